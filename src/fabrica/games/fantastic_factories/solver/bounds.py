"""The most that a work phase can still bring: a bound that no line exceeds.

Everything has a price: dice by their face, energy, metal, cards in hand by their tool. At any prices, what a seat ends with is
worth at most what it has now at these prices, and the profit of every exchange that is still open and makes one: a line
pays for each exchange with what it has or gains, and uses each card once. Good prices give a low bound, any prices a true one.
"""

from __future__ import annotations

from typing import Any

from fabrica.engine.backend import apart
from fabrica.engine.bit_sets import has, lowest, without_lowest
from fabrica.games.fantastic_factories.ai.card_values import ROUND
from fabrica.games.fantastic_factories.ai.prospects import SECOND
from fabrica.games.fantastic_factories.ai.reach import DICE_ENOUGH, PLENTY, dice_in_reach, draws, in_reach
from fabrica.games.fantastic_factories.ai.worth import rounds_to_come
from fabrica.games.fantastic_factories.rules.ending import prestige
from fabrica.games.fantastic_factories.rules.moves import ACTIVATE, BUILD, KIND, RESEARCH_WITH, SPECIALIST, A, B
from fabrica.games.fantastic_factories.rules.state import ALL_FACES, NOBODY, NOTHING, dice_showing, energy, metal
from fabrica.games.fantastic_factories.rules.tables import BRINGS_DIE, DIE, OF_TOOL, REROLLS, SEVERAL, TOOL
from fabrica.games.fantastic_factories.solver.end_value_bound import ALL_KEPT, ROUNDING, end_worth, hope, use_to_come
from fabrica.games.fantastic_factories.solver.lucky_bound import drawn_card, rerolls_profit
from fabrica.games.fantastic_factories.solver.move_order import (
    ANYTHING,
    BUILD_RANK,
    BUILT_SHIFT,
    FRESH,
    LASTING,
    LATE,
    OPEN,
    PLAIN,
    built,
    last,
)
from fabrica.games.fantastic_factories.solver.profits import (
    DEAREST,
    DISCARDED,
    DRAWN,
    ENERGY_PRICE,
    GOOD,
    IMPOSSIBLE,
    KEPT,
    METAL_PRICE,
    NO_ROW,
    NONE_LEFT_OUT,
    POINT,
    PRICES,
    ROLLED,
    TOOL_PRICE,
    best_row,
    build_profit,
    card_profit,
    faces_open,
    floors_profit,
    is_left_out,
    note_build,
    note_use,
    waiting_profit,
)
from fabrica.games.fantastic_factories.solver.without_luck import unseen_cards, unseen_dice

# Of a position, whatever the prices: what may follow, the cards and dice in reach, the faces that may still be made.
# If what is kept counts, the rounds to come; else -1. What was decided beforehand: cards that are not used, that are used, that
# are not built, that are built; places at the headquarters where no die goes, or at least one; uses of cards that are left out.
ORDER, NEAR, HAVE, MADE_YET, ROUNDS, NOT_USED, USED, NOT_BUILT, BUILT, NOT_PLACED, PLACED, LEFT_OUT = range(12)
NOTES = LEFT_OUT + len(NONE_LEFT_OUT)
DECISIONS = range(NOT_USED, NOTES)


def prepare(s: Any, seat: int, order: int, keeping: int, luck: int, notes: Any) -> None:
    """What the bound needs to know of a position. With luck, anything may follow."""
    me = s.seats[seat]
    notes[ROUNDS] = rounds_to_come(s, seat) if keeping == 1 else -1
    near = in_reach(s, me)
    have = me.have
    if luck == 1:
        order = ANYTHING | LATE
    if order & PLAIN != 0:
        have = dice_in_reach(me, near, luck, order & FRESH != 0)
    made = 0
    for face in range(1, 7):
        if dice_showing(have, face) > dice_showing(me.have, face):
            made |= 1 << (face - 1)
    notes[ORDER] = order
    notes[NEAR] = near
    notes[HAVE] = dice_alone(have) + PLENTY
    notes[MADE_YET] = made


def is_decided(notes: Any, move: int) -> bool:
    """Was it decided that this move is not made?"""
    kind = KIND[move]
    if RESEARCH_WITH <= kind < BUILD:
        return has(notes[NOT_PLACED], move - RESEARCH_WITH)
    if kind == BUILD:
        return has(notes[NOT_BUILT], A[move])
    if kind == ACTIVATE and is_left_out(notes[LEFT_OUT:], A[move]):
        return True
    return ACTIVATE <= kind < SPECIALIST and has(notes[NOT_USED], B[move])


def dice_alone(have: int) -> int:
    dice = 0
    for face in range(1, 7):
        dice += DIE[face] * min(DICE_ENOUGH, dice_showing(have, face))
    return dice


def most(s: Any, seat: int, p: Any, g: Any, luck: int, notes: Any) -> float:
    """The bound at prices p, and how much of each thing is left over then: its price may be too high."""
    apart()
    rounds = notes[ROUNDS]
    if rounds <= ROUND:
        return most_after(s, seat, p, g, luck, rounds, notes)
    best, at = most_after(s, seat, p, g, luck, ROUND, notes), ROUND
    if rounds > ALL_KEPT:
        found = most_after(s, seat, p, g, luck, ALL_KEPT, notes)
        if found > best:
            best, at = found, ALL_KEPT
    found = most_after(s, seat, p, g, luck, rounds, notes)
    if found > best:
        return found + ROUNDING
    return most_after(s, seat, p, g, luck, at, notes) + ROUNDING


def most_after(s: Any, seat: int, p: Any, g: Any, luck: int, rounds: int, notes: Any) -> float:
    """The bound if so many rounds are to come; -1: nothing but points counts."""
    apart()
    me = s.seats[seat]
    for i in range(PRICES):
        g[i] = 0.0
    set_prices(s, me, p, luck, rounds, notes)
    total = p[GOOD] * me.goods + p[POINT] * prestige(me.compound) + assets_at(me, p, g, notes[ORDER]) + hand_at(me, p, g, luck)
    total += p[DRAWN] * unseen_cards(me) + p[ROLLED] * unseen_dice(me)
    g[KEPT] += unseen_cards(me)
    faces = notes[MADE_YET] | faces_open(notes[ORDER])
    total += floors_profit(me, notes[HAVE], p, g, faces, ~notes[NOT_PLACED], notes[PLACED])
    total += waiting_profit(me, p, g) + uses_profit(s, me, p, g, notes) + builds_profit(s, me, p, g, luck, rounds, notes)
    if luck == 1 and notes[NEAR] & REROLLS != 0:
        total += rerolls_profit(me, notes[NEAR], p)
    return total if rounds < 0 else total + end_worth(s, seat, rounds, p, g)


def set_prices(s: Any, me: Any, p: Any, luck: int, rounds: int, notes: Any) -> None:
    """The prices that follow from the others. Without luck, what chance brings is worth nothing but a card that is kept."""
    p[DEAREST] = p[0]
    for face in range(1, 6):
        p[DEAREST] = max(p[DEAREST], p[face])
    p[ROLLED] = p[DEAREST] if luck == 1 else 0.0
    if rounds < 0:
        p[KEPT] = 0.0
    p[DRAWN] = p[KEPT]
    if luck == 1 and draws(me, notes[NEAR]):
        p[DRAWN] = drawn_card(s, me, notes[NEAR], p)


def assets_at(me: Any, p: Any, g: Any, order: int) -> float:
    """What a seat has. In the end, when cards are only built, dice are worth nothing."""
    g[ENERGY_PRICE] += energy(me)
    g[METAL_PRICE] += metal(me)
    if order & OPEN != 0:
        for face in range(1, 7):
            g[face - 1] += dice_showing(me.have, face)
        if order & FRESH != 0 and me.hired != NOBODY and has(BRINGS_DIE, me.hired):
            g[dearest(p)] += 1.0
    value = 0.0
    for thing in range(TOOL_PRICE):
        value += g[thing] * p[thing]
    return value


def dearest(p: Any) -> int:
    """The face of the dearest die, less 1."""
    at = 0
    for face in range(1, 6):
        if p[face] > p[at]:
            at = face
    return at


def hand_at(me: Any, p: Any, g: Any, luck: int) -> float:
    """The hand: cards of a tool are built with in pairs; others are discarded, or kept. With luck, an odd card finds another."""
    value = 0.0
    other = KEPT if p[KEPT] > p[DISCARDED] else DISCARDED
    for tool in range(len(OF_TOOL)):
        cards = of_tool(me, tool)
        pairs = 0
        if p[TOOL_PRICE + tool] > p[other]:
            pairs = cards if luck == 1 else cards & ~1
        g[TOOL_PRICE + tool] += pairs
        g[other] += cards - pairs
        value += pairs * p[TOOL_PRICE + tool] + (cards - pairs) * p[other]
    return value


def of_tool(me: Any, tool: int) -> int:
    """The cards in hand of a tool."""
    count = 0
    kinds = me.hand.kinds & OF_TOOL[tool]
    while kinds != 0:
        count += me.hand.count[lowest(kinds)]
        kinds = without_lowest(kinds)
    return count


def uses_profit(s: Any, me: Any, p: Any, g: Any, notes: Any) -> float:
    """Every unused building, used as it pays best."""
    total = 0.0
    if notes[ORDER] & LASTING == 0:
        return IMPOSSIBLE if notes[USED] & ~me.activated != 0 else total
    cards = me.compound.kinds & ~me.activated & ~notes[NOT_USED]
    while cards != 0:
        total += use_profit(s, lowest(cards), p, g, notes)
        cards = without_lowest(cards)
    if me.replicating != NOTHING:
        total += use_profit(s, me.replicating, p, g, notes)
    return total


def use_profit(s: Any, card: int, p: Any, g: Any, notes: Any) -> float:
    must = has(notes[USED], card)
    order, least = order_of(notes[ORDER], card), IMPOSSIBLE if must else 0.0
    row = best_row(s, card, notes[HAVE], p, order, notes[MADE_YET], least, notes[LEFT_OUT:])
    if must and row == NO_ROW:
        return IMPOSSIBLE
    note_use(card, row, p, g)
    return card_profit(card, row, p)


def order_of(order: int, card: int) -> int:
    """What may follow for a card: it need not be used at once if another must."""
    return order if built(order) - 1 == card else order & ~(-1 << BUILT_SHIFT)


def builds_profit(s: Any, me: Any, p: Any, g: Any, luck: int, rounds: int, notes: Any) -> float:
    """Every card in hand that has another of its tool, built if it pays; two that are kept instead may be built later."""
    if luck == 0 and notes[BUILT] & ~(me.hand.kinds | me.compound.kinds) != 0:
        return IMPOSSIBLE
    total = first = second = 0.0
    cards = me.hand.kinds & (SEVERAL | ~me.compound.kinds)
    while cards != 0:
        card = lowest(cards)
        cards = without_lowest(cards)
        partners = of_tool(me, TOOL[card])
        profit = 0.0
        if (luck == 1 or partners > 1) and may_be_built(notes[ORDER], card) and not has(notes[NOT_BUILT], card):
            profit = copies_profit(s, me, card, p, g, luck, rounds, notes)
            total += profit
        if rounds >= 0:
            given_up = 0.0 if me.hand.count[card] > 1 else profit
            first = max(first, hope(me, card, partners, rounds) - given_up)
            second = max(second, hope(me, card, partners, rounds) * SECOND / 100 - given_up)
    return total + first + second


def may_be_built(order: int, card: int) -> bool:
    return order & LASTING != 0 or BUILD_RANK[card] >= last(order)


def copies_profit(s: Any, me: Any, card: int, p: Any, g: Any, luck: int, rounds: int, notes: Any) -> float:
    """Every copy of a card, built if it pays; the first, if it must be."""
    made = ALL_FACES if notes[ORDER] & PLAIN != 0 else 0
    row = best_row(s, card, notes[HAVE], p, notes[ORDER] | (card + 1) << BUILT_SHIFT, made, 0.0, notes[LEFT_OUT:])
    use = card_profit(card, row, p)
    if rounds > 0:
        use += use_to_come(me, card, rounds)
    total = 0.0
    for copy in range(me.hand.count[card] if has(SEVERAL, card) else 1):
        profit = use + build_profit(me, card, me.compound.count[card] + copy, p, luck)
        if profit > 0.0 or (copy == 0 and has(notes[BUILT] & ~me.compound.kinds, card)):
            total += profit
            note_use(card, row, p, g)
            note_build(me, card, g, luck)
    return total

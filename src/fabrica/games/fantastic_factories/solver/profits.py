"""The profit of an exchange at given prices: of a use of a card, of a floor of the headquarters, of a build.

Each adds what it takes and brings to `g`: how much of each thing is left over, if everything that makes a profit is done.
"""

from __future__ import annotations

from typing import Any

from fabrica.engine.bit_sets import has, lowest, without_lowest
from fabrica.games.fantastic_factories.ai.reach import END_ROW, FIRST_ROW
from fabrica.games.fantastic_factories.components import FLOOR_SLOTS, GENERATE_MOST, REFUND_MOST
from fabrica.games.fantastic_factories.rules.activation import on_offer
from fabrica.games.fantastic_factories.rules.moves import A
from fabrica.games.fantastic_factories.rules.state import (
    DISCARD,
    GENERATE,
    MINE,
    REFUND,
    RESEARCH,
    count_dice,
    covers,
    dice_showing,
    monuments,
)
from fabrica.games.fantastic_factories.rules.tables import (
    CARDS_PAID,
    DISCOUNT,
    ENERGY_MASK,
    ENERGY_SHIFT,
    GAIN,
    GAIN_CARDS,
    GAIN_GOODS,
    GAIN_ROLLS,
    LANES,
    OF_TOOL,
    PAY,
    PRESTIGE,
    PRESTIGE_STEP,
    PRINTED_ENERGY,
    PRINTED_METAL,
    REFUNDS,
    REPLICATOR,
    REPLICATOR_FEE,
    ROW_OF,
    TOOL,
    TRIGGER_CARDS,
    TRIGGER_GAIN,
    USABLE,
)
from fabrica.games.fantastic_factories.solver.move_order import CARD_RANK, FOR_GOODS, PLAIN, TIME, is_open, last

# Where the prices stand in a row: dice that show 1 to 6, energy, metal, a card of each tool to build with, a card to discard for
# a use, a card that is kept. What follows from them: the dearest die, a die that is rolled, a card that is drawn; and at last a
# good and a point.
THINGS = ("die1", "die2", "die3", "die4", "die5", "die6", "energy", "metal")
ENERGY_PRICE, METAL_PRICE, TOOL_PRICE = 6, 7, 8
DISCARDED = TOOL_PRICE + len(OF_TOOL)
KEPT = DISCARDED + 1
PRICES = KEPT + 1
DEAREST, ROLLED, DRAWN, GOOD, POINT = range(PRICES, PRICES + 5)
ALL_PRICES = PRICES + 5
NO_ROW = -1
IMPOSSIBLE = -1e6
ROWS_TOGETHER = 60  # ways of using cards, in one note
NONE_LEFT_OUT = (0,) * (len(ROW_OF) // ROWS_TOGETHER + 1)
FEE = (REPLICATOR_FEE >> ENERGY_SHIFT) & ENERGY_MASK


def amounts(bag: int) -> tuple[int, ...]:
    return tuple((bag >> LANES.shift[name]) & LANES.most[name] for name in THINGS)


# What a use brings less what it takes; a card that answers has one row, and brings its answer.
ANSWER = tuple(0 if USABLE >> card & 1 else TRIGGER_GAIN[card] for card in ROW_OF)
BRINGS = tuple(
    tuple(g + a for g, a in zip(amounts(gain), amounts(answer), strict=True)) for gain, answer in zip(GAIN, ANSWER, strict=True)
)
NET = tuple(tuple(b - p for b, p in zip(brings, amounts(pay), strict=True)) for brings, pay in zip(BRINGS, PAY, strict=True))
CARDS_DRAWN = tuple(
    cards + (0 if USABLE >> card & 1 else TRIGGER_CARDS[card]) for card, cards in zip(ROW_OF, GAIN_CARDS, strict=True)
)


# The buildings


def row_profit(row: int, p: Any) -> float:
    card = ROW_OF[row]
    profit = p[GOOD] * GAIN_GOODS[row] + p[DRAWN] * CARDS_DRAWN[row] + p[ROLLED] * GAIN_ROLLS[row]
    profit -= CARDS_PAID[card] * p[DISCARDED]
    for thing in range(TOOL_PRICE):
        profit += NET[row][thing] * p[thing]
    if has(REFUNDS, card):
        profit += REFUND_MOST * max(p[ENERGY_PRICE], p[METAL_PRICE])
    return profit


def may_come(order: int, made: int, row: int) -> bool:
    """May a building be used like this, now or with dice that are still to be made?"""
    return TIME[row] & made != 0 or is_open(order, ROW_OF[row], TIME[row])


def best_row(s: Any, card: int, have: int, p: Any, order: int, made: int, least: float, left_out: Any) -> int:
    """How a building is used best, with at least such a profit; NO_ROW if there is none."""
    if card == REPLICATOR:
        return best_copy(s, have, p, order, least)
    best = least
    found = NO_ROW
    for row in range(FIRST_ROW[card], END_ROW[card]):
        if covers(have, PAY[row]) and may_come(order, made, row) and not is_left_out(left_out, row):
            profit = row_profit(row, p)
            if profit > best:
                best = profit
                found = row
    return found


def is_left_out(left_out: Any, row: int) -> bool:
    return has(left_out[row // ROWS_TOGETHER], row % ROWS_TOGETHER)


def best_copy(s: Any, have: int, p: Any, order: int, least: float) -> int:
    best = FEE * p[ENERGY_PRICE] + least
    found = NO_ROW
    cards = on_offer(s) & ~(1 << REPLICATOR)
    while cards != 0:
        card = lowest(cards)
        cards = without_lowest(cards)
        for row in range(FIRST_ROW[card], END_ROW[card]):
            if covers(have, PAY[row]) and is_open(order, REPLICATOR, FOR_GOODS if TIME[row] == FOR_GOODS else PLAIN):
                profit = row_profit(row, p)
                if profit > best:
                    best = profit
                    found = row
    return found


def card_profit(card: int, row: int, p: Any) -> float:
    """The profit of a card that is used by a row."""
    if row == NO_ROW:
        return 0.0
    return row_profit(row, p) - (FEE * p[ENERGY_PRICE] if card == REPLICATOR else 0.0)


def note_use(card: int, row: int, p: Any, g: Any) -> None:
    if row == NO_ROW:
        return
    for thing in range(TOOL_PRICE):
        g[thing] += NET[row][thing]
    g[DISCARDED] -= CARDS_PAID[ROW_OF[row]]
    g[KEPT] += CARDS_DRAWN[row]
    if card == REPLICATOR:
        g[ENERGY_PRICE] -= FEE
    if has(REFUNDS, ROW_OF[row]):
        refund_profit(p, g)


def waiting_profit(me: Any, p: Any, g: Any) -> float:
    """A use that waits for cards to be discarded, or for a choice of what is refunded: all but that is paid."""
    if me.pending == REFUND:
        return refund_profit(p, g)
    if me.pending != DISCARD:
        return 0.0
    row = A[me.about]
    profit = p[GOOD] * GAIN_GOODS[row] + p[DRAWN] * CARDS_DRAWN[row] + p[ROLLED] * GAIN_ROLLS[row] - me.owed * p[DISCARDED]
    g[DISCARDED] -= me.owed
    g[KEPT] += CARDS_DRAWN[row]
    for thing in range(TOOL_PRICE):
        g[thing] += BRINGS[row][thing]
        profit += BRINGS[row][thing] * p[thing]
    return profit + refund_profit(p, g) if has(REFUNDS, ROW_OF[row]) else profit


def refund_profit(p: Any, g: Any) -> float:
    dearer = ENERGY_PRICE if p[ENERGY_PRICE] > p[METAL_PRICE] else METAL_PRICE
    g[dearer] += REFUND_MOST
    return REFUND_MOST * p[dearer]


# The headquarters


def floors_profit(me: Any, have: int, p: Any, g: Any, faces: int, places: int, must: int) -> float:
    """All floors, with dice of these faces at these places, counted as the moves; at some there must be one."""
    return (
        floor_profit(me.floors[RESEARCH], have, p, g, faces, places, must, 1, 6, DRAWN)
        + floor_profit(me.floors[GENERATE], have, p, g, faces, places >> 6, must >> 6, 1, GENERATE_MOST, ENERGY_PRICE)
        + floor_profit(me.floors[MINE], have, p, g, faces, places >> 6, must >> 6, GENERATE_MOST + 1, 6, METAL_PRICE)
    )


def floor_profit(
    floor: int, have: int, p: Any, g: Any, faces: int, places: int, must: int, low: int, high: int, thing: int
) -> float:  # fmt: skip
    """The free slots of a floor, each with the die that makes most; the first die, and one that must be there, has no match."""
    slots = FLOOR_SLOTS - count_dice(floor)
    total = 0.0
    first = slots == FLOOR_SLOTS
    for face in range(low, high + 1):
        if has(must, face - 1) and dice_showing(floor, face) == 0:
            if slots == 0:
                return IMPOSSIBLE
            total += placed_profit(floor, have, p, g, faces & 1 << (face - 1), low, high, thing, 1, 0, IMPOSSIBLE)
            slots -= 1
            first = False
    if slots <= 0:
        return total
    if first:
        total += placed_profit(floor, have, p, g, faces & places, low, high, thing, 1, 0, 0.0)
        slots -= 1
    return total + placed_profit(floor, have, p, g, faces & places, low, high, thing, slots, 1, 0.0)


def placed_profit(
    floor: int, have: int, p: Any, g: Any, faces: int, low: int, high: int, thing: int, slots: int, match: int, least: float
) -> float:  # fmt: skip
    best = least
    at = 0
    gain = 0
    for face in range(low, high + 1):
        dice = dice_showing(have, face)
        if dice > 0 and has(faces, face - 1):
            brings = (face if thing == ENERGY_PRICE else 1) + (match if dice > 1 or dice_showing(floor, face) > 0 else 0)
            profit = brings * p[thing] - p[face - 1]
            if profit > best:
                best = profit
                at = face
                gain = brings
    if at > 0:
        g[at - 1] -= slots
        g[KEPT if thing == DRAWN else thing] += slots * gain
    return slots * best


def faces_open(order: int) -> int:
    """The faces that may go to the headquarters."""
    return order & ((1 << CARD_RANK) - 1) & ~((1 << min(last(order), CARD_RANK)) - 1)


# Building


def build_profit(me: Any, card: int, standing: int, p: Any, luck: int) -> float:
    """Prestige less the cost, the card itself and the one that is discarded."""
    gain = p[POINT] * (PRESTIGE[card] + PRESTIGE_STEP[card] * standing)
    cost = metal_cost(me, card, luck) * p[METAL_PRICE] + PRINTED_ENERGY[card] * p[ENERGY_PRICE]
    return gain - cost - 2 * p[TOOL_PRICE + TOOL[card]]


def metal_cost(me: Any, card: int, luck: int) -> int:
    """The least metal that a card can cost yet."""
    if DISCOUNT[card] == 0:
        return PRINTED_METAL[card]
    return 0 if luck == 1 else max(0, PRINTED_METAL[card] - DISCOUNT[card] * (monuments(me.compound) + monuments(me.hand)))


def note_build(me: Any, card: int, g: Any, luck: int) -> None:
    g[METAL_PRICE] -= metal_cost(me, card, luck)
    g[ENERGY_PRICE] -= PRINTED_ENERGY[card]
    g[TOOL_PRICE + TOOL[card]] -= 2

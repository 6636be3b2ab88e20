"""What must hold after every move of every game, and which rare things happened. Written as rules, so that it runs compiled."""

from __future__ import annotations

from typing import Any

from fabrica.engine.any_game import active, legal, play
from fabrica.engine.backend import apart
from fabrica.engine.bit_sets import has, lowest, without_lowest
from fabrica.engine.piles import KINDS
from fabrica.engine.random_play import DECISIONS_MOST, any_active, first_luck, next_luck, note, start, weighted
from fabrica.games.fantastic_factories.components import FLOOR_SLOTS, HAND_LIMIT, RESOURCE_LIMIT, ROW, START_DICE
from fabrica.games.fantastic_factories.rules.moves import (
    ACTIVATE,
    BUILD,
    DROP_CARD,
    DROP_METAL,
    GAIN_REFUND,
    GIVE_TO,
    HIRE,
    KIND,
    PASS,
    ROLL,
    SET,
    SPECIALIST,
    A,
    B,
)
from fabrica.games.fantastic_factories.rules.rounds import end_is_triggered
from fabrica.games.fantastic_factories.rules.state import (
    DROP,
    EMPTY,
    MARKET,
    NONE,
    NOTHING,
    OVER,
    REROLL,
    WORK,
    count_dice,
    energy,
    metal,
    unplaced_dice,
)
from fabrica.games.fantastic_factories.rules.tables import (
    COPIES,
    CREW_COPIES,
    CREW_ID,
    DICE_MASK,
    GAIN,
    GAIN_ROLLS,
    GUARDS,
    ID,
    N_BLUEPRINTS,
    N_CONTRACTORS,
    ON_BUILD,
    PAY,
    PLACED,
    SEVERAL,
    WORKER_SHIFT,
)

BROKEN = (
    "holds",
    "a blueprint was lost or found",
    "a contractor was lost or found",
    "a pile does not agree with itself",
    "something is negative or overflows",
    "goods went down",
    "a card was used twice in a round",
    "a card was used that is not built",
    "a die was lost or found",
    "a floor holds too many dice, or one that it does not take",
    "the limits do not hold after the work phase",
    "a second copy was built of a card that does not allow it",
    "a settled choice left something behind",
    "the last round did not follow the end trigger",
    "an active seat has no legal move",
    "the game does not end",
    "a place of the market was left empty though there were cards",
    "a seat drops while another works",
)
(HOLDS, LOST_BLUEPRINT, LOST_CONTRACTOR, BAD_PILE, OVERFLOW, GOODS_DOWN, USED_TWICE, USED_UNBUILT, LOST_DIE, BAD_FLOOR, LIMITS,
 DUPLICATE, UNSETTLED, LAST_ROUND, NO_MOVE, ENDLESS, GAP, EARLY_DROP) = range(18)  # fmt: skip

ENGINEER, FOREMAN, BEACON, MEGALITH = CREW_ID["engineer"], CREW_ID["foreman"], ID["beacon"], ID["megalith"]
SCRAP_YARD, SOLAR_ARRAY = ID["scrap_yard"], ID["solar_array"]


def broken(before: Any, s: Any, seat: int, move: int, total: Any) -> int:
    """The first promise that a move broke; 0 when all hold."""
    apart()
    code = broken_cards(s, total)
    if code == HOLDS:
        code = broken_uses(before, s, seat, move)
    if code == HOLDS:
        code = broken_round(before, s)
    if code == HOLDS:
        code = broken_market(before, s)
    for other in range(s.players):
        if code == HOLDS:
            code = broken_seat(before.seats[other], s.seats[other])
    return code


def broken_cards(s: Any, total: Any) -> int:
    """The cards of all piles and the market are those of the box."""
    if bad_pile(s.blueprint_deck) or bad_pile(s.blueprint_discards) or bad_pile(s.machine):
        return BAD_PILE
    if bad_pile(s.contractor_deck) or bad_pile(s.contractor_discards):
        return BAD_PILE
    for card in range(N_CONTRACTORS):
        total[card] = s.contractor_deck.count[card] + s.contractor_discards.count[card]
    add_row(s.contractors, total)
    for card in range(N_CONTRACTORS):
        if total[card] != CREW_COPIES[card]:
            return LOST_CONTRACTOR
    for card in range(N_BLUEPRINTS):
        total[card] = s.blueprint_deck.count[card] + s.blueprint_discards.count[card] + s.machine.count[card]
    for seat in range(s.players):
        me = s.seats[seat]
        for card in range(N_BLUEPRINTS):
            total[card] += me.hand.count[card] + me.compound.count[card]
    add_row(s.blueprints, total)
    for card in range(N_BLUEPRINTS):
        if total[card] != COPIES[card]:
            return LOST_BLUEPRINT
    return HOLDS


def add_row(row: Any, total: Any) -> None:
    for slot in range(ROW):
        if row[slot] != EMPTY:
            total[row[slot]] += 1


def bad_pile(pile: Any) -> bool:
    """Do the counts, their sum and the set of kinds disagree?"""
    size = least = 0
    for kind in range(KINDS):
        size += pile.count[kind]
        least = min(least, pile.count[kind])
    held = 0
    kinds = pile.kinds
    while kinds != 0:
        count = pile.count[lowest(kinds)]
        held += count
        if count == 0:
            return True
        kinds = without_lowest(kinds)
    return least < 0 or size != pile.size or held != size


def broken_seat(before: Any, me: Any) -> int:
    if bad_pile(me.hand) or bad_pile(me.compound):
        return BAD_PILE
    if me.have < 0 or me.have & GUARDS != 0 or me.placed < 0 or me.owed < 0 or me.about < 0:
        return OVERFLOW
    if me.goods < before.goods:
        return GOODS_DOWN
    if me.activated & ~me.compound.kinds != 0:
        return USED_UNBUILT
    if me.pending == NONE and (me.about != 0 or me.owed != 0):
        return UNSETTLED
    several = me.compound.kinds & ~SEVERAL
    while several != 0:
        if me.compound.count[lowest(several)] > 1:
            return DUPLICATE
        several = without_lowest(several)
    return BAD_FLOOR if bad_floors(me) else HOLDS


def bad_floors(me: Any) -> bool:
    for floor in range(3):
        workers = me.floors[floor] >> WORKER_SHIFT
        if workers > FLOOR_SLOTS or count_dice(me.floors[floor]) != workers:
            return True
    high_on_generate = count_dice(me.floors[1] & (DICE_MASK & ~((1 << 18) - 1)))
    low_on_mine = count_dice(me.floors[2] & ((1 << 18) - 1))
    return high_on_generate + low_on_mine > 0


def broken_uses(before: Any, s: Any, seat: int, move: int) -> int:
    """Each card once a round; no die comes from nowhere."""
    me = s.seats[seat]
    old = before.seats[seat]
    if ACTIVATE <= move < SPECIALIST:
        by = B[move]
        if has(old.activated, by) or not has(me.activated, by):
            return USED_TWICE
    if s.round == before.round and s.phase == WORK and before.phase == WORK:
        if old.activated & ~me.activated != 0:
            return USED_TWICE
        if all_dice(me) != all_dice(old) + dice_gained(old, move):
            return LOST_DIE
    return HOLDS


def all_dice(me: Any) -> int:
    dice = count_dice(unplaced_dice(me)) + count_dice(me.placed)
    for floor in range(3):
        dice += count_dice(me.floors[floor])
    return dice + count_dice(me.about) if me.pending == REROLL else dice


def dice_gained(old: Any, move: int) -> int:
    if ACTIVATE <= move < SPECIALIST:
        row = A[move]
        changed = count_dice(PAY[row] & DICE_MASK) - count_dice(PLACED[row])
        return count_dice(GAIN[row] & DICE_MASK) + GAIN_ROLLS[row] - changed
    if KIND[move] == SPECIALIST or KIND[move] == SET:
        return 1
    if move == ROLL and old.pending != REROLL:
        return START_DICE - count_dice(unplaced_dice(old))
    return 0


def broken_round(before: Any, s: Any) -> int:
    """The limits hold when the work phase is over, and the end comes one round after its trigger."""
    if before.phase == WORK and s.phase != WORK:
        for seat in range(s.players):
            me = s.seats[seat]
            if metal(me) + energy(me) > RESOURCE_LIMIT or me.hand.size > HAND_LIMIT:
                return LIMITS
        if before.last_round == 1:
            return HOLDS if s.phase == OVER else LAST_ROUND
        triggered = 1 if end_is_triggered(s) else 0
        return HOLDS if s.last_round == triggered and s.phase == MARKET else LAST_ROUND
    return HOLDS


def broken_market(before: Any, s: Any) -> int:
    """After a market turn and after The Machine's action no place is empty, if cards are left; all drop at the same time."""
    turn_is_over = before.phase == MARKET and (s.phase != MARKET or s.turn != before.turn)
    machine_acted = before.phase == WORK and s.phase != WORK and s.players == 1
    if turn_is_over or machine_acted:
        for slot in range(ROW):
            if s.blueprints[slot] == EMPTY and s.blueprint_deck.size + s.blueprint_discards.size > 0:
                return GAP
    working = dropping = 0
    for seat in range(s.players):
        working += 1 if s.seats[seat].finished == 0 and s.seats[seat].pending != DROP else 0
        dropping += 1 if s.seats[seat].pending == DROP else 0
    return EARLY_DROP if working > 0 and dropping > 0 else HOLDS


RARE = (
    "the blueprint deck was refilled",
    "the contractor deck was refilled",
    "a market slot stayed empty",
    "no blueprint was left to draw",
    "a seat had to pass",
    "the Engineer set a duplicate aside",
    "a gift was handed over by choice",
    "the Foreman set a die",
    "a refund was chosen",
    "dice were rolled again",
    "a passive card was replicated",
    "Scrap Yard and Solar Array answered one build",
    "a replicated passive card answered",
    "a fourth Beacon was built",
    "a Megalith was built with a discount",
    "a hand held more than 15 cards",
    "metal or energy was dropped",
    "a card was dropped",
    "ten buildings ended the game",
    "The Machine ended the game",
    "a win was shared",
)


def rare(before: Any, s: Any, seat: int, move: int, tally: Any) -> None:
    """Count the rare things that a move brought."""
    apart()
    me = s.seats[seat]
    old = before.seats[seat]
    kind = KIND[move]
    empty = 0
    for slot in range(ROW):
        empty += 1 if s.blueprints[slot] == EMPTY else 0
    tally[0] += 1 if s.blueprint_deck.size > before.blueprint_deck.size else 0
    tally[1] += 1 if s.contractor_deck.size > before.contractor_deck.size else 0
    tally[2] += 1 if empty > 0 else 0
    tally[3] += 1 if s.blueprint_deck.size + s.blueprint_discards.size == 0 else 0
    tally[4] += 1 if move == PASS else 0
    if kind == HIRE and A[move] == ENGINEER:
        tally[5] += 1 if s.blueprint_discards.size > before.blueprint_discards.size + 1 else 0
    tally[6] += 1 if kind == GIVE_TO else 0
    tally[7] += 1 if kind == SET else 0
    tally[8] += 1 if kind == GAIN_REFUND else 0
    tally[9] += 1 if move == ROLL and old.pending == REROLL else 0
    tally[10] += 1 if me.replicating != NOTHING and old.replicating == NOTHING else 0
    answered = me.activated & ~old.activated & ON_BUILD
    if kind in (BUILD, HIRE):
        tally[11] += 1 if has(answered, SCRAP_YARD) and has(answered, SOLAR_ARRAY) else 0
    tally[12] += 1 if old.replicating != NOTHING and me.replicating == NOTHING and s.round == before.round else 0
    tally[13] += 1 if me.compound.count[BEACON] == 4 and old.compound.count[BEACON] == 3 else 0
    if me.compound.count[MEGALITH] > old.compound.count[MEGALITH] and kind == BUILD:
        tally[14] += 1 if metal(old) - metal(me) < 5 else 0
    tally[15] += 1 if me.hand.size > 15 else 0
    tally[16] += 1 if DROP_METAL <= kind < DROP_CARD else 0
    tally[17] += 1 if kind == DROP_CARD else 0


def rare_end(s: Any, won: int, tally: Any) -> None:
    for seat in range(s.players):
        if s.seats[seat].compound.size >= 10:
            tally[18] += 1
    tally[19] += 1 if s.machine_goods >= 12 else 0
    tally[20] += 1 if without_lowest(won) != 0 else 0


def soak_game(s: Any, before: Any, game: int, moves: Any, weights: Any, result: Any, tally: Any, total: Any) -> int:
    """A biased game, any active seat moving, checked after every move. Returns the first promise broken, or 0."""
    luck = first_luck(game)
    decisions = 0
    while active(s) != 0:
        luck = next_luck(luck)
        seat = any_active(s, luck)
        count = legal(s, seat, moves)
        if count == 0:
            return NO_MOVE
        luck = next_luck(luck)
        move = weighted(moves, count, weights[seat], luck)
        before[0] = s
        play(s, seat, move)
        decisions += 1
        code = broken(before[0], s, seat, move, total)
        if code != HOLDS or decisions >= DECISIONS_MOST:
            result.decisions = decisions
            return code if code != HOLDS else ENDLESS
        rare(before[0], s, seat, move, tally)
    note(s, decisions, 0, result)
    rare_end(s, result.winners, tally)
    return HOLDS


def soak_batch(
    states: Any,
    zero: Any,
    base: Any,
    first: int,
    seats: int,
    options: Any,
    moves: Any,
    weights: Any,
    results: Any,
    tally: Any,
    codes: Any,
    total: Any,
) -> None:
    """Games first, first + 1, … states[0] is the game, states[1:2] what it was before the move."""
    for i in range(results.shape[0]):
        states[0] = zero[0]
        start(states[0], base, first + i, seats, options)
        codes[i] = soak_game(states[0], states[1:2], first + i, moves, weights, results[i], tally, total)

"""What must hold after every move, as rules over the contract's names: they run compiled too."""

from __future__ import annotations

from typing import Any

from fabrica.engine.any_game import active, legal, play
from fabrica.engine.backend import apart
from fabrica.engine.bit_sets import lowest, size, without_lowest
from fabrica.engine.random_play import any_active, first_luck, next_luck, note, start, weighted
from fabrica.games.scythe.components import POPULARITY_MOST, POWER_MOST, STARS_TO_END, WORKERS
from fabrica.games.scythe.rules.conquest import TOKENS_KEPT
from fabrica.games.scythe.rules.control import sites
from fabrica.games.scythe.rules.draws import cards_in_hands
from fabrica.games.scythe.rules.map_tables import ENCOUNTER_PLACES, LAKES, TERRITORIES
from fabrica.games.scythe.rules.rulings import otherwise
from fabrica.games.scythe.rules.state import (
    CHOOSING_MAT,
    CHOOSING_UNIT,
    FINISHING,
    OVER,
    RETREATING,
    fighters_on,
    is_automa,
    mechs_on,
    mechs_out,
    owners,
    stars_of,
    tokens_at,
    units_on,
    workers_on,
    workers_out,
)
from fabrica.games.scythe.rules.tables import COPIES, N_STARS, N_VALUES, SLOTS
from scythe.coverage import COVERED, N_COVERED, cover

(HOLDS, CARDS, STARS, TRACKS, UNITS, LAKE, STRUCTURES, TWO_OWNERS, OBJECTIVES, BOARD, TIME, MATS, NO_MOVE, ENDLESS) = range(14)
BROKEN = (
    *("holds", "cards are conserved", "stars only grow, to six", "tracks have ends", "units are counted"),
    *("nothing is left alone on a lake", "one structure a hex", "one owner a place", "objectives are conserved"),
    *("the board's tokens and cards only go", "time goes on", "cubes and recruits fit", "no legal move", "endless"),
)
DECISIONS_MOST = 60_000
LONG = 20_000  # some biases never end a game: then all play without one
RARE = COVERED  # what is counted; after it, how often each move was made


def broken(before: Any, s: Any) -> int:
    """The first promise that does not hold after a move, or 0."""
    apart()
    if not cards_add_up(s):
        return CARDS
    if s.step >= FINISHING or s.round < before.round:
        return TIME
    if s.tokens & ~ENCOUNTER_PLACES != 0 or s.tokens & ~before.tokens != 0 or s.factory & ~before.factory != 0:
        return BOARD
    if s.step <= CHOOSING_MAT:
        return HOLDS
    seen = 0
    for seat in range(owners(s)):
        code = broken_seat(before, s, seat)
        if code != HOLDS:
            return code
        if sites(s.seats[seat]) & seen != 0:
            return STRUCTURES
        seen |= sites(s.seats[seat])
    if not lakes_are_clear(s):
        return LAKE
    return TWO_OWNERS if two_owners(s) else HOLDS


def cards_add_up(s: Any) -> bool:
    for value in range(N_VALUES):
        if s.deck[value] < 0 or s.discards[value] < 0:
            return False
        if s.deck[value] + s.discards[value] + cards_in_hands(s, value) != COPIES[value]:
            return False
    return True


def broken_seat(before: Any, s: Any, seat: int) -> int:
    me, was = s.seats[seat], before.seats[seat]
    if stars_of(me) > STARS_TO_END or (stars_of(me) == STARS_TO_END and s.step != OVER and s.step != RETREATING):
        return STARS
    for star in range(N_STARS):
        if me.stars[star] < was.stars[star]:
            return STARS
    if not (0 <= me.power <= POWER_MOST and 0 <= me.popularity <= POPULARITY_MOST and me.coins >= 0):
        return TRACKS
    if min(me.hand[0], me.hand[1], me.hand[2], me.hand[3]) < 0:
        return CARDS
    if workers_out(me) > WORKERS or (mechs_out(me) != size(me.abilities) and not is_automa(s, seat)):
        return UNITS
    if me.objectives & me.revealed != 0 or size(me.objectives) + size(me.revealed) > 2:
        return OBJECTIVES
    return HOLDS if mats_fit(me) else MATS


def mats_fit(me: Any) -> bool:
    if me.mat < 0:
        return True
    placed = 0
    for bottom in range(4):
        placed += me.slots[bottom]
        if me.slots[bottom] > SLOTS[me.mat][bottom]:
            return False
    return placed == size(me.cubes)


def lakes_are_clear(s: Any) -> bool:
    """No worker without an own mech, but while units retreat; no resource without a combat unit. The Automa leaves both."""
    fighters = 0
    for seat in range(owners(s)):
        me = s.seats[seat]
        fighters |= fighters_on(me)
        if workers_on(me) & LAKES & ~mechs_on(me) != 0 and s.step != RETREATING and not is_automa(s, seat):
            return False
    lakes = 0 if otherwise(s, TOKENS_KEPT) else LAKES & ~fighters
    while lakes != 0:
        if tokens_at(s, lowest(lakes)) > 0:
            return False
        lakes = without_lowest(lakes)
    return True


def two_owners(s: Any) -> bool:
    """Units of two owners on a place, but for combats to be fought."""
    both = 0
    seen = 0
    for seat in range(owners(s)):
        both |= seen & units_on(s.seats[seat])
        seen |= units_on(s.seats[seat])
    if both == 0:
        return False
    return both & ~TERRITORIES != 0 or not CHOOSING_UNIT <= s.step <= RETREATING or both & ~units_on(s.seats[s.turn]) != 0


def soak_game(s: Any, before: Any, game: int, moves: Any, weights: Any, result: Any, tally: Any) -> int:
    """A biased game, checked after every move. Returns the first promise broken, or 0."""
    luck = first_luck(game)
    decisions = 0
    while active(s) != 0:
        luck = next_luck(luck)
        seat = any_active(s, luck)
        number = legal(s, seat, moves)
        if number == 0:
            return NO_MOVE
        luck = next_luck(luck)
        move = weighted(moves, number, weights[seat], luck) if decisions < LONG else moves[(luck * number) >> 32]
        before[0] = s
        play(s, seat, move)
        decisions += 1
        code = broken(before[0], s)
        if code != HOLDS or decisions >= DECISIONS_MOST:
            result.decisions = decisions
            return code if code != HOLDS else ENDLESS
        tally[N_COVERED + move] += 1
        cover(before[0], s, seat, move, tally)
    note(s, decisions, 0, result)
    return HOLDS


def soak_batch(
    states: Any, zero: Any, base: Any, first: int, seats: int, options: Any, moves: Any, weights: Any, results: Any, tally: Any,
    codes: Any, total: Any,
) -> None:  # fmt: skip
    """Games first, first + 1, … states[0] is the game, states[1:2] what it was before the move."""
    for i in range(results.shape[0]):
        states[0] = zero[0]
        start(states[0], base, first + i, seats, options)
        codes[i] = soak_game(states[0], states[1:2], first + i, moves, weights, results[i], tally)

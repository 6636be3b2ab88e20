"""The renewal phase, its first five steps: the army, the furnaces, points of 2a, the private factories, investments."""

from __future__ import annotations

from typing import Any

from fabrica.engine.backend import apart
from fabrica.engine.bit_sets import has
from fabrica.engine.telling import tell
from fabrica.games.stephens.components import ARMY_STEP
from fabrica.games.stephens.rules.facts import DESCENDED, EMPTIED, END_ALONE, GAINED, REFILLED, RENEWAL, RENOWN, SET_ASIDE
from fabrica.games.stephens.rules.moves import COLUMN, DONE
from fabrica.games.stephens.rules.rulings import bit_of, otherwise
from fabrica.games.stephens.rules.state import AUTOMA, COLUMNS, NOT_YET, able, first_mover, is_solo
from fabrica.games.stephens.rules.tables import (
    A2A,
    COLUMNS_MOST,
    DUNES,
    FOREST,
    INVESTMENT_CUBES,
    INVESTMENT_DUNES,
    INVESTMENT_FOREST,
    INVESTMENT_POINTS,
    INVESTMENT_ROW,
    N_PLACES,
    N_WOOD,
    POINTS,
    REFILLS,
)
from fabrica.games.stephens.rules.tracks import gain, meets_army, tell_who_met, trigger_end
from fabrica.games.stephens.solo_components import FINAL_RENEWAL, OPPONENT_FINAL, OPPONENTS

# The army's space of the final renewal, by opponent and level.
FINAL_SPACE = tuple(space if card.id == "none" else OPPONENT_FINAL for card in OPPONENTS for space in FINAL_RENEWAL.values())
N_SOLO_LEVELS = len(FINAL_RENEWAL)
REFILL_FOR_THREE = bit_of("refill_for_three")
REFILL_FOR_FOUR = bit_of("refill_for_four")


def begin_renewal(s: Any) -> None:
    """What happens by itself; then everyone activates investments, in turn order from the one who brought the phase."""
    apart()
    s.renewing = 1
    advance_army(s)
    tell(s, RENEWAL, s.army, s.final)
    refill_furnaces(s)
    points_of_renewal(s)
    empty_private_factories(s)
    tell_who_met(s)
    s.step = COLUMNS
    s.chooser = first_mover(s)


def advance_army(s: Any) -> None:
    """Five spaces; the end is triggered where it meets a score, in a solo game at the space of the level."""
    s.army = max(0, s.army - ARMY_STEP)
    for seat in range(s.players):
        if meets_army(s, seat):
            trigger_end(s)
    if is_solo(s) and s.turns_left == NOT_YET and reaches_final_space(s):
        s.turns_left = 1 if s.turn == AUTOMA else 2
        tell(s, END_ALONE, s.turns_left)


def reaches_final_space(s: Any) -> bool:
    """Has the army come to the space of a solo game's level, or of its opponent?"""
    return s.army <= FINAL_SPACE[s.opponent * N_SOLO_LEVELS + s.level]


def refill_furnaces(s: Any) -> None:
    """The empty ones only, by the number of players."""
    cubes = REFILLS[s.army // ARMY_STEP * 3 + players_for_refill(s) - 2]
    for furnace in range(N_PLACES):
        if s.furnaces[furnace] == 0:
            s.furnaces[furnace] = cubes
            tell(s, REFILLED, furnace, cubes)


def players_for_refill(s: Any) -> int:
    """Alone as with two players; by other rulings (A19) as with three or four."""
    if not is_solo(s):
        return s.players
    return 3 if otherwise(s, REFILL_FOR_THREE) else 4 if otherwise(s, REFILL_FOR_FOUR) else 2


def points_of_renewal(s: Any) -> None:
    """Ability 2a."""
    for seat in range(s.players):
        if able(s.seats[seat], A2A):
            points = gain(s, seat, POINTS, 1)
            tell(s, RENOWN, seat, points)


def empty_private_factories(s: Any) -> None:
    for cube in range(N_PLACES * N_WOOD):
        tell(s, EMPTIED, cube % N_WOOD, s.private[cube])
        s.private[cube] = 0


# Investments


def columns_of(me: Any) -> int:
    """As many as the longest row has cards."""
    return max(me.investments_size[0], me.investments_size[1], me.investments_size[2])


def column_forest(me: Any, column: int) -> int:
    """The steps down in the forest that a column costs."""
    cost = 0
    for row in range(N_WOOD):
        if column < me.investments_size[row]:
            cost += INVESTMENT_FOREST[me.investments[row * COLUMNS_MOST + column]]
    return cost


def column_dunes(me: Any, column: int) -> int:
    cost = 0
    for row in range(N_WOOD):
        if column < me.investments_size[row]:
            cost += INVESTMENT_DUNES[me.investments[row * COLUMNS_MOST + column]]
    return cost


def may_activate(me: Any, column: int) -> bool:
    """Once, and only if everything that it costs can be paid."""
    if has(me.columns, column):
        return False
    return me.have[FOREST] >= column_forest(me, column) and me.have[DUNES] >= column_dunes(me, column)


def can_activate_any(me: Any) -> bool:
    for column in range(columns_of(me)):
        if may_activate(me, column):
            return True
    return False


def legal_columns(me: Any, out: Any) -> int:
    n = 0
    for column in range(columns_of(me)):
        if may_activate(me, column):
            out[n] = COLUMN + column
            n += 1
    out[n] = DONE
    return n + 1


def activate_column(s: Any, seat: int, column: int) -> None:
    """All or nothing: down on the tracks, points, and cubes that are set aside for the private factories."""
    me = s.seats[seat]
    me.columns |= 1 << column
    descend(s, me, FOREST, column_forest(me, column))
    descend(s, me, DUNES, column_dunes(me, column))
    points = 0
    for row in range(N_WOOD):
        if column < me.investments_size[row]:
            card = me.investments[row * COLUMNS_MOST + column]
            points += gain(s, seat, POINTS, INVESTMENT_POINTS[card])
            if INVESTMENT_CUBES[card] > 0:
                me.aside[INVESTMENT_ROW[card]] += INVESTMENT_CUBES[card]
                tell(s, SET_ASIDE, INVESTMENT_ROW[card], INVESTMENT_CUBES[card])
    tell(s, GAINED, points)


def descend(s: Any, me: Any, track: int, steps: int) -> None:
    me.have[track] -= steps
    tell(s, DESCENDED, track, steps)

"""The end of the game: final scoring and winners."""

from __future__ import annotations

from typing import Any

from fabrica.engine.backend import apart
from fabrica.engine.bit_sets import lowest, size
from fabrica.engine.outcomes import leaders_with
from fabrica.games.stephens.components import (
    APPRENTICE_POINTS,
    COINS_FOR_POINT,
    CUBES_FOR_POINT,
    INFLUENCE_FOR_POINT,
    MASTER_POINTS,
    SET_POINTS,
    TYPES,
)
from fabrica.games.stephens.rules.rulings import bit_of, otherwise
from fabrica.games.stephens.rules.state import SEATS_MOST, able, is_solo
from fabrica.games.stephens.rules.tables import (
    A2B,
    A2C,
    A2D,
    A2E,
    COIN,
    CONTRACT_CUBES,
    CUBE,
    DUNES,
    FOREST,
    INFLUENCE,
    N_CUBES,
    N_LEVELS,
    N_ROWS,
    N_TYPES,
    POINTS,
    SECTOR_POINTS,
    TYPE_MOST,
)
from fabrica.games.stephens.rules.tracks import sets
from fabrica.games.stephens.solo_components import OPPONENT_TARGET, OPPONENTS, RANK_FROM, SCENARIO_CONTRACTS, SCENARIOS

N_SOLO_LEVELS = len(RANK_FROM)
NEEDED = tuple(  # in a solo game, by opponent and level: the target, or the second rank
    RANK_FROM[level][1] if card.id == "none" else OPPONENT_TARGET[level] for card in OPPONENTS for level in RANK_FROM
)
EXCEED_TARGET = bit_of("exceed_target")
SCENARIO_FOREST = tuple(card.forest for card in SCENARIOS)
SCENARIO_DUNES = tuple(card.dunes for card in SCENARIOS)
SCENARIO_TYPE = tuple(TYPES.index(card.contracts) if card.contracts else -1 for card in SCENARIOS)


def score(s: Any, seat: int) -> int:
    """What the final scoring would give now."""
    apart()
    me = s.seats[seat]
    tracks = me.have[POINTS] + SECTOR_POINTS[me.have[FOREST]] + SECTOR_POINTS[me.have[DUNES]]
    return tracks + master_points(s, seat) + apprentice_points(s, seat) + contract_points(me) + ability_points(me)


def master_points(s: Any, seat: int) -> int:
    """By the factory: 1 at Stephens' furnaces, 3 and 5 at the private factories."""
    points = 0
    for row in range(N_ROWS):
        points += MASTER_POINTS[row % N_LEVELS] * size(s.rows[row] & s.masters[seat])
    return points


def apprentice_points(s: Any, seat: int) -> int:
    """An apprentice is worth a point to the master of the card, and nothing to its owner."""
    points = 0
    for owner in range(SEATS_MOST + 1):
        points += APPRENTICE_POINTS * size(s.apprentices[owner] & s.masters[seat])
    return points


def contract_points(me: Any) -> int:
    """For each column of fulfilled contracts: its cards times the cubes on them."""
    points = 0
    for column in range(TYPE_MOST):
        cards = cubes = 0
        for type in range(N_TYPES):
            if column < me.fulfilled_size[type]:
                cards += 1
                cubes += CONTRACT_CUBES[me.fulfilled[type * TYPE_MOST + column]]
        points += cards * cubes
    return points


def ability_points(me: Any) -> int:
    """2b, 2c, 2d and 2e."""
    points = 0
    if able(me, A2B):
        points += cubes_held(me) // CUBES_FOR_POINT
    if able(me, A2C):
        points += me.have[COIN] // COINS_FOR_POINT
    if able(me, A2D):
        points += me.have[INFLUENCE] // INFLUENCE_FOR_POINT
    if able(me, A2E):
        points += SET_POINTS * sets(me)
    return points


def cubes_held(me: Any) -> int:
    cubes = 0
    for colour in range(N_CUBES):
        cubes += me.have[CUBE + colour]
    return cubes


def winners(s: Any) -> int:
    """The highest score; ties go to influence, then coins, and are then shared."""
    apart()
    if is_solo(s):
        return 1 if score(s, 0) >= needed(s) and meets_scenario(s) else 0
    seats = 1
    for seat in range(1, s.players):
        seats = leaders_with(seats, seat, standing(s, seat) - standing(s, lowest(seats)))
    return seats


def standing(s: Any, seat: int) -> int:
    """Score, influence and coins as one number, the earlier counting for more."""
    have = s.seats[seat].have
    return (score(s, seat) * 32768 + have[INFLUENCE]) * 32768 + have[COIN]


def needed(s: Any) -> int:
    """The points that beat the opponent; against the Automa alone, to be more than an apprentice."""
    return NEEDED[s.opponent * N_SOLO_LEVELS + s.level] + beyond_target(s)


def beyond_target(s: Any) -> int:
    """An opponent's target is to be reached; by the other ruling (A24) exceeded."""
    return 1 if s.opponent > 0 and otherwise(s, EXCEED_TARGET) else 0


def meets_scenario(s: Any) -> bool:
    me = s.seats[0]
    if me.have[FOREST] < SCENARIO_FOREST[s.scenario] or me.have[DUNES] < SCENARIO_DUNES[s.scenario]:
        return False
    return SCENARIO_TYPE[s.scenario] < 0 or me.fulfilled_size[SCENARIO_TYPE[s.scenario]] >= SCENARIO_CONTRACTS


def rivals_score(s: Any) -> int:
    """What the player must reach in a solo game."""
    return needed(s) if is_solo(s) else -1

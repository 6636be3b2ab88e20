"""What a player knows about the worth of things. The values are in hundredths of a point.

These functions are rules too: they run on every backend. The worth of a state for a seat is what the final scoring would give,
what its goods, contracts and abilities promise, and what its workers and investments will bring in the renewals to come, less
a part of the same of its best opponent.
"""

from __future__ import annotations

from typing import Any

from fabrica.engine.backend import apart
from fabrica.engine.bit_sets import has, lowest, without_lowest
from fabrica.games.stephens.components import ARMY_START, ARMY_STEP, CONTRACT_SLOTS, TRACK_MOST
from fabrica.games.stephens.rules.acquiring import may_accept, may_fund, price
from fabrica.games.stephens.rules.activation import may_use
from fabrica.games.stephens.rules.ending import cubes_held, score
from fabrica.games.stephens.rules.renewal import FINAL_SPACE, N_SOLO_LEVELS
from fabrica.games.stephens.rules.state import ACTIVATING, BUYING, EMPTY, OVER, SPACES, UNLOCKING, able, is_solo
from fabrica.games.stephens.rules.tables import (
    A2B,
    A2C,
    A2D,
    A2E,
    ACCESSORY,
    BENEFIT_AMOUNT,
    BENEFIT_AMOUNT_TOO,
    BENEFIT_COST,
    BENEFIT_GAIN,
    BENEFIT_GAIN_TOO,
    BENEFIT_PAY,
    COIN,
    COLUMNS_MOST,
    CONTRACT_ACCESSORY,
    CONTRACT_CUBES,
    CONTRACT_NEEDS,
    CONTRACT_TYPE,
    CUBE,
    DISC_ID,
    DUNES,
    END_BENEFIT,
    FIRST_BENEFIT,
    FOREST,
    INFLUENCE,
    INVESTMENT_CUBES,
    INVESTMENT_DUNES,
    INVESTMENT_FOREST,
    INVESTMENT_IDS,
    INVESTMENT_POINTS,
    N_ACCESSORIES,
    N_BENEFITS,
    N_CUBES,
    N_DISCS,
    N_PROFESSIONS,
    N_ROWS,
    N_TYPES,
    N_WOOD,
    NOTHING,
    POINTS,
    RESOURCES,
    SECTOR_POINTS,
    TYPE_MOST,
)

POINT = 100
A_TURN = 400  # what a turn brings
RIVAL = 25  # percent of the best opponent's standing
VALUES = {"coin": 55, "influence": 55, "forest": 90, "dunes": 90, "points": POINT}
CUBE_WORTH, ACCESSORY_WORTH = 60, 110
UNIT = tuple(VALUES.get(name, CUBE_WORTH if i < ACCESSORY else ACCESSORY_WORTH) for i, name in enumerate(RESOURCES))
ENOUGH = 8  # coins or influence: more is worth less
MORE = 10
USUAL_RENEWALS = 6
USES = 90  # percent: how often a worker is used between two renewals
INVESTED_CUBE = 80  # what a cube brings that is set aside
ABILITIES = {"inf5": 300, "inf10": 100, "2a": 60, "4a": 80, "4b": 60, "4c": 40, "4d": 120, "5a": 150, "5b": 150, "5c": 80}
ABILITY_WORTH = tuple(ABILITIES.get(id, 30) for id in DISC_ID)
IN_HAND = 45  # percent of its gain that an unfulfilled contract is worth
READY = 45  # and how much more when all its cubes are there
GROWTH = 30  # for each fulfilled cube and each type that its column still lacks
KEPT = (0, 50, 80)  # percent of their worth that goods keep, by the renewals to come; all of it with more
CONTRACT_COST = tuple(
    CUBE_WORTH * cubes + (0 if accessory == NOTHING else ACCESSORY_WORTH)
    for cubes, accessory in zip(CONTRACT_CUBES, CONTRACT_ACCESSORY, strict=True)
)


def benefit_worth(benefit: int) -> int:
    gained = BENEFIT_AMOUNT[benefit] * UNIT[BENEFIT_GAIN[benefit]] + BENEFIT_AMOUNT_TOO[benefit] * UNIT[BENEFIT_GAIN_TOO[benefit]]
    return gained - BENEFIT_COST[benefit] * UNIT[BENEFIT_PAY[benefit]]


BENEFIT_WORTH = tuple(benefit_worth(benefit) for benefit in range(N_BENEFITS))
USE_WORTH = tuple(max(0, *BENEFIT_WORTH[FIRST_BENEFIT[card] : END_BENEFIT[card]], 0) + 8 for card in range(N_PROFESSIONS))
INVESTMENT_WORTH = tuple(  # in each renewal
    POINT * INVESTMENT_POINTS[card]
    + INVESTED_CUBE * INVESTMENT_CUBES[card]
    - UNIT[FOREST] * (INVESTMENT_FOREST[card] + INVESTMENT_DUNES[card])
    for card in range(len(INVESTMENT_IDS))
)


def worth(s: Any, seat: int) -> float:
    """How good a state is for a seat, in points."""
    renewals = renewals_to_come(s)
    best = 0
    for other in range(s.players):
        if other != seat:
            best = max(best, standing(s, other, renewals))
    return (standing(s, seat, renewals) + waiting(s, seat, renewals) - RIVAL * best // 100) / POINT


def renewals_to_come(s: Any) -> int:
    """How many are still likely, the final one included."""
    if s.step == OVER:
        return 0
    if s.turns_left >= 0:
        return 1
    if is_solo(s):
        return (s.army - FINAL_SPACE[s.opponent * N_SOLO_LEVELS + s.level]) // ARMY_STEP
    highest = 0
    for seat in range(s.players):
        highest = max(highest, s.seats[seat].have[POINTS])
    usual = USUAL_RENEWALS - (ARMY_START - s.army) // ARMY_STEP
    return max(1, min(usual + 1, (s.army - highest) // ARMY_STEP + 1))


def standing(s: Any, seat: int, renewals: int) -> int:
    apart()
    me = s.seats[seat]
    if renewals == 0:
        return POINT * score(s, seat)
    value = POINT * score(s, seat) + kept(renewals) * goods_worth(me) // 100 + tracks_worth(me)
    value += contracts_worth(me, renewals) + columns_worth(me, renewals)
    return value + renewals * income(s, seat) // 100 + abilities(me, renewals)


def kept(renewals: int) -> int:
    return KEPT[renewals] if renewals < len(KEPT) else 100


def goods_worth(me: Any) -> int:
    """Coins, influence, cubes and accessories, less what they score already."""
    coins = stock(me.have[COIN], UNIT[COIN] - (POINT // 2 if able(me, A2C) else 0))
    influence = stock(me.have[INFLUENCE], UNIT[INFLUENCE] - (POINT if able(me, A2D) else 0))
    value = max(0, coins) + max(0, influence) + cubes_held(me) * (CUBE_WORTH - (POINT // 2 if able(me, A2B) else 0))
    for accessory in range(N_ACCESSORIES):
        value += min(2, me.have[ACCESSORY + accessory]) * (ACCESSORY_WORTH // (2 if able(me, A2E) else 1))
    return value


def stock(count: int, each: int) -> int:
    """What one has enough of is worth less."""
    return each * min(count, ENOUGH) + MORE * max(0, count - ENOUGH)


def tracks_worth(me: Any) -> int:
    """The way to the next sector counts, too."""
    return track_worth(me.have[FOREST]) + track_worth(me.have[DUNES])


def track_worth(space: int) -> int:
    return POINT * SECTOR_POINTS[TRACK_MOST] * space // TRACK_MOST - POINT * SECTOR_POINTS[space] * 2 // 3


def contracts_worth(me: Any, renewals: int) -> int:
    """Contracts to fulfil: what they gain, by how much of their cubes is there."""
    value = 0
    for slot in range(CONTRACT_SLOTS):
        if me.slots[slot] != EMPTY:
            value += in_hand_worth(me, me.slots[slot], renewals)
    return value


def in_hand_worth(me: Any, card: int, renewals: int) -> int:
    gain = contract_gain(me, card, renewals) - kept(renewals) * CONTRACT_COST[card] // 100
    return max(0, gain) * (IN_HAND + READY * ready(me, card) // 100) // 100


def contract_gain(me: Any, card: int, renewals: int) -> int:
    """What a contract scores in its column, and what the column promises more."""
    column = me.fulfilled_size[CONTRACT_TYPE[card]]
    beside = cubes_in(me, column)
    cards = cards_in(me, column)
    points = beside + (cards + 1) * CONTRACT_CUBES[card]
    growth = (N_TYPES - cards - 1) * (beside + CONTRACT_CUBES[card]) - (N_TYPES - cards) * beside
    return POINT * points + growth * GROWTH * min(renewals, 4) // 4


def columns_worth(me: Any, renewals: int) -> int:
    """What the columns of fulfilled contracts promise more."""
    value = 0
    for column in range(TYPE_MOST):
        value += (N_TYPES - cards_in(me, column)) * cubes_in(me, column)
    return value * GROWTH * min(renewals, 4) // 4


def cards_in(me: Any, column: int) -> int:
    cards = 0
    for type in range(N_TYPES):
        cards += 1 if column < me.fulfilled_size[type] else 0
    return cards


def cubes_in(me: Any, column: int) -> int:
    cubes = 0
    for type in range(N_TYPES):
        if column < me.fulfilled_size[type]:
            cubes += CONTRACT_CUBES[me.fulfilled[type * TYPE_MOST + column]]
    return cubes


def ready(me: Any, card: int) -> int:
    """Percent of what a contract needs that is in the reserve."""
    found = 0
    for colour in range(N_CUBES):
        found += min(me.have[CUBE + colour], CONTRACT_NEEDS[card * N_CUBES + colour])
    return 100 * found // (CONTRACT_CUBES[card] + (0 if CONTRACT_ACCESSORY[card] == NOTHING else 1))


def income(s: Any, seat: int) -> int:
    """What workers and investments bring from one renewal to the next, times a hundred."""
    me = s.seats[seat]
    value = 0
    for row in range(N_ROWS):
        cards = s.rows[row] & (s.masters[seat] | s.apprentices[seat])
        while cards != 0:
            value += USE_WORTH[lowest(cards)] * USES * (2 if row % 3 == 0 else 1)
            cards = without_lowest(cards)
    for row in range(N_WOOD):
        for column in range(me.investments_size[row]):
            value += 100 * INVESTMENT_WORTH[me.investments[row * COLUMNS_MOST + column]]
    return value


def abilities(me: Any, renewals: int) -> int:
    value = 0
    for disc in range(N_DISCS):
        if not has(me.locked, disc):
            value += ABILITY_WORTH[disc] * min(renewals, 4) // 2
    return value


# What a half-made choice still promises


def waiting(s: Any, seat: int, renewals: int) -> int:
    """The best card to acquire, the benefits to take, the ability to unlock."""
    me = s.seats[seat]
    if s.step == OVER or s.chooser != seat:
        return 0
    if s.step == BUYING:
        return best_purchase(s, me, renewals)
    if s.step == ACTIVATING:
        return benefits_worth(s, me)
    return ABILITY_WORTH[0] if s.step == UNLOCKING else 0


def best_purchase(s: Any, me: Any, renewals: int) -> int:
    best = 0
    for space in range(SPACES):
        if may_accept(s, me, space):
            card = s.contracts[space]
            best = max(best, in_hand_worth(me, card, renewals) - UNIT[INFLUENCE] * price(s, me, space))
        if may_fund(s, me, space):
            best = max(best, renewals * INVESTMENT_WORTH[s.investments[space]] - UNIT[COIN] * price(s, me, space))
    return best


def benefits_worth(s: Any, me: Any) -> int:
    value = 0
    cards = s.todo
    while cards != 0:
        card = lowest(cards)
        cards = without_lowest(cards)
        best = 0
        for benefit in range(FIRST_BENEFIT[card], END_BENEFIT[card]):
            if may_use(s, me, benefit):
                best = max(best, BENEFIT_WORTH[benefit])
        value += best
    return value

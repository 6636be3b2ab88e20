"""What a combat that is to come, or under way, is worth to its sides."""

from __future__ import annotations

from math import exp
from typing import Any

from fabrica.engine.bit_sets import lowest, without_lowest
from fabrica.games.scythe.components import DIAL_MOST
from fabrica.games.scythe.rules.aftermath import cards_value
from fabrica.games.scythe.rules.combat import contested, side_of
from fabrica.games.scythe.rules.stars import may_place_combat_star
from fabrica.games.scythe.rules.state import (
    CHOOSING_FIGHT,
    COMMITTING,
    USING_ABILITY,
    cards,
    fighters_at,
    owners,
)
from fabrica.games.scythe.rules.tables import N_VALUES

WON = 500  # the field, and the other's retreat
WON_STAR = 1700
UNSURE = 2.5  # points of strength
CARD_USUAL = 3
SHOWN_USUAL = 60  # percent of what a side could show
POWER_SPENT, CARD_SPENT = 70, 100


def combat_worth(s: Any, seat: int) -> int:
    """For a side that has chosen, by what it has chosen; else by what it could."""
    if s.step == COMMITTING or s.step == USING_ABILITY:
        if seat == s.attacker:
            return chances(s, seat, s.defender, s.at, True)
        return chances(s, seat, s.attacker, s.at, False) if seat == s.defender else 0
    if s.turn != seat or s.step > CHOOSING_FIGHT:
        return 0
    total, places = 0, contested(s)
    while places != 0:
        place = lowest(places)
        total += chances(s, seat, owner_at(s, seat, place), place, True)
        places = without_lowest(places)
    return total


def owner_at(s: Any, seat: int, place: int) -> int:
    for other in range(owners(s)):
        if other != seat and fighters_at(s.seats[other], place) > 0:
            return other
    return seat


def chances(s: Any, seat: int, other: int, place: int, attacks: bool) -> int:
    """What winning brings, by how likely it is, less what is shown. A defender compares with an even fight."""
    against = strength(s.seats[other], place) * SHOWN_USUAL // 100
    if s.step == COMMITTING and s.dial[side_of(s, seat)] >= 0:
        mine, price = shown(s, side_of(s, seat))
    else:
        mine = strength(s.seats[seat], place)
        price = POWER_SPENT * min(mine, against + 1)
    ahead = mine - against + (1 if attacks else 0)
    prize = WON + (WON_STAR if may_place_combat_star(s, seat) else 0)
    won = int(prize / (1.0 + exp(-ahead / UNSURE))) - price
    return won if attacks else won - prize // 2


def strength(me: Any, place: int) -> int:
    """The most that a side can show, if its cards are usual ones."""
    return min(DIAL_MOST, me.power) + CARD_USUAL * min(cards(me), fighters_at(me, place))


def shown(s: Any, side: int) -> tuple[int, int]:
    """What a side has chosen so far: how strong that is, and what it costs."""
    number = 0
    for value in range(N_VALUES):
        number += s.chosen[side * N_VALUES + value]
    return s.dial[side] + cards_value(s, side), POWER_SPENT * s.dial[side] + CARD_SPENT * number

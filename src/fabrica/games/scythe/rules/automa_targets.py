"""Where the Automa's units may go, and which place is best. All ties: nearest the Factory, then reading order."""

from __future__ import annotations

from typing import Any

from fabrica.engine.bit_sets import has, lowest, without_lowest
from fabrica.games.scythe.rules.automa_tables import RIVER_POINT
from fabrica.games.scythe.rules.map_tables import BASE_OF, DISTANCE, NEAR_CLOSED, NEAR_OPEN, TERRITORIES, TO_FACTORY
from fabrica.games.scythe.rules.rulings import bit_of, otherwise
from fabrica.games.scythe.rules.state import (
    AUTOMA,
    MECH_UNIT,
    NOWHERE,
    WORKER_UNIT,
    character_on,
    fighters_at,
    fighters_on,
    mechs_at,
    mechs_on,
    units_on,
    workers_at,
    workers_on,
)

FAR = 100
ALL_NEIGHBOURS = bit_of("automa-caution")
STAYING_MOVES = bit_of("automa-staying")
HUNTS_FEWEST = bit_of("automa-hunt")
PLAYER = 0


def rivers_are_open(s: Any) -> bool:
    return s.tracker >= RIVER_POINT[s.level]


def neighbourhood(s: Any, place: int) -> int:
    """A territory and those beside it; before the river point rivers and lakes close it."""
    return NEAR_OPEN[place] if rivers_are_open(s) else NEAR_CLOSED[place]


def valid_places(s: Any) -> int:
    """The neighbourhoods of its base and of all its units; those on bases have none."""
    me = s.seats[AUTOMA]
    found = neighbourhood(s, BASE_OF[me.faction])
    places = units_on(me) & TERRITORIES
    while places != 0:
        found |= neighbourhood(s, lowest(places))
        places = without_lowest(places)
    return found


def watched_places(s: Any) -> int:
    """The neighbourhoods of the player's combat units: closed by rivers as its own; by the other ruling never closed."""
    found, places = 0, fighters_on(s.seats[PLAYER]) & TERRITORIES
    while places != 0:
        place = lowest(places)
        places = without_lowest(places)
        found |= NEAR_OPEN[place] if otherwise(s, ALL_NEIGHBOURS) else neighbourhood(s, place)
    return found


def nearest_to_base(s: Any, places: int) -> int:
    """In place order where several are equally near; nowhere, if there are none."""
    base = BASE_OF[s.seats[AUTOMA].faction]
    best, found = FAR, NOWHERE
    while places != 0:
        place = lowest(places)
        places = without_lowest(places)
        if DISTANCE[base][place] < best:
            best, found = DISTANCE[base][place], place
    return found


def free_for(s: Any, unit: int, place: int) -> int:
    """Valid places without units of the player and without another own unit of that sort."""
    me = s.seats[AUTOMA]
    others = workers_on(me) if unit == WORKER_UNIT else fighters_on(me)
    number = workers_at(me, place) if unit == WORKER_UNIT else fighters_at(me, place)
    if number == 1:
        others &= ~(1 << place)
    return leaving(s, valid_places(s) & ~units_on(s.seats[PLAYER]) & ~others, place)


def leaving(s: Any, places: int, place: int) -> int:
    """The unit's own hex may be the best; by the other ruling it does not count."""
    return places & ~(1 << place) if otherwise(s, STAYING_MOVES) else places


# The best place


def best_for_worker(s: Any, places: int, origin: int) -> int:
    """In the neighbourhoods of most of its other units."""
    best, found = -1, NOWHERE
    while places != 0:
        place = lowest(places)
        places = without_lowest(places)
        value = units_near(s, place, origin)
        if value > best or (value == best and TO_FACTORY[place] < TO_FACTORY[found]):
            best, found = value, place
    return found


def units_near(s: Any, target: int, origin: int) -> int:
    """How many of its units, but for a worker of the origin, have a place in their neighbourhood."""
    me = s.seats[AUTOMA]
    count, places = 0, units_on(me) & TERRITORIES
    while places != 0:
        place = lowest(places)
        places = without_lowest(places)
        if has(neighbourhood(s, place), target):
            count += workers_at(me, place) + fighters_at(me, place) - (1 if place == origin else 0)
    return count


def best_for_fighter(s: Any, places: int) -> int:
    """Nearest to a combat unit of the player; to one on a base only if all are on bases."""
    enemies = fighters_on(s.seats[PLAYER])
    if enemies & TERRITORIES != 0:
        enemies &= TERRITORIES
    best, found = FAR, NOWHERE
    while places != 0:
        place = lowest(places)
        places = without_lowest(places)
        away = distance_to(place, enemies)
        if away < best or (away == best and TO_FACTORY[place] < TO_FACTORY[found]):
            best, found = away, place
    return found


def distance_to(place: int, targets: int) -> int:
    best = FAR
    while targets != 0:
        best = min(best, DISTANCE[place][lowest(targets)])
        targets = without_lowest(targets)
    return best


def nearest_to_factory(places: int) -> int:
    best, found = FAR, NOWHERE
    while places != 0:
        place = lowest(places)
        places = without_lowest(places)
        if TO_FACTORY[place] < best:
            best, found = TO_FACTORY[place], place
    return found


def best_to_attack(s: Any, places: int) -> int:
    """The fewest combat units."""
    best, found = FAR, NOWHERE
    while places != 0:
        place = lowest(places)
        places = without_lowest(places)
        number = fighters_at(s.seats[PLAYER], place)
        if number < best or (number == best and TO_FACTORY[place] < TO_FACTORY[found]):
            best, found = number, place
    return found


def best_to_hunt(s: Any, places: int) -> int:
    """The most workers; by the other ruling the fewest."""
    sign = 1 if otherwise(s, HUNTS_FEWEST) else -1
    best, found = FAR, NOWHERE
    while places != 0:
        place = lowest(places)
        places = without_lowest(places)
        number = sign * workers_at(s.seats[PLAYER], place)
        if number < best or (number == best and TO_FACTORY[place] < TO_FACTORY[found]):
            best, found = number, place
    return found


def place_of(me: Any, unit: int, s: Any) -> int:
    """The place of the unit of a kind that is nearest to its base."""
    if unit == WORKER_UNIT:
        return nearest_to_base(s, workers_on(me))
    return nearest_to_base(s, mechs_on(me) if unit == MECH_UNIT else character_on(me))


def has_mech_at(me: Any, place: int) -> bool:
    return mechs_at(me, place) > 0

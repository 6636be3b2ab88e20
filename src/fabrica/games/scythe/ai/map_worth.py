"""What units are worth by where they stand: workers on what is needed, the character near encounters and the Factory."""

from __future__ import annotations

from typing import Any

from fabrica.engine.bit_sets import lowest, without_lowest
from fabrica.games.scythe.components import WORKERS
from fabrica.games.scythe.rules.map_tables import DISTANCE, MAKES_WORKERS, N_TERRITORIES, PRODUCT, PRODUCTIVE, TO_FACTORY
from fabrica.games.scythe.rules.stars import progress
from fabrica.games.scythe.rules.state import mechs_on, workers_at, workers_on, workers_out
from fabrica.games.scythe.rules.tables import N_BOTTOMS, RESOURCE_FOR, STAR_AT

MAKER_WORTH = 90  # of a worker where something useful is made
OFF_BASE_WORTH = 40
ENCOUNTER_NEAR = 60  # for each step nearer to an encounter
FACTORY_NEAR = 40
MECH_NEAR = 12
FAR = 8


def map_worth(s: Any, seat: int) -> int:
    me = s.seats[seat]
    return makers_worth(me) + character_worth(s, me) + mechs_worth(me)


def useful_product(me: Any, product: int) -> bool:
    """A resource for a bottom action that can still be used, or workers as long as there are some."""
    if product == MAKES_WORKERS:
        return workers_out(me) < WORKERS
    for bottom in range(N_BOTTOMS):
        if RESOURCE_FOR[bottom] == product:
            return progress(me, bottom) < STAR_AT[bottom]
    return False


def makers_worth(me: Any) -> int:
    """The first worker of a hex counts in full, others there half: Produce uses hexes, but few."""
    total, places = 0, workers_on(me) & PRODUCTIVE
    while places != 0:
        place = lowest(places)
        if useful_product(me, PRODUCT[place]):
            total += MAKER_WORTH * (1 + workers_at(me, place)) // 2
        places = without_lowest(places)
    return total


def character_worth(s: Any, me: Any) -> int:
    if me.character < 0:
        return 0
    total = OFF_BASE_WORTH if me.character < N_TERRITORIES else 0
    if s.tokens != 0:
        total += ENCOUNTER_NEAR * (FAR - nearest(s.tokens, me.character))
    return total if me.factory_card > 0 else total + FACTORY_NEAR * (FAR - TO_FACTORY[me.character])


def nearest(places: int, place: int) -> int:
    """How far away the nearest of them is."""
    found = FAR
    while places != 0:
        found = min(found, DISTANCE[place][lowest(places)])
        places = without_lowest(places)
    return found


def mechs_worth(me: Any) -> int:
    """Towards the middle, where everything is near."""
    total, places = 0, mechs_on(me)
    while places != 0:
        total += MECH_NEAR * (FAR - TO_FACTORY[lowest(places)])
        places = without_lowest(places)
    return total

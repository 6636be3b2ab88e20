"""Where a unit may go in one step: from masks of the map, without a search. Rivers, lakes, tunnels, abilities."""

from __future__ import annotations

from typing import Any

from fabrica.engine.backend import apart
from fabrica.engine.bit_sets import has
from fabrica.games.scythe.components import MANY_PLAYERS
from fabrica.games.scythe.rules.control import controlled, own_tunnels
from fabrica.games.scythe.rules.map_tables import (
    BASE_OF,
    BASES,
    BY_LAKE,
    BY_LAND,
    BY_RIVER,
    FACTORY_BIT,
    FARMS,
    IS_LAKE,
    LAKES,
    LAND,
    MOUNTAINS,
    RIVERWALK_TO,
    VILLAGES,
)
from fabrica.games.scythe.rules.state import NOWHERE, WORKER_UNIT, able, enemy_units, owners, units_on, workers_on
from fabrica.games.scythe.rules.tables import (
    BURROW,
    LAKE_ABILITIES,
    NORDIC,
    RALLY,
    RIVERWALK,
    SHINOBI,
    SUBMERGE,
    TOKA,
    TOWNSHIP,
    UNDERPASS,
    WAYFARE,
)


def destinations(s: Any, seat: int, unit: int, place: int) -> int:
    """All places to which a unit that stands on a place may step."""
    apart()
    me = s.seats[seat]
    if unit == WORKER_UNIT:
        return worker_steps(me, place, enemy_units(s, seat))
    found = fighter_steps(s, seat, me, place)
    if able(me, TOKA) and s.toka == 0:
        found |= BY_RIVER[place]
    return found & ~(1 << place)


def worker_steps(me: Any, place: int, enemies: int) -> int:
    """On foot: over land and by tunnel, Nordic's over rivers too (Swim); never to enemy units, nor away from those in combat."""
    if has(enemies, place):
        return 0
    found = BY_LAND[place]
    if me.faction == NORDIC:
        found |= BY_RIVER[place]
    return (found | by_tunnel(me, place)) & ~enemies & ~(1 << place)


def by_tunnel(me: Any, place: int) -> int:
    """All tunnels, and the own Mine, are adjacent to each other."""
    tunnels = own_tunnels(me)
    return tunnels if has(tunnels, place) else 0


def fighter_steps(s: Any, seat: int, me: Any, place: int) -> int:
    """Of the character and mechs, with all abilities but Toka."""
    found = BY_LAND[place] | by_tunnel(me, place)
    if me.abilities == 0:
        return found
    if able(me, RIVERWALK):
        found |= BY_RIVER[place] & RIVERWALK_TO[me.faction]
    if able(me, BURROW):
        found |= BY_RIVER[place] if has(own_tunnels(me), place) else BY_RIVER[place] & own_tunnels(me)
    if me.abilities & LAKE_ABILITIES != 0:
        found |= BY_LAKE[place]
    if able(me, SUBMERGE) and IS_LAKE[place] == 1:
        found |= LAKES
    return found | far_steps(s, seat, me, place)


def far_steps(s: Any, seat: int, me: Any, place: int) -> int:
    """Abilities that lead farther than to a neighbour."""
    found = 0
    if able(me, TOWNSHIP):
        found |= linked((controlled(s, seat) & VILLAGES) | FACTORY_BIT, place)
    if able(me, UNDERPASS):
        found |= linked((controlled(s, seat) & MOUNTAINS) | own_tunnels(me), place)
    if able(me, WAYFARE):
        found |= by_wayfare(s, me)
    if able(me, RALLY):
        found |= (workers_on(me) & LAND) | s.flags
    if able(me, SHINOBI):
        found |= trap_places(s)
    return found


def linked(places: int, place: int) -> int:
    """Places that are all adjacent to each other."""
    return places if has(places, place) else 0


def by_wayfare(s: Any, me: Any) -> int:
    """To the own base and those of factions not in play; with six or seven players instead to a farm without any unit."""
    bases = BASES
    units = 0
    for other in range(owners(s)):
        units |= units_on(s.seats[other])
        bases &= ~(1 << BASE_OF[s.seats[other].faction])
    return FARMS & ~units if s.players >= MANY_PLAYERS else bases | (1 << BASE_OF[me.faction])


def trap_places(s: Any) -> int:
    found = 0
    for trap in range(4):
        if s.traps[trap] != NOWHERE:
            found |= 1 << s.traps[trap]
    return found

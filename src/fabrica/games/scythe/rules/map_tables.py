"""The map as tables: for each place its neighbours as bits. Every number here follows from the components."""

from __future__ import annotations

from fabrica.games.scythe.components import FACTIONS, FACTORY_AT, MAP, PRODUCES, RESOURCES, RIVERS

_TERRITORIES = tuple((row.row, row.first_column + i, terrain) for row in MAP for i, terrain in enumerate(row.terrains.split()))
N_TERRITORIES = len(_TERRITORIES)
N_FACTIONS = len(FACTIONS)
N_PLACES = N_TERRITORIES + N_FACTIONS

# Places: the territories in reading order, then the bases clockwise.
PLACE_IDS = (*(f"r{row}c{column}" for row, column, _ in _TERRITORIES), *(f"base_{faction.id}" for faction in FACTIONS))
TERRITORY_IDS = PLACE_IDS[:N_TERRITORIES]
TERRAIN = (*(terrain.rstrip("*!") for _, _, terrain in _TERRITORIES), *("base" for _ in FACTIONS))
PLACES_BY_ID = {id: place for place, id in enumerate(PLACE_IDS)}
FIRST_BASE = N_TERRITORIES
_AT = (*((row, column) for row, column, _ in _TERRITORIES), *(faction.at for faction in FACTIONS))
AXIAL = tuple((column - (row + row % 2) // 2, row) for row, column in _AT)


def places_with(mark: str) -> int:
    return sum(1 << place for place, (_, _, terrain) in enumerate(_TERRITORIES) if mark in terrain)


def places_of(*terrains: str) -> int:
    return sum(1 << place for place in range(N_PLACES) if TERRAIN[place] in terrains)


def bit(place: int) -> int:
    return 1 << place


TERRITORIES = (1 << N_TERRITORIES) - 1
BASES = places_of("base")
LAKES = places_of("lake")
LAND = TERRITORIES & ~LAKES
VILLAGES, MOUNTAINS, FARMS = places_of("village"), places_of("mountain"), places_of("farm")
FORESTS, TUNDRAS = places_of("forest"), places_of("tundra")
TUNNELS, ENCOUNTER_PLACES = places_with("*"), places_with("!")
THE_FACTORY = _AT.index(FACTORY_AT)
FACTORY_BIT = bit(THE_FACTORY)

NOTHING = -1
NO_TOKEN, MAKES_WORKERS = -1, len(RESOURCES)
PRODUCT = tuple(  # of each place: a resource, workers or nothing
    RESOURCES.index(PRODUCES[terrain]) if terrain in PRODUCES else MAKES_WORKERS if terrain == "village" else NO_TOKEN
    for terrain in TERRAIN
)
PRODUCTIVE = sum(1 << place for place in range(N_PLACES) if PRODUCT[place] != NO_TOKEN)


def distance(a: int, b: int) -> int:
    """Hex steps, over anything."""
    (q, r), (q2, r2) = AXIAL[a], AXIAL[b]
    return max(abs(q - q2), abs(r - r2), abs(q + r - q2 - r2))


DISTANCE = tuple(tuple(distance(a, b) for b in range(N_PLACES)) for a in range(N_PLACES))
TO_FACTORY = DISTANCE[THE_FACTORY]


def neighbours(place: int) -> int:
    """Bases have none among each other."""
    return sum(1 << other for other in range(N_PLACES) if DISTANCE[place][other] == 1)


def across_rivers(place: int) -> int:
    ends = [tuple(PLACES_BY_ID[end] for end in river.split("-")) for river in RIVERS]
    return sum(1 << b for a, b in ends if a == place) | sum(1 << a for a, b in ends if b == place)


NEIGHBOURS = tuple(neighbours(place) for place in range(N_PLACES))
ACROSS_RIVER = tuple(across_rivers(place) for place in range(N_PLACES))
IS_LAKE = tuple(int(terrain == "lake") for terrain in TERRAIN)

# Where a step leads: over land, across a river, onto or off a lake. Nobody steps onto a base.
BY_LAND = tuple(0 if IS_LAKE[place] else NEIGHBOURS[place] & LAND & ~ACROSS_RIVER[place] for place in range(N_PLACES))
BY_RIVER = tuple(0 if IS_LAKE[place] else NEIGHBOURS[place] & LAND & ACROSS_RIVER[place] for place in range(N_PLACES))
BY_LAKE = tuple(NEIGHBOURS[place] & (LAND if IS_LAKE[place] else LAKES) for place in range(N_PLACES))

BASE_OF = tuple(FIRST_BASE + faction for faction in range(N_FACTIONS))
START_PLACES = tuple(BY_LAND[base] for base in BASE_OF)
RIVERWALK_TO = tuple(places_of(*faction.riverwalk) for faction in FACTIONS)

# The Automa's neighbourhoods: the place itself and those beside it, while rivers and lakes are closed and when they are open.
NEAR_CLOSED = tuple((NEIGHBOURS[place] & LAND & ~ACROSS_RIVER[place]) | (bit(place) & TERRITORIES) for place in range(N_PLACES))
NEAR_OPEN = tuple((NEIGHBOURS[place] & TERRITORIES) | (bit(place) & TERRITORIES) for place in range(N_PLACES))

# Straight lines of territories: for each place and each of three directions the next one.
_DIRECTIONS = ((1, 0), (0, 1), (-1, 1))


def next_along(place: int, direction: tuple[int, int]) -> int:
    q, r = AXIAL[place]
    there = (q + direction[0], r + direction[1])
    found = AXIAL.index(there) if there in AXIAL else N_PLACES
    return found if found < N_TERRITORIES else NOTHING


NEXT_ALONG = tuple(tuple(next_along(place, direction) for place in range(N_TERRITORIES)) for direction in _DIRECTIONS)
N_DIRECTIONS = len(_DIRECTIONS)

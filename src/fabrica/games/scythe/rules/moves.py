"""The fixed table of moves: an index for each, and its words."""

from __future__ import annotations

from collections.abc import Iterator

from fabrica.engine.moves import MoveTable
from fabrica.games.scythe.components import (
    ABILITIES,
    BONUSES,
    BOTTOMS,
    CUBES,
    DIAL_MOST,
    ENCOUNTERS,
    FACTORY_CARDS,
    OBJECTIVES,
    RESOURCES,
    SECTIONS,
    STRUCTURES,
    TRAPS,
    WORKERS,
)
from fabrica.games.scythe.rules.map_tables import N_TERRITORIES, PLACE_IDS, TERRITORY_IDS
from fabrica.games.scythe.rules.tables import FACTION_IDS, FIRST_VALUE, MAT_IDS, N_VALUES

TOPS = ("coins", "power", "cards", "resources", "popularity", "produce", "use", *BOTTOMS)
(TOP_COINS, TOP_POWER, TOP_CARDS, TOP_RESOURCES, TOP_POPULARITY, TOP_PRODUCE, TOP_USE, TOP_UPGRADE, TOP_DEPLOY, TOP_BUILD,
 TOP_ENLIST) = range(len(TOPS))  # fmt: skip
LOADS = ("worker", "moved worker", "all workers", *(how + r for r in RESOURCES for how in ("", "all ")), "everything")
(LOAD_WORKER, LOAD_MOVED_WORKER, LOAD_ALL_WORKERS, LOAD_OIL) = range(4)
LOAD_EVERYTHING = len(LOADS) - 1
N_LOADS = len(LOADS)
N_CHOOSABLE = ("artillery", "ronin")
MAKE_MOST = WORKERS - 2


def numbered(word: str, first: int, last: int) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Moves whose argument is the number that is said."""
    return ((f"{word} {number}", (number,)) for number in range(first, last + 1))


_table = MoveTable()
FACTION = _table.add(f"faction {id}" for id in FACTION_IDS)
MAT = _table.add(f"mat {id}" for id in MAT_IDS)
SECTION = _table.add(f"section {id}" for id in SECTIONS)
OBJECTIVE = _table.add(numbered("objective", 1, len(OBJECTIVES)))
TOP = _table.add(f"top {way}" for way in TOPS)
CHARACTER = _table.add(["character"])
MECH = _table.add(f"mech {place}" for place in PLACE_IDS)
WORKER = _table.add(f"worker {place}" for place in PLACE_IDS)
LEAVE = _table.add(f"leave {load}" for load in LOADS)
TAKE = _table.add(f"take {load}" for load in LOADS)
TO = _table.add(f"to {place}" for place in PLACE_IDS)
FIGHT = _table.add(f"fight {place}" for place in TERRITORY_IDS)
USE = _table.add(f"use {ability}" for ability in N_CHOOSABLE)
DIAL = _table.add(numbered("dial", 0, DIAL_MOST))
CARD = _table.add(numbered("card", FIRST_VALUE, FIRST_VALUE + N_VALUES - 1))
OPTION = _table.add(numbered("option", 1, len(ENCOUNTERS[0])))
FACTORY = _table.add(numbered("factory", 1, len(FACTORY_CARDS)))
FLAG = _table.add(["flag"])
TRAP = _table.add(f"trap {trap}" for trap in TRAPS)
ARM = _table.add(f"arm {place}" for place in TERRITORY_IDS)
AT = _table.add(f"at {place}" for place in TERRITORY_IDS)
MAKE = _table.add(numbered("make", 1, MAKE_MOST))
PUT = _table.add(
    (f"put {resource} {place}", (r, p)) for r, resource in enumerate(RESOURCES) for p, place in enumerate(TERRITORY_IDS)
)
BOTTOM = _table.add(["bottom"])
PAY = _table.add(f"pay {place}" for place in TERRITORY_IDS)
UPGRADE = _table.add((f"upgrade {cube} {bottom}", (c, b)) for c, cube in enumerate(CUBES) for b, bottom in enumerate(BOTTOMS))
DEPLOY = _table.add(f"deploy {ability}" for ability in ABILITIES)
BUILD = _table.add(f"build {structure}" for structure in STRUCTURES)
ENLIST = _table.add((f"enlist {bottom} {bonus}", (b, g)) for b, bottom in enumerate(BOTTOMS) for g, bonus in enumerate(BONUSES))
DONE = _table.add(["done"])
MOVES, KIND, A, B, C = _table.close()
N_MOVES = len(MOVES)
MOST_MOVES = 96  # that a seat can have at once: the longest list is that of a mech with everything to load
N_PUTS = len(RESOURCES) * N_TERRITORIES

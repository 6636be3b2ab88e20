"""The structure bonus: coins by where the own structures stand. Rivers and control do not matter, each feature counts once."""

from __future__ import annotations

from typing import Any

from fabrica.engine.bit_sets import has, lowest, size, without_lowest
from fabrica.games.scythe.rules.control import sites
from fabrica.games.scythe.rules.map_tables import (
    ENCOUNTER_PLACES,
    FARMS,
    LAKES,
    N_DIRECTIONS,
    NEIGHBOURS,
    NEXT_ALONG,
    NOTHING,
    TUNDRAS,
    TUNNELS,
)
from fabrica.games.scythe.rules.tables import (
    ENCOUNTERS_BESIDE,
    IN_A_LINE,
    LAKES_BESIDE,
    ON_TUNNELS,
    TILE_COINS,
    TUNNELS_BESIDE,
)


def tile_coins(s: Any, seat: int) -> int:
    return TILE_COINS[s.tile - 1][tile_count(s.tile, sites(s.seats[seat]))]


def tile_count(tile: int, built: int) -> int:
    if tile == TUNNELS_BESIDE:
        return size(beside(built) & TUNNELS)
    if tile == LAKES_BESIDE:
        return size(beside(built) & LAKES)
    if tile == ENCOUNTERS_BESIDE:
        return size(beside(built) & ENCOUNTER_PLACES)
    if tile == ON_TUNNELS:
        return size(built & TUNNELS)
    return longest_line(built) if tile == IN_A_LINE else size(built & (FARMS | TUNDRAS))


def beside(built: int) -> int:
    """A structure's own hex counts only if it is next to another."""
    found = 0
    while built != 0:
        found |= NEIGHBOURS[lowest(built)]
        built = without_lowest(built)
    return found


def longest_line(built: int) -> int:
    """Along any of the three axes, without gaps."""
    longest, starts = 0, built
    while starts != 0:
        for direction in range(N_DIRECTIONS):
            longest = max(longest, line_from(built, lowest(starts), direction))
        starts = without_lowest(starts)
    return longest


def line_from(built: int, place: int, direction: int) -> int:
    length = 0
    while place != NOTHING and has(built, place):
        length += 1
        place = NEXT_ALONG[direction][place]
    return length

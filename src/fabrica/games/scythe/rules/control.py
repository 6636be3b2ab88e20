"""Control: who has units on a territory, with two owners who is not the active player; else who has a structure there."""

from __future__ import annotations

from typing import Any

from fabrica.engine.bit_sets import lowest, without_lowest
from fabrica.games.scythe.rules.map_tables import TERRITORIES, TUNNELS
from fabrica.games.scythe.rules.state import NOWHERE, enemy_units, owners, units_on
from fabrica.games.scythe.rules.tables import MINE, N_RESOURCES, N_STRUCTURES


def sites(me: Any) -> int:
    """The territories with structures of a seat."""
    found = 0
    for structure in range(N_STRUCTURES):
        if me.built[structure] != NOWHERE:
            found |= 1 << me.built[structure]
    return found


def all_sites(s: Any) -> int:
    found = 0
    for seat in range(owners(s)):
        found |= sites(s.seats[seat])
    return found


def controlled(s: Any, seat: int) -> int:
    """The territories that a seat controls. Resources there are its own."""
    me = s.seats[seat]
    others = enemy_units(s, seat)
    mine = units_on(me)
    if seat == s.turn:
        mine &= ~others
    return (mine | (sites(me) & ~others)) & TERRITORIES


def own_tunnels(me: Any) -> int:
    """All tunnels; the own Mine is one too."""
    if me.built[MINE] == NOWHERE:
        return TUNNELS
    return TUNNELS | (1 << me.built[MINE])


def tokens_of(s: Any, places: int, kind: int) -> int:
    """How many tokens of a kind lie on some places."""
    total = 0
    while places != 0:
        total += s.resources[lowest(places) * N_RESOURCES + kind]
        places = without_lowest(places)
    return total

"""Putting tokens of any kind: of Trade and of Factory cards on hexes with own workers, of encounters on the character's hex."""

from __future__ import annotations

from typing import Any

from fabrica.engine.bit_sets import has, lowest, size, without_lowest
from fabrica.games.scythe.rules.map_tables import LAND, N_TERRITORIES
from fabrica.games.scythe.rules.moves import N_PUTS, PUT
from fabrica.games.scythe.rules.rulings import bit_of, otherwise
from fabrica.games.scythe.rules.state import FINISHING, FROM_ENCOUNTER, NOWHERE, character_on, workers_on
from fabrica.games.scythe.rules.tables import N_RESOURCES
from fabrica.games.scythe.rules.tracks import put_tokens

ONE_HEX = bit_of("trade")


def trading_places(me: Any) -> int:
    """Territories with own workers, but no lakes."""
    return workers_on(me) & LAND


def places_to_put(s: Any) -> int:
    """By the other ruling all tokens go to one hex."""
    me = s.seats[s.turn]
    if s.source == FROM_ENCOUNTER:
        return character_on(me)
    if s.last != NOWHERE and otherwise(s, ONE_HEX):
        return 1 << (s.last % N_TERRITORIES)
    return trading_places(me)


def legal_puts(s: Any, out: Any) -> int:
    """In the order of the table, none before the last one: each way to share them out is said once."""
    n = 0
    places = places_to_put(s)
    for kind in range(N_RESOURCES):
        rest = places
        while rest != 0:
            way = kind * N_TERRITORIES + lowest(rest)
            rest = without_lowest(rest)
            if way >= s.last:
                out[n] = PUT + way
                n += 1
    return n


def ways_to_put(s: Any) -> int:
    """How many there are."""
    places = places_to_put(s)
    if s.last == NOWHERE:
        return N_RESOURCES * size(places)
    kind = s.last // N_TERRITORIES
    return (N_RESOURCES - 1 - kind) * size(places) + size(places & -(1 << (s.last % N_TERRITORIES)))


def putting_passes(s: Any) -> bool:
    """Without a place the tokens are lost."""
    ways = 0 if s.left == 0 else ways_to_put(s)
    if ways > 1:
        return False
    if ways == 0:
        s.step = FINISHING
    else:
        put(s, last_way(s))
    return True


def last_way(s: Any) -> int:
    """The only one: the last kind on the last place."""
    place = N_TERRITORIES - 1
    while not has(places_to_put(s), place):
        place -= 1
    return N_PUTS - N_TERRITORIES + place


def put(s: Any, way: int) -> None:
    put_tokens(s, way % N_TERRITORIES, way // N_TERRITORIES, 1)
    s.last = way
    s.left -= 1

"""Produce: on different controlled hexes every worker makes one token; on villages, workers. The Mill counts as one more."""

from __future__ import annotations

from typing import Any

from fabrica.engine.bit_sets import has
from fabrica.engine.telling import tell
from fabrica.games.scythe.components import PRODUCE_COST, WORKERS
from fabrica.games.scythe.rules.control import controlled
from fabrica.games.scythe.rules.listing import list_set
from fabrica.games.scythe.rules.map_tables import MAKES_WORKERS, PRODUCT, PRODUCTIVE, VILLAGES
from fabrica.games.scythe.rules.moves import AT, DONE, MAKE
from fabrica.games.scythe.rules.news import TOLD_PRODUCED
from fabrica.games.scythe.rules.state import (
    FINISHING,
    FROM_TOP,
    MAKING,
    NOWHERE,
    PRODUCING,
    add_workers,
    workers_at,
    workers_on,
    workers_out,
)
from fabrica.games.scythe.rules.tables import COINS, MILL, POPULARITY, POWER
from fabrica.games.scythe.rules.tracks import lose, put_tokens

POWER_FROM, POPULARITY_FROM, COINS_FROM = (PRODUCE_COST[what] for what in ("power", "popularity", "coins"))


def can_pay_to_produce(me: Any) -> bool:
    """One of each uncovered cost, by the workers out before producing."""
    out = workers_out(me)
    if out >= COINS_FROM and me.coins == 0:
        return False
    return not (out >= POWER_FROM and me.power == 0) and not (out >= POPULARITY_FROM and me.popularity == 0)


def pay_to_produce(s: Any, seat: int) -> None:
    out = workers_out(s.seats[seat])
    if out >= POWER_FROM:
        lose(s, seat, POWER, 1)
    if out >= POPULARITY_FROM:
        lose(s, seat, POPULARITY, 1)
    if out >= COINS_FROM:
        lose(s, seat, COINS, 1)


def mill(s: Any, me: Any) -> int:
    """The hex of the own Mill, as a bit; a Factory card has no use for it."""
    if s.source != FROM_TOP or me.built[MILL] == NOWHERE:
        return 0
    return 1 << me.built[MILL]


def hexes(s: Any, seat: int) -> int:
    """Where may be produced next: controlled, after the last one; the Mill's hex is one more than the number allows."""
    me = s.seats[seat]
    own = mill(s, me)
    places = own | (workers_on(me) if s.left > 0 else 0)
    places &= controlled(s, seat) & PRODUCTIVE
    if workers_out(me) == WORKERS:
        places &= ~VILLAGES
    return places if s.last == NOWHERE else places & (-2 << s.last)


def legal_hexes(s: Any, seat: int, out: Any) -> int:
    n = list_set(out, 0, AT, hexes(s, seat))
    out[n] = DONE
    return n + 1


def producing_passes(s: Any) -> bool:
    if hexes(s, s.turn) != 0:
        return False
    s.step = FINISHING
    return True


def makers(s: Any, me: Any, place: int) -> int:
    """The workers there, and the Mill."""
    return workers_at(me, place) + (1 if has(mill(s, me), place) else 0)


def produce_at(s: Any, seat: int, place: int) -> None:
    me = s.seats[seat]
    s.last = place
    if not has(mill(s, me), place):
        s.left -= 1
    if PRODUCT[place] == MAKES_WORKERS:
        s.step = MAKING
        return
    put_tokens(s, place, PRODUCT[place], makers(s, me, place))
    tell(s, TOLD_PRODUCED, seat, place, makers(s, me, place))


def most_to_make(s: Any, me: Any) -> int:
    """New workers do not produce; eight are all."""
    return min(makers(s, me, s.last), WORKERS - workers_out(me))


def legal_numbers(s: Any, me: Any, out: Any) -> int:
    for n in range(most_to_make(s, me)):
        out[n] = MAKE + n
    return most_to_make(s, me)


def making_passes(s: Any) -> bool:
    if most_to_make(s, s.seats[s.turn]) > 1:
        return False
    make(s, s.turn, 1)
    return True


def make(s: Any, seat: int, number: int) -> None:
    add_workers(s.seats[seat], s.last, number)
    tell(s, TOLD_PRODUCED, seat, s.last, number)
    s.step = PRODUCING

"""Coins, power and popularity: what a seat gains, up to the end of each track, and loses, down to 0."""

from __future__ import annotations

from typing import Any

from fabrica.engine.telling import tell
from fabrica.games.scythe.components import POPULARITY_MOST, POWER_MOST
from fabrica.games.scythe.rules.draws import gain_cards
from fabrica.games.scythe.rules.news import TOLD_GAINED, TOLD_LOST, TOLD_TOKENS
from fabrica.games.scythe.rules.tables import CARDS, COINS, N_RESOURCES, POPULARITY, POWER


def gain(s: Any, seat: int, what: int, number: int) -> None:
    """Coins, power, popularity or combat cards."""
    me = s.seats[seat]
    if what == CARDS:
        gain_cards(s, seat, number)
        return
    if what == POWER:
        number = min(number, POWER_MOST - me.power)
        me.power += number
    elif what == POPULARITY:
        number = min(number, POPULARITY_MOST - me.popularity)
        me.popularity += number
    else:
        me.coins += number
    tell(s, TOLD_GAINED, seat, what, number)


def lose(s: Any, seat: int, what: int, number: int) -> None:
    """Coins, power or popularity."""
    me = s.seats[seat]
    if what == COINS:
        number = min(number, me.coins)
        me.coins -= number
    elif what == POWER:
        number = min(number, me.power)
        me.power -= number
    else:
        number = min(number, me.popularity)
        me.popularity -= number
    tell(s, TOLD_LOST, seat, what, number)


def put_tokens(s: Any, place: int, kind: int, number: int) -> None:
    tell(s, TOLD_TOKENS, place, kind, number)
    s.resources[place * N_RESOURCES + kind] += number


def remove_tokens(s: Any, place: int) -> int:
    """All tokens of a place go to the supply: how many."""
    removed = 0
    for kind in range(N_RESOURCES):
        removed += s.resources[place * N_RESOURCES + kind]
        s.resources[place * N_RESOURCES + kind] = 0
    return removed

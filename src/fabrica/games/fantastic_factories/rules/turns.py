"""Whose move it is, what it may be, and playing it."""

from __future__ import annotations

from typing import Any

from fabrica.games.fantastic_factories.rules.market import legal_market, play_market
from fabrica.games.fantastic_factories.rules.state import MARKET, NOBODY, OVER
from fabrica.games.fantastic_factories.rules.work import legal_work, play_work


def active(s: Any) -> int:
    """The seats that may act: one in the market phase, all that work, or have to drop something, in the work phase."""
    if s.phase == OVER:
        return 0
    if s.phase == MARKET:
        return 1 << s.turn
    seats = 0
    for seat in range(s.players):
        if s.seats[seat].finished == 0:
            seats |= 1 << seat
    return seats


def mover(s: Any) -> int:
    """The first active seat in turn order."""
    if s.phase == OVER:
        return NOBODY
    if s.phase == MARKET:
        return s.turn
    seat = s.first
    while s.seats[seat].finished == 1:
        seat = (seat + 1) % s.players
    return seat


def side_phase(s: Any) -> bool:
    """A market phase is short, a work phase is long."""
    return s.phase == MARKET


def legal(s: Any, seat: int, out: Any) -> int:
    return legal_market(s, seat, out) if s.phase == MARKET else legal_work(s, seat, out)


def play(s: Any, seat: int, move: int) -> None:
    if s.phase == MARKET:
        play_market(s, seat, move)
    else:
        play_work(s, seat, move)

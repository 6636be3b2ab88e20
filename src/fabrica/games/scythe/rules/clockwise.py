"""The order of play: clockwise, as the bases lie around the map."""

from __future__ import annotations

from typing import Any

from fabrica.games.scythe.rules.map_tables import N_FACTIONS


def left_of(s: Any, seat: int) -> int:
    """The next seat clockwise."""
    best, found = N_FACTIONS, seat
    for other in range(s.players):
        away = (s.seats[other].faction - s.seats[seat].faction) % N_FACTIONS
        if other != seat and away < best:
            best, found = away, other
    return found


def right_of(s: Any, seat: int) -> int:
    """The previous one."""
    best, found = N_FACTIONS, seat
    for other in range(s.players):
        away = (s.seats[seat].faction - s.seats[other].faction) % N_FACTIONS
        if other != seat and away < best:
            best, found = away, other
    return found

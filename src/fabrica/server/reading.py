"""Reading a match from what was kept of it. One that cannot be read says why, and harms no other."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict

from msgspec import ValidationError, convert

from fabrica.engine.errors import FabricaError
from fabrica.engine.match import Match
from fabrica.engine.record import read
from fabrica.registry import games, load
from fabrica.server.problems import Unreadable
from fabrica.server.store import Event, Seat
from fabrica.server.table import Table

FORESEEN = (FabricaError, LookupError, ValidationError)
LOG = logging.getLogger("fabrica")


def read_table(id: str, beginning: str, seats: list[Seat], events: Sequence[Event], maker: str | None = None) -> Table:
    """A match with all that has happened in it."""
    try:
        match = Match.from_record(beginning)
    except Exception as error:
        raise unreadable(id, why_not(beginning), error) from None
    table = Table.of(id, match, maker)
    catch_up(table, events, seats)
    return table


def catch_up(table: Table, events: Iterable[Event], seats: list[Seat] | None = None) -> None:
    """What others have stored: who sits where, and events that follow each other and are moves that the rules allow."""
    if seats is not None and seats != table.seats:
        check_seats(table.id, table.match, seats)
        with told_as(table.id, "damaged"):
            table.take_seats(seats)
    with told_as(table.id, "events"):
        table.catch_up(events)


@contextmanager
def told_as(id: str, why: str) -> Iterator[None]:
    """Whatever goes wrong in here, a match cannot be read."""
    try:
        yield
    except Exception as error:
        raise unreadable(id, why, error) from None


def why_not(beginning: str) -> str:
    """Why a match cannot begin: its game, its version of the rules, or its cards are not ours; or the row is damaged."""
    try:
        record = read(beginning)
    except FabricaError:
        return "damaged"
    if record.game not in games():
        return "game"
    return "box" if record.rules in load(record.game).versions else "rules"


def check_seats(id: str, match: Match, seats: Sequence[Seat]) -> None:
    """Every seat of the match is there and whole, and its bot is one of ours."""
    with told_as(id, "damaged"):
        convert([asdict(place) for place in seats], list[Seat])
    if [place.seat for place in seats] != list(range(match.seats)):
        raise unreadable(id, "damaged")
    if not {place.bot for place in seats if place.bot} <= set(match.game.levels):
        raise unreadable(id, "bot")


def unreadable(id: str, why: str, error: Exception | None = None) -> Unreadable:
    """Told to the log without what the match holds: its seed is a secret."""
    unforeseen = None if isinstance(error, FORESEEN) else error
    LOG.error("match %s cannot be read (%s): %s", id, why, type(error).__name__, exc_info=unforeseen)
    return Unreadable(id, why)

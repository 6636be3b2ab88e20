"""A match from its record: every move is played again, and the outcome compared."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from fabrica.engine.contract import Position
from fabrica.engine.errors import BadRecord, FabricaError
from fabrica.engine.options import check_options, check_seats
from fabrica.engine.record import Record, read
from fabrica.engine.versions import check_version
from fabrica.registry import load

if TYPE_CHECKING:
    from fabrica.engine.match import Match


def replayed(kind: type[Match], text: str) -> Match:
    """A damaged record raises BadRecord with its line."""
    record = read(text)
    match = _start(kind, record)
    for number, (seat, words) in enumerate(record.moves, record.first_move):
        try:
            match.play(words, seat)
        except FabricaError as error:
            raise BadRecord(number, str(error)) from None
    _check_outcome(match, record)
    return match


def _start(kind: type[Match], record: Record) -> Match:
    """The match of a record before its first move; each complaint names the line that it is about."""
    with _about(record, "game"):
        game = load(record.game)
    with _about(record, "rules"):
        check_version(game.id, game.versions, record.rules)
    if record.position is not None:
        return _start_from_position(kind, record, record.position)
    with _about(record, "seats"):
        check_seats(game, record.seats)
    with _about(record, "option"):
        check_options(game, record.seats, record.options)
    with _about(record, "nonce"):
        match = kind(record.game, record.seats, record.seed, record.rules, **record.options)
        return match.with_nonces(record.nonces) if record.nonces else match


def _start_from_position(kind: type[Match], record: Record, position: Position) -> Match:
    with _about(record, "position"):
        match = kind.from_position(position, record.seed, record.rules)
    if match.game.id != record.game:
        raise BadRecord(record.lines["position"], f"the position is of {match.game.id}, the record of {record.game}")
    if match.seats != record.seats:
        raise BadRecord(record.lines["seats"], f"the position has {match.seats} seats, not {record.seats}")
    for name, has in (("option", record.options), ("nonce", record.nonces)):
        if has:
            raise BadRecord(record.lines[name], f"a record that begins with a position has no {name}s")
    return match


@contextmanager
def _about(record: Record, name: str) -> Iterator[None]:
    """Complaints inside are about a line of a record."""
    try:
        yield
    except FabricaError as error:
        raise BadRecord(record.lines[name], str(error)) from None


def _check_outcome(match: Match, record: Record) -> None:
    if record.state != match.fingerprint():
        raise BadRecord(record.lines["state"], f"the moves lead to state {match.fingerprint()}, not to {record.state[:40]!r}")
    for name, found, said in (("scores", match.scores, record.scores), ("winners", match.winners, record.winners)):
        if said != (found if match.over else None):
            numbers = " ".join(map(str, found)) or "with no seat"
            expected = f"{name} {numbers}" if match.over else f"no {name}: the game is not over"
            raise BadRecord(record.lines.get(name, record.lines["state"]), f"expected {expected}")

"""The log of a match: moves that were made, and who may know of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile

from fabrica.engine.backend import Event
from fabrica.engine.telling import reveal


@dataclass(frozen=True)
class Entry:
    """A move that was made: by whom, what, what chance answered and rules told, and the state before."""

    seat: int
    move: int
    words: str
    events: tuple[Event, ...]
    before: bytes
    revealed: bool  # whether chance was asked, or a secret came out
    private: bool  # whether nothing but the seat itself has changed
    secret: bool = False  # whether the others may not see it until a secret comes out

    @property
    def opens_secrets(self) -> bool:
        return opens_secrets(self.events)


def opens_secrets(events: Sequence[Event]) -> bool:
    return any(name == reveal.__name__ for name, _, _ in events)


def in_secret(log: Sequence[Entry]) -> list[Entry]:
    """The moves that nobody but who made them may know of yet."""
    if not any(entry.secret for entry in log):
        return []
    since = takewhile(lambda entry: not entry.opens_secrets, reversed(log))
    return [entry for entry in since if entry.secret]


def known_to(log: Sequence[Entry], viewer: int | None) -> list[int]:
    """The places in a log of the moves that a viewer may know of; None: a spectator."""
    hidden = [id(entry) for entry in in_secret(log) if entry.seat != viewer]
    return [at for at, entry in enumerate(log) if id(entry) not in hidden] if hidden else [*range(len(log))]

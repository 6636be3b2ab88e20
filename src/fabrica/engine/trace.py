"""A game's rules, interpreted, with a trace of what chance answered and what the rules told."""

from __future__ import annotations

import threading
from functools import cache
from types import SimpleNamespace
from typing import Any

from fabrica.engine.backend import Event, plain
from fabrica.engine.telling import reveal, tell
from fabrica.registry import load


class _Trace(threading.local):
    """The events of the move that a thread is playing."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def append(self, event: Event) -> None:
        self.events.append(event)

    def take(self) -> tuple[Event, ...]:
        events, self.events = tuple(self.events), []
        return events


TRACE = _Trace()


@cache
def rules_of(game_id: str) -> Any:
    """A game's rules, interpreted, its chance noted."""
    game = load(game_id)
    binding = plain(traced=(*game.chance, tell, reveal), trace=TRACE)
    return SimpleNamespace(**{name: binding(rule) for name, rule in vars(game.rules).items()})

"""A move played once more, one thing after the other: itself, and then what followed by itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from fabrica.engine.entry import Entry
from fabrica.engine.layout import copy
from fabrica.games.stephens.rules.flow import go_on, nothing_to_decide
from fabrica.games.stephens.rules.moves import COLUMN, CREATE
from fabrica.games.stephens.rules.state import EMPTY, TABLE
from fabrica.games.stephens.rules.turns import play_card, play_renewal, play_turn


@dataclass(frozen=True)
class Fact:
    """One thing to tell: a message, the seat that it is about, if any, and its arguments as ids, numbers and collections."""

    id: str
    who: int | None = None
    args: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Stage:
    """One thing that happened: the move itself, or what then followed by itself."""

    first: bool
    old: Any
    new: Any


def stages(entry: Entry) -> Iterator[Stage]:
    """Chance falls as it did."""
    s = TABLE.unpack(entry.before)
    old = copy(s)
    act = play_turn if entry.move < CREATE else play_card if entry.move < COLUMN else play_renewal
    act(s, entry.seat, entry.move)
    yield Stage(True, old, copy(s))
    while nothing_to_decide(s):
        old = copy(s)
        go_on(s)
        yield Stage(False, old, copy(s))


def arrived(old: Sequence[int], new: Sequence[int]) -> list[int]:
    """The cards that are there now and were not before."""
    return [card for card in new if card not in old and card != EMPTY]

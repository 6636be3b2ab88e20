"""What a game says of its positions for the page on which they are set up by hand: which fields, in which order, called what.

What may stand in a field is not said here: it is heard from the game's reader of positions (engine/asked.py).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, TypeVar

from fabrica.engine.asked import pattern
from fabrica.i18n.messages import Voice

Naming = Callable[[Any, str], str]  # of a value, in a language
Args = Mapping[str, str | int]
T = TypeVar("T")


@dataclass(frozen=True)
class Kind:
    """Things that a field chooses among: what each is called, and how it is drawn."""

    name: Naming
    picture: Callable[[Any], str] | None = None  # the id of a picture of the table
    icon: Callable[[Any], str] | None = None  # of an icon
    own: bool = False  # are its things cards, which can be dragged from one place to another?


Thing = tuple[Kind, Any]  # one of its values


def players(package: str) -> Kind:
    """Who sits at a table, by their numbers; a word stands for the opponent of a solo game."""

    def name(seat: Any, language: str) -> str:
        said = Voice(package, language)
        return said("rival-name") if isinstance(seat, str) else said("player-nameless", n=seat + 1)

    return Kind(name)


@dataclass(frozen=True)
class Part:
    """Fields that stand together under a heading: the id of its message, and their names."""

    title: str
    fields: Sequence[str]


def nothing_drawn(words: str) -> Sequence[Thing]:
    return ()


def as_they_are(args: Args, language: str) -> Args:
    return args


@dataclass(frozen=True)
class Editing:
    """The parts of a position, and the fields of a seat. `*` in a field's name stands for any field: seats[].recruits.*"""

    table: Sequence[Part]
    seat: Sequence[str]
    kinds: Mapping[str, Kind] = field(default_factory=dict)  # of values
    keys: Mapping[str, Naming] = field(default_factory=dict)  # of objects whose fields are things: what these are called
    kept: Collection[str] = ()  # objects that are kept as they are, or dropped
    icons: Mapping[str, str] = field(default_factory=dict)  # of fields, by their last name
    situation: Sequence[str] = ()  # the fields of a small picture of what a player has; me stands for the player's number
    things: Callable[[str], Sequence[Thing]] = nothing_drawn  # what a move is about, to be drawn
    said: Callable[[Args, str], Args] = as_they_are  # the arguments of a complaint, with names for ids

    def kind(self, path: str) -> Kind | None:
        """That of a field's values."""
        return found_for(self.kinds, path)

    def key(self, path: str) -> Naming | None:
        """What the fields of an object are called."""
        return found_for(self.keys, path)


def found_for(of: Mapping[str, T], path: str) -> T | None:
    at = pattern(path)
    return of.get(at) or next((value for like, value in of.items() if "*" in like and is_like(like, at)), None)


@cache
def is_like(like: str, path: str) -> bool:
    return re.fullmatch(re.escape(like).replace(r"\*", r"[^.\[]+"), path) is not None

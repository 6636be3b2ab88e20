"""What a game's room brings to the terminal: its words and its display, found by their names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from rich.console import RenderableType

from fabrica.game import Game, Refusal
from fabrica.match import Entry, Match
from fabrica.words import Voice

View = Mapping[str, Any]


class Wording(Protocol):
    """fabrica.<room>.wording: what of it every game has, and the terminal speaks."""

    VERBS: Sequence[str]

    def move_label(self, words: str, language: str, names: Sequence[str] = ()) -> str: ...
    def move_done(self, who: str, words: str, language: str, names: Sequence[str] = ()) -> str: ...
    def you_did(self, words: str, language: str, names: Sequence[str] = ()) -> str: ...
    def move_help(self, verb: str, language: str) -> str: ...
    def news(self, entry: Entry, viewer: int | None, names: Sequence[str], language: str) -> list[str]: ...
    def refusal(self, why: Refusal, language: str, names: Sequence[str] = ()) -> str: ...
    def waiting(self, view: View, seat: int, language: str) -> str | None: ...
    def seat_name(self, seat: int, names: Sequence[str], language: str) -> str: ...


class Display(Protocol):
    """fabrica.<room>.terminal: how the game is drawn and told."""

    EXAMPLE: tuple[str, str]  # a move as it may be typed, and its words

    def topics(self, language: str) -> Mapping[str, str]:
        """What there is help about beside moves and commands: the ids of cards and the like, by all that they are called."""

    def about(self, say: Voice, topic: str) -> Sequence[str]:
        """Everything about a topic: its name, then a line for each thing."""

    def table(self, say: Voice, view: View, seat: int, width: int, whole: bool) -> Iterable[RenderableType]:
        """The table as a seat sees it; if it need not be whole, as much of it as matters now."""

    def changes(self, say: Voice, before: View, after: View, seat: int) -> Iterable[str]:
        """What a seat won and lost between two views."""

    def told(self, say: Voice, entry: Entry, seat: int) -> Iterable[str]:
        """What a move brought about that changes do not show: what an opponent that is no seat did, and the like."""

    def scores(self, say: Voice, match: Match, seat: int) -> Iterable[str]:
        """Where the points of a finished game came from, and who won."""


def playable(game: Game) -> bool:
    """Can this game be played at the terminal?"""
    return find_spec(f"fabrica.{game.room}.terminal") is not None


def wording(say: Voice) -> Wording:
    found: Wording = import_module(f"fabrica.{say.room}.wording")
    return found


def display(say: Voice) -> Display:
    found: Display = import_module(f"fabrica.{say.room}.terminal")
    return found


def tied(match: Match) -> bool:
    return list(match.scores).count(max(match.scores)) > 1


def capital(text: str) -> str:
    """A text as it stands at the beginning of a line."""
    return text[:1].upper() + text[1:]


def who(say: Voice, seat: int, me: int) -> str:
    return say("terminal-you") if seat == me else wording(say).seat_name(seat, (), say.language)

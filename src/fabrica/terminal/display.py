"""What a game brings to the terminal: its words and its display."""

from __future__ import annotations

from fabrica.engine.match import Match
from fabrica.engine.parts import Terminal, View, Words, terminal_of, words_of
from fabrica.i18n.messages import Voice

__all__ = ["Terminal", "View", "Words", "capital", "display", "tied", "who", "wording"]


def wording(say: Voice) -> Words:
    return words_of(say.package)


def display(say: Voice) -> Terminal:
    return terminal_of(say.package)


def tied(match: Match) -> bool:
    return list(match.scores).count(max(match.scores)) > 1


def capital(text: str) -> str:
    """A text as it stands at the beginning of a line."""
    return text[:1].upper() + text[1:]


def who(say: Voice, seat: int, me: int) -> str:
    return say("terminal-you") if seat == me else wording(say).seat_name(seat, (), say.language)

"""The log of a match in words: what each move was and what came of it, as far as the viewer may know."""

from __future__ import annotations

from collections.abc import Sequence

from fabrica.engine.entry import Entry
from fabrica.engine.match import Match
from fabrica.engine.parts import Words


def story(match: Match, viewer: int | None, names: Sequence[str], language: str) -> list[list[str]]:
    """Sentences for every move."""
    return [line(match.game.words, entry, viewer, names, language) for entry in match.known_to(viewer)]


def line(words: Words, entry: Entry, viewer: int | None, names: Sequence[str], language: str) -> list[str]:
    return [done(words, entry, viewer, names, language), *words.news(entry, viewer, names, language)]


def done(words: Words, entry: Entry, viewer: int | None, names: Sequence[str], language: str) -> str:
    if entry.seat == viewer:
        return words.you_did(entry.words, language, names)
    return words.move_done(words.seat_name(entry.seat, names, language), entry.words, language, names)

"""The log: what each move was and what came of it, as far as the viewer may know."""

from __future__ import annotations

from collections.abc import Sequence

from fabrica.fantastic_factories.wording import move_done, news, seat_name, you_did
from fabrica.match import Entry, Match


def story(match: Match, viewer: int | None, names: Sequence[str], language: str) -> list[list[str]]:
    """Sentences for every move."""
    return [line(entry, viewer, names, language) for entry in match.log]


def line(entry: Entry, viewer: int | None, names: Sequence[str], language: str) -> list[str]:
    if entry.seat == viewer:
        done = you_did(entry.words, language, names)
    else:
        done = move_done(seat_name(entry.seat, names, language), entry.words, language, names)
    return [done, *news(entry, viewer, names, language)]

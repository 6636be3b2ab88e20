"""The log of a match in words: what each move was and what came of it, as far as the viewer may know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from fabrica.match import Entry, Match


@dataclass(frozen=True)
class Story:
    """Tells matches with the words of a room."""

    wording: Any  # the room's: you_did, move_done, news, seat_name

    def story(self, match: Match, viewer: int | None, names: Sequence[str], language: str) -> list[list[str]]:
        """Sentences for every move."""
        return [self.line(entry, viewer, names, language) for entry in match.log]

    def line(self, entry: Entry, viewer: int | None, names: Sequence[str], language: str) -> list[str]:
        return [self.done(entry, viewer, names, language), *self.wording.news(entry, viewer, names, language)]

    def done(self, entry: Entry, viewer: int | None, names: Sequence[str], language: str) -> str:
        if entry.seat == viewer:
            return str(self.wording.you_did(entry.words, language, names))
        who = self.wording.seat_name(entry.seat, names, language)
        return str(self.wording.move_done(who, entry.words, language, names))

"""The log of a table: what has happened, in words and signs, as far as a reader may know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from markupsafe import Markup

from fabrica.engine.entry import Entry
from fabrica.engine.match import Match
from fabrica.i18n.log_text import line
from fabrica.server.names import names_of
from fabrica.server.table import Table
from fabrica.web.gains import Counts, Gain


@dataclass
class Told:
    """A move in the log, for a reader: in sentences, the first of which says what was done, and in signs."""

    at: int  # how many moves had been made with it
    entry: Entry
    round: int
    text: tuple[str, ...]
    is_signed: tuple[bool, ...]  # of each sentence but the first: whether the signs say the same
    gains: tuple[Gain, ...]
    markup: dict[tuple[object, ...], Markup] = field(default_factory=dict)  # as pages show it: see Lines


@dataclass(frozen=True)
class Moment:
    """What everyone can see and count before a move."""

    state: Any  # of the match then; it is the match's own, and goes on with it, where the match had not gone on
    entry: Entry | None  # the move; None after the last
    round: int
    counts: Counts

    @classmethod
    def of(cls, match: Match, place: int) -> Moment:
        entry = match.log[place] if place < len(match.log) else None
        then = match.after(place) if entry else match
        return cls(then._state, entry, then.round, match.game.page.counts(then.view(None)))

    def is_of(self, match: Match, place: int) -> bool:
        if place >= len(match.log):
            return self.entry is None and self.state is match._state
        return self.entry is match.log[place]


def log_of(table: Table, viewer: int | None, language: str) -> list[Told]:
    """Told once for each reader, then remembered."""
    names, known, log = names_of(table, language), table.log_for(viewer), table.match.log
    told: list[Told] = table.told.setdefault((viewer, language, *names), [])
    same = next((n for n, one in enumerate(told) if n >= len(known) or one.entry is not log[known[n]]), len(told))
    del told[same:]
    teller = Teller(table.match, moments_of(table.match, table.moments), viewer, names, language)
    told.extend(teller.tell(place, at) for at, place in enumerate(known[same:], same + 1))
    return told


def moments_of(match: Match, found: list[Moment]) -> list[Moment]:
    """Before each move and after the last; those that were found before stay, as far as the same was played."""
    if found and found[-1].state is match._state and len(found) <= len(match.log):  # nothing was taken back: it has gone on
        found[-1] = replace(found[-1], entry=match.log[len(found) - 1])
    same = next((place for place, one in enumerate(found) if not one.is_of(match, place)), len(found))
    found[same:] = [Moment.of(match, place) for place in range(same, len(match.log) + 1)]
    return found


def story(match: Match, viewer: int, names: Sequence[str], language: str) -> list[Told]:
    """The whole log of a match at which nobody chooses in secret."""
    teller = Teller(match, moments_of(match, []), viewer, names, language)
    return [teller.tell(place, place + 1) for place in range(len(match.log))]


@dataclass(frozen=True)
class Teller:
    """Tells one reader what happened."""

    match: Match
    moments: Sequence[Moment]
    viewer: int | None
    names: Sequence[str]
    language: str

    def tell(self, place: int, at: int) -> Told:
        """The move at a place of the log, the reader's number `at`."""
        entry, game, (before, after) = self.match.log[place], self.match.game, self.moments[place : place + 2]
        gains = game.page.gains(entry, before.counts, after.counts, self.language)
        text = line(game.words, entry, self.viewer, self.names, self.language)
        is_signed = [*game.page.in_signs(entry, self.viewer), *(False for _ in text)][: len(text) - 1]
        return Told(at, entry, before.round, tuple(text), tuple(is_signed), tuple(gains))

"""What happened: the moves of the others, and the log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from fabrica.engine.entry import Entry
from fabrica.engine.match import Match
from fabrica.i18n.messages import Voice
from fabrica.terminal.display import who, wording


def others_news(say: Voice, entries: Iterable[Entry], seat: int) -> Iterator[str]:
    """The moves of the others, a line for each run of one seat."""
    label = wording(say).move_label
    for mover, run in groupby(entries, key=lambda entry: entry.seat):
        if mover != seat:
            yield f"{who(say, mover, seat)}: " + "; ".join(label(entry.words, say.language) for entry in run)


def log_lines(say: Voice, match: Match, seat: int, most: int) -> Iterator[str]:
    """The last moves, with what the seat may know of how chance fell."""
    known = match.known_to(seat)
    first = max(0, len(known) - most)
    for number, entry in enumerate(known[first:], first + 1):
        yield f"{number:>4}  " + " ".join([done(say, entry, seat), *wording(say).news(entry, seat, (), say.language)])


def done(say: Voice, entry: Entry, seat: int) -> str:
    if entry.seat == seat:
        return wording(say).you_did(entry.words, say.language)
    return wording(say).move_done(who(say, entry.seat, seat), entry.words, say.language)

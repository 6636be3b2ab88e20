"""What a move changed, told by comparing what a seat saw before and after; and the log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import groupby

from fabrica.fantastic_factories import wording
from fabrica.match import Entry, Match
from fabrica.terminal.words import View, dice, ids, who
from fabrica.words import Voice

RESOURCES = ("metal", "energy", "goods")


def own_news(say: Voice, before: View, after: View, seat: int) -> str:
    """What a seat won and lost, in one line; nothing if nothing changed."""
    old, new = before["seats"][seat], after["seats"][seat]
    return ", ".join([*resources(say, old, new), *cards(say, old, new), *new_dice(say, old, new)])


def resources(say: Voice, old: View, new: View) -> Iterator[str]:
    for unit in RESOURCES:
        change = new[unit] - old[unit]
        if change:
            yield ("+" if change > 0 else "-") + wording.amount(abs(change), unit, say.language)


def cards(say: Voice, old: View, new: View) -> Iterator[str]:
    for place in ("hand", "compound"):
        gained: Counter[str] = Counter(new[place]) - Counter(old[place])
        if gained:
            yield say(f"terminal-new-{place}", cards=ids(say, gained.elements()))


def new_dice(say: Voice, old: View, new: View) -> Iterator[str]:
    gained: Counter[int] = Counter(new["dice"]) - Counter(old["dice"])
    if gained:
        yield say("terminal-new-dice", dice=dice(say, sorted(gained.elements())))


def others_news(say: Voice, entries: Iterable[Entry], seat: int) -> Iterator[str]:
    """The moves of the others, a line for each run of one seat."""
    for mover, run in groupby(entries, key=lambda entry: entry.seat):
        if mover != seat:
            yield f"{who(say, mover, seat)}: " + "; ".join(wording.move_label(entry.words, say.language) for entry in run)


def log_lines(say: Voice, match: Match, seat: int, most: int) -> Iterator[str]:
    """The last moves, with what the seat may know of how chance fell."""
    first = max(0, len(match.log) - most)
    for number, entry in enumerate(match.log[first:], first + 1):
        yield f"{number:>4}  " + " ".join([done(say, entry, seat), *wording.news(entry, seat, (), say.language)])


def done(say: Voice, entry: Entry, seat: int) -> str:
    if entry.seat == seat:
        return wording.you_did(entry.words, say.language)
    return wording.move_done(who(say, entry.seat, seat), entry.words, say.language)

"""What a move changed, told by comparing what a seat saw before and after; and The Machine's turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from fabrica.engine.entry import Entry
from fabrica.games.fantastic_factories import words as wording
from fabrica.games.fantastic_factories.terminal.words import dice, ids
from fabrica.i18n.messages import Voice
from fabrica.terminal.display import View

RESOURCES = ("metal", "energy", "goods")


def changes(say: Voice, before: View, after: View, seat: int) -> list[str]:
    """What a seat won and lost."""
    old, new = before["seats"][seat], after["seats"][seat]
    return [*resources(say, old, new), *cards(say, old, new), *new_dice(say, old, new)]


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


def told(say: Voice, entry: Entry, _: int) -> list[str]:
    """What The Machine did after a move."""
    return wording.machine_news(entry, say.language)

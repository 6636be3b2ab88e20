"""A plain table at the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from rich.console import RenderableType
from rich.table import Table

from fabrica.engine.entry import Entry
from fabrica.engine.match import Match
from fabrica.engine.parts import View
from fabrica.i18n.messages import Voice
from fabrica.plain.words import seat_name

NOT_SHOWN = ("game", "viewer", "seats")
EXAMPLE = ("1", "1")


def topics(language: str) -> Mapping[str, str]:
    return {}


def about(say: Voice, topic: str) -> Sequence[str]:
    return [topic]


def table(say: Voice, view: View, seat: int, width: int, whole: bool) -> Iterable[RenderableType]:
    yield ", ".join(f"{name} {value}" for name, value in view.items() if name not in NOT_SHOWN)
    names = list(view["seats"][0])
    shown = Table("", *names)
    for number, seen in enumerate(view["seats"]):
        shown.add_row(seat_name(number, (), say.language), *("?" if seen[name] is None else str(seen[name]) for name in names))
    yield shown


def changes(say: Voice, before: View, after: View, seat: int) -> Iterator[str]:
    old, new = before["seats"][seat], after["seats"][seat]
    yield from (f"{name} {old[name]} → {new[name]}" for name in new if new[name] != old[name])


def told(say: Voice, entry: Entry, seat: int) -> Iterable[str]:
    return ()


def scores(say: Voice, match: Match, seat: int) -> Iterator[str]:
    yield from (f"{seat_name(n, (), say.language)}: {points}" for n, points in enumerate(match.scores))

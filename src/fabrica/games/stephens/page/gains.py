"""What a move has brought and cost everyone, for the log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from fabrica.engine.entry import Entry
from fabrica.games.stephens.components import ACCESSORIES
from fabrica.games.stephens.rules.tables import CUBES
from fabrica.games.stephens.words.facts import facts
from fabrica.games.stephens.words.names import amount
from fabrica.web.gains import Counts, Gain
from fabrica.web.gains import gains as between

ICONS = {
    "coin": "coin", "influence": "influence", "points": "points",
    **{colour: f"cube_{colour}" for colour in CUBES}, **{kind: kind for kind in ACCESSORIES},
}  # fmt: skip
SIGNED = ("news-pays", "news-gains")  # said again by the signs


def gains(entry: Entry, before: Counts, after: Counts, language: str) -> list[Gain]:
    return [*between(before, after, ICONS, lambda n, unit: amount(n, unit, language))]


def counts(view: dict[str, Any]) -> Counts:
    return {(seat, unit): n for seat, me in enumerate(view["seats"]) for unit, n in held(me)}


def held(me: dict[str, Any]) -> Iterator[tuple[str, int]]:
    """What a seat has, of all that is counted."""
    yield from (("coin", me["coins"]), ("influence", me["influence"]), ("points", me["score"]))
    yield from me["cubes"].items()
    yield from me["accessories"].items()


def in_signs(entry: Entry, viewer: int | None) -> Sequence[bool]:
    return [fact.id in SIGNED for fact in facts(entry)]

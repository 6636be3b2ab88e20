"""The places of the table, with the moves that are made there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fabrica.games.scythe.page.things import single
from fabrica.web.page_view import Choice, Place, buttons


def places(shown: dict[str, Any]) -> Iterator[Place]:
    """Of what `present` shows: the map, the own mat and objectives, then buttons of their own."""
    yield from (Place("map", place.key, place.name, place.moves) for place in shown["hexes"] if place.moves)
    if shown["me"]:
        yield from own_mat(shown["me"])
    for group in (*shown["sheets"], *shown["lines"]):
        yield from buttons("bar", (offer.choice for offer in group.offers if offer.choice))
    yield from buttons("bar", in_bar(shown))


def in_bar(shown: dict[str, Any]) -> Iterator[Choice]:
    """What stands below the question."""
    yield from shown["actions"]
    yield from single([shown["strong"]] if shown["strong"] else [])
    if shown["cargo"]:
        yield from (*shown["cargo"].take, *shown["cargo"].leave)


def own_mat(me: dict[str, Any]) -> Iterator[Place]:
    for section in me["sections"]:
        yield Place("mat", section.key, section.top.name, section.moves)
    for goal in me["objectives"]:
        yield Place("mat", f"objective-{goal.number}", goal.name, goal.choices)

"""The places of the table, with the moves that are made there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fabrica.web.page_view import Place, buttons


def places(shown: dict[str, Any]) -> Iterator[Place]:
    """Of what `present` shows: the map, the own mat and objectives, then buttons of their own."""
    yield from (Place("map", place.key, place.name, place.choices) for place in shown["hexes"] if place.choices)
    if shown["me"]:
        yield from own_mat(shown["me"])
    yield from buttons("bar", shown["actions"])
    for group in shown["groups"]:
        yield from buttons("bar", (offer.choice for offer in group.offers))


def own_mat(me: dict[str, Any]) -> Iterator[Place]:
    for section in me["sections"]:
        yield Place("mat", section.key, section.top.name, section.choices)
        yield from buttons("mat", (offer.choice for offer in section.top.offers))
        if section.bottom:
            yield from buttons("mat", section.bottom.choices)
    for goal in me["objectives"]:
        yield Place("mat", f"objective-{goal.number}", goal.name, goal.choices)

"""The places of the table, with the moves that are made there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fabrica.games.stephens.page.things import Factory, Thing
from fabrica.web.page_view import Choice, Place, buttons

AREAS = ("contracts", "investments")


def places(shown: dict[str, Any]) -> Iterator[Place]:
    """Of what `present` shows: cards, furnaces, factories and one's own board first, then buttons of their own."""
    reds = len(shown["professions"]) // 2
    yield from of_things("red", shown["professions"][:reds])
    yield from of_things("blue", shown["professions"][reds:])
    for area in AREAS:
        yield from of_things(area, shown[area])
    yield from of_things("factories", shown["furnaces"].values())
    for factory in shown["factories"].values():
        yield Place("factories", factory.key, factory.name, choices_of(factory))
    for side in shown["rows"].values():
        for row in side.values():
            yield from of_things("factories", row.cards)
    if shown["me"]:
        yield from own_board(shown["me"])
    for area, choices in {**shown["redraw"], **shown["skim"]}.items():
        yield from buttons(area, choices)
    yield from buttons("bar", [*shown["strong"], *shown["actions"]])


def own_board(me: dict[str, Any]) -> Iterator[Place]:
    for discs in (*me["book"].values(), *(space["discs"] for space in me["track"])):
        yield from of_things("own", discs)
    yield from of_things("own", me["slots"])
    for column in me["investments"]:
        for choice in column.choices:
            yield Place("my-cards", choice.words, choice.label, [choice])


def of_things(area: str, things: Any) -> Iterator[Place]:
    found: Iterator[Thing] = filter(None, things)
    yield from (Place(area, thing.key, thing.name, thing.choices) for thing in found)


def choices_of(factory: Factory) -> list[Choice]:
    """Cubes to take, and deliveries."""
    taken = [cubes.choice for cubes in factory.cubes if cubes.choice]
    return taken + [choice for delivery in factory.deliveries for choice in delivery.choices]

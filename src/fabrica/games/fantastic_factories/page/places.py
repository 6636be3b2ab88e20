"""The places of the table, with the moves that are made there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fabrica.web.page_view import Place, buttons


def places(shown: dict[str, Any]) -> Iterator[Place]:
    """Of what `present` shows: cards and floors first, then buttons of their own."""
    me = shown["me"] or {"built": (), "floors": ()}
    rows = {area: shown[area] for area in ("blueprints", "contractors", "hand")} | {"compound": me["built"]}
    for area, cards in rows.items():
        yield from (Place(area, card.key, card.name, card.choices) for card in cards if card)
    yield from (Place("headquarters", f"floor-{floor.id}", floor.name, floor.choices) for floor in me["floors"])
    for row, sweeps in shown["sweeps"].items():
        yield from buttons(row, sweeps)
    yield from buttons("headquarters", [die.pick for die in shown["tray"] if die.pick])
    yield from buttons("bar", [*shown["actions"], *([shown["finish"]["choice"]] if shown["finish"] else [])])

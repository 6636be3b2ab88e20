"""The cards in play: ours, or those of an owner of the box, who has written them into a file.

The file is JSON with any of the sections `red`, `blue`, `contracts` and `investments`, each whole: as many cards as the box has,
under the same ids. `fabrica components stephens` prints ours in that form. docs/stephens.md is its definition.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, TypeVar

from fabrica.engine.errors import COMPONENTS, BadComponents, BadPosition
from fabrica.engine.parse import Field
from fabrica.games.stephens import components
from fabrica.games.stephens.components import (
    ACCESSORIES,
    ANY_ROW,
    GLASS,
    LEFT,
    RIGHT,
    TYPES,
    WOOD,
    Bag,
    Contract,
    Investment,
    Profession,
    Trade,
)

OWNERS = "an owner's file"
PRICES = ("coin", "influence")
PAID = (*PRICES, "cube")
GAINED = (*PAID, "forest", "dunes", "points", "accessory")
FEW = 9  # of anything, on one card
SECTIONS = ("red", "blue", "contracts", "investments")
Card = TypeVar("Card", Profession, Contract, Investment)


def read_bag(field: Field, names: Sequence[str], kinds: int) -> Bag:
    """Amounts by name, of at most so many kinds."""
    field.keys(names)
    if len(field.value) > kinds:
        raise field.wrong(f"expected at most {kinds} of {', '.join(names)}")
    return {name: field.get(name).integer(1, FEW) for name in field.value}


def read_trade(field: Field) -> Trade:
    field.keys(("pay", "gain"))
    gain = read_bag(field.get("gain", {}), GAINED, 2)
    wild = [name for name in gain if name in ("cube", "accessory")]
    if not gain or (wild and len(gain) > 1):
        raise field.get("gain").wrong("expected one or two gains; a cube or an accessory of one's choice stands alone")
    return Trade(read_bag(field.get("pay", {}), PAID, 1), gain)


def read_profession(side: int) -> Callable[[Field, str], Profession]:
    def read(field: Field, id: str) -> Profession:
        field.keys(("id", "benefit", "master", "apprentice"))
        benefit = tuple(map(read_trade, field.get("benefit").items(6)))
        gains = [tuple(trade.gain) for trade in benefit]
        if not benefit or len(set(gains)) != len(gains):
            raise field.get("benefit").wrong("expected one trade or more, each with gains of its own")
        lower = field.get("apprentice")
        apprentice = None if lower.is_none() else read_bag(lower, PRICES, 1)
        return Profession(id, side, benefit, read_bag(field.get("master", {}), PRICES, 1), apprentice, OWNERS)

    return read


def read_contract(field: Field, id: str) -> Contract:
    field.keys(("id", "type", "cubes", "accessory"))
    accessory = field.get("accessory", "")
    names = ("", *ACCESSORIES, "any")
    cubes = read_bag(field.get("cubes"), (*GLASS, *WOOD), len(GLASS) + len(WOOD))
    if not cubes:
        raise field.get("cubes").wrong("expected one cube or more")
    return Contract(id, TYPES[field.get("type").one_of(TYPES)], cubes, names[accessory.one_of(names)], OWNERS)


def read_investment(field: Field, id: str) -> Investment:
    field.keys(("id", "row", "cubes", "points", "forest", "dunes"))
    rows = (ANY_ROW, *WOOD)
    row = rows[field.get("row").one_of(rows)]
    numbers = {name: field.get(name, 0).integer(0, FEW) for name in ("cubes", "points", "forest", "dunes")}
    if (numbers["cubes"] > 0) != (row != ANY_ROW):
        raise field.get("row").wrong("a card with cubes has the row of their colour, one without has none (an empty text)")
    return Investment(id, row, prov=OWNERS, **numbers)


def read_section(whole: Field, name: str, ours: tuple[Card, ...], read: Callable[[Field, str], Card]) -> tuple[Card, ...]:
    """A section of the file in the order of our ids; ours, where it is left out."""
    field = whole.get(name)
    if field.is_none():
        return ours
    ids = tuple(card.id for card in ours)
    items = list(field.items())
    if len(items) != len(ids):
        raise field.wrong(f"the box has {len(ids)} cards of this kind, the file {len(items)}")
    found: dict[str, Card] = {}
    for item in items:
        item.keys(item.value if isinstance(item.value, dict) else ())
        id = ids[item.get("id").one_of(ids)]
        if id in found:
            raise item.get("id").wrong(f"{id} is there twice")
        found[id] = read(item, id)
    return tuple(found[id] for id in ids)


def read_file(path: Path) -> dict[str, Any]:
    """The sections of a file; a complaint names the file, the field and what was expected."""
    try:
        whole = Field(json.loads(path.read_text(encoding="utf-8")))
        whole.keys(SECTIONS)
        return {
            "red": read_section(whole, "red", components.RED, read_profession(LEFT)),
            "blue": read_section(whole, "blue", components.BLUE, read_profession(RIGHT)),
            "contracts": read_section(whole, "contracts", components.CONTRACTS, read_contract),
            "investments": read_section(whole, "investments", components.INVESTMENTS, read_investment),
        }
    except (OSError, ValueError, RecursionError) as error:
        problem = str(error) if isinstance(error, BadPosition | OSError) else f"no JSON: {error}"
        raise BadComponents(f"{path}: {problem}") from None


def as_data() -> dict[str, Any]:
    """The cards in play, in the form of a file."""
    hidden = {"side", "prov"}
    groups: dict[str, tuple[Profession | Contract | Investment, ...]] = {"red": RED, "blue": BLUE, "contracts": CONTRACTS}
    groups["investments"] = INVESTMENTS
    return {
        name: [{field: value for field, value in asdict(card).items() if field not in hidden} for card in cards]
        for name, cards in groups.items()
    }


_file = os.environ.get(COMPONENTS)
_own: dict[str, Any] = read_file(Path(_file)) if _file else {}
RED: tuple[Profession, ...] = _own.get("red", components.RED)
BLUE: tuple[Profession, ...] = _own.get("blue", components.BLUE)
CONTRACTS: tuple[Contract, ...] = _own.get("contracts", components.CONTRACTS)
INVESTMENTS: tuple[Investment, ...] = _own.get("investments", components.INVESTMENTS)

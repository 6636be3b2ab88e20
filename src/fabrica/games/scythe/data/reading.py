"""Small readers: sets, counts and places of a position, each complaint with its field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fabrica.engine.parse import Field
from fabrica.games.scythe.rules.map_tables import PLACE_IDS, TERRITORY_IDS
from fabrica.games.scythe.rules.tables import COPIES, FIRST_VALUE, N_VALUES

COINS_MOST = 65_535
TOKENS_MOST = 20_000  # of a kind on a place
VALUE_NAMES = tuple(str(FIRST_VALUE + value) for value in range(N_VALUES))


def read_set(field: Field, names: Sequence[str]) -> int:
    """A list of different names, as bits."""
    found = 0
    for item in field.items():
        bit = 1 << item.one_of(names)
        if found & bit:
            raise item.wrong(f"{item.value} stands here twice", "twice")
        found |= bit
    return found


def read_numbers(field: Field, last: int) -> int:
    """A list of different numbers from 1, as bits."""
    found = 0
    for item in field.items():
        bit = 1 << item.integer(1, last)
        if found & bit:
            raise item.wrong(f"{item.value} stands here twice", "twice")
        found |= bit
    return found


def read_places(field: Field) -> int:
    return read_set(field, TERRITORY_IDS)


def read_place(field: Field) -> int:
    return field.one_of(PLACE_IDS)


def read_counts(field: Field, names: Sequence[str], most: int) -> list[int]:
    """Amounts by name; what is left out is 0."""
    field.keys(names)
    return [field.get(name, 0).integer(0, most) for name in names]


def read_cards(field: Field, target: Any) -> None:
    """Combat cards by value."""
    field.keys(VALUE_NAMES)
    for value, name in enumerate(VALUE_NAMES):
        target[value] = field.get(name, 0).integer(0, COPIES[value])


def read_units(field: Field, most: int) -> dict[int, int]:
    """Numbers of units by place, not more than there are in all."""
    field.keys(PLACE_IDS)
    found = {PLACE_IDS.index(name): field.get(name).integer(0, most) for name in field.value}
    if sum(found.values()) > most:
        raise field.wrong(f"expected at most {most} in all, got {sum(found.values())}", "in-all", most=most)
    return found


def optional(field: Field, names: Sequence[str], nothing: int = -1) -> int:
    return nothing if field.is_none() else field.one_of(names)

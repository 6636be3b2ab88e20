"""Positions that cannot be are refused with their field; whatever is accepted can be played to its end."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

import pytest

from contract.playing import Players, Table, moments, part_of_a_match, tables_of
from fabrica import BadPosition, Match
from stephens.positions import worker, written

TEXTS = ("", "automa", "r01", "cr01", "ul", "2a")
VALUES: tuple[Any, ...] = (None, True, -1, 0, 1, 3, 7, 99, 10**30, *TEXTS, [], {}, ["r01"], {"orange": 1}, 1.5)
CHANGES = 60
EVERY_TABLE = tables_of("stephens")


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every container of plain data with every key in it."""
    for key in list(value) if isinstance(value, dict) else range(len(value)):
        yield value, key
        if isinstance(value[key], dict | list):
            yield from places(value[key])


@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_a_changed_position_is_refused_or_can_be_played(table: Table) -> None:
    luck = random.Random(str(table))
    refused = played = 0
    for seed in range(CHANGES):
        match = part_of_a_match(table.match(seed % 5), Players(seed % 5), luck.randrange(150))
        position = copy.deepcopy(match.position())
        container, key = luck.choice(list(places(position)))
        container[key] = copy.deepcopy(luck.choice(VALUES))
        try:
            again = Match.from_position(position, seed)
        except BadPosition:
            refused += 1
            continue
        for _ in moments(again, Players(seed)):
            pass
        played += 1
    assert refused > CHANGES / 3
    assert played > 0


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"army": 52}, "army"),
        ({"army": 60}, "army"),
        ({"step": "columns"}, "step"),
        ({"step": "fulfilling", "phase": "renewal"}, "step"),
        ({"automa": {}}, "automa"),
        ({"contracts": ["cr01", "cr01", None, None, None]}, "contracts[1]"),
        ({"contracts": ["cr01"]}, "contracts"),
        ({"professions": ["b01", "r03", "r17", "r01", "b03", "b17"]}, "professions"),
        ({"furnaces": {"ul": -1}}, "furnaces.ul"),
        ({"private": {"ul": {"green": 1}}}, "private.ul.green"),
        ({"rows": {"left": {"stephens": [worker("b05", 0)]}}}, "rows.left.stephens[0].card"),
        ({"rows": {"left": {"lower": [worker("r05", 0)]}}}, "rows.left.lower"),
        ({"rows": {"left": {"stephens": [worker("r03", 0, 1)]}}}, "rows.left.stephens[0].apprentice"),
        ({"rows": {"left": {"stephens": [worker("r05", 0)]}}}, "seats[0].unlocked"),
        ({"pending": {"factory": "ul"}}, "pending"),
        ({"final": True}, "final"),
        ({"seats": [{"influence": 5}, {}]}, "seats[0].influence"),
        ({"seats": [{"score": 55}, {}]}, "turns_left"),
        ({"seats": [{"contracts": ["cr01", "cr02", "cr03", "cr04"]}, {}]}, "seats[0].contracts"),
        ({"seats": [{"fulfilled": {"uk": ["cr01"]}}, {}]}, "seats[0].fulfilled.uk[0]"),
        ({"seats": [{"investments": {"pink": ["or2"]}}, {}]}, "seats[0].investments.pink[0]"),
        ({"seats": []}, "seats"),
    ],
)
def test_what_cannot_be_is_refused_with_its_field(change: dict[str, Any], field: str) -> None:
    position = {**written({}, {}), **change}
    with pytest.raises(BadPosition) as refused:
        Match.from_position(position, 1)
    assert refused.value.field == field


def test_a_disc_that_left_too_early() -> None:
    with pytest.raises(BadPosition, match="2b comes after 2a"):
        Match.from_position(written({"unlocked": ["2b"]}, {}), 1)

"""Small positions for tests of the oracle: what is not said is empty or at its start."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from scythe.oracle import Oracle
from scythe.oracle_chance import Chance, Event, Random, Told
from scythe.oracle_data import FACTION

MATS = {"rusviet": "engineering", "crimea": "mechanical", "saxony": "agricultural", "polania": "patriotic"}
OTHER_MATS = {"nordic": "industrial", "albion": "militant", "togawa": "innovative"}


def seat(faction: str, **fields: Any) -> dict[str, Any]:
    """Nothing on the map but the character on its base; mechs stand on the base unless they are said to be elsewhere."""
    abilities = fields.get("abilities", [])
    mechs = {f"base_{faction}": len(abilities)} if abilities else {}
    return {"faction": faction, "mat": {**MATS, **OTHER_MATS}[faction], "workers": {}, "mechs": mechs, "coins": 10, **fields}


def table(*seats: dict[str, Any], told: Iterable[Event] | None = None, **fields: Any) -> Oracle:
    """It is seat 0's turn."""
    chance: Chance = Random(1) if told is None else Told(told)
    return Oracle.from_position({"game": "scythe", "turn": 0, "seats": list(seats), **fields}, chance)


def alone(human: dict[str, Any], automa: dict[str, Any], told: Iterable[Event], **fields: Any) -> Oracle:
    """Against the Automa, which has its start unless something else is said."""
    return table(human, told=told, automa=automa, **fields)


def say(oracle: Oracle, *words: str) -> Oracle:
    """Words of whoever is active (of several the first); "1: dial 3" are those of seat 1."""
    for each in words:
        who, _, what = each.rpartition(": ")
        oracle.play(int(who) if who else min(oracle.active()), what)
    return oracle


def offered(oracle: Oracle, verb: str = "") -> set[str]:
    """What follows a verb in the list of whoever is active."""
    words = oracle.legal(min(oracle.active()))
    return {each.removeprefix(f"{verb} ") for each in words if not verb or each.startswith(f"{verb} ")}


def mine(oracle: Oracle, number: int = 0) -> dict[str, Any]:
    seats: list[dict[str, Any]] = oracle.position()["seats"]
    return seats[number]


def step(oracle: Oracle) -> str:
    return str(oracle.position()["step"])


def tokens(oracle: Oracle, place: str) -> dict[str, int]:
    pile: dict[str, int] = oracle.position()["resources"].get(place, {})
    return pile


def starts(faction: str) -> dict[str, int]:
    return dict.fromkeys(FACTION[faction]["workers"], 1)

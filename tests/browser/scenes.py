"""Moments of games to look at: written positions, and games that were played to their end."""

from __future__ import annotations

from functools import cache
from typing import Any

from contract.playing import Table, finished
from fabrica import Match

GAME = "fantastic-factories"
MARKET = {
    "blueprints": ["biolab", "obelisk", "refinery", "motherlode"],
    "contractors": ["miner", "investor", "specialist", "hired_hands"],
    "tools": ["hammer", "wrench", "gear", "shovel"],
}
MINE = {
    "metal": 5,
    "energy": 6,
    "goods": 4,
    "hand": ["assembly_line", "dojo", "megalith", "nuclear_plant", "robot"],
    "compound": ["aluminum_factory", "beacon", "fulfillment_center", "golem", "gymnasium", "power_plant", "trash_compactor"],
    "dice": [2, 4, 6, 6],
    "headquarters": {"research": [3]},
}
OTHERS: tuple[dict[str, Any], ...] = (
    {"metal": 2, "energy": 7, "goods": 3, "compound": ["battery_factory", "laboratory", "solar_array", "warehouse"],
     "hand": ["concrete_plant", "harvester"], "dice": [1, 5], "headquarters": {"mine": [5, 6]}},
    {"metal": 4, "energy": 1, "goods": 5, "compound": ["foundry", "manufactory", "obelisk"], "hand": ["fitness_center"],
     "finished": True},
)  # fmt: skip


def written(phase: str, *seats: dict[str, Any], **rest: Any) -> Match:
    return Match.from_position({"game": GAME, "phase": phase, "market": MARKET, "seats": list(seats), **rest}, seed=3)


def at_work(*others: dict[str, Any], **changes: Any) -> Match:
    """The work phase of a game that is half played."""
    return written("work", {**MINE, **changes}, *(others or OTHERS), round=6)


def at_market(**changes: Any) -> Match:
    me = {name: MINE[name] for name in ("metal", "energy", "goods", "hand", "compound")}
    other = {name: OTHERS[0][name] for name in ("metal", "energy", "goods", "hand", "compound")}
    return written("market", {**me, **changes}, other, round=6)


def machine_at_work(**changes: Any) -> Match:
    """Alone, late in the game."""
    machine = {"level": "hard", "goods": 7, "compound": ["foundry", "nuclear_plant", "refinery", "warehouse", "golem", "dojo"]}
    return written("work", {**MINE, **changes}, round=6, machine=machine)


def asked_to_discard() -> Match:
    """A use of the trash compactor waits for a card."""
    match = machine_at_work(dice=[6, 6])
    match.play("activate trash_compactor 6 6", 0)
    return match


@cache
def over(seats: int = 2) -> Match:
    """A game that was played to its end."""
    return finished(Table(GAME, seats, {"machine": "hard"} if seats == 1 else {}), "browser")

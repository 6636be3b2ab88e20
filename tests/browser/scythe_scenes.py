"""Moments of Scythe to look at: written positions, and the moves that lead on from them."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

from fabrica import Match
from scythe.sitting import seat as a_seat
from scythe.sitting import written

GAME = "scythe"
Moment = tuple[Match, int | None]
SEATS: tuple[dict[str, Any], ...] = (
    a_seat(
        "nordic", "engineering", coins=9, power=7, popularity=8, hand={"2": 1, "3": 2, "5": 1}, objectives=[4, 12],
        token="produce", upgrades={"from": ["bolster_power", "produce_territories"], "to": {"deploy": 1, "build": 1}},
        abilities=["riverwalk", "seaworthy", "speed"], recruits={"deploy": "coins", "build": "power"},
        structures={"mill": "r1c4", "mine": "r1c6"}, character="r2c5", mechs={"r2c4": 1, "r1c5": 1, "r3c3": 1},
        workers={"r1c4": 2, "r1c5": 2, "r2c4": 1}, stars={"combat": 1},
    ),
    a_seat(
        "crimea", "mechanical", coins=14, power=5, popularity=13, hand={"3": 1, "4": 1}, revealed=[15], discarded=2,
        token="trade", upgrades={"from": ["move_units"], "to": {"enlist": 1}}, abilities=["riverwalk", "scout"],
        recruits={"upgrade": "cards"}, structures={"armory": "r7c4"}, character="r6c3", mechs={"r6c4": 1, "r7c4": 1},
        workers={"r7c3": 3, "r8c3": 1, "r6c4": 1}, stars={"objective": 1},
    ),
    a_seat(
        "saxony", "industrial", coins=4, power=11, popularity=3, hand={"2": 2}, objectives=[7, 9], token="move",
        abilities=["underpass", "disarm"], structures={"monument": "r5c0"}, character="r5c2", mechs={"r6c0": 1, "r5c1": 1},
        workers={"r6c0": 2, "r6c1": 2, "r7c1": 2}, stars={"combat": 2},
    ),
    a_seat(
        "rusviet", "patriotic", coins=21, power=2, popularity=10, hand={"4": 2}, objectives=[1, 23], token="bolster",
        factory_card=5, abilities=["riverwalk", "township"], character="r4c4", mechs={"r4c6": 1, "r4c5": 1},
        workers={"r3c6": 4, "r4c6": 2, "r2c6": 2}, stars={"workers": 1},
    ),
    a_seat(
        "polania", "agricultural", coins=7, power=6, popularity=5, hand={"5": 1}, objectives=[20, 21], token="produce",
        abilities=["camaraderie"], character="r4c1", mechs={"r4c1": 1}, workers={"r4c0": 3, "r3c1": 1},
        recruits={"enlist": "popularity"},
    ),
)  # fmt: skip
RESOURCES = {
    "r1c4": {"food": 3}, "r1c5": {"wood": 4, "oil": 2}, "r2c4": {"oil": 3, "metal": 1}, "r7c3": {"food": 2}, "r6c0": {"metal": 3},
    "r4c6": {"metal": 2}, "r3c6": {"wood": 1, "food": 1, "oil": 1, "metal": 1}, "r4c0": {"food": 5}, "r6c4": {"wood": 2},
}  # fmt: skip
TOKENS = ["r2c1", "r1c3", "r5c0", "r6c2", "r6c5", "r4c5"]


def halfway(seats: int, **table: Any) -> Match:
    own = SEATS[:seats]
    lie = {place: tokens for place, tokens in RESOURCES.items() if seats > 3 or place not in ("r4c6", "r3c6", "r4c0")}
    tokens = [place for place in TOKENS if place != "r4c5"]
    position = written(*own, resources=lie, tokens=tokens, encounters_used=[3, 17], round=11, tile=2, **table)
    return Match.from_position(position, seed="halfway")


def after(match: Match, *words: str) -> Match:
    for said in words:
        match.play(said, match.active[0])
    return match


def start(seats: int) -> Match:
    return Match(GAME, seats, "start")


def alone() -> Match:
    """Some turns into a game against the Automa."""
    match, luck = Match(GAME, 1, "alone", level="automa"), random.Random(5)
    while match.position()["round"] < 9 or match.position()["step"] != "section":
        match.play(luck.choice([w for w in match.moves(0) if w != "done"] or match.moves(0)), 0)
    return match


def met(verb: str, seats: int = 2, skip: int = 0, **options: str) -> Moment:
    """The first moment of a game of random players at which a verb can be said."""
    luck, match = random.Random(verb), Match(GAME, seats, f"met-{verb}", **options)
    while not match.over:
        for seat in match.active:
            if any(words.split()[0] == verb for words in match.moves(seat)):
                skip -= 1
                if skip < 0:
                    return match, seat
        seat = match.active[0]
        moves = match.moves(seat)
        match.play(luck.choice([w for w in moves if w != "done"] or moves), seat)
    raise LookupError(verb)


@cache
def over(seats: int) -> Match:
    match, luck = Match(GAME, seats, f"over-{seats}"), random.Random(seats)
    while not match.over:
        seat = match.active[0]
        moves = match.moves(seat)
        match.play(luck.choice([w for w in moves if w != "done"] or moves), seat)
    return match


def duel() -> Match:
    """A Nordic mech with two workers has come onto the Crimean character and a mech."""
    nordic = {**SEATS[0], "mechs": {"r5c3": 1, "r1c5": 1, "r3c3": 1}, "workers": {"r1c4": 1, "r1c5": 2, "r5c3": 2}}
    crimea = {**SEATS[1], "mechs": {"r6c3": 1, "r7c4": 1}}
    match = Match.from_position(written(nordic, crimea, round=11, tile=2), seed="duel")
    return after(match, "section move", "mech r5c3", "take all workers", "to r6c3", "done")


def visiting() -> Match:
    """The Nordic character comes to the Factory."""
    nordic = {**SEATS[0], "character": "r3c3"}
    match = Match.from_position(written(nordic, SEATS[1], SEATS[2], round=11, tile=2, factory=[2, 5, 7, 10]), seed="visit")
    return after(match, "section move", "character", "to r4c3", "done", "done")


SCENES: dict[str, Callable[[], Moment]] = {
    "start": lambda: (start(2), start(2).active[0]),
    "start5": lambda: (start(5), start(5).active[0]),
    "two": lambda: (halfway(2), 0),
    "five": lambda: (halfway(5), 0),
    "alone": lambda: (alone(), 0),
    "unit": lambda: (after(halfway(5), "section move"), 0),
    "cargo": lambda: (after(halfway(5), "section move", "mech r2c4"), 0),
    "encounter": lambda: met("option"),
    "factory": lambda: (visiting(), 0),
    "commit": lambda: (duel(), 0),
    "upgrade": lambda: met("upgrade"),
    "enlist": lambda: met("enlist"),
    "deploy": lambda: met("deploy"),
    "build": lambda: met("build"),
    "produce": lambda: (after(halfway(5, turn=2), "section produce", "top produce"), 2),
    "put": lambda: met("put"),
    "pay": lambda: met("pay"),
    "trap": lambda: met("trap", 7),
    "drafting": lambda: (Match(GAME, 5, "draft", deal="drafted"), Match(GAME, 5, "draft", deal="drafted").active[0]),
    "mat": lambda: met("mat", 5, deal="chosen"),
    "over": lambda: (over(2), 0),
    "watching": lambda: (halfway(5), None),
}


def scene(name: str) -> Moment:
    return SCENES[name]()

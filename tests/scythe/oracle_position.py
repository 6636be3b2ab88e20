"""Positions as plain data: what is left out has its default; what is written has no zeros and is in order."""

from __future__ import annotations

from collections.abc import Iterable
from copy import deepcopy
from functools import lru_cache
from typing import Any

from scythe.oracle_automa_cards import AUTOMA_CARD, TRACKS
from scythe.oracle_chance import Chance
from scythe.oracle_changing import goals
from scythe.oracle_data import (
    ABILITIES,
    BOTTOMS,
    CUBES,
    ENCOUNTERS,
    FACTION,
    MAT,
    PLACES,
    RESOURCES,
    STARS,
    STRUCTURES,
    TRAPS,
)
from scythe.oracle_game import Game, first_player

Position = dict[str, Any]
ORDERS = [PLACES, RESOURCES, ABILITIES, BOTTOMS, CUBES, STRUCTURES, TRAPS, STARS, ["workers", "moved_workers", *RESOURCES]]
SETUP_OPTIONS = ("deal", "invaders", "automa-faction")
PHASES = {
    **dict.fromkeys(("faction", "mat"), "setup"),
    **dict.fromkeys(("fight", "ability", "commit", "retreat"), "combat"),
    "over": "over",
}

# ------------------------------------------------------------------------------------------------- reading


def read(position: Position, chance: Chance) -> Game:
    given = deepcopy(position)
    seats = [read_seat(seat) for seat in given["seats"]]
    automa = read_automa(given["automa"]) if given.get("automa") else None
    g = Game({**table_defaults(), **given, "seats": seats, "automa": automa}, chance)
    g.pop("phase", None)
    if "factory" not in given:
        g["factory"] = factory_left(g)
    if "turn" not in given:
        g["turn"] = 0 if automa else first_player(g)
    return g


def table_defaults() -> Position:
    return {
        "game": "scythe",
        "step": "section",
        "round": 1,
        "turn": 0,
        "sent_home": False,
        "toka": False,
        "tile": 1,
        "tokens": [*ENCOUNTERS],
        "encounters_used": [],
        "discards": {},
        "factory": [],
        "resources": {},
        "pending": None,
        "options": {},
        "automa": None,
    }


def factory_left(g: Game) -> list[int]:
    """The lowest ones that nobody holds, as many as there must be."""
    held = [seat["factory_card"] for seat in g["seats"] if seat["factory_card"]]
    gone = len(held) + bool(g["automa"] and g["automa"]["factory_taken"])
    return [card for card in range(1, 13) if card not in held][: max(len(g["seats"]) + 1, 3) - gone]


def empty_seat() -> Position:
    """Before anything is dealt."""
    return {
        "faction": None,
        "mat": None,
        "coins": 0,
        "power": 0,
        "popularity": 0,
        "hand": {},
        "objectives": [],
        "revealed": [],
        "discarded": None,
        "token": None,
        "factory_card": None,
        "upgrades": {"from": [], "to": {}},
        "abilities": [],
        "recruits": {},
        "structures": {},
        "character": None,
        "mechs": {},
        "workers": {},
        "stars": {},
        "flags": [],
        "traps": {},
    }


def starting(faction: str, mat: str) -> Position:
    """What faction and mat begin with."""
    return {
        "coins": MAT[mat]["coins"],
        "popularity": MAT[mat]["popularity"],
        "power": FACTION[faction]["power"],
        "character": f"base_{faction}",
        "workers": dict.fromkeys(FACTION[faction]["workers"], 1),
    }


def read_seat(given: Position) -> Position:
    """Stars that are left out are those for goals that are met."""
    start = starting(given["faction"], given["mat"]) if given["faction"] and given["mat"] else {}
    seat = {**empty_seat(), **start, **given}
    if "stars" not in given:
        seat["stars"] = {star: 1 for star, met in goals(seat).items() if met and seat["faction"]}
        if seat["revealed"]:
            seat["stars"]["objective"] = len(seat["revealed"])
    return seat


def empty_automa(level: str, faction: str | None) -> Position:
    return {
        "level": level,
        "faction": faction,
        "coins": 0,
        "power": 0,
        "hand": {},
        "character": None,
        "mechs": {},
        "workers": {},
        "tracker": 0,
        "stars": {},
        "card": None,
        "deck": [*AUTOMA_CARD],
        "factory_taken": False,
    }


def starting_automa(faction: str) -> Position:
    facts = FACTION[faction]
    workers = dict.fromkeys(facts["workers"], 1)
    return {"coins": 5, "power": facts["power"], "character": f"base_{faction}", "workers": workers}


def read_automa(given: Position) -> Position:
    start = starting_automa(given["faction"]) if given["faction"] else {}
    automa = {**empty_automa("automa", None), **start, **given}
    if "stars" not in given:
        reached = sum(at <= automa["tracker"] for at in TRACKS[automa["level"]]["stars"])
        automa["stars"] = {star: n for star, n in (("track", reached), ("power", int(automa["power"] == 16))) if n}
    if "deck" not in given:
        automa["deck"] = [card for card in AUTOMA_CARD if card != automa["card"]]
    return automa


# ------------------------------------------------------------------------------------------------- writing


def write(g: Game) -> Position:
    """All fields, in their orders."""
    shown = {name: tidy(g[name]) for name in [*table_defaults(), "seats"] if name != "game"}
    for field in ("tokens", "encounters_used", "factory"):
        shown[field] = in_order(shown[field])
    for seat in shown["seats"]:
        tidy_seat(seat)
    if shown["automa"]:
        shown["automa"]["deck"].sort()
    if "encounter" in (shown["pending"] or {}):
        shown["pending"]["encounter"]["taken"].sort()
    if "after" in (shown["pending"] or {}):
        shown["pending"]["after"]["mechs"] = in_order(shown["pending"]["after"]["mechs"])
    return {"game": "scythe", "phase": PHASES.get(g["step"], "turn"), **shown}


def tidy_seat(seat: Position) -> None:
    for field in ("objectives", "revealed", "abilities", "flags"):
        seat[field] = in_order(seat[field])
    seat["upgrades"]["from"] = in_order(seat["upgrades"]["from"])


def tidy(data: Any) -> Any:
    """A copy, with keys of counts in their order."""
    if isinstance(data, list):
        return [tidy(each) for each in data]
    if not isinstance(data, dict):
        return data
    return {key: tidy(data[key]) for key in in_order(data)}


def in_order(things: Iterable[Any]) -> list[Any]:
    """Numbers ascending, ids as the box names them; other keys stay as they are."""
    return list(ordered(tuple(things)))


@lru_cache(10_000)
def ordered(things: tuple[Any, ...]) -> tuple[Any, ...]:
    if all(isinstance(each, int) or each.isdigit() for each in things):
        return tuple(sorted(things))
    order = next((names for names in ORDERS if all(each in names for each in things)), things)
    return tuple(sorted(things, key=order.index))

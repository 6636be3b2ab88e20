"""What is half decided: the part `pending` of a position, by step."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from fabrica.engine.bit_sets import has, lowest, without_lowest
from fabrica.games.scythe.components import ABILITIES, RESOURCES, STRUCTURES
from fabrica.games.scythe.rules.combat import seat_of
from fabrica.games.scythe.rules.map_tables import N_PLACES, PLACE_IDS
from fabrica.games.scythe.rules.moves import LEAVE, MOVES, PUT
from fabrica.games.scythe.rules.state import (
    BUILDING,
    CARGO_MOVED_WORKERS,
    CARGO_TOKENS,
    CARGO_WORKERS,
    CHOOSING_FACTION,
    CHOOSING_FIGHT,
    CHOOSING_MAT,
    CHOOSING_UNIT,
    COMMITTING,
    DEPLOYING,
    ENCOUNTERING,
    ENLISTING,
    FROM_ENCOUNTER,
    LOADING,
    MAKING,
    MOVED_BOARDS,
    NONE,
    NOWHERE,
    PAYING,
    PAYING_CARD,
    PLACING,
    PLACING_TOKEN,
    PRODUCING,
    PUTTING,
    RETREATING,
    UPGRADING,
    USING_ABILITY,
    VISITING_FACTORY,
    is_automa,
    number_at,
)
from fabrica.games.scythe.rules.tables import FIRST_VALUE, N_VALUES

UNITS = ("character", "mech", "worker")
ACTIONS = (None, "top", "bottom")
SOURCES = (None, "top", "bottom", "factory", "encounter")
PIECES = (*ABILITIES, *STRUCTURES)
BENEFITS = (UPGRADING, DEPLOYING, BUILDING, ENLISTING)


def pending(s: Any) -> dict[str, Any] | None:
    if s.step in (CHOOSING_FACTION, CHOOSING_MAT):
        return {"first": s.first}
    if s.step in (CHOOSING_UNIT, LOADING):
        return {**moving(s), **({"unit": unit(s)} if s.step == LOADING else {})}
    if CHOOSING_FIGHT <= s.step <= RETREATING:
        return {**after(s), "entered": entered(s), **combat(s)}
    if s.step in (ENCOUNTERING, VISITING_FACTORY, PLACING_TOKEN):
        return {**after(s), **stop(s)}
    if s.step == PAYING_CARD:
        return {}
    if s.step == PAYING:
        return {"owed": s.left, "last": place(s.last)}
    return gain(s) if s.step in (PUTTING, PRODUCING, MAKING, PLACING, *BENEFITS) else None


def place(number: int) -> str | None:
    return None if number == NOWHERE else PLACE_IDS[number]


def tokens(amounts: Iterable[int]) -> dict[str, int]:
    return {name: amount for name, amount in zip(RESOURCES, amounts, strict=True) if amount}


def moving(s: Any) -> dict[str, Any]:
    return {
        "action": ACTIONS[s.action],
        "icons": s.icons,
        "moved": {
            "character": bool(s.moved_character),
            "mechs": numbers(s.moved_mechs),
            "workers": numbers(s.moved_workers),
        },
        "entered": entered(s),
    }


def numbers(boards: Any) -> dict[str, int]:
    found = ((PLACE_IDS[at], number_at(boards, MOVED_BOARDS, at)) for at in range(N_PLACES))
    return {at: number for at, number in found if number}


def unit(s: Any) -> dict[str, Any]:
    workers = {"workers": s.cargo[CARGO_WORKERS], "moved_workers": s.cargo[CARGO_MOVED_WORKERS]}
    return {
        "kind": UNITS[s.unit],
        "at": PLACE_IDS[s.at],
        "from": PLACE_IDS[s.origin],
        "steps": s.steps,
        "cargo": {**{name: number for name, number in workers.items() if number}, **tokens(s.cargo[CARGO_TOKENS:])},
        "loaded": MOVES[LEAVE + s.loaded - 1] if s.loaded else None,
    }


def entered(s: Any) -> list[dict[str, Any]]:
    return [
        {
            "unit": UNITS[entry.unit],
            "from": PLACE_IDS[entry.origin],
            "to": PLACE_IDS[entry.to],
            "workers": entry.workers,
            "resources": tokens(entry.resources),
        }
        for entry in s.entered[: s.n_entered]
    ]


def after(s: Any) -> dict[str, Any]:
    return {
        "action": ACTIONS[s.action],
        "after": {"character": bool(s.after_character), "mechs": places(s.after_mechs)},
    }


def places(mask: int) -> list[str]:
    found = []
    while mask != 0:
        found.append(PLACE_IDS[lowest(mask)])
        mask = without_lowest(mask)
    return found


def combat(s: Any) -> dict[str, Any]:
    if s.step == CHOOSING_FIGHT:
        return {}
    at = PLACE_IDS[s.at]
    if s.step == RETREATING:
        return {"retreat": {"at": at, "loser": s.chooser, "last": place(s.last), "lakes": places(s.lakes)}}
    sides = {"at": at, "attacker": owner(s, s.attacker), "defender": owner(s, s.defender)}
    if s.step == USING_ABILITY:
        return {"combat": {**sides, "by": s.chooser}}
    commits = [commitment(s, side) for side in range(2) if not is_automa(s, seat_of(s, side))]
    return {"combat": {**sides, "commits": commits}} if s.step == COMMITTING else {}


def owner(s: Any, seat: int) -> int | str:
    return "automa" if is_automa(s, seat) else seat


def commitment(s: Any, side: int) -> dict[str, Any]:
    chosen = s.chosen[side * N_VALUES : (side + 1) * N_VALUES]
    return {
        "seat": seat_of(s, side),
        "dial": None if s.dial[side] == NONE else s.dial[side],
        "cards": [FIRST_VALUE + value for value, number in enumerate(chosen) for _ in range(number)],
        "done": bool(s.committed[side]),
    }


def stop(s: Any) -> dict[str, Any]:
    """What awaits the character at the end of its move."""
    if s.step == ENCOUNTERING:
        return {"encounter": encounter(s)}
    return {"placed": bool(s.placed), "last": place(s.last)} if s.step == PLACING_TOKEN else {}


def encounter(s: Any) -> dict[str, Any]:
    return {"card": s.encounter, "taken": [option + 1 for option in range(3) if has(s.taken, option)]}


def gain(s: Any) -> dict[str, Any]:
    """A choice among gains, and where it comes from."""
    found: dict[str, Any] = {"source": SOURCES[s.source]}
    if s.step in (PRODUCING, MAKING):
        return {**found, "left": s.left, "last": place(s.last)}
    if s.step == PLACING:
        return {**found, "piece": PIECES[s.piece]}
    by_encounter = {**after(s), "encounter": encounter(s)} if s.source == FROM_ENCOUNTER else {}
    if s.step == PUTTING:
        return {**found, "tokens": s.left, "last": None if s.last == NONE else MOVES[PUT + s.last], **by_encounter}
    return {**found, **by_encounter, **({"tokens": s.left} if by_encounter else {})}

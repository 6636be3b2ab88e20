"""Written positions for tests: what is not said is quiet. Ways to play and to see what changed."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import fabrica
from fabrica import Match

Position = dict[str, Any]
GAME = "stephens"
QUIET_PROFESSIONS = ["r01", "r03", "r17", "b01", "b03", "b17"]
OTHER_CARDS = ["r03", "r05", "r17", "b01", "b03", "b17"]  # a market without r01
QUIET_CONTRACTS = ["cr08", "co08", "uk08", "cr13", "co13"]
QUIET_INVESTMENTS = ["or1", "pi1", "bl1", "no1", "no2"]
PLAYED = "a02"  # the Automa's last card, where a deck is written
RENEWS = {"ul": 0, "ll": 1, "ur": 2, "lr": 3}  # furnaces: the white cube of ll brings a renewal
FILLERS = {"left": ["r21", "r22", "r23", "r20", "r16", "r15"], "right": ["b21", "b22", "b23", "b20", "b16", "b15", "b14", "b12"]}
FILLERS["left"] += ["r14", "r13", "r12", "r11", "r10", "r08", "r07", "r06"]
FILLERS["right"] += ["b13", "b11", "b10", "b08", "b07", "b06"]


SET_ASIDE: Position = {  # one cube of each colour, by a column of investments
    "investments": {"orange": ["or2"], "pink": ["pi2"], "black": ["bl2"]},
    "columns": [1],
    "aside": {"orange": 1, "pink": 1, "black": 1},
}


def worker(card: str, master: int | str, apprentice: int | str | None = None) -> Position:
    return {"card": card, "master": master, "apprentice": apprentice}


def written(*seats: Position, side: str = "right", rows: Position | None = None, **table: Any) -> Position:
    """A position in which every disc off a board is at work: beside a furnace of a side, where nothing else is said."""
    rows = {name: {level: list(cards) for level, cards in levels.items()} for name, levels in (rows or {}).items()}
    lying = [card for levels in rows.values() for cards in levels.values() for card in cards]
    workers = Counter(owner for card in lying for owner in (card["master"], card["apprentice"]))
    free = [card for card in FILLERS[side] if card not in {c["card"] for c in lying}]
    for seat, given in enumerate(seats):
        for _ in range(len(given.get("unlocked", [])) - workers[seat]):
            rows.setdefault(side, {}).setdefault("stephens", []).append(worker(free.pop(), seat))
    return {
        "game": GAME,
        **({"army": 0, "turns_left": 0} if table.get("phase") == "over" else {}),
        "professions": QUIET_PROFESSIONS,
        "contracts": QUIET_CONTRACTS,
        "investments": QUIET_INVESTMENTS,
        **table,
        "rows": rows,
        "seats": [dict(seat) for seat in seats],
    }


def match_of(*seats: Position, seed: int = 1, **table: Any) -> Match:
    return fabrica.Match.from_position(written(*seats, **table), seed)


def of(match: Match, seat: int) -> Position:
    found: Position = match.position()["seats"][seat]
    return found


def play(match: Match, *moves: str) -> Match:
    """Moves of whoever is to decide."""
    for words in moves:
        match.play(words)
    return match


def change(before: Position, after: Position) -> dict[str, int]:
    """By how much the numbers of a seat have changed, cubes and accessories by name."""
    flat = [{**s, **s["cubes"], **s["accessories"]} for s in (before, after)]
    names = {name for side in flat for name, value in side.items() if isinstance(value, int)}
    return {name: flat[1].get(name, 0) - flat[0].get(name, 0) for name in names if flat[1].get(name, 0) != flat[0].get(name, 0)}


def until_turn(match: Match, seat: int) -> Match:
    """Everyone declines what may be declined until a seat's turn begins."""
    while not (match.phase == "turn" and match.position()["step"] == "turn" and match.active == (seat,)):
        moves = match.moves(match.active[0])
        match.play("done" if "done" in moves else moves[0])
    return match


def either(field: str, ours: Any, otherwise: Any) -> pytest.MarkDecorator:
    """What is expected by our ruling, and where the question is decided otherwise."""
    cases = [pytest.param({}, ours, id="ours"), pytest.param({field: True}, otherwise, id=field)]
    return pytest.mark.parametrize(("rulings", "expected"), cases)

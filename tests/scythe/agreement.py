"""Engine and oracle play the same games: at every decision the same seats may act, with the same moves, in the same position.

python tests/scythe/agreement.py --games 300 [--seed word]
"""

from __future__ import annotations

import argparse
import itertools
import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec
from rich.progress import track

from fabrica import Match, registry
from fabrica.engine.backend import Event
from scythe.oracle import Oracle
from scythe.oracle_chance import Told
from scythe.oracle_data import FACTIONS, MATS

GAME = "scythe"
IDS = {"faction": list(FACTIONS), "mat": list(MATS), "automa-faction": list(FACTIONS)}
WITHOUT_ARGUMENT = {"tile", "factory", "first", "automa-faction", "automa", "automa-combat", "automa-plays", "automa-factory"}
LONG = 3000  # moves of a game, after which all play to end it
HURRIED = "star-rusher"


@dataclass(frozen=True)
class Difference(Exception):
    """Where engine and oracle do not agree."""

    table: str
    moves: int
    what: str

    def __str__(self) -> str:
        return f"{self.table} after {self.moves} moves: {self.what}"


def told(events: tuple[Event, ...], seats: int) -> Iterator[list[Any]]:
    """What chance answered, in the notation's words; who is no seat is the Automa."""
    for name, args, result in events:
        if name.startswith("draw_"):
            kind = name.removeprefix("draw_").replace("_", "-")
            who = None if kind in WITHOUT_ARGUMENT else "automa" if args[0] == seats else args[0]
            yield [kind, who, IDS[kind][result] if kind in IDS else result]


def choices(luck: random.Random, seats: int) -> dict[str, str]:
    """Options of a table: mostly the defaults, now and then anything."""
    options = {name: o.values for name, o in registry.load(GAME).options.items() if seats in o.seats}
    return {name: luck.choice(values) for name, values in options.items() if luck.random() < 0.25}


def chosen(match: Match, seat: int, weights: tuple[int, ...], luck: random.Random) -> str:
    moves = match.moves(seat)
    found = [weights[match.game.move_index[words]] for words in moves]
    return luck.choices(moves, found if any(found) else None)[0]


def compare(number: int | str, seed: str, seats: int, long: int = LONG) -> int:
    """One game; how many decisions were compared. Raises Difference."""
    luck = random.Random(f"{seed} {number}")
    options = choices(luck, seats)
    table = f"game {number} of {seed}, {seats} seats, {options}"
    match = Match(GAME, seats, f"{seed}-{number}".replace(" ", "-"), **options)
    chance = Told(told(match.opening, seats))
    try:
        oracle = Oracle(seats, match.options, chance)
    except Exception as error:
        raise Difference(table, 0, f"set-up: {type(error).__name__}: {error}") from error
    weights = {seat: luck.choice(list(match.game.biases.values())) for seat in range(seats)}
    for moves in itertools.count():
        if complaint := difference(match, oracle, chance):
            raise Difference(table, moves, complaint)
        if match.over:
            return moves
        seat = luck.choice(match.active)
        words = chosen(match, seat, weights[seat] if moves < long else match.game.biases[HURRIED], luck)
        match.play(words, seat)
        chance.tell(told(match.log[-1].events, seats))
        try:
            oracle.play(seat, words)
        except Exception as error:
            raise Difference(table, moves, f"seat {seat} plays {words!r}: {type(error).__name__}: {error}") from error
    raise AssertionError


def difference(match: Match, oracle: Oracle, chance: Told) -> str:
    """What engine and oracle say differently of the same moment."""
    if chance.events:
        return f"the oracle did not ask for {chance.events}"
    if set(match.active) != oracle.active():
        return f"active: {match.active}, {oracle.active()}; {where(match.position(), oracle.position())}"
    for seat in match.active:
        if match.moves(seat) != oracle.legal(seat):
            return f"moves of seat {seat} in {match.position()['step']}: {apart(match.moves(seat), oracle.legal(seat))}"
    ours, theirs = match.position(), oracle.position()
    if written(ours) != written(theirs):
        return where(ours, theirs) or "the positions are not written alike"
    return ending(match, oracle) if match.over else ""


def written(position: Any) -> bytes:
    """The same for equal positions, in whatever order their keys are."""
    return msgspec.json.encode(position, order="sorted")


def apart(one: list[str], other: list[str]) -> str:
    return f"engine alone {sorted(set(one) - set(other))}, oracle alone {sorted(set(other) - set(one))}"


def where(one: Any, other: Any, path: str = "") -> str:
    """The first place at which two positions differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in one.keys() | other.keys():
            if found := where(one.get(key, "nothing"), other.get(key, "nothing"), f"{path}.{key}"):
                return found
        return ""
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return next(filter(None, (where(a, b, f"{path}[{i}]") for i, (a, b) in enumerate(zip(one, other, strict=True)))), "")
    return "" if json.dumps(one) == json.dumps(other) else f"{path}: engine {one}, oracle {other}"


def ending(match: Match, oracle: Oracle) -> str:
    if list(match.scores) != oracle.scores():
        lines = [oracle.score_lines(seat) for seat in range(match.seats)]
        return f"scores: engine {match.scores}, oracle {oracle.scores()}, {lines}"
    if set(match.winners) != oracle.winners():
        return f"winners: engine {match.winners}, oracle {oracle.winners()}"
    return "" if match.rival == oracle.rival() else f"rival: engine {match.rival}, oracle {oracle.rival()}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", default="agreement")
    parser.add_argument("--seats", type=int, nargs="*", default=[1, 2, 3, 4, 5, 6, 7])
    asked = parser.parse_args()
    compared, differences = 0, []
    for number in track(range(asked.games)):
        try:
            compared += compare(number, asked.seed, asked.seats[number % len(asked.seats)])
        except Difference as found:
            differences.append(str(found))
            print(found)
    print(f"{asked.games} games, {compared} decisions compared, {len(differences)} games differ")
    raise SystemExit(bool(differences))


if __name__ == "__main__":
    main()

"""Move counts: from moments of random games engine and oracle find equally many lines of one and of two moves.

python tests/scythe/counts.py [--positions 100] [--seed word] [--depth 2]
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass

from rich.progress import track

from contract.playing import Players, part_of_a_match, twin_of, with_state
from fabrica import Match
from scythe.agreement import GAME, choices, told
from scythe.duels import duel
from scythe.oracle import Oracle
from scythe.oracle_chance import Told

DEPTH = 2
MOVES_MOST = 1200  # before the moment
DUELS = 4  # one moment in so many is inside a combat


@dataclass
class Counts:
    """By the length of the lines."""

    engine: list[int]
    oracle: list[int]


def count(match: Match, depth: int = DEPTH) -> Counts:
    """The lines from a moment on, by both; chance falls for the oracle as it did for the engine."""
    counts = Counts([0] * depth, [0] * depth)
    walk(match, Oracle.from_position(match.position(), Told()), counts, 0)
    return counts


def walk(match: Match, oracle: Oracle, counts: Counts, length: int) -> None:
    counts.engine[length] += sum(len(match.moves(seat)) for seat in range(match.seats))
    counts.oracle[length] += sum(len(oracle.legal(seat)) for seat in range(match.seats))
    if length + 1 < len(counts.engine):
        for seat in match.active:
            for words in set(match.moves(seat)) & set(oracle.legal(seat)):
                walk(*played(match, oracle, words, seat), counts, length + 1)


def played(match: Match, oracle: Oracle, words: str, seat: int) -> tuple[Match, Oracle]:
    """Both after a move; here nothing is changed."""
    after, beside = twin_of(match), deepcopy(oracle)
    after.play(words, seat)
    chance = beside.game.chance
    assert isinstance(chance, Told)
    chance.tell(told(after.log[-1].events, match.seats))
    beside.play(seat, words)
    return after, beside


def moments(number: int, seed: str) -> Iterator[tuple[str, Match]]:
    """So many, of games of all tables and of combats."""
    for n in range(number):
        luck = random.Random(f"counts {seed} {n}")
        found = next(duel(f"{seed}-{n}"), None) if n % DUELS == 3 else None
        yield f"moment {n} of {seed}", found or of_a_game(n % 7 + 1, f"{seed}-{n}", luck)


def of_a_game(seats: int, seed: str, luck: random.Random) -> Match:
    """Of several moments the one with the most moves."""
    match = Match(GAME, seats, seed, **choices(luck, seats))
    part_of_a_match(match, Players(seed), luck.randrange(10, MOVES_MOST))
    states = [match.game.layout.unpack(entry.before) for entry in luck.sample(match.log, 5)]
    return max((with_state(match, state) for state in states), key=lambda now: sum(map(len, map(now.moves, now.active))))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--depth", type=int, default=DEPTH)
    parser.add_argument("--seed", default="counts")
    asked = parser.parse_args()
    lines = differ = 0
    for name, match in track(moments(asked.positions, asked.seed), total=asked.positions):
        found = count(match, asked.depth)
        lines += sum(found.engine)
        if found.engine != found.oracle:
            differ += 1
            print(f"{name}: engine {found.engine}, oracle {found.oracle}")
    print(f"{asked.positions} positions, {lines:,} lines of up to {asked.depth} moves, {differ} positions differ")
    raise SystemExit(bool(differ))


if __name__ == "__main__":
    main()

"""Move counts: two engines agree on how many lines lead on from fixed positions, and so will every later one."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from typing import Any

import pytest

from fabrica import Match, load
from fantastic_factories.make_counts import DEPTH, GAME, Counts, Lines, Position, completed, read, shortened
from fantastic_factories.oracle import Oracle

LINES = read()
LEAST = 200

every_line = pytest.mark.parametrize(("counts", "position"), [pytest.param(c, p, id=f"line {n}") for n, c, p in LINES])


class Asked:
    """Chance that answers anything, and remembers that it was asked."""

    def __init__(self) -> None:
        self.times = 0

    def draw(self, deck: str, cards: Counter[str]) -> str:
        self.times += 1
        return min(cards)

    def roll(self, who: int | str) -> int:
        self.times += 1
        return 1


def count_with_oracle(position: Position, depth: int = DEPTH) -> Counts:
    counts = [0] * depth
    walk(Oracle.from_position(position, Asked()), 0, counts)
    return tuple(counts)


def walk(oracle: Oracle, length: int, counts: list[int]) -> None:
    """Add the lines that go on after so many moves."""
    if oracle.active():
        seat = first_in_turn_order(oracle)
        moves = oracle.moves(seat)
        counts[length] += len(moves)
        for words in sorted(moves) if length + 1 < len(counts) else ():
            chance = Asked()
            after = Oracle(deepcopy(oracle.state), deepcopy(oracle.decks), chance)
            after.play(seat, words)
            if chance.times == 0:
                walk(after, length + 1, counts)


def first_in_turn_order(oracle: Oracle) -> int:
    """From the first player to the left."""
    seats = len(oracle.seats)
    return min(oracle.active(), key=lambda seat: (seat - oracle.state["first"]) % seats)


@every_line
def test_the_engine_counts_as_many_lines(counts: Counts, position: Position) -> None:
    assert Lines().count(position) == counts


@every_line
def test_the_oracle_counts_as_many_lines(counts: Counts, position: Position) -> None:
    assert count_with_oracle(completed(position)) == counts


@every_line
def test_what_a_line_leaves_out_is_as_documented(counts: Counts, position: Position) -> None:
    """The engine fills in the same defaults; and no line says more than it must."""
    whole = completed(position)
    assert Match.from_position(position, "any").position() == whole
    assert shortened(whole) == position


def test_the_file_has_many_positions_of_every_kind() -> None:
    positions = [position for _, _, position in LINES]
    assert len({str(position) for position in positions}) == len(LINES) >= LEAST
    assert {len(position["seats"]) for position in positions} == set(load(GAME).seats)
    assert {kind for position in positions for kind in pending_kinds(position)} == {"give", "discard", "refund", "reroll", "drop"}
    assert sum(counts[-1] > 300 for _, counts, _ in LINES) > 50


def pending_kinds(position: Position) -> set[Any]:
    return {next(iter(seat["pending"])) for seat in position["seats"] if "pending" in seat}

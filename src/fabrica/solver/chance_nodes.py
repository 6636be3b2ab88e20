"""Moves that ask chance: each is tried with several answers, and what follows an answer is looked through.

After the answer no further luck is counted on. So the value is what one can surely have on average, and may be exceeded.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, takewhile
from typing import Any

from fabrica.engine.chance import key_of
from fabrica.engine.layout import copy
from fabrica.solver.open_round import Staying, staying
from fabrica.solver.workspace import Question, SolverWorkspace

ANSWERS, FIRST_ANSWERS = 16, 4  # of chance: so many of the best attempts, so many of each
BEST = 4
WIDTH, NODES = 3, 4000  # of the look that follows an answer


@dataclass(frozen=True)
class Attempt:
    """A line that ends in a move that asks chance, and what it brings on average."""

    value: float
    line: list[int]


def best_attempt(
    workspace: SolverWorkspace, state: Any, seat: int, goal: int, line: list[int], until: float
) -> tuple[Attempt | None, int]:
    """The best attempt that was found in time, and how many positions were looked at."""
    trial = Trial(workspace, seat, goal, until)
    ways = takewhile(trial.is_in_time, attempts(staying(workspace.game.id), state, seat, line))
    tried = [(trial.mean(before, way, range(FIRST_ANSWERS)), way, before) for way, before in ways]
    tried.sort(key=lambda one: -one[0])
    again = [(trial.mean(before, way, range(ANSWERS)), way) for _, way, before in tried[:BEST]]
    again = [one for one in again if one[0] > float("-inf")] or [(value, way) for value, way, _ in tried[:1]]
    best = max(again, default=None)
    return Attempt(*best) if best and best[0] > float("-inf") else None, trial.nodes


class Trial:
    def __init__(self, workspace: SolverWorkspace, seat: int, goal: int, until: float) -> None:
        self.workspace, self.seat, self.goal, self.until, self.nodes = workspace, seat, goal, until, 0

    def is_in_time(self, _: object = None) -> bool:
        return time.thread_time() <= self.until

    def mean(self, before: Any, way: list[int], answers: range) -> float:
        """What a way brings on average; nothing can be said when time runs out."""
        total = 0.0
        for number in answers:
            if not self.is_in_time():
                return float("-inf")
            total += self.after(before, way[-1], number)
        return total / len(answers)

    def after(self, before: Any, move: int, number: int) -> float:
        """The best that follows an answer of chance."""
        state = self.workspace.game.resample(before, self.seat, key_of(f"answer {number}"))
        self.workspace.game.rules.play(state, self.seat, move)
        question = Question(self.workspace.game.layout.to_record(state), self.seat, self.goal)
        found = self.workspace.look(question, width=WIDTH, nodes=NODES)
        self.nodes += found.nodes
        return found.best


def attempts(rules: Staying, state: Any, seat: int, line: list[int]) -> Iterator[tuple[list[int], Any]]:
    """The moves of this turn that ask chance: at once, after one other move, or where the best line without luck has one."""
    seen, soon = set(), chain(asking(rules, state, seat, []), soon_asking(rules, state, seat))
    for way, before in chain(soon, asking_in(rules, state, seat, line)):
        if way[-1] not in seen:
            seen.add(way[-1])
            yield way, before


def asking(rules: Staying, state: Any, seat: int, way: list[int]) -> Iterator[tuple[list[int], Any]]:
    for move in rules.moves(state, seat):
        if asks_chance(rules, state, seat, move):
            yield [*way, move], state


def soon_asking(rules: Staying, state: Any, seat: int) -> Iterator[tuple[list[int], Any]]:
    for move in rules.moves(state, seat):
        if not asks_chance(rules, state, seat, move):
            yield from asking(rules, rules.after(state, seat, [move]), seat, [move])


def asking_in(rules: Staying, state: Any, seat: int, line: list[int]) -> Iterator[tuple[list[int], Any]]:
    """The first move of a line that asks chance."""
    state = copy(state)
    for number, move in enumerate(line):
        if asks_chance(rules, state, seat, move):
            yield line[: number + 1], state
            return
        rules.play(state, seat, move)


def asks_chance(rules: Staying, state: Any, seat: int, move: int) -> bool:
    after = rules.after(state, seat, [move])
    return any(a.drawn != b.drawn for a, b in zip(after.streams, state.streams, strict=True))

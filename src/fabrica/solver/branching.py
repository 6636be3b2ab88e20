"""A turn looked through by parts.

Where one part is too large, something is decided: of a card whether it is used, or built, or in which way, of a die where it
goes. Each half is a part of its own; it is left as soon as its bound says that it cannot beat the best line.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from fabrica.solver import branch_and_bound
from fabrica.solver.workspace import EVERYTHING, Decided, Found, Question, SolverWorkspace

PART_NODES = 2000  # positions of a part that are looked at before it is divided
FIRST_TRIES, TRIES = 2000, 40  # of prices, for the bound of the first part, and of others
LEAST_GAIN = 0.1  # by which the bounds of two halves fall together, if it shall be worth the while

Choice = tuple[Decided, Decided]  # what is noted if the answer is no, or yes
Choices = Callable[[Decided], list[Choice]]  # that are open once some things are decided
Part = tuple[float, Decided, Any]  # its bound, what is decided, its prices


class Parts:
    """The parts of a turn that are still to be looked at."""

    def __init__(self, workspace: SolverWorkspace, question: Question, choices: Choices, best: float, line: list[int]) -> None:
        self.workspace, self.question, self.choices, self.best, self.line = workspace, question, choices, best, line
        self.nodes, self.chance = 0, False
        nothing = (0,) * len(workspace.knowledge.DECISIONS)
        prices = workspace.first_prices(question.goal)
        bound, prices = workspace.bound(question, nothing, prices, FIRST_TRIES, -branch_and_bound.INFINITE)
        self.left: list[Part] = [(bound, nothing, prices)]

    def search(self, until: float) -> Found:
        """Look through all parts, until the time has come; what cannot be divided any more comes last."""
        undivided: list[Part] = []
        while self.left and not self.chance and time.thread_time() < until:
            bound, decided, prices = self.left.pop()
            if bound < self.enough:
                continue
            halves = self.divided(decided, prices)
            if halves is None:
                continue
            decided, prices = halves.pop()[1:]
            if not self.look(decided, prices, PART_NODES, until):
                self.left.extend(halves)
                if not halves:
                    undivided.append((bound, decided, prices))
        for part in undivided:
            if part[0] >= self.enough and (time.thread_time() > until or not self.look(*part[1:], EVERYTHING, until)):
                self.left.append(part)
        return Found(self.best, self.line, not self.left, self.chance, self.nodes)

    @property
    def enough(self) -> float:
        return self.best + branch_and_bound.step(self.question.goal) - branch_and_bound.LEAST

    def look(self, decided: Decided, prices: Any, nodes: int, until: float) -> bool:
        """Was all of a part looked at?"""
        found = self.workspace.look(
            self.question, self.best, nodes=nodes, until=until, decided=decided, prices=prices, tries=TRIES
        )
        self.nodes += found.nodes
        self.chance = self.chance or found.chance
        if found.best > self.best:
            self.best, self.line = found.best, found.line
        return found.complete

    def divided(self, decided: Decided, prices: Any) -> list[Part] | None:
        """The halves of a part, the more promising last, and then the part itself; None if it need not be looked at.

        What can be decided only one way is so on the way. If nothing is left to decide that helps, there are no halves.
        """
        fixed = True
        while fixed:
            fixed, halves = False, list[Part]()
            here = self.workspace.bound(self.question, decided, prices, 0, 0.0)[0]
            for choice in self.choices(decided):
                if is_decided(decided, choice):
                    continue
                two = [self.half(decided, choice, way, prices) for way in (0, 1)]
                worth_it = [half for half in two if half[0] >= self.enough]
                if not worth_it:
                    return None
                if len(worth_it) == 1:
                    fixed, (_, decided, prices) = True, worth_it[0]
                elif sum(here - half[0] for half in two) > LEAST_GAIN and (not halves or bounds(two) < bounds(halves)):
                    halves = two
        return [*sorted(halves, key=lambda half: half[0]), (0.0, decided, prices)]

    def half(self, decided: Decided, choice: Choice, way: int, prices: Any) -> Part:
        chosen = decide(decided, choice, way)
        bound, prices = self.workspace.bound(self.question, chosen, prices, TRIES, self.enough)
        return bound, chosen, prices


def bounds(halves: list[Part]) -> list[float]:
    """Halves are the better the lower the higher of their bounds is."""
    return sorted((half[0] for half in halves), reverse=True)


def is_decided(decided: Decided, choice: Choice) -> bool:
    return any(decide(decided, choice, way) == decided for way in (0, 1))


def decide(decided: Decided, choice: Choice, way: int) -> Decided:
    return tuple(before | more for before, more in zip(decided, choice[way], strict=True))

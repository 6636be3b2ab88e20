"""Arrays for the search of branch_and_bound.py, and its compiled code: made once for each process."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

import numpy as np

from fabrica.engine import backend
from fabrica.engine.any_game import stand_ins
from fabrica.engine.contract import Game
from fabrica.registry import load
from fabrica.solver import branch_and_bound

DEPTH = 2100  # moves of a turn, at most; a thousand resources may have to be dropped
SLICE = 5000  # positions between two looks at the clock
WIDE, EVERYTHING = 1 << 20, 1 << 60
MEMORY, SMALL_MEMORY = 1 << 22, 1 << 14

Decided = tuple[int, ...]


@dataclass(frozen=True)
class Question:
    """A turn to be looked through: from a record, by a seat, for a goal; with luck, to see whether chance might bring more."""

    state: Any
    seat: int
    goal: int
    luck: int = 0


@dataclass(frozen=True)
class Found:
    """What a search has found."""

    best: float
    line: list[int]
    complete: bool  # all was looked at
    chance: bool  # and luck might bring more
    nodes: int


class SolverWorkspace:
    def __init__(self, game: Game) -> None:
        self.game = game
        self.knowledge = game.solver
        self.progress = np.zeros(1, branch_and_bound.PROGRESS.dtype)
        self.stack = np.zeros(DEPTH, game.layout.dtype)
        self.moves, self.ranks = np.zeros((DEPTH, game.most_moves), np.int16), np.zeros((DEPTH, game.most_moves))
        self.at, self.counts, self.orders = np.zeros(DEPTH, np.int32), np.zeros(DEPTH, np.int32), np.zeros(DEPTH, np.int64)
        self.prices, self.other_prices = np.zeros((DEPTH, self.knowledge.ALL_PRICES)), np.zeros(self.knowledge.ALL_PRICES)
        self.left_over, self.notes = np.zeros(self.knowledge.PRICES), np.zeros(self.knowledge.NOTES, np.int64)
        self.path, self.line = np.zeros(DEPTH, np.int16), np.zeros(DEPTH, np.int16)
        self.small = np.zeros((SMALL_MEMORY, 2), np.int64)

    @cached_property
    def _bound(self) -> backend.Binding:
        return backend.compiled({**stand_ins(self.game), **self.knowledge.STAND_INS})

    @cached_property
    def _bound_first(self) -> Callable[..., Any]:
        return self._bound(branch_and_bound.bound_first)

    @cached_property
    def _search(self) -> Callable[..., Any]:
        return self._bound(branch_and_bound.search)

    def compile(self, question: Question) -> None:
        """Now, and not when the seconds of a question are counted."""
        self.look(question, nodes=1000, tries=0)
        self.bound(question, (), None, 0, 0.0)

    def first_prices(self, goal: int) -> Any:
        return np.array([self.knowledge.first_price(thing, goal) for thing in range(self.knowledge.ALL_PRICES)])

    def look(
        self,
        question: Question,
        best: float = -branch_and_bound.INFINITE,
        width: int = WIDE,
        nodes: int = EVERYTHING,
        until: float = float("inf"),
        decided: Decided = (),
        prices: Any = None,
        tries: int = 200,
    ) -> Found:
        """Look through a turn, or what is left of it once some things are decided: so many positions, until the time has come.

        Whatever the time, a line is found.
        """
        marks = self.small if nodes < SMALL_MEMORY // 2 else np.zeros((MEMORY, 2), np.int64)
        self.small[:] = 0
        self.progress[:] = np.zeros(1, branch_and_bound.PROGRESS.dtype)
        self.progress["best"] = best
        self._enter(question, decided, prices)
        space, aim = self._space(question, marks), self._aim(question, width)
        self._search(space, aim, tries, 0)
        progress = self.progress[0]
        while progress["depth"] >= 0 and progress["nodes"] < nodes and (self._has_none or time.thread_time() < until):
            self._search(space, aim, -1, min(nodes, int(progress["nodes"]) + SLICE))
        return self._found()

    def _space(self, question: Question, marks: Any) -> branch_and_bound.Space:
        own = self.game.layout.part("seats", question.seat)
        ints = self.stack.view(np.int64).reshape(DEPTH, -1)[:, own.start // 8 : own.stop // 8]
        return branch_and_bound.Space(
            self.progress, self.stack, ints, self.moves, self.ranks, self.at, self.counts, self.orders, self.prices,
            self.other_prices, self.left_over, self.notes, self.path, self.line, marks,
        )  # fmt: skip

    def _aim(self, question: Question, width: int = WIDE) -> branch_and_bound.Aim:
        return branch_and_bound.Aim(question.seat, question.goal, question.luck, width)

    @property
    def _has_none(self) -> bool:
        """Is no line known yet?"""
        return bool(self.progress["best"][0] == -branch_and_bound.INFINITE)

    def bound(self, question: Question, decided: Decided, prices: Any, tries: int, enough: float) -> tuple[float, Any]:
        """What can be reached at most, once some things are decided; and the prices for that."""
        self._enter(question, decided, prices)
        found = self._bound_first(self._space(question, self.small), self._aim(question), tries, enough)
        return float(found), self.prices[0].copy()

    def _enter(self, question: Question, decided: Decided, prices: Any) -> None:
        self.stack[0] = question.state
        self.prices[0] = self.first_prices(question.goal) if prices is None else prices
        for at, cards in zip(self.knowledge.DECISIONS, decided or (0,) * len(self.knowledge.DECISIONS), strict=True):
            self.notes[at] = cards

    def _found(self) -> Found:
        progress = self.progress[0]
        complete = bool(progress["depth"] < 0 and not progress["narrow"] and not progress["full"])
        line = [int(move) for move in self.line[: progress["length"]]]
        return Found(float(progress["best"]), line, complete, bool(progress["chance"]), int(progress["nodes"]))


@cache
def workspace_of(game: str) -> SolverWorkspace:
    return SolverWorkspace(load(game))

"""The contract of a bot, and how it begins: it imagines states that look like its view."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from fabrica.engine.chance import key_of
from fabrica.engine.contract import Game, Position
from fabrica.engine.errors import BadOption, WrongSeat, brief
from fabrica.registry import load

BUDGET = 0.05  # seconds for a move, if nothing else is said
BUDGET_MOST = 3600.0
Bot = Callable[[Position, float, str], str]  # what a seat may know, seconds to think, a seed for its luck; the words of a move


@dataclass(frozen=True)
class Decision:
    """Of a seat that is to move: what it sees, and the states it can imagine."""

    game: Game
    seat: int
    view: Position
    luck: str

    def world(self, number: int) -> Any:
        """One of the states that the view may stand for, each time anew."""
        return self.game.imagine(self.view, key_of(f"{number} {self.luck}"))

    @cached_property
    def first(self) -> Any:
        """The first of them, for whoever needs one only."""
        return self.world(0)

    def worlds(self, most: int) -> list[Any]:
        """Several; one where others hide nothing: chance is asked anew in every trial."""
        others = range(1, most) if self.game.hides and len(self.view["seats"]) > 1 else ()
        return [self.first, *(self.world(number) for number in others)]

    def records(self, most: int) -> Any:
        """The same for compiled code."""
        return np.array([self.game.layout.to_record(world) for world in self.worlds(most)])

    @cached_property
    def moves(self) -> list[int]:
        """The legal moves: they are the same in every world. None, if it is not this seat's turn."""
        state, out = self.first, [0] * self.game.most_moves
        return out[: self.game.rules.legal(state, self.seat, out)] if self.game.rules.active(state) >> self.seat & 1 else []


def check_budget(seconds: float) -> float:
    if not isinstance(seconds, int | float) or not 0 <= seconds <= BUDGET_MOST:
        raise BadOption(f"a budget is from 0 to {BUDGET_MOST:g} seconds, not {brief(seconds)}")
    return seconds


def decision_of(view: Position, seed: str) -> Decision:
    """The decision of the viewer. Its luck follows from the view and the seed."""
    game, seat = load(view["game"]), view["viewer"]
    if seat is None:
        raise WrongSeat("a spectator makes no move")
    decision = Decision(game, seat, view, f"{seed} {json.dumps(view, sort_keys=True)}")
    if not decision.moves:
        raise WrongSeat(f"seat {seat} cannot move now")
    return decision

"""The bot that looks one move ahead: it takes the move after which its seat stands best, by the game's knowledge."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from fabrica.bots.bot import Decision, decision_of
from fabrica.engine.contract import Position

WORLDS = 6  # that are looked at where chance has a say


def greedy(view: Position, budget: float, seed: str) -> str:
    """The best move; any of them among equals. It takes some milliseconds, whatever the budget."""
    decision = decision_of(view, seed)
    outlook = Outlook(decision)
    moves = random.Random(decision.luck).sample(decision.moves, len(decision.moves))  # noqa: S311 repeatable luck, no secret
    best, most = moves[0], float("-inf")
    for move in moves if len(moves) > 1 else ():
        worth = outlook.worth(move)
        if worth > most:
            best, most = move, worth
    return decision.game.moves[best]


class Outlook:
    """What the moves of a seat lead to, in the worlds that it can imagine."""

    def __init__(self, decision: Decision) -> None:
        self.decision = decision
        self.world = cache(lambda number: decision.game.layout.pack(decision.world(number)))

    def worth(self, move: int) -> float:
        """How good a seat stands after a move; where chance was asked, on average over the worlds."""
        state = self.after(move, 0)
        found = [self.decision.game.worth(state, self.decision.seat)]
        if any(stream.drawn for stream in state.streams):
            found += [self.decision.game.worth(self.after(move, number), self.decision.seat) for number in range(1, WORLDS)]
        return sum(found) / len(found)

    def after(self, move: int, number: int) -> Any:
        state = self.decision.game.layout.unpack(self.world(number))
        self.decision.game.rules.play(state, self.decision.seat, move)
        return state

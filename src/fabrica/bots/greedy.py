"""The bot that looks one move ahead: it takes the move after which its seat stands best, by the game's knowledge."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from fabrica.bots.bot import Table, sit_down
from fabrica.engine.contract import Position

WORLDS = 6  # that are looked at where chance has a say


def greedy(view: Position, budget: float, seed: str) -> str:
    """The best move; any of them among equals. It takes some milliseconds, whatever the budget."""
    table = sit_down(view, seed)
    outlook = Outlook(table)
    moves = random.Random(table.luck).sample(table.moves, len(table.moves))  # noqa: S311 repeatable luck, no secret
    best, most = moves[0], float("-inf")
    for move in moves if len(moves) > 1 else ():
        worth = outlook.worth(move)
        if worth > most:
            best, most = move, worth
    return table.game.moves[best]


class Outlook:
    """What the moves of a seat lead to, in the worlds that it can imagine."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.world = cache(lambda number: table.game.layout.pack(table.world(number)))

    def worth(self, move: int) -> float:
        """How good a seat stands after a move; where chance was asked, on average over the worlds."""
        state = self.after(move, 0)
        found = [self.table.game.worth(state, self.table.seat)]
        if any(stream.drawn for stream in state.streams):
            found += [self.table.game.worth(self.after(move, number), self.table.seat) for number in range(1, WORLDS)]
        return sum(found) / len(found)

    def after(self, move: int, number: int) -> Any:
        state = self.table.game.layout.unpack(self.world(number))
        self.table.game.rules.play(state, self.table.seat, move)
        return state

"""The compiled side of advice: the searches of turn_search.py for one game, and their arrays, made once for each process."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from fabrica.coach import turn_search
from fabrica.engine.contract import Game
from fabrica.engine.random_play import RESULT
from fabrica.registry import load
from fabrica.search.workspace import Compiled

WIDTH, GLANCE = 32, 8  # positions that are kept at each step: for the best line, and to see how a turn ends
DEPTH = 256  # moves of a turn, at most

Moment = tuple[int, int]  # of a turn: its round, and the kind of its phase


class TurnWorkspace:
    _look, _play_outs = Compiled(turn_search.look), Compiled(turn_search.play_outs)

    def __init__(self, game: Game) -> None:
        self.game = game
        self.here, self.there, self.own, self.tried = (np.zeros(n, game.layout.dtype) for n in (WIDTH, WIDTH, 1, 1))
        self.ways, self.line = np.zeros((DEPTH, WIDTH), turn_search.WAY.dtype), np.zeros(DEPTH, np.int32)
        self.moves = np.zeros(game.most_moves, np.int16)

    def best_line(self, state: Any, seat: int, since: Moment, calm: bool = False) -> list[int]:
        """The best line of the turn that began in a round and a kind of phase. Calm: it asks chance for nothing."""
        self._see(state, seat, since, WIDTH, calm, turn_search.NO_LUCK)
        return [int(move) for move in self.line[: int(np.argmax(self.line < 0))]]

    def end(self, state: Any, seat: int, since: Moment, luck: int) -> float:
        """What the turn is worth at its end, played on by someone who does not know what chance will answer."""
        return self._see(state, seat, since, GLANCE, False, luck)

    def _see(self, state: Any, seat: int, since: Moment, width: int, calm: bool, luck: int) -> float:
        self.own[0] = self.game.layout.to_record(state)
        ints = self.tried.view(np.int64).reshape(1, -1)
        arrays = (self.own, self.here, self.there, self.ways, self.tried, ints)
        return float(self._look(*arrays, seat, self.moves, *since, self.line, width, int(calm), luck))

    def play_outs(self, states: Sequence[Any], seats: int, games: int) -> Any:
        """The results of games from some states to the end, by players that look one move ahead."""
        worlds, results = np.array([self.game.layout.to_record(s) for s in states]), np.zeros(games, RESULT.dtype)
        weights = np.array([self.game.biases["random"]] * seats, np.int64)
        self._play_outs(worlds, self.own, self.tried, self.moves, weights, np.ones(seats, np.int64), results)
        return results


@cache
def workspace_of(game: str) -> TurnWorkspace:
    return TurnWorkspace(load(game))

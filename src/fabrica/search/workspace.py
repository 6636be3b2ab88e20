"""The compiled side of bots: the rules of a game with the searches of beam.py and mcts.py, made once for each process."""

from __future__ import annotations

from functools import cache, cached_property
from typing import Any

import numpy as np

from fabrica.engine.any_game import Function, bound
from fabrica.engine.chance import key_of
from fabrica.engine.contract import Game
from fabrica.registry import load
from fabrica.search import beam, mcts

WIDTH = 32  # positions that a plan keeps at each step
TIMES = 2  # that an end of a line is played on
NODES = 400_000  # of a tree; a full one grows no further
DEPTH = 256


class Compiled(cached_property[Function]):
    """A search of a workspace: compiled for its game when it is first called."""

    def __init__(self, search: Function) -> None:
        super().__init__(lambda workspace: bound(workspace.game)(search))


class SearchWorkspace:
    """Arrays to think in, for one game."""

    _best_line, _look_on, _think = Compiled(beam.best_line), Compiled(beam.look_on), Compiled(mcts.think)

    def __init__(self, game: Game) -> None:
        self.game = game
        self.here, self.there, self.own, self.tried = (np.zeros(n, game.layout.dtype) for n in (WIDTH, WIDTH, 1, 1))
        self.ways, self.next_ways = np.zeros(WIDTH, beam.WAY.dtype), np.zeros(WIDTH, beam.WAY.dtype)
        self.last = np.zeros(len(game.moves), game.layout.dtype)
        self.nodes = np.zeros(NODES, mcts.NODE.dtype)
        self.moves, self.at = np.zeros(game.most_moves, np.int16), np.zeros(game.most_moves, np.int32)
        self.path = np.zeros(DEPTH, np.int32)

    def lines(self, world: Any, seat: int) -> Any:
        """For each move, by its index: what the best line that begins with it is worth at its end."""
        self.here[0] = world
        ends = np.full(len(self.game.moves), mcts.NEVER)
        ints = self.tried.view(np.int64).reshape(1, -1)
        arrays = (self.here, self.there, self.ways, self.next_ways, self.tried, ints)
        self._best_line(*arrays, seat, self.moves, ends, self.last)
        return ends

    def prospects(self, world: Any, seat: int, luck: int, until: int) -> Any:
        """The same lines, by what comes of them when everyone plays on to the end of a round."""
        ends = self.lines(world, seat)
        self._look_on(self.last, self.own, self.tried, seat, self.moves, ends, luck, TIMES, until)
        return ends

    def grow(self, worlds: Any, size: int, seat: int, luck: int, trials: int, until: int) -> int:
        """So many trials more, each to the end of a round; the tree's new size."""
        arrays = (self.own, self.tried, self.nodes)
        return int(self._think(worlds, *arrays, size, seat, self.moves, self.at, self.path, luck, trials, until))


@cache
def workspace_of(game: str) -> SearchWorkspace:
    return SearchWorkspace(load(game))


def luck_of(seed: str) -> int:
    """A number for the players' own luck, never 0."""
    return key_of(seed)[0] | 1

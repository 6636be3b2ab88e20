"""The compiled side of the bots that have learned: a game's network, alone or with a search that it guides."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from fabrica.engine.contract import Game
from fabrica.registry import load
from fabrica.search import mcts, network, puct
from fabrica.search.weights import weights_of
from fabrica.search.workspace import Compiled

NODES = 60_000
DEPTH = 128


class NetworkWorkspace:
    """The network of a game's bot, and arrays to think in."""

    _consider, _think = Compiled(network.consider), Compiled(puct.think_guided)

    def __init__(self, game: Game, bot: str) -> None:
        self.game = game
        self.net = network.load_network(game, weights_of(game, bot))
        self.moves, self.at = np.zeros(game.most_moves, np.int16), np.zeros(game.most_moves, np.int32)
        self.chances, self.path = np.zeros(game.most_moves), np.zeros(DEPTH, np.int32)
        self.habits = puct.Habits()
        self.nodes, self.own = np.zeros(NODES, mcts.NODE.dtype), np.zeros(1, game.layout.dtype)

    def consider(self, world: Any, seat: int, moves: list[int]) -> tuple[Any, float]:
        """How likely each of the legal moves is, and what the game will be worth to the seat."""
        self.own[0] = world
        self.moves[: len(moves)] = moves
        worth = self._consider(self.own[0], seat, self.moves, len(moves), self.net, self.chances)
        return self.chances[: len(moves)].copy(), float(worth)

    def grow(self, worlds: Any, size: int, seat: int, luck: int, trials: int, own_first: bool) -> int:
        """So many trials more; the tree's new size."""
        arrays = (self.moves, self.at, self.path)
        net = (self.net, self.chances, int(own_first), self.habits)
        return int(self._think(worlds, self.own, self.nodes, size, seat, *arrays, luck, trials, *net))


@cache
def network_workspace_of(game: str, bot: str) -> NetworkWorkspace:
    return NetworkWorkspace(load(game), bot)

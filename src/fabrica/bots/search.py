"""The bot that searches: from the best lines of its turn on, it tries moves in imagined games that are played on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from fabrica.bots.bot import Table, sit_down
from fabrica.engine.contract import Position
from fabrica.search.mcts import plant, tried_moves
from fabrica.search.workspace import luck_of, record, thinker

WORLDS = 16
TRIALS_LEAST = SLICE = 48


def search(view: Position, budget: float, seed: str) -> str:
    """The move that was tried most. The budget is counted in trials."""
    table = sit_down(view, seed)
    if len(table.moves) == 1:
        return table.game.moves[table.moves[0]]
    return table.game.moves[best(table, max(TRIALS_LEAST, int(budget * table.game.foresight.trials_per_second)))]


def best(table: Table, trials: int) -> int:
    mind, until = thinker(table.game.id), int(table.view["round"]) + table.game.foresight.trial_rounds
    worlds = np.array([record(table.game, world) for world in table.worlds(WORLDS)])
    planned = plant(mind.nodes, mind.lines(worlds[0], table.seat))
    return most_tried(mind.nodes, planned, trials, SLICE, lambda size, left, more: mind.grow(
        worlds, size, table.seat, luck_of(f"{left} {table.luck}"), more, until))  # fmt: skip


def most_tried(nodes: Any, size: int, trials: int, slice: int, grow: Callable[[int, int, int], int]) -> int:
    """Grow a tree by slices of trials, until no other move can be tried more in the end."""
    for left in range(trials, 0, -slice):
        if is_decided(tried_moves(nodes), left):
            break
        size = grow(size, left, min(slice, left))
    return max(tried_moves(nodes))[2]


def is_decided(tried: list[tuple[int, float, int]], left: int) -> bool:
    """Can no other move be tried more in the end?"""
    most = sorted((visits for visits, _, _ in tried), reverse=True)
    return len(most) > 1 and most[0] - most[1] > left

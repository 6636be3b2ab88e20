"""The bot that searches: it tries its moves in imagined games that are played on, and follows what turns out well."""

from __future__ import annotations

import numpy as np

from fabrica.bots.table import Table, sit_down
from fabrica.bots.thinker import luck_of, record, thinker
from fabrica.game import Position

WORLDS = 16
TRIALS_LEAST = SLICE = 48


def search(view: Position, budget: float, seed: str) -> str:
    """The move that was tried most. The budget is counted in trials."""
    table = sit_down(view, seed)
    if len(table.moves) == 1:
        return table.game.moves[table.moves[0]]
    return table.game.moves[most_tried(table, max(TRIALS_LEAST, int(budget * table.game.foresight.trials_per_second)))]


def most_tried(table: Table, trials: int) -> int:
    mind = thinker(table.game.id)
    worlds = np.array([record(table.game, table.world(number)) for number in range(WORLDS)])
    until = int(table.view["round"]) + table.game.foresight.trial_rounds
    size = mind.plant()
    for left in range(trials, 0, -SLICE):
        if is_decided(mind.tried_moves(), left):
            break
        size = mind.grow(worlds, size, table.seat, luck_of(f"{left} {table.luck}"), min(SLICE, left), until)
    return max(mind.tried_moves())[2]


def is_decided(tried: list[tuple[int, float, int]], left: int) -> bool:
    """Can no other move be tried more in the end?"""
    most = sorted((visits for visits, _, _ in tried), reverse=True)
    return len(most) > 1 and most[0] - most[1] > left

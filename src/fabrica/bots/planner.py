"""The bot that looks through its whole turn: it begins the line of its own moves that ends best."""

from __future__ import annotations

from typing import Any

import numpy as np

from fabrica.bots.table import Table, sit_down
from fabrica.bots.thinker import luck_of, record, thinker
from fabrica.game import Position
from fabrica.plan import NEVER

WORLDS = 2  # that a turn is looked through in


def planner(view: Position, budget: float, seed: str) -> str:
    """The first move of the best line, on average over worlds that the seat can imagine. The budget makes no difference."""
    table = sit_down(view, seed)
    if len(table.moves) == 1:
        return table.game.moves[table.moves[0]]
    found = plans(table)
    return table.game.moves[max(table.moves, key=lambda move: found[move])]


def plans(table: Table) -> dict[int, float]:
    """How good the best line that begins with a move turns out, on average."""
    total = sum(ends(table, number) for number in range(WORLDS)) / WORLDS
    return {move: float(total[move]) for move in table.moves}


def ends(table: Table, number: int) -> Any:
    """For each move, how good the best line that begins with it turns out in one of the worlds; without a line, as the worst."""
    mind, world, rounds = thinker(table.game.id), record(table.game, table.world(number)), table.game.foresight.plan_rounds
    if rounds is None:
        found = mind.lines(world, table.seat)
    else:
        found = mind.prospects(world, table.seat, luck_of(f"{number} {table.luck}"), int(table.view["round"]) + rounds)
    return np.maximum(found, found[found > NEVER].min())

"""The strongest bot: its network proposes moves and weighs positions, and a search through many imagined worlds decides."""

from __future__ import annotations

import numpy as np

from fabrica.bots.bot import Table, sit_down
from fabrica.bots.search import most_tried
from fabrica.engine.contract import Position
from fabrica.search.mcts import plant
from fabrica.search.network_workspace import learner
from fabrica.search.workspace import luck_of, record

WORLDS = 16
TRIALS_PER_SECOND = 8000  # as many as a slow core makes, with two seats: so that the choice does not depend on the clock
TRIALS_LEAST = 64
SLICE = 64
SURE = 0.9  # a move that is so likely needs no search


def master(view: Position, budget: float, seed: str) -> str:
    """The move that was tried most. The budget is counted in trials."""
    table = sit_down(view, seed)
    if len(table.moves) == 1:
        return table.game.moves[table.moves[0]]
    chances, _ = learner(table.game.id, "master").consider(record(table.game, table.first), table.seat, table.moves)
    if chances.max() >= SURE:
        return table.game.moves[table.moves[int(chances.argmax())]]
    return table.game.moves[best(table, max(TRIALS_LEAST, int(budget * TRIALS_PER_SECOND)))]


def best(table: Table, trials: int) -> int:
    mind, states = learner(table.game.id, "master"), table.worlds(WORLDS)
    worlds = np.array([record(table.game, state) for state in states])
    own_first = table.game.rules.mover(states[0]) != table.seat
    return most_tried(mind.nodes, plant(mind.nodes), trials, SLICE, lambda size, left, more: mind.grow(
        worlds, size, table.seat, luck_of(f"{left} {table.luck}"), more, own_first))  # fmt: skip

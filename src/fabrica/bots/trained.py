"""The bot that has learned from millions of games: it plays the move that its network finds likeliest, without any search."""

from __future__ import annotations

from fabrica.bots.learner import learner
from fabrica.bots.table import sit_down
from fabrica.bots.thinker import record
from fabrica.game import Position


def trained(view: Position, budget: float, seed: str) -> str:
    """The likeliest move."""
    table = sit_down(view, seed)
    if len(table.moves) == 1:
        return table.game.moves[table.moves[0]]
    chances, _ = learner(table.game.id, "trained").consider(record(table.game, table.first), table.seat, table.moves)
    return table.game.moves[table.moves[int(chances.argmax())]]

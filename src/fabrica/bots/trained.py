"""The bot that has learned from millions of games: it plays the move that its network finds likeliest, without any search."""

from __future__ import annotations

from fabrica.bots.bot import sit_down
from fabrica.engine.contract import Position
from fabrica.search.network_workspace import learner
from fabrica.search.workspace import record


def trained(view: Position, budget: float, seed: str) -> str:
    """The likeliest move."""
    table = sit_down(view, seed)
    if len(table.moves) == 1:
        return table.game.moves[table.moves[0]]
    chances, _ = learner(table.game.id, "trained").consider(record(table.game, table.first), table.seat, table.moves)
    return table.game.moves[table.moves[int(chances.argmax())]]

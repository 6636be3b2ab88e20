"""The bot that has learned from millions of games: it plays the move that its network finds likeliest, without any search."""

from __future__ import annotations

from fabrica.bots.bot import decision_of
from fabrica.engine.contract import Position
from fabrica.search.network_workspace import network_workspace_of


def trained(view: Position, budget: float, seed: str) -> str:
    """The likeliest move."""
    decision = decision_of(view, seed)
    if len(decision.moves) == 1:
        return decision.game.moves[decision.moves[0]]
    workspace = network_workspace_of(decision.game.id, "trained")
    chances, _ = workspace.consider(decision.records(1)[0], decision.seat, decision.moves)
    return decision.game.moves[decision.moves[int(chances.argmax())]]

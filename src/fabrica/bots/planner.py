"""The bot that looks through its whole turn: it begins the line of its own moves that ends best."""

from __future__ import annotations

from typing import Any

from fabrica.bots.bot import Decision, decision_of
from fabrica.engine.contract import Position
from fabrica.search.workspace import luck_of, workspace_of


def planner(view: Position, budget: float, seed: str) -> str:
    """The first move of the best line, in a world that the seat can imagine. The budget makes no difference."""
    decision = decision_of(view, seed)
    if len(decision.moves) == 1:
        return decision.game.moves[decision.moves[0]]
    found = ends(decision)
    return decision.game.moves[max(decision.moves, key=lambda move: found[move])]


def ends(decision: Decision) -> Any:
    """For each move, how good the best line that begins with it turns out."""
    workspace, rounds = workspace_of(decision.game.id), decision.game.foresight.plan_rounds
    world = decision.records(1)[0]
    if rounds is None:
        return workspace.lines(world, decision.seat)
    return workspace.prospects(world, decision.seat, luck_of(decision.luck), int(decision.view["round"]) + rounds)

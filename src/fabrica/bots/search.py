"""The bot that searches: from the best lines of its turn on, it tries moves in imagined games that are played on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fabrica.bots.bot import Decision, decision_of
from fabrica.engine.contract import Position
from fabrica.search.mcts import plant, tried_moves
from fabrica.search.workspace import luck_of, workspace_of

WORLDS = 16
TRIALS_LEAST = SLICE = 48


def search(view: Position, budget: float, seed: str) -> str:
    """The move that was tried most. The budget is counted in trials."""
    decision = decision_of(view, seed)
    if len(decision.moves) == 1:
        return decision.game.moves[decision.moves[0]]
    return decision.game.moves[best(decision, max(TRIALS_LEAST, int(budget * decision.game.foresight.trials_per_second)))]


def best(decision: Decision, trials: int) -> int:
    workspace, until = workspace_of(decision.game.id), int(decision.view["round"]) + decision.game.foresight.trial_rounds
    worlds = decision.records(WORLDS)
    planned = plant(workspace.nodes, workspace.lines(worlds[0], decision.seat))
    return most_tried(workspace.nodes, planned, trials, SLICE, lambda size, left, more: workspace.grow(
        worlds, size, decision.seat, luck_of(f"{left} {decision.luck}"), more, until))  # fmt: skip


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

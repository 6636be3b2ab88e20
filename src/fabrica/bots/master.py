"""The strongest bot: its network proposes moves and weighs positions, and a search through many imagined worlds decides."""

from __future__ import annotations

from fabrica.bots.bot import Decision, decision_of
from fabrica.bots.search import most_tried
from fabrica.engine.contract import Position
from fabrica.search.mcts import plant
from fabrica.search.network_workspace import network_workspace_of
from fabrica.search.workspace import luck_of

WORLDS = 16
TRIALS_PER_SECOND = 8000  # as many as a slow core makes, with two seats: so that the choice does not depend on the clock
TRIALS_LEAST = 64
SLICE = 64
SURE = 0.9  # a move that is so likely needs no search


def master(view: Position, budget: float, seed: str) -> str:
    """The move that was tried most. The budget is counted in trials."""
    decision = decision_of(view, seed)
    if len(decision.moves) == 1:
        return decision.game.moves[decision.moves[0]]
    workspace = network_workspace_of(decision.game.id, "master")
    chances, _ = workspace.consider(decision.records(1)[0], decision.seat, decision.moves)
    if chances.max() >= SURE:
        return decision.game.moves[decision.moves[int(chances.argmax())]]
    return decision.game.moves[best(decision, max(TRIALS_LEAST, int(budget * TRIALS_PER_SECOND)))]


def best(decision: Decision, trials: int) -> int:
    workspace, worlds = network_workspace_of(decision.game.id, "master"), decision.records(WORLDS)
    own_first = decision.game.rules.mover(decision.first) != decision.seat
    return most_tried(workspace.nodes, plant(workspace.nodes), trials, SLICE, lambda size, left, more: workspace.grow(
        worlds, size, decision.seat, luck_of(f"{left} {decision.luck}"), more, own_first))  # fmt: skip

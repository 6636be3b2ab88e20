"""The bot that looks through its whole turn: it begins the line of its own moves that ends best."""

from __future__ import annotations

from typing import Any

from fabrica.bots.bot import Table, sit_down
from fabrica.engine.contract import Position
from fabrica.search.workspace import luck_of, record, thinker


def planner(view: Position, budget: float, seed: str) -> str:
    """The first move of the best line, in a world that the seat can imagine. The budget makes no difference."""
    table = sit_down(view, seed)
    if len(table.moves) == 1:
        return table.game.moves[table.moves[0]]
    found = ends(table)
    return table.game.moves[max(table.moves, key=lambda move: found[move])]


def ends(table: Table) -> Any:
    """For each move, how good the best line that begins with it turns out."""
    mind, world, rounds = thinker(table.game.id), record(table.game, table.first), table.game.foresight.plan_rounds
    if rounds is None:
        return mind.lines(world, table.seat)
    return mind.prospects(world, table.seat, luck_of(table.luck), int(table.view["round"]) + rounds)

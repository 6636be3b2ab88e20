"""The bot that plays at random."""

from __future__ import annotations

import random

from fabrica.bots.bot import sit_down
from fabrica.engine.contract import Position


def chance(view: Position, budget: float, seed: str) -> str:
    """Any legal move, each equally likely."""
    table = sit_down(view, seed)
    return table.game.moves[random.Random(table.luck).choice(table.moves)]  # noqa: S311 repeatable luck, no secret

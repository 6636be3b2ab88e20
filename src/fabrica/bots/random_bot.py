"""The bot that plays at random."""

from __future__ import annotations

import random

from fabrica.bots.bot import decision_of
from fabrica.engine.contract import Position


def chance(view: Position, budget: float, seed: str) -> str:
    """Any legal move, each equally likely."""
    decision = decision_of(view, seed)
    return decision.game.moves[random.Random(decision.luck).choice(decision.moves)]  # noqa: S311 repeatable luck, no secret

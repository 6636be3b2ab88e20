"""What players know: worth, observation, weights."""

from fabrica.games.stephens.ai.worth import A_TURN

__all__ = ["A_TURN"]

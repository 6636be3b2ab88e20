"""What bots know."""

from fabrica.games.scythe.ai.worth import A_TURN

__all__ = ["A_TURN"]

"""The coach: the best line of a turn and whether that is proven, what another line brings, advice, and the review of a game."""

from fabrica.coach.advice import Line, advise, chance_to_win
from fabrica.coach.game_review import Review, review
from fabrica.solver.line_value import line_value
from fabrica.solver.solve import Solution, solve

__all__ = ["Line", "Review", "Solution", "advise", "chance_to_win", "line_value", "review", "solve"]

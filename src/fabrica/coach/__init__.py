"""The coach: the best line of a turn and whether that is proven, what another line brings, advice, and the review of a game."""

from fabrica.coach.advice import Line, advise, chance_to_win
from fabrica.coach.reviewing import Review, review
from fabrica.coach.solving import GOALS, Solution, solve
from fabrica.coach.valuing import line_value

__all__ = ["GOALS", "Line", "Review", "Solution", "advise", "chance_to_win", "line_value", "review", "solve"]

"""What the solver knows: goals, bounds and orders of a work phase."""

from fabrica.games.fantastic_factories.ai.reach import may_ask
from fabrica.games.fantastic_factories.solver.bounds import DECISIONS, NOTES
from fabrica.games.fantastic_factories.solver.goals import (
    END,
    GOALS,
    PHASE,
    PUZZLES,
    STAND_INS,
    choices,
    drops_at_once,
    first_price,
    is_dropping,
    standing,
)
from fabrica.games.fantastic_factories.solver.plans import parts_of, without
from fabrica.games.fantastic_factories.solver.profits import ALL_PRICES, PRICES
from fabrica.games.fantastic_factories.solver.without_luck import STAYING

__all__ = [
    "ALL_PRICES", "DECISIONS", "END", "GOALS", "NOTES", "PHASE", "PRICES", "PUZZLES", "STAND_INS", "STAYING", "choices",
    "drops_at_once", "first_price", "is_dropping", "may_ask", "parts_of", "standing", "without",
]  # fmt: skip

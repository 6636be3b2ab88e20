"""What a player knows about the worth of things, in hundredths of a point. These functions are rules too.

A state is worth what the final scoring would give if the game ended now, something for what leads to stars, less a part of the
best opponent's score. Once the game is over, only winning counts: a sixth star while behind loses.
"""

from __future__ import annotations

from typing import Any

from fabrica.engine.backend import apart
from fabrica.engine.bit_sets import has, lowest, without_lowest
from fabrica.games.scythe.components import STARS_TO_END
from fabrica.games.scythe.rules.control import controlled, tokens_of
from fabrica.games.scythe.rules.ending import score, winners
from fabrica.games.scythe.rules.objectives import is_met
from fabrica.games.scythe.rules.stars import progress
from fabrica.games.scythe.rules.state import OVER, cards, owners, stars_of, workers_out
from fabrica.games.scythe.rules.tables import COST, N_BOTTOMS, RESOURCE_FOR, STAR_AT

POINT = 100
A_TURN = 300  # what a turn brings
VICTORY = 10_000
RIVAL = 30  # percent of the best opponent's score
N_GOALS = len(STAR_AT)
STAR_WORTH = 1200  # of a goal that is nearly reached; a part of it on the way
CARD_WORTH = 60
POWER_WORTH = 40
POPULARITY_WORTH = 60
WORKER_WORTH = 150  # up to five: more make Produce dear
USEFUL_WORKERS = 5
TOKEN_WORTH = 90  # that pays for a bottom action
OBJECTIVE_WORTH = 300  # that could be shown now
FACTORY_WORTH = 300


def worth(s: Any, seat: int) -> float:
    """How good a state is for a seat, in points."""
    apart()
    if s.players == 0 or s.seats[seat].faction < 0:
        return 0.0
    ahead = score(s, seat) - best_other(s, seat)
    if s.step == OVER:
        return ahead + (VICTORY if has(winners(s), seat) else -VICTORY) / POINT
    own = POINT * score(s, seat) + promise(s, seat) + danger(s, seat, ahead)
    return (own - RIVAL * best_other(s, seat)) / POINT


def best_other(s: Any, seat: int) -> int:
    best = 0
    for other in range(owners(s)):
        if other != seat:
            best = max(best, score(s, other))
    return best


def promise(s: Any, seat: int) -> int:
    """What is on its way: goals half reached, tokens that pay, cards, workers."""
    me = s.seats[seat]
    total = CARD_WORTH * cards(me) + POWER_WORTH * me.power + POPULARITY_WORTH * me.popularity
    total += WORKER_WORTH * min(workers_out(me), USEFUL_WORKERS) + (FACTORY_WORTH if me.factory_card > 0 else 0)
    return total + goals_worth(me) + tokens_worth(s, seat, me) + objectives_worth(s, seat)


def goals_worth(me: Any) -> int:
    """The nearer a goal, the more each step to it."""
    total = 0
    for star in range(N_GOALS):
        if STAR_AT[star] > 0 and me.stars[star] == 0:
            done = progress(me, star)
            total += STAR_WORTH * done * done // (STAR_AT[star] * STAR_AT[star])
    return total


def tokens_worth(s: Any, seat: int, me: Any) -> int:
    """Those that pay for a bottom action, of each kind as many as it costs."""
    mine, total = controlled(s, seat), 0
    for bottom in range(N_BOTTOMS):
        cost = COST[me.mat][bottom] - me.slots[bottom]
        total += TOKEN_WORTH * min(tokens_of(s, mine, RESOURCE_FOR[bottom]), cost)
    return total


def objectives_worth(s: Any, seat: int) -> int:
    total, held = 0, s.seats[seat].objectives
    while held != 0:
        if is_met(s, seat, lowest(held)):
            total += OBJECTIVE_WORTH
        held = without_lowest(held)
    return total


def danger(s: Any, seat: int, ahead: int) -> int:
    """A fifth star is good for who is ahead only: the next one ends the game."""
    me = s.seats[seat]
    if stars_of(me) < STARS_TO_END - 1:
        return 0
    return POINT if ahead > 0 else -POINT

"""What a player knows about the worth of things, in hundredths of a point. These functions are rules too.

A state is worth what the final scoring would give if the game ended now, what leads to stars and to more, and what the action
under way will still bring, less a part of the best opponent's score. What only helps later counts less the nearer the end is.
Once the game is over, only winning counts: a sixth star while behind loses.
"""

from __future__ import annotations

from typing import Any

from fabrica.engine.backend import apart
from fabrica.engine.bit_sets import has, lowest, without_lowest
from fabrica.games.scythe.ai.combat_worth import combat_worth
from fabrica.games.scythe.ai.map_worth import map_worth
from fabrica.games.scythe.ai.under_way import under_way
from fabrica.games.scythe.components import STARS_TO_END
from fabrica.games.scythe.rules.control import controlled, tokens_of
from fabrica.games.scythe.rules.ending import score, winners
from fabrica.games.scythe.rules.objectives import is_met
from fabrica.games.scythe.rules.stars import progress
from fabrica.games.scythe.rules.state import OVER, cards, owners, stars_of, workers_out
from fabrica.games.scythe.rules.tables import COST, N_BOTTOMS, RESOURCE_FOR, STAR_AT

POINT = 100
A_TURN = 300  # what a turn brings
VICTORY = 100_000  # more than anything that the game could still bring
RIVAL = 30  # percent of the best opponent's score
N_GOALS = len(STAR_AT)
STAR_WORTH = 1500  # beyond the coins that it counts for
FIRST_STEPS = 60  # percent of the way to a star count for what they are, the rest the more the nearer it is
CARD_WORTH = 70
POWER_WORTH = 50
POPULARITY_WORTH = 70
WORKER_WORTH = 220  # up to five: more make Produce dear
USEFUL_WORKERS = 5
TOKEN_WORTH = 130  # that pays for a bottom action
READY_WORTH = 90  # all tokens for a bottom action
OBJECTIVE_WORTH = 1200  # that could be shown now
FACTORY_WORTH = 500
ASSET_WORTH = (400, 480, 420, 460)  # of an upgrade, a mech, a structure, a recruit
LATER_ENDS = STARS_TO_END + 4  # stars with which nothing would help any more


def worth(s: Any, seat: int) -> float:
    """How good a state is for a seat, in points."""
    apart()
    if s.players == 0 or s.seats[seat].faction < 0:
        return 0.0
    if s.step == OVER:
        ahead = score(s, seat) - best_other(s, seat)
        return ahead + (VICTORY if has(winners(s), seat) else -VICTORY) / POINT
    own = POINT * score(s, seat) + promise(s, seat) + under_way(s, seat) + combat_worth(s, seat)
    return (own + hurry(s, seat) - RIVAL * best_other(s, seat)) / POINT


def best_other(s: Any, seat: int) -> int:
    best = 0
    for other in range(owners(s)):
        if other != seat:
            best = max(best, score(s, other))
    return best


def most_stars(s: Any) -> int:
    most = 0
    for seat in range(owners(s)):
        most = max(most, stars_of(s.seats[seat]))
    return most


def promise(s: Any, seat: int) -> int:
    """What leads to stars, and what helps later, as long as there is a later."""
    me = s.seats[seat]
    total = stars_worth(me) + objectives_worth(s, seat) + assets_worth(s, seat, me)
    later = CARD_WORTH * cards(me) + POWER_WORTH * me.power + POPULARITY_WORTH * me.popularity
    later += WORKER_WORTH * min(workers_out(me), USEFUL_WORKERS) + (FACTORY_WORTH if me.factory_card > 0 else 0)
    return total + (later + map_worth(s, seat)) * (LATER_ENDS - most_stars(s)) // LATER_ENDS


def stars_worth(me: Any) -> int:
    """Stars that are placed, and the way to the others: the nearer a goal, the more each step to it."""
    total = STAR_WORTH * stars_of(me)
    for star in range(N_GOALS):
        if STAR_AT[star] > 0 and me.stars[star] == 0:
            part = 100 * progress(me, star) // STAR_AT[star]
            total += STAR_WORTH * part * (FIRST_STEPS + (100 - FIRST_STEPS) * part // 100) // 10_000
    return total


def hurry(s: Any, seat: int) -> int:
    """Who leads with nearly all stars wants the end, by whichever goal is nearest."""
    me = s.seats[seat]
    if stars_of(me) < STARS_TO_END - 1 or score(s, seat) <= best_other(s, seat):
        return 0
    nearest = 0
    for star in range(N_GOALS):
        if STAR_AT[star] > 0 and me.stars[star] == 0:
            nearest = max(nearest, 100 * progress(me, star) // STAR_AT[star])
    return STAR_WORTH * nearest // 100


def assets_worth(s: Any, seat: int, me: Any) -> int:
    """What bottom actions have brought, and tokens that pay for more, of each kind as many as one costs."""
    mine, total = controlled(s, seat), 0
    for bottom in range(N_BOTTOMS):
        total += ASSET_WORTH[bottom] * progress(me, bottom)
        if progress(me, bottom) < STAR_AT[bottom]:
            cost = COST[me.mat][bottom] - me.slots[bottom]
            tokens = tokens_of(s, mine, RESOURCE_FOR[bottom])
            total += TOKEN_WORTH * min(tokens, cost) + (READY_WORTH if tokens >= cost else 0)
    return total


def objectives_worth(s: Any, seat: int) -> int:
    total, held = 0, s.seats[seat].objectives
    while held != 0:
        if is_met(s, seat, lowest(held)):
            total += OBJECTIVE_WORTH
        held = without_lowest(held)
    return total

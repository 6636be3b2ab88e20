"""What the action that a seat has begun will still bring, as far as it can be told without playing it.

So a player who looks one move ahead can tell sections apart before anything has happened in them.
"""

from __future__ import annotations

from typing import Any

from fabrica.engine.bit_sets import lowest, without_lowest
from fabrica.games.scythe.ai.map_worth import useful_product
from fabrica.games.scythe.components import (
    BOLSTER_COST,
    BOLSTER_POWER,
    MOVE_COINS,
    POPULARITY_MOST,
    POWER_MOST,
    PRODUCE_HEXES,
    TRADE_COST,
    TRADE_POPULARITY,
    TRADE_TOKENS,
    WORKERS,
)
from fabrica.games.scythe.rules.bottom_actions import bottom_of, cost_of
from fabrica.games.scythe.rules.control import controlled, tokens_of
from fabrica.games.scythe.rules.map_tables import MAKES_WORKERS, NO_TOKEN, PRODUCT
from fabrica.games.scythe.rules.produce import COINS_FROM, POPULARITY_FROM, POWER_FROM, can_pay_to_produce, hexes
from fabrica.games.scythe.rules.stars import progress
from fabrica.games.scythe.rules.state import (
    CHOOSING_BOTTOM,
    CHOOSING_TOP,
    CHOOSING_UNIT,
    ENLISTING,
    FROM_BOTTOM,
    LOADING,
    MAKING,
    PAYING,
    PLACING,
    PRODUCING,
    PUTTING,
    UPGRADING,
    upgraded,
    workers_at,
    workers_on,
    workers_out,
)
from fabrica.games.scythe.rules.tables import (
    BOLSTER,
    BOLSTER_POWER_CUBE,
    COST,
    FACTORY_SECTION,
    MOVE_COINS_CUBE,
    PRODUCE,
    PRODUCE_CUBE,
    RESOURCE_FOR,
    STAR_AT,
    TRADE,
    TRADE_POPULARITY_CUBE,
)

BOTTOM_FOR = tuple(RESOURCE_FOR.index(resource) for resource in range(len(RESOURCE_FOR)))
COIN = 100
POWER_GAIN, POPULARITY_GAIN, TOKEN_GAIN, SPARE_TOKEN, WORKER_GAIN = 110, 140, 140, 20, 350
ICON = 140  # of a unit that may still move
FACTORY_TOP = 350
BENEFIT = 400  # of a bottom action, beyond what its tokens are worth in store
STARTED = 90  # a bottom action that is being paid
PAID = 210  # a token that went for it: what it was worth in store, so that paying is no loss
POWER_LOSS, POPULARITY_LOSS = 60, 90  # what Produce costs


def under_way(s: Any, seat: int) -> int:
    if s.turn != seat or s.chooser != seat:
        return 0
    me = s.seats[seat]
    if s.step == CHOOSING_TOP:
        return top_to_come(s, seat, me) + bottom_to_come(s, seat, me)
    if s.step == CHOOSING_UNIT or s.step == LOADING:
        return ICON * (s.icons + (1 if s.step == LOADING else 0)) + bottom_to_come(s, seat, me)
    if s.step == PUTTING:
        return TOKEN_GAIN * s.left + bottom_to_come(s, seat, me)
    if s.step == PRODUCING or s.step == MAKING:
        return made_on(s, seat, me, hexes(s, seat), s.left) + bottom_to_come(s, seat, me)
    return bottom_under_way(s, seat, me)


def bottom_under_way(s: Any, seat: int, me: Any) -> int:
    if s.step == CHOOSING_BOTTOM:
        return bottom_to_come(s, seat, me)
    if s.step == PAYING:
        return STARTED + BENEFIT + PAID * (cost_of(me) - s.left)
    if UPGRADING <= s.step <= ENLISTING or s.step == PLACING:
        return STARTED + BENEFIT + (PAID * cost_of(me) if s.source == FROM_BOTTOM else 0)
    return 0


def top_to_come(s: Any, seat: int, me: Any) -> int:
    """The best way of the top action, or nothing: it can be left."""
    if me.token == BOLSTER:
        power = min(BOLSTER_POWER[upgraded(me, BOLSTER_POWER_CUBE)], POWER_MOST - me.power)
        return max(0, POWER_GAIN * power - COIN * BOLSTER_COST) if me.coins > 0 else 0
    if me.token == TRADE:
        if me.coins == 0:
            return 0
        popularity = min(TRADE_POPULARITY[upgraded(me, TRADE_POPULARITY_CUBE)], POPULARITY_MOST - me.popularity)
        return max(0, max(POPULARITY_GAIN * popularity, TOKEN_GAIN * TRADE_TOKENS) - COIN * TRADE_COST)
    if me.token == PRODUCE:
        places = workers_on(me) & controlled(s, seat)
        made = made_on(s, seat, me, places, PRODUCE_HEXES[upgraded(me, PRODUCE_CUBE)]) if can_pay_to_produce(me) else 0
        return max(0, made - price_of_producing(me))
    return FACTORY_TOP if me.token == FACTORY_SECTION else COIN * MOVE_COINS[upgraded(me, MOVE_COINS_CUBE)]


def price_of_producing(me: Any) -> int:
    out = workers_out(me)
    price = POWER_LOSS if out >= POWER_FROM else 0
    price += POPULARITY_LOSS if out >= POPULARITY_FROM else 0
    return price + (COIN if out >= COINS_FROM else 0)


def made_on(s: Any, seat: int, me: Any, places: int, number: int) -> int:
    """What the best hexes make."""
    best = second = third = 0
    while places != 0:
        gain = made_at(s, seat, me, lowest(places))
        if gain > best:
            best, second, third = gain, best, second
        elif gain > second:
            second, third = gain, second
        elif gain > third:
            third = gain
        places = without_lowest(places)
    return (best if number > 0 else 0) + (second if number > 1 else 0) + (third if number > 2 else 0)


def made_at(s: Any, seat: int, me: Any, place: int) -> int:
    """Workers as long as there are some; tokens as far as a bottom action still needs them, others for what they score."""
    product, makers = PRODUCT[place], workers_at(me, place)
    if product == MAKES_WORKERS:
        return WORKER_GAIN * min(makers, WORKERS - workers_out(me))
    if product == NO_TOKEN:
        return 0
    needed = min(makers, missing(s, seat, me, BOTTOM_FOR[product])) if useful_product(me, product) else 0
    return TOKEN_GAIN * needed + SPARE_TOKEN * (makers - needed)


def missing(s: Any, seat: int, me: Any, bottom: int) -> int:
    """The tokens that a bottom action lacks."""
    cost = COST[me.mat][bottom] - me.slots[bottom]
    return max(0, cost - tokens_of(s, controlled(s, seat), RESOURCE_FOR[bottom]))


def bottom_to_come(s: Any, seat: int, me: Any) -> int:
    """A bottom action that can be paid and still used."""
    if me.token == FACTORY_SECTION or progress(me, bottom_of(me)) >= STAR_AT[bottom_of(me)]:
        return 0
    lacking = missing(s, seat, me, bottom_of(me))
    if lacking == 0:
        return BENEFIT
    expected = s.left if s.step == PUTTING else TRADE_TOKENS if s.step == CHOOSING_TOP and me.token == TRADE else 0
    return BENEFIT * 2 // 3 if lacking <= expected else 0

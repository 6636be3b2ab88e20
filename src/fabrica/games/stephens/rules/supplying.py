"""The renewal phase, its sixth step: supplying the private factories with everything that was set aside."""

from __future__ import annotations

from typing import Any

from fabrica.games.stephens.rules.acquiring import begin_buying, can_buy_any, cards_of_action
from fabrica.games.stephens.rules.moves import DONE, SUPPLY
from fabrica.games.stephens.rules.rulings import bit_of, otherwise
from fabrica.games.stephens.rules.state import ASSIGNING, CONTRACT_MARKET, INVESTMENT_MARKET
from fabrica.games.stephens.rules.tables import (
    CARD_REWARD,
    DELIVERY_AMOUNT,
    DELIVERY_CUBES,
    DELIVERY_GAIN,
    DELIVERY_PLACE,
    DELIVERY_REWARD,
    N_DELIVERIES,
    N_WOOD,
    NO_REWARD,
    WORKER_REWARD,
)
from fabrica.games.stephens.rules.tracks import gain_promised, may_gain
from fabrica.games.stephens.rules.workers import can_assign, legal_assignments

USELESS_SET_REFUSED = bit_of("useless_set_refused")


def has_cubes_aside(me: Any) -> bool:
    return me.aside[0] + me.aside[1] + me.aside[2] > 0


def may_deliver(s: Any, me: Any, delivery: int) -> bool:
    return has_set_aside(me, delivery) and may_gain(s, me, DELIVERY_GAIN[delivery]) and may_reward(s, me, delivery)


def has_set_aside(me: Any, delivery: int) -> bool:
    for colour in range(N_WOOD):
        if me.aside[colour] < DELIVERY_CUBES[delivery * N_WOOD + colour]:
            return False
    return True


def may_reward(s: Any, me: Any, delivery: int) -> bool:
    """A reward that cannot be used is forfeited; by the other ruling (A11) such a set cannot be delivered."""
    if DELIVERY_REWARD[delivery] == NO_REWARD or not otherwise(s, USELESS_SET_REFUSED):
        return True
    return can_buy_any(s, me) if DELIVERY_REWARD[delivery] == CARD_REWARD else can_assign(s, s.chooser)


def legal_deliveries(s: Any, me: Any, out: Any) -> int:
    """Any combination that a factory takes, as often as there are cubes; all of them must go."""
    n = 0
    for delivery in range(N_DELIVERIES):
        if may_deliver(s, me, delivery):
            out[n] = SUPPLY + delivery
            n += 1
    return n


def deliver(s: Any, seat: int, delivery: int) -> None:
    """The cubes stay in the factory; each combination pays once."""
    me = s.seats[seat]
    for colour in range(N_WOOD):
        cubes = DELIVERY_CUBES[delivery * N_WOOD + colour]
        me.aside[colour] -= cubes
        s.private[DELIVERY_PLACE[delivery] * N_WOOD + colour] += cubes
    gain_promised(s, seat, DELIVERY_GAIN[delivery], DELIVERY_AMOUNT[delivery])
    if DELIVERY_REWARD[delivery] == CARD_REWARD:
        begin_buying(s, CONTRACT_MARKET | INVESTMENT_MARKET, cards_of_action(s, me, False))
    elif DELIVERY_REWARD[delivery] == WORKER_REWARD:
        s.step = ASSIGNING


def legal_reward(s: Any, seat: int, out: Any) -> int:
    """A worker to assign, or not."""
    n = legal_assignments(s, seat, out, 0)
    out[n] = DONE
    return n + 1

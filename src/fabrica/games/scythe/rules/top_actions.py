"""The top row: coins instead of moving, Bolster, Trade, Produce, and the top of a Factory card."""

from __future__ import annotations

from typing import Any

from fabrica.engine.bit_sets import lowest
from fabrica.engine.telling import reveal, tell
from fabrica.games.scythe.components import (
    ARMORY_POWER,
    BOLSTER_CARDS,
    BOLSTER_COST,
    BOLSTER_POWER,
    MONUMENT_POPULARITY,
    MOVE_COINS,
    PRODUCE_HEXES,
    TRADE_COST,
    TRADE_POPULARITY,
    TRADE_TOKENS,
)
from fabrica.games.scythe.rules.factory import gain_of_card, use_card, ways_of_card
from fabrica.games.scythe.rules.listing import list_set
from fabrica.games.scythe.rules.moves import (
    CARD,
    DONE,
    TOP,
    TOP_CARDS,
    TOP_COINS,
    TOP_POPULARITY,
    TOP_POWER,
    TOP_PRODUCE,
    TOP_RESOURCES,
    TOP_USE,
)
from fabrica.games.scythe.rules.news import TOLD_PAID_CARD
from fabrica.games.scythe.rules.over import clear_after, clear_moved
from fabrica.games.scythe.rules.produce import can_pay_to_produce, pay_to_produce
from fabrica.games.scythe.rules.putting import trading_places
from fabrica.games.scythe.rules.state import FINISHING, FROM_TOP, NOWHERE, PRODUCING, PUTTING, cards, is_built, upgraded
from fabrica.games.scythe.rules.tables import (
    ARMORY,
    BOLSTER,
    BOLSTER_CARDS_CUBE,
    BOLSTER_POWER_CUBE,
    CARDS,
    COINS,
    FACTORY_SECTION,
    FIRST_VALUE,
    MONUMENT,
    MOVE_COINS_CUBE,
    N_VALUES,
    POPULARITY,
    POWER,
    PRODUCE,
    PRODUCE_CUBE,
    TRADE,
    TRADE_POPULARITY_CUBE,
)
from fabrica.games.scythe.rules.tracks import gain, lose


def ways(me: Any) -> int:
    """The ways to do the top action of the section that the token is on, as bits: those that can be paid."""
    if me.token == BOLSTER:
        return (1 << TOP_POWER) | (1 << TOP_CARDS) if me.coins >= BOLSTER_COST else 0
    if me.token == TRADE:
        return ways_to_trade(me) if me.coins >= TRADE_COST else 0
    if me.token == PRODUCE:
        return 1 << TOP_PRODUCE if can_pay_to_produce(me) else 0
    return ways_of_card(me) if me.token == FACTORY_SECTION else 0


def ways_to_trade(me: Any) -> int:
    """Resources need a hex with an own worker."""
    if trading_places(me) == 0:
        return 1 << TOP_POPULARITY
    return (1 << TOP_RESOURCES) | (1 << TOP_POPULARITY)


def legal_tops(me: Any, out: Any) -> int:
    n = list_set(out, 0, TOP, ways(me))
    out[n] = DONE
    return n + 1


def do_top(s: Any, seat: int, way: int) -> None:
    me = s.seats[seat]
    s.source = FROM_TOP
    s.step = FINISHING
    if way == TOP_COINS:
        take_coins(s, seat, me)
    elif me.token == BOLSTER:
        bolster(s, seat, me, way)
    elif me.token == TRADE:
        trade(s, seat, me, way)
    elif me.token == PRODUCE:
        begin_production(s, seat, me)
    else:
        use_card(s, seat, way)


def take_coins(s: Any, seat: int, me: Any) -> None:
    """Instead of moving."""
    clear_moved(s)
    clear_after(s)
    gain(s, seat, COINS, MOVE_COINS[upgraded(me, MOVE_COINS_CUBE)])


def bolster(s: Any, seat: int, me: Any, way: int) -> None:
    """Power or combat cards for a coin; a Monument adds popularity."""
    lose(s, seat, COINS, BOLSTER_COST)
    if way == TOP_POWER:
        gain(s, seat, POWER, BOLSTER_POWER[upgraded(me, BOLSTER_POWER_CUBE)])
    else:
        gain(s, seat, CARDS, BOLSTER_CARDS[upgraded(me, BOLSTER_CARDS_CUBE)])
    if is_built(me, MONUMENT):
        gain(s, seat, POPULARITY, MONUMENT_POPULARITY)


def trade(s: Any, seat: int, me: Any, way: int) -> None:
    """Two resources or popularity for a coin; an Armory adds power."""
    lose(s, seat, COINS, TRADE_COST)
    if is_built(me, ARMORY):
        gain(s, seat, POWER, ARMORY_POWER)
    if way == TOP_POPULARITY:
        gain(s, seat, POPULARITY, TRADE_POPULARITY[upgraded(me, TRADE_POPULARITY_CUBE)])
    else:
        s.left = TRADE_TOKENS
        s.last = NOWHERE
        s.step = PUTTING


def begin_production(s: Any, seat: int, me: Any) -> None:
    pay_to_produce(s, seat)
    s.left = PRODUCE_HEXES[upgraded(me, PRODUCE_CUBE)]
    s.last = NOWHERE
    s.step = PRODUCING


# A combat card as the price of a Factory card


def values_in_hand(me: Any) -> int:
    found = 0
    for value in range(N_VALUES):
        if me.hand[value] > 0:
            found |= 1 << value
    return found


def legal_cards(me: Any, out: Any, n: int) -> int:
    return list_set(out, n, CARD, values_in_hand(me))


def card_passes(s: Any) -> bool:
    """Only with a single card in hand: that all are equal is nobody's business."""
    me = s.seats[s.turn]
    if cards(me) > 1:
        return False
    pay_card(s, s.turn, lowest(values_in_hand(me)) + FIRST_VALUE)
    return True


def pay_card(s: Any, seat: int, value: int) -> None:
    discard_card(s, seat, value)
    gain_of_card(s, seat, TOP_USE)


def discard_card(s: Any, seat: int, value: int) -> None:
    """Openly."""
    reveal(s)
    s.seats[seat].hand[value - FIRST_VALUE] -= 1
    s.discards[value - FIRST_VALUE] += 1
    tell(s, TOLD_PAID_CARD, seat, value)

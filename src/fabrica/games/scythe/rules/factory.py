"""The Factory: the first visitor's choice of cards, and a card's top action. Its bottom is a move: see moving.py."""

from __future__ import annotations

from typing import Any

from fabrica.engine.bit_sets import lowest
from fabrica.engine.telling import reveal, tell
from fabrica.games.scythe.rules.gains import can_pay, choose_then_put, gain_amounts
from fabrica.games.scythe.rules.listing import is_one
from fabrica.games.scythe.rules.map_tables import THE_FACTORY
from fabrica.games.scythe.rules.moves import TOP_UPGRADE, TOP_USE
from fabrica.games.scythe.rules.news import TOLD_FACTORY_CARD, TOLD_LOOKED
from fabrica.games.scythe.rules.state import FROM_FACTORY, NO_SOURCE, NONE, PAYING_CARD, PLACING_TOKEN, PRODUCING
from fabrica.games.scythe.rules.tables import (
    CARDS,
    COINS,
    FACTORY_AMOUNTS,
    FACTORY_CHOICE,
    FACTORY_CHOOSES,
    FACTORY_COST,
    FACTORY_HEXES,
    FACTORY_OTHER,
    FACTORY_TOKENS,
    POPULARITY,
    POWER,
)
from fabrica.games.scythe.rules.tracks import lose


def may_take_card(s: Any) -> bool:
    """The character ended its move on the Factory, and its owner has no card yet."""
    me = s.seats[s.turn]
    return s.after_character == 1 and me.character == THE_FACTORY and me.factory_card == 0 and s.factory != 0


def visit_passes(s: Any) -> bool:
    if not may_take_card(s):
        s.step = PLACING_TOKEN
        return True
    reveal(s)
    tell(s, TOLD_LOOKED, s.turn)
    if is_one(s.factory):
        take_card(s, lowest(s.factory))
        return True
    return False


def take_card(s: Any, card: int) -> None:
    """One card for each player and game; it is the fifth section."""
    tell(s, TOLD_FACTORY_CARD, s.turn, card)
    s.factory &= ~(1 << card)
    s.seats[s.turn].factory_card = card
    s.step = PLACING_TOKEN


# The top action


def ways_of_card(me: Any) -> int:
    """Of a card with a choice its two benefits, else its use; if the cost can be paid."""
    card = me.factory_card
    if not can_pay(me, FACTORY_COST[card]):
        return 0
    if FACTORY_CHOOSES[card] == 0:
        return 1 << TOP_USE
    return (1 << (TOP_UPGRADE + FACTORY_CHOICE[card])) | (1 << (TOP_UPGRADE + FACTORY_OTHER[card]))


def use_card(s: Any, seat: int, way: int) -> None:
    """Pay first; a combat card is chosen."""
    s.source = NO_SOURCE
    cost = FACTORY_COST[s.seats[seat].factory_card]
    for what in (COINS, POWER, POPULARITY):
        if cost[what] > 0:
            lose(s, seat, what, cost[what])
    if cost[CARDS] > 0:
        s.step = PAYING_CARD
    else:
        gain_of_card(s, seat, way)


def gain_of_card(s: Any, seat: int, way: int) -> None:
    """Amounts, then a choice; tokens as in Trade; production without its cost and without the Mill."""
    card = s.seats[seat].factory_card
    gain_amounts(s, seat, FACTORY_AMOUNTS[card], NONE)
    choice = way - TOP_UPGRADE if FACTORY_CHOOSES[card] == 1 else FACTORY_CHOICE[card]
    choose_then_put(s, FROM_FACTORY, choice, FACTORY_TOKENS[card])
    if FACTORY_HEXES[card] > 0:
        s.left = FACTORY_HEXES[card]
        s.step = PRODUCING

"""Rules of a work phase for one who does not look at what chance brings, nor ends the round: they stand in for the real ones.

A card that is drawn counts in the hand and has no kind; a die that is rolled lies where nobody can use it. So a line played by
these rules needs no luck, and what it reaches can be had for sure.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from fabrica.engine.bit_sets import lowest, without_lowest
from fabrica.games.fantastic_factories.rules import rounds, supply, work
from fabrica.games.fantastic_factories.rules.tables import WORKER, WORKER_SHIFT


def draw_unseen(s: Any, seat: int, cards: int) -> None:
    """As many cards as there are, face down."""
    drawn = min(cards, s.blueprint_deck.size + s.blueprint_discards.size)
    s.blueprint_deck.size -= drawn
    s.seats[seat].hand.size += drawn


def roll_unseen(s: Any, seat: int, dice: int) -> None:
    """Dice under a cup: their number stands above those on cards."""
    s.seats[seat].placed += dice * WORKER


def stay(s: Any) -> None:
    """The round goes on, so that the end of one's work can be looked at."""


# Whoever finishes last, a seat keeps no more than it may: what exceeds the limits is dropped as soon as its own work has ended.
STAYING: Mapping[Callable[..., Any], Callable[..., Any]] = {rounds.end_round: stay, work.finish: work.keep_to_limits}
STAND_INS: Mapping[Callable[..., Any], Callable[..., Any]] = {
    **STAYING,
    supply.draw: draw_unseen,
    supply.roll_dice: roll_unseen,
}


def unseen_cards(me: Any) -> int:
    """The cards in a hand that nobody has looked at."""
    seen = 0
    kinds = me.hand.kinds
    while kinds != 0:
        seen += me.hand.count[lowest(kinds)]
        kinds = without_lowest(kinds)
    return me.hand.size - seen


def unseen_dice(me: Any) -> int:
    return me.placed >> WORKER_SHIFT

"""Building cards, and the cards that answer to a build or to goods."""

from __future__ import annotations

from typing import Any

from fabrica.engine.backend import apart
from fabrica.engine.bit_sets import has, lowest, without_lowest
from fabrica.engine.piles import put, remove
from fabrica.games.fantastic_factories.rules.moves import BUILD_MOVE
from fabrica.games.fantastic_factories.rules.state import NOTHING, covers, monuments
from fabrica.games.fantastic_factories.rules.supply import discard, draw
from fabrica.games.fantastic_factories.rules.tables import (
    COST,
    DISCOUNT,
    METAL,
    OF_TOOL,
    ON_BUILD,
    PRINTED_METAL,
    SEVERAL,
    TOOL,
    TRIGGER_CARDS,
    TRIGGER_GAIN,
)


def legal_builds(me: Any, out: Any, n: int) -> int:
    """Any card in hand that can be paid, with another card of its tool; a second copy only where the card allows it."""
    apart()
    cards = me.hand.kinds & (SEVERAL | ~me.compound.kinds)
    while cards != 0:
        card = lowest(cards)
        cards = without_lowest(cards)
        others = same_tool(me, card)
        if others != 0 and covers(me.have, build_cost(me, card)):
            while others != 0:
                out[n] = BUILD_MOVE[card][lowest(others)]
                n += 1
                others = without_lowest(others)
    return n


def same_tool(me: Any, card: int) -> int:
    """The other cards in hand with the same tool; another copy of the card is one of them."""
    others = me.hand.kinds & OF_TOOL[TOOL[card]]
    if me.hand.count[card] == 1:
        others &= ~(1 << card)
    return others


def build_cost(me: Any, card: int) -> int:
    """The printed cost, less a discount for each monument in the compound."""
    if DISCOUNT[card] == 0:
        return COST[card]
    return COST[card] - METAL * min(PRINTED_METAL[card], DISCOUNT[card] * monuments(me.compound))


def build(s: Any, seat: int, card: int, other: int) -> None:
    me = s.seats[seat]
    me.have -= build_cost(me, card)
    remove(me.hand, card)
    discard(s, seat, other)
    build_free(s, seat, card)


def build_free(s: Any, seat: int, card: int) -> None:
    """Put the card into the compound. What answers to a build stood there before."""
    apart()
    standing = s.seats[seat].compound.kinds
    put(s.seats[seat].compound, card)
    fire(s, seat, standing & ON_BUILD, ON_BUILD)


def fire(s: Any, seat: int, mine: int, answering: int) -> None:
    """Passive cards answer, each once a round: one's own, then the one that Replicator stands in for."""
    me = s.seats[seat]
    ready = mine & ~me.activated
    me.activated |= ready
    while ready != 0:
        answer(s, seat, lowest(ready))
        ready = without_lowest(ready)
    if me.replicating != NOTHING and has(answering, me.replicating):
        answer(s, seat, me.replicating)
        me.replicating = NOTHING


def answer(s: Any, seat: int, card: int) -> None:
    s.seats[seat].have += TRIGGER_GAIN[card]
    draw(s, seat, TRIGGER_CARDS[card])

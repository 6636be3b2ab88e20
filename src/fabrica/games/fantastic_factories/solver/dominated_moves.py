"""Moves that need not be looked at: others do as well."""

from __future__ import annotations

from typing import Any

from fabrica.engine.bit_sets import has, lowest
from fabrica.games.fantastic_factories.ai.reach import ONLY_ROLLS, in_reach
from fabrica.games.fantastic_factories.rules.moves import (
    ACTIVATE,
    BUILD,
    DISCARD_CARD,
    FINISH,
    KIND,
    RESEARCH_WITH,
    SPECIALIST,
    A,
    B,
)
from fabrica.games.fantastic_factories.rules.tables import OF_TOOL, REFUNDS, REPLICATOR, ROW_OF, SEVERAL, TOOL


def is_wanted(s: Any, seat: int, move: int, luck: int, cards: int) -> bool:
    """Not a move that only asks chance, if no luck is counted on and nobody counts cards; not just any card to discard.

    How work ends matters only where what is kept counts.
    """
    kind = KIND[move]
    if kind == RESEARCH_WITH:
        return luck == 1 or cards == 1
    if kind == BUILD:
        return is_first(s, s.seats[seat], B[move])
    if ACTIVATE <= kind < SPECIALIST:
        return luck == 1 or not has(ONLY_ROLLS, ROW_OF[A[move]])
    if kind == DISCARD_CARD:
        return is_first(s, s.seats[seat], A[move])
    if kind >= FINISH:
        return cards == 1
    return True


def is_first(s: Any, me: Any, card: int) -> bool:
    """Is this card the first of its tool that is of no other use, or of use? Where its cost may be refunded, any will do."""
    useless = useless_cards(me, TOOL[card])
    return useless == 0 or lowest(useless) == card or in_reach(s, me) & REFUNDS != 0 or refunds(me)


def refunds(me: Any) -> bool:
    """Is the card discarded for a use that may refund it? That use is no longer in reach."""
    return me.activated & REFUNDS != 0 or has(me.activated, REPLICATOR)


def useless_cards(me: Any, tool: int) -> int:
    """The cards of a tool that cannot be built any more, or of which there is another."""
    useless = me.hand.kinds & me.compound.kinds
    kinds = me.hand.kinds & OF_TOOL[tool]
    while kinds != 0:
        card = lowest(kinds)
        kinds &= kinds - 1
        if me.hand.count[card] > 1:
            useless |= 1 << card
    return useless & OF_TOOL[tool] & ~SEVERAL

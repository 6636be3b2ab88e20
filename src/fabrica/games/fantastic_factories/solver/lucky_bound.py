"""What luck may bring at most, at given prices: the best card that could be drawn, and dice that all show the dearest face."""

from __future__ import annotations

from typing import Any

from fabrica.engine.bit_sets import has, lowest, without_lowest
from fabrica.engine.bit_sets import size as many
from fabrica.games.fantastic_factories.ai.reach import DICE_ENOUGH, END_ROW, FIRST_ROW, MAKES_DICE, PLENTY, ROLLS_DICE
from fabrica.games.fantastic_factories.rules.state import ALL_FACES, dice_showing
from fabrica.games.fantastic_factories.rules.tables import COPIES, LANES, N_BLUEPRINTS, REPLICATOR, REROLLS, SEVERAL, TOOL
from fabrica.games.fantastic_factories.solver.move_order import ANYTHING, LATE
from fabrica.games.fantastic_factories.solver.profits import (
    CARDS_DRAWN,
    DEAREST,
    DISCARDED,
    NONE_LEFT_OUT,
    TOOL_PRICE,
    best_row,
    build_profit,
    card_profit,
)
from fabrica.games.fantastic_factories.solver.without_luck import unseen_dice

MOST_DRAWN = tuple(
    max((CARDS_DRAWN[row] for row in range(FIRST_ROW[card], END_ROW[card])), default=0) for card in range(N_BLUEPRINTS)
)
DRAWN_BY_COPY = max(MOST_DRAWN)
DRAWING = sum(1 << card for card in range(N_BLUEPRINTS) if MOST_DRAWN[card] > 0) | 1 << REPLICATOR
PLENTY_OF_DICE = PLENTY + LANES.pack({f"die{face}": DICE_ENOUGH for face in range(1, 7)})


def rerolls_profit(me: Any, near: int, p: Any) -> float:
    """Every die becomes the dearest, those that are still to be made too."""
    total = p[DEAREST] * (many(near & (MAKES_DICE | ROLLS_DICE)) + 2 + unseen_dice(me))
    for face in range(1, 7):
        total += dice_showing(me.have, face) * (p[DEAREST] - p[face - 1])
    return total


def drawn_card(s: Any, me: Any, near: int, p: Any) -> float:
    """What a drawn card is worth at most: a card of its tool, and perhaps a building that any dice can use.

    A card that draws is worth the more for what it draws: there are a few kinds of these, each used once.
    """
    best = 0.0
    for card in range(N_BLUEPRINTS):
        best = max(best, drawn_as(s, me, card, near, p, 0.0))
    for _ in range(many(DRAWING)):
        drawn = best
        cards = DRAWING
        while cards != 0:
            best = max(best, drawn_as(s, me, lowest(cards), near, p, drawn))
            cards = without_lowest(cards)
    return best


def drawn_as(s: Any, me: Any, card: int, near: int, p: Any, drawn: float) -> float:
    """A drawn card of this kind, what it draws itself being worth so much."""
    worth = max(p[DISCARDED], p[TOOL_PRICE + TOOL[card]])
    if has(me.compound.kinds, card) and not has(SEVERAL, card):
        return worth
    row = best_row(s, card, PLENTY_OF_DICE, p, ANYTHING | LATE, ALL_FACES, 0.0, NONE_LEFT_OUT)
    profit = build_profit(me, card, COPIES[card] - 1, p, 1) + card_profit(card, row, p)
    profit += drawn * (DRAWN_BY_COPY if card == REPLICATOR else MOST_DRAWN[card])
    if has(REROLLS, card) or card == REPLICATOR:
        profit += rerolls_profit(me, near, p)
    return worth + max(0.0, profit)

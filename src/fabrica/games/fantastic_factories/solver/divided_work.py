"""What can be decided of a work phase beforehand, so that its lines fall into two parts: see solver/branching.py."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import or_
from typing import Any

from fabrica.engine.bit_sets import has
from fabrica.games.fantastic_factories.ai.reach import END_ROW, FIRST_ROW
from fabrica.games.fantastic_factories.rules.moves import BUILD, RESEARCH_WITH, A, B
from fabrica.games.fantastic_factories.rules.state import dice_showing
from fabrica.games.fantastic_factories.rules.tables import N_BLUEPRINTS, REPLICATOR, SEVERAL
from fabrica.games.fantastic_factories.solver.bounds import (
    BUILT,
    DECISIONS,
    LEFT_OUT,
    NOT_BUILT,
    NOT_PLACED,
    NOT_USED,
    PLACED,
    USED,
)
from fabrica.games.fantastic_factories.solver.profits import ROWS_TOGETHER
from fabrica.solver.branching import Choice
from fabrica.solver.workspace import Decided


def whether_at_all(me: Any) -> list[Choice]:
    """Of a card that stands whether it is used, of one in hand whether it is built."""
    standing, held = me.compound.kinds & ~me.activated, me.hand.kinds & (SEVERAL | ~me.compound.kinds)
    return [
        *((noted(NOT_USED, card), noted(USED, card)) for card in cards_of(standing)),
        *((noted(NOT_BUILT, card), noted(BUILT, card)) for card in cards_of(held)),
    ]


def how(me: Any, decided: Decided) -> list[Choice]:
    """Whether a die of some face goes to a floor, and in which way a card is used that is used."""
    used = decided[DECISIONS.index(USED)] & me.compound.kinds & ~me.activated & ~(1 << REPLICATOR)
    return [
        *((noted(NOT_PLACED, place), noted(PLACED, place)) for place in range(BUILD - RESEARCH_WITH) if not is_taken(me, place)),
        *(choice for card in cards_of(used) for choice in ways(card)),
    ]


def cards_of(kinds: int) -> list[int]:
    return [card for card in range(N_BLUEPRINTS) if has(kinds, card)]


def is_taken(me: Any, place: int) -> bool:
    """Does a die of this face lie on its floor?"""
    move = RESEARCH_WITH + place
    return dice_showing(me.floors[B[move]], A[move]) > 0


def ways(card: int) -> list[Choice]:
    """Of each way of using a card, if there are several: not this, or no other."""
    rows = range(FIRST_ROW[card], END_ROW[card])
    return [(left_out(row), together(left_out(other) for other in rows if other != row)) for row in rows if len(rows) > 1]


def noted(at: int, member: int) -> Decided:
    return tuple(1 << member if at == note else 0 for note in DECISIONS)


def left_out(row: int) -> Decided:
    return noted(LEFT_OUT + row // ROWS_TOGETHER, row % ROWS_TOGETHER)


def together(several: Iterable[Decided]) -> Decided:
    """All that is noted in any of them."""
    return tuple(reduce(or_, sets) for sets in zip(*several, strict=True))

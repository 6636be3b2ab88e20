"""Activating the professions of a row: everyone with a worker there may take each benefit once."""

from __future__ import annotations

from typing import Any

from fabrica.engine.backend import apart
from fabrica.engine.bit_sets import lowest, without_lowest
from fabrica.engine.telling import tell
from fabrica.games.stephens.rules.facts import ROW_BEGUN, ROW_DONE
from fabrica.games.stephens.rules.moves import DONE, USE
from fabrica.games.stephens.rules.state import ACTIVATING, END_OF_TURN, first_mover
from fabrica.games.stephens.rules.tables import (
    BENEFIT_AMOUNT,
    BENEFIT_AMOUNT_TOO,
    BENEFIT_CARD,
    BENEFIT_COST,
    BENEFIT_GAIN,
    BENEFIT_GAIN_TOO,
    BENEFIT_PAY,
    END_BENEFIT,
    FIRST_BENEFIT,
)
from fabrica.games.stephens.rules.tracks import gain_promised, may_gain


def begin_activation(s: Any, row: int) -> None:
    """The player whose turn it is comes first, the others follow clockwise."""
    tell(s, ROW_BEGUN, row)
    s.step = ACTIVATING
    s.row = row
    s.chooser = first_mover(s)
    s.todo = own_workers(s)


def own_workers(s: Any) -> int:
    """The professions of the row in which the mover has a worker, above or below."""
    return s.rows[s.row] & (s.masters[s.chooser] | s.apprentices[s.chooser])


def may_use(s: Any, me: Any, benefit: int) -> bool:
    return me.have[BENEFIT_PAY[benefit]] >= BENEFIT_COST[benefit] and may_gain(s, me, BENEFIT_GAIN[benefit])


def can_use_any(s: Any, me: Any) -> bool:
    apart()
    cards = s.todo
    while cards != 0:
        card = lowest(cards)
        cards = without_lowest(cards)
        for benefit in range(FIRST_BENEFIT[card], END_BENEFIT[card]):
            if may_use(s, me, benefit):
                return True
    return False


def legal_benefits(s: Any, me: Any, out: Any) -> int:
    """Every benefit that can be paid, in any order; or none of them."""
    apart()
    n = 0
    cards = s.todo
    while cards != 0:
        card = lowest(cards)
        cards = without_lowest(cards)
        for benefit in range(FIRST_BENEFIT[card], END_BENEFIT[card]):
            if may_use(s, me, benefit):
                out[n] = USE + benefit
                n += 1
    out[n] = DONE
    return n + 1


def use(s: Any, seat: int, benefit: int) -> None:
    """Pay, then gain."""
    s.todo &= ~(1 << BENEFIT_CARD[benefit])
    s.seats[seat].have[BENEFIT_PAY[benefit]] -= BENEFIT_COST[benefit]
    gain_promised(s, seat, BENEFIT_GAIN[benefit], BENEFIT_AMOUNT[benefit])
    gain_promised(s, seat, BENEFIT_GAIN_TOO[benefit], BENEFIT_AMOUNT_TOO[benefit])


def next_activation(s: Any) -> None:
    """The next player clockwise; after the last one the turn ends."""
    s.chooser = (s.chooser + 1) % s.players
    s.todo = own_workers(s)
    if s.chooser == first_mover(s):
        s.todo = 0
        s.row = 0
        s.step = END_OF_TURN
        tell(s, ROW_DONE)

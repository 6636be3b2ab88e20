"""The end of the game: scores and winners."""

from __future__ import annotations

from typing import Any

from fabrica.engine.backend import apart
from fabrica.engine.bit_sets import lowest, without_lowest
from fabrica.engine.outcomes import leaders_with
from fabrica.games.fantastic_factories.rules.machine import machine_score
from fabrica.games.fantastic_factories.rules.state import energy, is_solo, metal
from fabrica.games.fantastic_factories.rules.tables import PRESTIGE, PRESTIGE_STEP


def score(s: Any, seat: int) -> int:
    """Goods and prestige."""
    apart()
    return s.seats[seat].goods + prestige(s.seats[seat].compound)


def prestige(compound: Any) -> int:
    """What is printed on the buildings; each further Beacon is worth one more."""
    points = 0
    kinds = compound.kinds
    while kinds != 0:
        card = lowest(kinds)
        kinds = without_lowest(kinds)
        copies = compound.count[card]
        points += copies * PRESTIGE[card] + copies * (copies - 1) // 2 * PRESTIGE_STEP[card]
    return points


def winners(s: Any) -> int:
    """The highest score; ties go to metal, then energy, then cards in hand, and are then shared. The Machine must be beaten."""
    apart()
    if is_solo(s):
        return 1 if score(s, 0) > machine_score(s) else 0
    seats = 1
    for seat in range(1, s.players):
        seats = leaders_with(seats, seat, standing(s, seat) - standing(s, lowest(seats)))
    return seats


def standing(s: Any, seat: int) -> int:
    """Score, metal, energy and cards in hand as one number, the earlier counting for more."""
    me = s.seats[seat]
    return ((score(s, seat) * 4096 + metal(me)) * 4096 + energy(me)) * 4096 + me.hand.size


def rivals_score(s: Any) -> int:
    return machine_score(s) if is_solo(s) else -1

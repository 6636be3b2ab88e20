"""Assigning a worker: creating a profession or reinforcing one; a disc leaves the board and unlocks an ability."""

from __future__ import annotations

from typing import Any

from fabrica.engine.backend import apart
from fabrica.engine.bit_sets import has, lowest, without_lowest
from fabrica.engine.telling import tell
from fabrica.games.stephens.rules.facts import PAID
from fabrica.games.stephens.rules.markets import profession_space, refill_professions
from fabrica.games.stephens.rules.moves import CREATE, REINFORCE, UNLOCK
from fabrica.games.stephens.rules.rulings import bit_of, otherwise
from fabrica.games.stephens.rules.state import (
    EMPTY,
    PROFESSION_SPACES,
    SEATS_MOST,
    START,
    UNLOCKING,
    able,
    end_action,
    is_solo,
    row_of,
    workers,
)
from fabrica.games.stephens.rules.tables import (
    A3B,
    ALL_DISCS,
    APPRENTICE_COST,
    APPRENTICE_KIND,
    DISC_AFTER,
    DISC_ID,
    INFLUENCE_TRACK,
    MASTER_COST,
    MASTER_KIND,
    N_LEVELS,
    N_ROWS,
    NOTHING,
    SIDE,
    TWO_SLOTS,
)
from fabrica.games.stephens.solo_components import MORE_WORKERS, OPPONENTS

WITHOUT = tuple(1 << DISC_ID[card.without] if card.without else 0 for card in OPPONENTS)
INFLUENCE_WORKER = bit_of("influence_worker")
CREATE_ONLY = bit_of("create_only")


# Which discs


def may_unlock(s: Any, me: Any, disc: int) -> bool:
    """A disc may leave when the one before it has left, and no opponent forbids it."""
    if not has(me.locked & ~WITHOUT[s.opponent], disc):
        return False
    return DISC_AFTER[disc] == NOTHING or able(me, DISC_AFTER[disc])


def eligible_discs(s: Any) -> int:
    """The worker on the starting profession may be any disc; by the other ruling (A1) one of the influence track."""
    return INFLUENCE_TRACK if s.step == START and otherwise(s, INFLUENCE_WORKER) else ALL_DISCS


def may_assign(s: Any, seat: int) -> bool:
    """There is a disc; and in a solo game there are never too many more workers than the Automa has."""
    if s.seats[seat].locked & ~WITHOUT[s.opponent] == 0:
        return False
    return not is_solo(s) or workers(s, seat) < s.automa_workers + MORE_WORKERS


def legal_discs(s: Any, me: Any, out: Any) -> int:
    n = 0
    discs = me.locked & eligible_discs(s)
    while discs != 0:
        if may_unlock(s, me, lowest(discs)):
            out[n] = UNLOCK + lowest(discs)
            n += 1
        discs = without_lowest(discs)
    return n


def unlock(s: Any, me: Any, disc: int) -> None:
    """The ability is there at once, and the market of professions is full again."""
    me.locked &= ~(1 << disc)
    refill_professions(s)
    end_action(s)


# Creating


def fits(s: Any, row: int, equal: bool) -> bool:
    """A row has fewer professions than the one below it, or with 3b as many; beside a furnace there may be any number."""
    if row % N_LEVELS == 0:
        return True
    grown = s.height[row] + 1
    return grown < s.height[row - 1] or (equal and grown == s.height[row - 1])


def legal_assignments(s: Any, seat: int, out: Any, n: int) -> int:
    apart()
    if not may_assign(s, seat):
        return n
    me = s.seats[seat]
    for space in range(PROFESSION_SPACES):
        card = s.professions[space]
        if card != EMPTY and me.have[MASTER_KIND[card]] >= MASTER_COST[card]:
            for level in range(N_LEVELS):
                if fits(s, row_of(SIDE[card], level), able(me, A3B)):
                    out[n] = CREATE + card * N_LEVELS + level
                    n += 1
    cards = reinforceable(s, seat)
    while cards != 0:
        card = lowest(cards)
        cards = without_lowest(cards)
        if me.have[APPRENTICE_KIND[card]] >= APPRENTICE_COST[card]:
            out[n] = REINFORCE + card
            n += 1
    return n


def can_assign(s: Any, seat: int) -> bool:
    """Is there any worker to assign, and a place that can be paid?"""
    apart()
    if not may_assign(s, seat):
        return False
    me = s.seats[seat]
    for space in range(PROFESSION_SPACES):
        card = s.professions[space]
        if card != EMPTY and me.have[MASTER_KIND[card]] >= MASTER_COST[card]:
            return True
    cards = reinforceable(s, seat)
    while cards != 0:
        card = lowest(cards)
        cards = without_lowest(cards)
        if me.have[APPRENTICE_KIND[card]] >= APPRENTICE_COST[card]:
            return True
    return False


def reinforceable(s: Any, seat: int) -> int:
    """The professions with a free lower slot whose master is another's."""
    if must_create(s):
        return 0
    cards = 0
    for row in range(N_ROWS):
        cards |= s.rows[row]
    return cards & TWO_SLOTS & ~apprenticed(s) & ~s.masters[seat]


def must_create(s: Any) -> bool:
    """The worker that a set earns, in a renewal phase, creates or reinforces; by the other ruling (A10) it creates."""
    return s.renewing == 1 and otherwise(s, CREATE_ONLY)


def apprenticed(s: Any) -> int:
    """The professions with an apprentice."""
    cards = 0
    for owner in range(SEATS_MOST + 1):
        cards |= s.apprentices[owner]
    return cards


def create(s: Any, seat: int, card: int, level: int) -> None:
    """The card goes into a row of its side, the upper slot is paid. The disc is chosen next."""
    s.professions[profession_space(s, card)] = EMPTY
    s.seats[seat].have[MASTER_KIND[card]] -= MASTER_COST[card]
    tell(s, PAID, MASTER_KIND[card], MASTER_COST[card])
    place_master(s, seat, card, row_of(SIDE[card], level))
    s.step = UNLOCKING


def place_master(s: Any, owner: int, card: int, row: int) -> None:
    s.rows[row] |= 1 << card
    s.height[row] += 1
    s.masters[owner] |= 1 << card


# Reinforcing


def reinforce(s: Any, seat: int, card: int) -> None:
    """The lower slot is paid. The disc is chosen next."""
    s.seats[seat].have[APPRENTICE_KIND[card]] -= APPRENTICE_COST[card]
    tell(s, PAID, APPRENTICE_KIND[card], APPRENTICE_COST[card])
    s.apprentices[seat] |= 1 << card
    s.step = UNLOCKING

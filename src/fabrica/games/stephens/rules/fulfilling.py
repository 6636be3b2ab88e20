"""The renewal phase, its last step: fulfilling contracts."""

from __future__ import annotations

from typing import Any

from fabrica.engine.telling import tell
from fabrica.games.stephens.components import CONTRACT_SLOTS, SUBSTITUTE
from fabrica.games.stephens.rules.facts import PAID
from fabrica.games.stephens.rules.moves import DONE, END_FULFILMENT, FIRST_FULFILMENT, PAY, A, B
from fabrica.games.stephens.rules.moves import SUBSTITUTE as SUBSTITUTE_CUBES
from fabrica.games.stephens.rules.rulings import bit_of, otherwise
from fabrica.games.stephens.rules.state import EMPTY, FULFILLING, PAYING, able
from fabrica.games.stephens.rules.tables import A4A, ACCESSORY, CONTRACT_NEEDS, CONTRACT_TYPE, CUBE, N_CUBES, NOTHING, TYPE_MOST

ONCE = bit_of("once")


def only_once(s: Any) -> bool:
    """4a any number of times in a contract; by the other ruling (A16) once."""
    return otherwise(s, ONCE)


def can_pay_cubes(s: Any, me: Any, card: int) -> bool:
    """With 4a, two spare cubes of a colour stand for a missing one of another."""
    missing = spare = 0
    for colour in range(N_CUBES):
        left = me.have[CUBE + colour] - CONTRACT_NEEDS[card * N_CUBES + colour]
        missing += max(0, -left)
        spare += max(0, left) // SUBSTITUTE
    if missing == 0:
        return True
    return able(me, A4A) and missing <= spare and (missing == 1 or not only_once(s))


def may_fulfil(s: Any, me: Any, card: int, accessory: int) -> bool:
    return (accessory == NOTHING or me.have[ACCESSORY + accessory] > 0) and can_pay_cubes(s, me, card)


def can_fulfil_any(s: Any, me: Any) -> bool:
    for slot in range(CONTRACT_SLOTS):
        if me.slots[slot] != EMPTY:
            for move in range(FIRST_FULFILMENT[me.slots[slot]], END_FULFILMENT[me.slots[slot]]):
                if may_fulfil(s, me, A[move], B[move]):
                    return True
    return False


def legal_fulfilments(s: Any, me: Any, out: Any) -> int:
    """Any contract for which there is everything; never a part of one."""
    n = 0
    for slot in range(CONTRACT_SLOTS):
        if me.slots[slot] != EMPTY:
            for move in range(FIRST_FULFILMENT[me.slots[slot]], END_FULFILMENT[me.slots[slot]]):
                if may_fulfil(s, me, A[move], B[move]):
                    out[n] = move
                    n += 1
    out[n] = DONE
    return n + 1


def fulfil(s: Any, me: Any, card: int, accessory: int) -> None:
    """The accessory is spent, the card goes to the row of its type, and its cubes are owed."""
    if accessory != NOTHING:
        me.have[ACCESSORY + accessory] -= 1
        me.spent[accessory] += 1
        tell(s, PAID, ACCESSORY + accessory, 1)
    type = CONTRACT_TYPE[card]
    me.fulfilled[type * TYPE_MOST + me.fulfilled_size[type]] = card
    me.fulfilled_size[type] += 1
    leave_slot(me, card)
    for colour in range(N_CUBES):
        s.owed[colour] = CONTRACT_NEEDS[card * N_CUBES + colour]
    s.step = PAYING


def leave_slot(me: Any, card: int) -> None:
    """The contracts behind it move up."""
    slot = 0
    while me.slots[slot] != card:
        slot += 1
    for behind in range(slot, CONTRACT_SLOTS - 1):
        me.slots[behind] = me.slots[behind + 1]
    me.slots[CONTRACT_SLOTS - 1] = EMPTY


# Paying


def may_substitute(s: Any, me: Any, two: int, one: int) -> bool:
    """Two of one colour for one of another that is owed, as long as the rest can still be paid."""
    if not able(me, A4A) or s.substituted == 1 or s.owed[one] == 0 or me.have[CUBE + two] < SUBSTITUTE:
        return False
    return can_still_pay(s, me, two, one)


def can_still_pay(s: Any, me: Any, two: int, one: int) -> bool:
    missing = spare = 0
    for colour in range(N_CUBES):
        left = me.have[CUBE + colour] - s.owed[colour]
        left -= SUBSTITUTE if colour == two else 0
        left += 1 if colour == one else 0
        missing += max(0, -left)
        spare += max(0, left) // SUBSTITUTE
    return missing == 0 or (missing <= spare and not only_once(s))


def may_pay(s: Any, me: Any) -> bool:
    for colour in range(N_CUBES):
        if me.have[CUBE + colour] < s.owed[colour]:
            return False
    return True


def can_substitute_any(s: Any, me: Any) -> bool:
    for move in range(SUBSTITUTE_CUBES, PAY):
        if may_substitute(s, me, A[move], B[move]):
            return True
    return False


def legal_payments(s: Any, me: Any, out: Any) -> int:
    n = 0
    if may_pay(s, me):
        out[n] = PAY
        n += 1
    for move in range(SUBSTITUTE_CUBES, PAY):
        if may_substitute(s, me, A[move], B[move]):
            out[n] = move
            n += 1
    return n


def substitute(s: Any, me: Any, two: int, one: int) -> None:
    me.have[CUBE + two] -= SUBSTITUTE
    s.owed[one] -= 1
    s.substituted = 1 if only_once(s) else 0


def pay(s: Any, me: Any) -> None:
    for colour in range(N_CUBES):
        me.have[CUBE + colour] -= s.owed[colour]
        tell(s, PAID, CUBE + colour, s.owed[colour])
        s.owed[colour] = 0
    s.substituted = 0
    s.step = FULFILLING

"""What the coach knows about Fantastic Factories: the goals of a work phase, and how its search may go about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from fabrica.engine.versions import rules_before
from fabrica.games.fantastic_factories.ai.reach import MAKES_DICE, TURNS_DICE, in_reach
from fabrica.games.fantastic_factories.ai.worth import worth
from fabrica.games.fantastic_factories.data.position import PHASES
from fabrica.games.fantastic_factories.rules.ending import score
from fabrica.games.fantastic_factories.rules.moves import FINISH, MOVES
from fabrica.games.fantastic_factories.rules.state import (
    ALL_FACES,
    DISCARD,
    DROP,
    NOBODY,
    NONE,
    REFUND,
    SEAT,
    WORK,
    energy,
    metal,
)
from fabrica.games.fantastic_factories.rules.tables import DICE_MASK, REPLICATOR, ROW_OF, WORKER_SHIFT
from fabrica.games.fantastic_factories.rules.work import is_setting_dice
from fabrica.games.fantastic_factories.solver.bounds import is_decided, most, prepare
from fabrica.games.fantastic_factories.solver.divided_work import how, whether_at_all
from fabrica.games.fantastic_factories.solver.dominated_moves import is_wanted
from fabrica.games.fantastic_factories.solver.move_order import FOR_GOODS, PLAIN, TIME, first_order, last, may_follow, order_after
from fabrica.games.fantastic_factories.solver.profits import GOOD, POINT
from fabrica.games.fantastic_factories.solver.without_luck import STAND_INS as UNSEEN
from fabrica.games.fantastic_factories.solver.without_luck import unseen_cards, unseen_dice
from fabrica.solver import any_turn
from fabrica.solver.branching import Choice
from fabrica.solver.workspace import Decided

GOODS, SCORE, VALUE = any_turn.GOALS
GOALS = {"goods": GOODS, "score": SCORE, "value": VALUE}
PUZZLES = ("goods", "score")
PHASE, END = PHASES[WORK], MOVES[FINISH]
_FIRST_PRICE = 0.3
_WORD, _GOODS_BITS = 8, 16
_HAVE, _FLOORS, _PLACED, _ACTIVATED, _GOODS = (
    SEAT.dtype.fields[name][1] // _WORD  # type: ignore[index]
    for name in ("have", "floors", "placed", "activated", "goods")
)
_NOT_FOR_GOODS = ~sum(1 << card for card in {REPLICATOR, *(ROW_OF[row] for row in range(len(TIME)) if TIME[row] == FOR_GOODS)})
_GUARDS = 1 << 19 | 1 << 39 | 1 << 59


def standing(s: Any, seat: int, goal: int) -> float:
    """What has been reached."""
    if goal == GOODS:
        return s.seats[seat].goods
    return score(s, seat) if goal == SCORE else worth(s, seat)


def first_price(thing: int, goal: int) -> float:
    if thing == GOOD:
        return 1.0
    return float(goal != GOODS) if thing == POINT else _FIRST_PRICE


def is_dropping(s: Any, seat: int) -> bool:
    return bool(s.seats[seat].pending == DROP)


def drops_at_once(s: Any, seat: int) -> bool:
    """Does a seat drop what it may not keep when it finishes? Since rules 2 only if it is the last to do so."""
    others = [s.seats[other] for other in range(s.players) if other != seat]
    return rules_before(s, 2) or all(other.finished for other in others)


def unseen(s: Any, seat: int) -> int:
    """How much chance has brought that was not looked at."""
    return unseen_cards(s.seats[seat]) + unseen_dice(s.seats[seat])


def may_end(s: Any, seat: int) -> bool:
    """Is no choice half made? Then work may end here, or has ended but for what is dropped."""
    me = s.seats[seat]
    return me.pending in (NONE, DROP) and not is_setting_dice(me)


def is_bounded(s: Any, seat: int) -> bool:
    """Does the bound know the choice that is half made?"""
    me = s.seats[seat]
    return me.pending in (NONE, DISCARD, REFUND) and not is_setting_dice(me)


def choices(s: Any, seat: int, luck: int, decided: Decided) -> list[Choice]:
    """What can be decided beforehand; nothing, where the bound could not tell what follows from it."""
    if not is_bounded(s, seat):
        return []
    me = s.seats[seat]
    return whether_at_all(me) if luck else [*whether_at_all(me), *how(me, decided)]


def next_order(order: int, before: Any, after: Any, seat: int, move: int) -> int:
    return order_after(order, before.seats[seat], after.seats[seat], move)


def mark(s: Any, seat: int, ints: Any, order: int, luck: int, goods: int) -> int:
    """A seat in brief but for its energy, metal and perhaps goods; never 0. What cannot matter any more is left out.

    Who has more can do the same, but not where something is dropped: there energy and metal count.
    """
    floors = luck == 1 or may_place(s, s.seats[seat], order)
    found = order + 1469598103934665603
    for i in range(ints.shape[0]):
        word = ints[i]
        if i == _PLACED:
            word = word >> WORKER_SHIFT if luck == 1 else 0
        elif i == _HAVE and s.seats[seat].pending != DROP:
            word = word & DICE_MASK if luck == 1 or order & (ALL_FACES | PLAIN | FOR_GOODS) != 0 else 0
        elif i == _ACTIVATED:
            word = word if luck == 1 or order & PLAIN != 0 else used_for_goods(word, order)
        elif i == _GOODS and goods == 0:
            word = word >> _GOODS_BITS
        elif _FLOORS <= i < _FLOORS + 3 and not floors:
            word = 0
        found = (found ^ word) * 1099511628211
        found ^= found >> 29
        found *= 0x2545F4914F6CDD1D
        found ^= found >> 32
    return found if found != 0 else 1


def may_place(s: Any, me: Any, order: int) -> bool:
    """May a die still go to the headquarters?"""
    if order & ALL_FACES != 0 or (me.hired != NOBODY and order & PLAIN != 0) or me.pending != NONE:
        return True
    return order & PLAIN != 0 and in_reach(s, me) & (MAKES_DICE | TURNS_DICE) != 0


def used_for_goods(activated: int, order: int) -> int:
    """Of the used cards, those that might be used again for goods alone, when only that is left; at the very end, none."""
    return 0 if order & FOR_GOODS == 0 else activated | _NOT_FOR_GOODS | ((1 << last(order)) - 1)


def riches(s: Any, seat: int) -> int:
    """Energy, metal and goods in one number."""
    me = s.seats[seat]
    return energy(me) | metal(me) << 20 | me.goods << 40


def is_as_rich(riches: int, other: int) -> bool:
    """Is there at least as much of each?"""
    return ((riches | _GUARDS) - other) & _GUARDS == _GUARDS


STAND_INS: Mapping[Callable[..., Any], Callable[..., Any]] = {
    **UNSEEN,
    any_turn.standing: standing,
    any_turn.unseen: unseen,
    any_turn.may_end: may_end,
    any_turn.is_bounded: is_bounded,
    any_turn.may_follow: may_follow,
    any_turn.first_order: first_order,
    any_turn.next_order: next_order,
    any_turn.prepare: prepare,
    any_turn.is_decided: is_decided,
    any_turn.most: most,
    any_turn.mark: mark,
    any_turn.riches: riches,
    any_turn.is_as_rich: is_as_rich,
    any_turn.is_wanted: is_wanted,
}

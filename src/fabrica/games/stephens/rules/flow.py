"""The course of a game: what follows by itself when a seat has nothing to decide, turn after turn and step after step."""

from __future__ import annotations

from typing import Any

from fabrica.engine.backend import apart
from fabrica.engine.telling import tell
from fabrica.games.stephens.components import EMPTY_FURNACES
from fabrica.games.stephens.rules.acquiring import end_buying, may_buy
from fabrica.games.stephens.rules.activation import can_use_any, next_activation
from fabrica.games.stephens.rules.automa import automa_supplies, automa_turn, end_removal, removal_is_forced
from fabrica.games.stephens.rules.ending import score
from fabrica.games.stephens.rules.factories import empty_furnaces, end_taking, may_take_more
from fabrica.games.stephens.rules.facts import LAST_TURN, SCORED
from fabrica.games.stephens.rules.fulfilling import can_fulfil_any, can_substitute_any, pay
from fabrica.games.stephens.rules.renewal import begin_renewal, can_activate_any
from fabrica.games.stephens.rules.rulings import bit_of, otherwise
from fabrica.games.stephens.rules.state import (
    ACTIVATING,
    ASSIGNING,
    AUTOMA,
    AUTOMA_TURN,
    BUYING,
    COLUMNS,
    END_OF_TURN,
    FULFILLING,
    NOT_YET,
    OVER,
    PAYING,
    REMOVING,
    SUPPLYING,
    TAKING,
    TURN,
    end_action,
    first_mover,
    is_solo,
)
from fabrica.games.stephens.rules.supplying import has_cubes_aside
from fabrica.games.stephens.rules.workers import can_assign

FULFIL_FIRST = bit_of("fulfil_first")
TWO_LAST_RENEWALS = bit_of("two_last_renewals")
LAST_TURNS_RENEW = bit_of("last_turns_renew")


def nothing_to_decide(s: Any) -> bool:
    """Has the mover no choice but to go on?"""
    apart()
    if s.step >= END_OF_TURN:
        return s.step != OVER
    me = s.seats[s.chooser]
    if s.step == ACTIVATING:
        return not can_use_any(s, me)
    if s.step == BUYING:
        return not may_buy(s, me)
    if s.step == TAKING:
        return not may_take_more(s, me)
    if s.step < COLUMNS:
        return s.step == ASSIGNING and not can_assign(s, s.chooser)
    return nothing_to_renew(s, me)


def nothing_to_renew(s: Any, me: Any) -> bool:
    if s.step == COLUMNS:
        return not can_activate_any(me)
    if s.step == SUPPLYING:
        return not has_cubes_aside(me)
    if s.step == FULFILLING:
        return not can_fulfil_any(s, me)
    if s.step == PAYING:
        return not can_substitute_any(s, me)
    return removal_is_forced(s)


def go_on(s: Any) -> None:
    """The mover is done with what there was to decide."""
    apart()
    if s.step == ACTIVATING:
        next_activation(s)
    elif s.step == END_OF_TURN:
        end_turn(s)
    elif s.step == BUYING:
        end_buying(s)
    elif s.step == TAKING:
        end_taking(s)
    elif s.step == ASSIGNING:
        end_action(s)
    elif s.step == AUTOMA_TURN:
        automa_turn(s)
    elif s.step == REMOVING:
        end_removal(s)
    elif s.step == PAYING:
        pay(s, s.seats[s.chooser])
    else:
        next_in_renewal(s)


def next_in_renewal(s: Any) -> None:
    """The next player does this step of the renewal phase; after the last one the next step begins."""
    s.chooser = (s.chooser + 1) % s.players
    if s.chooser != first_mover(s):
        return
    first, second = (FULFILLING, SUPPLYING) if fulfils_first(s) else (SUPPLYING, FULFILLING)
    if s.step == COLUMNS:
        s.step = first
    elif s.step == first:
        s.step = second
    else:
        end_renewal(s)
    if s.step == SUPPLYING and is_solo(s):
        automa_supplies(s)


def fulfils_first(s: Any) -> bool:
    """Factories are supplied, then contracts fulfilled; by the other ruling (A6) the other way round."""
    return otherwise(s, FULFIL_FIRST)


def end_renewal(s: Any) -> None:
    s.renewing = 0
    for seat in range(s.players):
        s.seats[seat].columns = 0
    if s.final == 1:
        end_game(s)
    elif s.turns_left == 0 and two_last_renewals(s):
        s.final = 1
        begin_renewal(s)
    else:
        next_turn(s)


def end_turn(s: Any) -> None:
    """Two empty furnaces bring a renewal phase; the very last turn brings the final one, a solo game then is over."""
    last = s.turns_left == 0
    due = empty_furnaces(s) >= EMPTY_FURNACES and may_renew(s)
    if due or (last and not is_solo(s)):
        s.final = 1 if last and not (due and two_last_renewals(s)) else 0
        begin_renewal(s)
    elif last:
        end_game(s)
    else:
        next_turn(s)


def end_game(s: Any) -> None:
    s.step = OVER
    for seat in range(s.players):
        tell(s, SCORED, seat, score(s, seat))


def may_renew(s: Any) -> bool:
    """In a solo game no renewal phase comes after the final one; by the other ruling (A23) it may, in the last turns."""
    return not is_solo(s) or s.turns_left == NOT_YET or otherwise(s, LAST_TURNS_RENEW)


def two_last_renewals(s: Any) -> bool:
    """A renewal phase that is due on the very last turn is the final one; by the other ruling (A13) that one follows."""
    return not is_solo(s) and otherwise(s, TWO_LAST_RENEWALS)


def next_turn(s: Any) -> None:
    """Clockwise; alone, the Automa and the player take turns."""
    if s.turns_left > 0:
        s.turns_left -= 1
    if is_solo(s):
        s.turn = 0 if s.turn == AUTOMA else AUTOMA
    else:
        s.turn = (s.turn + 1) % s.players
    if s.turn == 0:
        s.round += 1
    s.redrawn = 0
    s.chooser = first_mover(s)
    s.step = AUTOMA_TURN if s.turn == AUTOMA else TURN
    if s.turn != AUTOMA and 0 <= s.turns_left < s.players:
        tell(s, LAST_TURN, s.turn)

"""Whose move it is, what it may be, and playing it."""

from __future__ import annotations

from typing import Any

from fabrica.engine.backend import apart
from fabrica.engine.telling import tell
from fabrica.games.stephens.rules.acquiring import accept, fund, legal_buying, skim
from fabrica.games.stephens.rules.activation import legal_benefits, use
from fabrica.games.stephens.rules.automa import remove_cube
from fabrica.games.stephens.rules.factories import (
    activate_private,
    end_taking,
    legal_glass,
    legal_goods,
    legal_instead,
    legal_more,
    take_cube,
    take_glass,
    take_goods,
    use_empty_furnace,
)
from fabrica.games.stephens.rules.facts import DISCARDED, FOLLOWS, PROFESSIONS
from fabrica.games.stephens.rules.flow import go_on, nothing_to_decide
from fabrica.games.stephens.rules.fulfilling import fulfil, legal_fulfilments, legal_payments, pay, substitute
from fabrica.games.stephens.rules.markets import refill_professions
from fabrica.games.stephens.rules.moves import (
    ACCEPT,
    ALSO,
    COLUMN,
    CREATE,
    DONE,
    ENOUGH,
    FULFIL,
    FUND,
    GLASS,
    GOODS,
    PAY,
    REDRAW,
    REINFORCE,
    REMOVE,
    ROW,
    SKIM,
    SUBSTITUTE,
    SUPPLY,
    USE,
    A,
    B,
)
from fabrica.games.stephens.rules.renewal import activate_column, legal_columns
from fabrica.games.stephens.rules.state import (
    ACTIVATING,
    ASSIGNING,
    BUYING,
    COLUMNS,
    EMPTY,
    FULFILLING,
    INSTEAD,
    NOBODY,
    OVER,
    PAYING,
    START,
    SUPPLYING,
    TAKING,
    TURN,
    UNLOCKING,
    able,
)
from fabrica.games.stephens.rules.supplying import deliver, legal_deliveries, legal_reward
from fabrica.games.stephens.rules.tables import A3A, N_WOOD
from fabrica.games.stephens.rules.workers import create, legal_assignments, legal_discs, reinforce, unlock


def active(s: Any) -> int:
    return 0 if s.step == OVER else 1 << s.chooser


def mover(s: Any) -> int:
    return NOBODY if s.step == OVER else s.chooser


def side_phase(s: Any) -> bool:
    """Renewal phases come seldom."""
    return s.renewing == 1


# What may be played


def legal(s: Any, seat: int, out: Any) -> int:
    apart()
    if seat != mover(s):
        return 0
    me = s.seats[seat]
    if s.step == TURN:
        return legal_turn(s, seat, out)
    if s.step == ACTIVATING:
        return legal_benefits(s, me, out)
    if s.step == BUYING:
        return legal_buying(s, me, out)
    if s.step == START or s.step == UNLOCKING:
        return legal_discs(s, me, out)
    if s.step == TAKING:
        return legal_more(s, out)
    if s.step == INSTEAD:
        return legal_instead(s, out)
    return legal_renewal(s, seat, out)


def legal_turn(s: Any, seat: int, out: Any) -> int:
    """One of three actions; before it, with 3a, half of a market of professions may be drawn anew."""
    n = legal_redraws(s, s.seats[seat], out)
    n = legal_glass(s, out, n)
    n = legal_goods(s, out, n)
    return legal_assignments(s, seat, out, n)


def legal_renewal(s: Any, seat: int, out: Any) -> int:
    me = s.seats[seat]
    if s.step == COLUMNS:
        return legal_columns(me, out)
    if s.step == SUPPLYING:
        return legal_deliveries(s, me, out)
    if s.step == ASSIGNING:
        return legal_reward(s, seat, out)
    if s.step == FULFILLING:
        return legal_fulfilments(s, me, out)
    if s.step == PAYING:
        return legal_payments(s, me, out)
    return legal_removals(s, out)


def legal_removals(s: Any, out: Any) -> int:
    n = 0
    for colour in range(N_WOOD):
        if s.private[s.factory * N_WOOD + colour] > 0:
            out[n] = REMOVE + colour
            n += 1
    return n


def legal_redraws(s: Any, me: Any, out: Any) -> int:
    n = 0
    if able(me, A3A) and s.redrawn == 0:
        for deck in range(2):
            if s.professions[1 + 2 * deck] != EMPTY or s.professions[2 + 2 * deck] != EMPTY:
                out[n] = REDRAW + deck
                n += 1
    return n


def redraw(s: Any, deck: int) -> None:
    """The two cards beside a deck are discarded, never its top card; new ones come at once."""
    s.redrawn = 1
    for space in range(1 + 2 * deck, 3 + 2 * deck):
        if s.professions[space] != EMPTY:
            tell(s, DISCARDED, PROFESSIONS, s.professions[space])
            s.profession_discards |= 1 << s.professions[space]
            s.professions[space] = EMPTY
    refill_professions(s)


# Playing


def play(s: Any, seat: int, move: int) -> None:
    apart()
    if move < CREATE:
        play_turn(s, seat, move)
    elif move < COLUMN:
        play_card(s, seat, move)
    else:
        play_renewal(s, seat, move)
    while nothing_to_decide(s):
        tell(s, FOLLOWS, s.step, s.chooser, s.bought)
        go_on(s)


def play_turn(s: Any, seat: int, move: int) -> None:
    me = s.seats[seat]
    if move < REDRAW:
        play_disc(s, me, A[move])
    elif move < GLASS:
        redraw(s, A[move])
    elif move < GOODS:
        take_glass(s, me, A[move])
    elif move < ALSO:
        take_goods(s, me, A[move], B[move])
    elif move < ENOUGH:
        take_cube(s, me, A[move])
    elif move == ENOUGH:
        end_taking(s)
    elif move == ROW:
        activate_private(s)
    else:
        use_empty_furnace(s, me, A[move])


def play_card(s: Any, seat: int, move: int) -> None:
    me = s.seats[seat]
    if move < REINFORCE:
        create(s, seat, A[move], B[move])
    elif move < ACCEPT:
        reinforce(s, seat, A[move])
    elif move < FUND:
        accept(s, me, A[move])
    elif move < SKIM:
        fund(s, me, A[move], B[move])
    elif move < USE:
        skim(s, 1 << A[move])
    else:
        use(s, seat, A[move])


def play_renewal(s: Any, seat: int, move: int) -> None:
    me = s.seats[seat]
    if move < SUPPLY:
        activate_column(s, seat, A[move])
    elif move < FULFIL:
        deliver(s, seat, A[move])
    elif move < SUBSTITUTE:
        fulfil(s, me, A[move], B[move])
    elif move < PAY:
        substitute(s, me, A[move], B[move])
    elif move == PAY:
        pay(s, me)
    elif move < DONE:
        remove_cube(s, A[move])
    else:
        go_on(s)


def play_disc(s: Any, me: Any, disc: int) -> None:
    """Of a worker that was assigned; before the first turn, of the one on the starting profession."""
    if s.step != START:
        unlock(s, me, disc)
        return
    me.locked &= ~(1 << disc)
    s.chooser += 1
    if s.chooser == s.players:
        s.chooser = 0
        s.step = TURN

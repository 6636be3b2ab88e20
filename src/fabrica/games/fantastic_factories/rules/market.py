"""The market phase: take a blueprint or hire a contractor; before that, perhaps sweep a row."""

from __future__ import annotations

from typing import Any

from fabrica.engine.backend import apart
from fabrica.engine.bit_sets import lowest, without_lowest
from fabrica.engine.piles import put
from fabrica.games.fantastic_factories.components import ROW, SWEEP_COST
from fabrica.games.fantastic_factories.rules.contractors import give, hire, legal_gifts
from fabrica.games.fantastic_factories.rules.moves import GIVE_TO, HIRE, KIND, PASS, SWEEP, TAKE, A, B
from fabrica.games.fantastic_factories.rules.rounds import end_market_turn
from fabrica.games.fantastic_factories.rules.state import EMPTY, GIVE, covers
from fabrica.games.fantastic_factories.rules.supply import remove_blueprint, sweep_blueprints, sweep_contractors
from fabrica.games.fantastic_factories.rules.tables import ENERGY, HIRE_ENERGY, METAL, N_BLUEPRINTS, OF_TOOL

SWEEP_PRICE = (SWEEP_COST * METAL, SWEEP_COST * ENERGY)


def legal_market(s: Any, seat: int, out: Any) -> int:
    apart()
    if s.seats[seat].pending == GIVE:
        return legal_gifts(s, seat, out)
    swept = legal_sweeps(s, seat, out)
    n = legal_hires(s, seat, out, legal_takes(s, out, swept))
    if n == swept:
        out[n] = PASS
        n += 1
    return n


def legal_sweeps(s: Any, seat: int, out: Any) -> int:
    """One sweep a turn, for a metal or an energy."""
    n = 0
    if s.swept == 0:
        for move in range(SWEEP, TAKE):
            if covers(s.seats[seat].have, SWEEP_PRICE[B[move]]):
                out[n] = move
                n += 1
    return n


def legal_takes(s: Any, out: Any, n: int) -> int:
    """Any blueprint of the market, free."""
    for slot in range(ROW):
        card = s.blueprints[slot]
        if card != EMPTY and leftmost(s, card) == slot:
            out[n] = TAKE + card
            n += 1
    return n


def leftmost(s: Any, card: int) -> int:
    """The first slot of the market that shows a blueprint."""
    slot = 0
    while s.blueprints[slot] != card:
        slot += 1
    return slot


def legal_hires(s: Any, seat: int, out: Any, n: int) -> int:
    """Any contractor whose energy can be paid, for a card with the tool above."""
    me = s.seats[seat]
    for slot in range(ROW):
        contractor = s.contractors[slot]
        if contractor != EMPTY and covers(me.have, HIRE_ENERGY[contractor]):
            cards = me.hand.kinds & OF_TOOL[s.tools[slot]]
            while cards != 0:
                out[n] = HIRE + contractor * N_BLUEPRINTS + lowest(cards)
                n += 1
                cards = without_lowest(cards)
    return n


def play_market(s: Any, seat: int, move: int) -> None:
    apart()
    kind = KIND[move]
    if kind == SWEEP:
        sweep(s, seat, A[move], SWEEP_PRICE[B[move]])
    elif kind == TAKE:
        take(s, seat, A[move])
    elif kind == HIRE:
        hire(s, seat, A[move], B[move])
    elif kind == GIVE_TO:
        give(s, seat, A[move])
    else:
        end_market_turn(s)


def sweep(s: Any, seat: int, row: int, price: int) -> None:
    s.seats[seat].have -= price
    s.swept = 1
    if row == 0:
        sweep_blueprints(s)
    else:
        sweep_contractors(s)


def take(s: Any, seat: int, card: int) -> None:
    slot = leftmost(s, card)
    put(s.seats[seat].hand, card)
    remove_blueprint(s, slot)
    end_market_turn(s)

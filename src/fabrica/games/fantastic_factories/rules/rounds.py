"""The round: a market phase in turn order, a work phase for all at once, the limits, the end."""

from __future__ import annotations

from typing import Any

from fabrica.engine.backend import apart
from fabrica.engine.bit_sets import has
from fabrica.games.fantastic_factories.components import BUILDINGS_TO_END, GOODS_TO_END, START_DICE
from fabrica.games.fantastic_factories.rules.machine import machine_turn
from fabrica.games.fantastic_factories.rules.state import MARKET, NOBODY, NOTHING, OVER, WORK, is_solo
from fabrica.games.fantastic_factories.rules.supply import refill_market, roll_dice
from fabrica.games.fantastic_factories.rules.tables import BRINGS_DIE, DICE_MASK, EXTRA_DICE, SET_DICE


def begin_market_phase(s: Any) -> None:
    s.phase = MARKET
    s.turn = s.first
    s.swept = 0


def end_market_turn(s: Any) -> None:
    """The market is refilled, and the next player's turn begins; after the last one the work phase."""
    refill_market(s)
    s.turn = (s.turn + 1) % s.players
    s.swept = 0
    if s.turn == s.first:
        begin_work_phase(s)


def begin_work_phase(s: Any) -> None:
    """Everyone rolls their dice, in turn order. A foreman's dice are set by hand."""
    apart()
    s.phase = WORK
    s.turn = NOBODY
    for i in range(s.players):
        seat = (s.first + i) % s.players
        me = s.seats[seat]
        if me.hired == NOBODY:
            roll_dice(s, seat, START_DICE)
        elif SET_DICE[me.hired] == 0:
            roll_dice(s, seat, START_DICE + EXTRA_DICE[me.hired])
            if not has(BRINGS_DIE, me.hired):
                me.hired = NOBODY


def everyone_finished(s: Any) -> bool:
    for seat in range(s.players):
        if s.seats[seat].finished == 0:
            return False
    return True


def end_round(s: Any) -> None:
    """The Machine's turn, the workers go home, and the game is over or the next round begins."""
    apart()
    if is_solo(s):
        machine_turn(s)
    for seat in range(s.players):
        send_workers_home(s.seats[seat])
    if s.last_round == 1:
        s.phase = OVER
        return
    if end_is_triggered(s):
        s.last_round = 1
    s.round += 1
    s.first = (s.first + 1) % s.players
    begin_market_phase(s)


def send_workers_home(me: Any) -> None:
    me.have &= ~DICE_MASK
    for floor in range(3):
        me.floors[floor] = 0
    me.placed = 0
    me.activated = 0
    me.replicating = NOTHING
    me.hired = NOBODY
    me.finished = 0


def end_is_triggered(s: Any) -> bool:
    """Twelve goods or ten buildings, by anyone; The Machine by its goods alone."""
    for seat in range(s.players):
        me = s.seats[seat]
        if me.goods >= GOODS_TO_END or me.compound.size >= BUILDINGS_TO_END:
            return True
    return s.machine_goods >= GOODS_TO_END

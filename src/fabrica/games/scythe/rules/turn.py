"""A turn: the action token moves to another section; the top action, then the bottom action; then the next player."""

from __future__ import annotations

from typing import Any

from fabrica.engine.telling import tell
from fabrica.games.scythe.components import MOVE_UNITS, UNITS_OF_FACTORY_CARD
from fabrica.games.scythe.rules.clockwise import left_of
from fabrica.games.scythe.rules.moves import DONE, SECTION
from fabrica.games.scythe.rules.moving import begin_moving
from fabrica.games.scythe.rules.news import TOLD_SECTION
from fabrica.games.scythe.rules.objectives import legal_objectives
from fabrica.games.scythe.rules.over import clear_after
from fabrica.games.scythe.rules.rulings import bit_of, otherwise
from fabrica.games.scythe.rules.setup import first_player
from fabrica.games.scythe.rules.stars import stars_end
from fabrica.games.scythe.rules.state import (
    AUTOMA,
    AUTOMA_BEGINS,
    BOTTOM_ACTION,
    CHOOSING_BOTTOM,
    CHOOSING_SECTION,
    CHOOSING_TOP,
    ENDING,
    TOP_ACTION,
    is_solo,
    upgraded,
)
from fabrica.games.scythe.rules.tables import FACTORY_SECTION, MOVE, MOVE_UNITS_CUBE, RUSVIET

RELENTLESS_FACTORY = bit_of("relentless-factory")
N_SECTIONS = FACTORY_SECTION + 1


def may_choose(s: Any, me: Any, section: int) -> bool:
    """Another one than last turn's; Rusviet may repeat one of the mat (Relentless), by the other ruling the Factory card too."""
    if section == FACTORY_SECTION and me.factory_card == 0:
        return False
    if section != me.token:
        return True
    return me.faction == RUSVIET and (section < FACTORY_SECTION or otherwise(s, RELENTLESS_FACTORY))


def legal_sections(s: Any, seat: int, out: Any) -> int:
    n = 0
    for section in range(N_SECTIONS):
        if may_choose(s, s.seats[seat], section):
            out[n] = SECTION + section
            n += 1
    return n


def choose_section(s: Any, seat: int, section: int) -> None:
    """The token moves even if nothing is done."""
    me = s.seats[seat]
    me.token = section
    tell(s, TOLD_SECTION, seat, section)
    s.step = CHOOSING_TOP
    if section == MOVE:
        begin_moving(s, TOP_ACTION, MOVE_UNITS[upgraded(me, MOVE_UNITS_CUBE)])


def leave_top(s: Any) -> None:
    """The bottom of a Factory card is a move."""
    if s.seats[s.turn].token == FACTORY_SECTION:
        begin_moving(s, BOTTOM_ACTION, UNITS_OF_FACTORY_CARD)
    else:
        s.step = CHOOSING_BOTTOM


def finish_top(s: Any) -> None:
    if not stars_end(s, s.turn):
        leave_top(s)


def finish_moves(s: Any) -> None:
    """After combats, encounter and token: the bottom action; after the move of a Factory card the end of the turn."""
    was_bottom = s.action == BOTTOM_ACTION
    clear_after(s)
    if not stars_end(s, s.turn):
        s.step = ENDING if was_bottom else CHOOSING_BOTTOM


def legal_end(s: Any, seat: int, out: Any) -> int:
    n = legal_objectives(s, seat, out, 0, True)
    out[n] = DONE
    return n + 1


def ending_passes(s: Any) -> bool:
    """The end of a turn waits as long as objectives are held, so that nobody learns from a pause."""
    if s.seats[s.turn].objectives != 0:
        return False
    next_turn(s)
    return True


def next_turn(s: Any) -> None:
    """Clockwise; alone, the player and the Automa in turn."""
    if is_solo(s):
        s.turn = 0 if s.turn == AUTOMA else AUTOMA
    else:
        s.turn = left_of(s, s.turn)
    if s.turn == first_player(s):
        s.round += 1
    s.sent_home = s.toka = 0
    s.chooser = 0 if is_solo(s) else s.turn
    s.step = AUTOMA_BEGINS if is_solo(s) and s.turn == AUTOMA else CHOOSING_SECTION

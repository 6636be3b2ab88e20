"""Playing a move, and all that follows by itself."""

from __future__ import annotations

from typing import Any

from fabrica.engine.backend import apart
from fabrica.engine.telling import tell
from fabrica.games.scythe.rules.aftermath import retreat_to
from fabrica.games.scythe.rules.benefits import choose_piece, enlist, place_piece, upgrade
from fabrica.games.scythe.rules.bottom_actions import begin_bottom, coerce, pay_token
from fabrica.games.scythe.rules.cargo import load
from fabrica.games.scythe.rules.combat import add_card, begin_combat, choose_ability, commit, next_abilities, set_dial, side_of
from fabrica.games.scythe.rules.dealing import choose_faction
from fabrica.games.scythe.rules.encounter import end_encounter, take_option
from fabrica.games.scythe.rules.factory import take_card
from fabrica.games.scythe.rules.gains import after_benefit
from fabrica.games.scythe.rules.moves import (
    ARM,
    AT,
    BOTTOM,
    BUILD,
    CARD,
    CHARACTER,
    DEPLOY,
    DIAL,
    ENLIST,
    FACTION,
    FACTORY,
    FIGHT,
    FLAG,
    KIND,
    LEAVE,
    MAKE,
    MAT,
    MECH,
    OBJECTIVE,
    OPTION,
    PAY,
    PUT,
    SECTION,
    TAKE,
    TO,
    TOP,
    TRAP,
    UPGRADE,
    USE,
    WORKER,
    A,
    B,
)
from fabrica.games.scythe.rules.moving import choose_unit, end_moves, end_unit, step_to
from fabrica.games.scythe.rules.news import TOLD_DECLINED
from fabrica.games.scythe.rules.objectives import show_objective
from fabrica.games.scythe.rules.over import clear_choice
from fabrica.games.scythe.rules.passing import go_on
from fabrica.games.scythe.rules.produce import make, produce_at
from fabrica.games.scythe.rules.putting import put
from fabrica.games.scythe.rules.setup import lay_out, take_mat
from fabrica.games.scythe.rules.state import (
    CHARACTER_UNIT,
    CHOOSING_BOTTOM,
    CHOOSING_TOP,
    CHOOSING_UNIT,
    COMMITTING,
    ENCOUNTERING,
    ENDING,
    FINISHING,
    LOADING,
    MECH_UNIT,
    PAYING,
    PLACING,
    PLACING_TOKEN,
    PRODUCING,
    RETREATING,
    USING_ABILITY,
    WORKER_UNIT,
)
from fabrica.games.scythe.rules.tables import N_ABILITIES
from fabrica.games.scythe.rules.tokens import arm_trap, place_flag, place_trap
from fabrica.games.scythe.rules.top_actions import do_top, pay_card
from fabrica.games.scythe.rules.turn import choose_section, finish_moves, leave_top, next_turn


def setup(s: Any, players: int, options: Any) -> None:
    """Everything is laid out; should the Automa begin, it has had its turn."""
    lay_out(s, players, options)
    go_on(s)


def play(s: Any, seat: int, move: int) -> None:
    apart()
    kind = KIND[move]
    if kind < FIGHT:
        play_turn(s, seat, move, kind)
    elif kind < AT:
        play_encounter(s, seat, move, kind)
    else:
        play_action(s, seat, move, kind)
    go_on(s)


def play_turn(s: Any, seat: int, move: int, kind: int) -> None:
    """Set-up, sections, objectives, and moving units."""
    me = s.seats[seat]
    if kind == FACTION:
        choose_faction(s, A[move])
    elif kind == MAT:
        take_mat(s, A[move])
    elif kind == SECTION:
        choose_section(s, seat, A[move])
    elif kind == OBJECTIVE:
        show_objective(s, seat, A[move])
    elif kind == TOP:
        do_top(s, seat, A[move])
    elif kind == CHARACTER:
        choose_unit(s, me, CHARACTER_UNIT, me.character)
    elif kind in (MECH, WORKER):
        choose_unit(s, me, MECH_UNIT if kind == MECH else WORKER_UNIT, A[move])
    elif kind in (LEAVE, TAKE):
        load(s, me, 1 if kind == TAKE else 0, A[move])
    elif kind == TO and s.step == RETREATING:
        retreat_to(s, seat, A[move])
    else:
        step_to(s, seat, A[move])


def play_encounter(s: Any, seat: int, move: int, kind: int) -> None:
    """Combats, encounters, the Factory, Flags and Traps."""
    if kind == FIGHT:
        begin_combat(s, A[move])
    elif kind == USE:
        choose_ability(s, seat, A[move])
    elif kind == DIAL:
        set_dial(s, seat, A[move])
    elif kind == CARD:
        play_combat_card(s, seat, A[move])
    elif kind == OPTION:
        take_option(s, A[move] - 1)
    elif kind == FACTORY:
        take_card(s, A[move])
    elif kind == FLAG:
        place_flag(s, seat)
    elif kind == TRAP:
        place_trap(s, seat, A[move])
    elif kind == ARM:
        arm_trap(s, seat, A[move])


def play_combat_card(s: Any, seat: int, value: int) -> None:
    """In a combat, for a bottom action, or for a Factory card."""
    if s.step == COMMITTING:
        add_card(s, seat, value)
    elif s.step == PAYING:
        coerce(s, seat, value)
    else:
        pay_card(s, seat, value)


def play_action(s: Any, seat: int, move: int, kind: int) -> None:
    """Top and bottom actions."""
    if kind == AT:
        play_at(s, seat, A[move])
    elif kind == MAKE:
        make(s, seat, A[move])
    elif kind == PUT:
        put(s, move - PUT)
    elif kind == BOTTOM:
        begin_bottom(s, seat)
    elif kind == PAY:
        pay_token(s, seat, A[move])
    elif kind == UPGRADE:
        upgrade(s, seat, A[move], B[move])
    elif kind == DEPLOY:
        choose_piece(s, seat, A[move])
    elif kind == BUILD:
        choose_piece(s, seat, N_ABILITIES + A[move])
    elif kind == ENLIST:
        enlist(s, seat, A[move], B[move])
    else:
        be_done(s, seat)


def play_at(s: Any, seat: int, place: int) -> None:
    if s.step == PLACING:
        place_piece(s, seat, place)
    else:
        produce_at(s, seat, place)


def be_done(s: Any, seat: int) -> None:
    """No, or no more, of what this step offers."""
    tell(s, TOLD_DECLINED, seat, s.step)
    if s.step == CHOOSING_TOP:
        leave_top(s)
    elif s.step == CHOOSING_UNIT:
        end_moves(s)
    elif s.step == LOADING:
        end_unit(s, s.seats[seat])
    elif s.step == USING_ABILITY:
        next_abilities(s)
    elif s.step == COMMITTING:
        commit(s, seat, side_of(s, seat))
    elif s.step == ENCOUNTERING:
        end_encounter(s)
    elif s.step == PLACING_TOKEN:
        clear_choice(s)
        finish_moves(s)
    elif s.step == PRODUCING:
        s.step = FINISHING
    elif s.step == CHOOSING_BOTTOM:
        s.step = ENDING
    elif s.step == ENDING:
        next_turn(s)
    else:
        after_benefit(s)

"""Move: each icon moves a different unit, step by step, with what it takes along."""

from __future__ import annotations

from typing import Any

from fabrica.engine.backend import apart
from fabrica.engine.bit_sets import has, lowest, without_lowest
from fabrica.engine.telling import tell
from fabrica.games.scythe.components import SPEED as SPEED_STEPS
from fabrica.games.scythe.components import STEPS, STEPS_OF_FACTORY_CARD
from fabrica.games.scythe.rules.cargo import can_load, legal_loads, mark_forced
from fabrica.games.scythe.rules.destinations import destinations, fighter_steps, worker_steps
from fabrica.games.scythe.rules.entering import enter, springs_trap
from fabrica.games.scythe.rules.listing import is_one, list_set
from fabrica.games.scythe.rules.moves import CHARACTER, DONE, MECH, TO, TOP, TOP_COINS, WORKER
from fabrica.games.scythe.rules.news import TOLD_CARRIED, TOLD_MOVED
from fabrica.games.scythe.rules.over import clear_moved, clear_unit
from fabrica.games.scythe.rules.state import (
    BOTTOM_ACTION,
    CARGO_MOVED_WORKERS,
    CARGO_TOKENS,
    CARGO_WORKERS,
    CHARACTER_UNIT,
    CHOOSING_FIGHT,
    CHOOSING_UNIT,
    LOADING,
    MECH_UNIT,
    MOVED_BOARDS,
    TOP_ACTION,
    WORKER_UNIT,
    able,
    add_mechs,
    add_workers,
    enemy_units,
    move_tokens,
    number_at,
    set_number,
)
from fabrica.games.scythe.rules.tables import N_RESOURCES, SPEED, TOGAWA, TOKA


def begin_moving(s: Any, action: int, icons: int) -> None:
    s.action = action
    s.icons = icons
    s.step = CHOOSING_UNIT


# Choosing a unit


def has_moved(s: Any) -> bool:
    """Has any unit used an icon in this action?"""
    moved = s.moved_mechs[0] | s.moved_mechs[1] | s.moved_workers[0] | s.moved_workers[1]
    return moved != 0 or s.moved_character == 1


def may_take_coins(s: Any) -> bool:
    """Instead of moving, a Move action gives coins."""
    return s.action == TOP_ACTION and not has_moved(s)


def unmoved_mechs(s: Any, me: Any) -> int:
    return (me.mechs[0] ^ s.moved_mechs[0]) | (me.mechs[1] ^ s.moved_mechs[1]) | me.mechs[2]


def unmoved_workers(s: Any, me: Any) -> int:
    """A carried worker has not used an icon."""
    return (me.workers[0] ^ s.moved_workers[0]) | (me.workers[1] ^ s.moved_workers[1]) | me.workers[2] | me.workers[3]


def movable_mechs(s: Any, seat: int) -> int:
    """The places with a mech that has an icon left and somewhere to go."""
    found, places = 0, unmoved_mechs(s, s.seats[seat])
    while places != 0:
        if destinations(s, seat, MECH_UNIT, lowest(places)) != 0:
            found |= places & -places
        places = without_lowest(places)
    return found


def movable_workers(s: Any, seat: int) -> int:
    me = s.seats[seat]
    enemies = enemy_units(s, seat)
    found, places = 0, unmoved_workers(s, me)
    while places != 0:
        if worker_steps(me, lowest(places), enemies) != 0:
            found |= places & -places
        places = without_lowest(places)
    return found


def character_can_move(s: Any, seat: int) -> bool:
    return s.moved_character == 0 and destinations(s, seat, CHARACTER_UNIT, s.seats[seat].character) != 0


def legal_units(s: Any, seat: int, out: Any, n: int) -> int:
    if may_take_coins(s):
        out[n] = TOP + TOP_COINS
        n += 1
    if character_can_move(s, seat):
        out[n] = CHARACTER
        n += 1
    n = list_set(out, n, MECH, movable_mechs(s, seat))
    n = list_set(out, n, WORKER, movable_workers(s, seat))
    out[n] = DONE
    return n + 1


def unit_passes(s: Any) -> bool:
    """When no icon is left, or no unit can move, combats follow. Coins remain a choice while nothing has moved."""
    if s.icons > 0 and (may_take_coins(s) or can_move_any(s, s.turn)):
        return False
    end_moves(s)
    return True


def can_move_any(s: Any, seat: int) -> bool:
    return character_can_move(s, seat) or movable_workers(s, seat) != 0 or movable_mechs(s, seat) != 0


def end_moves(s: Any) -> None:
    """What is remembered of the units that moved: the character, and where Togawa's mechs stand."""
    s.after_character = s.moved_character
    if s.seats[s.turn].faction == TOGAWA:
        s.after_mechs = s.moved_mechs[0] | s.moved_mechs[1]
    clear_moved(s)
    s.step = CHOOSING_FIGHT


def steps_of(s: Any, me: Any, unit: int) -> int:
    """One; by a Factory card two; the character and mechs one more with Speed."""
    steps = STEPS_OF_FACTORY_CARD if s.action == BOTTOM_ACTION else STEPS
    return steps + SPEED_STEPS if unit != WORKER_UNIT and able(me, SPEED) else steps


def choose_unit(s: Any, me: Any, unit: int, place: int) -> None:
    s.icons -= 1
    s.unit = unit
    s.at = s.origin = place
    s.steps = steps_of(s, me, unit)
    s.step = LOADING
    mark_forced(s, me)


# Going


def has_made_a_step(s: Any, me: Any) -> bool:
    return s.steps < steps_of(s, me, s.unit)


def legal_steps(s: Any, seat: int, out: Any) -> int:
    """Loads while there is somewhere to go; a destination; to stop, after at least one step."""
    me = s.seats[seat]
    places = destinations(s, seat, s.unit, s.at)
    n = legal_loads(s, me, out, 0) if places != 0 else 0
    n = list_set(out, n, TO, places)
    if has_made_a_step(s, me):
        out[n] = DONE
        n += 1
    return n


def loading_passes(s: Any) -> bool:
    """With nowhere to go the move ends; with one way to go and nothing to load, it is gone."""
    me = s.seats[s.turn]
    places = destinations(s, s.turn, s.unit, s.at)
    if places == 0:
        end_unit(s, me)
        return True
    if has_made_a_step(s, me) or not is_one(places) or can_load(s, me):
        return False
    step_to(s, s.turn, lowest(places))
    return True


def step_to(s: Any, seat: int, place: int) -> None:
    """Traps, enemies and, for the character, encounter tokens stop a move."""
    apart()
    me = s.seats[seat]
    if needs_toka(s, seat, me, place):
        s.toka = 1
    carry(s, me, place)
    s.steps -= 1
    s.loaded = 0
    stops = springs_trap(s, seat, place)
    if s.unit != WORKER_UNIT and has(enemy_units(s, seat), place):
        enter(s, seat, place)
        stops = True
    if s.unit == CHARACTER_UNIT and has(s.tokens, place):
        stops = True
    if stops or s.steps == 0:
        end_unit(s, me)
    else:
        mark_forced(s, me)


def needs_toka(s: Any, seat: int, me: Any, place: int) -> bool:
    """Is a river crossed that nothing but Toka opens?"""
    if s.unit == WORKER_UNIT or not able(me, TOKA):
        return False
    return not has(fighter_steps(s, seat, me, s.at), place)


def carry(s: Any, me: Any, place: int) -> None:
    """The unit and all that goes along are on the next place."""
    origin = s.at
    tell(s, TOLD_MOVED, s.unit, origin, place)
    if s.unit == CHARACTER_UNIT:
        me.character = place
    elif s.unit == MECH_UNIT:
        add_mechs(me, origin, -1)
        add_mechs(me, place, 1)
    else:
        add_workers(me, origin, -1)
        add_workers(me, place, 1)
    carry_workers(s, me, origin, place)
    for kind in range(N_RESOURCES):
        if s.cargo[CARGO_TOKENS + kind] > 0:
            move_tokens(s, kind, origin, place, s.cargo[CARGO_TOKENS + kind])
            tell(s, TOLD_CARRIED, place, CARGO_TOKENS + kind, s.cargo[CARGO_TOKENS + kind])
    s.at = place


def carry_workers(s: Any, me: Any, origin: int, place: int) -> None:
    moved = s.cargo[CARGO_MOVED_WORKERS]
    number = s.cargo[CARGO_WORKERS] + moved
    if number == 0:
        return
    add_workers(me, origin, -number)
    add_workers(me, place, number)
    mark_moved(s.moved_workers, origin, -moved)
    mark_moved(s.moved_workers, place, moved)
    tell(s, TOLD_CARRIED, place, CARGO_WORKERS, number)


def mark_moved(boards: Any, place: int, number: int) -> None:
    set_number(boards, MOVED_BOARDS, place, number_at(boards, MOVED_BOARDS, place) + number)


def end_unit(s: Any, me: Any) -> None:
    """The unit has moved: it uses no other icon of this action."""
    if s.unit == CHARACTER_UNIT:
        s.moved_character = 1
    elif s.unit == MECH_UNIT:
        mark_moved(s.moved_mechs, s.at, 1)
    else:
        mark_moved(s.moved_workers, s.at, 1)
    clear_unit(s)
    s.step = CHOOSING_UNIT

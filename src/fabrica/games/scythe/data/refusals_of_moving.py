"""Why a unit may not move, load or go there."""

from __future__ import annotations

from typing import Any

from fabrica.engine.bit_sets import has
from fabrica.engine.parts import Refusal
from fabrica.games.scythe.rules import moves as m
from fabrica.games.scythe.rules.cargo import LEAVING, TAKING, amount
from fabrica.games.scythe.rules.map_tables import BASES, BY_RIVER, LAKES, NEIGHBOURS, PLACE_IDS
from fabrica.games.scythe.rules.state import (
    MECH_UNIT,
    RETREATING,
    WORKER_UNIT,
    enemy_units,
    mechs_on,
    owners,
    units_on,
    workers_on,
)
from fabrica.games.scythe.rules.tables import FACTION_IDS

UNIT_NAMES = ("character", "mech", "worker")


def unit_refusal(s: Any, seat: int, move: int) -> Refusal:
    """It is not there, has used an icon, or cannot go anywhere."""
    me, unit = s.seats[seat], m.MOVES[move].split()[0]
    place = me.character if unit == UNIT_NAMES[0] else m.A[move]
    about = {"unit": unit, "place": PLACE_IDS[place]}
    there = {"mech": mechs_on(me), "worker": workers_on(me)}.get(unit, 1 << place)
    if not has(there, place):
        return Refusal("unit-not-there", about)
    moved = {"mech": s.moved_mechs, "worker": s.moved_workers}.get(unit)
    used = s.moved_character if moved is None else any(has(board, place) for board in moved)
    return Refusal("unit-has-moved" if used else "unit-is-stuck", about)


def load_refusal(s: Any, seat: int, move: int) -> Refusal:
    """There is nothing of it, or it should have been said earlier."""
    me, load = s.seats[seat], m.A[move]
    verb = TAKING if m.KIND[move] == m.TAKE else LEAVING
    words = {"load": m.LOADS[load]}
    if s.unit != MECH_UNIT and load <= m.LOAD_ALL_WORKERS:
        return Refusal("only-mechs-carry")
    numbers = range(2) if load == m.LOAD_ALL_WORKERS else (load,) if load < 2 else (2 + (load - m.LOAD_OIL) // 2,)
    if load != m.LOAD_EVERYTHING and sum(amount(s, me, verb, number) for number in numbers) == 0:
        return Refusal("nothing-to-take" if verb == TAKING else "nothing-to-leave", words)
    return Refusal("load-order", words)


def step_refusal(s: Any, seat: int, move: int) -> Refusal:
    """Enemies, bases, rivers, lakes, distance: whichever bars the way first."""
    place = m.A[move]
    about = {"place": PLACE_IDS[place]}
    if s.step == RETREATING:
        return Refusal("no-retreat-there", about)
    if place == s.at:
        return Refusal("here-already", about)
    if s.unit == WORKER_UNIT and has(enemy_units(s, seat), place):
        return meets_enemy(s, seat, place)
    if has(BASES, place):
        return Refusal("not-onto-a-base", about)
    if has(BY_RIVER[s.at], place):
        return Refusal("across-a-river", about)
    if has(NEIGHBOURS[s.at] & LAKES, place) or has(LAKES, s.at):
        return Refusal("onto-a-lake", about)
    return Refusal("not-adjacent", {**about, "from": PLACE_IDS[s.at]})


def meets_enemy(s: Any, seat: int, place: int) -> Refusal:
    """A worker on foot stays out: whose unit is there."""
    owner = next(other for other in range(owners(s)) if other != seat and has(units_on(s.seats[other]), place))
    other = s.seats[owner]
    unit = "mech" if has(mechs_on(other), place) else "character" if other.character == place else "worker"
    return Refusal("worker-meets-enemy", {"place": PLACE_IDS[place], "unit": unit, "faction": FACTION_IDS[other.faction]})

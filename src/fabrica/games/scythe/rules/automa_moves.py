"""The Automa's move: the first possible entry of its card. A unit is lifted and set down, however far."""

from __future__ import annotations

from typing import Any

from fabrica.engine.bit_sets import has
from fabrica.engine.telling import tell
from fabrica.games.scythe.rules.automa_character import character_stops
from fabrica.games.scythe.rules.automa_tables import (
    TRY_ATTACK,
    TRY_CHARACTER,
    TRY_ENCOUNTER,
    TRY_MECH,
    TRY_WORKER,
)
from fabrica.games.scythe.rules.automa_targets import (
    PLAYER,
    best_for_fighter,
    best_for_worker,
    best_to_attack,
    best_to_hunt,
    free_for,
    has_mech_at,
    leaving,
    nearest_to_base,
    nearest_to_factory,
    place_of,
    valid_places,
    watched_places,
)
from fabrica.games.scythe.rules.entering import drive_off
from fabrica.games.scythe.rules.map_tables import THE_FACTORY
from fabrica.games.scythe.rules.news import TOLD_AUTOMA_MOVES, TOLD_AUTOMA_STAYS
from fabrica.games.scythe.rules.rulings import bit_of, otherwise
from fabrica.games.scythe.rules.state import (
    AUTOMA,
    AUTOMA_GOES_ON,
    CHARACTER_UNIT,
    CHOOSING_FIGHT,
    MECH_UNIT,
    NOWHERE,
    WORKER_UNIT,
    add_mechs,
    add_workers,
    fighters_on,
    mechs_on,
    units_on,
    workers_on,
)

MECHS_ATTACK = bit_of("automa-attacker")


def try_entry(s: Any, kind: int, least: int) -> bool:
    """Does an entry, if it is possible."""
    if kind == TRY_WORKER:
        return move_worker(s)
    if kind == TRY_MECH:
        return move_fighter(s, MECH_UNIT)
    if kind == TRY_CHARACTER:
        return move_fighter(s, CHARACTER_UNIT)
    if kind == TRY_ENCOUNTER:
        return move_to_encounter(s)
    if kind == TRY_ATTACK:
        return s.seats[AUTOMA].power >= least and attack(s)
    return attack_workers(s)


def set_down(s: Any, unit: int, origin: int, place: int) -> None:
    me = s.seats[AUTOMA]
    if origin == place:
        tell(s, TOLD_AUTOMA_STAYS, unit, place)
        return
    tell(s, TOLD_AUTOMA_MOVES, unit, origin, place)
    if unit == CHARACTER_UNIT:
        me.character = place
    elif unit == MECH_UNIT:
        add_mechs(me, origin, -1)
        add_mechs(me, place, 1)
    else:
        add_workers(me, origin, -1)
        add_workers(me, place, 1)


def arrive(s: Any, unit: int, origin: int, place: int) -> bool:
    """A move without a combat."""
    if place == NOWHERE:
        return False
    set_down(s, unit, origin, place)
    if unit == CHARACTER_UNIT:
        character_stops(s)
    s.step = AUTOMA_GOES_ON
    return True


def move_worker(s: Any) -> bool:
    """Where most of its other units are near, out of the reach of the player's combat units."""
    origin = place_of(s.seats[AUTOMA], WORKER_UNIT, s)
    if origin == NOWHERE:
        return False
    places = free_for(s, WORKER_UNIT, origin) & ~watched_places(s)
    return arrive(s, WORKER_UNIT, origin, best_for_worker(s, places, origin))


def move_fighter(s: Any, unit: int) -> bool:
    """A mech or the character, towards the player's combat units."""
    origin = place_of(s.seats[AUTOMA], unit, s)
    if origin == NOWHERE:
        return False
    return arrive(s, unit, origin, best_for_fighter(s, free_for(s, unit, origin)))


def move_to_encounter(s: Any) -> bool:
    """The character: to the Factory once, else to a token."""
    me = s.seats[AUTOMA]
    if me.character == NOWHERE:
        return False
    places = leaving(s, valid_places(s) & ~units_on(s.seats[PLAYER]) & ~mechs_on(me), me.character)
    if s.factory_taken == 0 and has(places, THE_FACTORY):
        return arrive(s, CHARACTER_UNIT, me.character, THE_FACTORY)
    return arrive(s, CHARACTER_UNIT, me.character, nearest_to_factory(places & s.tokens))


# Attacks


def attackers_place(s: Any) -> int:
    """The combat unit nearest to its base attacks; by the other ruling a mech, if there is one."""
    me = s.seats[AUTOMA]
    if otherwise(s, MECHS_ATTACK) and mechs_on(me) != 0:
        return nearest_to_base(s, mechs_on(me))
    return nearest_to_base(s, fighters_on(me))


def set_down_attacker(s: Any, origin: int, place: int) -> int:
    """At one place a mech goes before the character. Which unit it was."""
    unit = MECH_UNIT if has_mech_at(s.seats[AUTOMA], origin) else CHARACTER_UNIT
    set_down(s, unit, origin, place)
    return unit


def attack(s: Any) -> bool:
    """Where the player has the fewest combat units."""
    origin = attackers_place(s)
    place = best_to_attack(s, valid_places(s) & fighters_on(s.seats[PLAYER]))
    if origin == NOWHERE or place == NOWHERE:
        return False
    set_down_attacker(s, origin, place)
    s.step = CHOOSING_FIGHT
    return True


def attack_workers(s: Any) -> bool:
    """Where the player has workers alone: they go home."""
    origin = attackers_place(s)
    player = s.seats[PLAYER]
    place = best_to_hunt(s, valid_places(s) & workers_on(player) & ~fighters_on(player))
    if origin == NOWHERE or place == NOWHERE:
        return False
    unit = set_down_attacker(s, origin, place)
    drive_off(s, PLAYER, place)
    if unit == CHARACTER_UNIT:
        character_stops(s)
    s.step = AUTOMA_GOES_ON
    return True

"""Upgrade, deploy, build and enlist: by a bottom action, a Factory card or an encounter. Each may be declined."""

from __future__ import annotations

from typing import Any

from fabrica.engine.bit_sets import has, lowest
from fabrica.engine.telling import tell
from fabrica.games.scythe.components import ONE_TIME_BONUS
from fabrica.games.scythe.rules.control import all_sites
from fabrica.games.scythe.rules.gains import after_benefit
from fabrica.games.scythe.rules.listing import is_one, list_set
from fabrica.games.scythe.rules.map_tables import LAND
from fabrica.games.scythe.rules.moves import AT, BUILD, DEPLOY, DONE, ENLIST, UPGRADE
from fabrica.games.scythe.rules.news import TOLD_BUILT, TOLD_DEPLOYED, TOLD_ENLISTED, TOLD_UPGRADED
from fabrica.games.scythe.rules.state import (
    BUILDING,
    DEPLOYING,
    FROM_ENCOUNTER,
    NONE,
    NOWHERE,
    PLACING,
    UPGRADING,
    add_mechs,
    character_on,
    workers_on,
)
from fabrica.games.scythe.rules.tables import (
    CARDS,
    COINS,
    MECHS_OF,
    N_ABILITIES,
    N_BOTTOMS,
    N_CUBES,
    N_STRUCTURES,
    POPULARITY,
    POWER,
    SLOTS,
)
from fabrica.games.scythe.rules.tracks import gain

N_BONUSES = 4
BONUS_GIVES = (POWER, COINS, POPULARITY, CARDS)
ALL_CUBES = (1 << N_CUBES) - 1
ALL_BONUSES = (1 << N_BONUSES) - 1


def open_slots(me: Any) -> int:
    """Bottom actions with room for a cube, as bits."""
    found = 0
    for bottom in range(N_BOTTOMS):
        if me.slots[bottom] < SLOTS[me.mat][bottom]:
            found |= 1 << bottom
    return found


def free_recruits(me: Any) -> int:
    """Bottom actions whose recruit is still on the mat, as bits."""
    found = 0
    for bottom in range(N_BOTTOMS):
        if me.recruits[bottom] == NONE:
            found |= 1 << bottom
    return found


def free_bonuses(me: Any) -> int:
    found = ALL_BONUSES
    for bottom in range(N_BOTTOMS):
        if me.recruits[bottom] != NONE:
            found &= ~(1 << me.recruits[bottom])
    return found


def free_mechs(me: Any) -> int:
    return MECHS_OF[me.faction] & ~me.abilities


def free_structures(me: Any) -> int:
    found = 0
    for structure in range(N_STRUCTURES):
        if me.built[structure] == NOWHERE:
            found |= 1 << structure
    return found


def places_for_mech(s: Any, me: Any) -> int:
    """A territory with an own worker, no lake; by an encounter the character's."""
    return character_on(me) if s.source == FROM_ENCOUNTER else workers_on(me) & LAND


def places_for_structure(s: Any, me: Any) -> int:
    """The same, but only where no structure stands, whosever it be."""
    return places_for_mech(s, me) & ~all_sites(s)


def can_benefit(s: Any, me: Any) -> bool:
    """Is anything left of what this step gives?"""
    if s.step == UPGRADING:
        return me.cubes != ALL_CUBES and open_slots(me) != 0
    if s.step == DEPLOYING:
        return free_mechs(me) != 0 and places_for_mech(s, me) != 0
    if s.step == BUILDING:
        return free_structures(me) != 0 and places_for_structure(s, me) != 0
    return free_recruits(me) != 0


def benefit_passes(s: Any) -> bool:
    if can_benefit(s, s.seats[s.turn]):
        return False
    after_benefit(s)
    return True


def legal_benefits(s: Any, me: Any, out: Any) -> int:
    if s.step == UPGRADING:
        n = legal_pairs(out, UPGRADE, ALL_CUBES & ~me.cubes, N_CUBES, open_slots(me), N_BOTTOMS)
    elif s.step == DEPLOYING:
        n = list_set(out, 0, DEPLOY, free_mechs(me))
    elif s.step == BUILDING:
        n = list_set(out, 0, BUILD, free_structures(me))
    else:
        n = legal_pairs(out, ENLIST, free_recruits(me), N_BOTTOMS, free_bonuses(me), N_BONUSES)
    out[n] = DONE
    return n + 1


def legal_pairs(out: Any, first: int, rows: int, n_rows: int, columns: int, n_columns: int) -> int:
    n = 0
    for row in range(n_rows):
        if has(rows, row):
            n = list_set(out, n, first + row * n_columns, columns)
    return n


# Taking them


def upgrade(s: Any, seat: int, cube: int, bottom: int) -> None:
    """The amount that the cube covered grows, the cost of the bottom action falls."""
    s.seats[seat].cubes |= 1 << cube
    s.seats[seat].slots[bottom] += 1
    tell(s, TOLD_UPGRADED, seat, cube, bottom)
    after_benefit(s)


def enlist(s: Any, seat: int, bottom: int, bonus: int) -> None:
    """The one-time bonus is gained at once; from now on the bottom action gives its ongoing one."""
    s.seats[seat].recruits[bottom] = bonus
    tell(s, TOLD_ENLISTED, seat, bottom, bonus)
    gain(s, seat, BONUS_GIVES[bonus], ONE_TIME_BONUS)
    after_benefit(s)


def choose_piece(s: Any, seat: int, piece: int) -> None:
    """A mech or a structure; by an encounter it stands on the character's hex at once."""
    s.piece = piece
    s.step = PLACING
    if s.source == FROM_ENCOUNTER:
        place_piece(s, seat, s.seats[seat].character)


def places_for_piece(s: Any, me: Any) -> int:
    return places_for_mech(s, me) if s.piece < N_ABILITIES else places_for_structure(s, me)


def legal_places(s: Any, me: Any, out: Any) -> int:
    return list_set(out, 0, AT, places_for_piece(s, me))


def placing_passes(s: Any) -> bool:
    places = places_for_piece(s, s.seats[s.turn])
    if not is_one(places):
        return False
    place_piece(s, s.turn, lowest(places))
    return True


def place_piece(s: Any, seat: int, place: int) -> None:
    """A mech's ability holds from now on for the character and all mechs."""
    me = s.seats[seat]
    if s.piece < N_ABILITIES:
        me.abilities |= 1 << s.piece
        add_mechs(me, place, 1)
        tell(s, TOLD_DEPLOYED, seat, s.piece, place)
    else:
        me.built[s.piece - N_ABILITIES] = place
        tell(s, TOLD_BUILT, seat, s.piece - N_ABILITIES, place)
    s.piece = 0
    after_benefit(s)

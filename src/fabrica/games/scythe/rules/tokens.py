"""Flags of Albion and Traps of Togawa: placed after the character's move, its combat and its encounter."""

from __future__ import annotations

from typing import Any

from fabrica.engine.bit_sets import has, size
from fabrica.engine.telling import tell
from fabrica.games.scythe.components import FLAGS
from fabrica.games.scythe.rules.destinations import trap_places
from fabrica.games.scythe.rules.listing import list_set
from fabrica.games.scythe.rules.map_tables import TERRITORIES
from fabrica.games.scythe.rules.moves import ARM, DONE, FLAG, TRAP
from fabrica.games.scythe.rules.news import TOLD_ARMED, TOLD_FLAG, TOLD_TRAP
from fabrica.games.scythe.rules.state import NOWHERE, able, character_on
from fabrica.games.scythe.rules.tables import ALBION, SHINOBI, TOGAWA


def may_place(s: Any, me: Any) -> bool:
    """On the territory of a character that moved, if no Flag or Trap is there; one in each move."""
    if s.after_character == 0 or s.placed == 1 or s.last != NOWHERE:
        return False
    return character_on(me) & TERRITORIES & ~(s.flags | trap_places(s)) != 0


def may_place_flag(s: Any, me: Any) -> bool:
    return me.faction == ALBION and size(s.flags) < FLAGS and may_place(s, me)


def traps_to_place(s: Any, me: Any) -> int:
    """Those not yet on the map, as bits."""
    if me.faction != TOGAWA or not may_place(s, me):
        return 0
    found = 0
    for trap in range(4):
        if s.traps[trap] == NOWHERE:
            found |= 1 << trap
    return found


def traps_to_arm(s: Any, me: Any) -> int:
    """With Shinobi: the places of own disarmed Traps where units stand that moved."""
    if me.faction != TOGAWA or not able(me, SHINOBI):
        return 0
    there = s.after_mechs | (character_on(me) if s.after_character == 1 else 0)
    found = 0
    for trap in range(4):
        place = s.traps[trap]
        if place > s.last and not has(s.armed, trap) and has(there, place):
            found |= 1 << place
    return found


def token_passes(s: Any) -> bool:
    """When there is nothing to place or to arm, the move is over."""
    me = s.seats[s.turn]
    return not may_place_flag(s, me) and traps_to_place(s, me) == 0 and traps_to_arm(s, me) == 0


def legal_tokens(s: Any, me: Any, out: Any) -> int:
    n = 0
    if may_place_flag(s, me):
        out[n] = FLAG
        n += 1
    n = list_set(out, n, TRAP, traps_to_place(s, me))
    n = list_set(out, n, ARM, traps_to_arm(s, me))
    out[n] = DONE
    return n + 1


def place_flag(s: Any, seat: int) -> None:
    s.flags |= 1 << s.seats[seat].character
    tell(s, TOLD_FLAG, seat, s.seats[seat].character)


def place_trap(s: Any, seat: int, trap: int) -> None:
    """It lies armed."""
    s.traps[trap] = s.seats[seat].character
    s.armed |= 1 << trap
    s.placed = 1
    tell(s, TOLD_TRAP, seat, trap, s.traps[trap])


def arm_trap(s: Any, seat: int, place: int) -> None:
    for trap in range(4):
        if s.traps[trap] == place:
            s.armed |= 1 << trap
    s.last = place
    tell(s, TOLD_ARMED, seat, place)

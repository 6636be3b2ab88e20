"""Coming upon others: Traps, workers who are driven off, and combat units that will be fought after all moves."""

from __future__ import annotations

from typing import Any

from fabrica.engine.bit_sets import has
from fabrica.engine.telling import tell
from fabrica.games.scythe.components import TRAP_LOSSES
from fabrica.games.scythe.rules.conquest import conquer
from fabrica.games.scythe.rules.draws import draw_trap
from fabrica.games.scythe.rules.map_tables import BASE_OF
from fabrica.games.scythe.rules.news import TOLD_DRIVEN_OFF, TOLD_TRAP_SPRUNG
from fabrica.games.scythe.rules.state import (
    CARGO_MOVED_WORKERS,
    CARGO_TOKENS,
    CARGO_WORKERS,
    NOWHERE,
    add_workers,
    cards,
    enemy_fighters,
    is_automa,
    owners,
    workers_at,
)
from fabrica.games.scythe.rules.tables import CARDS, COINS, N_RESOURCES, POPULARITY, POWER, TOGAWA
from fabrica.games.scythe.rules.tracks import lose

TRAP_TAKES = (POPULARITY, POWER, COINS, CARDS)


def springs_trap(s: Any, seat: int, place: int) -> bool:
    """An armed Trap of another: its penalty as far as there is something, and it is disarmed."""
    if s.armed == 0 or s.seats[seat].faction == TOGAWA:
        return False
    for trap in range(4):
        if s.traps[trap] == place and s.traps[trap] != NOWHERE and has(s.armed, trap):
            tell(s, TOLD_TRAP_SPRUNG, seat, trap, place)
            s.armed &= ~(1 << trap)
            suffer(s, seat, trap)
            return True
    return False


def suffer(s: Any, seat: int, trap: int) -> None:
    if TRAP_TAKES[trap] != CARDS:
        lose(s, seat, TRAP_TAKES[trap], TRAP_LOSSES[trap])
        return
    for _ in range(TRAP_LOSSES[trap]):
        if cards(s.seats[seat]) > 0:
            draw_trap(s, seat)


def enter(s: Any, seat: int, place: int) -> None:
    """Workers alone go home at once; combat units are fought after all moves."""
    if has(enemy_fighters(s, seat), place):
        note_entry(s, place)
        return
    for other in range(owners(s)):
        if other != seat and workers_at(s.seats[other], place) > 0:
            lose(s, seat, POPULARITY, drive_off(s, other, place))
            s.sent_home = 1
            if is_automa(s, other):
                conquer(s, place, s.automa_card)


def drive_off(s: Any, owner: int, place: int) -> int:
    """Workers go to their base: how many."""
    other = s.seats[owner]
    number = workers_at(other, place)
    add_workers(other, place, -number)
    add_workers(other, BASE_OF[other.faction], number)
    tell(s, TOLD_DRIVEN_OFF, owner, number, place)
    return number


def note_entry(s: Any, place: int) -> None:
    """Where the unit came from and what it brought: should the game end before the combat, it goes back."""
    entry = s.entered[s.n_entered]
    s.n_entered += 1
    entry.unit = s.unit
    entry.origin = s.origin
    entry.to = place
    entry.workers = s.cargo[CARGO_WORKERS] + s.cargo[CARGO_MOVED_WORKERS]
    for kind in range(N_RESOURCES):
        entry.resources[kind] = s.cargo[CARGO_TOKENS + kind]

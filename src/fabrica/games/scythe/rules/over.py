"""The end at the sixth star, at whatever moment it falls; and forgetting what was half decided."""

from __future__ import annotations

from typing import Any

from fabrica.engine.telling import tell
from fabrica.games.scythe.rules.news import TOLD_OVER, TOLD_WENT_BACK
from fabrica.games.scythe.rules.state import (
    MECH_UNIT,
    MOVED_BOARDS,
    N_CARGO,
    NO_ACTION,
    NO_SOURCE,
    NOWHERE,
    OVER,
    add_mechs,
    add_workers,
    move_tokens,
)
from fabrica.games.scythe.rules.tables import N_RESOURCES, N_VALUES


def end_game(s: Any, seat: int) -> None:
    """Units that stand with enemies in combats not fought go back to where their move began, with what they brought."""
    tell(s, TOLD_OVER, seat)
    for i in range(s.n_entered):
        go_back(s, s.seats[s.turn], s.entered[i])
    clear_all(s)
    s.chooser = 0
    s.step = OVER


def go_back(s: Any, me: Any, entry: Any) -> None:
    tell(s, TOLD_WENT_BACK, entry.unit, entry.to, entry.origin)
    if entry.unit == MECH_UNIT:
        add_mechs(me, entry.to, -1)
        add_mechs(me, entry.origin, 1)
    else:
        me.character = entry.origin
    add_workers(me, entry.to, -entry.workers)
    add_workers(me, entry.origin, entry.workers)
    for kind in range(N_RESOURCES):
        move_tokens(s, kind, entry.to, entry.origin, entry.resources[kind])


def clear_all(s: Any) -> None:
    clear_moved(s)
    clear_unit(s)
    clear_after(s)
    clear_combat(s)
    clear_choice(s)
    s.encounter = s.taken = 0


def clear_moved(s: Any) -> None:
    s.icons = s.moved_character = 0
    for board in range(MOVED_BOARDS):
        s.moved_mechs[board] = 0
        s.moved_workers[board] = 0


def clear_unit(s: Any) -> None:
    s.unit = s.at = s.origin = s.steps = s.loaded = 0
    for i in range(N_CARGO):
        s.cargo[i] = 0


def clear_after(s: Any) -> None:
    """The move, its combats and what they brought are over."""
    s.action = NO_ACTION
    s.after_character = 0
    s.after_mechs = 0
    while s.n_entered > 0:
        s.n_entered -= 1
        clear_entry(s.entered[s.n_entered])


def clear_entry(entry: Any) -> None:
    entry.unit = entry.origin = entry.to = entry.workers = 0
    for kind in range(N_RESOURCES):
        entry.resources[kind] = 0


def clear_combat(s: Any) -> None:
    s.at = s.attacker = s.defender = 0
    s.lakes = 0
    clear_commitments(s)


def clear_commitments(s: Any) -> None:
    s.combat_card = 0
    for side in range(2):
        s.dial[side] = s.committed[side] = 0
        for value in range(N_VALUES):
            s.chosen[side * N_VALUES + value] = 0


def clear_choice(s: Any) -> None:
    s.source = NO_SOURCE
    s.left = s.piece = s.placed = 0
    s.last = NOWHERE

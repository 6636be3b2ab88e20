"""What a unit takes along and leaves on the way: mechs workers and resources, the others resources only.

Things in the cargo lie on the unit's place all the time, and go on with it. Loads are said in a fixed order, so that each
cargo can be said in one way.
"""

from __future__ import annotations

from typing import Any

from fabrica.games.scythe.rules.map_tables import IS_LAKE
from fabrica.games.scythe.rules.moves import LEAVE, LOAD_ALL_WORKERS, LOAD_EVERYTHING, LOAD_OIL, N_LOADS
from fabrica.games.scythe.rules.state import (
    CARGO_MOVED_WORKERS,
    CARGO_TOKENS,
    CARGO_WORKERS,
    MECH_UNIT,
    MOVED_BOARDS,
    N_CARGO,
    fighters_at,
    mechs_at,
    number_at,
    tokens_at,
    workers_at,
)
from fabrica.games.scythe.rules.tables import N_RESOURCES

LEAVING, TAKING = range(2)
# Of each load its number in the order, the number it counts as afterwards, and whether it is of one thing
NUMBER = (0, 1, 0, 2, 2, 3, 3, 4, 4, 5, 5, 0)
COUNTS_AS = (0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5)
SINGLE = (1, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 0)
NOTHING_LOADED = 0
NOT_BEGUN = -1


def nothing_to_load(s: Any, me: Any) -> bool:
    return tokens_at(s, s.at) == 0 and (s.unit != MECH_UNIT or workers_at(me, s.at) == 0)


def moved_workers_here(s: Any) -> int:
    return number_at(s.moved_workers, MOVED_BOARDS, s.at)


# Lakes: who leaves last takes all along


def holds_workers(s: Any, me: Any) -> bool:
    """No worker stays on a lake without a mech."""
    return IS_LAKE[s.at] == 1 and s.unit == MECH_UNIT and mechs_at(me, s.at) == 1


def holds_tokens(s: Any, me: Any) -> bool:
    """No resource stays on a lake without a combat unit."""
    return IS_LAKE[s.at] == 1 and fighters_at(me, s.at) == 1


def mark_forced(s: Any, me: Any) -> None:
    if holds_workers(s, me):
        take_workers(s, me)
    if holds_tokens(s, me):
        take_tokens(s)


def take_workers(s: Any, me: Any) -> None:
    s.cargo[CARGO_MOVED_WORKERS] = moved_workers_here(s)
    s.cargo[CARGO_WORKERS] = workers_at(me, s.at) - moved_workers_here(s)


def take_tokens(s: Any) -> None:
    for kind in range(N_RESOURCES):
        s.cargo[CARGO_TOKENS + kind] = s.resources[s.at * N_RESOURCES + kind]


# Amounts, by verb and number


def here(s: Any, me: Any, number: int) -> int:
    """Of a kind on the place, in the cargo or not."""
    if number == CARGO_WORKERS:
        return workers_at(me, s.at) - moved_workers_here(s)
    if number == CARGO_MOVED_WORKERS:
        return moved_workers_here(s)
    return s.resources[s.at * N_RESOURCES + number - CARGO_TOKENS]


def is_forced(s: Any, me: Any, number: int) -> bool:
    """Of a kind nothing is left or taken: because it must come along, or because the unit carries no workers."""
    if number >= CARGO_TOKENS:
        return holds_tokens(s, me)
    return s.unit != MECH_UNIT or holds_workers(s, me)


def available(s: Any, me: Any, verb: int, number: int) -> int:
    """What can be left of a kind: in the cargo and not forced; or taken: on the place and not in the cargo."""
    if is_forced(s, me, number):
        return 0
    return s.cargo[number] if verb == LEAVING else here(s, me, number) - s.cargo[number]


def sorts_differ(s: Any, me: Any, verb: int) -> bool:
    """Workers that used an icon are told apart where there are others to leave or take too, and an icon to use the difference."""
    return s.icons > 0 and available(s, me, verb, CARGO_WORKERS) > 0 and available(s, me, verb, CARGO_MOVED_WORKERS) > 0


def amount(s: Any, me: Any, verb: int, number: int) -> int:
    """The same as it is said: where sorts of workers do not differ, all are simply workers."""
    if number >= CARGO_TOKENS or sorts_differ(s, me, verb):
        return available(s, me, verb, number)
    if number == CARGO_MOVED_WORKERS:
        return 0
    return available(s, me, verb, CARGO_WORKERS) + available(s, me, verb, CARGO_MOVED_WORKERS)


def kinds_available(s: Any, me: Any, verb: int) -> int:
    """How many kinds of load there are: workers are one kind."""
    kinds = 1 if available(s, me, verb, CARGO_WORKERS) + available(s, me, verb, CARGO_MOVED_WORKERS) > 0 else 0
    for number in range(CARGO_TOKENS, N_CARGO):
        kinds += 1 if available(s, me, verb, number) > 0 else 0
    return kinds


# Which loads may be said


def said(s: Any) -> int:
    """The number of the last load at this stop, those of taking after those of leaving."""
    if s.loaded == NOTHING_LOADED:
        return NOT_BEGUN
    return (s.loaded - 1) // N_LOADS * N_CARGO + COUNTS_AS[(s.loaded - 1) % N_LOADS]


def may_load(s: Any, me: Any, verb: int, load: int) -> bool:
    number = verb * N_CARGO + NUMBER[load]
    if load == LOAD_EVERYTHING:
        return said(s) < verb * N_CARGO and kinds_available(s, me, verb) >= 2
    if load == LOAD_ALL_WORKERS:
        return number > said(s) and amount(s, me, verb, CARGO_WORKERS) + amount(s, me, verb, CARGO_MOVED_WORKERS) >= 2
    if SINGLE[load] == 1:
        again = number == said(s) and s.loaded == verb * N_LOADS + load + 1
        return (number > said(s) or again) and amount(s, me, verb, NUMBER[load]) >= 1
    return number > said(s) and amount(s, me, verb, NUMBER[load]) >= 2


def legal_loads(s: Any, me: Any, out: Any, n: int) -> int:
    if nothing_to_load(s, me):
        return n
    for verb in range(2):
        for load in range(N_LOADS):
            if may_load(s, me, verb, load):
                out[n] = LEAVE + verb * N_LOADS + load
                n += 1
    return n


def can_load(s: Any, me: Any) -> bool:
    if nothing_to_load(s, me):
        return False
    for verb in range(2):
        for load in range(N_LOADS):
            if may_load(s, me, verb, load):
                return True
    return False


# Loading


def load(s: Any, me: Any, verb: int, load: int) -> None:
    s.loaded = verb * N_LOADS + load + 1
    if load == LOAD_EVERYTHING:
        load_all_workers(s, me, verb)
        for number in range(CARGO_TOKENS, N_CARGO):
            load_all(s, me, verb, number)
    elif load == LOAD_ALL_WORKERS:
        load_all_workers(s, me, verb)
    elif SINGLE[load] == 0:
        load_all(s, me, verb, NUMBER[load])
    elif load >= LOAD_OIL:
        load_one(s, verb, NUMBER[load])
    else:
        load_worker(s, me, verb, NUMBER[load])


def load_one(s: Any, verb: int, number: int) -> None:
    s.cargo[number] += 1 if verb == TAKING else -1


def load_worker(s: Any, me: Any, verb: int, number: int) -> None:
    """Where sorts do not differ, one that has moved goes first."""
    if not sorts_differ(s, me, verb):
        moved_first = available(s, me, verb, CARGO_MOVED_WORKERS) > 0
        number = CARGO_MOVED_WORKERS if moved_first else CARGO_WORKERS
    load_one(s, verb, number)


def load_all(s: Any, me: Any, verb: int, number: int) -> None:
    number_loaded = available(s, me, verb, number)
    s.cargo[number] += number_loaded if verb == TAKING else -number_loaded


def load_all_workers(s: Any, me: Any, verb: int) -> None:
    load_all(s, me, verb, CARGO_WORKERS)
    load_all(s, me, verb, CARGO_MOVED_WORKERS)

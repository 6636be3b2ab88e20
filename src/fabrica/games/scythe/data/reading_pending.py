"""Reading what is half decided, by step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fabrica.engine.parse import Field
from fabrica.games.scythe.components import RESOURCES, WORKERS
from fabrica.games.scythe.data.pending import ACTIONS, BENEFITS, PIECES, SOURCES, UNITS
from fabrica.games.scythe.data.position import STEPS
from fabrica.games.scythe.data.reading import TOKENS_MOST, optional, read_place, read_units
from fabrica.games.scythe.data.reading_combat import (
    read_ability,
    read_after,
    read_commitments,
    read_entered,
    read_fight,
    read_retreat,
)
from fabrica.games.scythe.rules.dealing import DEAL_CHOSEN
from fabrica.games.scythe.rules.map_tables import TERRITORY_IDS
from fabrica.games.scythe.rules.moves import LEAVE, MOVES, N_LOADS, N_PUTS, PUT
from fabrica.games.scythe.rules.state import (
    CARGO_TOKENS,
    CHOOSING_FACTION,
    CHOOSING_FIGHT,
    CHOOSING_MAT,
    CHOOSING_UNIT,
    COMMITTING,
    ENCOUNTERING,
    FROM_ENCOUNTER,
    ICONS_MOST,
    LOADING,
    MAKING,
    MOVED_BOARDS,
    NOBODY,
    PAYING,
    PAYING_CARD,
    PLACING,
    PLACING_TOKEN,
    PRODUCING,
    PUTTING,
    RETREATING,
    USING_ABILITY,
    VISITING_FACTORY,
    set_number,
)
from fabrica.games.scythe.rules.tables import N_ENCOUNTERS, N_OPTIONS

LOADS = MOVES[LEAVE : LEAVE + 2 * N_LOADS]
PUTS = MOVES[PUT : PUT + N_PUTS]
MOVING = ("action", "icons", "moved", "entered")
AFTER = ("action", "after")
STEPS_MOST = 3
OWED_MOST = 4


def read_pending(s: Any, field: Field, whole: Field) -> None:
    if s.step not in READERS:
        if not field.is_none():
            raise field.wrong(f"nothing is pending in the step {STEPS[s.step]}", "kept")
        return
    keys, reader = READERS[s.step]
    if field.is_none():
        raise field.wrong(f"the step {STEPS[s.step]} needs {', '.join(keys) or 'an empty object'}")
    by_encounter = isinstance(field.value, dict) and field.value.get("source") == SOURCES[FROM_ENCOUNTER]
    more = (*AFTER, "encounter", *(("tokens",) if s.step in BENEFITS else ())) if by_encounter and "source" in keys else ()
    field.keys((*keys, *more))
    reader(s, field)


# Set-up


def read_dealing(s: Any, field: Field) -> None:
    """Who chooses follows from what the seats have."""
    s.first = field.get("first", 0).integer(0, s.players - 1)
    factions = [s.seats[seat].faction != NOBODY for seat in range(s.players)]
    mats = [s.seats[seat].mat != NOBODY for seat in range(s.players)]
    if s.deal == DEAL_CHOSEN:
        field.get("first", 0).integer(0, 0)
        order = list(range(s.players))
        s.chooser = sum(mats)
        expected = s.chooser + (s.step == CHOOSING_MAT)
    else:
        order = [(s.first + i) % s.players for i in range(s.players)]
        expected = sum(factions) if s.step == CHOOSING_FACTION else s.players
        s.chooser = order[(sum(factions) if s.step == CHOOSING_FACTION else -1 - sum(mats)) % s.players]
    chosen = order if s.deal == DEAL_CHOSEN else order[::-1]
    if factions != [seat in order[:expected] for seat in range(s.players)] or sum(mats) == s.players:
        raise field.get("first").wrong("the seats that have a faction are not those that have chosen")
    if mats != [seat in chosen[: sum(mats)] for seat in range(s.players)]:
        raise field.get("first").wrong("the seats that have a mat are not those that have chosen")


# Moving


def read_moving(s: Any, field: Field) -> None:
    s.action = 1 + field.get("action").one_of(tuple(str(name) for name in ACTIONS[1:]))
    s.icons = field.get("icons").integer(0, ICONS_MOST)
    moved = field.get("moved", {})
    moved.keys(("character", "mechs", "workers"))
    s.moved_character = int(moved.get("character", False).boolean())
    for boards, name in ((s.moved_mechs, "mechs"), (s.moved_workers, "workers")):
        for place, number in read_units(moved.get(name, {}), ICONS_MOST).items():
            set_number(boards, MOVED_BOARDS, place, number)
    read_entered(s, field.get("entered", []))


def read_loading(s: Any, field: Field) -> None:
    read_moving(s, field)
    unit = field.get("unit")
    unit.keys(("kind", "at", "from", "steps", "cargo", "loaded"))
    s.unit = unit.get("kind").one_of(UNITS)
    s.at, s.origin = read_place(unit.get("at")), read_place(unit.get("from"))
    s.steps = unit.get("steps").integer(1, STEPS_MOST)
    s.loaded = 1 + optional(unit.get("loaded"), LOADS)
    cargo = unit.get("cargo", {})
    cargo.keys(("workers", "moved_workers", *RESOURCES))
    for i, name in enumerate(("workers", "moved_workers", *RESOURCES)):
        s.cargo[i] = cargo.get(name, 0).integer(0, WORKERS if i < CARGO_TOKENS else TOKENS_MOST)


# The end of a move


def read_encounter(s: Any, field: Field) -> None:
    read_after(s, field)
    read_encounter_card(s, field.get("encounter"))


def read_encounter_card(s: Any, card: Field) -> None:
    card.keys(("card", "taken"))
    s.encounter = card.get("card").integer(1, N_ENCOUNTERS)
    for option in card.get("taken", []).items():
        s.taken |= 1 << option.integer(1, N_OPTIONS) - 1


def read_token(s: Any, field: Field) -> None:
    read_after(s, field)
    s.placed = int(field.get("placed", False).boolean())
    s.last = optional(field.get("last"), TERRITORY_IDS)


# Gains


def read_nothing(s: Any, field: Field) -> None:
    pass


def read_source(s: Any, field: Field) -> None:
    s.source = 1 + field.get("source").one_of(tuple(str(name) for name in SOURCES[1:]))
    if s.source == FROM_ENCOUNTER:
        read_encounter(s, field)


def read_put(s: Any, field: Field) -> None:
    read_source(s, field)
    s.left = field.get("tokens").integer(1, 5)
    s.last = optional(field.get("last"), PUTS)


def read_benefit(s: Any, field: Field) -> None:
    read_source(s, field)
    s.left = field.get("tokens", 0).integer(0, 5)


def read_piece(s: Any, field: Field) -> None:
    read_source(s, field)
    s.piece = field.get("piece").one_of(PIECES)


def read_produce(s: Any, field: Field) -> None:
    read_source(s, field)
    s.left = field.get("left").integer(0, 3)
    s.last = optional(field.get("last"), TERRITORY_IDS)


def read_payment(s: Any, field: Field) -> None:
    s.left = field.get("owed").integer(1, OWED_MOST)
    s.last = optional(field.get("last"), TERRITORY_IDS)


READERS: dict[int, tuple[tuple[str, ...], Callable[[Any, Field], None]]] = {
    CHOOSING_FACTION: (("first",), read_dealing),
    CHOOSING_MAT: (("first",), read_dealing),
    CHOOSING_UNIT: (MOVING, read_moving),
    LOADING: ((*MOVING, "unit"), read_loading),
    CHOOSING_FIGHT: ((*AFTER, "entered"), read_fight),
    USING_ABILITY: ((*AFTER, "entered", "combat"), read_ability),
    COMMITTING: ((*AFTER, "entered", "combat"), read_commitments),
    RETREATING: ((*AFTER, "entered", "retreat"), read_retreat),
    ENCOUNTERING: ((*AFTER, "encounter"), read_encounter),
    VISITING_FACTORY: (AFTER, read_after),
    PLACING_TOKEN: ((*AFTER, "placed", "last"), read_token),
    PAYING_CARD: ((), read_nothing),
    PUTTING: (("source", "tokens", "last"), read_put),
    PRODUCING: (("source", "left", "last"), read_produce),
    MAKING: (("source", "left", "last"), read_produce),
    PAYING: (("owed", "last"), read_payment),
    PLACING: (("source", "piece"), read_piece),
    **dict.fromkeys(BENEFITS, (("source",), read_benefit)),
}

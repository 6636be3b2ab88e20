"""Reading what is half decided, by step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fabrica.engine.parse import Field
from fabrica.games.scythe.components import DIAL_MOST, RESOURCES, WORKERS
from fabrica.games.scythe.data.pending import ACTIONS, BENEFITS, PIECES, SOURCES, UNITS
from fabrica.games.scythe.data.position import AUTOMA_NAME, STEPS
from fabrica.games.scythe.data.reading import TOKENS_MOST, optional, read_counts, read_place, read_places, read_units
from fabrica.games.scythe.rules.combat import seat_of
from fabrica.games.scythe.rules.dealing import DEAL_CHOSEN
from fabrica.games.scythe.rules.map_tables import LAKES, PLACE_IDS, TERRITORY_IDS
from fabrica.games.scythe.rules.moves import LEAVE, MOVES, N_LOADS, N_PUTS, PUT
from fabrica.games.scythe.rules.state import (
    AUTOMA,
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
    NONE,
    PAYING,
    PAYING_CARD,
    PLACING,
    PLACING_TOKEN,
    PRODUCING,
    PUTTING,
    RETREATING,
    USING_ABILITY,
    VISITING_FACTORY,
    is_automa,
    is_solo,
    set_number,
)
from fabrica.games.scythe.rules.tables import FIRST_VALUE, N_ENCOUNTERS, N_OPTIONS, N_VALUES

LOADS = MOVES[LEAVE : LEAVE + 2 * N_LOADS]
PUTS = MOVES[PUT : PUT + N_PUTS]
MOVING = ("action", "icons", "moved", "entered")
AFTER = ("action", "after")
STEPS_MOST = 3
OWED_MOST = 4


def read_pending(s: Any, field: Field, whole: Field) -> None:
    if s.step not in READERS:
        if not field.is_none():
            raise field.wrong(f"nothing is pending in the step {STEPS[s.step]}")
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


def read_action(s: Any, field: Field) -> None:
    action = field.get("action")
    s.action = 0 if is_automa(s, s.turn) and action.is_none() else 1 + action.one_of(("top", "bottom"))


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


def read_entered(s: Any, field: Field) -> None:
    for entry, item in zip(s.entered, field.items(ICONS_MOST), strict=False):
        item.keys(("unit", "from", "to", "workers", "resources"))
        entry.unit = item.get("unit").one_of(UNITS[:2])
        entry.origin, entry.to = read_place(item.get("from")), item.get("to").one_of(TERRITORY_IDS)
        entry.workers = item.get("workers", 0).integer(0, WORKERS)
        for kind, number in enumerate(read_counts(item.get("resources", {}), RESOURCES, TOKENS_MOST)):
            entry.resources[kind] = number
        s.n_entered += 1


def read_after(s: Any, field: Field) -> None:
    read_action(s, field)
    after = field.get("after", {})
    after.keys(("character", "mechs"))
    s.after_character = int(after.get("character", False).boolean())
    s.after_mechs = read_places(after.get("mechs", []))


# Combat


def read_fight(s: Any, field: Field) -> None:
    read_after(s, field)
    read_entered(s, field.get("entered", []))


def read_side(s: Any, field: Field) -> int:
    return AUTOMA if is_solo(s) and field.value == AUTOMA_NAME else field.integer(0, s.players - 1)


def read_sides(s: Any, field: Field, keys: tuple[str, ...]) -> Field:
    read_fight(s, field)
    combat = field.get("combat")
    combat.keys(("at", "attacker", "defender", *keys))
    s.at = combat.get("at").one_of(TERRITORY_IDS)
    s.attacker, s.defender = read_side(s, combat.get("attacker")), read_side(s, combat.get("defender"))
    if s.attacker != s.turn:
        raise combat.get("attacker").wrong("expected the seat whose turn it is")
    if s.defender == s.attacker:
        raise combat.get("defender").wrong("expected another seat than the attacker")
    return combat


def read_ability(s: Any, field: Field) -> None:
    combat = read_sides(s, field, ("by",))
    s.chooser = combat.get("by").integer(0, s.players - 1)
    if s.chooser not in (s.attacker, s.defender):
        raise combat.get("by").wrong("expected attacker or defender")


def read_commitments(s: Any, field: Field) -> None:
    combat = read_sides(s, field, ("commits",))
    people = [side for side in range(2) if not is_automa(s, seat_of(s, side))]
    items = list(combat.get("commits").items())
    if len(items) != len(people):
        raise combat.get("commits").wrong(f"expected {len(people)} entries, got {len(items)}")
    for side in {0, 1} - set(people):
        s.committed[side] = 1
    for side, item in zip(people, items, strict=True):
        read_commitment(s, side, item)
    s.chooser = seat_of(s, people[0])


def read_commitment(s: Any, side: int, item: Field) -> None:
    item.keys(("seat", "dial", "cards", "done"))
    item.get("seat").integer(seat_of(s, side), seat_of(s, side))
    dial = item.get("dial")
    s.dial[side] = NONE if dial.is_none() else dial.integer(0, min(DIAL_MOST, s.seats[seat_of(s, side)].power))
    for card in item.get("cards", []).items():
        s.chosen[side * N_VALUES + card.integer(FIRST_VALUE, FIRST_VALUE + N_VALUES - 1) - FIRST_VALUE] += 1
    s.committed[side] = int(item.get("done", False).boolean())


def read_retreat(s: Any, field: Field) -> None:
    read_fight(s, field)
    retreat = field.get("retreat")
    retreat.keys(("at", "loser", "last", "lakes"))
    s.at = retreat.get("at").one_of(TERRITORY_IDS)
    s.chooser = retreat.get("loser").integer(0, s.players - 1)
    s.last = optional(retreat.get("last"), PLACE_IDS)
    s.lakes = read_places(retreat.get("lakes", []))
    if s.lakes & ~LAKES:
        raise retreat.get("lakes").wrong("expected lakes only")
    read_sides_of_retreat(s, retreat)


def read_sides_of_retreat(s: Any, field: Field) -> None:
    """The loser is one side; if it is not the attacker, the seat whose turn it is has won."""
    s.attacker = s.turn
    others = [seat for seat in range(2 if is_solo(s) else s.players) if seat != s.turn]
    there = [seat for seat in others if stands(s.seats[seat], s.at)]
    if (s.chooser != s.turn and s.chooser not in others) or (s.chooser == s.turn and len(there) != 1):
        raise field.get("loser").wrong("expected one of the two that fought here")
    s.defender = there[0] if s.chooser == s.turn else s.chooser


def stands(me: Any, place: int) -> bool:
    boards = (*me.workers, *me.mechs)
    return me.character == place or any(board >> place & 1 for board in boards)


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

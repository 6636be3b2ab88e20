"""Reading a half-made choice in a combat: see reading_pending.py."""

from __future__ import annotations

from typing import Any

from fabrica.engine.parse import Field
from fabrica.games.scythe.components import DIAL_MOST, RESOURCES, WORKERS
from fabrica.games.scythe.data.pending import UNITS
from fabrica.games.scythe.data.position import AUTOMA_NAME
from fabrica.games.scythe.data.reading import TOKENS_MOST, optional, read_counts, read_place, read_places
from fabrica.games.scythe.rules.combat import seat_of
from fabrica.games.scythe.rules.map_tables import LAKES, PLACE_IDS, TERRITORY_IDS
from fabrica.games.scythe.rules.state import (
    AUTOMA,
    ICONS_MOST,
    NONE,
    is_automa,
    is_solo,
)
from fabrica.games.scythe.rules.tables import FIRST_VALUE, N_VALUES

# Combat


def read_fight(s: Any, field: Field) -> None:
    read_after(s, field)
    read_entered(s, field.get("entered", []))


def read_side(s: Any, field: Field) -> int:
    return AUTOMA if is_solo(s) and field.is_word(AUTOMA_NAME) else field.integer(0, s.players - 1)


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


def read_action(s: Any, field: Field) -> None:
    action = field.get("action")
    s.action = 0 if is_automa(s, s.turn) and action.is_none() else 1 + action.one_of(("top", "bottom"))

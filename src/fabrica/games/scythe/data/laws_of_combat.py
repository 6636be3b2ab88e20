"""The laws of a half-made choice in a combat: see laws_of_choices.py."""

from __future__ import annotations

from typing import Any

from fabrica.engine.bit_sets import has
from fabrica.engine.parse import Field
from fabrica.games.scythe.rules.abilities import may_use_ability
from fabrica.games.scythe.rules.combat import card_limit, contested, seat_of
from fabrica.games.scythe.rules.map_tables import N_PLACES
from fabrica.games.scythe.rules.state import (
    COMMITTING,
    MECH_UNIT,
    NOWHERE,
    USING_ABILITY,
    is_automa,
    mechs_at,
    workers_at,
)
from fabrica.games.scythe.rules.tables import (
    N_RESOURCES,
    N_VALUES,
    SEAWORTHY,
    TOGAWA,
)

# Combat


def check_fight(s: Any, me: Any, pending: Field) -> None:
    check_after(s, me, pending)
    check_entered(s, me, pending)


def check_after(s: Any, me: Any, pending: Field) -> None:
    after = pending.get("after")
    if is_automa(s, s.turn) and (s.action or s.after_character or s.after_mechs):
        raise after.wrong("nothing of the Automa's is remembered")
    if not is_automa(s, s.turn) and not s.action:
        raise pending.get("action").wrong("expected top or bottom")
    there = sum(1 << place for place in range(N_PLACES) if mechs_at(me, place) > 0)
    if s.after_mechs & ~there or (s.after_mechs and me.faction != TOGAWA):
        raise after.get("mechs").wrong("expected places of Togawa's mechs")


def check_combat(s: Any, me: Any, pending: Field) -> None:
    check_fight(s, me, pending)
    if not has(contested(s), s.at):
        raise pending.get("combat").get("at").wrong("nobody fights there")
    if s.step == USING_ABILITY and not may_use_ability(s, s.chooser):
        raise pending.get("combat").get("by").wrong("this seat has no ability to use")
    if s.step == COMMITTING:
        for side in range(2):
            check_commitment(s, side, pending.get("combat").get("commits"))


def check_commitment(s: Any, side: int, field: Field) -> None:
    if is_automa(s, seat_of(s, side)):
        return
    hand = s.seats[seat_of(s, side)].hand
    chosen = s.chosen[side * N_VALUES : (side + 1) * N_VALUES]
    if any(number > held for number, held in zip(chosen, hand, strict=True)):
        raise field.wrong("a chosen card is not in the hand")
    if sum(chosen) > card_limit(s, seat_of(s, side)):
        raise field.wrong(f"expected at most {card_limit(s, seat_of(s, side))} cards")
    if s.dial[side] == NOWHERE and (sum(chosen) or s.committed[side]):
        raise field.wrong("the dial comes before the cards")
    if s.committed[0] and s.committed[1]:
        raise field.wrong("both have chosen")


def check_retreat(s: Any, me: Any, pending: Field) -> None:
    check_after(s, me, pending)
    check_entered(s, me, pending)
    if not has(s.seats[s.chooser].abilities, SEAWORTHY):
        raise pending.get("retreat").get("loser").wrong("only with seaworthy there is a choice")


def check_entered(s: Any, me: Any, pending: Field) -> None:
    """Each unit that entered is there, with what it brought, among enemies."""
    for i in range(s.n_entered):
        entry, field = s.entered[i], Field(None, f"{pending.path}.entered[{i}]")
        same = [other for other in s.entered[: s.n_entered] if other.to == entry.to]
        mechs = sum(other.unit == MECH_UNIT for other in same)
        if mechs > mechs_at(me, entry.to) or (len(same) > mechs and me.character != entry.to):
            raise field.wrong("this unit is not there")
        if sum(other.workers for other in same) > workers_at(me, entry.to) or not tokens_are_there(s, same, entry.to):
            raise field.wrong("what it brought is not there")
        if len(same) - mechs > 1 or not has(contested(s), entry.to):
            raise field.wrong("no enemy combat unit is there")


def tokens_are_there(s: Any, entries: list[Any], place: int) -> bool:
    kinds = range(N_RESOURCES)
    return all(sum(entry.resources[kind] for entry in entries) <= s.resources[place * N_RESOURCES + kind] for kind in kinds)

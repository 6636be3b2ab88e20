"""A position as plain data that a person can write, and back. docs/fantastic-factories.md is its definition."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fabrica.engine.bit_sets import lowest, without_lowest
from fabrica.engine.exchange import FACES
from fabrica.engine.versions import noted
from fabrica.games.fantastic_factories.components import Tool
from fabrica.games.fantastic_factories.rules.moves import BLUEPRINT_IDS, CONTRACTOR_IDS, MOVES
from fabrica.games.fantastic_factories.rules.state import (
    DISCARD,
    DROP,
    EMPTY,
    GIVE,
    NOBODY,
    NONE,
    NOTHING,
    REFUND,
    dice_showing,
    energy,
    is_solo,
    metal,
)
from fabrica.games.fantastic_factories.rules.tables import LEVELS

GAME_ID = "fantastic-factories"
VERSIONS = range(1, 3)  # of the rules
PACKAGE = __name__.removesuffix(".data.position")
PHASES = ("market", "work", "over")
FLOORS = ("research", "generate", "mine")
TOOLS = tuple(tool.name.lower() for tool in Tool)


def position(s: Any) -> dict[str, Any]:
    """The whole truth of a state, but for its chance."""
    return {**public(s), "seats": [{**public_seat(s, seat), "hand": cards(s.seats[seat].hand)} for seat in range(s.players)]}


def public(s: Any) -> dict[str, Any]:
    """What lies open on the table."""
    return {
        "game": GAME_ID,
        **noted(s, VERSIONS),
        "phase": PHASES[s.phase],
        "round": s.round,
        "first": s.first,
        "turn": None if s.turn == NOBODY else s.turn,
        "swept": bool(s.swept),
        "last_round": bool(s.last_round),
        "market": {
            "blueprints": [None if card == EMPTY else BLUEPRINT_IDS[card] for card in s.blueprints],
            "contractors": [None if card == EMPTY else CONTRACTOR_IDS[card] for card in s.contractors],
            "tools": [TOOLS[tool] for tool in s.tools],
        },
        "discards": {"blueprints": cards(s.blueprint_discards), "contractors": cards(s.contractor_discards, CONTRACTOR_IDS)},
        "machine": {"level": LEVELS[s.level], "goods": s.machine_goods, "compound": cards(s.machine)} if is_solo(s) else None,
    }


def public_seat(s: Any, seat: int) -> dict[str, Any]:
    """What everyone sees of a seat: all but its hand."""
    me = s.seats[seat]
    return {
        "metal": metal(me),
        "energy": energy(me),
        "goods": me.goods,
        "compound": cards(me.compound),
        "dice": faces(me.have),
        "headquarters": {name: faces(me.floors[floor]) for floor, name in enumerate(FLOORS)},
        "placed": faces(me.placed),
        "activated": sorted(BLUEPRINT_IDS[card] for card in members(me.activated)),
        "replicating": None if me.replicating == NOTHING else BLUEPRINT_IDS[me.replicating],
        "hired": None if me.hired == NOBODY else CONTRACTOR_IDS[me.hired],
        "pending": pending(s, me),
        "finished": bool(me.finished),
    }


def pending(s: Any, me: Any) -> dict[str, Any] | None:
    """The choice that waits for a seat."""
    if me.pending == NONE:
        return None
    if me.pending == GIVE:
        return {"give": CONTRACTOR_IDS[s.contractors[me.about]], "slot": me.about}
    if me.pending == DISCARD:
        return {"discard": me.owed, "for": MOVES[me.about]}
    if me.pending == REFUND:
        return {"refund": BLUEPRINT_IDS[me.about]}
    if me.pending == DROP:
        return {"drop": True}
    return {"reroll": faces(me.about)}


def cards(pile: Any, ids: tuple[str, ...] = BLUEPRINT_IDS) -> list[str]:
    """The cards of a pile, sorted."""
    return sorted(ids[kind] for kind in members(pile.kinds) for _ in range(pile.count[kind]))


def faces(dice: int) -> list[int]:
    """The dice of a bag, sorted."""
    return [face for face in FACES for _ in range(dice_showing(dice, face))]


def members(kinds: int) -> Iterator[int]:
    while kinds != 0:
        yield lowest(kinds)
        kinds = without_lowest(kinds)

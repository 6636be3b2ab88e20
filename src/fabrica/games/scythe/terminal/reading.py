"""What a view says only to who reads it with the rules: legal moves, costs, and what is controlled."""

from __future__ import annotations

from typing import Any

from fabrica.engine.chance import key_of
from fabrica.games.scythe.components import BOTTOMS, PAID_WITH, PRODUCE_COST, RESOURCES, TIERS
from fabrica.games.scythe.data.imagine import imagine
from fabrica.games.scythe.rules.control import controlled, tokens_of
from fabrica.games.scythe.rules.ending import tier
from fabrica.games.scythe.rules.legal import legal
from fabrica.games.scythe.rules.map_tables import PLACES_BY_ID
from fabrica.games.scythe.rules.moves import MOST_MOVES, MOVES
from fabrica.games.scythe.rules.tables import COST, MAT_IDS, SECTION_COINS, SLOTS
from fabrica.terminal.display import View

KEY = key_of("")  # what is hidden is not shown


STATE = "state"


def imagined(view: View) -> Any:
    """A state that looks like the view, for the rules to read; never changed."""
    return view[STATE] if STATE in view else imagine(dict(view), KEY)


def with_state(view: View) -> View:
    """The view, and the state with it: it is imagined once for a whole table."""
    return {**view, STATE: imagined(view)}


def moves_of(view: View, seat: int) -> list[str]:
    if seat not in view["active"]:
        return []
    found = [0] * MOST_MOVES
    return [MOVES[move] for move in found[: legal(imagined(view), seat, found)]]


def named_places(moves: list[str]) -> list[str]:
    """The places that moves are about."""
    return list(dict.fromkeys(word for words in moves for word in words.split() if word in PLACES_BY_ID))


def controlled_tokens(view: View, seat: int) -> dict[str, int]:
    """The resources that a seat controls, and can pay with."""
    state = imagined(view)
    places = controlled(state, seat)
    return {name: tokens_of(state, places, kind) for kind, name in enumerate(RESOURCES)}


def out(units: dict[str, int]) -> int:
    """How many are on places."""
    return sum(units.values())


def pays(popularity: int) -> dict[str, int]:
    """What the end pays at this popularity."""
    _, star, territory, resources = TIERS[tier(popularity)]
    return {"star": star, "territory": territory, "resources": resources}


# The mat


def bottom_cost(me: View, bottom: str) -> dict[str, int]:
    """With the upgrades that were made."""
    number = BOTTOMS.index(bottom)
    return {PAID_WITH[number]: COST[MAT_IDS.index(me["mat"])][number] - me["upgrades"]["to"].get(bottom, 0)}


def bottom_coins(me: View, bottom: str) -> int:
    return SECTION_COINS[MAT_IDS.index(me["mat"])][BOTTOMS.index(bottom)]


def slots(me: View, bottom: str) -> tuple[int, int]:
    """The cubes on a bottom action, and the room for more."""
    there = me["upgrades"]["to"].get(bottom, 0)
    return there, SLOTS[MAT_IDS.index(me["mat"])][BOTTOMS.index(bottom)] - there


def produce_cost(workers: int) -> dict[str, int]:
    return {what: 1 for what, least in PRODUCE_COST.items() if workers >= least}

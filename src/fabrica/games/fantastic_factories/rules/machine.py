"""Solo: The Machine."""

from __future__ import annotations

from typing import Any

from fabrica.engine.backend import apart
from fabrica.engine.bit_sets import has, lowest, without_lowest
from fabrica.engine.chance import pick
from fabrica.engine.piles import put
from fabrica.engine.telling import tell
from fabrica.games.fantastic_factories.components import ROW, Type
from fabrica.games.fantastic_factories.rules.facts import MACHINE_MAKES, MACHINE_ROLLS, MACHINE_SWEEPS, MACHINE_TAKES
from fabrica.games.fantastic_factories.rules.state import EMPTY, TABLE_STREAM, monuments
from fabrica.games.fantastic_factories.rules.supply import (
    refill_market,
    remove_blueprint,
    sweep_blueprints,
    sweep_contractors,
    top_blueprint,
)
from fabrica.games.fantastic_factories.rules.tables import MACHINE_START, MONUMENTS, OF_TYPE

TRAINING, PRODUCTION, SPECIAL, UTILITY = int(Type.TRAINING), int(Type.PRODUCTION), int(Type.SPECIAL), int(Type.UTILITY)
SWEEPS_BLUEPRINTS = ROW + 1  # on the green die


def machine_roll(s: Any) -> int:
    """A die rolled by The Machine."""
    face = pick(s, TABLE_STREAM, 6) + 1
    tell(s, MACHINE_ROLLS, face)
    return face


def deal_machine(s: Any) -> None:
    """Its starting compound: as many cards as its level says, none of them a monument."""
    apart()
    while s.machine.size < MACHINE_START[s.level]:
        card = top_blueprint(s)
        if has(MONUMENTS, card):
            put(s.blueprint_discards, card)
        else:
            put(s.machine, card)


def machine_turn(s: Any) -> None:
    """It rolls five dice: the green one takes a card, the others make goods."""
    apart()
    green, red, blue = machine_roll(s), machine_roll(s), machine_roll(s)
    purple, yellow = machine_roll(s), machine_roll(s)
    machine_takes(s, green)
    machine_makes(s, red, TRAINING)
    machine_makes(s, blue, PRODUCTION)
    machine_makes(s, purple, SPECIAL)
    machine_makes(s, yellow, UTILITY)


def machine_takes(s: Any, green: int) -> None:
    """1 to 4: that blueprint from the left. 5, 6: the top of the deck, then the blueprints or the contractors are swept."""
    if green <= ROW:
        machine_takes_slot(s, green - 1)
    else:
        machine_takes_top(s, green)
    refill_market(s)


def machine_takes_top(s: Any, green: int) -> None:
    card = top_blueprint(s)
    if card != EMPTY:
        machine_keeps(s, card)
    tell(s, MACHINE_SWEEPS, green - SWEEPS_BLUEPRINTS)
    if green == SWEEPS_BLUEPRINTS:
        sweep_blueprints(s)
    else:
        sweep_contractors(s)


def machine_takes_slot(s: Any, slot: int) -> None:
    if s.blueprints[slot] != EMPTY:
        machine_keeps(s, s.blueprints[slot])
        remove_blueprint(s, slot)


def machine_keeps(s: Any, card: int) -> None:
    put(s.machine, card)
    tell(s, MACHINE_TAKES, card)


def machine_makes(s: Any, die: int, type: int) -> None:
    """A good, if the die is no higher than the number of its cards of that type."""
    if die <= cards_of_type(s.machine, type):
        s.machine_goods += 1
        tell(s, MACHINE_MAKES, 1)


def cards_of_type(pile: Any, type: int) -> int:
    total = 0
    kinds = pile.kinds & OF_TYPE[type]
    while kinds != 0:
        total += pile.count[lowest(kinds)]
        kinds = without_lowest(kinds)
    return total


def machine_score(s: Any) -> int:
    """A point for each good and each card, and one more for each monument."""
    return s.machine_goods + s.machine.size + monuments(s.machine)

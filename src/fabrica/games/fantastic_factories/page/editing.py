"""The position as it is set up by hand: its fields in the order of the table, what they are called and how they are drawn."""

from __future__ import annotations

from fabrica.engine.contract import Position
from fabrica.games.fantastic_factories.data.position import PACKAGE
from fabrica.games.fantastic_factories.rules.moves import BLUEPRINT_IDS, CONTRACTOR_IDS
from fabrica.games.fantastic_factories.words.names import (
    card_name,
    floor_name,
    level_name,
    named,
    phase_name,
    tool_name,
    voice,
)
from fabrica.web.editing import Editing, Kind, Part, Thing, players

CARD = Kind(card_name, picture=str, own=True)
DIE = Kind(lambda face, language: voice(language)("die-showing", n=face), icon=lambda face: f"die_{face}")
PLAYER = players(PACKAGE)
CARDS = (*BLUEPRINT_IDS, *CONTRACTOR_IDS)
WITH_DICE = ("research", "generate", "mine", "activate", "replicate", "set", "reroll")


def things(words: str) -> list[Thing]:
    """The cards and the dice of a move."""
    verb, *rest = words.split()
    dice = [word for word in rest if word.isdigit()] if verb in WITH_DICE else []
    return [*((CARD, word) for word in rest if word in CARDS), *((DIE, int(face)) for face in dice)]


EDITING = Editing(
    table=(
        Part("editor-course", ("phase", "round", "first", "turn", "swept", "last_round")),
        Part("table-market", ("market.blueprints", "market.contractors", "market.tools")),
        Part("editor-alone", ("machine.level", "machine.goods", "machine.compound")),
        Part("editor-discards", ("discards.blueprints", "discards.contractors")),
    ),
    seat=(
        *("metal", "energy", "goods", "hand", "compound", "dice", "headquarters", "placed", "activated", "replicating", "hired"),
        *("pending", "finished"),
    ),
    kinds={
        "phase": Kind(phase_name),
        "first": PLAYER,
        "turn": PLAYER,
        "market.blueprints[]": CARD,
        "market.contractors[]": CARD,
        "market.tools[]": Kind(tool_name, icon=lambda tool: f"tool_{tool}"),
        "machine.level": Kind(level_name),
        "machine.compound[]": CARD,
        "discards.*[]": CARD,
        "seats[].hand[]": CARD,
        "seats[].compound[]": CARD,
        "seats[].activated[]": Kind(card_name, picture=str),
        "seats[].replicating": Kind(card_name, picture=str),
        "seats[].hired": Kind(card_name, picture=str),
        "seats[].dice[]": DIE,
        "seats[].placed[]": DIE,
        "seats[].headquarters.*[]": DIE,
    },
    keys={"seats[].headquarters": floor_name},
    kept=("pending",),
    icons={name: name for name in ("metal", "energy", "goods")},
    situation=(
        *("seats[me].metal", "seats[me].energy", "seats[me].goods", "seats[me].dice", "market.blueprints", "market.contractors"),
        *("seats[me].hand", "seats[me].compound"),
    ),
    things=things,
    said=named,
)


def editing(position: Position) -> Editing:
    return EDITING

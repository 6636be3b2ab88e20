"""The position as it is set up by hand: its fields in the order of the table, what they are called and how they are drawn."""

from __future__ import annotations

from functools import partial

from fabrica.engine.contract import Position
from fabrica.games.stephens.components import ACCESSORIES, LEVELS, SIDES
from fabrica.games.stephens.data.position import PACKAGE
from fabrica.games.stephens.page.seeing import picture_of
from fabrica.games.stephens.rules.tables import CONTRACT_IDS, CUBES, INVESTMENT_IDS, PROFESSION_IDS
from fabrica.games.stephens.words.names import (
    accessory_name,
    automa_name,
    card_name,
    cube_name,
    disc_name,
    factory_name,
    furnace_name,
    level_name,
    named,
    opponent_name,
    phase_name,
    row_name,
    scenario_name,
    type_name,
    voice,
)
from fabrica.web.editing import Editing, Kind, Part, Thing, players

CARD = Kind(card_name, picture=picture_of, own=True)
PLAYER = players(PACKAGE)
CARDS = (*PROFESSION_IDS, *CONTRACT_IDS, *INVESTMENT_IDS)
CUBE = Kind(cube_name, icon=lambda colour: f"cube_{colour}")
ACCESSORY = Kind(accessory_name, icon=str)


def things(words: str) -> list[Thing]:
    """The cards, cubes and accessories of a move."""
    kinds = ((CARD, CARDS), (CUBE, CUBES), (ACCESSORY, ACCESSORIES))
    return [(kind, word) for word in words.split()[1:] for kind, known in kinds if word in known]


EDITING = Editing(
    table=(
        Part("editor-course", ("phase", "step", "round", "turn", "mover", "army", "turns_left", "final", "redrawn", "pending")),
        Part("editor-markets", ("professions", "contracts", "investments")),
        Part("editor-furnaces", ("furnaces", "private")),
        Part("editor-rows", tuple(f"rows.{side}.{level}" for side in SIDES for level in LEVELS)),
        Part(
            "editor-alone",
            tuple(f"automa.{name}" for name in ("level", "opponent", "scenario", "card", "deck", "bag", "aside")),
        ),
        Part("editor-discards", tuple(f"discards.{name}" for name in ("professions", "contracts", "investments"))),
    ),
    seat=(
        *("score", "coins", "influence", "forest", "dunes", "cubes", "accessories", "unlocked", "contracts", "fulfilled"),
        *("investments", "columns", "spent", "aside"),
    ),
    kinds={
        "phase": Kind(phase_name),
        "step": Kind(lambda step, language: voice(language)(f"step-{step}")),
        "turn": PLAYER,
        "mover": PLAYER,
        "professions[]": CARD,
        "contracts[]": CARD,
        "investments[]": CARD,
        "discards.*[]": CARD,
        "rows.*.*[].card": CARD,
        "rows.*.*[].master": PLAYER,
        "rows.*.*[].apprentice": PLAYER,
        "automa.level": Kind(level_name),
        "automa.opponent": Kind(opponent_name),
        "automa.scenario": Kind(scenario_name),
        "automa.card": Kind(automa_name),
        "automa.deck[]": Kind(automa_name),
        "seats[].unlocked[]": Kind(disc_name),
        "seats[].contracts[]": CARD,
        "seats[].fulfilled.*[]": CARD,
        "seats[].investments.*[]": CARD,
    },
    keys={
        "furnaces": furnace_name,
        "private": factory_name,
        "private.*": cube_name,
        "automa.bag": cube_name,
        "seats[].cubes": cube_name,
        "seats[].aside": cube_name,
        "seats[].accessories": accessory_name,
        "seats[].spent": accessory_name,
        "seats[].fulfilled": type_name,
        "seats[].investments": cube_name,
        **{f"rows.{side}": partial(row_name, side) for side in SIDES},
    },
    kept=("pending",),
    icons={
        "score": "points", "coins": "coin", "influence": "influence", "forest": "forest", "dunes": "dunes", "army": "army",
        "basket": "basket", "crate": "crate", "chandelier": "chandelier", "any": "accessory_any",
        **{colour: f"cube_{colour}" for colour in ("green", "blue", "white", "orange", "pink", "black")},
    },
    situation=(
        *("seats[me].score", "seats[me].coins", "seats[me].influence", "seats[me].forest", "seats[me].dunes", "seats[me].cubes"),
        *("seats[me].accessories", "seats[me].contracts", "professions", "contracts", "investments"),
    ),
    things=things,
    said=named,
)  # fmt: skip


def editing(position: Position) -> Editing:
    return EDITING

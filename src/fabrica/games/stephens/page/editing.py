"""The position as it is set up by hand: its fields in the order of the table, what they are called and how they are drawn."""

from __future__ import annotations

from functools import partial

from fabrica.engine.contract import Position
from fabrica.games.stephens.components import LEVELS, SIDES
from fabrica.games.stephens.data.position import PACKAGE
from fabrica.games.stephens.page.seeing import picture_of
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
from fabrica.web.editing import Editing, Kind, Part, players

CARD = Kind(card_name, picture=picture_of, own=True)
PLAYER = players(PACKAGE)

EDITING = Editing(
    PACKAGE,
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
    said=named,
)  # fmt: skip


def editing(position: Position) -> Editing:
    return EDITING

"""The position as it is set up by hand: its fields in the order of the table, what they are called and how they are drawn."""

from __future__ import annotations

from fabrica.engine.contract import Position
from fabrica.games.scythe.components import RESOURCES
from fabrica.games.scythe.data.position import PACKAGE
from fabrica.games.scythe.rules.tables import FACTION_IDS
from fabrica.games.scythe.words.names import (
    ability_name,
    automa_card_name,
    bottom_name,
    cube_name,
    encounter_name,
    faction_name,
    factory_card_name,
    level_name,
    mat_name,
    objective_name,
    phase_name,
    place_name,
    resource_name,
    section_name,
    star_name,
    step_name,
    structure_name,
    tile_name,
    trap_name,
    unit_name,
    voice,
)
from fabrica.web.editing import Args, Editing, Kind, Naming, Part, Thing, players

PLAYER = players(PACKAGE)
PLACE = Kind(place_name)
OBJECTIVE = Kind(objective_name, picture=lambda card: f"objective-{card}", own=True)
FACTORY = Kind(factory_card_name, picture=lambda card: f"factory-{card}", own=True)


FACTION = Kind(faction_name, picture=lambda faction: f"faction-{faction}")
MAT = Kind(mat_name, picture=lambda mat: f"mat-{mat}")
BY_VERB = {"objective": OBJECTIVE, "factory": FACTORY}  # cards by number
NAMED = {"faction": FACTION, "mat": MAT, "section": Kind(section_name, icon=str), "bottom": Kind(bottom_name, icon=str)}
LAKE_ABILITIES = ("seaworthy", "submerge", "suiton")
UNITS = ("character", "mech", "worker")
UNIT, RESOURCE = Kind(unit_name, icon=str), Kind(resource_name, icon=str)


def things(words: str) -> list[Thing]:
    """The cards, mats, sections, units and resources of a move."""
    verb, *rest = words.split()
    if verb in UNITS:
        return [(UNIT, verb)]
    if verb in BY_VERB:
        return [(BY_VERB[verb], int(word)) for word in rest if word.isdigit()]
    known = NAMED.get(verb)
    return [(known, rest[0])] if known and rest else [(RESOURCE, word) for word in rest if word in RESOURCES]


def said(args: Args, language: str) -> Args:
    """The arguments of a complaint: `id` is a faction's or a mat's, all others are called by what they are."""
    return {key: said_of(key, value, language) for key, value in args.items()}


def said_of(key: str, value: str | int, language: str) -> str | int:
    if key == "id":
        return faction_name(str(value), language) if value in FACTION_IDS else mat_name(str(value), language)
    names: dict[str, Naming] = {"place": place_name, "objective": objective_name, **dict.fromkeys(LAKE_ABILITIES, ability_name)}
    return names[key](value, language) if key in names else value


def value_name(value: str, language: str) -> str:
    """A combat card."""
    return voice(language)("field-combat-card", n=value)


EDITING = Editing(
    table=(
        Part("editor-course", ("phase", "step", "round", "turn", "sent_home", "toka", "pending")),
        Part("editor-board", ("tile", "resources", "tokens", "encounters_used", "factory", "discards")),
        Part(
            "editor-alone",
            tuple(
                f"automa.{name}"
                for name in (
                    *("level", "faction", "coins", "power", "hand", "character", "mechs", "workers", "tracker", "stars", "card"),
                    *("deck", "factory_taken"),
                )
            ),
        ),
    ),
    seat=(
        *("faction", "mat", "coins", "power", "popularity", "hand", "objectives", "revealed", "discarded", "token"),
        *("character", "mechs", "workers", "abilities", "upgrades", "recruits", "structures", "stars", "factory_card"),
        *("flags", "traps"),
    ),
    kinds={
        "phase": Kind(phase_name),
        "step": Kind(step_name),
        "turn": PLAYER,
        "tile": Kind(tile_name, picture=lambda tile: f"tile-{tile}"),
        "tokens[]": PLACE,
        "encounters_used[]": Kind(encounter_name, picture=lambda card: f"encounter-{card}"),
        "factory[]": FACTORY,
        "automa.level": Kind(level_name),
        "automa.faction": FACTION,
        "automa.character": PLACE,
        "automa.card": Kind(automa_card_name),
        "automa.deck[]": Kind(automa_card_name),
        "seats[].faction": FACTION,
        "seats[].mat": MAT,
        "seats[].objectives[]": OBJECTIVE,
        "seats[].revealed[]": OBJECTIVE,
        "seats[].discarded": OBJECTIVE,
        "seats[].factory_card": FACTORY,
        "seats[].token": Kind(section_name),
        "seats[].character": PLACE,
        "seats[].abilities[]": Kind(ability_name),
        "seats[].upgrades.from[]": Kind(cube_name),
        "seats[].recruits.*": Kind(resource_name),
        "seats[].structures.*": PLACE,
        "seats[].flags[]": PLACE,
        "seats[].traps.*.at": PLACE,
    },
    keys={
        "resources": place_name,
        "resources.*": resource_name,
        "discards": value_name,
        "automa.hand": value_name,
        "automa.mechs": place_name,
        "automa.workers": place_name,
        "automa.stars": star_name,
        "seats[].hand": value_name,
        "seats[].mechs": place_name,
        "seats[].workers": place_name,
        "seats[].upgrades.to": bottom_name,
        "seats[].recruits": bottom_name,
        "seats[].structures": structure_name,
        "seats[].stars": star_name,
        "seats[].traps": trap_name,
    },
    kept=("pending",),
    situation=tuple(
        f"seats[me].{name}"
        for name in ("faction", "coins", "power", "popularity", "hand", "character", "mechs", "workers", "objectives")
    ),
    things=things,
    said=said,
    icons={"coins": "coin", "power": "power", "popularity": "popularity", **{name: name for name in RESOURCES}},
)


def editing(position: Position) -> Editing:
    return EDITING

"""What things are called, and amounts of them."""

from __future__ import annotations

from collections.abc import Sequence

from fabrica.games.scythe.components import RESOURCES
from fabrica.games.scythe.data.position import AUTOMA_NAME, PACKAGE
from fabrica.games.scythe.rules.map_tables import PLACES_BY_ID, TERRAIN
from fabrica.i18n.naming import Names

NAMES = Names(PACKAGE)
voice, listed, each = NAMES.voice, NAMES.listed, NAMES.each
amount, some, somewhat = NAMES.amount, NAMES.some, NAMES.somewhat
phase_name, level_name, resource_name = NAMES.phase_name, NAMES.level_name, NAMES.resource_name

faction_name, of_faction, gift_name = NAMES.by("faction-"), NAMES.by("of-"), NAMES.by("gift-")
mat_name, section_name, bottom_name, cube_name = NAMES.by("mat-"), NAMES.by("section-"), NAMES.by("bottom-"), NAMES.by("cube-")
unit_name, terrain_name, ability_name, trap_name = (
    NAMES.by("unit-"),
    NAMES.by("terrain-"),
    NAMES.by("ability-"),
    NAMES.by("trap-"),
)
structure_name, star_name, step_name = NAMES.by("structure-"), NAMES.by("star-"), NAMES.by("step-")


def a_structure(structure: str, language: str) -> str:
    """As the object of "build": "a Mine"."""
    return structure_name(f"one-{structure}", language)


def seat_name(seat: int | str, names: Sequence[str], language: str) -> str:
    """Who sits there, or the Automa; a seat without a name is called by its number."""
    return voice(language)("rival-name") if seat == AUTOMA_NAME else NAMES.seat_name(int(seat), names, language)


# Cards, by number


def encounter_name(card: int, language: str) -> str:
    return voice(language)(f"encounter-{card}")


def factory_card_name(card: int, language: str) -> str:
    return voice(language)(f"factory-{card}")


def objective_name(card: int, language: str) -> str:
    return voice(language)(f"objective-{card}")


def tile_name(tile: int, language: str) -> str:
    """A structure tile."""
    return voice(language)(f"tile-{tile}")


def automa_card_name(card: int, language: str) -> str:
    return voice(language)("automa-card", card=card)


# Places


def is_base(place: str) -> bool:
    return place.startswith("base_")


def place_name(place: str, language: str) -> str:
    """A territory with its terrain, "r3c5 (forest)", or a base."""
    return _placed(place, language, "place-territory", "place-base")


def on_place(place: str, language: str) -> str:
    return _placed(place, language, "on-territory", "on-base")


def to_place(place: str, language: str) -> str:
    return _placed(place, language, "to-territory", "to-base")


def from_place(place: str, language: str) -> str:
    return _placed(place, language, "from-territory", "from-base")


def _placed(place: str, language: str, territory: str, base: str) -> str:
    if is_base(place):
        return voice(language)(base, of=of_faction(place.removeprefix("base_"), language))
    return voice(language)(territory, place=place, terrain=terrain_name(TERRAIN[PLACES_BY_ID[place]], language))


def load_name(load: str, language: str) -> str:
    """What is taken along or left behind: workers, a resource, or everything."""
    kind = load.removeprefix("moved ").removeprefix("all ")
    return resource_name(kind if kind in (*RESOURCES, "everything") else "worker", language)

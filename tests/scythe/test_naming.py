"""Everything of Scythe has a name in every language, and no two things of a kind have the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from fabrica.games.scythe import GAME, words
from fabrica.games.scythe.components import (
    ABILITIES,
    BOTTOMS,
    CUBES,
    ENCOUNTERS,
    FACTORY_CARDS,
    OBJECTIVES,
    RESOURCES,
    SECTIONS,
    STARS,
    STRUCTURES,
    TERRAINS,
    TILES,
    TRAPS,
)
from fabrica.games.scythe.data.position import AUTOMA_NAME, PACKAGE, PHASES, STEPS
from fabrica.games.scythe.rules.automa_tables import LEVEL_IDS
from fabrica.games.scythe.rules.map_tables import PLACE_IDS
from fabrica.games.scythe.rules.tables import FACTION_IDS, MAT_IDS
from fabrica.games.scythe.solo_components import CARDS as AUTOMA_CARDS
from fabrica.games.scythe.words.names import from_place, on_place, some, somewhat, to_place
from fabrica.i18n.messages import LANGUAGES, Voice, has

every_language = pytest.mark.parametrize("language", LANGUAGES)


def numbers(cards: Sequence[Any]) -> range:
    return range(1, len(cards) + 1)


THINGS: dict[str, tuple[Callable[[Any, str], str], Sequence[Any]]] = {
    "factions": (words.faction_name, FACTION_IDS),
    "owners": (words.of_faction, FACTION_IDS),
    "gifts": (words.gift_name, FACTION_IDS),
    "mats": (words.mat_name, MAT_IDS),
    "sections": (words.section_name, SECTIONS),
    "bottoms": (words.bottom_name, BOTTOMS),
    "cubes": (words.cube_name, CUBES),
    "resources": (words.resource_name, (*RESOURCES, "coins", "power", "popularity", "cards", "worker")),
    "units": (words.unit_name, ("character", "mech", "worker")),
    "terrains": (words.terrain_name, TERRAINS),
    "places": (words.place_name, PLACE_IDS),
    "abilities": (words.ability_name, ABILITIES),
    "structures": (words.structure_name, STRUCTURES),
    "a structure": (words.a_structure, STRUCTURES),
    "traps": (words.trap_name, TRAPS),
    "stars": (words.star_name, (*STARS, "track")),
    "encounters": (words.encounter_name, numbers(ENCOUNTERS)),
    "Factory cards": (words.factory_card_name, numbers(FACTORY_CARDS)),
    "objectives": (words.objective_name, numbers(OBJECTIVES)),
    "tiles": (words.tile_name, numbers(TILES)),
    "Automa cards": (words.automa_card_name, numbers(AUTOMA_CARDS)),
    "levels": (words.level_name, LEVEL_IDS),
    "phases": (words.phase_name, PHASES),
    "steps": (words.step_name, STEPS),
}


@every_language
@pytest.mark.parametrize("kind", THINGS)
def test_everything_has_a_name_of_its_own(kind: str, language: str) -> None:
    name, things = THINGS[kind]
    found = [name(thing, language) for thing in things]
    assert len(set(found)) == len(things)
    assert all(text == text.strip() and "{" not in text and "_" not in text for text in found)


@every_language
def test_every_option_and_its_values_have_names(language: str) -> None:
    for name, option in GAME.options.items():
        assert has(PACKAGE, f"option-{name}", language)
        assert all(has(PACKAGE, f"option-{name}-{value}", language) for value in option.values)


def test_a_place_says_what_it_is() -> None:
    assert [words.place_name(place, "en") for place in ("r3c5", "r4c3", "base_nordic")] == [
        "r3c5 (forest)",
        "r4c3 (Factory)",
        "the base of the Nordic Kingdom",
    ]
    assert [of("base_polania", "pl") for of in (words.place_name, on_place, to_place, from_place)] == [
        "baza Polanii",
        "w bazie Polanii",
        "do bazy Polanii",
        "z bazy Polanii",
    ]


@pytest.mark.parametrize(
    ("n", "alone", "as_object"),
    [(1, "1 karta walki", "1 kartę walki"), (3, "3 karty walki", "3 karty walki"), (5, "5 kart walki", "5 kart walki")],
)
def test_polish_counts(n: int, alone: str, as_object: str) -> None:
    assert (words.amount(n, "cards", "pl"), some(n, "cards", "pl")) == (alone, as_object)


def test_amounts_are_listed_and_what_there_is_none_of_is_left_out() -> None:
    assert somewhat({"coins": 1, "power": 0, "oil": 2, "cards": 3}, "en") == "1 coin, 2 oil and 3 combat cards"
    assert somewhat({"coins": 1}, "es") == "1 moneda"


def test_who_sits_there() -> None:
    assert words.seat_name(1, ("Ana", "Bo"), "en") == "Bo"
    assert words.seat_name(1, (), "en") == "Seat 1"
    assert words.seat_name(AUTOMA_NAME, (), "pl") == "Automa"


@every_language
def test_the_room_introduces_itself(language: str) -> None:
    assert Voice(PACKAGE, language)("game-about").endswith(".")

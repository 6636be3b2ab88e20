"""What there is to learn: the rules with their symbols and cards, and the lessons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fabrica.games.scythe.components import ENCOUNTERS, FACTORY_CARDS, OBJECTIVES, TILES
from fabrica.games.scythe.data.position import PACKAGE
from fabrica.games.scythe.lessons.rulebook import SECTIONS, SYMBOLS, facts, section_of_refusal
from fabrica.games.scythe.lessons.tutorial import STEPS
from fabrica.games.scythe.rules.tables import FACTION_IDS, MAT_IDS
from fabrica.games.scythe.words import (
    describe,
    encounter_name,
    faction_name,
    factory_card_name,
    mat_name,
    objective_name,
    tile_name,
    way_to_play,
)
from fabrica.lessons.lesson import Teaching

BY_NUMBER = (
    ("objective", objective_name, OBJECTIVES),
    ("encounter", encounter_name, ENCOUNTERS),
    ("factory", factory_card_name, FACTORY_CARDS),
    ("tile", tile_name, TILES),
)


def card_name(id: str, language: str) -> str:
    return dict(named(language))[id]


TEACHING = Teaching(PACKAGE, SECTIONS, SYMBOLS, STEPS, facts, card_name)
rules, symbols, steps = TEACHING.rules, TEACHING.symbols, TEACHING.steps
rule_of = section_of_refusal


def all_cards(language: str) -> list[dict[str, Any]]:
    return [{"id": id, "name": name, "sentences": sentences(id, language), "picture": id} for id, name in named(language)]


def sentences(id: str, language: str) -> tuple[str, ...]:
    """What a card does; of a faction or a mat first how it plays."""
    plays = (way_to_play(id, language),) if id.startswith(("faction-", "mat-")) else ()
    return (*plays, *describe(id, language))


def named(language: str) -> Iterator[tuple[str, str]]:
    yield from ((f"faction-{id}", faction_name(id, language)) for id in FACTION_IDS)
    yield from ((f"mat-{id}", mat_name(id, language)) for id in MAT_IDS)
    for kind, name, cards in BY_NUMBER:
        yield from ((f"{kind}-{number}", name(number, language)) for number in range(1, len(cards) + 1))

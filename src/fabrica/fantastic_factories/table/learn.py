"""What there is to learn: the rules with their symbols and cards, and the steps of the tutorial."""

from __future__ import annotations

from typing import Any

from fabrica.fantastic_factories.moves import BLUEPRINT_IDS, CONTRACTOR_IDS
from fabrica.fantastic_factories.rulebook import SECTIONS, SYMBOLS, facts
from fabrica.fantastic_factories.tutorial import PARTS, STEPS, Step
from fabrica.fantastic_factories.wording import card_name, describe
from fabrica.words import say

ROOM = "fantastic_factories"


def text(id: str, language: str) -> str:
    return say(ROOM, id, facts(), language)


def rules(language: str) -> list[dict[str, Any]]:
    return [
        {
            "id": section.id,
            "title": text(section.title, language),
            "paragraphs": [text(id, language) for id in section.paragraphs],
            "cards": [(id, card_name(id, language)) for id in section.cards],
        }
        for section in SECTIONS
    ]


def symbols(language: str) -> list[tuple[str, str]]:
    return [(icon, text(id, language)) for icon, id in SYMBOLS]


def all_cards(language: str) -> list[dict[str, Any]]:
    ids = (*BLUEPRINT_IDS, *CONTRACTOR_IDS)
    return [{"id": id, "name": card_name(id, language), "sentences": describe(id, language)} for id in ids]


def steps(language: str) -> list[tuple[Step, dict[str, str]]]:
    """The steps of the tutorial with their texts."""
    return [(step, {part: text(step.message(part), language) for part in PARTS}) for step in STEPS]

"""What there is to learn: the rules with their symbols and cards, and the steps of the tutorial."""

from __future__ import annotations

from typing import Any

from fabrica.games.fantastic_factories.data.position import PACKAGE
from fabrica.games.fantastic_factories.lessons.rulebook import SECTIONS, SYMBOLS, facts
from fabrica.games.fantastic_factories.lessons.tutorial import STEPS
from fabrica.games.fantastic_factories.rules.moves import BLUEPRINT_IDS, CONTRACTOR_IDS
from fabrica.games.fantastic_factories.words import card_name, describe
from fabrica.lessons.lesson import Teaching

TEACHING = Teaching(PACKAGE, SECTIONS, SYMBOLS, STEPS, facts, card_name)
rules, symbols, steps = TEACHING.rules, TEACHING.symbols, TEACHING.steps


def all_cards(language: str) -> list[dict[str, Any]]:
    ids = (*BLUEPRINT_IDS, *CONTRACTOR_IDS)
    return [{"id": id, "name": card_name(id, language), "sentences": describe(id, language)} for id in ids]

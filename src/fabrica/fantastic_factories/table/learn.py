"""What there is to learn: the rules with their symbols and cards, and the steps of the tutorial."""

from __future__ import annotations

from typing import Any

from fabrica.fantastic_factories.moves import BLUEPRINT_IDS, CONTRACTOR_IDS
from fabrica.fantastic_factories.position import ROOM
from fabrica.fantastic_factories.rulebook import SECTIONS, SYMBOLS, facts
from fabrica.fantastic_factories.tutorial import STEPS
from fabrica.fantastic_factories.wording import card_name, describe
from fabrica.learning import Teaching

TEACHING = Teaching(ROOM, SECTIONS, SYMBOLS, STEPS, facts, card_name)
rules, symbols, steps = TEACHING.rules, TEACHING.symbols, TEACHING.steps


def all_cards(language: str) -> list[dict[str, Any]]:
    ids = (*BLUEPRINT_IDS, *CONTRACTOR_IDS)
    return [{"id": id, "name": card_name(id, language), "sentences": describe(id, language)} for id in ids]

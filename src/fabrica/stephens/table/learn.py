"""What there is to learn: the rules with their symbols and cards, and the steps of the tutorial."""

from __future__ import annotations

from typing import Any

from fabrica.learning import Teaching
from fabrica.stephens.position import ROOM
from fabrica.stephens.rulebook import SECTIONS, SYMBOLS, facts
from fabrica.stephens.table.seeing import picture_of
from fabrica.stephens.tables import CONTRACT_IDS, INVESTMENT_IDS, PROFESSION_IDS
from fabrica.stephens.tutorial import STEPS
from fabrica.stephens.wording import card_name, describe

TEACHING = Teaching(ROOM, SECTIONS, SYMBOLS, STEPS, facts, card_name)
rules, symbols, steps = TEACHING.rules, TEACHING.symbols, TEACHING.steps


def all_cards(language: str) -> list[dict[str, Any]]:
    ids = (*PROFESSION_IDS, *CONTRACT_IDS, *INVESTMENT_IDS)
    return [
        {"id": id, "name": card_name(id, language), "sentences": describe(id, language), "picture": picture_of(id)} for id in ids
    ]

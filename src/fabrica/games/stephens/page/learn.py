"""What there is to learn: the rules with their symbols and cards, and the steps of the tutorial."""

from __future__ import annotations

from typing import Any

from fabrica.games.stephens.data.position import PACKAGE
from fabrica.games.stephens.lessons.rulebook import SECTIONS, SYMBOLS, facts
from fabrica.games.stephens.lessons.tutorial import STEPS
from fabrica.games.stephens.page.seeing import picture_of
from fabrica.games.stephens.rules.tables import CONTRACT_IDS, INVESTMENT_IDS, PROFESSION_IDS
from fabrica.games.stephens.words import card_name, describe
from fabrica.lessons.lesson import Teaching

TEACHING = Teaching(PACKAGE, SECTIONS, SYMBOLS, STEPS, facts, card_name)
rules, symbols, steps = TEACHING.rules, TEACHING.symbols, TEACHING.steps


def all_cards(language: str) -> list[dict[str, Any]]:
    ids = (*PROFESSION_IDS, *CONTRACT_IDS, *INVESTMENT_IDS)
    return [
        {"id": id, "name": card_name(id, language), "sentences": describe(id, language), "picture": picture_of(id)} for id in ids
    ]

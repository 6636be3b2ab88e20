"""What the start page shows of this game."""

from __future__ import annotations

from typing import Any

from fabrica.games.scythe.data.position import PACKAGE
from fabrica.games.scythe.rules.automa_tables import LEVEL_IDS
from fabrica.games.scythe.words import level_name
from fabrica.i18n.messages import say

PICTURES = ("fields", "march", "works")


def welcome(language: str) -> dict[str, Any]:
    levels = [{"value": id, "name": level_name(id, language), "hint": hint(id, language)} for id in LEVEL_IDS]
    return {"pictures": PICTURES, "solo": {"option": "level", "levels": levels}, "notice": None}


def hint(level: str, language: str) -> str:
    return say(PACKAGE, "table-level-hint", {"level": level}, language)

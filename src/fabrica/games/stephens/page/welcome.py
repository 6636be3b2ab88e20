"""What the start page shows of this game."""

from __future__ import annotations

from typing import Any

from fabrica.games.stephens.data.position import LEVEL_IDS, PACKAGE
from fabrica.games.stephens.solo_components import FINAL_RENEWAL, RANK_FROM
from fabrica.games.stephens.words import level_name
from fabrica.i18n.messages import say

PICTURES = ("r09", "glassworks", "b03")


def welcome(language: str) -> dict[str, Any]:
    return {
        "pictures": PICTURES,
        "solo": {"option": "level", "levels": [level(id, language) for id in LEVEL_IDS]},
        "notice": say(PACKAGE, "table-notice", {}, language),
    }


def level(id: str, language: str) -> dict[str, str]:
    facts = {"army": FINAL_RENEWAL[id], "points": RANK_FROM[id][1]}
    return {"value": id, "name": level_name(id, language), "hint": say(PACKAGE, "table-level-hint", facts, language)}

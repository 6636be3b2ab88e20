"""What the start page shows of this game."""

from __future__ import annotations

from typing import Any

from fabrica.stephens.position import LEVEL_IDS, ROOM
from fabrica.stephens.solo_components import FINAL_RENEWAL, RANK_FROM
from fabrica.stephens.wording import level_name
from fabrica.words import say

PICTURES = ("r09", "glassworks", "b03")


def welcome(language: str) -> dict[str, Any]:
    return {
        "pictures": PICTURES,
        "solo": {"option": "level", "levels": [level(id, language) for id in LEVEL_IDS]},
        "notice": say(ROOM, "table-notice", {}, language),
    }


def level(id: str, language: str) -> dict[str, str]:
    facts = {"army": FINAL_RENEWAL[id], "points": RANK_FROM[id][1]}
    return {"value": id, "name": level_name(id, language), "hint": say(ROOM, "table-level-hint", facts, language)}

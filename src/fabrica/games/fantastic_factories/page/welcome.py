"""What the game's start page shows of it."""

from __future__ import annotations

from typing import Any

from fabrica.games.fantastic_factories.components import MACHINE_CARDS
from fabrica.games.fantastic_factories.words.names import voice

PICTURES = ("golem", "biolab", "beacon")


def welcome(language: str) -> dict[str, Any]:
    """Pictures, and the levels of The Machine for those who play alone."""
    t = voice(language)
    levels = [
        {"value": level, "name": t(f"option-machine-{level}"), "hint": t("level-hint", cards=cards)}
        for level, cards in MACHINE_CARDS.items()
    ]
    return {"pictures": PICTURES, "solo": {"option": "machine", "levels": levels}, "notice": None}

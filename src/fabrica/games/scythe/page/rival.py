"""The Automa at the table: its numbers, its stars, and the card of its last turn."""

from __future__ import annotations

from typing import Any

from fabrica.games.scythe.components import STARS_TO_END
from fabrica.games.scythe.data.position import AUTOMA_NAME
from fabrica.games.scythe.page.automa_turn import last_turn, track
from fabrica.games.scythe.page.seeing import Eyes
from fabrica.games.scythe.page.things import Chip
from fabrica.games.scythe.words import automa_card_name, effects, explain_score, faction_name, level_name, star_name


def rival(eyes: Eyes) -> dict[str, Any] | None:
    automa, language = eyes.view["automa"], eyes.language
    if automa is None or not automa["faction"]:
        return None
    stars = sum(automa["stars"].values())
    return {
        "who": eyes.called(AUTOMA_NAME),
        "level": level_name(automa["level"], language),
        "faction": automa["faction"],
        "faction_name": faction_name(automa["faction"], language),
        "coins": automa["coins"], "power": automa["power"], "cards": automa["cards"], "tracker": automa["tracker"],
        "deck": len(automa["deck"]),
        "stars": stars, "star_slots": [n < stars for n in range(STARS_TO_END)],
        "star_chips": [Chip(id, star_name(id, language), str(n), True, n) for id, n in automa["stars"].items()],
        "total": eyes.view["rival"],
        "lines": explain_score(eyes.view, None, language, eyes.known),
        "last": last_turn(eyes), "card": card(automa["card"], language) if automa["card"] else None,
        "track": track(automa),
    }  # fmt: skip


def card(number: int, language: str) -> dict[str, Any]:
    return {"name": automa_card_name(number, language), "sentences": effects(f"automa-{number}", language)}

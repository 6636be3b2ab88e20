"""What the people at a table are called."""

from __future__ import annotations

from fabrica.server.store import Seat
from fabrica.server.table import Table
from fabrica.server.words import speaker


def names_of(table: Table, language: str) -> list[str]:
    return [name_of(place, language) for place in table.seats]


def name_of(place: Seat, language: str) -> str:
    t = speaker(language)
    if place.name:
        return place.name
    if place.bot:
        return t(f"bot-{place.bot}")
    return t("player-nameless", n=place.seat + 1) if place.owner else t("seat-free")

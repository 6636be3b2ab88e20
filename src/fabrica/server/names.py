"""What the people at a table are called."""

from __future__ import annotations

import re

from fabrica.server.problems import Problem
from fabrica.server.store import Seat
from fabrica.server.table import Table
from fabrica.server.words import speaker

INVISIBLE = r"\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff"  # controls, and what turns a line's direction
UNFIT = re.compile(f"[{INVISIBLE}]")
NAME_MOST = 40


def checked_name(given: object) -> str:
    """A name from a form, as the API would take it."""
    name = str(given).strip()
    if len(name) > NAME_MOST or UNFIT.search(name):
        raise Problem(422, "problem-name")
    return name


def names_of(table: Table, language: str) -> list[str]:
    return [name_of(place, language) for place in table.seats]


def name_of(place: Seat, language: str) -> str:
    t = speaker(language)
    if place.name:
        return place.name
    if place.bot:
        return t(f"bot-{place.bot}")
    return t("player-nameless", n=place.seat + 1) if place.owner else t("seat-free")

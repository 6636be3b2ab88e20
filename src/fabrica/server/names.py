"""What the people and bots at a table are called."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256

from fabrica.i18n.messages import Voice
from fabrica.server.problems import Problem
from fabrica.server.store import Seat
from fabrica.server.table import Table
from fabrica.server.words import speaker

INVISIBLE = r"\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff"  # controls, and what turns a line's direction
UNFIT = re.compile(f"[{INVISIBLE}]")
NAME_MOST = 40
SEATS_MOST = 8  # at a table

# First names of bots: invented, easily said in every language of the house, and a word in none.
BOT_NAMES = (
    "Adro", "Belmi", "Bisko", "Celdo", "Corvi", "Dalma", "Dorvi", "Edrin", "Elko", "Fenna", "Frelda", "Galdo",
    "Gimlo", "Hanko", "Hesta", "Ilmi", "Irka", "Jasko", "Jorin", "Kelda", "Kirra", "Lorvo", "Lumi", "Mavra",
    "Melko", "Minka", "Nelko", "Nolvi", "Olvi", "Orla", "Pavlo", "Pelko", "Quila", "Rilka", "Rovan", "Selka",
    "Sorin", "Tavo", "Telka", "Uldra", "Urmo", "Vasko", "Velmo", "Xandro", "Yorda", "Yulma", "Zelmi", "Zorla",
)  # fmt: skip


def checked_name(given: object) -> str:
    """A name from a form, as the API would take it."""
    name = str(given).strip()
    if len(name) > NAME_MOST or UNFIT.search(name):
        raise Problem(422, "problem-name")
    return name


def names_of(table: Table, language: str) -> list[str]:
    """By seat. A bot is called by the table and the seat, and never as someone else there."""
    t = speaker(language)
    taken = frozenset(place.name.casefold() for place in table.seats if place.name)
    return [place.name or unnamed(table.id, place, taken, t) for place in table.seats]


def unnamed(table: str, place: Seat, taken: frozenset[str], t: Voice) -> str:
    """What someone is called who has given no name."""
    if place.bot:
        return bot_name(table, place.seat, taken)
    return t("player-nameless", n=place.seat + 1) if place.owner else t("seat-free")


@lru_cache(4096)
def bot_name(table: str, seat: int, taken: frozenset[str] = frozenset()) -> str:
    """The same at every visit; of two seats of a table never the same."""
    own = bot_names(table)[seat::SEATS_MOST]
    return next((name for name in own if name.casefold() not in taken), f"{own[0]} {seat + 1}")


@lru_cache(1024)
def bot_names(table: str) -> Sequence[str]:
    """All of them, in an order of the table's own."""
    return sorted(BOT_NAMES, key=lambda name: sha256(f"{table} {name}".encode()).digest())

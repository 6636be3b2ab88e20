"""Who sits at a table, as pages show them: a name, a portrait, and of a bot how well it plays."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256

from fabrica.server.colours import worn
from fabrica.server.names import BOT_NAMES, names_of
from fabrica.server.store import Seat
from fabrica.server.table import Table
from fabrica.server.words import speaker
from fabrica.web.portraits import BOTS, PEOPLE


@dataclass(frozen=True)
class Person:
    """Someone at a table; `level` and `about` are of a bot, in words."""

    seat: int
    name: str
    face: str
    colour: int  # its number: the shape's, too
    level: str = ""
    about: str = ""


def people_of(table: Table, language: str) -> list[Person]:
    """By seat: no two of them look alike."""
    names = names_of(table, language)
    looks = zip(table.seats, faces(table, names), worn(table.seats), strict=True)
    return [person(place, names[place.seat], face, colour, language) for place, face, colour in looks]


def person(place: Seat, name: str, face: str, colour: int, language: str) -> Person:
    if not place.bot:
        return Person(place.seat, name, face, colour)
    t = speaker(language)
    return Person(place.seat, name, face, colour, t(f"skill-{place.bot}"), t(f"about-bot-{place.bot}"))


def strangers(names: Sequence[str]) -> list[Person]:
    """People of whom no more is known, as in lessons and shared positions."""
    return [Person(seat, name, PEOPLE[seat], seat) for seat, name in enumerate(names)]


def faces(table: Table, names: Sequence[str]) -> list[str]:
    """By seat. Who has a name looks the same at every table, if nobody there was first."""
    found: list[str] = []
    for place, name in zip(table.seats, names, strict=True):
        kit, first = (BOTS, number_of(name)) if place.bot else (PEOPLE, hashed(place.name or f"{table.id} {place.seat}"))
        found.append(free(kit, first, found))
    return found


def number_of(bot: str) -> int:
    """A bot's name has a portrait; one that was given has any."""
    return BOT_NAMES.index(bot) if bot in BOT_NAMES else hashed(bot)


def hashed(name: str) -> int:
    return int.from_bytes(sha256(name.casefold().encode()).digest()[:4])


def free(kit: Sequence[str], first: int, taken: Iterable[str]) -> str:
    """A portrait that nobody here has, searched from a number on."""
    return next(face for n in range(len(kit)) if (face := kit[(first + n) % len(kit)]) not in taken)

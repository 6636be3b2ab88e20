"""Who sits at a table: names that nobody else has there, portraits of one's own, and how well a bot plays in words."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as some

from fabrica import Match
from fabrica.i18n.messages import LANGUAGES
from fabrica.server.names import BOT_NAMES, SEATS_MOST, names_of
from fabrica.server.people import people_of
from fabrica.server.site import files
from fabrica.server.store import Seat
from fabrica.server.table import Table
from fabrica.web import portraits

IDS = some.text("abcdefghijklmnopqrstuvwxyz0123456789", min_size=1, max_size=11)
PEOPLE = some.lists(some.one_of(some.none(), some.sampled_from(BOT_NAMES), some.just("Ana")), min_size=1, max_size=7)


def table_of(id: str, people: Sequence[str | None]) -> Table:
    """A table at which people have these names; None: a bot."""
    table = Table.of(id, Match("scythe", seats=len(people), seed=1))
    table.seats = [
        Seat(n, "person", f"guest{n}", name) if name else Seat(n, "bot", None, "", "greedy") for n, name in enumerate(people)
    ]
    return table


@given(IDS, PEOPLE)
def test_a_bot_is_called_like_nobody_else_at_the_table(id: str, people: list[str | None]) -> None:
    names = names_of(table_of(id, people), "en")
    bots = [name for name, person in zip(names, people, strict=True) if person is None]
    assert len({*bots}) == len(bots)
    assert not {*bots} & {person for person in people if person}


@given(IDS, PEOPLE)
def test_nobody_looks_like_anybody_else_at_the_table(id: str, people: list[str | None]) -> None:
    faces = [person.face for person in people_of(table_of(id, people), "en")]
    assert len({*faces}) == len(faces)


def test_a_bot_keeps_its_name_and_face_in_every_language() -> None:
    table = table_of("table", [None, "Ana", None])
    first, *others = ([(one.name, one.face) for one in people_of(table, language)] for language in LANGUAGES)
    assert all(other == first for other in others)
    table.seats[1] = Seat(1, "person", "guest1", "Bo")  # somebody else: the bots stay who they are
    assert [(one.name, one.face) for one in people_of(table, "en")][::2] == first[::2]


def test_tables_have_bots_of_different_names() -> None:
    assert len({tuple(names_of(table_of(f"table{n}", [None, None]), "en")) for n in range(40)}) > 30


def test_who_has_a_name_looks_the_same_at_every_table() -> None:
    assert len({people_of(table_of(f"table{n}", ["Ana", None]), "en")[0].face for n in range(10)}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_well_a_bot_plays_is_said_in_words(language: str) -> None:
    bot, person = people_of(table_of("table", [None, "Ana"]), language)
    assert bot.level
    assert bot.about
    assert (person.level, person.about) == ("", "")


def test_there_are_names_for_every_seat_and_a_portrait_for_every_name() -> None:
    assert len({name.casefold() for name in BOT_NAMES}) == len(BOT_NAMES) == len(portraits.BOTS)
    assert len(BOT_NAMES) % SEATS_MOST == 0
    assert all(name.isascii() and name.isalpha() for name in BOT_NAMES)


def test_portraits_are_all_different_and_in_the_sprite() -> None:
    faces = portraits.PEOPLE + portraits.BOTS
    assert len({portraits.parts(face) for face in faces}) == len(faces)
    sprite = files()["portraits.svg"][0].decode()
    assert all(f'id="{face}"' in sprite for face in faces)
    assert "currentColor" in sprite

"""The table's page, without a browser: each legal move has its button, each reason its rule, each score its lines."""

from __future__ import annotations

import random
import re
from collections import Counter
from functools import cache
from typing import Any

import pytest

from fabrica import Match
from fabrica.games.stephens import renewals
from fabrica.games.stephens.components import PLACES
from fabrica.games.stephens.lessons.rulebook import SECTIONS
from fabrica.games.stephens.page import all_cards, ended, present, welcome
from fabrica.games.stephens.rules.moves import MOVES
from fabrica.games.stephens.words import rank_name
from fabrica.i18n.log_text import story
from fabrica.i18n.messages import say
from fabrica.server.page import EMPTY, of_game
from fabrica.server.people import strangers
from fabrica.server.site import templates

NAMES = ("Ana", "Bento", "Clara", "Duarte")
GAME, PACKAGE = "stephens", "fabrica.games.stephens"
RULES = {section.id for section in SECTIONS}
CARDS = {f"card-{card['id']}" for card in all_cards("en")}
EAGER = ("fulfil", "column", "accept", "fund", "also")
LOOKED_AT = 11  # every so many decisions


def page(match: Match, viewer: int | None, **more: Any) -> str:
    """The table as a viewer gets it."""
    seen = present(match, viewer, NAMES[: match.seats], "en", **more)
    people = strangers(NAMES[: match.seats])
    speak = lambda id, **args: say(PACKAGE, id, args, "en")  # noqa: E731
    game = {"game": match.game.id, "language": "en", "t": speak}
    context = {**EMPTY, **of_game(match.game), **game, "base": "", "over": match.over, "people": people, **seen}
    return templates().get_template("stephens/table.html").render(**context)


def buttons(html: str) -> list[str]:
    return re.findall(r'name="move" value="([^"]+)"', html)


def kind(words: str) -> str:
    """What moves have in common that belong to one sort of thing."""
    verb, *rest = words.split()
    return f"{verb} {rest[0]}" if verb in ("skim", "redraw", "instead", "supply") else f"{verb} {len(rest)}"


@cache
def played(seats: int) -> tuple[Match, ...]:
    """Moments of a game of eager players: now and then, whenever a kind of move comes up for the first time, and the end."""
    luck, match, moments, met = random.Random(seats), Match(GAME, seats=seats, seed=seats), [], set[str]()
    while not match.over:
        seat = match.active[0]
        moves = match.moves(seat)
        kinds = set(map(kind, moves))
        if len(match.log) % LOOKED_AT == 0 or kinds - met:
            moments.append(match.after(len(match.log)))
        met |= kinds
        eager = [words for words in moves if words.split()[0] in EAGER]
        match.play(luck.choice(eager or [words for words in moves if words != "done"] or moves), seat)
    return (*moments, match)


@pytest.mark.parametrize("seats", range(1, 5))
def test_every_legal_move_has_a_button_and_no_other(seats: int) -> None:
    for match in played(seats):
        for viewer in {*match.active, len(match.log) % seats, None}:
            html = page(match, viewer)
            moves = match.moves(viewer) if viewer is not None else []
            alone = [words for words in buttons(html) if ";" not in words]
            assert set(alone) == set(moves), match.view(None)["step"]
            for words in set(buttons(html)) - set(alone):  # several moves in a press: all of them can be made
                then = match.after(len(match.log))
                for each in words.split(";"):
                    then.play(each, viewer)
            assert max(Counter(buttons(html)).values(), default=1) <= 2  # on the thing, and where it is looked at closely


def test_the_moments_have_all_kinds_of_moves() -> None:
    """But for the rarest, which the browser's tests look at."""
    met = {
        kind(words)
        for seats in range(1, 5)
        for match in played(seats)
        for words in (match.moves(match.active[0]) if match.active else ())
    }
    assert {kind(words) for words in MOVES} - met <= {"remove 1", *(f"instead {place}" for place in PLACES)}


@pytest.mark.parametrize("seats", [1, 4])
def test_what_the_page_names_is_there(seats: int) -> None:
    """No id stands twice, every popover is opened by something, every rule has its section, every text its picture."""
    for match in played(seats)[::3]:
        html = page(match, 0)
        ids = re.findall(r'\bid="([^"]+)"', html)
        assert len(ids) == len(set(ids))
        assert set(re.findall(r'popovertarget="([^"]+)"', html)) == {id for id in ids if id.startswith(("menu-", "board-of-"))}
        assert set(re.findall(r'/rules#([^"]+)"', html)) <= RULES | CARDS | {"symbols"}


def test_who_only_looks_on_has_no_buttons() -> None:
    for match in played(2)[:3]:
        assert buttons(page(match, match.active[0], idle=True)) == []


@pytest.mark.parametrize("seats", range(1, 5))
def test_the_end_is_explained(seats: int) -> None:
    match = played(seats)[-1]
    end = ended(match, 0, NAMES[:seats], "en")
    assert [who["total"] for who in end["scores"]] == list(match.scores)
    assert [seat for seat, who in enumerate(end["scores"]) if who["won"]] == list(match.winners)
    assert end["rounds"][-1]["score"] == list(match.scores)
    assert len(end["rounds"]) - renewals(match.position()) in (1, 2)  # alone there are turns after the last one
    assert all(len(row[measure["id"]]) == seats for row in end["rounds"] for measure in end["measures"])
    assert seats > 1 or rank_name(match.view(0)["solo"]["rank"], "en").lower() in end["title"].lower()


def test_every_move_is_told() -> None:
    match = played(3)[-1]
    told = story(match, 1, NAMES[:3], "en")
    assert len(told) == len(match.log)
    assert all(line and line[0] for line in told)


def test_the_start_page_says_what_the_decks_are() -> None:
    shown = welcome("en")
    assert "reconstruction" in shown["notice"]
    assert [level["value"] for level in shown["solo"]["levels"]] == ["easy", "normal", "hard"]

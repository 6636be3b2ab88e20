"""A review's turning points in pictures: what a player had, what was played and what was better, drawn with the game's parts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from contract.playing import Table, finished, house_game
from fabrica.coach.game_review import Judged, Review, Reviewed
from fabrica.coach.turns_played import turns_of
from fabrica.engine.match import Match
from fabrica.i18n.messages import Voice
from fabrica.registry import load
from fabrica.server.site import files
from fabrica.server.widgets import Option, Widget, drawn, situation
from server.visitors import FAST, Server, open_server


def symbols(game: str) -> set[str]:
    return set(re.findall(r'<symbol id="([^"]+)"', files()[f"{game}/table.svg"][0].decode()))


def drawings(option: Option) -> set[str]:
    return {option.picture, option.icon} - {""}


def of(widget: Widget) -> Iterator[Option]:
    for each in widget.all():
        yield from each.options


@house_game
def test_all_that_is_drawn_has_a_drawing(game: str) -> None:
    found = load(game)
    things = [option for words in found.moves for option in drawn(found, words, "en")]
    shown = [
        option for widget in situation(found, Match(game, 2).position(), 0, Voice(found.package, "en")) for option in of(widget)
    ]
    assert len(things) > len(found.moves) / 4
    assert {each for option in [*things, *shown] for each in drawings(option)} <= symbols(game)
    assert any(drawings(option) for option in shown)
    assert all(option.name for option in things)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with open_server(Path(tmp_path_factory.mktemp("turning")), **FAST) as found:
        yield found


def review_of(match: Match) -> Review:
    """One in which the first player's second turn could have been better, and changed everything."""
    turns = []
    for n, taken in enumerate(turns_of(match)):
        mine = taken.stretches[0].words
        legal = match.after(taken.at).moves(taken.seat)
        best, cost = (legal[:1], 2.0) if n == 2 else (mine, 0.0)
        judged = Judged(taken.at, mine, tuple(best), False, cost)
        chance = 0.9 if n < 3 and taken.seat == 0 else 0.1
        turns.append(Reviewed(taken.seat, taken.round, taken.phase, taken.at, chance, True, 50.0, (judged,)))
    return Review(match.game.id, match.seats, len(match.log), match.shares, tuple(turns))


@house_game
def test_a_turning_point_shows_what_there_was(server: Server, game: str) -> None:
    match = finished(Table(game, 2, {}), "turning")
    found, ann = review_of(match), server.visitor(accept="text/html")
    id = ann.told("POST", "/api/matches/import", json={"record": match.record()})["id"]
    server.lobby.store.keep_review(id, msgspec.json.encode(found).decode())
    page = ann.get(f"/g/{id}/review?of=0").text
    moments = re.findall(r'<li class="moment.*?</h3>.*?(?=<li class="moment|</ol></section>)', page, re.DOTALL)
    points = found.turning_points(0)
    assert len(moments) == len(points) > 0
    for point, moment in zip(points, moments, strict=True):
        assert f'href="/g/{id}?at={point.at}"' in moment
        has = situation(match.game, match.after(point.at).position(), 0, Voice(match.game.package, "en"))
        amounts = [widget for widget in has if widget.kind == "number" and widget.value not in ("", "0")]
        assert all(f"<b>{widget.value}</b>" in moment for widget in amounts)
        turn = next(turn for turn in found.of(0) if turn.at == point.at)
        lines = [words for part in turn.parts for words in (*part.mine, *(part.best if part.cost else ()))]
        named = [option.name for words in lines for option in drawn(match.game, words, "en")]
        assert all(f'role="img" aria-label="{name}"' in moment.replace("&#39;", "'") for name in named)
        assert ("Better</dt>" in moment) == (turn.cost > 0)

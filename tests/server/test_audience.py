"""What is pushed to those who look on: after every change each has the page that a new visit would show, and no other's."""

from __future__ import annotations

import gc
import json
import queue
import re
import zlib
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from fabrica.server import at_table
from fabrica.server.page import MARK, PART
from fabrica.server.patch import patch, patched
from fabrica.server.table_page import scene
from fabrica.server.words import tabled
from server.visitors import FAST, GAME, LINK, ME, OPEN, Listener, Server, Visitor, open_server

LANGUAGES = ("en", "pl", "pt", "pt", "es")  # of two who play and three who look on
MOVES = 15
CURTAIN = 'class=\\"panel narrow curtain\\"'
every_game = pytest.mark.parametrize("game", tabled(), ids=lambda game: str(game.id))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with open_server(tmp_path, **FAST) as found:
        yield found


class Onlooker:
    """A page that is open: it has what came first, and what the patches make of it."""

    def __init__(self, visitor: Visitor, path: str, **headers: str) -> None:
        self.visitor, self.path = visitor, path
        self.stream = Listener(visitor, f"{path}/stream", **headers)
        self.text = self.mark = ""
        self.when = 0.0
        self.wholes = 0

    def hears(self, number: int) -> None:
        """Wait for the page after so many events."""
        self.takes(self.stream.text())
        while int(re.findall(r'data-number="(\d+)"', self.text)[0]) < number:
            self.takes(self.stream.text())

    def takes(self, event: str) -> None:
        said = json.loads(event.partition("data: ")[2])
        assert event.startswith(f"id: {said['to']}\n")
        assert said["from"] in ("", self.mark)
        self.wholes += said["from"] == ""
        self.text, self.mark = patched(self.text.split("\n"), said["parts"]), said["to"]
        assert said["when"] > self.when
        self.when = said["when"]

    def fresh(self) -> tuple[str, str]:
        """The page as a new visit shows it, and its mark."""
        answer = self.visitor.get(self.path, headers={PART: "live"})
        mark, when = answer.headers[MARK].split()
        assert float(when) >= self.when
        return answer.text, mark


def seated_match(server: Server, game: str = GAME.id) -> tuple[str, list[Visitor]]:
    """A match with two people at it, and all who look on."""
    people = [server.visitor(**{"accept-language": language}) for language in LANGUAGES]
    match, invites = people[0].creates(ME, LINK, game=game)
    people[1].joins(invites["1"])
    return match, people


def act(server: Server, match: str, people: list[Visitor]) -> int:
    """Something happens: mostly a move, sometimes a step back; the number of the event."""
    seen = people[0].sees(match)
    seat = server.luck.choice(seen["active"])
    own = people[seat].sees(match)
    kind = "undo" if own["can_undo"] and server.luck.random() < 0.2 else "play"
    rest = {"move": server.luck.choice(own["moves"])} if kind == "play" else {}
    answer = people[seat].acts(match, kind, seat, **rest)
    assert answer.status_code == 200, answer.text
    return int(answer.json()["number"])


# Patches


LINES = some.lists(
    some.sampled_from(["", "short", "a line that is long enough", "another line that is long", "ł" * 20, "x" * 30])
)


@given(LINES, LINES)
def test_a_patch_makes_the_new_text_of_the_old(old: list[str], new: list[str]) -> None:
    assert patched(old, patch(old, new)) == "\n".join(new)


def test_a_patch_is_short_where_little_changes() -> None:
    old = [f"the line with the number {n}" for n in range(100)]
    assert patch(old, old) == [(0, 100)]
    assert patch(old, [*old[:50], "new", *old[50:]]) == [(0, 50), "new", (50, 50)]
    assert patch(old, [*old[:50], *old[60:]]) == [(0, 50), (60, 40)]
    assert patch(old, [*old[:50], "new", *old[51:]]) == [(0, 50), "new", (51, 49)]


# Pages


@every_game
def test_everyone_has_the_page_that_a_visit_shows(server: Server, game: Any) -> None:
    match, people = seated_match(server, game.id)
    onlookers = [Onlooker(visitor, f"/g/{match}") for visitor in people]
    with ExitStack() as streams:
        for onlooker in onlookers:
            streams.enter_context(onlooker.stream)
            onlooker.hears(0)
        for _ in range(MOVES):
            number = act(server, match, people)
            for onlooker in onlookers:
                onlooker.hears(number)
        server.table(match).audiences.clear()  # a visit that shares nothing with anyone
        assert [(o.text, o.mark) for o in onlookers] == [o.fresh() for o in onlookers]
    assert len({onlooker.text for onlooker in onlookers}) == 4
    assert {onlooker.wholes for onlooker in onlookers} == {1}


def test_a_page_is_made_once_for_all_who_see_the_same(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Any] = []

    def noted(*args: Any) -> Any:
        made.append(args)
        return scene(*args)

    monkeypatch.setattr(at_table, "scene", noted)
    match, people = seated_match(server)
    onlookers = [Onlooker(visitor, f"/g/{match}") for visitor in people]
    with ExitStack() as streams:
        for onlooker in onlookers:
            streams.enter_context(onlooker.stream)
            onlooker.hears(0)
        made.clear()
        number = act(server, match, people)
        for onlooker in onlookers:
            onlooker.hears(number)
    assert len(made) == len(set(LANGUAGES)) == 4


def test_who_comes_back_gets_what_is_new(server: Server) -> None:
    match, people = seated_match(server)
    ann = Onlooker(people[0], f"/g/{match}")
    with ann.stream:
        ann.hears(0)
    with Onlooker(people[0], f"/g/{match}", last_event_id=ann.mark).stream as again:
        with pytest.raises(queue.Empty):
            again.piece(0.2)  # nothing is new
        act(server, match, people)
        ann.takes(again.text())
    for _ in range(2):
        number = act(server, match, people)
    late = Onlooker(people[0], f"/g/{match}", last_event_id=ann.mark)
    with late.stream:
        late.hears(number)  # too late for a patch: the whole page
    assert late.wholes == 1
    assert late.text == late.fresh()[0]


def test_a_compressed_stream_says_the_same(server: Server) -> None:
    match, people = seated_match(server)
    ann, bob = (Onlooker(people[2], f"/g/{match}", accept_encoding=how) for how in ("gzip", "identity"))
    unpack, lengths = zlib.decompressobj(zlib.MAX_WBITS | 16), []
    with ann.stream, bob.stream:
        assert unpack.decompress(ann.stream.piece()) == b""
        for _ in range(5):
            packed, plain = ann.stream.piece(), bob.stream.piece()
            assert unpack.decompress(packed) == plain
            lengths.append(len(packed) / len(plain))
            act(server, match, people)
    assert ann.stream.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in bob.stream.headers
    assert lengths[0] < 0.25


def test_an_answer_to_a_move_is_what_has_changed(server: Server) -> None:
    match, people = seated_match(server)
    ann = Onlooker(people[0], f"/g/{match}")
    with ann.stream:
        ann.hears(0)
        form = {"seat": "0", "version": "0", "move": people[0].sees(match)["moves"][0]}
        answer = people[0].ask("POST", f"/g/{match}/play", data=form, headers={PART: "live", MARK: ann.mark})
        assert answer.headers["content-type"] == "application/json"
        said = answer.json()
        assert said["from"] == ann.mark
        assert patched(ann.text.split("\n"), said["parts"]) == ann.fresh()[0]
        ann.hears(1)
        assert ann.mark == said["to"]


@pytest.mark.parametrize("mark", ["", "unknown"])
def test_an_answer_to_who_has_another_page_is_the_page(server: Server, mark: str) -> None:
    match, people = seated_match(server)
    form = {"seat": "0", "version": "0", "move": people[0].sees(match)["moves"][0]}
    answer = people[0].ask("POST", f"/g/{match}/play", data=form, headers={PART: "live", MARK: mark})
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.text.startswith("<main")


def test_who_sits_down_is_shown_to_all(server: Server) -> None:
    ann, bob = server.visitor(), server.visitor()
    bob.creates(ME)  # a guest already
    match, _ = ann.creates(ME, OPEN)
    onlookers = [Onlooker(visitor, f"/g/{match}") for visitor in (ann, bob)]
    with onlookers[0].stream, onlookers[1].stream:
        for onlooker in onlookers:
            onlooker.hears(0)
            assert 'class="panel waiting"' in onlooker.text
        bob.told("POST", f"/api/matches/{match}/sit", json={"seat": 1, "name": "Bob"})
        for onlooker in onlookers:
            onlooker.hears(0)
            assert 'class="panel waiting"' not in onlooker.text
            assert onlooker.text == onlooker.fresh()[0]


def test_on_one_device_a_curtain_falls_when_the_other_seat_is_next(server: Server) -> None:
    ann = server.visitor()
    match, _ = ann.creates(ME, ME)
    with Listener(ann, f"/g/{match}/stream?as=0") as stream:
        assert CURTAIN not in stream.text()
        while ann.sees(match)["active"] == [0]:
            ann.plays(match, ann.sees(match, 0)["moves"][0], 0)
            pushed = stream.text()
        assert CURTAIN in pushed


def test_nobody_is_remembered_who_has_left(server: Server) -> None:
    match, people = seated_match(server)
    with Onlooker(people[0], f"/g/{match}").stream as stream:
        stream.text()
        assert len(server.table(match).audiences) == 1
    gc.collect()
    assert not server.table(match).audiences
    assert not server.table(match).listeners

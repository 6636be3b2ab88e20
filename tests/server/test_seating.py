"""A table as a form wishes it; the last one is remembered, and played again at once where nobody need be waited for."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fabrica.server.seating import LAST
from fabrica.server.words import tabled
from server.visitors import FAST, GAME, Server, Visitor, open_server

QUICK = {"preset": "quick"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with open_server(tmp_path, **FAST) as found:
        yield found


@pytest.fixture
def ann(server: Server) -> Visitor:
    return server.visitor(accept="text/html")


def opened(visitor: Visitor, **form: str) -> Any:
    answer = visitor.ask("POST", "/new", data={"game": GAME.id, **form}, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return visitor.sees(answer.headers["location"].removeprefix("/g/"))


def people(seen: Any) -> list[tuple[str, str | None]]:
    return [(seat["name"], seat["bot"]) for seat in seen["seats"]]


def test_everyone_on_one_device_has_a_name(ann: Visitor) -> None:
    seen = opened(ann, preset="table", name="Ann", seat1="here", name1="Zoë", seat2="here", seat3="random", name3="nobody's")
    assert [seat["name"] for seat in seen["seats"]][:3] == ["Ann", "Zoë", ""]
    assert all(seat["mine"] for seat in seen["seats"][:3])
    assert (
        ann.ask("POST", "/new", data={"game": GAME.id, "preset": "table", "seat1": "here", "name1": "x" * 41}).status_code == 422
    )


def test_the_last_table_is_played_again_at_once(ann: Visitor) -> None:
    assert [bot for _, bot in people(opened(ann, **QUICK))] == [None, "greedy"]
    seen = opened(ann, preset="table", name="Ann", seat1="here", name1="Zoë: 50 %", seat2="none", seat3="random")
    again = opened(ann, **QUICK)
    assert people(again) == people(seen) == [("Ann", None), ("Zoë: 50 %", None), ("", "random")]
    start = ann.get(f"/{GAME.id}").text
    assert "against: Zoë: 50 %, Novice bot" in start
    assert 'value="Zoë: 50 %"' in start
    assert '<option value="random" selected>' in start


def test_a_game_alone_is_played_again_at_its_level(ann: Visitor) -> None:
    opened(ann, preset="solo", machine="insane")
    assert opened(ann, **QUICK)["options"]["machine"] == "insane"
    assert "The Machine (insane)" in ann.get(f"/{GAME.id}").text


def test_each_game_has_a_last_table_of_its_own(ann: Visitor) -> None:
    opened(ann, preset="table", seat1="random", seat2="random")
    other = next(game for game in tabled() if game.id != GAME.id)
    assert len(opened(ann, **{**QUICK, "game": other.id})["seats"]) == 2


def test_who_plays_at_once_waits_for_nobody(ann: Visitor) -> None:
    opened(ann, preset="table", seat1="link", seat2="random")
    assert [bot for _, bot in people(opened(ann, **QUICK))] == [None, "greedy"]
    assert '<option value="link" selected>' in ann.get(f"/{GAME.id}").text


@pytest.mark.parametrize(
    "kept", ["seat1:king", "seat1:trained&preset:x", "%%%", "seat1:here&name1:%00", "preset:solo&machine:wild", ":" * 5000]
)
def test_what_cannot_be_wished_any_more_is_forgotten(server: Server, kept: str) -> None:
    bob = server.visitor(accept="text/html", cookie=f"{LAST}{GAME.id}={kept}")
    assert bob.get(f"/{GAME.id}").status_code == 200
    assert bob.ask("POST", "/new", data={"game": GAME.id, **QUICK}, follow_redirects=False).status_code == 303

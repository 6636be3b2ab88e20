"""Tables that nobody ever used are let go; bots among themselves play for those who look."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from fabrica.server import table as tables
from fabrica.server.store import Event, Seat, Store
from server.visitors import ME, OPEN, Listener, Server, open_server

BOT = {"kind": "bot", "bot": "random"}
REQUESTS: dict[str, list[str]] = {
    "empty": [], "bots": ["bot:0:0"], "brought": ["past:1"], "played": ["past:1", "ann:r1"], "reviewed": [],
}  # fmt: skip
SOON = timedelta(minutes=1)


def test_what_no_person_ever_touched_expires(database: str) -> None:
    store = Store(database)
    person = [Seat(0, "person", "ann", "Ann")]
    for id, requests in REQUESTS.items():
        past = [Event(id, n, 0, "play", "pass", request) for n, request in enumerate(requests, 1)]
        store.create(id, "beginning", person, past)
    store.keep_review("reviewed", "{}")
    now = datetime.now(UTC)
    assert store.expire(now - SOON) == []
    assert sorted(store.expire(now + SOON)) == ["bots", "brought", "empty"]
    assert store.expire(now + SOON) == []
    assert [id for id in REQUESTS if store.load(id) is not None] == ["played", "reviewed"]
    store.close()


def test_a_table_that_expired_is_unknown_to_all(tmp_path: Path) -> None:
    with open_server(tmp_path) as server:
        ann = server.visitor()
        empty, _ = ann.creates(ME, OPEN)
        played, _ = ann.creates(ME, ME)
        ann.plays(played, ann.sees(played)["moves"][0])
        with Listener(ann, f"/api/matches/{empty}/stream") as stream:
            stream.text()
            assert in_lobby(server, server.lobby.expire, -1.0) == 1
        assert ann.get(f"/api/matches/{empty}").status_code == 404
        assert ann.told("GET", "/api/matches/mine") == [played]
        assert ann.sees(played)["number"] == 1


def in_lobby(server: Server, call: Any, *given: Any) -> Any:
    return server.portal.call(call, *given)


def test_bots_among_themselves_play_for_those_who_look(tmp_path: Path, monkeypatch: Any) -> None:
    """A table without people rests when nobody has looked at it for a while, and goes on when someone does."""
    monkeypatch.setattr(tables, "LOOKED", 0.2)
    with open_server(tmp_path, bot_pause=0.02) as server:
        match, _ = server.visitor().creates(BOT, BOT)
        table = server.table(match)
        in_lobby(server, rested, server, table)
        before = table.number
        in_lobby(server, asyncio.sleep, 0.3)
        assert (table.number, table.match.over) == (before, False)
        with Listener(server.visitor(), f"/api/matches/{match}/stream"):
            in_lobby(server, moved_on, table, before)
        assert table.number > before


async def rested(server: Server, table: Any) -> None:
    for _ in range(200):
        await asyncio.sleep(0.05)
        if not server.lobby.bots._at_it:
            return
    raise AssertionError("the bots play on for nobody")


async def moved_on(table: Any, before: int) -> None:
    for _ in range(400):
        await asyncio.sleep(0.05)
        if table.number > before:
            return
    raise AssertionError("the bots do not go on for who looks")

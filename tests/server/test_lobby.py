"""The lobby in one process: one table for a match, nobody loses a seat, and a request is done once whatever becomes of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from fabrica import Match
from fabrica.server import lobby as housing
from fabrica.server.lobby import Lobby
from fabrica.server.places import Place
from fabrica.server.problems import Problem
from fabrica.server.reading import read_table
from fabrica.server.store import Event, Store

GAME = "fantastic-factories"
ALONE = [Place("me")]
FRIENDS = [Place("me"), Place("link"), Place("link")]


def in_lobby(tmp_path: Path, scene: Callable[[Lobby], Awaitable[None]]) -> None:
    """Play a scene in a house of its own."""

    async def play() -> None:
        lobby = Lobby(Store(f"sqlite:///{tmp_path / 'lobby.db'}"), bot_pause=0)
        try:
            await asyncio.wait_for(scene(lobby), 30)
        finally:
            await lobby.close()

    asyncio.run(play())


async def new_table(lobby: Lobby, places: list[Place] = ALONE) -> tuple[str, list[str]]:
    id, invites = await lobby.create(Match(GAME, seats=len(places), seed="house"), "ann", places)
    return id, list(invites.values())


@pytest.mark.parametrize("places", [ALONE, FRIENDS])
@pytest.mark.parametrize("start", ["dealt", "position", "begun"])
def test_a_new_table_is_what_would_be_read(tmp_path: Path, start: str, places: list[Place]) -> None:
    """It is not read from the store: it is known."""
    match = Match(GAME, seats=len(places), seed="house")
    if start == "position":
        match = Match.from_position(match.position(), seed="other")
    elif start == "begun":
        match.play(match.moves(match.active[0])[0], match.active[0])

    async def scene(lobby: Lobby) -> None:
        id, _ = await lobby.create(match, "ann", places, mixes=True)
        known, kept = await lobby.get(id), lobby.store.load(id)
        assert kept is not None
        read = read_table(id, *kept)
        assert (known.match.state(), known.match.record()) == (read.match.state(), read.match.record())
        assert (known.seats, known.maker, known.number, known.versions) == (read.seats, read.maker, read.number, read.versions)
        assert (known.has_begun, known.match.nonces, known.active) == (read.has_begun, read.match.nonces, read.active)

    in_lobby(tmp_path, scene)


def slow(call: Callable[..., Any], first: float) -> Callable[..., Any]:
    """The same call, of which the first returns late."""
    waits = iter([first])

    def late(*words: Any) -> Any:
        found = call(*words)
        time.sleep(next(waits, 0))
        return found

    return late


def test_friends_who_sit_down_at_once_both_sit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(lobby: Lobby) -> None:
        id, invites = await new_table(lobby, FRIENDS)
        monkeypatch.setattr(lobby.store, "seats", slow(lobby.store.seats, 0.3))
        first = asyncio.create_task(lobby.join(invites[0], "bob", "Bob"))
        await asyncio.sleep(0.1)
        await lobby.join(invites[1], "cy", "Cy")
        await first
        assert [place.owner for place in (await lobby.get(id)).seats] == ["ann", "bob", "cy"]

    in_lobby(tmp_path, scene)


def test_an_invite_may_be_shown_again_by_whom_it_seated(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        id, invites = await new_table(lobby, FRIENDS)
        assert [await lobby.join(invites[0], "bob", "Bob") for _ in range(2)] == [id, id]
        with pytest.raises(Problem, match="invite-used"):
            await lobby.join(invites[0], "eve", "Eve")

    in_lobby(tmp_path, scene)


def test_a_match_has_one_table_as_long_as_anyone_holds_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(housing, "TABLES_KEPT", 1)

    async def scene(lobby: Lobby) -> None:
        ids = [(await new_table(lobby))[0] for _ in range(3)]
        held = await lobby.get(ids[0])
        for id in ids:
            await lobby.get(id)
        assert await lobby.get(ids[0]) is held
        once = await asyncio.gather(*(lobby.get(ids[1]) for _ in range(5)))
        assert all(table is once[0] for table in once)
        assert len(lobby._tables) <= 3
        del held, once
        await lobby.get(ids[2])
        assert set(lobby._tables) <= set(ids[1:])

    in_lobby(tmp_path, scene)


def test_a_request_whose_asker_has_gone_is_done_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(lobby: Lobby) -> None:
        id, _ = await new_table(lobby)
        table = await lobby.get(id)
        move = table.match.moves(0)[0]
        monkeypatch.setattr(lobby.store, "append", slow(lobby.store.append, 0.3))
        asking = asyncio.create_task(lobby.act(id, "ann", 0, "play", move, 0, "r"))
        await asyncio.sleep(0.1)
        asking.cancel()
        again = await lobby.act(id, "ann", 0, "play", move, 0, "r")
        assert (again.number, again.versions, len(again.match.log)) == (1, [1], 1)
        assert len(lobby.store.events_after(id, 0)) == 1

    in_lobby(tmp_path, scene)


def test_a_write_that_fails_is_not_acknowledged_and_can_be_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(lobby: Lobby) -> None:
        id, _ = await new_table(lobby)
        table = await lobby.get(id)
        move = table.match.moves(0)[0]
        with monkeypatch.context() as planted:
            planted.setattr(lobby.store, "append", full_disk)
            with pytest.raises(OSError, match="no space"):
                await lobby.act(id, "ann", 0, "play", move, 0, "r")
        assert (table.number, table.match.log) == (0, [])
        await lobby.act(id, "ann", 0, "play", move, 0, "r")
        assert table.number == 1

    in_lobby(tmp_path, scene)


def full_disk(batch: list[Event]) -> list[bool]:
    raise OSError("no space left")

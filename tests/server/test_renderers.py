"""Pages that a process of their own makes are those that the server would make, and no process is missed when it dies."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fabrica.game import Game
from fabrica.server import renderers
from fabrica.server.at_table import made
from fabrica.server.audience import Reader
from fabrica.server.words import tabled
from server.test_audience import Onlooker, act, seated_match
from server.visitors import FAST, Server, open_server

MOVES = 25
PATIENCE = 60.0  # seconds


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("rendered")
    with open_server(folder, renderers=1, **FAST) as found:
        yield found


@pytest.fixture(autouse=True)
def ready(server: Server) -> None:
    until(lambda: server.house.renderers.is_ready)


def until(done: Any) -> None:
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end
        time.sleep(0.02)


def made_here(server: Server, match: str, onlooker: Onlooker) -> str:
    """The page as the server would make it itself."""
    table, portal = server.table(match), server.client.portal
    who = next(reader for reader in table.audiences if reader in readers_of(server, match, onlooker))
    assert portal is not None
    return str(portal.call(made, table, who))


def readers_of(server: Server, match: str, onlooker: Onlooker) -> list[Reader]:
    table = server.table(match)
    return [reader for reader, audience in table.audiences.items() if audience._page and audience._page.mark == onlooker.mark]


@pytest.mark.parametrize("game", tabled(), ids=lambda game: str(game.id))
def test_a_rendered_page_is_what_the_server_would_make(server: Server, game: Game) -> None:
    match, people = seated_match(server, game.id)
    onlookers = [Onlooker(visitor, f"/g/{match}") for visitor in people[:3]]
    before = server.house.renderers.made
    with onlookers[0].stream, onlookers[1].stream, onlookers[2].stream:
        for onlooker in onlookers:
            onlooker.hears(0)
        for _ in range(MOVES):
            number = act(server, match, people)
            for onlooker in onlookers:
                onlooker.hears(number)
                assert onlooker.text == made_here(server, match, onlooker)
    assert server.house.renderers.made - before >= MOVES * len(onlookers)
    assert {onlooker.wholes for onlooker in onlookers} == {1}, "all else came as patches"


def test_a_renderer_reads_what_it_lacks(server: Server) -> None:
    """Many moves while nobody looks on, and steps back among them."""
    match, people = seated_match(server)
    people[2].get(f"/g/{match}")
    for _ in range(2 * MOVES):
        act(server, match, people)
    before = server.house.renderers.made
    with Onlooker(people[2], f"/g/{match}").stream:
        pass
    onlooker = Onlooker(people[2], f"/g/{match}")
    with onlooker.stream:
        onlooker.hears(2 * MOVES)
        assert onlooker.text == made_here(server, match, onlooker)
    assert server.house.renderers.made > before


@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGSTOP], ids=["killed", "stuck"])
def test_a_renderer_that_dies_is_not_missed(server: Server, blow: signal.Signals, monkeypatch: pytest.MonkeyPatch) -> None:
    match, people = seated_match(server)
    onlooker = Onlooker(people[2], f"/g/{match}")
    with onlooker.stream:
        onlooker.hears(0)
        process = server.house.renderers._all[0]._process
        with monkeypatch.context() as patched:
            patched.setattr(renderers, "LIMIT", 0.5)
            os.kill(process.pid, blow)
            onlooker.hears(act(server, match, people))
        until(lambda: server.house.renderers.is_ready and server.house.renderers._all[0]._process is not process)
        before = server.house.renderers.made
        onlooker.hears(act(server, match, people))
        assert server.house.renderers.made > before
        assert onlooker.text == made_here(server, match, onlooker)


def test_what_cannot_be_rendered_is_left_to_the_server(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    match, people = seated_match(server)
    monkeypatch.setattr(renderers.Renderers, "page", _of_another_match)
    assert people[2].get(f"/g/{match}").status_code == 200


async def _of_another_match(self: Any, table: Any, reader: Any, when: float) -> Any:
    ask = renderers.Ask("nowhere", 3, (), tuple(table.seats), "en", (), None, when)
    found = await self._all[0].page(ask)
    assert found is None
    return found

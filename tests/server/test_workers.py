"""Several processes on one PostgreSQL: whoever is connected to whichever, all play at the same table."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.kills import check, kill_often, sit_together
from server.players import Player
from server.postgres import administering, fresh_database
from server.running import Server, stored

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="worker processes are found in /proc")
SOON = 15.0  # seconds
LISTENERS = "FROM pg_stat_activity WHERE query = 'LISTEN fabrica' AND datname = current_database()"


@pytest.fixture(scope="module")
def server(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with fresh_database(postgres) as database:
        server = Server(database, tmp_path_factory.mktemp("workers"), workers=2)
        server.start()
        try:
            server.wait()
            while listeners(server) < 2:
                server.check_alive()
                time.sleep(0.05)
            yield server
        finally:
            server.kill()


def listeners(server: Server) -> int:
    """How many workers hear of news."""
    with administering(server.database) as connection:
        return len(connection.execute(f"SELECT pid {LISTENERS}").fetchall())


def hang_up(server: Server) -> None:
    """Both workers are deaf, for about two seconds."""
    while listeners(server) < 2:
        time.sleep(0.05)
    with administering(server.database) as connection:
        connection.execute(f"SELECT pg_terminate_backend(pid) {LISTENERS}")


@contextmanager
def only(server: Server, chosen: int) -> Iterator[None]:
    """While the other workers stand still, whoever connects meets the chosen one."""
    still = [server.pid, *(worker for worker in server.workers() if worker != chosen)]  # their parent would replace them
    for process in still:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in reversed(still):
            os.kill(process, signal.SIGCONT)


class Guest:
    """A person with two connections to one worker: one to ask, one that listens."""

    def __init__(self, server: Server) -> None:
        self.client = httpx.AsyncClient(base_url=server.address, timeout=SOON, limits=httpx.Limits(keepalive_expiry=60))
        self.notices: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = await self.client.post(path, json=body)
        assert answer.is_success, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def look(self, match: str) -> dict[str, Any]:
        found: dict[str, Any] = (await self.client.get(f"/api/matches/{match}")).json()
        return found

    async def listen(self, match: str) -> None:
        async with self.client.stream("GET", f"/api/matches/{match}/stream", timeout=None) as answer:
            async for line in answer.aiter_lines():
                if line.startswith("data:"):
                    self.notices.put_nowait(json.loads(line[5:]))

    async def hears_of(self, number: int) -> None:
        """Wait until the stream has told of an event."""
        async with asyncio.timeout(SOON):
            while (await self.notices.get())["number"] < number:
                pass

    async def move(self, match: str) -> int:
        """Make any move; the number of the table's last event then."""
        seen = await self.look(match)
        body = {"seat": seen["seat"], "version": seen["version"], "request": f"r{seen['version']}", "move": seen["moves"][0]}
        return int((await self.post(f"/api/matches/{match}/play", body))["number"])


@asynccontextmanager
async def table(server: Server) -> AsyncIterator[tuple[str, Guest, Guest]]:
    """A match of two guests, each with both connections to a worker of their own."""
    first, second = server.workers()
    ann, bob = Guest(server), Guest(server)
    async with ann.client, bob.client:
        with only(server, first):
            created = await ann.post("/api/matches", {"seats": [{"kind": "me"}, {"kind": "link"}]})
            listening = [asyncio.create_task(ann.listen(created["id"]))]
            await ann.hears_of(0)
            await ann.look(created["id"])  # the stream has taken the first connection: a second is made
        with only(server, second):
            await bob.post("/api/join", {"invite": created["invites"]["1"]})
            listening.append(asyncio.create_task(bob.listen(created["id"])))
            await bob.hears_of(0)
            await bob.look(created["id"])
        assert sorted(connections(server).values()) == [2, 2], "each worker has two connections"
        yield created["id"], ann, bob
        for task in listening:
            task.cancel()


def connections(server: Server) -> dict[int, int]:
    """How many connections from clients each worker has open."""
    ours = f":{server.port:04X} "
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines() if ours in line]
    inodes = {f"socket:[{line[9]}]" for line in lines if f"{line[1]} ".endswith(ours) and line[3] == "01"}
    return {worker: len(inodes & set(links(worker))) for worker in server.workers()}


def links(process: int) -> list[str]:
    return [os.readlink(link) for link in Path(f"/proc/{process}/fd").iterdir() if link.is_symlink()]


def test_a_move_reaches_who_is_connected_to_another_worker(server: Server) -> None:
    async def play() -> None:
        async with table(server) as (match, ann, bob):
            for n in range(12):
                seen = await ann.look(match)
                mover, other = (ann, bob) if 0 in seen["active"] else (bob, ann)
                number = await mover.move(match)
                if n % 2:
                    await other.hears_of(number)
                assert (await other.look(match))["number"] == number  # at once, without waiting for the news

    asyncio.run(play())


def test_a_worker_that_was_deaf_for_a_while_catches_up(server: Server) -> None:
    async def play() -> None:
        async with table(server) as (match, ann, bob):
            mover, other = (ann, bob) if 0 in (await ann.look(match))["active"] else (bob, ann)
            hang_up(server)
            await other.hears_of(await mover.move(match))

    asyncio.run(play())


def test_a_deaf_worker_still_shows_what_is(server: Server) -> None:
    async def play() -> None:
        async with table(server) as (match, ann, bob):
            mover, other = (ann, bob) if 0 in (await ann.look(match))["active"] else (bob, ann)
            hang_up(server)
            number = await mover.move(match)
            assert (await other.look(match))["number"] == number

    asyncio.run(play())


def test_all_that_both_seats_do_at_once_is_kept(server: Server) -> None:
    """Eight players at four tables, each connection to any worker: every request right after the last, and none is stale."""
    players = asyncio.run(play_until(server, promised=300))
    matches = {match for player in players for match in player.promises}
    check([event for event in stored(server.database) if event.match in matches], players)


async def play_until(server: Server, promised: int) -> list[Player]:
    """Four tables, until so many events are acknowledged."""
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(httpx.AsyncClient(base_url=server.address, timeout=SOON)) for _ in range(8)]
        players = [Player(f"p{n}", client, random.Random(n)) for n, client in enumerate(clients)]
        tables = [asyncio.create_task(sit_together(*pair)) for pair in zip(players[::2], players[1::2], strict=True)]
        while sum(len(kept) for player in players for kept in player.promises.values()) < promised:
            done, _ = await asyncio.wait(tables, timeout=0.1, return_when=asyncio.FIRST_COMPLETED)
            for table in done:
                table.result()
        for player in players:
            player.leave()
        await asyncio.gather(*tables)
        return players


def test_kills_of_all_workers_lose_nothing(postgres_database: str) -> None:
    report = kill_often(3, database=postgres_database, workers=2)
    assert report.acknowledged > 16, report

"""Kill a server under load, again and again: what it has acknowledged is there, once and in order, and everyone goes on.

python tests/server/kills.py [--kills N] [--seed S]
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path

import httpx

sys.path.insert(0, str(Path(__file__).parent.parent))

from fabrica.server.store import Event
from server.players import Lost, Player, Said
from server.running import SERVE, Server, stored

PLAYERS = 16
LOAD = 1.0  # seconds: the longest that a server lives once everyone has resumed
STARTING = 1.5  # seconds: the longest that a server lives which is killed while it starts
EARLY = 0.2  # the share of those
ANSWERED = 0.4  # the share of those that are killed as soon as someone hears an acknowledgement
PATIENCE = 60.0  # seconds until everyone must have resumed


@dataclass
class Report:
    kills: int = 0
    acknowledged: int = 0
    undone: int = 0
    resent: int = 0
    finished: int = 0
    seconds: float = 0.0

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.acknowledged:,} acknowledged events ({self.undone:,} of them undo, redo or restart),"
            f" none lost, none twice; {self.resent:,} requests sent again, {self.finished} games finished; {self.seconds:.0f} s"
        )


# What must be so


def check(events: Iterable[Event], players: Sequence[Player]) -> None:
    """Every acknowledged request is in the store, once and in order; nothing is there that was refused or that nobody said."""
    said = {each.request: each for player in players for each in player.said}
    numbers: dict[str, int] = {}
    last: dict[str, int] = defaultdict(int)
    for event in events:
        request = event.request.split(":", 1)[1]
        last[event.match] += 1
        if event.number != last[event.match]:
            raise Lost(f"{event} follows event {last[event.match] - 1}")
        if request in numbers:
            raise Lost(f"{request} is kept twice, as {numbers[request]} and {event.number}")
        _check_said(event, said.get(request))
        numbers[request] = event.number
    for player in players:
        _check_promises(player, numbers)


def _check_said(event: Event, said: Said | None) -> None:
    if said is None or said.refused:
        raise Lost(f"{event} is kept, but it was {'refused' if said else 'never said'}")
    if (said.match, said.seat, said.kind, said.words) != (event.match, event.seat, event.kind, event.words):
        raise Lost(f"{event} is kept, but what was said is {said}")


def _check_promises(player: Player, numbers: dict[str, int]) -> None:
    before: dict[str, int] = defaultdict(int)
    for said in player.said:
        if said.answered is None:
            continue
        number = numbers.get(said.request)
        if number is None:
            raise Lost(f"{said} was acknowledged and is not kept")
        if not before[said.match] < number <= said.answered:
            raise Lost(f"{said} is kept as event {number}, after {before[said.match]}")
        before[said.match] = number


# The run


class Run:
    """Sixteen players at eight tables, and a server that dies."""

    def __init__(self, server: Server, luck: random.Random) -> None:
        self.server = server
        self.luck = luck
        self.players: list[Player] = []
        self._acknowledged = asyncio.Event()
        self._tables: list[asyncio.Task[None]] = []

    async def play(self, kills: int, on_kill: Callable[[], None]) -> Report:
        began = time.monotonic()
        async with AsyncExitStack() as stack:
            for n in range(PLAYERS):
                client = await stack.enter_async_context(httpx.AsyncClient(base_url=self.server.address, timeout=20))
                self.players.append(Player(f"p{n}", client, random.Random(self.luck.random()), acknowledged=self._acknowledged))
            self.server.start()
            pairs = zip(self.players[::2], self.players[1::2], strict=True)
            self._tables = [asyncio.create_task(sit_together(*pair)) for pair in pairs]
            try:
                for _ in range(kills):
                    await self._kill()
                    on_kill()
                await self._end()
            finally:
                await self._stop()
        return self._report(kills, time.monotonic() - began)

    async def _kill(self) -> None:
        """At a random moment, while it starts or under load, just after an acknowledgement or not."""
        way = self.luck.random()
        if way < EARLY:
            await self._pause(self.luck.uniform(0, STARTING))
        else:
            await self._resumed()
            await self._pause(self.luck.uniform(0, LOAD))
        if way > 1 - ANSWERED:
            self._acknowledged.clear()
            await asyncio.wait_for(self._acknowledged.wait(), PATIENCE)
        self.server.kill()
        for player in self.players:
            player.streamed = player.answered = False
        check(stored(self.server.database), self.players)
        self.server.start()

    async def _resumed(self) -> None:
        """Until every player has a stream again and has been answered, on the seat that is theirs."""
        deadline = time.monotonic() + PATIENCE
        while not all(player.streamed and player.answered for player in self.players):
            await self._pause(0.02)
            if time.monotonic() > deadline:
                raise Lost(f"not resumed: {[p.name for p in self.players if not (p.streamed and p.answered)]}")

    async def _pause(self, seconds: float) -> None:
        """Let the others work, and see that they can."""
        await asyncio.wait(self._tables, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        for table in self._tables:
            if table.done():
                table.result()
        self.server.check_alive()

    async def _end(self) -> None:
        """All stand up; what is kept is what was promised, to the last event."""
        await self._resumed()
        for player in self.players:
            player.leave()
        await asyncio.wait_for(asyncio.gather(*self._tables), PATIENCE)
        check(stored(self.server.database), self.players)

    async def _stop(self) -> None:
        for table in self._tables:
            table.cancel()
        await asyncio.gather(*self._tables, return_exceptions=True)
        self.server.kill()

    def _report(self, kills: int, seconds: float) -> Report:
        kept = [said for player in self.players for said in player.said if said.answered is not None]
        return Report(
            kills, len(kept), sum(said.kind != "play" for said in kept), sum(p.resent for p in self.players),
            sum(p.finished for p in self.players) // 2, seconds,
        )  # fmt: skip


async def sit_together(one: Player, other: Player) -> None:
    """Two players, one match after the other; by invite and by open seat in turn."""
    for player in (one, other):
        await player.expect("POST", "/api/matches", {"seats": [{"kind": "me"}]})  # a cookie makes them guests
    host, friend, way, next_way = one, other, "link", "open"
    while not one.leaving:
        match, invite = await host.host(way)
        await friend.come(match, invite)
        await asyncio.gather(host.play(match, 0), friend.play(match, 1))
        host, friend, way, next_way = friend, host, next_way, way


def kill_often(
    kills: int,
    seed: str = "kills",
    command: Sequence[str] = SERVE,
    database: str | None = None,
    workers: int = 1,
    on_kill: Callable[[], None] = lambda: None,
) -> Report:
    """So many kills; raises Lost with the first promise that was broken."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        server = Server(database or f"sqlite:///{folder / 'kills.db'}", folder, command, workers)
        return asyncio.run(Run(server, random.Random(seed)).play(kills, on_kill))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--seed", default="kills")
    wanted = parser.parse_args()
    print(kill_often(wanted.kills, wanted.seed))


if __name__ == "__main__":
    main()

"""The bots at the tables of a house: each thinks when it is to move, in processes that only bots have, and moves."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable
from functools import partial

from fabrica.bots import levels, prepare, unfit
from fabrica.bots.bot import BUDGET
from fabrica.bots.fair_queue import Asker, Quota, TooMany
from fabrica.bots.precompile import LONG, Making, Precompiler
from fabrica.bots.processes import LIMIT, WorkerPool
from fabrica.bots.worker import Lost, Overdue
from fabrica.server.database import AWAY
from fabrica.server.problems import Problem
from fabrica.server.table import LATE, Table

PROCESSES = max(1, (os.cpu_count() or 1) // 2)
QUOTA = Quota(guest=32, address=512, all=512)
NICE = 5
AGAIN = 2.0  # seconds until a bot tries again where there was no room to think, or the store could not keep its move
FAILED_TOLD = 3  # failures after which the table is told
PAUSE_MOST, FAILED_MOST = 300.0, 12  # seconds until a thought that failed again and again is tried once more; failures that count
Act = Callable[[Table, int, str, str, str, int], Awaitable[None]]  # table, seat, kind, words, request, version


class Refused(Exception):
    """The rules do not allow what a bot has chosen."""


class Bots:
    def __init__(self, act: Act, pause: float, precompiler: Precompiler) -> None:
        self.pool = WorkerPool(PROCESSES, QUOTA, NICE)
        self._act, self._pause, self._precompiler = act, pause, precompiler
        self._ready: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._at_it: dict[tuple[str, int], asyncio.Task[None]] = {}

    def close(self) -> None:
        for task in (*self._at_it.values(), *self._ready.values()):
            task.cancel()
        self.pool.close()

    # Getting ready

    def expect(self, game: str, bot: str) -> None:
        """Someone will play against it: have its code compiled, and loaded."""
        if self._precompiler.is_open and (game, bot) not in self._ready:
            self._ready[game, bot] = asyncio.create_task(self._get_ready(game, bot))

    async def _get_ready(self, game: str, bot: str) -> None:
        await self._precompiler.made(making(game, bot))
        loading = (self.pool.run(prepare, bot, game, limit=LONG) for _ in range(PROCESSES))
        await asyncio.gather(*loading, return_exceptions=True)

    async def _is_ready(self, game: str, bot: str) -> None:
        """Nobody else's bot waits in a queue behind a compiler."""
        if (ready := self._ready.get((game, bot))) is not None:
            await asyncio.shield(ready)

    # Playing

    def call(self, table: Table) -> None:
        """Let each bot whose turn it is think."""
        game = table.match.game.id
        for place in table.seats:
            if place.bot and (why := unfit(game).get(place.bot)) is not None:
                self._stop(table, place.seat, f"unfit-{why.why}", why)
            elif place.bot:
                self.expect(game, place.bot)
        for seat, bot in table.bots_to_move():
            if (table.id, seat) not in self._at_it:
                task = asyncio.create_task(self._play(table, seat, bot))
                self._at_it[table.id, seat] = task
                task.add_done_callback(partial(self._rest, (table.id, seat)))

    def _stop(self, table: Table, seat: int, why: str, error: Exception) -> None:
        """A bot that cannot go on tells its table, and the log, once."""
        if not table.match.over and table.trouble(seat, why):
            logging.getLogger("fabrica").error("bot at %s, seat %d: %s: %s", table.id, seat, why, error)

    def _rest(self, bot: tuple[str, int], task: asyncio.Task[None]) -> None:
        """A bot has nothing more to think of."""
        self._at_it.pop(bot, None)
        if not task.cancelled() and (error := task.exception()) is not None:
            logging.getLogger("fabrica").error("bot at %s: %s", bot, error)

    async def _play(self, table: Table, seat: int, bot: str) -> None:
        """Choose and move until others have to. Whatever happens to the processes, the table goes on by itself."""
        failed = 0
        while (seat, bot) in table.bots_to_move():
            await asyncio.sleep(max(self._pause, min(2**failed - 1, PAUSE_MOST)))
            try:
                await self._move(table, seat, bot, min(LIMIT * 2**failed, LONG))
                failed = self._goes_on(table, seat)
            except Refused as error:
                self._stop(table, seat, "refused", error)
            except Problem:
                continue  # the table has changed meanwhile: think again
            except (TooMany, *AWAY):
                await asyncio.sleep(AGAIN)
            except (Lost, Overdue) as error:
                failed = min(failed + 1, FAILED_MOST)
                logging.getLogger("fabrica").error("bot at %s, seat %d: %s", table.id, seat, error)
                if failed >= FAILED_TOLD:
                    table.trouble(seat, LATE)
            except Exception as error:
                self._stop(table, seat, "failed", error)

    def _goes_on(self, table: Table, seat: int) -> int:
        """It has moved: no trouble, no failures."""
        if table.troubles.pop(seat, None):
            table.wake()
        return 0

    async def _move(self, table: Table, seat: int, bot: str, limit: float) -> None:
        await self._is_ready(table.match.game.id, bot)
        if (seat, bot) in table.bots_to_move():
            version = table.versions[seat]
            given = bot, table.match.view(seat), BUDGET, f"{table.id}:{seat}:{version}"
            words = await self.pool.choose(*given, asker=whose(table), limit=limit)
            try:
                await self._act(table, seat, "play", words, f"bot:{seat}:{version}", version)
            except Problem as problem:
                if problem.refusal is not None and version == table.versions[seat]:
                    raise Refused(f"{words!r}: {problem.refusal.id}") from None
                raise


def whose(table: Table) -> Asker:
    """The bots of a table share with the other tables of whoever plays there; tables without people all share one turn."""
    return Asker(guest=next((place.owner for place in table.seats if place.owner), ""))


def making(game: str, bot: str) -> Making:
    return f"bot-{bot}-{game}", prepare, (bot, game)


def all_of(game: str) -> list[Making]:
    return [making(game, bot) for bot in levels(game)]

"""The coach of the house: hints at the table, and what it says of shared positions, thought of in a process of its own."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from fabrica.bots.fair_queue import Asker, Quota
from fabrica.bots.precompile import LONG, Making, Precompiler
from fabrica.bots.processes import WorkerPool
from fabrica.coach import Solution, solve
from fabrica.coach.advice import Line, advise, prepare
from fabrica.server.asking import in_words
from fabrica.server.table import Table

SOLVING = 0.5
HINTS_KEPT = 500
LIMIT = 60.0  # seconds for a whole answer, on a busy machine
QUOTA = Quota(guest=3, address=12, all=48)
NICE = 10


@dataclass
class Hint:
    """A line for one version of a seat, and how many wait for it. When the last of them has gone it is not thought of."""

    version: int
    line: asyncio.Task[Line]
    waiting: int = 0

    @property
    def is_good(self) -> bool:
        return not self.line.cancelling() and not (self.line.done() and (self.line.cancelled() or self.line.exception()))

    async def answer(self) -> Line:
        self.waiting += 1
        try:
            return await asyncio.shield(self.line)
        finally:
            self.waiting -= 1
            if not self.waiting:
                self.line.cancel()


class Coach:
    def __init__(self, precompiler: Precompiler, on_failure: Callable[[str], None] = lambda game: None) -> None:
        self.pool = WorkerPool(1, QUOTA, NICE)
        self._precompiler, self._on_failure = precompiler, on_failure
        self.failed: set[str] = set()  # the games that it could not get ready for
        self._ready: dict[str, asyncio.Task[None]] = {}
        self._hints: OrderedDict[tuple[str, int], Hint] = OrderedDict()

    def close(self) -> None:
        for task in (*self._ready.values(), *(hint.line for hint in self._hints.values())):
            task.cancel()
        self.pool.close()

    # Getting ready

    def get_ready(self, game: str) -> None:
        """When someone sits down to a game: have the coach and its solver compiled, and loaded."""
        if self._precompiler.is_open and game not in self._ready:
            self._ready[game] = task = asyncio.create_task(self._get_ready(game))
            task.add_done_callback(partial(self._tell, game))

    async def _get_ready(self, game: str) -> None:
        await self._precompiler.made(*all_of(game))
        await self.pool.run(prepare, game, SOLVING, limit=LONG)

    def _tell(self, game: str, task: asyncio.Task[None]) -> None:
        """A coach that could not get ready says so: to the log, and at the tables of its game."""
        if not task.cancelled() and (error := task.exception()) is not None:
            logging.getLogger("fabrica").error("the coach is not ready for %s: %s", game, error)
            self.failed.add(game)
            self._on_failure(game)

    def is_ready(self, game: str) -> bool:
        ready = self._ready.get(game)
        return ready is not None and ready.done() and not ready.cancelled() and ready.exception() is None

    async def wait_until_ready(self, game: str) -> None:
        self.get_ready(game)
        if game in self._ready:
            await asyncio.wait([self._ready[game]])

    def seconds(self, game: str) -> float:
        """That the solver gets for a turn: none before it is compiled."""
        return SOLVING if self.is_ready(game) else 0.0

    def limit(self, game: str) -> float:
        """Time for a compiler, where it may be needed."""
        return LIMIT if self.is_ready(game) else LONG

    # Answering

    async def hint(self, table: Table, seat: int, asker: Asker) -> Line:
        """The best line of a seat's turn, thought of once for each move of the seat."""
        known = self._hints.get((table.id, seat))
        if known is None or known.version != table.versions[seat] or not known.is_good:
            known = Hint(table.versions[seat], asyncio.create_task(self._advised(table, seat, asker)))
            self._keep((table.id, seat), known)
        with in_words("coach"):
            return await known.answer()

    def _keep(self, key: tuple[str, int], hint: Hint) -> None:
        self._hints[key] = hint
        self._hints.move_to_end(key)
        if len(self._hints) > HINTS_KEPT:
            self._hints.popitem(last=False)

    async def _advised(self, table: Table, seat: int, asker: Asker) -> Line:
        game, view = table.match.game.id, table.match.view(seat)
        await self._precompiler.made(all_of(game)[0])  # nobody else waits in a queue behind a compiler
        return await self.pool.run(advise, view, self.seconds(game), asker=asker, limit=self.limit(game))

    async def solve(self, game: str, *asked: Any, asker: Asker) -> Solution:
        """The best line of a position; `asked` as for `fabrica.coach.solve`."""
        await self.wait_until_ready(game)
        with in_words("coach"):
            return await self.pool.run(solve, *asked, asker=asker, limit=self.limit(game))


def all_of(game: str) -> list[Making]:
    return [(f"coach-{seconds:g}-{game}", prepare, (game, seconds)) for seconds in (0.0, SOLVING)]

"""The coach of the house: hints at the table, and what it says of shared positions, thought of in a process of its own."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from fabrica.bots.sharing import Asker, Quota
from fabrica.bots.thinking import LIMIT, Thinkers
from fabrica.bots.workshop import LONG, Making, Workshop
from fabrica.coach import Solution, solve
from fabrica.coach.advice import Line, advise, prepare
from fabrica.server.asking import in_words
from fabrica.server.table import Table

SOLVING = 0.5
HINTS_KEPT = 500
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
    def __init__(self, workshop: Workshop) -> None:
        self.thinkers = Thinkers(1, QUOTA, NICE)
        self._workshop = workshop
        self._ready: dict[str, asyncio.Task[None]] = {}
        self._hints: OrderedDict[tuple[str, int], Hint] = OrderedDict()

    def close(self) -> None:
        for task in (*self._ready.values(), *(hint.line for hint in self._hints.values())):
            task.cancel()
        self.thinkers.close()

    # Getting ready

    def get_ready(self, game: str) -> None:
        """When someone sits down to a game: have the coach and its solver compiled, and loaded."""
        if self._workshop.is_open and game not in self._ready:
            self._ready[game] = asyncio.create_task(self._get_ready(game))

    async def _get_ready(self, game: str) -> None:
        await self._workshop.made(*all_of(game))
        await self.thinkers.run(prepare, game, SOLVING, limit=LONG)

    def solving_now(self, game: str) -> tuple[float, float]:
        """Seconds for the solver and for the whole thought: no solver before it is compiled, and time for a compiler."""
        ready = self._ready.get(game)
        is_ready = ready is not None and ready.done() and not ready.cancelled() and ready.exception() is None
        return (SOLVING, LIMIT) if is_ready else (0.0, LONG)

    async def solving(self, game: str) -> tuple[float, float]:
        """The same for those who can wait until all is compiled."""
        self.get_ready(game)
        if game in self._ready:
            await asyncio.wait([self._ready[game]])
        return self.solving_now(game)

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
        await self._workshop.made(all_of(game)[0])  # nobody else waits in a queue behind a compiler
        seconds, limit = self.solving_now(game)
        return await self.thinkers.run(advise, view, seconds, asker=asker, limit=limit)

    async def solve(self, game: str, *asked: Any, asker: Asker) -> Solution:
        """The best line of a position; `asked` as for `fabrica.coach.solve`."""
        _, limit = await self.solving(game)
        with in_words("coach"):
            return await self.thinkers.run(solve, *asked, asker=asker, limit=limit)


def all_of(game: str) -> list[Making]:
    return [(f"coach-{seconds:g}-{game}", prepare, (game, seconds)) for seconds in (0.0, SOLVING)]

"""The coach of the house: hints and reviews, thought of in processes of its own."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from functools import partial

import msgspec

from fabrica.bots.thinking import Thinkers
from fabrica.coach.advice import Line, advise, prepare
from fabrica.coach.reviewing import VERSION, Review, Reviewed, judge, summed_up
from fabrica.coach.taken import turns_of
from fabrica.server.problems import Problem
from fabrica.server.store import Store
from fabrica.server.table import Table

SOLVING = 0.5
HINTS_KEPT = 500
WORKS_MOST = 50  # reviews that wait for each other
DONE = 10**6  # more than any number of turns


@dataclass
class Work:
    """A review that is being made."""

    done: int = 0
    of: int = 0
    failed: bool = False
    listeners: set[asyncio.Event] = field(default_factory=set)
    task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        for listener in self.listeners:
            listener.set()


class Coach:
    def __init__(self, store: Store, prepares: bool = False) -> None:
        self.store = store
        self.thinkers = Thinkers(workers=2)
        self._prepares = prepares
        self._preparing: dict[str, asyncio.Task[None]] = {}
        self._hints: OrderedDict[tuple[str, int], tuple[int, asyncio.Task[Line]]] = OrderedDict()
        self._works: dict[str, Work] = {}
        self._turn = asyncio.Lock()  # one turn of one review at a time: a hint does not wait

    def close(self) -> None:
        for work in self._works.values():
            if work.task is not None:
                work.task.cancel()
        for preparing in self._preparing.values():
            preparing.cancel()
        for _, hint in self._hints.values():
            hint.cancel()
        self.thinkers.close()

    def get_ready(self, game: str) -> None:
        """When someone sits down to a game: compile in the background, first the coach itself, then the solver."""
        if self._prepares and game not in self._preparing:
            self._preparing[game] = asyncio.create_task(self._prepare(game))

    async def _prepare(self, game: str) -> None:
        for seconds in (0.0, SOLVING):
            await self.thinkers.run(prepare, game, seconds)

    def seconds(self, game: str) -> float:
        """That the solver gets for a turn: none before it is compiled."""
        ready = self._preparing.get(game)
        return SOLVING if ready is not None and ready.done() else 0.0

    # Hints

    async def hint(self, table: Table, seat: int) -> Line:
        """The best line of a seat's turn, thought of once for each move of the seat."""
        key, version = (table.id, seat), table.versions[seat]
        known = self._hints.get(key)
        if known is None or known[0] != version or (known[1].done() and known[1].exception() is not None):
            thought = self.thinkers.run(advise, table.match.view(seat), self.seconds(table.match.game.id))
            known = self._hints[key] = version, asyncio.create_task(thought)
        self._hints.move_to_end(key)
        if len(self._hints) > HINTS_KEPT:
            self._hints.popitem(last=False)
        return await asyncio.shield(known[1])

    # Reviews

    async def review(self, table: Table) -> Review | Work:
        """The review of a finished match, or how far it is."""
        if table.id not in self._works:
            kept = await asyncio.to_thread(self.store.review, table.id)
            if (found := read(kept)) is not None:
                return found
            self._begin(table)
        return self._works[table.id]

    def _begin(self, table: Table) -> None:
        """Begin a review, unless another request has begun it meanwhile."""
        if table.id in self._works:
            return
        if sum(not work.failed for work in self._works.values()) >= WORKS_MOST:
            raise Problem(503, "problem-coach-busy")
        work = self._works[table.id] = Work()
        work.task = asyncio.create_task(self._make(table, work))
        work.task.add_done_callback(partial(self._rest, table.id))

    async def _make(self, table: Table, work: Work) -> None:
        turns = await asyncio.to_thread(turns_of, table.match)
        work.of = len(turns)
        found: list[Reviewed] = []
        for turn in turns:
            async with self._turn:
                found.append(await self.thinkers.run(judge, turn, self.seconds(table.match.game.id) / 2))
            work.done += 1
            work.wake()
        text = msgspec.json.encode(summed_up(table.match, found)).decode()
        await asyncio.to_thread(self.store.keep_review, table.id, text)

    def _rest(self, id: str, task: asyncio.Task[None]) -> None:
        """A review is made. One that failed stays, so that it is not tried again and again."""
        work = self._works[id]
        if not task.cancelled() and (error := task.exception()) is not None:
            logging.getLogger("fabrica").error("review of %s: %s", id, error)
            work.failed = True
        else:
            del self._works[id]
        work.done = DONE
        work.wake()

    async def progress(self, id: str) -> AsyncIterator[dict[str, str]]:
        """Notices as those of a table: now, and after each turn."""
        work, changed = self._works.get(id) or Work(DONE), asyncio.Event()
        work.listeners.add(changed)
        try:
            while True:
                changed.clear()
                yield {"event": "changed", "data": json.dumps({"number": work.done, "seats": [], "over": False})}
                await changed.wait()
        finally:
            work.listeners.discard(changed)


def read(text: str | None) -> Review | None:
    """A review that was kept; None if there is none, or one of another version."""
    if text is None:
        return None
    try:
        found = msgspec.json.decode(text, type=Review)
    except msgspec.MsgspecError:
        return None
    return found if found.version == VERSION else None

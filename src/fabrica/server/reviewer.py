"""Who makes the reviews of finished matches: turn by turn, in a process of its own, for all who asked in turn."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncGenerator
from dataclasses import dataclass, field
from functools import lru_cache, partial

import msgspec

from fabrica.bots.fair_queue import Asker, Quota, Slots
from fabrica.bots.precompile import LONG
from fabrica.bots.processes import NOBODY, WorkerPool
from fabrica.coach.game_review import VERSION, Review, Reviewed, judge, summed_up
from fabrica.coach.turns_played import Taken, turns_of
from fabrica.engine.match import Match
from fabrica.server.asking import in_words
from fabrica.server.coach import Coach
from fabrica.server.live import event
from fabrica.server.store import Store
from fabrica.server.table import Table

QUOTA = Quota(guest=2, address=6, all=16)  # reviews at the same time
NICE = 15
DONE = 10**6  # more than any number of turns
LIMIT = 300.0  # seconds for a turn, on a busy machine
PATIENCE = 120.0  # seconds after which a review that nobody looks at is given up
FAILED_MOST = 500  # that are remembered


@dataclass
class Work:
    """A review that is being made."""

    asker: Asker
    done: int = 0
    of: int = 0
    failed: bool = False
    asked_at: float = field(default_factory=time.monotonic)
    listeners: set[asyncio.Event] = field(default_factory=set)
    task: asyncio.Task[None] | None = None

    @property
    def is_wanted(self) -> bool:
        return bool(self.listeners) or time.monotonic() < self.asked_at + PATIENCE

    def wake(self) -> None:
        for listener in self.listeners:
            listener.set()


class Reviewer:
    def __init__(self, store: Store, coach: Coach) -> None:
        self.pool = WorkerPool(nice=NICE)
        self._store, self._coach = store, coach
        self._slots = Slots(QUOTA)
        self._works: dict[str, Work] = {}
        self._failed: OrderedDict[str, Work] = OrderedDict()

    def close(self) -> None:
        for work in self._works.values():
            if work.task is not None:
                work.task.cancel()
        self.pool.close()

    async def review(self, table: Table, asker: Asker) -> Review | Work:
        """The review of a finished match, or how far it is. Whoever asks first has it made on their account."""
        if (work := self._at_hand(table.id)) is None:
            kept = await asyncio.to_thread(self._store.review, table.id)
            if (found := read(kept)) is not None:
                return found
            work = self._at_hand(table.id) or self._begin(table, asker)
        work.asked_at = time.monotonic()
        return work

    def _at_hand(self, id: str) -> Work | None:
        return self._works.get(id) or self._failed.get(id)

    def _begin(self, table: Table, asker: Asker) -> Work:
        with in_words("reviews"):
            self._slots.take(asker)
        work = self._works[table.id] = Work(asker)
        work.task = asyncio.create_task(self._make(table, work))
        work.task.add_done_callback(partial(self._rest, table.id))
        return work

    async def _make(self, table: Table, work: Work) -> None:
        game, record = table.match.game.id, table.match.record()
        await self._coach.wait_until_ready(game)
        seconds, limit = self._coach.seconds(game), LIMIT if self._coach.is_ready(game) else LONG
        think = partial(self.pool.run, asker=work.asker, limit=limit)
        work.of, found = await think(count_turns, record), list[Reviewed]()
        while work.is_wanted and work.done < work.of:
            found.append(await think(judge_turn, record, work.done, seconds / 2))
            work.done += 1
            work.wake()
        if work.done == work.of:
            await self._keep(table, found)

    async def _keep(self, table: Table, turns: list[Reviewed]) -> None:
        text = msgspec.json.encode(summed_up(table.match, turns)).decode()
        await asyncio.to_thread(self._store.keep_review, table.id, text)

    def _rest(self, id: str, task: asyncio.Task[None]) -> None:
        """A review is made, or given up. One that failed is remembered, so that it is not tried again and again."""
        work = self._works.pop(id)
        self._slots.free(work.asker)
        if not task.cancelled() and (error := task.exception()) is not None:
            logging.getLogger("fabrica").error("review of %s: %s", id, error)
            self._fail(id, work)
        work.done = DONE
        work.wake()

    def _fail(self, id: str, work: Work) -> None:
        work.failed = True
        self._failed[id] = work
        if len(self._failed) > FAILED_MOST:
            self._failed.popitem(last=False)

    async def progress(self, id: str) -> AsyncGenerator[bytes]:
        """Notices as those of a table: now, and after each turn."""
        work, changed = self._at_hand(id) or Work(NOBODY, DONE), asyncio.Event()
        work.listeners.add(changed)
        try:
            while True:
                changed.clear()
                yield event("changed", json.dumps({"number": work.done, "seats": [], "over": False}), work.done)
                await changed.wait()
        finally:
            work.asked_at = time.monotonic()
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


# In the process of a reviewer


@lru_cache(QUOTA.all)
def turns_in(record: str) -> list[Taken]:
    return turns_of(Match.from_record(record))


def count_turns(record: str) -> int:
    return len(turns_in(record))


def judge_turn(record: str, number: int, seconds: float) -> Reviewed:
    return judge(turns_in(record)[number], seconds)

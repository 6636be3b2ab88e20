"""Thinking apart from the event loop: in processes of their own, which everyone who asks has a fair share of."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, TypeVar

from fabrica.bots import choose, named
from fabrica.bots.bot import BUDGET
from fabrica.bots.fair_queue import Asker, FairQueue, Quota, Slots
from fabrica.bots.worker import Worker
from fabrica.engine.contract import Position

T = TypeVar("T")
NOBODY = Asker()
LIMIT = 30.0  # seconds for one thought, after which something must be wrong
PLENTY = Quota(guest=1000, address=1000, all=1000)


@dataclass(eq=False)
class Job:
    """Something to be thought of, and who waits for it."""

    asker: Asker
    limit: float
    work: tuple[Callable[..., Any], tuple[Any, ...]]
    answer: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class WorkerPool:
    """Some processes that think: one job each, for all who ask in turn. One that dies, or is stuck, is replaced."""

    def __init__(self, workers: int = 1, quota: Quota = PLENTY, nice: int = 0) -> None:
        self._slots = Slots(quota)
        self._queue: FairQueue[Job] = FairQueue()
        self._workers = [Worker(nice) for _ in range(workers)]
        self._idle = list(self._workers)
        self._threads = ThreadPoolExecutor(workers, "thinking")
        self._at_it: set[asyncio.Task[None]] = set()
        self._closed = False

    async def choose(self, bot: str, view: Position, budget: float = BUDGET, seed: str = "", **asked: Any) -> str:
        """What `fabrica.bots.choose` answers."""
        named(bot)
        return await self.run(choose, bot, view, budget, seed, **asked)

    async def run(self, thought: Callable[..., T], *given: Any, asker: Asker = NOBODY, limit: float = LIMIT) -> T:
        """Any function, thought through there. If it is cancelled before its turn has come, it is not thought of at all.

        Raises TooMany where there is no room, Overdue after so many seconds of thinking, Lost if its processes died.
        """
        if self._closed:
            raise RuntimeError("this pool is closed")
        self._slots.take(asker)
        asked = Job(asker, limit, (thought, given))
        self._queue.put(asker, asked)
        self._go_on()
        try:
            found: T = await asked.answer
            return found
        finally:
            if self._queue.remove(asker, asked):
                self._slots.free(asker)

    @property
    def waiting(self) -> int:
        """Thoughts whose turn has not come."""
        return len(self._queue)

    async def responds(self, seconds: float) -> bool:
        """Would a thought be thought? Where all are at work it is: one that is stuck is ended."""
        if self._closed or not self._idle:
            return not self._closed
        try:
            return await self.run(bool, True, limit=seconds)
        except Exception:
            return False

    def _go_on(self) -> None:
        """Give each idle process the next thought."""
        while self._idle and self._queue:
            task = asyncio.create_task(self._think(self._idle.pop(), self._queue.take()))
            self._at_it.add(task)
            task.add_done_callback(self._at_it.discard)

    async def _think(self, worker: Worker, asked: Job) -> None:
        loop = asyncio.get_running_loop()
        try:
            found = await loop.run_in_executor(self._threads, worker.think, asked.limit, *asked.work)
        except Exception as error:
            settle(asked.answer, error=error)
        else:
            settle(asked.answer, found)
        finally:
            self._slots.free(asked.asker)
            self._idle.append(worker)
            self._go_on()

    def close(self) -> None:
        """Begin no further thought, and end the processes."""
        self._closed = True
        while self._queue:
            self._queue.take().answer.cancel()
        for worker in self._workers:
            worker.close()
        self._threads.shutdown(wait=False, cancel_futures=True)


def settle(answer: asyncio.Future[Any], found: Any = None, error: Exception | None = None) -> None:
    """Tell whoever still waits."""
    if answer.done():
        return
    if error is None:
        answer.set_result(found)
    else:
        answer.set_exception(error)

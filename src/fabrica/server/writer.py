"""Group commit: events that arrive together are written together, and each is acknowledged after the commit."""

from __future__ import annotations

import asyncio
import queue
import threading

from fabrica.server.database import UNFIT
from fabrica.server.store import Event, Store

Waiting = tuple[Event, "asyncio.Future[bool]"]


class Writer:
    """One thread that writes. `await append(event)` returns when the event is on the disk, False when it was in conflict."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()

    async def append(self, event: Event) -> bool:
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.put((event, done))
        return await done

    def close(self) -> None:
        self._queue.put(None)
        self._thread.join()

    def _work(self) -> None:
        while (first := self._queue.get()) is not None:
            batch, last = self._take(first)
            self._write(batch)
            if last:
                return

    def _take(self, first: Waiting) -> tuple[list[Waiting], bool]:
        """The first and all that wait behind it."""
        batch = [first]
        while not self._queue.empty():
            following = self._queue.get()
            if following is None:
                return batch, True
            batch.append(following)
        return batch, False

    def _write(self, batch: list[Waiting]) -> None:
        """All in one commit; where one of them does not fit, each in its own, so that it harms nobody else."""
        try:
            added = self._store.append([event for event, _ in batch])
        except Exception as error:
            if isinstance(error, UNFIT) and len(batch) > 1:
                for waiting in batch:
                    self._write([waiting])
                return
            for _, done in batch:
                done.get_loop().call_soon_threadsafe(_fail, done, error)
            return
        for (_, done), ok in zip(batch, added, strict=True):
            done.get_loop().call_soon_threadsafe(_settle, done, ok)


def _settle(done: asyncio.Future[bool], ok: bool) -> None:
    if not done.done():
        done.set_result(ok)


def _fail(done: asyncio.Future[bool], error: Exception) -> None:
    if not done.done():
        done.set_exception(error)

"""Thinking apart from the event loop: bots choose in processes of their own, so that a table goes on while they think."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, TypeVar

from fabrica.bots import choose, named
from fabrica.bots.table import BUDGET
from fabrica.errors import FabricaError
from fabrica.game import Position

T = TypeVar("T")


class Thinkers:
    """Some processes that think, for bots or for the coach. They start with the first thought, and one that dies is replaced."""

    def __init__(self, workers: int = 1) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    async def choose(self, bot: str, view: Position, budget: float = BUDGET, seed: str = "") -> str:
        """What `fabrica.bots.choose` answers."""
        named(bot)
        return await self.run(choose, bot, view, budget, seed)

    async def run(self, thought: Callable[..., T], *given: Any) -> T:
        """Any function, thought through there. A thought that was lost with its process is thought once more."""
        pool = self._started()
        try:
            return await self._think(pool, thought, given)
        except BrokenProcessPool:
            self._replace(pool)
        return await self._think(self._started(), thought, given)

    async def _think(self, pool: ProcessPoolExecutor, thought: Callable[..., T], given: tuple[Any, ...]) -> T:
        return await asyncio.get_running_loop().run_in_executor(pool, partial(think, thought, *given))

    def _started(self) -> ProcessPoolExecutor:
        if self._closed:
            raise RuntimeError("these thinkers are closed")
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._workers, multiprocessing.get_context("spawn"), begin)
        return self._pool

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        """The next thought starts a new pool, unless another request has started one already."""
        if self._pool is broken:
            self._pool = None
            broken.shutdown(wait=False)

    def close(self) -> None:
        """Begin no further thought; the processes end with the one that they are at."""
        self._closed = True
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def think(thought: Callable[..., T], *given: Any) -> T:
    """In the process of a thinker. What is wrong with a view comes back as an error that any process can read."""
    try:
        return thought(*given)
    except FabricaError as error:
        raise FabricaError(str(error)) from None


def begin() -> None:
    """A thinker leaves Ctrl-C to its parent, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)

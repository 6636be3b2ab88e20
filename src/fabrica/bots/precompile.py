"""Compiled code is made before it is asked for, in a process of its own that nobody waits for, and is gone afterwards."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any

import fabrica
from fabrica.bots.processes import WorkerPool
from fabrica.engine.code_cache import cache_folder
from fabrica.engine.errors import COMPONENTS

HOME = Path(fabrica.__file__).parent
LONG = 1800.0  # seconds for a compiler on a busy machine
QUIET = 30.0  # seconds that a server has for itself when it starts
ASKED_FOR, AHEAD = 10, 19  # how nice it is to others
Making = tuple[str, Callable[..., None], tuple[Any, ...]]  # its name, and the work that has everything compiled


class Precompiler:
    """Makes each thing once. What someone waits for does not stand behind what may be asked for one day."""

    def __init__(self, is_open: bool = True) -> None:
        self.is_open = is_open
        self._made: dict[str, asyncio.Task[None]] = {}
        self._turns = {nice: asyncio.Lock() for nice in (ASKED_FOR, AHEAD)}
        self._going: asyncio.Task[None] | None = None

    async def made(self, *things: Making) -> None:
        """All of this is compiled, or cannot be; or this is not open, and whoever thinks first has it compiled."""
        for what in things if self.is_open else ():
            await asyncio.shield(self._making(what, ASKED_FOR))

    def compile_ahead(self, things: Iterable[Making]) -> None:
        """After a while, one after the other, what may be asked for one day."""
        if self.is_open:
            self._going = asyncio.create_task(self._compile_ahead(things))

    async def _compile_ahead(self, things: Iterable[Making]) -> None:
        await asyncio.sleep(QUIET)
        for what in things:
            await asyncio.shield(self._making(what, AHEAD))

    def _making(self, what: Making, nice: int) -> asyncio.Task[None]:
        if what[0] not in self._made:
            self._made[what[0]] = asyncio.create_task(self._make(*what, nice))
        return self._made[what[0]]

    async def _make(self, name: str, work: Callable[..., None], given: tuple[Any, ...], nice: int) -> None:
        async with self._turns[nice]:
            mark = await asyncio.to_thread(mark_of, name)
            if mark.exists():
                return
            try:
                await made_apart(work, *given, nice=nice)
                mark.touch()
            except Exception as error:
                logging.getLogger("fabrica").error("%s is not ready: %s", name, error)

    def close(self) -> None:
        for task in (*self._made.values(), *filter(None, [self._going])):
            task.cancel()


async def made_apart(work: Callable[..., None], *given: Any, nice: int) -> None:
    pool = WorkerPool(nice=nice)
    try:
        await pool.run(work, *given, limit=LONG)
    finally:
        pool.close()


def mark_of(name: str) -> Path:
    """Beside the compiled code: all of this was made from these sources. From others it is asked for again, and mostly there."""
    return cache_folder() / f"{name} {sources_hash()}.made"


@cache
def sources_hash() -> str:
    digest = hashlib.sha256()
    for path in sorted(HOME.rglob("*.py")):
        digest.update(path.read_bytes())
    if COMPONENTS in os.environ:
        digest.update(Path(os.environ[COMPONENTS]).read_bytes())
    return digest.hexdigest()[:16]

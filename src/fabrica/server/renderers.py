"""Renderers: processes in which the pages of running matches are made, so that moves do not wait behind pages.

A table is always rendered by the same process, which then knows the match and the page before: it is sent what has happened
since, and reads from the store what it lacks. Until a process is there, or where none can be, the server renders by itself.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import struct
import zlib
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from fabrica.bots.process import SPAWN
from fabrica.server.store import Event, Seat
from fabrica.server.table import Table

if TYPE_CHECKING:
    from fabrica.server.audience import Reader, Rendered

LIMIT = 5.0  # seconds for one page, after which something must be wrong
QUEUE = 64  # pages that wait for one process: beyond them the server helps itself
REST = 1.0  # seconds before a process that died is replaced
LENGTH = struct.Struct("!i")  # of a message, as multiprocessing's connections write it
LOG = logging.getLogger("fabrica")


@dataclass(frozen=True)
class Ask:
    """What a page is to be made of: a table after so many events, the last of these, who sits there, and who reads."""

    match: str
    number: int
    events: Sequence[Event]
    seats: Sequence[Seat]
    language: str
    own: tuple[int, ...]
    seat: int | None
    when: float


class Renderers:
    """Some processes that make pages; none: the server makes them itself."""

    def __init__(self, database: str, count: int = 0) -> None:
        self._all = [Renderer(database) for _ in range(count)]
        self.made = 0  # pages

    @property
    def is_ready(self) -> bool:
        return all(renderer.is_ready for renderer in self._all)

    async def page(self, table: Table, reader: Reader, when: float) -> Rendered | None:
        """The page of a running match for a reader; None where no process can make it now."""
        if not self._all or not table.has_begun or table.match.over:
            return None
        events = tuple(table.recent)
        ask = Ask(table.id, table.number, events, tuple(table.seats), reader.desk.language, reader.own, reader.seat, when)
        page = await self._all[zlib.crc32(table.id.encode()) % len(self._all)].page(ask)
        self.made += page is not None
        return page

    def start(self) -> None:
        for renderer in self._all:
            renderer.start()

    def close(self) -> None:
        for renderer in self._all:
            renderer.close()


class Renderer:
    """One process, and those who wait for its answers: they come in the order of the questions."""

    def __init__(self, database: str) -> None:
        self._database = database
        self._waiting: deque[asyncio.Future[Any]] = deque()
        self._line: asyncio.StreamWriter | None = None
        self._task: asyncio.Task[None] | None = None
        self._process: Any = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._live())

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
        if self._process is not None:
            self._process.kill()

    @property
    def is_ready(self) -> bool:
        return self._line is not None

    async def page(self, ask: Ask) -> Rendered | None:
        if self._line is None or len(self._waiting) >= QUEUE:
            return None
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.append(answer)
        said = msgspec.msgpack.encode(ask)
        self._line.write(LENGTH.pack(len(said)) + said)
        try:
            found: Rendered | None = await asyncio.wait_for(asyncio.shield(answer), LIMIT)
        except TimeoutError:
            self._end(f"no page after {LIMIT:g} s")
            return None
        return found

    async def _live(self) -> None:
        """Have a process, again and again."""
        while True:
            with suppress(OSError, EOFError, asyncio.IncompleteReadError):
                await self._listen(*await self._begin())
            self._end("it has died")
            await asyncio.sleep(REST)

    async def _begin(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        from fabrica.server.render_process import serve_pages  # here: it needs all that a page needs

        here, there = SPAWN.Pipe()
        self._process = SPAWN.Process(target=serve_pages, args=(there, self._database), daemon=True)
        await asyncio.to_thread(self._process.start)
        there.close()
        line = socket.socket(fileno=os.dup(here.fileno()))
        here.close()
        return await asyncio.open_connection(sock=line)

    async def _listen(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        from fabrica.server.audience import Rendered

        answers = msgspec.msgpack.Decoder(Rendered | None)
        await _message(reader)  # it is there
        self._line = writer
        while True:
            found = answers.decode(await _message(reader))
            answer = self._waiting.popleft()
            if not answer.done():
                answer.set_result(found)

    def _end(self, why: str) -> None:
        """The process is no good any more. Who waits is answered by the server itself."""
        if self._line is not None:
            LOG.error("a renderer is replaced: %s", why)
            self._line.close()
        self._line = None
        if self._process is not None:
            self._process.kill()
        while self._waiting:
            answer = self._waiting.popleft()
            if not answer.done():
                answer.set_result(None)


async def _message(reader: asyncio.StreamReader) -> bytes:
    (length,) = LENGTH.unpack(await reader.readexactly(LENGTH.size))
    return await reader.readexactly(length)

"""Streams: server-sent events that say that a table has changed, and a listener that carries them between processes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable

import sqlalchemy as sa
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from fabrica.server.compression import piece
from fabrica.server.lock import A_SERVER
from fabrica.server.store import Store
from fabrica.server.table import Table

STREAM = "/stream"  # how the address of each stream ends
RETRY = 2.0  # seconds
PAUSE = 15.0  # seconds between signs of life
PING = b": ping\n\n"


def notice(table: Table, viewer: int | None) -> str:
    """What a viewer may know at once: that something happened, whose turn it is, who sits where. No card is in it."""
    return json.dumps(
        {
            "number": table.number_for(viewer),
            "versions": table.versions_for(viewer),
            "active": table.active,
            "over": table.match.over,
            "seats": [place.name if place.owner or place.bot else None for place in table.seats],
            "awaits": table.awaits,
        },
        separators=(",", ":"),
    )


async def stream(table: Table, guest: str | None) -> AsyncIterator[bytes]:
    """A notice at once, and one after every change that a guest may know of; what happens in between is summed up."""
    changed, said = asyncio.Event(), ""
    table.listeners.add(changed)
    try:
        while not table.closed:
            changed.clear()
            viewer = next(iter(table.seats_of(guest)), None)
            if (now := f"{notice(table, viewer)} {table.changed_for(viewer)}") != said:
                said = now
                yield event("changed", notice(table, viewer), table.number_for(viewer))
            await changed.wait()
    finally:
        table.listeners.discard(changed)


def event(name: str, data: str, id: int | str) -> bytes:
    return f"id: {id}\nevent: {name}\ndata: {data}\n\n".encode()


class Stream(Response):
    """Server-sent events: an answer that goes on until someone leaves or the server stops, with a sign of life every so often."""

    media_type = "text/event-stream"

    def __init__(self, events: AsyncIterator[bytes], packs: bool = False) -> None:
        super().__init__(headers={"cache-control": "no-store", "x-accel-buffering": "no"})
        del self.headers["content-length"]
        if packs:
            self.headers.update({"content-encoding": "gzip", "vary": "Accept-Encoding"})
        self._events = events
        self._ping = piece(PING) if packs else PING

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
        tasks = [asyncio.create_task(work) for work in (self._tell(send), self._live(send), left(receive))]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _tell(self, send: Send) -> None:
        """What comes, as it comes."""
        async for words in self._events:
            await send({"type": "http.response.body", "body": words, "more_body": True})

    async def _live(self, send: Send) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            await send({"type": "http.response.body", "body": self._ping, "more_body": True})


async def left(receive: Receive) -> None:
    """Until whoever asked has gone."""
    while (await receive())["type"] != "http.disconnect":
        pass


async def listen(store: Store, on_news: Callable[[str | None], Awaitable[None]]) -> None:
    """On PostgreSQL: hear of the matches that other processes have changed; None when the line was down: it may be any."""
    import psycopg

    url = sa.make_url(store.url).set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
                await connection.execute(A_SERVER)
                await connection.execute("LISTEN fabrica")
                await on_news(None)
                async for news in connection.notifies():
                    await on_news(news.payload)
        except (psycopg.Error, sa.exc.SQLAlchemyError):
            await asyncio.sleep(RETRY)

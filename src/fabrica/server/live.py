"""Streams: server-sent events that say that a table has changed, and a listener that carries them between processes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import psycopg
import sqlalchemy as sa
from sse_starlette import EventSourceResponse
from starlette.types import Message, Receive, Scope, Send

from fabrica.server.compression import piece
from fabrica.server.lock import A_SERVER
from fabrica.server.store import Store
from fabrica.server.table import Table

RETRY = 2.0  # seconds
PING = 15  # seconds


def notice(table: Table) -> str:
    """What everyone may know at once: that something happened, whose turn it is, who sits where. No card is in it."""
    return json.dumps(
        {
            "number": table.number,
            "versions": table.versions,
            "active": table.active,
            "over": table.match.over,
            "seats": [place.name if place.owner or place.bot else None for place in table.seats],
            "awaits": table.awaits,
        },
        separators=(",", ":"),
    )


async def stream(table: Table) -> AsyncIterator[dict[str, str]]:
    """A notice at once, and one after every change; what happens in between is summed up."""
    changed = asyncio.Event()
    table.listeners.add(changed)
    try:
        while not table.closed:
            changed.clear()
            yield {"event": "changed", "id": str(table.number), "data": notice(table)}
            await changed.wait()
    finally:
        table.listeners.discard(changed)


class Stream(EventSourceResponse):
    """An answer that goes on until someone leaves or the server stops. It has an end then, too."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_whole = False

        async def sender(message: Message) -> None:
            nonlocal is_whole
            is_whole = message.get("more_body") is False
            await send(message)

        await super().__call__(scope, receive, sender)
        if not is_whole:
            await send({"type": "http.response.body", "body": b"", "more_body": False})


def event_stream(events: AsyncIterator[Any], packs: bool = False) -> Stream:
    """A stream as it is sent: compressed already, if it says so, and with a sign of life every so often."""
    if not packs:
        return Stream(events, ping=PING)
    said = {"content-encoding": "gzip", "vary": "Accept-Encoding"}
    return Stream(events, headers=said, ping=PING, ping_message_factory=_packed_ping)


def _packed_ping() -> Any:
    return piece(b": ping\n\n")


async def listen(store: Store, on_news: Callable[[str | None], Awaitable[None]]) -> None:
    """On PostgreSQL: hear of the matches that other processes have changed; None when the line was down: it may be any."""
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

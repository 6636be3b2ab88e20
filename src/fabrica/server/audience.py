"""Audiences: all who see the same page of a match. It is made once for them, and its changes are compressed once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from functools import cached_property

import msgspec

from fabrica.server.compression import HEAD, piece
from fabrica.server.page import mark_of
from fabrica.server.patch import Part, patch
from fabrica.server.request_context import RequestContext
from fabrica.server.table import Table


@dataclass(frozen=True)
class Reader:
    """All of a person that the page of a match depends on: who has the same reads the same, to the byte."""

    ctx: RequestContext  # for anyone, unless the page is for one person alone
    own: tuple[int, ...]  # seats
    seat: int | None  # the one that is asked for, where a guest has several
    name: str = ""
    site: str = ""  # as in the address of an invite
    is_maker: bool = False  # of the table, where that matters: a seat is to be given away

    @classmethod
    def of(cls, table: Table, ctx: RequestContext, seat: int | None, name: str, site: str) -> Reader:
        own = table.seats_of(ctx.guest)
        seat = seat if seat in own and len(own) > 1 else None
        gives = bool(table.troubles) and ctx.guest is not None and ctx.guest == table.maker
        if not table.has_begun:  # in the waiting room everyone has a page of their own
            return cls(ctx, own, seat, name, site, gives)
        return cls(ctx.for_anyone, own, seat, is_maker=gives)

    def told_at(self, table: Table) -> float:
        """When something changed that they may know of."""
        return max(map(table.changed_for, self.own), default=table.changed)


Maker = Callable[[Table, Reader], Awaitable[str]]


class Page:
    """The changing part of a page at one moment, and what has changed in it since the one before."""

    def __init__(self, text: str, when: float, before: Page | None) -> None:
        self.text, self.when = text, when
        self.mark = mark_of(text)
        self.before = before.mark if before else ""
        self.changes = self._event(before.mark, patch(before.lines, self.lines)) if before else self.whole

    @cached_property
    def lines(self) -> list[str]:
        return self.text.split("\n")

    @cached_property
    def whole(self) -> Event:
        return self._event("", [self.text])

    def _event(self, since: str, parts: list[Part]) -> Event:
        said = {"when": self.when, "from": since, "to": self.mark, "parts": parts}
        return Event(self.mark, msgspec.json.encode(said))

    def since(self, mark: str) -> Event:
        """What someone needs who has the page with this mark."""
        return self.changes if mark and mark == self.before else self.whole


class Event:
    """A page, or what has changed since another, as it is sent."""

    def __init__(self, mark: str, json: bytes) -> None:
        self.json = json
        self.plain = b"id: %b\nevent: page\ndata: %b\n\n" % (mark.encode(), json)

    @cached_property
    def packed(self) -> bytes:
        return piece(self.plain)


class Audience:
    """All readers of a table who see the same."""

    def __init__(self, table: Table, reader: Reader, make: Maker) -> None:
        self._table, self._reader, self._make = table, reader, make
        self._making = asyncio.Lock()
        self._of: tuple[object, ...] = ()
        self._page: Page | None = None

    @classmethod
    def at(cls, table: Table, reader: Reader, make: Maker) -> Audience:
        """The one to which a reader belongs. It lasts as long as someone looks on."""
        found = table.audiences.get(reader)
        if found is None:
            found = table.audiences[reader] = cls(table, reader, make)
        return found

    async def page(self) -> Page:
        """How things stand, made once for all."""
        async with self._making:
            now = self._table.moment
            if self._page is None or self._of != now:
                text, when = await self._make(self._table, self._reader), self._reader.told_at(self._table)
                if self._page is None or text != self._page.text:
                    self._page = Page(text, when, self._page)
                self._of = now
            return self._page


async def follow(table: Table, reader: Callable[[], Reader], make: Maker, has: str, packs: bool) -> AsyncIterator[bytes]:
    """The page at once, unless someone has it, and what changes after every change; what happens in between is summed up."""
    changed = asyncio.Event()
    table.listeners.add(changed)
    try:
        if packs:
            yield HEAD
        while not table.closed:
            changed.clear()
            audience = Audience.at(table, reader(), make)  # held while we wait, so that it lasts
            page = await audience.page()
            if page.mark != has:
                event = page.since(has)
                yield event.packed if packs else event.plain
                has = page.mark
            await changed.wait()
    finally:
        table.listeners.discard(changed)

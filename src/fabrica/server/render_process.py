"""In a renderer's process: tables as the store and the server tell them, and their pages."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.connection import Connection

import msgspec

from fabrica.bots.process import begin
from fabrica.server import logs
from fabrica.server.audience import Anyone, Page, Reader, Rendered
from fabrica.server.reading import catch_up, read_table
from fabrica.server.renderers import Ask
from fabrica.server.settling import settle_in
from fabrica.server.store import Event, Store
from fabrica.server.table import Table
from fabrica.server.table_page import painted

TABLES_KEPT = 1_000
PAGES_KEPT = 32  # of one table, the last for each reader
LOG = logging.getLogger("fabrica")


def serve_pages(pipe: Connection, database: str) -> None:
    """Says that it is there; then makes one page after the other. What cannot be made is None: the server sees to it."""
    begin()
    logs.begin()
    studio = Studio(Store(database))
    settle_in()
    pipe.send_bytes(b"")
    asked = msgspec.msgpack.Decoder(Ask)
    with suppress(EOFError, OSError):
        while True:
            pipe.send_bytes(msgspec.msgpack.encode(studio.answer(asked.decode(pipe.recv_bytes()))))


class Studio:
    """The tables that were rendered last, and their pages."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._pages: dict[str, OrderedDict[Reader, Page]] = {}

    def answer(self, ask: Ask) -> Rendered | None:
        try:
            return self.page(ask).rendered
        except Exception:
            LOG.exception("match %s could not be rendered", ask.match)
            self._forget(ask.match)
            return None

    def page(self, ask: Ask) -> Page:
        table, who = self._table(ask), Reader(Anyone(ask.language), ask.own, ask.seat)
        pages = self._pages[table.id]
        before, text = pages.get(who), painted(table, who)
        if before is None or before.text != text:
            pages[who] = Page(text, ask.when, before)
        pages.move_to_end(who)
        if len(pages) > PAGES_KEPT:
            pages.popitem(last=False)
        return pages[who]

    def _table(self, ask: Ask) -> Table:
        """The table after just so many events."""
        table = self._tables.get(ask.match)
        if table is None or table.number > ask.number:
            table = self._read(ask)
        catch_up(table, self._missing(table, ask), list(ask.seats))
        self._tables.move_to_end(ask.match)
        if len(self._tables) > TABLES_KEPT:
            self._forget(next(iter(self._tables)))
        return table

    def _read(self, ask: Ask) -> Table:
        found = self._store.load(ask.match)
        if found is None:
            raise LookupError("it is not in the store")
        beginning, seats, events, maker = found
        self._pages[ask.match] = OrderedDict()
        self._tables[ask.match] = table = read_table(ask.match, beginning, seats, until(events, ask.number), maker)
        return table

    def _missing(self, table: Table, ask: Ask) -> Sequence[Event]:
        """What has happened since: as told, or else from the store."""
        told = [event for event in ask.events if event.number > table.number]
        if table.number + len(told) == ask.number:
            return told
        return until(self._store.events_after(ask.match, table.number), ask.number)

    def _forget(self, match: str) -> None:
        self._tables.pop(match, None)
        self._pages.pop(match, None)


def until(events: Sequence[Event], number: int) -> list[Event]:
    return [event for event in events if event.number <= number]

"""The house: all tables, the store behind them, and the bots that sit at them."""

from __future__ import annotations

import asyncio
import base64
import hmac
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from weakref import WeakValueDictionary

from fabrica.bots.precompile import Precompiler
from fabrica.bots.processes import WorkerPool
from fabrica.engine.fairness import NONCE, NONCE_MOST
from fabrica.engine.match import Match
from fabrica.registry import games
from fabrica.server import bots, coach
from fabrica.server.bots import Bots
from fabrica.server.coach import Coach
from fabrica.server.database import UNFIT
from fabrica.server.meter import in_thread
from fabrica.server.places import Place, are_several, hashed, seat_of
from fabrica.server.problems import Problem, Unreadable, not_your_seat, unknown_match
from fabrica.server.reading import catch_up, read_table
from fabrica.server.reviewer import Reviewer
from fabrica.server.store import Event, Seat, SecondSeat, Store
from fabrica.server.table import Table
from fabrica.server.writer import Writer

TABLES_KEPT = 2_000  # in memory; others are read again when they are asked for
PAGES_KEPT = 100  # of finished matches
UNREADABLE_FOR = 60.0  # seconds until a match that could not be read is tried again
MATCH_ID = re.compile(r"[A-Za-z0-9_-]{1,16}")
TRIES = 20  # for an event that others push back


class Lobby:
    def __init__(self, store: Store, bot_pause: float, prepares: bool = False) -> None:
        self.store = store
        self.writer = Writer(store)
        self.precompiler = Precompiler(prepares)
        self.bots = Bots(self._do, bot_pause, self.precompiler)
        self.coach = Coach(self.precompiler, self._coach_failed)
        self.reviewer = Reviewer(store, self.coach)
        self._key = store.key("invites").encode()
        self._tables: WeakValueDictionary[str, Table] = WeakValueDictionary()  # all that anyone holds: one for a match
        self._recent: OrderedDict[str, Table] = OrderedDict()
        self._pages: OrderedDict[object, None] = OrderedDict()
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._unreadable: OrderedDict[str, tuple[float, Unreadable]] = OrderedDict()

    async def close(self) -> None:
        self.bots.close()
        self.reviewer.close()
        self.coach.close()
        self.precompiler.close()
        await asyncio.to_thread(self.writer.close)
        self.store.close()

    def _coach_failed(self, game: str) -> None:
        """Tell those who play it."""
        for table in [table for table in self._tables.values() if table.match.game.id == game]:
            table.wake()

    def get_ready(self) -> None:
        """What may be asked for is compiled ahead of time."""
        self.precompiler.compile_ahead(what for game in games() for part in (coach, bots) for what in part.all_of(game))

    def pools(self) -> dict[str, WorkerPool]:
        return {"bots": self.bots.pool, "coach": self.coach.pool, "reviews": self.reviewer.pool}

    def tables(self) -> Iterable[Table]:
        """Those in memory."""
        return self._tables.values()

    # Tables

    async def create(
        self, match: Match, guest: str, places: Sequence[Place], origin: str | None = None, maker: str | None = None,
        mixes: bool = False,
    ) -> tuple[str, dict[int, str]]:  # fmt: skip
        """A new table for a match, its moves so far included; its id, and an invite for each seat that waits for a friend.

        Where its origin has a rematch already, that one's. Its maker is the guest who asks, if nobody else is said: only makers
        may have several seats (those on one device). Where it mixes and several people come to it, each adds a nonce first.
        """
        id = secrets.token_urlsafe(8)
        invites = {seat: self.invite(id, seat) for seat, place in enumerate(places) if place.kind == "link"}
        asks = mixes and are_several(places)
        seats = [seat_of(n, place, guest, invites.get(n), asks) for n, place in enumerate(places)]
        past = [Event(id, n, entry.seat, "play", entry.words, f"past:{n}") for n, entry in enumerate(match.log, 1)]
        if not await in_thread(self.store.create, id, match.after(0).record(), seats, past, origin, maker or guest):
            return str(await asyncio.to_thread(self.store.rematch_of, str(origin))), {}
        if not past:  # it need not be read to be known
            table = self._tables[id] = Table.of(id, match, maker or guest)
            table.take_seats(seats)
        await self.get(id)
        return id, invites

    def invite(self, id: str, seat: int) -> str:
        """The invite to a seat. It follows from a key of the house, so that it can be shown again; the store has its hash."""
        mark = hmac.digest(self._key, f"{id}:{seat}".encode(), "sha256")
        return base64.urlsafe_b64encode(mark[:18]).decode()

    async def get(self, id: str) -> Table:
        """A table by its id, as it is now, read from the store if need be."""
        self._check_readable(id)
        async with self._opening.setdefault(id, asyncio.Lock()):
            table = self._tables.get(id) or await self._read(id)
        self._keep(table)
        table.looked_at = time.monotonic()
        if self.store.is_shared:
            await self._refresh(table)
        self.bots.call(table)
        return table

    async def _read(self, id: str) -> Table:
        found = await asyncio.to_thread(self.store.load, id) if MATCH_ID.fullmatch(id) else None
        if found is None:
            raise unknown_match(id)
        try:
            table = self._tables[id] = await in_thread(read_table, id, *found)
        except Unreadable as problem:
            self._give_up(id, problem)
            raise
        return table

    def _give_up(self, id: str, problem: Unreadable) -> None:
        """A match that cannot be read is not tried again at once; those who look on are let go."""
        self._unreadable[id] = time.monotonic() + UNREADABLE_FOR, problem
        if len(self._unreadable) > TABLES_KEPT:
            self._unreadable.popitem(last=False)
        self._forget(id)

    def _check_readable(self, id: str) -> None:
        until, problem = self._unreadable.get(id, (0.0, None))
        if problem is not None and time.monotonic() < until:
            raise problem

    def _catch_up(self, table: Table, events: Sequence[Event], seats: list[Seat] | None = None) -> None:
        try:
            catch_up(table, events, seats)
        except Unreadable as problem:
            self._give_up(table.id, problem)
            raise

    def _keep(self, table: Table) -> None:
        """Hold the tables that were asked for last; others go when nobody plays or looks on."""
        self._recent[table.id] = table
        self._recent.move_to_end(table.id)
        if len(self._recent) > TABLES_KEPT:
            self._recent.popitem(last=False)

    def keep_page(self, page: object) -> None:
        """Hold the pages of finished matches that were asked for last: they change no more."""
        self._pages[page] = None
        self._pages.move_to_end(page)
        if len(self._pages) > PAGES_KEPT:
            self._pages.popitem(last=False)

    async def join(self, invite: str, guest: str, name: str) -> str:
        """Seat a guest by an invite, once."""
        with one_seat_each():
            id = await asyncio.to_thread(self.store.claim, hashed(invite), guest, name)
        if id is None:
            raise Problem(410, "problem-invite-used")
        await self.seats_changed(id)
        return id

    async def sit(self, id: str, seat: int, guest: str, name: str) -> None:
        """Seat a guest on a seat that is open to anyone."""
        table = await self.get(id)
        with one_seat_each():
            if not 0 <= seat < len(table.seats) or not await asyncio.to_thread(self.store.sit, id, seat, guest, name):
                raise Problem(409, "problem-seat-taken")
        await self.seats_changed(id)

    async def add_nonce(self, id: str, guest: str, nonce: str) -> Table:
        """What a guest adds to chance before the deal, once."""
        table = await self.get(id)
        if not table.seats_of(guest):
            raise not_your_seat()
        if NONCE.fullmatch(nonce) is None or len(nonce) > NONCE_MOST:
            raise Problem(422, "problem-bad-nonce", {"most": NONCE_MOST})
        if not await asyncio.to_thread(self.store.add_nonce, id, guest, nonce):
            raise Problem(409, "problem-nonce-given")
        await self.seats_changed(id)
        return table

    async def seats_changed(self, id: str) -> None:
        await self._refresh(await self.get(id))

    def is_seated(self, id: str, guest: str | None) -> bool:
        """Whether a guest sits at a table that is in memory."""
        table = self._tables.get(id)
        return table is not None and bool(table.seats_of(guest))

    async def live(self, guest: str | None) -> list[Table]:
        """The tables at which people of several devices play: all of a guest's, and those of others that are in memory here."""
        found = {table.id: table for table in list(self._tables.values())}
        for id in await asyncio.to_thread(self.store.running, guest) if guest else ():
            with suppress(Unreadable):
                table = found[id] = await self.get(id)
                if table.match.over:
                    await asyncio.to_thread(self.store.mark_over, id)
        return [table for table in found.values() if table.is_live]

    # Playing

    async def act(self, id: str, guest: str, seat: int, kind: str, words: str, version: int | None, request: str) -> Table:
        """Do what a person asks: kept before it is answered, done once however often it is asked."""
        table = await self.get(id)
        table.check_seat(guest, seat)
        await self._do(table, seat, kind, words, f"{guest}:{request}", version)
        return table

    async def _do(self, table: Table, seat: int, kind: str, words: str, request: str, version: int | None) -> None:
        async with table.lock:
            for _ in range(TRIES):
                if request in table.requests:
                    return
                table.check_version(seat, version)
                event = table.event(seat, kind, words, request)
                table.rehearse(event)
                if await self._kept(event):
                    table.apply(event)
                    break
                self._catch_up(table, await asyncio.to_thread(self.store.events_after, table.id, table.number))
            else:
                raise Problem(503, "problem-busy")
        table.wake()
        self.bots.call(table)

    async def _kept(self, event: Event) -> bool:
        try:
            return await self.writer.append(event)
        except UNFIT:  # its match is no longer there
            self._forget(event.match)
            raise unknown_match(event.match) from None

    def _forget(self, id: str) -> None:
        """A match is gone: those who look on are let go."""
        self._recent.pop(id, None)
        if (table := self._tables.pop(id, None)) is not None:
            table.closed = True
            table.wake()

    async def expire(self, days: float) -> int:
        """Let go of tables that were opened so many days ago, and at which no person has ever done anything; how many."""
        gone = await asyncio.to_thread(self.store.expire, datetime.now(UTC) - timedelta(days=days))
        for id in gone:
            self._forget(id)
        return len(gone)

    async def news(self, id: str | None) -> None:
        """Another process has changed a match; None: it may be any."""
        for table in list(self._tables.values()) if id is None else filter(None, [self._tables.get(id)]):
            with suppress(Unreadable):
                await self._refresh(table)

    async def _refresh(self, table: Table) -> None:
        """Bring a table to what the store has."""
        async with table.lock:
            events = await asyncio.to_thread(self.store.events_after, table.id, table.number)
            seats = await asyncio.to_thread(self.store.seats, table.id)
            is_new = bool(events) or seats != table.seats
            self._catch_up(table, events, seats)
        if is_new:
            table.wake()


@contextmanager
def one_seat_each() -> Iterator[None]:
    """Who has a seat at a table is told so when asking for another."""
    try:
        yield
    except SecondSeat:
        raise Problem(409, "problem-second-seat") from None

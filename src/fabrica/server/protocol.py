"""Connections: so many from one address and in all, each with so much time for a head and for taking an answer."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field
from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

from fabrica.server.live import STREAM
from fabrica.server.rates import neighbourhood

LAST_SECONDS = 1.5  # of a request that is under way when the server stops
LEAVING_SECONDS = 0.5  # more, for work that nobody waits for any longer
FULL = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


@dataclass
class Bounds:
    """What connections may take. Proxies, which bring many people, may have as many as there are."""

    head_seconds: float
    answer_seconds: float  # that someone may take who does not read what they asked for
    by_address: int
    in_all: int
    proxies: Collection[str] = ()
    open: Counter[str] = field(default_factory=Counter)
    idle: dict[BoundedProtocol, None] = field(default_factory=dict)  # connections on which nothing is asked, the longest first

    def has_room(self, address: str) -> bool:
        """In a full house whoever comes takes the place of the connection on which nobody has asked for longest."""
        own = self.in_all if is_within(address, tuple(self.proxies)) else self.by_address
        if self.open[neighbourhood(address)] >= own:
            return False
        if self.open.total() >= self.in_all and self.idle:
            next(iter(self.idle)).give_way()
        return self.open.total() < self.in_all

    def enter(self, address: str) -> None:
        self.open[neighbourhood(address)] += 1

    def leave(self, address: str) -> None:
        self.open[neighbourhood(address)] -= 1
        if self.open[neighbourhood(address)] <= 0:
            del self.open[neighbourhood(address)]


@lru_cache(1024)
def is_within(address: str, networks: tuple[str, ...]) -> bool:
    """Whether an address is one of some, or in one of some networks."""
    try:
        return any(ip_address(address) in ip_network(network, strict=False) for network in networks)
    except ValueError:
        return False


class BoundedProtocol(H11Protocol):
    """HTTP/1.1 as uvicorn speaks it, for those who are neither too many nor too slow."""

    def __init__(self, *given: Any, bounds: Bounds, **named: Any) -> None:
        super().__init__(*given, **named)
        self.bounds = bounds
        self._answers, self.app = self.app, self._answer
        self._answering: asyncio.Task[Any] | None = None
        self._hung_up = False
        self._counted: str | None = None
        self._until_head: asyncio.TimerHandle | None = None
        self._until_taken: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not self.bounds.has_room(address):
            transport.write(FULL)
            transport.close()
            return
        self._counted = address
        self.bounds.enter(address)
        self.bounds.idle[self] = None
        self._expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop(self._until_head, self._until_taken)
        self._leave()

    def shutdown(self) -> None:
        """The server stops: streams, which would go on, are left at once; who waits for a thought, or is slow, has a moment."""
        super().shutdown()
        if not self._is_idle:
            is_stream = self.cycle.scope["path"].endswith(STREAM)
            self.loop.call_later(0.0 if is_stream else LAST_SECONDS, self._hang_up)

    def _hang_up(self) -> None:
        """As if whoever asked had gone; what does not notice it is ended."""
        if not self._is_idle:
            self.cycle.disconnected = self._hung_up = True
            self.cycle.message_event.set()
            self.transport.abort()
            if self._answering is not None:
                self.loop.call_later(LEAVING_SECONDS, self._answering.cancel)

    async def _answer(self, *asked: Any) -> None:
        """An answer that was ended is no error."""
        self._answering = asyncio.current_task()
        try:
            await self._answers(*asked)
        except asyncio.CancelledError:
            if not self._hung_up:
                raise

    def give_way(self) -> None:
        """To someone who has come, since nothing is asked here."""
        self._leave()
        self.transport.abort()

    def _leave(self) -> None:
        self.bounds.idle.pop(self, None)
        if self._counted is not None:
            self.bounds.leave(self._counted)
            self._counted = None

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._is_idle:
            self._expect_head()
        super().data_received(data)
        if not self._is_idle:
            self._begin()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self._is_idle:  # the next request was there already
            self._begin()
        elif self._counted is not None:
            self.bounds.idle[self] = None

    def _begin(self) -> None:
        """A request is there."""
        self.bounds.idle.pop(self, None)
        self._stop(self._until_head)
        self._until_head = None

    @property
    def _is_idle(self) -> bool:
        """Whether no request is being answered: what comes now is a head, or the rest of what was never read."""
        return self.cycle is None or self.cycle.response_complete

    def _expect_head(self) -> None:
        """From the first byte on there is a time for the whole; more bytes do not prolong it."""
        if self._until_head is None:
            self._until_head = self.loop.call_later(self.bounds.head_seconds, self._end)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._until_taken = self._until_taken or self.loop.call_later(self.bounds.answer_seconds, self._end)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop(self._until_taken)
        self._until_taken = None

    def _end(self) -> None:
        if not self.transport.is_closing() or self._until_taken is not None:
            self.transport.abort()

    def _stop(self, *timers: asyncio.TimerHandle | None) -> None:
        for timer in timers:
            if timer is not None:
                timer.cancel()

"""Fair turns: of each who asks, a few requests are worked on at once, the others wait behind them; and room for streams."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from weakref import WeakValueDictionary

from fabrica.server.problems import Problem
from fabrica.server.rates import too_fast

WAITING_MOST = 50  # behind one gate


class Gate:
    def __init__(self, at_once: int) -> None:
        self.inside = asyncio.Semaphore(at_once)
        self.waiting = 0


class Gates:
    """A gate for each who asks."""

    def __init__(self, at_once: int) -> None:
        self._at_once = at_once
        self._gates: WeakValueDictionary[str, Gate] = WeakValueDictionary()

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        gate = self._gates.get(who)
        if gate is None:
            gate = self._gates[who] = Gate(self._at_once)
        if gate.waiting >= WAITING_MOST:
            raise too_fast(1)
        gate.waiting += 1
        try:
            await gate.inside.acquire()
        finally:
            gate.waiting -= 1
        try:
            yield
        finally:
            gate.inside.release()


class StreamSlots:
    """Places for what stays: so many in all, so many for each. A part of both is kept for those who play."""

    def __init__(self, in_all: int, each: int, kept: float = 0.5) -> None:
        self._in_all, self._each, self._kept = in_all, each, kept
        self._taken: Counter[str] = Counter()

    @contextmanager
    def place(self, who: str, plays: bool) -> Iterator[None]:
        share = 1.0 if plays else 1.0 - self._kept
        if self._taken[who] >= self._each * share or self._taken.total() >= self._in_all * share:
            raise Problem(503, "problem-no-room")
        self._taken[who] += 1
        try:
            yield
        finally:
            self._taken[who] -= 1
            if not self._taken[who]:
                del self._taken[who]

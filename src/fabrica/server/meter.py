"""What a request costs: the processor's time, on the event loop and in threads."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Generator
from contextvars import ContextVar
from functools import partial
from typing import Any, TypeVar

T = TypeVar("T")


class Meter:
    """Seconds that were worked for one request."""

    def __init__(self) -> None:
        self.spent = 0.0


metering: ContextVar[Meter | None] = ContextVar("metering", default=None)


class Metered:
    """Await a coroutine, and count the time of its steps; while it waits, nothing is counted."""

    def __init__(self, meter: Meter, coroutine: Coroutine[Any, Any, Any]) -> None:
        self._meter = meter
        self._coroutine = coroutine

    def __await__(self) -> Generator[Any, Any, Any]:
        step: Callable[[], Any] = partial(self._coroutine.send, None)
        while True:
            start = time.thread_time()
            try:
                waits = step()
            except StopIteration as done:
                return done.value
            finally:
                self._meter.spent += time.thread_time() - start
            try:
                step = partial(self._coroutine.send, (yield waits))
            except BaseException as error:  # a cancellation is the coroutine's own affair
                step = partial(self._coroutine.throw, error)


async def in_thread(work: Callable[..., T], *given: Any) -> T:
    """Work off the event loop, counted for the request that asks for it."""
    return await asyncio.to_thread(_counted, metering.get(), work, *given)


def _counted(meter: Meter | None, work: Callable[..., T], *given: Any) -> T:
    start = time.thread_time()
    try:
        return work(*given)
    finally:
        if meter is not None:
            meter.spent += time.thread_time() - start

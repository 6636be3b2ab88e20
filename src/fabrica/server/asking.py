"""Asking someone who thinks: on whose account, until they have gone, and what a refusal says."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

from fabrica.bots.fair_queue import Asker, TooMany
from fabrica.bots.worker import Lost, Overdue
from fabrica.server.problems import Problem, stale

T = TypeVar("T")
RETRY = {"coach": 5, "reviews": 60}  # seconds
NOT_ANSWERED = (TooMany, Lost, Overdue)


@dataclass(frozen=True)
class Caller:
    """Who waits at the other end of a request."""

    asker: Asker
    receive: Callable[[], Awaitable[Any]]

    async def waits_for(self, thought: Coroutine[Any, Any, T]) -> T:
        """What is found; dropped as soon as nobody waits for it any more."""
        leaving = asyncio.ensure_future(self._leaves())
        await asyncio.sleep(0)
        asking = asyncio.ensure_future(thought)
        try:
            if not leaving.done():
                await asyncio.wait((asking, leaving), return_when=asyncio.FIRST_COMPLETED)
            if not asking.done():
                raise stale()  # nobody will read this
            return asking.result()
        finally:
            leaving.cancel()
            asking.cancel()

    async def _leaves(self) -> None:
        while (await self.receive())["type"] != "http.disconnect":
            pass


@contextmanager
def in_words(of: str) -> Iterator[None]:
    """Why there is no answer, as a problem: `of` is coach or reviews."""
    try:
        yield
    except NOT_ANSWERED as error:
        raise refusal(of, error) from None
    except RuntimeError as error:  # of a thought that failed
        logging.getLogger("fabrica").error("%s: %s", of, error)
        raise refusal(of, error) from None


def refusal(of: str, error: Exception) -> Problem:
    """429: of what this asker has asked for already; 503: of others."""
    is_own = isinstance(error, TooMany) and error.whose != "all"
    why = "yours" if is_own else "busy" if isinstance(error, TooMany) else "lost"
    problem = Problem(429 if is_own else 503, f"problem-{of}-{why}")
    problem.retry = RETRY[of]
    return problem

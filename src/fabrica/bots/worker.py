"""One process that thinks, one thought at a time, with less right to a core than whoever serves people."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

from fabrica.engine.errors import FabricaError

SPAWN = multiprocessing.get_context("spawn")
START = 60.0  # seconds that a process may need on a busy machine before it can think
TRIES = 2  # for a thought whose process died


class Lost(Exception):
    """A thought whose processes died."""


class Overdue(Exception):
    """A thought that took too long. Its process was ended."""


class Worker:
    """It starts with the first thought; one that died or is stuck is replaced."""

    def __init__(self, nice: int = 0) -> None:
        self._nice = nice
        self._changing = threading.Lock()
        self._closed = False
        self._process: Any = None
        self._pipe: Connection | None = None

    def think(self, limit: float, thought: Callable[..., Any], given: tuple[Any, ...]) -> Any:
        """What the thought finds, or its error. This waits: it is for a thread."""
        for _ in range(TRIES):
            try:
                is_found, answer = self._asked(limit, thought, given)
            except (EOFError, OSError):
                self._end()
                continue
            except BaseException:
                self._end()
                raise
            if not is_found:
                raise answer
            return answer
        raise Lost(f"the process died {TRIES} times")

    def _asked(self, limit: float, thought: Callable[..., Any], given: tuple[Any, ...]) -> Any:
        pipe = self._pipe or self._start()
        pipe.send((thought, given))
        return heard(pipe, limit)

    def _start(self) -> Connection:
        with self._changing:
            if self._closed:
                raise Lost("closed")
            self._pipe, there = SPAWN.Pipe()
            self._process = SPAWN.Process(target=serve, args=(there, self._nice), daemon=True)
            self._process.start()
            there.close()
            pipe = self._pipe
        heard(pipe, START)
        return pipe

    def _end(self) -> None:
        """Whatever it is at."""
        with self._changing:
            if self._process is not None:
                self._process.kill()
                self._process.join()
            if self._pipe is not None:
                self._pipe.close()
            self._process = self._pipe = None

    def close(self) -> None:
        """No further one is started. Who waits for an answer hears that it is lost."""
        with self._changing:
            self._closed = True
            if self._process is not None:
                self._process.kill()


def heard(pipe: Connection, limit: float) -> Any:
    if not pipe.poll(limit):
        raise Overdue(f"no answer after {limit:g} s")
    return pipe.recv()


# In the process itself


def serve(pipe: Connection, nice: int) -> None:
    """Says that it is there; then answers one thought after the other."""
    begin(nice)
    pipe.send(None)
    with suppress(EOFError):
        while True:
            pipe.send(answered(*pipe.recv()))


def answered(thought: Callable[..., Any], given: tuple[Any, ...]) -> tuple[bool, Any]:
    """What a thought finds, or its error: one that any process can read."""
    try:
        return True, thought(*given)
    except FabricaError as error:
        return False, FabricaError(str(error))
    except Exception as error:
        return False, RuntimeError(f"{type(error).__name__}: {error}")


def begin(nice: int = 0) -> None:
    """A worker steps back behind people's requests, leaves Ctrl-C to its parent, and does not outlive it."""
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)

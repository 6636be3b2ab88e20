"""A server with a real port inside this process: its callers can hang up, and its thoughts can be looked at."""

from __future__ import annotations

import socket
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from fabrica.server.app import create_app
from fabrica.server.lobby import Lobby
from fabrica.server.settings import Settings
from server.running import free_port
from server.visitors import FAST

PATIENCE = 60.0  # seconds
HELD_UP = 20.0
GO = "go"


class Listening:
    """The server, its lobby, and a folder for traces of what was thought of."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        database = f"sqlite:///{folder / 'fabrica.db'}"
        self.app = create_app(Settings(database=database, **{**FAST, "bot_pause": 0.0, **settings}))
        self.port = free_port()
        self.traces = folder / "traces"
        self.traces.mkdir()
        config = uvicorn.Config(self.app, port=self.port, log_level="error", timeout_graceful_shutdown=1)
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, daemon=True)

    @property
    def lobby(self) -> Lobby:
        found: Lobby = self.app.state.lobby
        return found

    def start(self) -> None:
        self._thread.start()
        wait_until(lambda: self._server.started)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)

    def guest(self, **headers: str) -> httpx.Client:
        """Someone with cookies of their own."""
        return httpx.Client(base_url=f"http://127.0.0.1:{self.port}", headers=headers, timeout=PATIENCE)

    def hang_up(
        self, method: str, path: str, guest: httpx.Client, body: str = "", once: Callable[[], bool] = lambda: True
    ) -> None:
        """Ask, and be gone before there can be an answer; once something is so, if it is said."""
        cookie = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
        kind = f"content-type: application/x-www-form-urlencoded\r\ncontent-length: {len(body)}\r\n" if body else ""
        with socket.create_connection(("127.0.0.1", self.port), PATIENCE) as line:
            head = f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\ncookie: {cookie}\r\n{kind}"
            line.sendall(f"{head}\r\n{body}".encode())
            time.sleep(0.02)  # long enough to be heard
            wait_until(once)

    # Thoughts that are held up

    @contextmanager
    def holding_up(self) -> Iterator[None]:
        """Thoughts begin, and do not end before they are let go."""
        for trace in self.traces.iterdir():
            trace.unlink()
        yield
        self.let_go()
        wait_until(lambda: self.traced("begun") == self.traced("ended"))

    def let_go(self) -> None:
        (self.traces / GO).touch()

    def traced(self, kind: str) -> int:
        """How many thoughts have left such a trace."""
        return sum(path.name.startswith(kind) for path in self.traces.iterdir())


@contextmanager
def listening(**settings: Any) -> Iterator[Listening]:
    with tempfile.TemporaryDirectory() as folder:
        found = Listening(Path(folder), **settings)
        found.start()
        try:
            yield found
        finally:
            found.stop()


def held_up(folder: str) -> None:
    """In the process of a thinker: until it is let go, or for a while."""
    traces, mark, until = Path(folder), time.monotonic_ns(), time.monotonic() + HELD_UP
    (traces / f"begun-{mark}").touch()
    while not (traces / GO).exists() and time.monotonic() < until:
        time.sleep(0.01)
    (traces / f"ended-{mark}").touch()


def wait_until(is_so: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < until, f"still not so after {PATIENCE} s"
        time.sleep(0.01)


@contextmanager
def instead(module: Any, name: str, thought: Any) -> Iterator[None]:
    """Another thought in place of one, as long as this lasts."""
    before = getattr(module, name)
    setattr(module, name, thought)
    try:
        yield
    finally:
        setattr(module, name, before)

"""`fabrica serve` as a process of its own, to be killed and started again at the same address."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

import httpx
import sqlalchemy as sa

import fabrica
from fabrica.server.database import is_sqlite
from fabrica.server.schema import events
from fabrica.server.store import Event

SERVE = (sys.executable, "-m", "fabrica.cli.main")
PATIENCE = 60.0  # seconds
COLUMNS = (events.c.match, events.c.number, events.c.seat, events.c.kind, events.c.words, events.c.request)
IN_ORDER = sa.select(*COLUMNS).order_by(events.c.match, events.c.number)


class Server:
    """A server on one port and one database, alive or dead."""

    def __init__(self, database: str, folder: Path, command: Sequence[str] = SERVE, workers: int = 1) -> None:
        self.database = database
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._errors = folder / "server.err"
        options = {"port": self.port, "database": database, "workers": workers}
        self._command = [*command, "serve", "--no-limits", *(f"--{name}={value}" for name, value in options.items())]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self, environment: Mapping[str, str] | None = None, folder: Path | None = None) -> None:
        """By the package that is tested here, if no other environment is given."""
        env = environment or with_sources()
        with self._errors.open("ab") as errors:
            self._process = subprocess.Popen(
                self._command, stdout=subprocess.DEVNULL, stderr=errors, start_new_session=True, env=env, cwd=folder
            )

    def wait(self) -> None:
        """Until it answers."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            self.check_alive()
            try:
                httpx.get(f"{self.address}/api/games")
                return
            except httpx.TransportError:
                time.sleep(0.05)
        raise TimeoutError(f"no answer in {PATIENCE} s")

    def check_alive(self) -> None:
        if self._process is not None and self._process.poll() is not None:
            raise RuntimeError(f"the server ended by itself:\n{self._errors.read_text()[-3000:]}")

    def workers(self) -> list[int]:
        """The ids of its worker processes (on Linux)."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """As whoever runs it does."""
        assert self._process is not None
        self._process.send_signal(how)
        self._process.wait(PATIENCE)

    @property
    def complaints(self) -> str:
        return self._errors.read_text()

    def kill(self) -> None:
        """SIGKILL, all its processes: nothing is tidied up."""
        if self._process is not None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None


def with_sources() -> dict[str, str]:
    """The environment of a server that runs what is tested here."""
    path = os.pathsep.join([str(Path(fabrica.__file__).parent.parent), os.environ.get("PYTHONPATH", "")])
    return {**os.environ, "PYTHONPATH": path}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def stored(database: str) -> list[Event]:
    """The events of a store, match by match. A SQLite file is copied first: a look must not mend what a crash has left."""
    return _copied(Path(str(sa.make_url(database).database))) if is_sqlite(database) else _selected(database)


def _copied(file: Path) -> list[Event]:
    with tempfile.TemporaryDirectory() as folder:
        for part in (file, file.with_name(f"{file.name}-wal")):
            if part.exists():
                shutil.copy(part, folder)
        connection = sqlite3.connect(Path(folder) / file.name)
        try:
            return [Event(*row) for row in connection.execute(str(IN_ORDER))]
        finally:
            connection.close()


def _selected(database: str) -> list[Event]:
    engine = sa.create_engine(database, poolclass=sa.NullPool)
    with engine.connect() as connection:
        return [Event(*row) for row in connection.execute(IN_ORDER)]

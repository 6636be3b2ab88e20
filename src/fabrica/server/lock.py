"""One server for a SQLite file: a second would play the same matches from a memory of its own."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

from fabrica.errors import BadOption
from fabrica.server import private
from fabrica.server.store import beside, file_of


@contextmanager
def sole_server(url: str) -> Iterator[None]:
    """Be the only server of a SQLite file; refused where another is. The lock ends with its process, however that ends."""
    file = file_of(url)
    if file is None:
        yield
        return
    private.make_file(beside(file, ".lock"))
    with closing(sqlite3.connect(beside(file, ".lock"), timeout=0, isolation_level=None)) as lock:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            running = f"Fabrica is already running with the matches in {file}"
            raise BadOption(f"{running}: stop it first, or give another file with --database") from None
        yield

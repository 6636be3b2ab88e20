"""One server for a SQLite file: a second would play the same matches from a memory of its own."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import sqlalchemy as sa

from fabrica.errors import BadOption
from fabrica.server.store import is_sqlite


@contextmanager
def sole_server(url: str) -> Iterator[None]:
    """Be the only server of a SQLite file; refused where another is. The lock ends with its process, however that ends."""
    file = sa.make_url(url).database if is_sqlite(url) else None
    if not file or file == ":memory:":
        yield
        return
    beside = Path(file).resolve().with_name(f"{Path(file).resolve().name}.lock")
    with closing(sqlite3.connect(beside, timeout=0, isolation_level=None)) as lock:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            running = f"Fabrica is already running with the matches in {file}"
            raise BadOption(f"{running}: stop it first, or give another file with --database") from None
        yield

"""One server for a SQLite file: a second would play the same matches from a memory of its own."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

import sqlalchemy as sa

from fabrica.engine.errors import BadOption
from fabrica.server import private
from fabrica.server.database import beside, file_of
from fabrica.server.store import Store

NO_SERVER = "SELECT pg_try_advisory_xact_lock(70467)"  # on PostgreSQL a server holds its share of this lock
A_SERVER = "SELECT pg_advisory_lock_shared(70467)"


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


@contextmanager
def alone(store: Store) -> Iterator[sa.Connection]:
    """A transaction that writes while no server is running."""
    with sole_server(store.url), store.writing.begin() as connection:
        if store.is_shared and not connection.execute(sa.text(NO_SERVER)).scalar():
            raise BadOption("Fabrica is running with this database: stop it first")
        yield connection

"""Databases: how one is opened, SQLite or PostgreSQL by its URL, and brought to the present schema."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from fabrica.server import private

MIGRATIONS = Path(__file__).parent / "migrations"
ONE_AT_A_TIME = "SELECT pg_advisory_xact_lock(70466)"  # on PostgreSQL: schema and keys
BUSY_SECONDS = 10.0  # to wait for others
AWAY = (sa.exc.OperationalError, sa.exc.InterfaceError, sa.exc.TimeoutError)  # locked, full, gone: it may come back
UNFIT = (sa.exc.IntegrityError, sa.exc.DataError)  # what it will never take


def is_sqlite(url: str) -> bool:
    return sa.make_url(url).get_backend_name() == "sqlite"


def file_of(url: str) -> Path | None:
    """The file of a SQLite database."""
    name = sa.make_url(url).database if is_sqlite(url) else None
    return Path(name).resolve() if name and name != ":memory:" else None


def beside(file: Path, ending: str) -> Path:
    return file.with_name(file.name + ending)


def keys_of(url: str, named: str | None) -> Path | None:
    """The file of the signing keys, if they are in a file."""
    file = file_of(url)
    return Path(named) if named else file and beside(file, ".keys")


def close_to_others(file: Path) -> None:
    """SQLite makes its other files with the rights of the first."""
    private.make_file(file)
    private.close_files(beside(file, "-wal"), beside(file, "-shm"))


def engine_of(url: str, creator: Callable[[], Any] | None = None) -> sa.Engine:
    """The engine of a URL; its connections are made by a creator where one is given."""
    own = {} if creator is None else {"creator": creator}
    engine = sa.create_engine(url, pool_pre_ping=not is_sqlite(url), hide_parameters=True, **own)
    if is_sqlite(url):
        sa.event.listen(engine, "connect", durable)
        sa.event.listen(engine, "begin", begin)
    return engine


def durable(connection: Any, _: Any) -> None:
    """A commit is on the disk before it returns, also when the power fails."""
    connection.isolation_level = None  # the driver begins nothing by itself: it would leave schema changes outside
    connection.execute(f"PRAGMA busy_timeout={round(1000 * BUSY_SECONDS)}")
    write_ahead(connection)
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")
    connection.execute("PRAGMA secure_delete=ON")


def write_ahead(connection: Any) -> None:
    """Readers and a writer at once. While another changes a new file to this, SQLite does not wait by itself."""
    until = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError:
            if time.monotonic() > until:
                raise
            time.sleep(0.02)


def begin(connection: sa.Connection) -> None:
    """What reads sees one moment; what writes waits for its turn first."""
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")


def migrate(connection: sa.Connection) -> None:
    """Bring the database to the present schema."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text(ONE_AT_A_TIME))
    command.upgrade(migrating(connection), "head")


def migrating(connection: sa.Connection | None) -> Config:
    """What Alembic is told: the steps of the schema, and where to make them."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config

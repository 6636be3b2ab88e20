"""Backups: all that is kept, as lines of JSON, compressed. They are read at one moment while the server goes on, hold the keys
too, and can be restored to either kind of database, by this version or a later one.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.script import ScriptDirectory

from fabrica.engine.errors import BadOption
from fabrica.server import private
from fabrica.server.database import engine_of, file_of, keys_of, migrating
from fabrica.server.keyring import MARK, put, read
from fabrica.server.lock import alone
from fabrica.server.settings import Settings
from fabrica.server.store import Store

FORM = 1
OWN = ("alembic_version", "keys")  # told in the head
AT_ONCE = 500  # rows


@dataclass
class Backup:
    """What a file holds: its head, and the rows of each table."""

    schema: str
    keys: dict[str, str]
    rows: dict[str, list[dict[str, Any]]]

    @property
    def matches(self) -> int:
        return len(self.rows.get("matches", ()))


# Writing


def back_up(settings: Settings, file: Path) -> Backup:
    """Write a backup; the file is for its owner alone, and there is none if anything fails."""
    found = look(settings)
    lines = [json.dumps(line, ensure_ascii=False, default=_text).encode() for line in told(found)]
    end = {"end": len(lines), "digest": digest(lines)}
    private.write(file, gzip.compress(b"\n".join([*lines, json.dumps(end).encode(), b""]), mtime=0))
    return found


def look(settings: Settings) -> Backup:
    """All that is in a database, at one moment; it is neither changed nor brought up to date."""
    if (at := file_of(settings.database)) is not None and not at.exists():
        raise BadOption(f"there is no database {at}")
    engine = engine_of(settings.database)
    try:
        with engine.connect() as connection:
            if connection.dialect.name == "postgresql":
                connection.execute(sa.text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
            return _everything(connection, settings)
    finally:
        engine.dispose()


def _everything(connection: sa.Connection, settings: Settings) -> Backup:
    tables = sa.MetaData()
    tables.reflect(connection)
    if "matches" not in tables.tables:
        raise BadOption("this is no database of Fabrica: it has no matches")
    rows = {t.name: _rows(connection, t) for t in tables.sorted_tables if t.name not in OWN}
    schema = str(connection.execute(sa.select(tables.tables["alembic_version"].c.version_num)).scalar_one())
    kept = {row["name"]: row["value"] for row in _rows(connection, tables.tables["keys"])}
    return Backup(schema, _keys(kept, settings), rows)


def _rows(connection: sa.Connection, table: sa.Table) -> list[dict[str, Any]]:
    return [dict(row._mapping) for row in connection.execute(sa.select(table).order_by(*table.primary_key))]


def _keys(kept: dict[str, str], settings: Settings) -> dict[str, str]:
    """The keys themselves, from their file where they are in one."""
    file = keys_of(settings.database, settings.keys)
    in_file = read(file) if file is not None else {}
    if missing := [name for name, value in kept.items() if value.startswith(MARK) and name not in in_file]:
        raise BadOption(f"the keys {', '.join(missing)} should be in {file or 'a file: name it with --keys'}")
    return {name: in_file[name] if value.startswith(MARK) else value for name, value in kept.items()}


def told(backup: Backup) -> Iterator[dict[str, Any]]:
    yield {"fabrica backup": FORM, "schema": backup.schema, "keys": backup.keys}
    for table, rows in backup.rows.items():
        yield from ({"table": table, "row": row} for row in rows)


def _text(value: object) -> str:
    """A damaged row may hold bytes: it must not keep the others out of a backup."""
    return value.decode("latin-1") if isinstance(value, bytes) else str(value)


def digest(lines: Iterable[bytes]) -> str:
    return hashlib.sha256(b"\n".join(lines)).hexdigest()


# Reading


def open_backup(file: Path) -> Backup:
    """What a backup holds, if it is whole."""
    try:
        *lines, last = gzip.decompress(file.read_bytes()).splitlines()
        head, *rows = (json.loads(line) for line in lines)
        end = json.loads(last)
    except OSError as error:
        raise BadOption(f"{file}: {error.strerror or 'this is no backup'}") from None
    except (ValueError, EOFError, zlib.error, RecursionError):
        raise BadOption(f"{file}: this is no backup, or only a part of one") from None
    if end != {"end": len(lines), "digest": digest(lines)} or head.get("fabrica backup") != FORM:
        raise BadOption(f"{file}: this backup is damaged, or of a later form")
    found = Backup(head["schema"], head["keys"], {})
    for line in rows:
        found.rows.setdefault(line["table"], []).append(line["row"])
    return found


def restore(settings: Settings, backup: Backup, replaces: bool = False) -> None:
    """Bring a backup into a database, wholly or not at all, then up to the present version. No server may be running."""
    check_schema(backup)
    store = Store(settings.database, keys=settings.keys)
    try:
        with alone(store) as connection:
            _check_empty(connection, replaces)
            _fill(connection, backup)
        for name in backup.keys:
            store.key(name)
    finally:
        store.close()


def check_schema(backup: Backup) -> None:
    known = [step.revision for step in ScriptDirectory.from_config(migrating(None)).walk_revisions()]
    if backup.schema not in known:
        raise BadOption("this backup was made by a later version of Fabrica")


def _check_empty(connection: sa.Connection, replaces: bool) -> None:
    there = connection.execute(sa.text("SELECT count(*) FROM matches")).scalar_one()
    if there and not replaces:
        raise BadOption(f"there are {there} matches in this database: --replace puts those of the backup in their place")


def _fill(connection: sa.Connection, backup: Backup) -> None:
    """Rows go into the tables that they were taken from; the later steps of the schema then treat them as any others."""
    command.downgrade(migrating(connection), "base")
    command.upgrade(migrating(connection), backup.schema)
    tables = sa.MetaData()
    tables.reflect(connection)
    for table in tables.sorted_tables:
        for some in batched_rows(backup.rows.get(table.name, [])):
            connection.execute(sa.insert(table), some)
    for name, key in backup.keys.items():
        put(connection, name, key)
    command.upgrade(migrating(connection), "head")


def batched_rows(rows: list[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    for first in range(0, len(rows), AT_ONCE):
        yield rows[first : first + AT_ONCE]

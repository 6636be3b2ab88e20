"""The secrets of a house: in a file beside the database, so that a copy of the database alone signs nothing.

The database keeps a mark of each key, by which a file that belongs elsewhere, or is lost, is noticed. Keys that an earlier
version kept in the database are moved out once. Without a file (PostgreSQL, if none is named) they stay in the database.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from pathlib import Path

import sqlalchemy as sa

from fabrica.engine.errors import BadOption
from fabrica.server import private
from fabrica.server.schema import keys

MARK = "file:"  # begins the row of a key that is in a file


class Keyring:
    def __init__(self, file: Path | None) -> None:
        self.file = file

    def key(self, connection: sa.Connection, name: str) -> str:
        """A secret by its name, drawn once. Inside a transaction that writes: nobody else draws meanwhile."""
        kept = connection.execute(sa.select(keys.c.value).where(keys.c.name == name)).scalar()
        if self.file is None:
            return self._in_database(connection, name, kept)
        found = read(self.file)
        if kept is not None and kept.startswith(MARK):
            return self._checked(found.get(name), kept)
        key = kept or secrets.token_hex(32)
        private.write(self.file, json.dumps({**found, name: key}, indent=1).encode())
        put(connection, name, mark_of(key))
        return key

    def _in_database(self, connection: sa.Connection, name: str, kept: str | None) -> str:
        if kept is not None and kept.startswith(MARK):
            raise BadOption("the keys of this database are in a file: name it with --keys")
        key = kept or secrets.token_hex(32)
        if kept is None:
            put(connection, name, key)
        return key

    def _checked(self, found: str | None, mark: str) -> str:
        if found is None:
            raise BadOption(f"the keys of this database should be in {self.file}: bring that file back, as from a backup")
        if not hmac.compare_digest(mark_of(found), mark):
            raise BadOption(f"the keys in {self.file} belong to another database")
        return found


def read(file: Path) -> dict[str, str]:
    """The keys of a file; none if there is no file."""
    if not file.exists():
        return {}
    private.close_files(file)
    try:
        found = json.loads(file.read_bytes())
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or not all(isinstance(key, str) for key in found.values()):
        raise BadOption(f"{file} is no file of keys")
    return found


def put(connection: sa.Connection, name: str, value: str) -> None:
    connection.execute(sa.delete(keys).where(keys.c.name == name))
    connection.execute(sa.insert(keys).values(name=name, value=value))


def mark_of(key: str) -> str:
    """Tells a key from others, and nothing about it."""
    return MARK + hashlib.sha256(b"mark:" + key.encode()).hexdigest()[:48]

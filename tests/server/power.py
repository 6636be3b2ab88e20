"""A disk that notes every write and every sync, and what is left of its files when the power is cut at any of them.

The store runs on it once; each cut is then worked out from the notes. What was written since a file's last sync may be
lost, wholly or in part; a deleted file may be back, until its folder is synced.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import apsw
import apsw.ext

SECTOR = 512
CHECKPOINT_PAGES = 40  # far fewer than SQLite's own, so that a short game has many checkpoints
Image = dict[str, bytes]


@dataclass(frozen=True)
class Write:
    file: str
    offset: int
    data: bytes


@dataclass(frozen=True)
class Truncate:
    file: str
    size: int


@dataclass(frozen=True)
class Sync:
    file: str


@dataclass(frozen=True)
class Delete:
    file: str
    is_sure: bool  # whether the folder was synced


Step = Write | Truncate | Sync | Delete


# Noting


class Disk(apsw.VFS):
    """Files as the system has them, with a note of all that is done to them."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.notes: list[Step] = []
        super().__init__(name, base="")

    def xOpen(self, name: Any, flags: list[int]) -> NotedFile:
        return NotedFile(self.notes, name, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:
        super().xDelete(filename, syncdir)
        self.notes.append(Delete(Path(filename).name, syncdir))


class NotedFile(apsw.VFSFile):
    def __init__(self, notes: list[Step], name: Any, flags: list[int]) -> None:
        self._notes = notes
        self._name = Path(name.filename() if isinstance(name, apsw.URIFilename) else name or "temporary").name
        super().__init__("", name, flags)

    def xWrite(self, data: bytes, offset: int) -> None:
        super().xWrite(data, offset)
        self._notes.append(Write(self._name, offset, bytes(data)))

    def xTruncate(self, newsize: int) -> None:
        super().xTruncate(newsize)
        self._notes.append(Truncate(self._name, newsize))

    def xSync(self, flags: int) -> None:
        super().xSync(flags)
        self._notes.append(Sync(self._name))


# Cutting


Way = Callable[[list[Step], random.Random], list[Step]]


@dataclass
class Kept:
    """A file on the disk: what is sure to be there, and what was done to it since."""

    sure: bytes | None = None
    since: list[Step] = field(default_factory=list)

    def make_sure(self, steps: int) -> None:
        self.sure, self.since = self.left(self.since[:steps]), self.since[steps:]

    def make_deletion_sure(self) -> None:
        self.make_sure(1 + max((i for i, step in enumerate(self.since) if isinstance(step, Delete)), default=-1))

    def left(self, survived: Sequence[Step]) -> bytes | None:
        """The file if these steps have reached the disk; None where it does not exist."""
        content = None if self.sure is None else bytearray(self.sure)
        for step in survived:
            content = None if isinstance(step, Delete) else done(step, bytearray() if content is None else content)
        return None if content is None else bytes(content)

    def after_cut(self, way: Way, luck: random.Random) -> bytes | None:
        return self.left(survived(self.since, way, luck))


def note(files: dict[str, Kept], step: Step) -> None:
    """SQLite syncs the folder together with the first sync of a new journal."""
    kept = files.setdefault(step.file, Kept())
    folder_is_synced = isinstance(step, Sync) and kept.sure is None and step.file.endswith(("-wal", "-journal"))
    if isinstance(step, Sync):
        kept.make_sure(len(kept.since))
    else:
        kept.since.append(step)
    if folder_is_synced or (isinstance(step, Delete) and step.is_sure):
        for each in files.values():
            each.make_deletion_sure()


def done(step: Step, content: bytearray) -> bytearray:
    if isinstance(step, Truncate):
        return content[: step.size].ljust(step.size, b"\0")
    assert isinstance(step, Write)
    content.extend(bytes(max(0, step.offset - len(content))))
    content[step.offset : step.offset + len(step.data)] = step.data
    return content


def survived(since: list[Step], way: Way, luck: random.Random) -> list[Step]:
    """If a deletion is lost, so is all that was done to a new file of that name."""
    at = next((i for i, step in enumerate(since) if isinstance(step, Delete)), None)
    if at is None:
        return way(since, luck)
    if way is all_lost or luck.random() < 0.5:
        return way(since[:at], luck)
    return [since[at], *survived(since[at + 1 :], way, luck)]


def all_lost(since: list[Step], luck: random.Random) -> list[Step]:
    return []


def some_of_the_first(since: list[Step], luck: random.Random) -> list[Step]:
    """As many as had reached the disk in order, the last of them perhaps torn at a sector."""
    first = since[: luck.randint(0, len(since))]
    return [*first[:-1], torn(first[-1], luck)] if first else []


def any_of_them(since: list[Step], luck: random.Random) -> list[Step]:
    """In whatever order the disk liked."""
    return [torn(step, luck) for step in since if luck.random() < 0.5]


def torn(step: Step, luck: random.Random) -> Step:
    if not isinstance(step, Write) or len(step.data) <= SECTOR or luck.random() < 0.5:
        return step
    return Write(step.file, step.offset, step.data[: SECTOR * luck.randrange(1, len(step.data) // SECTOR + 1)])


WAYS = (all_lost, some_of_the_first, any_of_them)


def cuts(notes: Sequence[Step], seed: str) -> Iterator[tuple[int, str, Image]]:
    """For a power cut before the first step and after each: how many steps were made, the way, and what is left of the files."""
    luck = random.Random(seed)
    files: dict[str, Kept] = {}
    for made in range(len(notes) + 1):
        if made:
            note(files, notes[made - 1])
        for way in WAYS:
            left = {name: kept.after_cut(way, luck) for name, kept in files.items()}
            yield made, way.__name__, {name: content for name, content in left.items() if content is not None}


# A connection to a database on such a disk, as SQLAlchemy's driver for sqlite3 expects one


class Connection:
    def __init__(self, path: Path, disk: Disk) -> None:
        self._own = apsw.Connection(str(path), vfs=disk.name)
        self._own.wal_autocheckpoint(CHECKPOINT_PAGES)
        self.isolation_level: str | None = None

    def cursor(self) -> Cursor:
        return Cursor(self._own)

    def execute(self, sql: str, values: Sequence[Any] = ()) -> Cursor:
        return self.cursor().execute(sql, values)

    def create_function(self, *_: Any, **__: Any) -> None:
        """No function of our own is used."""

    def commit(self) -> None:
        self._end("COMMIT")

    def rollback(self) -> None:
        self._end("ROLLBACK")

    def _end(self, how: str) -> None:
        if self._own.in_transaction:
            self._own.execute(how)

    def close(self) -> None:
        self._own.close()


class Cursor:
    lastrowid = None
    arraysize = 1

    def __init__(self, connection: apsw.Connection) -> None:
        self._connection = connection
        self._rows: list[Any] = []
        self.description: Any = None
        self.rowcount = -1

    def execute(self, sql: str, values: Sequence[Any] = ()) -> Cursor:
        return self.executemany(sql, [values])

    def executemany(self, sql: str, rows: Sequence[Sequence[Any]]) -> Cursor:
        columns = apsw.ext.query_info(self._connection, sql).description
        self.description = [(name, *[None] * 6) for name, _ in columns] or None
        before = self._connection.total_changes()
        self._rows = [row for values in rows for row in self._connection.execute(sql, tuple(values))]
        self.rowcount = self._connection.total_changes() - before
        return self

    def fetchone(self) -> Any:
        return self._rows.pop(0) if self._rows else None

    def fetchmany(self, size: int = 1) -> list[Any]:
        taken, self._rows = self._rows[:size], self._rows[size:]
        return taken

    def fetchall(self) -> list[Any]:
        return self.fetchmany(len(self._rows))

    def close(self) -> None:
        self._rows = []

"""A power cut at every write of a game: what was acknowledged is there, and nothing is half, whatever the disk still did."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
import sqlalchemy as sa

from fabrica import Match
from fabrica.server import database as opening
from fabrica.server.reading import read_table
from fabrica.server.schema import metadata
from fabrica.server.store import Event, Seat, Store
from server.power import WAYS, Connection, Disk, Image, Write, cuts

EVENTS = 60
FILE = "game.db"
MEMORY = Path("/dev/shm")
Contents = dict[str, list[Any]]


def contents(store: Store) -> Contents:
    """All that is in a store."""
    with store.engine.connect() as connection:
        return {t.name: sorted(map(tuple, connection.execute(sa.select(t)))) for t in metadata.sorted_tables}


@dataclass
class Evening:
    """A game on a disk that takes notes. For each call that has returned: the steps that the disk had made, and what is kept."""

    folder: Path
    disk: Disk
    calls: list[tuple[int, Contents]] = field(default_factory=list)

    @contextmanager
    def opened(self) -> Iterator[Store]:
        path = self.folder / FILE
        store = Store(f"sqlite:///{path}", creator=lambda: Connection(path, self.disk))
        self.returned(store)
        yield store
        store.close()

    def returned(self, store: Store) -> None:
        self.calls.append((len(self.disk.notes), contents(store)))

    def do(self, store: Store, call: Callable[..., Any], *words: Any) -> None:
        call(*words)
        self.returned(store)


def play(evening: Evening) -> None:
    """Seats are taken, moves are stored one by one and several at once, the server is closed and opened again."""
    match, luck = Match("fantastic-factories", seats=2, seed="power"), random.Random("power")
    with evening.opened() as store:
        evening.do(store, store.key, "guests")
        places = [Seat(0, "person", "ann", "Ann"), Seat(1, "link", None, "", invite="hash")]
        evening.do(store, store.create, "m", match.record(), places)
        evening.do(store, store.claim, "hash", "bob", "Bob")
        play_events(evening, store, match, luck, 1)
    with evening.opened() as store:
        past = [Event("n", n, entry.seat, "play", entry.words, f"past:{n}") for n, entry in enumerate(match.log, 1)]
        evening.do(store, store.create, "n", match.after(0).record(), [places[0], Seat(1, "open", None, "")], past, "m")
        evening.do(store, store.sit, "n", 1, "bob", "Bob")
        play_events(evening, store, match, luck, len(match.log) + 1)


def play_events(evening: Evening, store: Store, match: Match, luck: random.Random, first: int) -> None:
    number = first
    while number < first + EVENTS:
        batch = [random_move(match, luck, number + n) for n in range(luck.choice((1, 1, 1, 3)))]
        number += len(batch)
        evening.do(store, store.append, batch)


def random_move(match: Match, luck: random.Random, number: int) -> Event:
    seat = luck.choice(match.active)
    words = luck.choice(match.moves(seat))
    match.play(words, seat)
    return Event("m", number, seat, "play", words, f"r{number}")


@pytest.fixture
def evening() -> Iterator[Evening]:
    """In memory where there is such a folder: thousands of real syncs would take their time."""
    with TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        disk = Disk(f"noted-{Path(folder).name}")
        yield Evening(Path(folder), disk)
        disk.unregister()


class Reopened:
    """What a store shows after a power cut, each set of files looked at once."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._seen: dict[int, Contents] = {}

    def __call__(self, image: Image) -> Contents:
        key = hash(tuple(sorted(image.items())))
        if key not in self._seen:
            self._seen[key] = self._look(image)
        return self._seen[key]

    def __len__(self) -> int:
        return len(self._seen)

    def _look(self, image: Image) -> Contents:
        folder = self._folder / f"cut{len(self._seen)}"
        folder.mkdir()
        for name, content in image.items():
            (folder / name).write_bytes(content)
        try:
            return sound(folder / FILE)
        except sa.exc.DatabaseError as error:
            return {"damage": [str(error)]}
        finally:
            shutil.rmtree(folder)


def sound(file: Path) -> Contents:
    """What a store shows that opens this file and goes on."""
    store = Store(f"sqlite:///{file}")
    try:
        with store.engine.connect() as connection:
            found = connection.exec_driver_sql("PRAGMA integrity_check").scalar()
        return contents(store) if found == "ok" else {"damage": [found]}
    finally:
        store.close()


def broken_promises(evening: Evening, reopened: Reopened) -> Iterator[str]:
    """Every cut after which the store shows neither what was acknowledged last nor that and the call in progress."""
    states: list[Contents] = [{table.name: [] for table in metadata.sorted_tables}, *(kept for _, kept in evening.calls)]
    acknowledged = 0
    for made, way, image in cuts(evening.disk.notes, "cuts"):
        while acknowledged < len(evening.calls) and evening.calls[acknowledged][0] <= made:
            acknowledged += 1
        if reopened(image) not in states[acknowledged : acknowledged + 2]:
            yield f"step {made}, {way}: call {acknowledged} was acknowledged"


def test_a_power_cut_at_every_write(evening: Evening) -> None:
    play(evening)
    reopened = Reopened(evening.folder)
    assert list(broken_promises(evening, reopened)) == []
    writes = sum(isinstance(step, Write) for step in evening.disk.notes)
    assert writes > 500, writes
    assert len(reopened) > 500, len(reopened)
    meanwhile = evening.disk.notes[evening.calls[5][0] : evening.calls[50][0]]
    assert any(isinstance(step, Write) and step.file == FILE for step in meanwhile), "no checkpoint"


def test_what_is_left_is_a_match_that_goes_on(evening: Evening) -> None:
    play(evening)
    *_, (_, _, image) = cuts(evening.disk.notes, "end")
    for name, content in image.items():
        (evening.folder / f"copy-{name}").write_bytes(content)
    store = Store(f"sqlite:///{evening.folder / f'copy-{FILE}'}")
    found = store.load("m")
    assert found is not None
    assert read_table("m", *found).number >= 2 * EVENTS
    store.close()


@pytest.mark.parametrize("level", ["OFF", "NORMAL"])
def test_a_store_that_does_not_wait_for_the_disk_is_caught(evening: Evening, level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    right = opening.durable

    def careless(connection: Any, record: Any) -> None:
        right(connection, record)
        connection.execute(f"PRAGMA synchronous={level}")

    monkeypatch.setattr(opening, "durable", careless)
    play(evening)
    broken = list(islice(broken_promises(evening, Reopened(evening.folder)), 100))
    assert len(broken) == 100
    assert all(any(way.__name__ in line for line in broken) for way in WAYS)


def test_a_store_that_writes_outside_of_transactions_is_caught(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "begin", lambda connection: None)
    play(evening)
    assert list(islice(broken_promises(evening, Reopened(evening.folder)), 10))

"""What is kept is for its owner alone: files with narrow rights, keys beside the database and not in it, no values in errors."""

from __future__ import annotations

import gzip
import json
import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from typer.testing import CliRunner

from fabrica.cli.main import app
from fabrica.engine.errors import BadOption
from fabrica.server.keyring import put
from fabrica.server.schema import keys
from fabrica.server.settings import default_database
from fabrica.server.store import Event, Seat, Store
from server.running import free_port

BEFORE = Path(__file__).parent / "before" / "first.sql.gz"
NAMES = ("guests", "invites")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "store.db"


@pytest.fixture(autouse=True)
def careless() -> Iterator[None]:
    """Nothing may depend on the caller's mask."""
    before = os.umask(0)
    yield
    os.umask(before)


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def url(file: Path) -> str:
    return f"sqlite:///{file}"


# Rights


def test_every_file_is_for_its_owner_alone(file: Path) -> None:
    store = Store(url(file))
    store.key("guests")
    store.create("m", "beginning", [Seat(0, "person", "ann", "Ann")])
    found = {path.name: rights(path) for path in file.parent.iterdir()}
    assert found == dict.fromkeys(("store.db", "store.db-wal", "store.db-shm", "store.db.keys"), 0o600)
    store.close()


def test_files_that_were_open_to_others_are_closed(file: Path) -> None:
    Store(url(file)).key("guests")
    names = ("store.db", "store.db-wal", "store.db-shm", "store.db.keys")
    store = Store(url(file))
    for name in names:
        file.with_name(name).touch()
        file.with_name(name).chmod(0o666)
    again = Store(url(file))
    again.key("guests")
    assert {rights(file.with_name(name)) for name in names} == {0o600}
    store.close()
    again.close()


def test_the_folder_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    (tmp_path / "fabrica").mkdir(mode=0o755)
    assert default_database() == url(tmp_path / "fabrica" / "fabrica.db")
    assert rights(tmp_path / "fabrica") == 0o700


# Keys


def bytes_of(file: Path) -> bytes:
    """All that is on the disk but for the keys' own file."""
    return b"".join(path.read_bytes() for path in file.parent.iterdir() if path.suffix != ".keys")


def test_the_keys_are_beside_the_database_and_not_in_it(file: Path) -> None:
    store = Store(url(file))
    drawn = {name: store.key(name) for name in NAMES}
    assert json.loads(file.with_name("store.db.keys").read_text()) == drawn
    assert not [key for key in drawn.values() if key.encode() in bytes_of(file)]
    assert {name: Store(url(file)).key(name) for name in NAMES} == drawn


def test_keys_of_an_earlier_version_are_moved_out_once(file: Path) -> None:
    with closing(sqlite3.connect(file)) as before:
        before.executescript(gzip.decompress(BEFORE.read_bytes()).decode())
        before.execute("PRAGMA journal_mode=WAL")
        old = dict(before.execute("SELECT name, value FROM keys"))
    assert set(old) == set(NAMES)
    assert old["guests"].encode() in bytes_of(file)
    store = Store(url(file))
    assert {name: store.key(name) for name in NAMES} == old
    assert not [key for key in old.values() if key.encode() in bytes_of(file)]
    assert {name: Store(url(file)).key(name) for name in NAMES} == old


def test_a_move_that_was_cut_short_is_finished(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(url(file))
    with store.writing.begin() as connection:
        connection.execute(sa.insert(keys).values(name="guests", value="a" * 64))
    with monkeypatch.context() as planted:
        planted.setattr("fabrica.server.keyring.put", lambda *_: 1 // 0)
        with pytest.raises(ZeroDivisionError):
            store.key("guests")
    assert (store.key("guests"), Store(url(file)).key("guests")) == ("a" * 64, "a" * 64)


def test_a_lost_or_foreign_file_is_noticed(file: Path) -> None:
    kept = file.with_name("store.db.keys")
    Store(url(file)).key("guests")
    own = kept.read_bytes()
    kept.unlink()
    with pytest.raises(BadOption, match="bring that file back"):
        Store(url(file)).key("guests")
    kept.write_text(json.dumps({"guests": "b" * 64}))
    with pytest.raises(BadOption, match="another database"):
        Store(url(file)).key("guests")
    for junk in (b"{", b"[]", b'{"guests": 5}', b"\xff", b"[" * 100_000):
        kept.write_bytes(junk)
        with pytest.raises(BadOption, match="no file of keys"):
            Store(url(file)).key("guests")
    kept.write_bytes(own)
    assert Store(url(file)).key("guests") == json.loads(own)["guests"]


def test_a_server_without_its_keys_does_not_start(file: Path) -> None:
    Store(url(file)).key("guests")
    file.with_name("store.db.keys").unlink()
    said = CliRunner().invoke(app, ["serve", "--database", url(file), "--port", str(free_port())])
    assert said.exit_code == 2
    assert "bring that file back" in " ".join(said.output.split())


def test_a_file_for_the_keys_can_be_named_on_any_database(database: str, tmp_path: Path) -> None:
    """Those of before move there, and afterwards the file is asked for."""
    plain, named, key = Store(database), tmp_path / "house.keys", "c" * 64
    with plain.writing.begin() as connection:
        put(connection, "guests", key)
    assert Store(database, keys=str(named)).key("guests") == key
    assert rights(named) == 0o600
    with pytest.raises(BadOption, match="file"):
        Store(database).key("guests")
    with plain.engine.connect() as connection:
        assert key not in repr(connection.execute(sa.select(keys)).all())
    plain.close()


# Errors


def test_no_value_is_in_an_error(database: str) -> None:
    store = Store(database)
    secret = Event("no such match", 1, 0, "play", "a secret", "another secret")
    with pytest.raises(sa.exc.IntegrityError) as caught:
        store.append([secret])
    assert "secret" not in str(caught.value)
    assert "hidden due to hide_parameters" in str(caught.value)
    store.close()

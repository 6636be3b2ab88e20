"""Backups can be restored, to either kind of database; purging deletes what it says; neither works under a running server."""

from __future__ import annotations

import gzip
import json
import shutil
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa
from typer.testing import CliRunner

from fabrica.cli.main import app
from fabrica.engine.errors import BadOption
from fabrica.server.backup import back_up, open_backup, restore
from fabrica.server.lock import A_SERVER, sole_server
from fabrica.server.schema import matches, metadata
from fabrica.server.settings import Settings
from fabrica.server.store import Event, Store, moment
from server.test_before import TOLD, guest, unpack
from server.visitors import FAST, LINK, ME, open_server


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a database in which something happened."""
    folder = tmp_path_factory.mktemp("played")
    with open_server(folder, **FAST) as server:
        ann = server.visitor()
        over, going, waiting = (ann.creates(*seats)[0] for seats in ([ME], [ME, ME], [ME, LINK]))
        ann.plays_on(over)
        ann.plays_on(going, 5)
        server.lobby.store.keep_review(over, "{}")
        ann.post("/api/sign-out", None)
        told = {"over": over, "going": going, "waiting": waiting, "cookies": ann.cookies}
    (folder / "told.json").write_text(json.dumps(told))
    return folder


@pytest.fixture
def folder(played: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(played, tmp_path / "copy"))


def told(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / "told.json").read_text())
    return found


def url(folder: Path) -> str:
    return f"sqlite:///{folder / 'fabrica.db'}"


def contents(database: str, keys: str | None = None) -> dict[str, Any]:
    """All that is kept, but for how the keys are."""
    store = Store(database, keys=keys)
    with store.engine.connect() as connection:
        rows = {t.name: sorted(map(repr, connection.execute(sa.select(t)))) for t in metadata.sorted_tables if t.name != "keys"}
    found = {**rows, "keys": [store.key(name) for name in ("guests", "invites")]}
    store.close()
    return found


def run(*words: str | Path, **rest: Any) -> Any:
    return CliRunner().invoke(app, [str(word) for word in words], **rest)


# Backups


def test_a_backup_brings_everything_back(folder: Path, database: str, tmp_path: Path) -> None:
    """From SQLite to SQLite, and to PostgreSQL."""
    file = tmp_path / "backup.gz"
    assert run("backup", file, "--database", url(folder)).exit_code == 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    said = run("restore", file, "--database", database)
    assert (said.exit_code, "3 matches are back" in said.output) == (0, True), said.output
    assert contents(database) == contents(url(folder))


def test_from_postgresql_to_sqlite(folder: Path, postgres_database: str, tmp_path: Path) -> None:
    there, keys = Settings(database=postgres_database, keys=str(tmp_path / "there.keys")), tmp_path / "there.keys"
    back_up(Settings(database=url(folder)), tmp_path / "one")
    restore(there, open_backup(tmp_path / "one"))
    assert keys.exists()
    back_up(there, tmp_path / "two")
    back = Settings(database=url(tmp_path))
    restore(back, open_backup(tmp_path / "two"))
    assert contents(back.database) == contents(url(folder))


def test_guests_go_on_after_a_restore(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "new").mkdir()
    back_up(Settings(database=url(folder)), tmp_path / "backup")
    restore(Settings(database=url(tmp_path / "new")), open_backup(tmp_path / "backup"))
    with open_server(tmp_path / "new", **FAST) as server:
        ann = server.visitor()
        ann.cookies = dict(told(folder)["cookies"])
        assert ann.plays_on(told(folder)["going"], 1)["number"] == 6


def test_a_backup_while_the_server_runs_is_of_one_moment(folder: Path, tmp_path: Path) -> None:
    store, going = Store(url(folder)), told(folder)["going"]
    with sole_server(url(folder)):
        number = len(store.events_after(going, 0))
        with store.writing.begin() as connection:  # half-way through a write
            connection.execute(sa.update(matches).values(beginning="half"))
            back_up(Settings(database=url(folder)), tmp_path / "backup")
            connection.rollback()
        store.append([Event(going, number + 1, 0, "undo", "", "later")])
    found = open_backup(tmp_path / "backup")
    assert len([row for row in found.rows["events"] if row["match"] == going]) == number
    assert "half" not in [row["beginning"] for row in found.rows["matches"]]
    store.close()


def test_a_backup_changes_nothing_and_works_on_an_older_schema(tmp_path: Path) -> None:
    """Taken before a new version is started, restored by the new one: the matches of then go on."""
    (tmp_path / "old").mkdir()
    (tmp_path / "new").mkdir()
    unpack("first", tmp_path / "old" / "fabrica.db")
    back_up(Settings(database=url(tmp_path / "old")), tmp_path / "backup")
    with closing(sqlite3.connect(tmp_path / "old" / "fabrica.db")) as old:
        assert old.execute("SELECT version_num FROM alembic_version").fetchone() == ("0002",)
    restore(Settings(database=url(tmp_path / "new")), open_backup(tmp_path / "backup"))
    with open_server(tmp_path / "new", **FAST) as server:
        shared = next(found for found in TOLD["first"]["matches"] if found["kind"] == "shared")
        assert guest(server, "first", "ann").sees(shared["match"])["seat"] == 0


def test_a_damaged_match_is_no_hindrance(folder: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(folder / "fabrica.db", isolation_level=None)) as store:
        store.execute("UPDATE matches SET beginning = x'fffe' WHERE id = ?", [told(folder)["going"]])
    back_up(Settings(database=url(folder)), tmp_path / "backup")
    restore(Settings(database=url(tmp_path)), open_backup(tmp_path / "backup"))
    assert len(contents(url(tmp_path))["matches"]) == 3


def damaged(file: Path) -> Iterator[bytes]:
    whole = gzip.decompress(file.read_bytes())
    lines = whole.splitlines()
    yield b""
    yield b"no backup"
    yield file.read_bytes()[:-20]
    yield gzip.compress(b"")
    yield gzip.compress(b"\n".join(lines[:-1]))
    yield gzip.compress(b"\n".join([*lines[:3], *lines[4:]]))
    yield gzip.compress(whole.replace(b'"seat": 0', b'"seat": 1', 1))


def test_a_damaged_backup_is_refused_and_leaves_all_as_it_is(folder: Path, tmp_path: Path) -> None:
    back_up(Settings(database=url(folder)), tmp_path / "backup")
    before = contents(url(folder))
    for junk in damaged(tmp_path / "backup"):
        (tmp_path / "bad").write_bytes(junk)
        said = run("restore", tmp_path / "bad", "--replace", "--database", url(folder))
        assert said.exit_code == 2, said.output
        assert "Traceback" not in said.output
    assert run("restore", tmp_path / "none", "--database", url(folder)).exit_code == 2
    assert contents(url(folder)) == before


def test_a_restore_that_fails_half_way_leaves_all_as_it_was(folder: Path, tmp_path: Path) -> None:
    back_up(Settings(database=url(folder)), tmp_path / "backup")
    before, found = contents(url(folder)), open_backup(tmp_path / "backup")
    found.rows["reviews"].append(found.rows["reviews"][0])
    with pytest.raises(sa.exc.IntegrityError):
        restore(Settings(database=url(folder)), found, replaces=True)
    assert contents(url(folder)) == before


def test_a_later_backup_is_refused(folder: Path, tmp_path: Path) -> None:
    back_up(Settings(database=url(folder)), tmp_path / "backup")
    found = open_backup(tmp_path / "backup")
    found.schema = "9999"
    with pytest.raises(BadOption, match="later version"):
        restore(Settings(database=url(tmp_path)), found)


def test_matches_that_are_there_are_replaced_on_demand_only(folder: Path, tmp_path: Path) -> None:
    back_up(Settings(database=url(folder)), tmp_path / "backup")
    before = contents(url(folder))
    Store(url(folder)).append([Event(told(folder)["going"], 6, 0, "undo", "", "later")])
    later = contents(url(folder))
    said = run("restore", tmp_path / "backup", "--database", url(folder))
    assert (said.exit_code, "--replace" in said.output) == (2, True)
    assert contents(url(folder)) == later
    assert run("restore", tmp_path / "backup", "--database", url(folder), "--replace").exit_code == 0
    assert contents(url(folder)) == before


def test_nothing_is_restored_or_purged_under_a_running_server(folder: Path, tmp_path: Path) -> None:
    back_up(Settings(database=url(folder)), tmp_path / "backup")
    before = contents(url(folder))
    with sole_server(url(folder)):
        for words in (["restore", str(tmp_path / "backup"), "--replace"], ["purge", "--yes", "--finished", "0"]):
            said = run(*words, "--database", url(folder))
            assert (said.exit_code, "already running" in " ".join(said.output.split())) == (2, True), said.output
    assert contents(url(folder)) == before


def test_nothing_is_restored_under_a_running_server_on_postgresql(postgres_database: str, folder: Path, tmp_path: Path) -> None:
    back_up(Settings(database=url(folder)), tmp_path / "backup")
    there = sa.make_url(postgres_database).set(drivername="postgresql").render_as_string(hide_password=False)
    with psycopg.connect(there, autocommit=True) as server:
        server.execute(A_SERVER)
        with pytest.raises(BadOption, match="running"):
            restore(Settings(database=postgres_database), open_backup(tmp_path / "backup"))
    restore(Settings(database=postgres_database), open_backup(tmp_path / "backup"))


@pytest.mark.parametrize("words", [("backup",), ("backup", "/nowhere/x", "--database", "sqlite:////nowhere/x.db")])
def test_what_cannot_be_backed_up_is_told(words: tuple[str, ...]) -> None:
    assert run(*words).exit_code == 2


# Purging


def age(folder: Path, days: int, match: str | None = None) -> None:
    store = Store(url(folder))
    when = moment(datetime.now(UTC) - timedelta(days=days))
    with store.writing.begin() as connection:
        connection.execute(sa.update(matches).where(matches.c.id == match if match else sa.true()).values(created=when))
    store.close()


def left(folder: Path) -> set[str]:
    with closing(sqlite3.connect(folder / "fabrica.db")) as store:
        kept = {id for (id,) in store.execute("SELECT id FROM matches")}
    return {name for name in ("over", "going", "waiting") if told(folder)[name] in kept}


PURGES = [
    (29, [], set()),
    (31, [], {"waiting"}),
    (31, ["--empty", "40"], set()),
    (366, [], {"waiting", "going"}),
    (31, ["--finished", "30"], {"waiting", "over"}),
    (366, ["--finished", "30"], {"waiting", "going", "over"}),
]


@pytest.mark.parametrize(("days", "options", "gone"), PURGES)
def test_what_is_old_goes(folder: Path, days: int, options: list[str], gone: set[str]) -> None:
    age(folder, days)
    before = contents(url(folder))
    tried = json.loads(run("purge", "--dry-run", "--json", *options, "--database", url(folder)).output)
    assert {id for kind in ("empty", "unfinished", "finished") for id in tried[kind]} == {told(folder)[name] for name in gone}
    assert contents(url(folder)) == before
    said = run("purge", "--yes", *options, "--database", url(folder))
    assert said.exit_code == 0, said.output
    assert left(folder) == {"over", "going", "waiting"} - gone


def test_a_finished_match_is_known_though_nobody_noted_it(folder: Path) -> None:
    age(folder, 400)
    store = Store(url(folder))
    with store.writing.begin() as connection:
        connection.execute(sa.update(matches).values(over=False))
    store.close()
    run("purge", "--yes", "--database", url(folder))
    assert left(folder) == {"over"}


def test_it_asks_first(folder: Path) -> None:
    age(folder, 400)
    assert "nothing was deleted" in run("purge", "--database", url(folder), input="n\n").output
    assert left(folder) == {"over", "going", "waiting"}
    assert "deleted" in run("purge", "--database", url(folder), input="y\n").output
    assert left(folder) == {"over"}


def test_what_cannot_be_read_stays(folder: Path) -> None:
    age(folder, 400)
    with closing(sqlite3.connect(folder / "fabrica.db", isolation_level=None)) as store:
        store.execute("UPDATE matches SET beginning = 'x' WHERE id = ?", [told(folder)["going"]])
    assert "1 that cannot be read stay" in run("purge", "--yes", "--database", url(folder)).output
    assert left(folder) == {"over", "going"}


def test_nothing_of_a_purged_match_is_left(folder: Path) -> None:
    age(folder, 400)
    run("purge", "--yes", "--finished", "0", "--database", url(folder))
    found = contents(url(folder))
    assert [found[name] for name in ("matches", "seats", "events", "reviews")] == [[], [], [], []]

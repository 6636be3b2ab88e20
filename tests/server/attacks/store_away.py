"""The store goes away in the midst of games: what could not be kept is answered 503, and all goes on when it is back."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import sqlalchemy as sa

from fabrica.server import database as opening
from fabrica.server.database import is_sqlite
from fabrica.server.table import Table
from server.attacks.attacking import on_each_database, run
from server.postgres import administering
from server.visitors import FAST, ME, Server, Visitor, serving

PATIENT = 0.2  # seconds that a writer waits for a lock here


@contextmanager
def locked(server: Server, database: str) -> Iterator[None]:
    """Someone holds the file and does not let go."""
    other = sqlite3.connect(sa.make_url(database).database or "", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.close()


@contextmanager
def full(server: Server, database: str) -> Iterator[None]:
    """The disk has no more room: not a page can be added."""
    engine = server.lobby.store.engine

    def no_more(connection: Any, _: Any = None, __: Any = None) -> None:
        connection.execute("PRAGMA max_page_count=1")  # it becomes as many as there are

    sa.event.listen(engine, "checkout", no_more)
    yield
    sa.event.remove(engine, "checkout", no_more)
    engine.dispose()


@contextmanager
def restarting(server: Server, database: str) -> Iterator[None]:
    """PostgreSQL ends all connections and takes no new ones for a while."""
    name = sa.make_url(database).database
    with administering(sa.make_url(database).set(database="postgres").render_as_string(hide_password=False)) as admin:
        admin.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        admin.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name])
        yield
        admin.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")


def cheat(database: str, rounds: int) -> None:
    troubles: tuple[Callable[..., Any], ...] = (locked, full) if is_sqlite(database) else (restarting,)
    before, opening.BUSY_SECONDS = opening.BUSY_SECONDS, PATIENT
    try:
        with serving(database, raises=False, **FAST) as server:
            for _ in range(rounds):
                for trouble in troubles:
                    one_trouble(server, database, trouble)
    finally:
        opening.BUSY_SECONDS = before


def one_trouble(server: Server, database: str, trouble: Callable[..., Any]) -> None:
    ann = server.visitor()
    match, _ = ann.creates(ME, ME)
    table = server.table(match)
    with trouble(server, database):
        refused = until_refused(ann, table)
        assert "retry-after" in refused_page(ann).headers
    again = ann.post(f"/api/matches/{match}/play", refused)
    assert again.status_code == 200, again.text
    kept = [row for row in server.kept()["events"] if row[0] == match]
    assert [row[1] for row in kept] == list(range(1, again.json()["number"] + 1))
    assert again.json()["number"] == server.table(match).number


def refused_page(ann: Visitor) -> Any:
    """The page that tells a person so. On a full disk a small table may still find room."""
    asked = (ann.ask("POST", "/new", data={"preset": "solo"}, headers={"accept": "text/html"}) for _ in range(100))
    return next(page for page in asked if page.status_code == 503)


def until_refused(ann: Visitor, table: Table) -> dict[str, Any]:
    """Plays until a move cannot be kept; that request. Some may still fit on the disk."""
    for n in range(500):
        seat = table.match.active[0]
        body = {"seat": seat, "request": f"away{n}", "move": table.match.moves(seat)[0]}
        answer = ann.post(f"/api/matches/{table.id}/play", body)
        if answer.status_code != 200:
            said = answer.json()
            assert (answer.status_code, said["error"]) == (503, "problem-store-away"), said
            assert int(answer.headers["retry-after"]) > 0
            return body
    raise AssertionError("the store was never away")


attack = on_each_database(cheat)

if __name__ == "__main__":
    run(attack)

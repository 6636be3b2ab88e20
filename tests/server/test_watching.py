"""`/health` and `/metrics`: what is told, and to whom."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from prometheus_client.parser import text_string_to_metric_families
from starlette.testclient import TestClient

from fabrica.bots.processes import WorkerPool
from fabrica.server import watching
from fabrica.server.app import create_app
from fabrica.server.settings import Settings
from fabrica.server.store import Store

HERE, THERE = ("127.0.0.1", 1), ("203.0.113.9", 1)
TOKEN = "a token"


@pytest.fixture(scope="module")
def apps(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[bool, Any]]:
    """One server without TLS, one with."""
    found = {}
    for secure in (False, True):
        file = tmp_path_factory.mktemp("watched") / "fabrica.db"
        found[secure] = create_app(Settings(database=f"sqlite:///{file}", secure=secure, metrics_token=TOKEN))
    with TestClient(found[False]), TestClient(found[True]):
        yield found


@pytest.fixture(autouse=True)
def no_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """The workers are asked, but by no process; one test below asks real ones."""

    async def yes(pool: WorkerPool, seconds: float) -> bool:
        return True

    monkeypatch.setattr(WorkerPool, "responds", yes)


def asked(app: Any, path: str, client: tuple[str, int] = HERE, **headers: str) -> Any:
    return TestClient(app, client=client).get(path, headers={name.replace("_", "-"): value for name, value in headers.items()})


def stale(app: Any) -> None:
    app.state.watch._health = (-watching.FRESH, {})


ASKERS = [
    (False, HERE, {}, True),
    (False, ("::1", 1), {}, True),
    (False, THERE, {}, False),
    (False, HERE, {"x_forwarded_for": "203.0.113.9"}, False),
    (False, HERE, {"forwarded": "for=203.0.113.9"}, False),
    (False, HERE, {"via": "1.1 proxy"}, False),
    (False, HERE, {"x_real_ip": "203.0.113.9"}, False),
    (True, HERE, {}, False),
    (True, THERE, {"authorization": f"Bearer {TOKEN}"}, True),
    (False, THERE, {"authorization": f"Bearer {TOKEN}"}, True),
    (False, THERE, {"authorization": "Bearer other"}, False),
    (False, THERE, {"authorization": "Bearer "}, False),
    (False, ("testclient", 1), {}, False),
]


@pytest.mark.parametrize(("secure", "client", "headers", "may"), ASKERS)
def test_figures_are_for_this_machine_or_the_token(
    apps: dict[bool, Any], secure: bool, client: tuple[str, int], headers: dict[str, str], may: bool
) -> None:
    answer = asked(apps[secure], "/metrics", client, **headers)
    assert answer.status_code == (200 if may else 404)
    assert ("fabrica_" in answer.text) == may
    health = asked(apps[secure], "/health", client, **headers)
    assert (health.status_code, "database" in health.json()) == (200, may)


def test_without_a_token_none_opens(tmp_path: Path) -> None:
    app = create_app(Settings(database=f"sqlite:///{tmp_path / 'x.db'}", secure=True, metrics_token=None))
    with TestClient(app):
        for said in ("Bearer ", "Bearer None", ""):
            assert asked(app, "/metrics", THERE, authorization=said).status_code == 404


def test_figures_tell_what_happened(apps: dict[bool, Any]) -> None:
    app = apps[False]
    client = TestClient(app, client=HERE, base_url="http://fabrica.test")
    match = client.post("/api/matches", json={"seats": [{"kind": "me"}]}).json()["id"]
    for _ in range(3):
        client.get(f"/g/{match}")
    client.get("/nowhere/at/all")
    text = asked(app, "/metrics").text
    found = {(s.name, *s.labels.values()): s.value for f in text_string_to_metric_families(text) for s in f.samples}
    assert found["fabrica_answers_total", "g", "200"] >= 3
    assert found["fabrica_answers_total", "page", "404"] >= 1
    assert found["fabrica_seconds_count", "g"] >= 3
    assert found[("fabrica_tables",)] >= 1
    assert found["fabrica_thoughts_waiting", "bots"] == 0
    assert not [secret for secret in (match, TOKEN) if secret in text]


def test_names_of_figures_do_not_grow_with_what_is_asked() -> None:
    kinds = {watching.kind_of(path) for path in ("/", "/x" * 50, "/g/a", "/g/b/stream", "/api/x", "/static/y", "/metrics")}
    assert kinds == {"page", "g", "stream", "api", "static"}


def test_a_database_that_takes_nothing_is_told(apps: dict[bool, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    app = apps[False]
    stale(app)
    with app.state.lobby.store.engine.connect() as connection:
        before = connection.execute(sa.text("SELECT count(*) FROM guests")).scalar()

    def full(store: Store) -> None:
        raise sa.exc.OperationalError("INSERT", {}, Exception("disk is full"))

    assert asked(app, "/health").json() == {"ok": True, "database": True, "thinkers": True}
    with monkeypatch.context() as planted:
        planted.setattr(Store, "rehearse", full)
        assert asked(app, "/health").status_code == 200  # fresh enough
        stale(app)
        answer = asked(app, "/health")
        assert (answer.status_code, answer.json()) == (503, {"ok": False, "database": False, "thinkers": True})
        assert asked(app, "/health", THERE).json() == {"ok": False}
    stale(app)
    assert asked(app, "/health").status_code == 200
    with app.state.lobby.store.engine.connect() as connection:
        assert connection.execute(sa.text("SELECT count(*) FROM guests")).scalar() == before


def test_a_rehearsal_finds_a_database_that_cannot_be_written(database: str) -> None:
    store = Store(database)
    store.rehearse()
    with store.engine.begin() as connection:
        connection.execute(sa.text("DROP TABLE guests"))
    with pytest.raises(sa.exc.SQLAlchemyError):
        store.rehearse()
    store.close()


def test_thinkers_that_do_not_answer_are_told(apps: dict[bool, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    async def no(pool: WorkerPool, seconds: float) -> bool:
        return False

    monkeypatch.setattr(WorkerPool, "responds", no)
    stale(apps[False])
    assert asked(apps[False], "/health").json() == {"ok": False, "database": True, "thinkers": False}
    stale(apps[False])

"""The API is what its OpenAPI document says: generated requests, good and bad, against a real server."""

from __future__ import annotations

import itertools
import socket
import tempfile
import threading
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
import uvicorn
from fastapi import FastAPI
from hypothesis import HealthCheck, settings
from schemathesis.checks import positive_data_acceptance
from schemathesis.core.result import Ok

from fabrica.coach.advice import Line
from fabrica.server.app import create_app
from fabrica.server.settings import Settings
from server.visitors import FAST, ME

OTHERWISE = [positive_data_acceptance]  # a good request may well be against the rules of the game: 422 says so

EXAMPLES = 25  # for each operation
OWN = 2  # seats of the guest
STREAM = "/api/matches/{id}/stream"  # does not end: it has tests of its own
BOUNDED = settings(max_examples=EXAMPLES, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))

document = create_app(Settings(database="sqlite://")).openapi()
rejected = [400, 403, 404, 405, 409, 413, 415, 422]
config = schemathesis.Config.from_dict({"checks": {"negative_data_rejection": {"expected-statuses": rejected}}})
schema = schemathesis.openapi.from_dict(document, config=config)
calls = schema.exclude(path=STREAM)


async def at_once(thought: Any, *given: Any, **asked: Any) -> Line:
    """A coach that need not think."""
    return Line(("pass",), 0.0, False)


class Running:
    """A server in a thread, with a match at which its guest sits on all seats."""

    def __init__(self, app: FastAPI, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.server = uvicorn.Server(uvicorn.Config(app, port=port, log_level="error", timeout_graceful_shutdown=1))
        self.requests = itertools.count()
        self.thread = threading.Thread(target=self.server.run, daemon=True)

    def start(self, app: FastAPI) -> None:
        self.thread.start()
        while not self.server.started:
            time.sleep(0.01)
        app.state.lobby.coach.pool.run = at_once
        made = httpx.post(f"{self.url}/api/matches", json={"seats": [ME] * OWN})
        self.cookies = dict(made.cookies)
        self.match = made.json()["id"]

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(timeout=10)

    def active_seat(self) -> int:
        seats: list[int] = self.get("").json()["active"]
        return next((seat for seat in seats if seat < OWN), 0)

    def legal_move(self, seat: int) -> str:
        moves: list[str] = self.get(f"/moves?seat={seat}").json()["moves"]
        return moves[-1] if moves else "pass"

    def get(self, path: str) -> httpx.Response:
        return httpx.get(f"{self.url}/api/matches/{self.match}{path}", cookies=self.cookies)


@pytest.fixture(scope="module")
def running() -> Iterator[Running]:
    with tempfile.TemporaryDirectory() as folder, socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        app = create_app(Settings(database=f"sqlite:///{folder}/fabrica.db", **FAST))
        found = Running(app, port)
        found.start(app)
        yield found
        found.stop()


@calls.parametrize()
@BOUNDED
def test_every_answer_is_documented(case: Any, running: Running) -> None:
    """For whatever is asked, by a stranger: no error of the server, no undocumented status, type or form."""
    case.call_and_validate(base_url=running.url, excluded_checks=OTHERWISE)


@calls.include(path_regex="{id}").parametrize()
@BOUNDED
def test_every_answer_about_a_real_match_is_documented(case: Any, running: Running) -> None:
    """The same by a guest who plays, so that moves are made, undone and refused by the rules."""
    case.path_parameters = {"id": running.match}
    case.cookies = running.cookies
    if isinstance(case.body, dict) and isinstance(case.body.get("seat"), int):
        case.body = with_sense(case.body, running)
    case.call_and_validate(base_url=running.url, excluded_checks=OTHERWISE)


def with_sense(body: dict[str, Any], running: Running) -> dict[str, Any]:
    """A body that may even succeed: for a seat that is active, at the present version, as a new request, with a legal move."""
    sensible: dict[str, Any] = {"seat": running.active_seat(), "request": f"r{next(running.requests)}", "version": None}
    if isinstance(body.get("move"), str):
        sensible["move"] = running.legal_move(sensible["seat"])
    return {**body, **{name: value for name, value in sensible.items() if name in body}}


# What it says of itself


def operations() -> dict[str, dict[str, Any]]:
    return {f"{method.upper()} {path}": o for path, methods in document["paths"].items() for method, o in methods.items()}


def test_every_operation_is_described_and_fuzzed() -> None:
    """All but the stream are called, and none is left out for being undocumented."""
    assert all(operation.get("description") for operation in operations().values())
    found = [result.ok() for result in calls.get_all_operations() if isinstance(result, Ok)]
    called = {f"{operation.method.upper()} {operation.path}" for operation in found}
    assert called == set(operations()) - {f"GET {STREAM}"}
    assert len(called) >= 15


def content(operation: str, status: str) -> set[str]:
    return set(operations()[operation]["responses"][status].get("content", {}))


def test_texts_and_streams_are_documented_as_such() -> None:
    assert content("GET /api/matches/{id}/record", "200") == {"text/plain"}
    assert content(f"GET {STREAM}", "200") == {"text/event-stream"}
    assert content("GET /api/matches/{id}", "200") == {"application/json"}


def test_every_problem_is_documented_as_a_complaint() -> None:
    for operation in operations().values():
        problems = {status: answer for status, answer in operation["responses"].items() if int(status) >= 400}
        assert {"422", "404", "429", "500"} & set(problems)
        for answer in problems.values():
            assert answer["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Complaint"}

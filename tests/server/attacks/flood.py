"""One address asks for the dearest pages without end: it is told to wait, and its own guests are still served."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

import tempfile
from typing import Any

from fabrica.server.settings import NO_LIMITS
from server.attacks.attacking import run
from server.visitors import ME, Server, open_server, still

WORK: dict[str, Any] = {"work_by_address": 1.0, "work_by_guest": 0.3}  # seconds in ten
DEAREST = ("/fantastic-factories/rules?q=metal", "/stephens/rules", "/fantastic-factories/learn/3", "/")
MOST = 400


def attack(rounds: int) -> None:
    with tempfile.TemporaryDirectory() as folder, open_server(Path(folder), **NO_LIMITS) as server:
        for path in DEAREST:  # once, so that none of them is cold
            server.visitor().get(path)
    for _ in range(rounds):
        with still(), tempfile.TemporaryDirectory() as folder, open_server(Path(folder), **WORK) as server:
            cheat(server)


def cheat(server: Server) -> None:
    ann, elsewhere = server.visitor(), server.visitor(**{"x-forwarded-for": "203.0.113.9"})
    ann.creates(ME)
    assert until_told_to_wait(server.visitor()) < MOST
    assert server.visitor().get("/").status_code == 429
    assert elsewhere.get("/").status_code == 429, "what a stranger says of where they are is not believed"
    assert ann.get("/").status_code == 200, "a guest of the same address"
    assert until_told_to_wait(ann) < MOST
    assert server.client.get("/api/games", headers={"cookie": ""}).status_code == 429


def until_told_to_wait(visitor: object) -> int:
    """How many requests were answered before."""
    for number in range(MOST):
        answer = visitor.get(DEAREST[number % len(DEAREST)])  # type: ignore[attr-defined]
        if answer.status_code == 429:
            assert 0 < int(answer.headers["retry-after"]) <= 10
            assert len(answer.content) < 500, "it costs next to nothing to say so"
            return number
        assert answer.status_code == 200
    raise AssertionError(f"{MOST} dear pages were answered")


if __name__ == "__main__":
    run(attack)

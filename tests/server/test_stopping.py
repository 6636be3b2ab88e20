"""A server that is told to stop leaves nothing behind: no process, and no line that worries anyone."""

from __future__ import annotations

import os
import signal
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from contract.playing import Table, finished
from server.running import Server, with_sources

PATIENCE = 20.0  # seconds
TABLE = Table("fantastic-factories", 1, {})
SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_stops_while_people_look_on(tmp_path: Path, how: signal.Signals) -> None:
    server = Server(f"sqlite:///{tmp_path / 'stopped.db'}", tmp_path)
    server.start()
    server.wait()
    with httpx.Client(base_url=server.address) as guest:
        match = guest.post("/api/matches", json={"seats": SEATS}).json()["id"]
        with guest.stream("GET", f"/g/{match}/stream") as page, guest.stream("GET", f"/api/matches/{match}/stream") as notices:
            coming = [stream.iter_raw() for stream in (page, notices)]  # held: a stream that nobody reads is closed
            assert all(map(next, coming))
            server.stop(how)
    assert server.complaints == ""
    gone(server.pid)


UNFINISHED = b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"


def test_a_server_stops_while_bots_coach_and_reviewer_think(tmp_path: Path) -> None:
    """And while someone has not sent all they wanted to. Nothing is compiled here yet: all of them take long."""
    scratch, cache = tmp_path / "scratch", tmp_path / "cache"
    scratch.mkdir()
    server = Server(f"sqlite:///{tmp_path / 'stopped.db'}", tmp_path)
    server.start(with_sources() | {"TMPDIR": str(scratch), "XDG_CACHE_HOME": str(cache)})
    server.wait()
    with httpx.Client(base_url=server.address, timeout=PATIENCE) as guest, ThreadPoolExecutor() as others:
        guest.post("/api/matches", json={"seats": [{"kind": "me"}, {"kind": "bot", "bot": "master"}]})
        alone = guest.post("/api/matches", json={"seats": [{"kind": "me"}]}).json()["id"]
        over = guest.post("/api/matches/import", json={"record": finished(TABLE, "stop").record()}).json()["id"]
        guest.get(f"/api/matches/{over}/review")
        position = f"/{TABLE.game}/position/" + link_to_position(guest)
        with socket.create_connection(("127.0.0.1", server.port)) as slow:
            slow.sendall(UNFINISHED)
            asked = (f"/api/matches/{alone}/hint", f"/g/{alone}?hint=1", f"/g/{over}/review", "/health")
            waiting = [others.submit(guest.get, path) for path in asked]
            waiting.append(others.submit(guest.post, f"{position}/coach", data={"goal": "goods"}))
            time.sleep(1.0)
            server.stop()
        for answer in waiting:
            with suppress(httpx.TransportError):
                assert answer.result().status_code < 500
    assert server.complaints == ""
    gone(server.pid)
    assert list(scratch.iterdir()) == []
    assert {path.name for path in tmp_path.glob("stopped*")} == {"stopped.db", "stopped.db.keys", "stopped.db.lock"}


def link_to_position(guest: httpx.Client) -> str:
    """The beginning of a work phase, which the coach can be asked about."""
    position = {"game": TABLE.game, "seats": [{"dice": [1, 2, 3, 4]}, {}]}
    return str(guest.post(f"/api/positions/{TABLE.game}", json={"position": position}).json()["link"])


def gone(group: int) -> None:
    """No process of a group is left."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return
        time.sleep(0.05)
    os.killpg(group, signal.SIGKILL)
    pytest.fail("some of its processes live on")

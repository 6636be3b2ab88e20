"""A server that is told to stop leaves nothing behind: no process, and no line that worries anyone."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import httpx
import pytest

from server.running import Server

PATIENCE = 20.0  # seconds
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

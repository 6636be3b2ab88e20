"""The example of a bot plays a whole game against another program, through a server as people start it."""

from __future__ import annotations

import contextlib
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from fabrica import Match

ROOT = Path(__file__).parents[2]
PATIENCE = 120  # seconds


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    """`fabrica serve`, on a free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    words = ["serve", "--port", str(port), "--database", f"sqlite:///{tmp_path}/fabrica.db", "--no-limits"]
    process = subprocess.Popen([sys.executable, "-m", "fabrica.cli.main", *words], stdout=subprocess.DEVNULL)
    url = f"http://127.0.0.1:{port}"
    try:
        wait_for(url)
        yield url
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(timeout=30)


def wait_for(url: str) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with contextlib.suppress(httpx.TransportError):
            httpx.get(f"{url}/api/games")
            return
        time.sleep(0.1)
    raise TimeoutError(url)


def plays_to_the_end(http: httpx.Client, match: str) -> dict[str, object]:
    """The other player: asks every now and then whether it may move."""
    luck, until = random.Random(1), time.monotonic() + PATIENCE
    while time.monotonic() < until:
        seen = http.get(match).json()
        if seen["over"]:
            return dict(seen)
        if seen["moves"]:
            body = {"seat": 0, "version": seen["version"], "request": str(seen["version"]), "move": luck.choice(seen["moves"])}
            http.post(f"{match}/play", json=body).raise_for_status()
        else:
            time.sleep(0.005)
    raise TimeoutError(match)


def test_the_example_plays_a_whole_game(server: str) -> None:
    with httpx.Client(base_url=server) as http:
        made = http.post("/api/matches", json={"seats": [{"kind": "me"}, {"kind": "link"}]}).json()
        link = f"{server}/join/{made['invites']['1']}"
        bot = subprocess.Popen([sys.executable, ROOT / "examples/bot.py", link], stdout=subprocess.PIPE, text=True)
        match = f"/api/matches/{made['id']}"
        seen = plays_to_the_end(http, match)
        said, _ = bot.communicate(timeout=PATIENCE)
        record = Match.from_record(http.get(f"{match}/record").text)
    assert bot.returncode == 0
    assert said.startswith(f"Scores: {seen['scores']}. I was seat 1")
    assert {entry.seat for entry in record.log} == {0, 1}
    assert list(record.scores) == seen["scores"]

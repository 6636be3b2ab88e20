"""One address opens streams without end: it gets a few, and who plays, even from the same address, still finds room."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

import tempfile
from contextlib import ExitStack

from fabrica.server.settings import NO_LIMITS
from server.attacks.attacking import friends, run
from server.visitors import Listener, Server, open_server

ADDRESS = "203.0.113.9"
EACH = 8
HALF = EACH // 2


def attack(rounds: int) -> None:
    for limits in ({"streams_by_address": EACH}, {"streams_in_all": EACH}):
        with tempfile.TemporaryDirectory() as folder, open_server(Path(folder), **{**NO_LIMITS, **limits}) as server:
            for _ in range(rounds):
                cheat(server)


def cheat(server: Server) -> None:
    match, (ann, _) = friends(server)
    path, stranger = f"/api/matches/{match}/stream", server.visitor()
    with ExitStack() as stack:
        opened = [stack.enter_context(Listener(stranger, path, ADDRESS)).start["status"] for _ in range(EACH)]
        assert opened == [200] * HALF + [503] * HALF, opened
        assert stack.enter_context(Listener(ann, path, ADDRESS)).start["status"] == 200
        guest = server.visitor()
        guest.creates({"kind": "me"})
        assert stack.enter_context(Listener(guest, path, ADDRESS)).start["status"] == 503, "a guest of another table"
    with Listener(stranger, path, ADDRESS) as again:
        assert again.start["status"] == 200, "what is closed leaves room"


if __name__ == "__main__":
    run(attack)

"""The processes of bots are killed, or stopped for good, in the midst of games: nobody looks, and the tables go on."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

import os
import signal

import httpx

from fabrica.server import bots
from server.attacks.attacking import run
from server.attacks.listening import Listening, instead, listening, wait_until

LIMIT = 5.0  # seconds for a thought, here
BOT = {"kind": "bot", "bot": "greedy"}


def attack(rounds: int) -> None:
    with listening(bot_pause=0.05) as server, instead(bots, "LIMIT", LIMIT):
        for number in range(rounds):
            ann = server.guest()
            id = ann.post("/api/matches", json={"seats": [{"kind": "me"}, BOT, BOT]}).json()["id"]
            attack_once(server, ann, id, signal.SIGSTOP if number % 3 == 2 else signal.SIGKILL)


def attack_once(server: Listening, ann: httpx.Client, id: str, blow: signal.Signals) -> None:
    """Ann moves, and looks no more."""
    for hit in (False, True):
        while (seen := ann.get(f"/api/matches/{id}").json())["moves"]:
            move = {"seat": 0, "request": f"r{seen['version']}", "move": seen["moves"][-1]}
            assert ann.post(f"/api/matches/{id}/play", json=move).status_code == 200
            if hit:
                strike(server, blow)
        if not seen["over"]:
            wait_until(lambda: is_anns_turn(server, id))


def strike(server: Listening, blow: signal.Signals) -> None:
    for worker in server.lobby.bots.pool._workers:
        if worker._process is not None:
            os.kill(worker._process.pid, blow)


def is_anns_turn(server: Listening, id: str) -> bool:
    """Known without asking the server: that would wake the bots."""
    return 0 in server.lobby._tables[id].match.active


if __name__ == "__main__":
    run(attack)

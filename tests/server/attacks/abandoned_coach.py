"""People ask the coach and hang up, again and again: what nobody waits for is not thought of, and no bot waits for it."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import httpx

from fabrica.coach import Solution
from fabrica.engine.link import Shared, pack
from fabrica.puzzles.shelf import shelf
from fabrica.registry import load
from fabrica.server import coach
from server.attacks.attacking import run
from server.attacks.listening import Listening, held_up, instead, listening, wait_until

CALLS = 60
GAME = load("fantastic-factories")
PUZZLE = shelf(GAME)[0]
ADDRESS = f"/{GAME.id}/position/{pack(Shared(PUZZLE.position, PUZZLE.seat))}/coach"
WISH = "goal=goods"


def solve_slowly(traces: str, *asked: Any) -> Solution:
    held_up(traces)
    return Solution(PUZZLE.best, [*PUZZLE.line], False, True, True, "", 0.1, 1)


def attack(rounds: int) -> None:
    with listening() as server, instead(coach, "solve", partial(solve_slowly, str(server.traces))):
        for _ in range(rounds):
            attack_once(server)


def attack_once(server: Listening) -> None:
    ann, mallory = server.guest(), server.guest()
    made = ann.post("/api/matches", json={"seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]})
    match = f"/api/matches/{made.json()['id']}"
    plays_until_the_bot_has_moved(ann, match)
    with server.holding_up():
        server.hang_up("POST", ADDRESS, mallory, WISH, once=lambda: server.traced("begun") == 1)
        for _ in range(CALLS - 1):
            server.hang_up("POST", ADDRESS, mallory, WISH)
        wait_until(lambda: len(server.lobby.coach.pool._slots) == 1)  # only the one that had begun
        plays_until_the_bot_has_moved(ann, match)
        assert not server.traced("ended"), "the bot has waited for the coach"
        who_waits_is_answered(server)
        assert server.traced("begun") == 2, f"{server.traced('begun') - 1} of {CALLS} abandoned calls were thought of"


def who_waits_is_answered(server: Listening) -> None:
    with ThreadPoolExecutor(1) as waiting:
        answer = waiting.submit(server.guest().post, ADDRESS, data={"goal": "goods"})
        server.let_go()
        assert answer.result().status_code == 200


def plays_until_the_bot_has_moved(ann: httpx.Client, match: str) -> None:
    while (seen := ann.get(match).json())["moves"]:
        move = {"seat": 0, "request": f"r{seen['version']}", "move": seen["moves"][-1]}
        assert ann.post(f"{match}/play", json=move).status_code == 200
    wait_until(lambda: bool(ann.get(match).json()["number"] > seen["number"]))


if __name__ == "__main__":
    run(attack)

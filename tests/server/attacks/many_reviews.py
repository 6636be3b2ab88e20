"""One guest asks for many reviews at once: they have their share of the reviewer, others have theirs, and hints do not wait."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from functools import partial
from typing import Any

import httpx

from contract.playing import Table, finished
from fabrica.coach.advice import Line
from fabrica.coach.game_review import Reviewed
from fabrica.server import coach, reviewer
from server.attacks.attacking import run
from server.attacks.listening import Listening, held_up, instead, listening, wait_until

AT_ONCE = 50
LANGUAGES = ("en", "pt", "pl", "es")
QUOTA = reviewer.QUOTA.guest


def judge_slowly(traces: str, record: str, number: int, seconds: float) -> Reviewed:
    if not number:
        held_up(traces)
    return Reviewed(0, 1, "market", number, 0.5, True, 100.0, ())


def pass_on(view: Any, seconds: float) -> Line:
    return Line(("pass",), 0.0, False)


def attack(rounds: int) -> None:
    record = finished(Table("fantastic-factories", 1, {"machine": "easy"}), "reviews").record()
    with listening() as server:
        slowly = partial(judge_slowly, str(server.traces))
        with instead(coach, "advise", pass_on), instead(reviewer, "judge_turn", slowly):
            attack_once(server, record, min(AT_ONCE, 4 + 4 * rounds))


def attack_once(server: Listening, record: str, games: int) -> None:
    mallory, bob = server.guest(), server.guest()
    many = [brought(mallory, record) for _ in range(games)]
    with server.holding_up():
        answers = [mallory.get(f"/api/matches/{id}/review", headers=spoken(n)) for n, id in enumerate(many)]
        assert [answer.status_code for answer in answers] == [200] * QUOTA + [429] * (games - QUOTA)
        assert all(int(answer.headers["retry-after"]) > 0 for answer in answers[QUOTA:])
        assert len({answer.json()["message"] for answer in answers[QUOTA:]}) == len(LANGUAGES)
        wait_until(lambda: server.traced("begun") == 1)
        others = brought(bob, record)
        assert bob.get(f"/api/matches/{others}/review").status_code == 200, "another guest has a share of their own"
        a_hint_does_not_wait(server, bob)
        assert not server.traced("ended"), "the hint has waited for the reviews"
    wait_until(lambda: bool(bob.get(f"/api/matches/{others}/review").json()["made"]))
    wait_until(lambda: all(mallory.get(f"/api/matches/{id}/review").json()["made"] for id in many[:QUOTA]))
    assert mallory.get(f"/api/matches/{many[-1]}/review").status_code == 200, "there is room again"


def brought(guest: httpx.Client, record: str) -> str:
    return str(guest.post("/api/matches/import", json={"record": record}).json()["id"])


def spoken(number: int) -> dict[str, str]:
    return {"accept-language": LANGUAGES[number % len(LANGUAGES)]}


def a_hint_does_not_wait(server: Listening, bob: httpx.Client) -> None:
    made = bob.post("/api/matches", json={"seats": [{"kind": "me"}], "options": {"machine": "easy"}})
    assert bob.get(f"/api/matches/{made.json()['id']}/hint").status_code == 200


if __name__ == "__main__":
    run(attack)

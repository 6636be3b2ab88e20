"""Tables without end: opened, brought in, forked, from positions; by one guest, or by one address that drops its cookies."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

import tempfile
from typing import Any

from fabrica import Match
from fabrica.server.settings import NO_LIMITS
from server.attacks.attacking import run
from server.visitors import GAME, ME, Server, Visitor, open_server

EACH = 6


def attack(rounds: int) -> None:
    for _ in range(rounds):
        for limit, cheat in CHEATS:
            with tempfile.TemporaryDirectory() as folder, open_server(Path(folder), **{**NO_LIMITS, limit: EACH}) as server:
                cheat(server)


def by_one_guest(server: Server) -> None:
    ann, record = server.visitor(), Match(GAME.id, seats=1, seed="many").record()
    link = ann.told("POST", f"/api/positions/{GAME.id}", json={"position": {"game": GAME.id, "seats": [{"dice": [1]}]}})["link"]
    finished = finished_match(ann)
    ways: list[tuple[str, dict[str, Any]]] = [
        ("/api/matches", {"json": {"seats": [ME]}}),
        ("/api/matches/import", {"json": {"record": record}}),
        (f"/api/positions/{GAME.id}/{link}/matches", {}),
        ("/new", {"data": {"preset": "solo"}}),
        ("/import", {"data": {"record": record}}),
        (f"/{GAME.id}/position/{link}/bots", {"data": {"move": ""}}),
        (f"/g/{finished}/fork", {"data": {"at": "1"}}),
    ]
    answers = [ann.ask("POST", path, follow_redirects=False, **rest).status_code for path, rest in ways]
    assert [status < 400 for status in answers] == [True] * (EACH - 1) + [False] * (len(ways) - EACH + 1), answers
    with server.unchanged():
        for path, rest in ways:
            assert ann.ask("POST", path, follow_redirects=False, **rest).status_code == 429, path
    assert server.visitor().post("/api/matches", {"seats": [ME]}).status_code == 201


def finished_match(ann: Visitor) -> str:
    match, _ = ann.creates(ME, ME)
    assert ann.plays_on(match)["over"]
    return match


def by_one_address(server: Server) -> None:
    made = [server.visitor().post("/api/matches", {"seats": [ME]}).status_code for _ in range(EACH + 3)]
    assert made == [201] * EACH + [429] * 3


CHEATS = (("tables_by_guest", by_one_guest), ("tables_by_address", by_one_address), ("tables_in_a_minute", by_one_address))

if __name__ == "__main__":
    run(attack)

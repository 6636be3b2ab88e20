"""The loser fetches the record of a finished match, with its seed, and tries to play on with every card known."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from contract.playing import Table, finished
from fabrica.server.words import tabled
from server.attacks.attacking import inside, run
from server.visitors import Server, Visitor

BACK = ("undo", "redo", "restart")


def cheat(server: Server, number: int) -> None:
    games = tabled()
    match = finished(Table(games[number % len(games)].id, 2, {}), f"reopening-{number}")
    loser = server.visitor()
    id = loser.told("POST", "/api/matches/import", json={"record": match.record()})["id"]
    assert loser.get(f"/api/matches/{id}/record").text == match.record()
    with server.unchanged():
        for seat in range(2):
            through_the_api(loser, id, seat, match.log[-1].words)
            through_the_page(loser, id, seat)
    assert loser.post("/api/matches/import", {"record": gone_on(match.record())}).status_code == 422


def through_the_api(loser: Visitor, id: str, seat: int, words: str) -> None:
    seen = loser.sees(id, seat)
    assert (seen["moves"], seen["can_undo"], seen["can_redo"]) == ([], False, False)
    for kind in BACK:
        answer = loser.acts(id, kind, seat)
        assert (answer.status_code, answer.json()["reason"]) == (422, "game-over"), (kind, answer.text)
    answer = loser.plays(id, words, seat)
    assert (answer.status_code, answer.json()["reason"]) == (422, "game-over")


def through_the_page(loser: Visitor, id: str, seat: int) -> None:
    page = loser.get(f"/g/{id}?as={seat}").text
    for kind in ("play", *BACK):
        assert f'formaction="/g/{id}/{kind}"' not in page
        form = {"seat": seat, "version": loser.sees(id, seat)["version"], "move": "finish"}
        assert loser.ask("POST", f"/g/{id}/{kind}", data=form).status_code == 422


def gone_on(record: str) -> str:
    """The record with its last move made once more."""
    lines = record.splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("state "))
    return "\n".join([*lines[:at], lines[at - 1], *lines[at:]])


attack = inside(cheat)
if __name__ == "__main__":
    run(attack)

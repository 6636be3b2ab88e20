"""Someone at a live table asks the coach about it: by a shared link, by a copy, by one with small edits, in another browser."""

from __future__ import annotations

import copy
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from contract.playing import Players, moments
from fabrica import Match
from fabrica.engine.contract import Position
from fabrica.engine.link import pack, shared_of
from fabrica.server.problems import Problem
from server.attacks.attacking import friends, inside, play_together, run
from server.visitors import GAME, Server, Visitor

SILENT, ANSWERED = "problem-live-table", "problem-coach-busy"


def cheat(server: Server, number: int) -> None:
    listen_at_the_door(server)
    match, people = friends(server, 2 + number % 2)
    while not is_worth_asking(server, match):
        play_together(server, match, people, 1)
    ann, alone = people[0], server.visitor()
    alone.creates({"kind": "me"})
    position = ann.told("GET", f"/api/matches/{match}/link")["position"]
    for edited, seat in ((position, 0), *edits(position)):
        assert set(answers(ann, edited, seat)) == {SILENT}, edited
    assert set(answers(alone, position)) == {SILENT}
    assert set(reviews(ann, position)) == {SILENT}
    play_together(server, match, people)
    assert set(answers(ann, position)) == {ANSWERED}
    assert set(reviews(ann, position)) == {ANSWERED}


def listen_at_the_door(server: Server) -> None:
    """Whoever gets through to the coach hears that it is busy: what it would say does not matter here."""

    async def busy(*_: object, **__: object) -> None:
        raise Problem(503, ANSWERED)

    lobby: Any = server.lobby
    lobby.coach.solve = lobby.coach.hint = lobby.reviewer.review = busy
    lobby.bots.call = lambda table: None  # they have nothing to do with it


def is_worth_asking(server: Server, match: str) -> bool:
    """The first seat works, and has some cards."""
    truth = server.table(match).match
    me = truth.view(0)["seats"][0]
    assert not truth.over
    return truth.phase == "work" and 0 in truth.active and len(me["hand"]) + len(me["compound"]) > 2 and len(me["dice"]) > 1


def edits(position: Position) -> Iterator[tuple[Position, int]]:
    """The same turn to think of: with something more, with a card less, with other neighbours, on another seat."""
    more = copy.deepcopy(position)
    more["seats"][0]["energy"] += 1
    more["seats"][0]["goods"] += 1
    yield more, 0
    fewer = copy.deepcopy(position)
    (fewer["seats"][0]["hand"] or fewer["seats"][0]["compound"]).pop()
    yield fewer, 0
    poorer = copy.deepcopy(position)
    for other in poorer["seats"][1:]:
        other |= {"compound": [], "hand": [], "metal": 5, "dice": [1, 1]}
    yield poorer, 0
    yield {**position, "seats": position["seats"][::-1]}, len(position["seats"]) - 1


def answers(visitor: Visitor, position: Position, seat: int = 0) -> Iterator[str]:
    """What the coach says on every way to it."""
    yield by_link(visitor, position, seat)
    yield hint(visitor, import_copy(visitor, position), seat)
    link = pack(shared_of(position, seat))
    yield hint(visitor, visitor.told("POST", f"/api/positions/{GAME.id}/{link}/matches")["id"], seat)


def by_link(visitor: Visitor, position: Position, seat: int) -> str:
    link = visitor.told("POST", f"/api/positions/{GAME.id}", json={"position": position, "seat": seat})["link"]
    page = visitor.ask("POST", f"/{GAME.id}/position/{link}/coach", data={"goal": "score"})
    assert page.status_code in (409, 503), page.status_code
    return {409: SILENT, 503: ANSWERED}[page.status_code]


def import_copy(visitor: Visitor, position: Position) -> str:
    record = Match.from_position(position, seed="copy").record()
    return str(visitor.told("POST", "/api/matches/import", json={"record": record})["id"])


def hint(visitor: Visitor, copied: str, seat: int) -> str:
    page = visitor.get(f"/g/{copied}?as={seat}&hint=3")
    assert page.status_code in (409, 503)
    answer: str = visitor.get(f"/api/matches/{copied}/hint?seat={seat}").json()["error"]
    assert (page.status_code == 409) == (answer == SILENT)
    return answer


def reviews(visitor: Visitor, position: Position) -> Iterator[str]:
    """Played to its end at once, a copy is reviewed: turn by turn, the first one too."""
    match = Match.from_position(position, seed="copy")
    for _ in moments(match, Players("copy")):
        pass
    id = visitor.told("POST", "/api/matches/import", json={"record": match.record()})["id"]
    yield visitor.get(f"/api/matches/{id}/review").json()["error"]
    page = visitor.get(f"/g/{id}/review")
    yield {409: SILENT, 503: ANSWERED}[page.status_code]


attack = inside(cheat)
if __name__ == "__main__":
    run(attack)

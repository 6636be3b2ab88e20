"""A guest who came by an invite looks for the invites of the others, and asks for every free seat, one by one and all at once."""

from __future__ import annotations

import re
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from collections.abc import Callable, Sequence
from functools import partial

from fabrica.server.words import tabled
from server.attacks.attacking import inside, run
from server.visitors import LINK, ME, OPEN, Server, Visitor

PLACES = ("/g/{id}", "/g/{id}?as=1", "/g/{id}?at=0", "/api/matches/{id}", "/api/matches/{id}/log", "/", "/api/matches/mine")


def cheat(server: Server, number: int) -> None:
    games = tabled()
    ann, eve = server.visitor(), server.visitor()
    id, invites = ann.creates(ME, LINK, LINK, OPEN, game=games[number % len(games)].id)
    eve.joins(invites["1"])
    assert_sees_no_hand(eve, id)
    seen = "".join(eve.get(place.format(id=id)).text for place in PLACES)
    assert "/join/" not in seen
    assert not [invite for invite in invites.values() if invite in seen]
    asks = [partial(asks_for, eve, id, seat, invites) for seat in (2, 3, 2, 3)]
    assert {answer.status_code for answer in [ask() for ask in asks]} == {409}
    assert {answer.status_code for answer in at_once(asks)} == {409}
    assert seats_of(eve, id) == [1]
    takes_all_at_once(server, id, invites)


def asks_for(eve: Visitor, id: str, seat: int, invites: dict[str, str]) -> Any:
    """By the link that someone has passed on to her, or as anyone may."""
    if str(seat) in invites:
        return eve.post("/api/join", {"invite": invites[str(seat)]})
    return eve.post(f"/api/matches/{id}/sit", {"seat": seat})


def takes_all_at_once(server: Server, id: str, invites: dict[str, str]) -> None:
    """A newcomer has all the links, and two hands: one seat is theirs."""
    mal = server.visitor()
    mal.creates(ME)  # a guest already: the requests come from one
    answers = at_once([partial(asks_for, mal, id, seat, invites) for seat in (2, 3)])
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    assert len(seats_of(mal, id)) == 1


def at_once(asks: Sequence[Callable[[], Any]]) -> list[Any]:
    with ThreadPoolExecutor(len(asks)) as pool:
        return [asked.result() for asked in [pool.submit(ask) for ask in asks]]


def seats_of(visitor: Visitor, id: str) -> list[int]:
    return [place["seat"] for place in visitor.sees(id)["seats"] if place["mine"]]


def assert_sees_no_hand(eve: Visitor, id: str) -> None:
    """Before all have come there is nothing to see, not even one's own."""
    assert eve.sees(id)["view"] is None
    for query in ("", "?as=0", "?as=1", "?at=0&as=1"):
        assert not re.search(r"data-(thing|move)=", eve.get(f"/g/{id}{query}").text)
    assert eve.get(f"/g/{id}/share").status_code == 409


attack = inside(cheat)
if __name__ == "__main__":
    run(attack)

"""Chance belongs to all: where several people play, each adds a nonce before the deal, and finds it in the record."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from fabrica import Match
from server.visitors import LINK, ME, OPEN, Server, Visitor, open_server

BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with open_server(tmp_path) as server:
        yield server


def two_at_a_table(server: Server) -> tuple[Visitor, Visitor, str]:
    ada, bo = server.visitor(), server.visitor()
    id, invites = ada.creates(ME, LINK, nonces=True)
    bo.joins(invites["1"])
    return ada, bo, id


def adds(visitor: Visitor, id: str, nonce: str) -> dict[str, object]:
    found: dict[str, object] = visitor.told("POST", f"/api/matches/{id}/nonce", json={"nonce": nonce})
    return found


def play_to_the_end(people: tuple[Visitor, ...], id: str) -> None:
    while active := people[0].sees(id)["active"]:
        people[active[0]].plays_on(id, 1)


def test_the_cards_are_dealt_when_the_last_nonce_is_there(server: Server) -> None:
    ada, bo, id = two_at_a_table(server)
    dealt_by_the_seed = server.table(id).match.state()
    assert ada.sees(id)["awaits"] == [0, 1]
    assert adds(ada, id, "ada-1")["awaits"] == [1]
    assert server.table(id).match.state() == dealt_by_the_seed
    assert adds(bo, id, "bo-2")["awaits"] == []
    match = server.table(id).match
    assert match.state() == match.with_nonces({0: "ada-1", 1: "bo-2"}).state() != dealt_by_the_seed


def test_nobody_moves_before_all_have_added_theirs(server: Server) -> None:
    ada, bo, id = two_at_a_table(server)
    adds(bo, id, "bo-2")
    move = server.table(id).match.moves(0)[0]
    with server.unchanged():
        assert ada.acts(id, "play", 0, move=move).json()["error"] == "problem-not-begun"


def test_a_nonce_is_given_once(server: Server) -> None:
    ada, _, id = two_at_a_table(server)
    adds(ada, id, "first")
    assert adds(ada, id, "first")["awaits"] == [1]  # perhaps the answer was lost
    with server.unchanged():
        again = ada.post(f"/api/matches/{id}/nonce", {"nonce": "second"})
        assert (again.status_code, again.json()["error"]) == (409, "problem-nonce-given")


def test_others_do_not_add_one(server: Server) -> None:
    _, _, id = two_at_a_table(server)
    eve = server.visitor()
    eve.creates(ME)
    with server.unchanged():
        assert server.visitor().post(f"/api/matches/{id}/nonce", {"nonce": "x"}).status_code == 403
        assert eve.post(f"/api/matches/{id}/nonce", {"nonce": "x"}).status_code == 403


@pytest.mark.parametrize("bad", ["", "two words", "ż", "x" * 65, 7, None])
def test_what_is_no_nonce_is_refused(server: Server, bad: object) -> None:
    ada, _, id = two_at_a_table(server)
    with server.unchanged():
        assert ada.post(f"/api/matches/{id}/nonce", {"nonce": bad}).status_code == 422
        assert isinstance(bad, int) or ada.ask("POST", f"/g/{id}/nonce", data={"nonce": bad or ""}).status_code == 422


@pytest.mark.parametrize("seats", [[ME], [ME, BOT], [ME, ME], [ME, ME, BOT]])
def test_on_one_device_nothing_is_asked(server: Server, seats: list[dict[str, object]]) -> None:
    ada = server.visitor()
    id, _ = ada.creates(*seats, nonces=True)
    assert ada.sees(id)["awaits"] == []
    assert server.table(id).has_begun


def test_where_it_is_not_wished_nothing_is_asked(server: Server) -> None:
    ada = server.visitor()
    id, _ = ada.creates(ME, OPEN)
    assert ada.sees(id)["awaits"] == []


def test_the_end_shows_them_and_the_record_is_verified_with_them(server: Server) -> None:
    ada, bo, id = two_at_a_table(server)
    adds(ada, id, "ada-1")
    assert adds(bo, id, "bo-2")["nonces"] is None
    play_to_the_end((ada, bo), id)
    assert ada.sees(id)["nonces"] == {"0": "ada-1", "1": "bo-2"}
    assert Match.from_record(ada.get(f"/api/matches/{id}/record").text).nonces == {0: "ada-1", 1: "bo-2"}
    assert "bo-2" in ada.get(f"/g/{id}", headers={"accept": "text/html"}).text


def test_a_restarted_server_deals_the_same(tmp_path: Path) -> None:
    with open_server(tmp_path) as server:
        ada, bo, id = two_at_a_table(server)
        adds(ada, id, "ada-1")
        adds(bo, id, "bo-2")
        ada.plays_on(id, 1)
        before = server.table(id).match.record()
    with open_server(tmp_path) as server:
        assert server.table(id).match.record() == before


def test_a_rematch_asks_again(server: Server) -> None:
    ada, bo, id = two_at_a_table(server)
    adds(ada, id, "ada-1")
    adds(bo, id, "bo-2")
    play_to_the_end((ada, bo), id)
    again = ada.ask("POST", f"/g/{id}/rematch", follow_redirects=False).headers["location"].rsplit("/", 1)[1]
    assert ada.sees(again)["awaits"] == [0, 1]

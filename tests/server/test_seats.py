"""Seats: one for each guest, nothing to see before the game begins, and a curtain where several share a device."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from fabrica.engine.contract import Game
from fabrica.engine.link import Shared, share, unpack
from fabrica.i18n.messages import LANGUAGES
from fabrica.server.at_table import same_again
from fabrica.server.store import Seat
from fabrica.server.words import speaker, tabled
from server.visitors import FAST, GAME, LINK, ME, OPEN, Listener, Server, Visitor, open_server

PEOPLE = {"accept": "text/html"}
BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with open_server(tmp_path, **FAST) as found:
        yield found


@pytest.fixture
def ann(server: Server) -> Visitor:
    return server.visitor(**PEOPLE)


def shared_of(visitor: Visitor, match: str, query: str) -> Shared:
    """What a table gives away when it is shared."""
    answer = visitor.get(f"/g/{match}/share{query}", follow_redirects=False)
    return unpack(answer.headers["location"].rpartition("/")[2])


# One seat each


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_sits_already_is_told_so(server: Server, language: str) -> None:
    ann = server.visitor(**{"accept-language": language})
    match, invites = ann.creates(ME, LINK, OPEN)
    told = speaker(language)("problem-second-seat")
    with server.unchanged():
        for answer in (
            ann.post("/api/join", {"invite": invites["1"]}),
            ann.post(f"/api/matches/{match}/sit", {"seat": 2}),
        ):
            assert (answer.status_code, answer.json()["message"]) == (409, told)
        for answer in (
            ann.get(f"/join/{invites['1']}", headers=PEOPLE),
            ann.ask("POST", f"/join/{invites['1']}", data={"name": "Ann"}, headers=PEOPLE),
            ann.ask("POST", f"/g/{match}/sit", data={"seat": 2}, headers=PEOPLE),
        ):
            assert answer.status_code == 409
            assert told in answer.text


def test_a_table_for_one_device_has_several_seats_of_its_maker(server: Server, ann: Visitor) -> None:
    match, invites = ann.creates(ME, ME, LINK)
    bob = server.visitor()
    assert bob.joins(invites["2"])["seat"] == 2
    assert [place["mine"] for place in ann.sees(match, 1)["seats"]] == [True, True, False]


def test_a_rematch_gives_nobody_but_the_maker_a_second_seat(server: Server, ann: Visitor) -> None:
    """Also where another has got two, as was once possible."""
    id, _ = ann.creates(ME, ME, BOT)
    maker = server.table(id).maker
    table = server.table(id)
    table.seats = [Seat(n, "person", owner, "") for n, owner in enumerate((maker, "bob", "bob", maker))]
    places = [(place.kind, place.guest) for place in same_again(table)]
    assert places == [("guest", maker), ("guest", "bob"), ("open", None), ("guest", maker)]


# Before the game begins


@pytest.mark.parametrize("game", tabled(), ids=lambda game: str(game.id))
def test_nobody_sees_a_card_or_moves_before_every_seat_is_taken(server: Server, ann: Visitor, game: Game) -> None:
    bob, eve = server.visitor(**PEOPLE), server.visitor(**PEOPLE)
    match, invites = ann.creates(BOT, ME, LINK, OPEN, game=game.id)
    bob.joins(invites["2"])
    dealt = server.table(match).match
    move = dealt.moves(dealt.active[0])[0]
    with server.unchanged():
        for visitor, seat in ((ann, 1), (bob, 2), (eve, None)):
            seen = visitor.sees(match)
            assert (seen["begun"], seen["view"], seen["moves"], seen["active"]) == (False, None, [], [])
            assert visitor.told("GET", f"/api/matches/{match}/log") == []
            for path in ("", "?as=1", "?at=0", "?at=5", "?hint=1"):
                page = visitor.get(f"/g/{match}{path}")
                assert page.status_code == 200
                assert "Waiting for players" in page.text
                assert 'class="board' not in page.text
            assert visitor.get(f"/g/{match}/share").status_code == 409
            assert visitor.get(f"/api/matches/{match}/link").status_code == 409
            if seat is not None:
                assert visitor.told("GET", f"/api/matches/{match}/moves")["moves"] == []
                for kind in ("play", "undo", "redo", "restart"):
                    answer = visitor.acts(match, kind, seat, **({"move": move} if kind == "play" else {}))
                    assert (answer.status_code, answer.json()["error"]) == (409, "problem-not-begun")
        with Listener(eve, f"/api/matches/{match}/stream") as stream:
            assert stream.notice()["active"] == []
    eve.told("POST", f"/api/matches/{match}/sit", json={"seat": 3})
    assert all(visitor.sees(match)["view"] is not None for visitor in (ann, bob, eve))


def test_a_move_that_comes_too_early_is_answered_on_the_page(server: Server, ann: Visitor) -> None:
    match, _ = ann.creates(ME, LINK)
    with server.unchanged():
        answer = ann.ask("POST", f"/g/{match}/play", data={"seat": 0, "version": 0, "move": "pass"})
    assert answer.status_code == 409
    assert speaker("en")("problem-not-begun") in answer.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_waiting_room_tells_each_what_they_need(server: Server, language: str) -> None:
    """The maker has the links; those who came see who is there and whom all wait for; who passes by may take an open seat."""
    t, word = speaker(language, GAME.package), {"accept-language": language, **PEOPLE}
    ann, bob, eve = (server.visitor(**word) for _ in range(3))
    match, invites = ann.creates({**ME, "name": "Ann"}, LINK, LINK, OPEN)
    bob.joins(invites["1"], "Bob")
    pages = {visitor: re.sub(r"\s+", " ", visitor.get(f"/g/{match}").text) for visitor in (ann, bob, eve)}
    assert [page.count("/join/") for page in pages.values()] == [1, 0, 0]
    assert all(t("waiting-lead", game=t("game-name")) in page for page in pages.values())
    assert t("waiting-you", n=1, who="Ann") in pages[ann]
    assert t("waiting-taken", n=1, who="Ann") in pages[bob]
    assert t("waiting-you", n=2, who="Bob") in pages[bob]
    assert t("waiting-invited", n=3) in pages[bob]
    assert [t("waiting-sit", n=4) in page for page in pages.values()] == [False, False, True]


# On one device


def hands_on(page: str) -> list[str]:
    return re.findall(r'data-thing="card-(\w+)"', page)


def test_the_curtain_hides_replays_and_what_is_shared(server: Server, ann: Visitor) -> None:
    """It is seat 0's turn: the other hand is shown neither now, nor as it was, nor through a link."""
    match, _ = ann.creates(ME, ME)
    ann.plays_on(match, 1)
    (active,) = ann.sees(match)["active"]
    other = 1 - active
    truth = server.table(match).match
    for query in ("", f"?as={other}", "?at=1", "?at=0", f"?at=1&as={other}", f"?at=0&as={other}"):
        page = ann.get(f"/g/{match}{query}").text
        assert 'id="curtain-go"' in page, query
        assert hands_on(page) == []
    moment = ann.get(f"/g/{match}?at=1&as={active}").text
    assert 'id="curtain-go"' not in moment
    for query in ("", f"?as={other}"):
        assert shared_of(ann, match, query) == share(truth, None)
    assert shared_of(ann, match, f"?as={active}") == share(truth, active)


def test_a_refused_move_lifts_no_curtain(server: Server, ann: Visitor) -> None:
    match, _ = ann.creates(ME, ME)
    (active,) = ann.sees(match)["active"]
    page = ann.ask("POST", f"/g/{match}/play", data={"seat": 1 - active, "version": 0, "move": "pass"})
    assert page.status_code == 422
    assert 'id="curtain-go"' in page.text
    assert 'role="alert"' in page.text
    assert hands_on(page.text) == []


def test_while_others_move_no_hand_lies_open_by_itself(server: Server, ann: Visitor) -> None:
    """Two on one device and a friend whose turn it is: only who says who they are sees a hand."""
    bob = server.visitor()
    match, invites = ann.creates(LINK, ME, ME)
    bob.joins(invites["0"])
    assert ann.sees(match)["active"] == [0]
    assert hands_on(ann.get(f"/g/{match}").text) == []
    assert hands_on(ann.get(f"/g/{match}?at=0").text) == []

"""Bad requests, hostile ones included: each is answered in words with the right status, and nothing has changed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fabrica import Match
from fabrica.server.guests import COOKIE
from server.scene import PLAY, Scene, begun
from server.visitors import FAST, GAME, HOST, LINK, ME, OPEN, Server, Visitor, open_server, still


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with open_server(tmp_path, **FAST) as found:
        yield found


@pytest.fixture
def scene(server: Server) -> Scene:
    return begun(server)


# Too late, too often


def test_a_stale_version_plays_nothing(scene: Scene) -> None:
    scene.ann.plays(scene.match, scene.move, version=0)
    while 0 not in scene.ann.sees(scene.match)["active"]:
        scene.bob.plays(scene.match, scene.bob.sees(scene.match)["moves"][-1], 1)
    move, version = scene.move, scene.ann.sees(scene.match)["version"]
    with scene.server.unchanged():
        for wrong in (version - 1, version + 1, 0):
            scene.refused(scene.ann.plays(scene.match, move, version=wrong), 409, "problem-stale")
    assert scene.ann.plays(scene.match, move, version=version).status_code == 200


def test_the_moves_of_others_make_no_version_stale(server: Server) -> None:
    """In a phase that all play at once, a click of one must not undo another's."""
    ann, match = server.visitor(), Match.from_position({"game": GAME.id, "seats": [{"dice": [1, 2]}, {"dice": [4]}]}, seed=5)
    id = ann.told("POST", "/api/matches/import", json={"record": match.record()})["id"]
    assert ann.plays(id, "mine 4", 1, version=0).status_code == 200
    assert ann.plays(id, "generate 1", 0, version=0).status_code == 200


@pytest.mark.parametrize("with_version", [True, False])
def test_a_request_that_is_sent_again_is_done_once(scene: Scene, with_version: bool) -> None:
    """A double click, or a page that asks again because it heard no answer."""
    rest = {"version": 0} if with_version else {}
    first = scene.ann.plays(scene.match, scene.move, request="click", **rest)
    with scene.server.unchanged():
        again = scene.ann.plays(scene.match, scene.server.table(scene.match).match.log[0].words, request="click", **rest)
    assert (again.status_code, again.json()) == (200, first.json())


def test_a_request_that_is_sent_again_after_a_restart_is_done_once(tmp_path: Path) -> None:
    with open_server(tmp_path) as server:
        ann = server.visitor()
        match, _ = ann.creates(ME, ME)
        first = ann.plays(match, ann.sees(match)["moves"][-1], request="click").json()
    with open_server(tmp_path) as server:
        again = server.visitor()
        again.cookies = ann.cookies
        assert again.plays(match, "take biolab", request="click").json() == first


def test_an_undo_that_is_sent_again_is_done_once(server: Server) -> None:
    ann, match = server.visitor(), Match.from_position({"game": GAME.id, "seats": [{"dice": [1, 2]}, {"dice": [4]}]}, seed=5)
    id = ann.told("POST", "/api/matches/import", json={"record": match.record()})["id"]
    ann.plays(id, "generate 1"), ann.plays(id, "generate 2")
    first = ann.acts(id, "undo", 0, request="click")
    with server.unchanged():
        assert ann.acts(id, "undo", 0, request="click").json() == first.json()


def test_the_same_request_id_of_two_guests_is_two_requests(server: Server) -> None:
    ann, bob = server.visitor(), server.visitor()
    match, invites = ann.creates(ME, LINK)
    bob.joins(invites["1"])
    ann.plays(match, ann.sees(match)["moves"][-1], request="click")
    while 1 not in bob.sees(match)["active"]:
        ann.plays(match, ann.sees(match)["moves"][-1])
    number = bob.sees(match)["number"]
    assert bob.plays(match, bob.sees(match)["moves"][-1], 1, request="click").json()["number"] == number + 1


# Someone else


def everything_of(seat: int, move: str) -> list[tuple[str, dict[str, Any]]]:
    act = {"seat": seat, "request": "r"}
    return [("play", {**act, "move": move}), ("undo", act), ("redo", act), ("restart", act)]


def test_nobody_acts_for_a_foreign_seat(scene: Scene) -> None:
    forged = scene.server.visitor()
    forged.cookies[COOKIE] = "ImV2ZSI.c2lnbmVk"
    move = scene.move
    with scene.server.unchanged():
        for visitor in (scene.bob, scene.eve, scene.server.visitor(), forged):
            for kind, body in everything_of(0, move):
                scene.refused(visitor.post(f"{scene.path}/{kind}", body), 403, "problem-not-your-seat")


def test_nobody_sees_with_foreign_eyes(scene: Scene) -> None:
    with scene.server.unchanged():
        for visitor in (scene.bob, scene.eve, scene.server.visitor()):
            for path in ("", "/moves", "/log"):
                scene.refused(visitor.get(scene.path + path, params={"seat": 0}), 403, "problem-not-your-seat")


def test_a_seat_that_does_not_exist_is_nobodys(scene: Scene) -> None:
    with scene.server.unchanged():
        for kind, body in everything_of(7, scene.move):
            scene.refused(scene.ann.post(f"{scene.path}/{kind}", body), 403, "problem-not-your-seat")


def test_a_changed_cookie_is_a_strangers(scene: Scene) -> None:
    cookie = scene.ann.cookies[COOKIE]
    guest, _, signature = cookie.rpartition(".")
    other = [f"{'B' if part[0] == 'A' else 'A'}{part[1:]}" for part in (guest, signature)]
    forged = [f"{other[0]}.{signature}", f"{guest}.{other[1]}", guest, f".{signature}", cookie + "x", "é", '"', "."]
    move = scene.move
    with scene.server.unchanged():
        for wrong in forged:
            stranger = scene.server.visitor()
            stranger.headers["cookie"] = f"{COOKIE}={wrong}".encode()  # type: ignore[assignment]
            assert stranger.plays(scene.match, move).status_code == 403
            assert stranger.sees(scene.match)["seat"] is None


def test_a_cookie_of_another_house_is_a_strangers(scene: Scene, tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    with open_server(tmp_path / "other") as other:
        elsewhere = other.visitor()
        elsewhere.creates(ME)
    stranger = scene.server.visitor()
    stranger.cookies = elsewhere.cookies
    assert stranger.plays(scene.match, scene.move).status_code == 403


# What is not there


@pytest.mark.parametrize("match", ["nowhere", "A" * 16, "-_-", "0"])
def test_an_unknown_match(scene: Scene, match: str) -> None:
    path = f"/api/matches/{match}"
    with scene.server.unchanged():
        for part in ("", "/moves", "/log", "/record", "/stream"):
            assert match in scene.refused(scene.ann.get(path + part), 404, "problem-unknown-match")["message"]
        for kind, body in [*everything_of(0, "pass"), ("sit", {"seat": 0})]:
            scene.refused(scene.ann.post(f"{path}/{kind}", body), 404, "problem-unknown-match")


@pytest.mark.parametrize("match", ["A" * 17, "a b", "a.b", "é", "%00", "'; drop table matches; --"])
def test_an_id_that_no_match_can_have(scene: Scene, match: str) -> None:
    with scene.server.unchanged():
        assert "id" in scene.refused(scene.ann.get(f"/api/matches/{match}"), 422, "problem-invalid")["message"]


@pytest.mark.parametrize("path", ["/nowhere", "/api", "/api/nowhere", "/api/matches/x/y/z", "/api/../etc/passwd", "/%2e%2e/x"])
def test_an_unknown_page(scene: Scene, path: str) -> None:
    with scene.server.unchanged():
        scene.refused(scene.ann.get(path), 404, "problem-no-such-page")


def test_a_wrong_method(scene: Scene) -> None:
    with scene.server.unchanged():
        for method, path in (("DELETE", scene.path), ("PUT", f"{scene.path}/play"), ("GET", "/api/join"), ("POST", "/api/games")):
            response = scene.ann.ask(method, path)
            scene.refused(response, 405, "problem-wrong-method")
            assert response.headers["allow"] in ("GET", "POST")


# From elsewhere


ELSEWHERE = [
    {"origin": "http://evil.test"},
    {"origin": "https://fabrica.test.evil.test"},
    {"origin": "http://fabrica.test:81"},
    {"origin": "null"},
    {"origin": ""},
    {"origin": "http://["},
    {"origin": "http://fabrica.test@evil.test"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"sec-fetch-site": "cross-site", "origin": HOST},
]


@pytest.mark.parametrize("headers", ELSEWHERE, ids=[str(h) for h in ELSEWHERE])
def test_a_request_of_another_site(scene: Scene, headers: dict[str, str]) -> None:
    body = {"seat": 0, "request": "r", "move": scene.move}
    with scene.server.unchanged():
        scene.refused(scene.ann.post(f"{scene.path}/play", body, headers=headers), 403, "problem-wrong-origin")
        scene.refused(scene.ann.post("/api/matches", {"seats": [ME]}, headers=headers), 403, "problem-wrong-origin")


@pytest.mark.parametrize("headers", [{"origin": HOST, "sec-fetch-site": "same-origin"}, {"sec-fetch-site": "none"}, {}])
def test_a_request_of_our_own_page(scene: Scene, headers: dict[str, str]) -> None:
    body = {"seat": 0, "request": "r", "move": scene.move}
    assert scene.ann.post(f"{scene.path}/play", body, headers=headers).status_code == 200


# Too fast


def statuses(visitor: Visitor, path: str, body: Any, times: int) -> list[int]:
    return [visitor.post(path, body).status_code for _ in range(times)]


def test_a_guest_who_is_too_fast(tmp_path: Path) -> None:
    with still(), open_server(tmp_path, moves_per_ten_seconds=5) as server:
        ann, bob = server.visitor(), server.visitor()
        match, invites = ann.creates(ME, LINK)
        bob.joins(invites["1"])
        found = statuses(ann, f"/api/matches/{match}/play", PLAY, 12)
        assert set(found[:5]) == {422}
        assert set(found[5:]) == {429}
        move = ann.sees(match)["moves"][-1]  # looking is free
        with server.unchanged():
            late = ann.plays(match, move)
            assert (late.status_code, late.json()["error"]) == (429, "problem-too-fast")
            assert int(late.headers["retry-after"]) in range(1, 11)
        assert bob.plays(match, "pass", 1).status_code == 422


def test_strangers_who_are_too_fast(tmp_path: Path) -> None:
    """One address cannot make guests and matches without end, whatever cookies it drops."""
    with still(), open_server(tmp_path, requests_per_ten_seconds=5) as server:
        found = [server.visitor().post("/api/matches", {"seats": [ME]}).status_code for _ in range(8)]
        assert found == [201] * 5 + [429] * 3
        with server.unchanged():
            assert server.visitor().post("/api/join", {"invite": "guess"}).status_code == 429
            assert server.visitor().post("/api/matches/import", {"record": "x"}).status_code == 429


def test_a_forged_cookie_does_not_escape_the_limit(tmp_path: Path) -> None:
    with still(), open_server(tmp_path, requests_per_ten_seconds=5) as server:
        found = []
        for number in range(8):
            stranger = server.visitor()
            stranger.cookies[COOKIE] = f"forged{number}.x"
            found.append(stranger.post("/api/join", {"invite": "guess"}).status_code)
        assert found == [410] * 5 + [429] * 3


# Against the rules


def test_an_illegal_move_is_refused_with_the_rule(scene: Scene) -> None:
    with scene.server.unchanged():
        for move, rule in (("pass", "cannot-pass"), ("finish", "wrong-phase"), ("open sesame", "unknown-move")):
            said = scene.refused(scene.ann.plays(scene.match, move), 422, "problem-illegal")
            assert said["reason"] == rule
        assert scene.refused(scene.bob.plays(scene.match, "pass", 1), 422, "problem-illegal")["reason"] == "not-your-turn"


@pytest.mark.parametrize(
    "move", ["\x00", "take \x00", "a" * 100, "é" * 50, "<script>alert(1)</script>", "{ $x }", "take\u0000biolab"]
)
def test_words_that_are_no_move(scene: Scene, move: str) -> None:
    with scene.server.unchanged():
        scene.refused(scene.ann.plays(scene.match, move), 422, "problem-illegal")


def test_nothing_moves_after_the_end(server: Server) -> None:
    ann = server.visitor()
    match, _ = ann.creates(ME, ME)
    assert ann.plays_on(match)["over"]
    with server.unchanged():
        for seat in (0, 1):
            assert ann.sees(match, seat)["moves"] == []
            for words in ("pass", "finish", "roll"):
                answer = ann.plays(match, words, seat)
                assert (answer.status_code, answer.json()["reason"]) == (422, "game-over")
            assert ann.acts(match, "redo", seat).status_code == 422


def test_nobody_sits_down_without_a_seat(scene: Scene) -> None:
    with scene.server.unchanged():
        for seat in (0, 1, 5):
            scene.refused(scene.eve.post(f"{scene.path}/sit", {"seat": seat}), 409, "problem-seat-taken")


def test_an_open_seat_is_nobodys_until_taken(server: Server) -> None:
    ann, bob = server.visitor(), server.visitor()
    match, _ = ann.creates(ME, OPEN)
    with server.unchanged():
        assert ann.plays(match, "pass", 1).status_code == 403
        assert bob.plays(match, "pass", 1).status_code == 403

"""Bad requests, hostile ones included: each is answered in words with the right status, and nothing has changed."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from fabrica import Match
from fabrica.server.bodies import BODY_MOST, DEPTH_MOST, IMPORT_MOST, depth_of
from fabrica.server.guests import COOKIE
from server.visitors import FAST, GAME, HOST, LINK, ME, OPEN, Server, Visitor, open_server, still


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with open_server(tmp_path, **FAST) as found:
        yield found


@dataclass
class Scene:
    """A match that Ann plays with Bob; Eve looks on."""

    server: Server
    ann: Visitor
    bob: Visitor
    eve: Visitor
    match: str

    @property
    def path(self) -> str:
        return f"/api/matches/{self.match}"

    @property
    def move(self) -> str:
        return str(self.ann.sees(self.match)["moves"][-1])

    def refused(self, response: Any, status: int, error: str) -> dict[str, Any]:
        """What a complaint says, which must be of this kind."""
        said: dict[str, Any] = response.json()
        assert (response.status_code, said["error"]) == (status, error), said
        assert said["message"]
        return said


@pytest.fixture
def scene(server: Server) -> Scene:
    ann, bob, eve = server.visitor(), server.visitor(), server.visitor()
    match, invites = ann.creates(ME, LINK)
    bob.joins(invites["1"])
    eve.creates(ME)
    return Scene(server, ann, bob, eve, match)


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
    forged = [f"{guest[:-1]}A.{signature}", f"{guest}.{signature[:-2]}AA", guest, f".{signature}", cookie + "x", "é", '"', "."]
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


# Bodies


def test_a_body_that_is_too_large(scene: Scene) -> None:
    play = {"seat": 0, "request": "r", "move": scene.move}
    with scene.server.unchanged():
        for body in (json.dumps({**play, "extra": "x" * BODY_MOST}), " " * (BODY_MOST + 1), json.dumps(play) + " " * BODY_MOST):
            response = scene.ann.ask("POST", f"{scene.path}/play", content=body, headers=JSON)
            scene.refused(response, 413, "problem-too-large")
        response = scene.ann.post("/api/matches/import", {"record": "x" * IMPORT_MOST})
        scene.refused(response, 413, "problem-too-large")


def test_a_body_that_comes_in_pieces_is_measured_as_it_comes(scene: Scene) -> None:
    """It says nothing of its length, and would go on for long."""
    pieces: list[int] = []
    answers: list[Any] = []

    async def receive() -> Any:
        pieces.append(len(pieces))
        return {"type": "http.request", "body": b" " * 1024, "more_body": len(pieces) < 2 * BODY_MOST // 1024}

    async def send(message: Any) -> None:
        answers.append(message)

    scope: dict[str, Any] = {"type": "http", "method": "POST", "path": "/api/join", "headers": [], "query_string": b""}
    scope["client"] = None
    with scene.server.unchanged():
        scene.server.portal.call(scene.server.app, scope, receive, send)
    assert (answers[0]["status"], len(pieces)) == (413, BODY_MOST // 1024 + 1)


JSON = {"content-type": "application/json"}
DEEP = ("[" * 20_000, "[" * (DEPTH_MOST + 1) + "]" * (DEPTH_MOST + 1), '{"a":' * 40 + "1" + "}" * 40, '{"seat":' + "[" * 9_000)


@pytest.mark.parametrize("body", DEEP, ids=range(len(DEEP)))
@pytest.mark.parametrize("kind", ["application/json", "application/JSON; charset=utf-8", "application/problem+json"])
def test_a_body_that_is_nested_deeply(scene: Scene, body: str, kind: str) -> None:
    with scene.server.unchanged():
        response = scene.ann.ask("POST", f"{scene.path}/play", content=body, headers={"content-type": kind})
        scene.refused(response, 400, "problem-too-deep")


DEPTHS = {
    "": 0, "[]": 1, '{"a":[{}]}': 3, '"[[[["': 0, r'"\"[[["': 0, r'["\\", [[]]]': 3, r'"\\\"[["': 0, '"[[[': 0,
    r'["\\\\"][[': 2, '["é[[", []]': 2, '["\\': 1,
}  # fmt: skip


@pytest.mark.parametrize(("text", "depth"), DEPTHS.items())
def test_depth_counts_brackets_outside_of_strings(text: str, depth: int) -> None:
    assert depth_of(text.encode()) == depth


@pytest.mark.parametrize("body", [rb"\"" * 100_000, b'"' + rb"\"" * 100_000, b'"' * 200_000, b'["' * 100_000, b"\\" * 200_000])
def test_depth_is_counted_fast_whatever_comes(body: bytes) -> None:
    """Linear in the length: a body made for it must not keep the server busy."""
    start = time.perf_counter()
    depth_of(body)
    assert time.perf_counter() - start < 0.5


@pytest.mark.parametrize("body", ["", "{", "nonsense", '{"seat": 0,}', "\x00", "{'seat': 0}", b"\xff\xfe", "NaN" + "x"])
def test_a_body_that_is_no_json(scene: Scene, body: str | bytes) -> None:
    with scene.server.unchanged():
        response = scene.ann.ask("POST", f"{scene.path}/play", content=body, headers=JSON)
        assert response.status_code == (400 if body else 422), response.text
        assert response.json()["message"]


@pytest.mark.parametrize(
    "kind",
    ["text/plain", "text/json", "application/jsonp", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""],
)
def test_json_must_be_called_so(scene: Scene, kind: str) -> None:
    """A form of another site can send text, but cannot call it JSON."""
    body = json.dumps({"seat": 0, "request": "r", "move": scene.move})
    with scene.server.unchanged():
        response = scene.ann.ask("POST", f"{scene.path}/play", content=body, headers={"content-type": kind})
        scene.refused(response, 415, "problem-not-json")


PLAY = {"seat": 0, "request": "r", "move": "pass"}
WRONG_PLAYS: list[tuple[str, Any]] = [
    ("seat", {**PLAY, "seat": "0"}),
    ("seat", {**PLAY, "seat": 0.5}),
    ("seat", {**PLAY, "seat": True}),
    ("seat", {**PLAY, "seat": None}),
    ("seat", {**PLAY, "seat": -1}),
    ("seat", {**PLAY, "seat": 10**30}),
    ("seat", {"request": "r", "move": "pass"}),
    ("version", {**PLAY, "version": "1"}),
    ("version", {**PLAY, "version": -1}),
    ("version", {**PLAY, "version": 10**30}),
    ("request", {**PLAY, "request": ""}),
    ("request", {**PLAY, "request": "r" * 41}),
    ("request", {**PLAY, "request": "a b"}),
    ("request", {**PLAY, "request": "a\n"}),
    ("request", {**PLAY, "request": 7}),
    ("request", {"seat": 0, "move": "pass"}),
    ("move", {**PLAY, "move": ""}),
    ("move", {**PLAY, "move": "x" * 101}),
    ("move", {**PLAY, "move": ["pass"]}),
    ("move", {**PLAY, "move": 3}),
    ("move", {**PLAY, "move": "\ud800"}),
    ("guest", {**PLAY, "guest": "someone"}),
    ("body", []),
    ("body", None),
    ("body", "pass"),
]


@pytest.mark.parametrize(("field", "body"), WRONG_PLAYS, ids=[f"{n}-{f}" for n, (f, _) in enumerate(WRONG_PLAYS)])
def test_a_wrong_value_is_refused_with_its_field(scene: Scene, field: str, body: Any) -> None:
    with scene.server.unchanged():
        response = scene.ann.ask("POST", f"{scene.path}/play", content=json.dumps(body), headers=JSON)
        assert field in scene.refused(response, 422, "problem-invalid")["message"]


WRONG_MATCHES: list[tuple[str, str, Any]] = [
    ("problem-invalid", "seats", {}),
    ("problem-invalid", "seats", {"seats": []}),
    ("problem-invalid", "seats", {"seats": [ME] * 9}),
    ("problem-invalid", "seats.0.kind", {"seats": [{"kind": "king"}]}),
    ("problem-invalid", "seats.0.kind", {"seats": [{}]}),
    ("problem-invalid", "seats.1.name", {"seats": [ME, {"kind": "me", "name": "x" * 41}]}),
    ("problem-invalid", "seats.0.name", {"seats": [{"kind": "me", "name": "a\x00b"}]}),
    ("problem-invalid", "seats.0.name", {"seats": [{"kind": "me", "name": "a\nb"}]}),
    ("problem-invalid", "seats.0.name", {"seats": [{"kind": "me", "name": "a\u202eb"}]}),
    ("problem-invalid", "seats.0.name", {"seats": [{"kind": "me", "name": 5}]}),
    ("problem-invalid", "seats.0.guest", {"seats": [{"kind": "me", "guest": "x"}]}),
    ("problem-invalid", "game", {"seats": [ME], "game": None}),
    ("problem-invalid", "options", {"seats": [ME], "options": {"machine": 1}}),
    ("problem-bad-match", "chess", {"seats": [ME], "game": "chess"}),
    ("problem-bad-match", "5 seats", {"seats": [ME] * 6}),
    ("problem-bad-match", "easy", {"seats": [ME], "options": {"machine": "soft"}}),
    ("problem-bad-match", "machine", {"seats": [ME, ME], "options": {"machine": "hard"}}),
    ("problem-bad-match", "speed", {"seats": [ME], "options": {"speed": "1"}}),
    ("problem-bad-match", "seed", {"seats": [ME], "options": {"seed": "1"}}),
    ("problem-bad-match", "seats", {"seats": [ME], "options": {"seats": "3"}}),
    ("problem-bad-match", "self", {"seats": [ME], "options": {"self": "x"}}),
    ("problem-unknown-bot", "genius", {"seats": [ME, {"kind": "bot", "bot": "genius"}]}),
    ("problem-unknown-bot", "random", {"seats": [ME, {"kind": "bot"}]}),
]


@pytest.mark.parametrize(("error", "named", "body"), WRONG_MATCHES, ids=range(len(WRONG_MATCHES)))
def test_a_match_that_cannot_be(server: Server, error: str, named: str, body: Any) -> None:
    with server.unchanged():
        response = server.visitor().post("/api/matches", body)
        assert (response.status_code, response.json()["error"]) == (422, error), response.text
        assert named in response.json()["message"]


@pytest.mark.parametrize("query", ["seat=x", "seat=-1", "seat=8", "seat=1e3", "seat=", "seat=%00", "seat=0&seat=x"])
def test_a_wrong_question_names_its_field(scene: Scene, query: str) -> None:
    assert "seat" in scene.refused(scene.ann.get(f"{scene.path}?{query}"), 422, "problem-invalid")["message"]


@pytest.mark.parametrize(
    "record", ["", "x", "\x00" * 50, "fabrica record 1\n" * 3, "fabrica record 1\nmoves\nstate x", "\u2028" * 9]
)
def test_a_record_that_is_none(server: Server, record: str) -> None:
    with server.unchanged():
        assert server.visitor().post("/api/matches/import", {"record": record}).status_code == 422


def test_a_record_with_a_deep_position(server: Server) -> None:
    deep = f"fabrica record 1\ngame {GAME.id}\nrules 1\nseats 1\nseed 7\nposition {'[' * 50_000}\nmoves\nstate x\n"
    with server.unchanged():
        assert "line" in server.visitor().post("/api/matches/import", {"record": deep}).json()["message"]


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

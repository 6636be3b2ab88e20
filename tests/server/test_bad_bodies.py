"""Bodies of requests that are too large, too deep or none: each is answered in words, and nothing has changed."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

import pytest

from fabrica.server.bodies import BODY_MOST, DEPTH_MOST, IMPORT_MOST, depth_of
from server.scene import PLAY, Scene, begun
from server.visitors import FAST, GAME, ME, Server, open_server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all: nothing that is asked here changes it."""
    with open_server(tmp_path_factory.mktemp("server"), **FAST) as found:
        yield found


@pytest.fixture(scope="module")
def scene(server: Server) -> Scene:
    return begun(server)


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


@pytest.mark.parametrize(
    "body", [rb"\"" * 100_000, b'"' + rb"\"" * 100_000, b'"' * 200_000, b'["' * 100_000, b"\\" * 200_000], ids=range(5)
)
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

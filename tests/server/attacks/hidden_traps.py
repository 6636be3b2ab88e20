"""What a parser or a database behind us does not like: each is refused in words, and never an error of ours."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

import json
from typing import Any

from server.attacks.attacking import on_each_database, run
from server.visitors import FAST, LINK, ME, serving

DIGITS = "9" * 4_400
CODES = ("utf-8", "utf-16", "utf-16-le", "utf-16-be", "utf-32")
NUL, TURN = "a\0b", "a\u202eb"
DEEP = '{"a": "' + "\u2200" + '", "b": ' + "[" * 10_000
HTML = {"accept": "text/html"}
JSON = {"content-type": "application/json"}


def requests(match: str) -> list[tuple[str, str, dict[str, Any], int]]:
    """Requests, and what each is answered."""
    path = f"/api/matches/{match}"
    return [
        *[("POST", "/api/join", {"content": DEEP.encode(code), "headers": JSON}, 400) for code in CODES],
        ("POST", "/api/join", {"content": b"[" + DIGITS.encode() + b"]", "headers": JSON}, 400),
        ("POST", "/api/join", {"content": json.dumps({"invite": NUL}), "headers": JSON}, 410),
        ("GET", f"/fantastic-factories/learn/{DIGITS}", {}, 404),
        ("POST", f"/fantastic-factories/learn/{DIGITS}/play", {"data": {"move": "pass"}}, 404),
        ("GET", f"{path}?seat={DIGITS}", {}, 422),
        ("GET", f"/g/{match}?at={DIGITS}", {}, 422),
        ("POST", f"/g/{match}/play", {"data": {"seat": "0", "version": DIGITS}}, 422),
        ("POST", f"/g/{match}/play", {"data": {"seat": "0", "version": "9" * 30}}, 409),
        ("POST", f"/g/{match}/fork", {"data": {"at": "9" * 30}}, 409),
        ("GET", "/nowhere", {"headers": {**HTML, "referer": "http://["}}, 404),
        ("GET", "/nowhere", {"headers": {**HTML, "referer": "http://fabrica.test//evil.test/"}}, 404),
        ("GET", f"/g/{match}", {"headers": {"host": "a" * 4_000}}, 400),
        ("GET", f"/g/{match}", {"headers": {"host": "["}}, 400),
        ("GET", f"/g/{match}", {"headers": {"host": "fabrica.test:99999"}}, 400),
        ("GET", f"/g/{match}", {"headers": {"host": "a/b?c"}}, 400),
        ("GET", "/", {"headers": {"x-large": "x" * 40_000}}, 431),
        ("GET", "/stream", {}, 404),
        ("GET", "/api/stream", {}, 404),
        ("GET", "/g/a%00b", {}, 404),
        ("GET", "/join/a%00b", {}, 410),
        ("GET", f"{path}%00", {}, 422),
        ("POST", "/g/a%00b/play", {"data": {"seat": "0", "version": "0"}}, 404),
        *[("POST", "/new", {"data": {"preset": "quick", "name": name}}, 422) for name in (NUL, TURN, "x" * 41)],
        *[("POST", f"/g/{match}/sit", {"data": {"seat": "1", "name": name}}, 422) for name in (NUL, TURN)],
        *[("POST", "/join/guess", {"data": {"name": name}}, 422) for name in (NUL, TURN)],
        ("POST", "/new", {"content": b"x", "headers": {"content-type": "multipart/form-data; boundary=x; charset=idna"}}, 415),
    ]


def cheat(database: str, rounds: int) -> None:
    with serving(database, **FAST) as server:
        for _ in range(rounds):
            ann = server.visitor()
            match, _ = ann.creates(ME, LINK)
            with server.unchanged():
                for method, path, rest, status in requests(match):
                    answer = ann.ask(method, path, follow_redirects=False, **rest)
                    said = f"{method} {path[:60]} {str(rest)[:80]}: {answer.status_code} {answer.text[:200]}"
                    assert answer.status_code == status, said
                    assert "//evil" not in answer.text


attack = on_each_database(cheat)

if __name__ == "__main__":
    run(attack)

"""What keeps people safe: headers on every answer, cookies that scripts and other sites cannot use, secrets kept as hashes."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.staticfiles import StaticFiles

from fabrica.server.guests import COOKIE, Guests
from server.visitors import FAST, LINK, ME, OPEN, Listener, Server, Visitor, open_server, still


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with open_server(tmp_path, **FAST) as found:
        yield found


# Headers


def policy(headers: Any) -> dict[str, list[str]]:
    """The content security policy, rule by rule."""
    rules = [rule.split() for rule in headers["content-security-policy"].split(";")]
    return {name: sources for name, *sources in rules}


def check_headers(headers: Any) -> None:
    rules = policy(headers)
    assert rules["default-src"] == ["'none'"]
    assert rules["frame-ancestors"] == ["'none'"]
    assert rules["base-uri"] == ["'none'"]
    assert rules["form-action"] == ["'self'"]
    assert {source for sources in rules.values() for source in sources} <= {"'none'", "'self'", "data:"}
    assert [name for name, sources in rules.items() if "data:" in sources] in ([], ["img-src"])
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] in ("same-origin", "no-referrer")
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "server" not in headers
    assert "access-control-allow-origin" not in headers


def answers(visitor: Visitor) -> dict[str, Any]:
    """An answer of every kind."""
    match, _ = visitor.creates(ME, ME)
    path = f"/api/matches/{match}"
    body = {"seat": 0, "request": "r", "move": "pass"}
    return {
        "200": visitor.get(path),
        "201": visitor.post("/api/matches", {"seats": [ME]}),
        "400": visitor.ask("POST", f"{path}/play", content="{", headers={"content-type": "application/json"}),
        "403": visitor.post(f"{path}/play", body, headers={"origin": "http://evil.test"}),
        "403 of a seat": visitor.get(path, params={"seat": 7}),
        "404": visitor.get("/nowhere"),
        "404 of a match": visitor.get("/api/matches/nowhere"),
        "405": visitor.ask("DELETE", path),
        "409": visitor.get(f"{path}/record"),
        "410": visitor.post("/api/join", {"invite": "guess"}),
        "413": visitor.post("/api/join", {"invite": "x" * 10**6}),
        "415": visitor.ask("POST", f"{path}/play", content="{}"),
        "422": visitor.post(f"{path}/play", {}),
        "422 of the rules": visitor.post(f"{path}/play", body),
        "openapi": visitor.get("/api/openapi.json"),
    }


def test_every_answer_carries_the_headers(server: Server) -> None:
    for kind, response in answers(server.visitor()).items():
        if kind[:3].isdecimal():
            assert response.status_code == int(kind[:3])
        check_headers(response.headers)
        assert response.headers["cache-control"] == "private, no-cache"


def test_every_text_says_how_it_is_written(server: Server) -> None:
    ann = server.visitor(accept="text/html")
    match, _ = ann.creates(ME)
    for path in ("/", f"/g/{match}", "/nowhere", "/fantastic-factories/rules", "/static/house.css", "/static/house.js"):
        assert ann.get(path).headers["content-type"].endswith("; charset=utf-8"), path
    assert ann.get(f"/api/matches/{match}").headers["content-type"] == "application/json"


def test_the_limits_answer_carries_the_headers(tmp_path: Path) -> None:
    with still(), open_server(tmp_path, requests_per_ten_seconds=1) as server:
        server.visitor().creates(ME)
        response = server.visitor().post("/api/matches", {"seats": [ME]})
        assert response.status_code == 429
        check_headers(response.headers)


def test_a_stream_carries_the_headers(server: Server) -> None:
    ann = server.visitor()
    match, _ = ann.creates(ME)
    with Listener(ann, f"/api/matches/{match}/stream") as stream:
        check_headers(stream.headers)
        assert "no-" in stream.headers["cache-control"]


def test_a_file_carries_the_headers(server: Server, tmp_path: Path) -> None:
    (tmp_path / "page.css").write_text("body {}")
    server.app.mount("/files", StaticFiles(directory=tmp_path))
    for name, status in (("page.css", 200), ("none.css", 404), ("..%2f..%2fetc/passwd", 404)):
        response = server.visitor().get(f"/files/{name}")
        assert response.status_code == status
        check_headers(response.headers)


@pytest.mark.parametrize("secure", [True, False])
def test_a_bug_is_answered_with_the_headers_and_without_details(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, secure: bool
) -> None:
    with open_server(tmp_path, raises=False, secure=secure) as server:
        monkeypatch.setattr(server.lobby.store, "open", lambda: 1 // 0)
        response = server.visitor().get("/api/matches/open")
        assert (response.status_code, response.json()["error"]) == (500, "problem-bug")
        assert "ZeroDivision" not in response.text
        check_headers(response.headers)
        assert ("strict-transport-security" in response.headers) == secure


def test_tls_is_kept_where_there_is_tls(tmp_path: Path) -> None:
    with open_server(tmp_path, secure=True) as server:
        said = server.visitor().get("/api/games").headers["strict-transport-security"]
        assert said == "max-age=31536000; includeSubDomains"


def test_no_tls_is_promised_where_there_is_none(server: Server) -> None:
    assert "strict-transport-security" not in server.visitor().get("/api/games").headers


# Cookies


def attributes(response: Any) -> dict[str, str]:
    """What a cookie that is set says of itself."""
    parts = [part.strip().partition("=") for part in response.headers["set-cookie"].split(";")]
    return {name.lower(): value for name, _, value in parts}


@pytest.mark.parametrize("secure", [True, False])
def test_the_cookie_is_for_us_alone(tmp_path: Path, secure: bool) -> None:
    with open_server(tmp_path, secure=secure) as server:
        match, _ = server.visitor().creates(ME, OPEN)
        found = [
            server.visitor().post("/api/matches", {"seats": [ME]}),
            server.visitor().post(f"/api/matches/{match}/sit", {"seat": 1}),
        ]
        for response in found:
            said = attributes(response)
            assert "httponly" in said
            assert said["samesite"].lower() in ("lax", "strict")
            assert ("secure" in said) == secure
            assert (said["path"], "domain" in said) == ("/", False)


def test_who_looks_only_gets_no_cookie(server: Server) -> None:
    match, _ = server.visitor().creates(ME)
    for path in ("/api/games", f"/api/matches/{match}", "/api/matches/mine", "/api/matches/open", f"/api/matches/{match}/log"):
        assert "set-cookie" not in server.visitor().get(path).headers


def test_a_guest_keeps_the_cookie(server: Server) -> None:
    ann = server.visitor()
    ann.creates(ME)
    assert "set-cookie" not in ann.post("/api/matches", {"seats": [ME]}).headers


def test_guests_differ(server: Server) -> None:
    visitors = [server.visitor() for _ in range(20)]
    for visitor in visitors:
        visitor.creates(ME)
    assert len({visitor.cookies[COOKIE] for visitor in visitors}) == 20


def test_the_signature_is_checked() -> None:
    guests = Guests("a key", secure=False)
    cookie = guests.cookie("ann")
    assert guests.read(cookie) == "ann"
    assert Guests("another key", secure=False).read(cookie) is None
    for at, letter in enumerate(cookie):
        changed = cookie[:at] + ("A" if letter != "A" else "Q") + cookie[at + 1 :]
        assert guests.read(changed) is None or at == len(cookie) - 1  # the last letter has bits that say nothing


@pytest.mark.parametrize("guest", [None, 5, ["ann"], {"ann": 1}])
def test_a_signed_thing_that_is_no_guest(guest: Any) -> None:
    guests = Guests("a key", secure=False)
    assert guests.read(str(guests._signer.dumps(guest))) is None


# Secrets


def everything(server: Server) -> str:
    return repr(server.kept())


def test_an_invite_is_kept_as_a_hash(server: Server) -> None:
    ann = server.visitor()
    _, invites = ann.creates(ME, LINK)
    invite = invites["1"]
    assert len(invite) >= 22  # 128 bits
    assert invite not in everything(server)
    assert hashlib.sha256(invite.encode()).hexdigest() in everything(server)


def test_an_invite_is_told_to_its_maker_alone(server: Server) -> None:
    ann, bob = server.visitor(), server.visitor()
    match, invites = ann.creates(ME, LINK, LINK)
    bob.joins(invites["1"])
    hashed = hashlib.sha256(invites["2"].encode()).hexdigest()
    with Listener(bob, f"/api/matches/{match}/stream") as stream:
        shown = [stream.text()]
    for visitor in (ann, bob, server.visitor()):
        for path in ("", "/log", "/moves", "/record"):
            shown.append(visitor.get(f"/api/matches/{match}{path}").text)
        shown += [visitor.get("/api/matches/mine").text, visitor.get("/api/matches/open").text]
    assert f"/join/{invites['2']}" in ann.get(f"/g/{match}").text
    shown += [visitor.get(f"/g/{match}").text for visitor in (bob, server.visitor())]
    assert not [text for text in shown if invites["2"] in text or hashed in text]


def test_who_a_guest_is_is_told_to_nobody(server: Server) -> None:
    """Not even to themselves: a name in the cookie would be enough to sign in where the key is known."""
    ann, bob = server.visitor(), server.visitor()
    match, invites = ann.creates(ME, LINK)
    bob.joins(invites["1"])
    owners = {row[3] for row in server.kept()["seats"]}
    assert len(owners) == 2
    for visitor in (ann, bob, server.visitor()):
        for path in ("", "/log", "/moves"):
            text = visitor.get(f"/api/matches/{match}{path}").text
            assert not [owner for owner in owners if owner in text]


def test_the_seat_never_follows_from_the_address(server: Server) -> None:
    """Whoever knows an address, a seat's number or an old invite is a spectator still."""
    ann, bob = server.visitor(), server.visitor()
    match, invites = ann.creates(ME, LINK)
    bob.joins(invites["1"])
    eve, path = server.visitor(), f"/api/matches/{match}"
    guest = server.kept()["seats"][0][3]
    for query in ("", "?guest=" + guest, "?viewer=0", "?invite=" + invites["1"], "?cookie=" + ann.cookies[COOKIE]):
        seen = eve.get(path + query).json()
        assert (seen["seat"], seen["moves"], [s["mine"] for s in seen["seats"]]) == (None, [], [False, False])
        assert [s["hand"] for s in seen["view"]["seats"]] == [None, None]
    for seat in (0, 1):
        assert eve.get(f"{path}?seat={seat}").status_code == 403
    for headers in ({"authorization": ann.cookies[COOKIE]}, {"x-guest": guest}, {"x-forwarded-user": guest}):
        assert eve.get(path, headers=headers).json()["seat"] is None


def test_the_seed_is_told_after_the_end_only(server: Server) -> None:
    ann = server.visitor()
    match, _ = ann.creates(ME, ME)
    seed = server.table(match).match.seed
    assert len(seed) >= 32
    for path in ("", "/log", "/moves", "/record"):
        assert seed not in ann.get(f"/api/matches/{match}{path}").text
    assert ann.plays_on(match)["seed"] == seed


def test_ids_are_not_counted(server: Server) -> None:
    """Nobody finds the matches of others by trying."""
    ids = [server.visitor().creates(ME)[0] for _ in range(20)]
    assert len(set(ids)) == 20
    assert min(map(len, ids)) >= 11  # 64 bits


@pytest.mark.parametrize("secure", [True, False])
def test_every_cookie_of_the_page_is_marked(tmp_path: Path, secure: bool) -> None:
    """Language, theme and name, too."""
    with open_server(tmp_path, secure=secure) as server:
        client = server.client
        answers = [
            client.post("/settings", data={"language": "pl", "theme": "dark"}, follow_redirects=False),
            client.post("/new", data={"preset": "quick", "name": "Ana"}, follow_redirects=False),
        ]
        cookies = [cookie for answer in answers for cookie in answer.headers.get_list("set-cookie")]
        assert len(cookies) == 4
        assert all("HttpOnly" in c and "SameSite=lax" in c and ("Secure" in c) == secure for c in cookies)

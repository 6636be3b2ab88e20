"""Sessions: a cookie is renewed, can be ended everywhere, and is of this host alone under TLS; cookies of before stay good."""

from __future__ import annotations

import hashlib
import queue
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from itsdangerous import URLSafeSerializer

from fabrica.i18n.messages import LANGUAGES, say
from fabrica.server import guests as guesting
from fabrica.server.cookies import OURS
from fabrica.server.guests import COOKIE, ENDS_AFTER, RENEWED_AFTER, Guests, today
from fabrica.server.store import Store
from server.visitors import FAST, LINK, ME, Listener, Server, Visitor, open_server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with open_server(tmp_path_factory.mktemp("plain"), **FAST) as found:
        yield found


@pytest.fixture(scope="module")
def secure(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with open_server(tmp_path_factory.mktemp("tls"), secure=True, **FAST) as found:
        yield found


def other_browser(visitor: Visitor) -> Visitor:
    """The same guest, elsewhere."""
    other = visitor.server.visitor()
    other.cookies = dict(visitor.cookies)
    return other


def later(monkeypatch: pytest.MonkeyPatch, days: int) -> None:
    monkeypatch.setattr(guesting, "today", lambda: today() + days)


# Signing out everywhere


@pytest.mark.parametrize("path", ["/api/sign-out", "/sign-out"])
def test_every_other_cookie_ends_and_the_seats_stay(server: Server, path: str) -> None:
    ann = server.visitor()
    match, _ = ann.creates(ME)
    thief = other_browser(ann)
    assert thief.sees(match)["seat"] == 0
    assert ann.ask("POST", path, follow_redirects=False).status_code in (204, 303)
    assert thief.sees(match)["seat"] is None
    assert thief.told("GET", "/api/matches/mine") == []
    assert thief.plays(match, "pass").status_code == 403
    assert (ann.sees(match)["seat"], ann.told("GET", "/api/matches/mine")) == (0, [match])
    assert ann.plays_on(match, 1)["number"] == 1


def test_it_lasts_over_a_restart_and_can_be_done_again(tmp_path: Path) -> None:
    cookies: list[dict[str, str]] = []
    for _ in range(3):
        with open_server(tmp_path, **FAST) as server:
            ann = server.visitor()
            ann.cookies = dict(cookies[-1]) if cookies else {}
            if not cookies:
                ann.creates(ME)
            for old in cookies[:-1]:
                stranger = server.visitor()
                stranger.cookies = dict(old)
                assert stranger.told("GET", "/api/matches/mine") == []
            assert len(ann.told("GET", "/api/matches/mine")) == 1
            cookies.append(dict(ann.cookies))
            ann.post("/api/sign-out", None)
            cookies.append(dict(ann.cookies))


def test_others_are_not_signed_out_and_a_stranger_may_ask(server: Server) -> None:
    ann, bob = server.visitor(), server.visitor()
    match, invites = ann.creates(ME, LINK)
    bob.joins(invites["1"])
    ann.post("/api/sign-out", None)
    assert bob.sees(match)["seat"] == 1
    stranger = server.visitor()
    assert stranger.post("/api/sign-out", None).status_code == 204
    assert stranger.cookies == {}


def test_what_streams_to_an_ended_cookie_ends(server: Server) -> None:
    """Its next piece would be for another's eyes."""
    ann = server.visitor()
    match, _ = ann.creates(ME, ME)
    thief = other_browser(ann)
    with Listener(thief, f"/g/{match}/stream") as stream:
        stream.text()
        ann.post("/api/sign-out", None)
        ann.plays_on(match, 1)
        assert stream._arrived.get(timeout=5) == guesting.END
        ann.plays_on(match, 1)
        with pytest.raises(queue.Empty):
            stream.text(patience=0.3)


def test_other_processes_hear_of_it(postgres_database: str) -> None:
    first, second = Store(postgres_database), Store(postgres_database)
    assert [first.sign_out("ann"), second.sign_out("ann"), first.sign_out("bob")] == [1, 2, 1]
    assert first.generations() == second.generations() == {"ann": 2, "bob": 1}
    first.close()
    second.close()


@pytest.mark.parametrize("news", [None, "guest:ann"])
def test_news_of_a_guest_reach_the_door(server: Server, news: str | None) -> None:
    from fabrica.server.app import news_in

    cookie = server.app.state.guests.cookie("ann")
    server.lobby.store.sign_out("ann")
    assert server.app.state.guests.read(cookie) == "ann"
    server.portal.call(news_in(server.app), news)
    assert server.app.state.guests.read(cookie) is None


def test_the_button_is_where_ones_games_are(server: Server) -> None:
    ann = server.visitor()
    assert 'action="/sign-out"' not in ann.get("/").text
    ann.creates(ME)
    for language in LANGUAGES:
        ann.headers = {"accept-language": language}
        assert say("", "sign-out-go", language=language) in ann.get("/").text
        where = ann.ask("POST", "/sign-out", data={}, follow_redirects=False).headers["location"]
        assert say("", "sign-out-done", language=language) in ann.get(where).text


# Renewal


def test_a_cookie_of_some_days_is_renewed(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = server.visitor()
    match, _ = ann.creates(ME)
    first = ann.cookies[COOKIE]
    for days in (1, RENEWED_AFTER - 1):
        with monkeypatch.context() as planted:
            later(planted, days)
            assert "set-cookie" not in ann.get(f"/api/matches/{match}").headers
    later(monkeypatch, RENEWED_AFTER)
    assert "set-cookie" in ann.get(f"/api/matches/{match}").headers
    assert ann.cookies[COOKIE] != first
    assert "set-cookie" not in ann.get(f"/api/matches/{match}").headers
    assert ann.sees(match)["seat"] == 0


def test_who_comes_now_and_then_stays_and_who_is_away_for_a_year_is_a_stranger(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = server.visitor()
    match, _ = ann.creates(ME)
    gone = other_browser(ann)
    for day in range(0, ENDS_AFTER + 60, 60):
        with monkeypatch.context() as planted:
            later(planted, day)
            assert ann.sees(match)["seat"] == 0
    later(monkeypatch, ENDS_AFTER + 1)
    assert gone.sees(match)["seat"] is None
    assert "set-cookie" not in gone.get("/api/games").headers


def test_an_ended_cookie_is_not_renewed(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = server.visitor()
    ann.creates(ME)
    thief = other_browser(ann)
    ann.post("/api/sign-out", None)
    later(monkeypatch, RENEWED_AFTER)
    assert "set-cookie" not in thief.get("/api/games").headers


def test_a_file_of_the_site_renews_nothing(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = server.visitor()
    ann.creates(ME)
    later(monkeypatch, RENEWED_AFTER)
    assert "set-cookie" not in ann.get("/static/favicon.svg").headers


# Cookies of before, and of TLS


def test_a_cookie_of_the_time_before_generations_is_good_and_renewed(server: Server) -> None:
    guests: Guests = server.app.state.guests
    old = server.visitor()
    old.cookies = {COOKIE: URLSafeSerializer(server.lobby.store.key("guests"), salt="guest").dumps("ada")}
    thief = other_browser(old)
    assert guests.read(old.cookies[COOKIE]) == "ada"
    assert "set-cookie" in old.get("/api/games").headers
    assert guests.read(old.cookies[COOKIE]) == "ada"
    old.post("/api/sign-out", None)
    assert guests.read(thief.cookies[COOKIE]) is None


def test_cookies_are_signed_with_sha_256(server: Server) -> None:
    cookie = server.app.state.guests.cookie("ann")
    assert len(cookie.rpartition(".")[2]) == 43  # 256 bits
    strict = URLSafeSerializer(server.lobby.store.key("guests"), salt="guest", signer_kwargs={"digest_method": hashlib.sha256})
    assert strict.loads(cookie)[0] == "ann"


@pytest.mark.parametrize("said", [["ann"], ["ann", "0", 1], ["ann", 0, None], [5, 0, 1], ["ann", 0, 1, 2], ["ann", True, 1], {}])
def test_a_signed_thing_that_is_no_session(said: Any) -> None:
    guests = Guests("a key", secure=False)
    assert guests.read(guests._signer.dumps(said)) is None


def test_under_tls_every_cookie_is_of_this_host_alone(secure: Server) -> None:
    ann = secure.visitor()
    asked = [
        ann.ask("POST", "/new", data={"preset": "quick", "name": "Ann"}, follow_redirects=False),
        ann.ask("POST", "/settings", data={"language": "pl", "theme": "dark"}, follow_redirects=False),
    ]
    cookies = [cookie for answer in asked for cookie in answer.headers.get_list("set-cookie")]
    assert len(cookies) == 4
    for cookie in cookies:
        assert cookie.startswith(OURS)
        assert all(part in cookie for part in ("HttpOnly", "SameSite=lax", "Secure", "Path=/"))
        assert "Domain" not in cookie


def test_under_tls_cookies_of_before_are_heard_and_replaced(secure: Server) -> None:
    guests: Guests = secure.app.state.guests
    ann = secure.visitor()
    ann.cookies = {COOKIE: guests.cookie("ann"), "fabrica_language": "pl", "fabrica_theme": "dark"}
    answer = ann.get("/")
    assert 'lang="pl"' in answer.text
    assert 'data-theme="dark"' in answer.text
    set_cookies = answer.headers.get_list("set-cookie")
    assert [c.partition("=")[0] for c in set_cookies] == [OURS + COOKIE, COOKIE]
    assert "Max-Age=0" in set_cookies[1]
    assert guests.read(answer.cookies[OURS + COOKIE]) == "ann"


def test_the_cookie_of_this_host_is_believed_first(secure: Server) -> None:
    guests: Guests = secure.app.state.guests
    ann = secure.visitor()
    match, _ = ann.creates(ME)
    ann.cookies[COOKIE] = guests.cookie("eve")  # planted by a neighbour's page
    assert ann.sees(match)["seat"] == 0

"""The JSON API, request by request: all that it promises to someone who behaves."""

from __future__ import annotations

import queue
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import HTTPConnection

from fabrica import Match
from fabrica.bots import BOTS, levels
from fabrica.engine.contract import Game
from fabrica.i18n.messages import LANGUAGES, say, sources
from fabrica.server.language import language_of
from fabrica.server.words import tabled
from server.visitors import FAST, GAME, LINK, ME, OPEN, Listener, Server, open_server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with open_server(tmp_path, **FAST) as found:
        yield found


# Sitting down


def test_the_games_of_the_house(server: Server) -> None:
    game, *others = server.visitor().told("GET", "/api/games")
    assert [other["id"] for other in others] == [other.id for other in tabled() if other.id != GAME.id]
    assert game["id"] == GAME.id
    assert game["seats"] == [1, 2, 3, 4, 5]
    assert game["options"] == {"machine": list(GAME.options["machine"].values)}
    assert game["bots"] == list(levels(game["id"]))


def test_a_match_with_all_kinds_of_seats(server: Server) -> None:
    ann = server.visitor()
    bot = {"kind": "bot", "bot": next(iter(BOTS)), "name": "Robo"}
    match, invites = ann.creates({**ME, "name": "Ann"}, LINK, OPEN, bot)
    assert list(invites) == ["1"]
    seats = ann.sees(match)["seats"]
    assert [(s["kind"], s["name"], s["taken"], s["mine"]) for s in seats] == [
        ("person", "Ann", True, True),
        ("link", "", False, False),
        ("open", "", False, False),
        ("bot", "Robo", True, False),
    ]
    assert seats[3]["bot"] == bot["bot"]


def test_a_solo_match_with_an_option(server: Server) -> None:
    ann = server.visitor()
    match, _ = ann.creates(ME, options={"machine": "insane"})
    assert ann.sees(match)["view"]["machine"]["level"] == "insane"


@pytest.mark.parametrize("game", tabled(), ids=lambda game: game.id)
def test_every_option_can_be_said_at_once(server: Server, game: Game) -> None:
    said = {name: option.values[-1] for name, option in game.options.items() if 1 in option.seats}
    ann = server.visitor()
    match, _ = ann.creates(ME, game=game.id, options=said)
    assert ann.sees(match)["options"] == said


def test_several_seats_of_one_guest(server: Server) -> None:
    ann = server.visitor()
    match, _ = ann.creates(ME, ME, ME)
    for seat in range(3):
        seen = ann.sees(match, seat)
        assert (seen["seat"], seen["view"]["viewer"]) == (seat, seat)
        assert [s["hand"] is not None for s in seen["view"]["seats"]] == [s == seat for s in range(3)]


def test_an_invite_is_good_once(server: Server) -> None:
    ann, bob, eve = server.visitor(), server.visitor(), server.visitor()
    match, invites = ann.creates(ME, LINK)
    seen = bob.joins(invites["1"], "Bob")
    assert (seen["id"], seen["seat"]) == (match, 1)
    bobs = {"seat": 1, "name": "Bob", "kind": "person", "bot": None, "mine": True, "taken": True, "trouble": None}
    assert seen["seats"][1] == {**bobs, "colour": "orange"}
    with server.unchanged():
        assert bob.joins(invites["1"])["seat"] == 1  # perhaps the first answer was lost
        for visitor in (eve, ann):
            again = visitor.post("/api/join", {"invite": invites["1"]})
            assert (again.status_code, again.json()["error"]) == (410, "problem-invite-used")
    assert eve.sees(match)["seat"] is None


def test_an_invite_leads_to_its_own_match(server: Server) -> None:
    ann, bob = server.visitor(), server.visitor()
    first, first_invites = ann.creates(ME, LINK)
    second, second_invites = ann.creates(LINK, ME)
    assert bob.joins(second_invites["0"])["id"] == second
    assert bob.sees(first)["seat"] is None
    assert bob.joins(first_invites["1"])["id"] == first


def test_an_invite_that_never_was(server: Server) -> None:
    server.visitor().creates(ME, LINK)
    with server.unchanged():
        assert server.visitor().post("/api/join", {"invite": "guessed"}).status_code == 410


def test_an_open_seat_is_taken_once(server: Server) -> None:
    ann, bob, eve = server.visitor(), server.visitor(), server.visitor()
    match, _ = ann.creates(ME, OPEN)
    assert bob.told("POST", f"/api/matches/{match}/sit", json={"seat": 1, "name": "Bob"})["seat"] == 1
    with server.unchanged():
        late = eve.post(f"/api/matches/{match}/sit", {"seat": 1, "name": "Eve"})
        assert (late.status_code, late.json()["error"]) == (409, "problem-seat-taken")
    assert ann.sees(match)["seats"][1]["name"] == "Bob"


@pytest.mark.parametrize("seat", [0, 1, 2, 7])
def test_a_seat_that_is_not_open_cannot_be_taken(server: Server, seat: int) -> None:
    match, _ = server.visitor().creates(ME, LINK, {"kind": "bot", "bot": next(iter(BOTS))})
    with server.unchanged():
        assert server.visitor().post(f"/api/matches/{match}/sit", {"seat": seat}).status_code == 409


def test_mine_and_open(server: Server) -> None:
    ann, bob = server.visitor(), server.visitor()
    first, _ = ann.creates(ME)
    second, _ = ann.creates(ME, OPEN)
    third, invites = ann.creates(ME, LINK)
    assert ann.told("GET", "/api/matches/mine") == [third, second, first]
    assert bob.told("GET", "/api/matches/mine") == []
    assert bob.told("GET", "/api/matches/open") == [second]
    bob.joins(invites["1"])
    bob.told("POST", f"/api/matches/{second}/sit", json={"seat": 1})
    assert set(bob.told("GET", "/api/matches/mine")) == {second, third}
    assert ann.told("GET", "/api/matches/open") == []


# Seeing


def test_everyone_sees_with_their_own_eyes(server: Server) -> None:
    ann, bob, eve = server.visitor(), server.visitor(), server.visitor()
    match, invites = ann.creates(ME, LINK)
    bob.joins(invites["1"])
    truth = server.table(match).match
    for visitor, seat in ((ann, 0), (bob, 1), (eve, None)):
        seen = visitor.sees(match)
        assert (seen["seat"], seen["view"]) == (seat, truth.view(seat))
        assert (seen["seed"], seen["proof"]) == (None, truth.proof)
        assert (seen["active"], seen["over"], seen["round"], seen["phase"]) == ([0], False, 1, "market")
    assert ann.sees(match)["moves"] == truth.moves(0)
    assert bob.sees(match)["moves"] == []
    assert eve.sees(match)["version"] is None


def test_the_moves_of_a_seat(server: Server) -> None:
    ann, eve = server.visitor(), server.visitor()
    match, _ = ann.creates(ME, ME)
    assert ann.told("GET", f"/api/matches/{match}/moves") == {
        "seat": 0,
        "version": 0,
        "moves": server.table(match).match.moves(0),
    }
    assert ann.told("GET", f"/api/matches/{match}/moves", params={"seat": 1})["moves"] == []
    assert eve.get(f"/api/matches/{match}/moves").status_code == 403


# Playing


def test_a_move(server: Server) -> None:
    ann = server.visitor()
    match, _ = ann.creates(ME, ME)
    move = ann.sees(match)["moves"][-1]
    response = ann.plays(match, move, 0, version=0)
    assert response.status_code == 200
    assert response.json() == ann.sees(match, 0)
    assert (response.json()["number"], response.json()["version"]) == (1, 1)
    assert ann.sees(match, 1)["version"] == 0
    assert [e.words for e in server.table(match).match.log] == [move]
    assert [row[1:5] for row in server.kept()["events"]] == [(1, 0, "play", move)]


def working(server: Server) -> tuple[Any, str]:
    """A match in the work phase, whose first seat has dice to place."""
    ann = server.visitor()
    match = Match.from_position({"game": GAME.id, "seats": [{"dice": [1, 2, 5]}, {"dice": [4]}]}, seed=5)
    return ann, ann.told("POST", "/api/matches/import", json={"record": match.record()})["id"]


def test_undo_redo_and_restart(server: Server) -> None:
    ann, match = working(server)
    start = ann.sees(match)
    for move in ("generate 2", "mine 5"):
        assert ann.plays(match, move).status_code == 200
    done = ann.sees(match)
    assert (done["can_undo"], done["can_redo"]) == (True, False)

    undone = ann.acts(match, "undo", 0).json()
    assert (undone["can_redo"], "mine 5" in undone["moves"]) == (True, True)
    assert [e.words for e in server.table(match).match.log] == ["generate 2"]
    assert ann.acts(match, "redo", 0).json()["view"] == done["view"]

    restarted = ann.acts(match, "restart", 0).json()
    assert (restarted["view"], restarted["moves"]) == (start["view"], start["moves"])
    ann.acts(match, "redo", 0)
    assert ann.acts(match, "redo", 0).json()["view"] == done["view"]
    assert ann.sees(match)["number"] == 7


def test_what_cannot_be_undone_or_redone(server: Server) -> None:
    ann = server.visitor()
    match, _ = ann.creates(ME, ME)
    with server.unchanged():
        for kind, reason in (("undo", "cannot-undo"), ("restart", "cannot-undo"), ("redo", "cannot-redo")):
            answer = ann.acts(match, kind, 0)
            assert (answer.status_code, answer.json()["reason"]) == (422, reason)


def test_another_move_ends_what_could_be_redone(server: Server) -> None:
    ann, match = working(server)
    ann.plays(match, "generate 1")
    assert ann.acts(match, "undo", 0).json()["can_redo"]
    assert not ann.plays(match, "generate 2").json()["can_redo"]


def test_the_log_tells_each_move(server: Server) -> None:
    ann = server.visitor()
    match, _ = ann.creates(ME, ME)
    ann.plays_on(match, 5)
    for visitor in (ann, server.visitor()):
        log = visitor.told("GET", f"/api/matches/{match}/log")
        assert [line["at"] for line in log] == [1, 2, 3, 4, 5]
        assert [line["seat"] for line in log] == [e.seat for e in server.table(match).match.log]
        assert all(line["text"] and all(line["text"]) for line in log)


# Records


def test_the_record_comes_after_the_end_and_verifies(server: Server) -> None:
    ann = server.visitor()
    match, _ = ann.creates(ME, ME)
    early = ann.get(f"/api/matches/{match}/record")
    assert (early.status_code, early.json()["error"]) == (409, "problem-not-over")
    seen = ann.plays_on(match)
    assert seen["over"]
    record = server.visitor().get(f"/api/matches/{match}/record")
    assert record.headers["content-type"].startswith("text/plain")
    again = Match.from_record(record.text)
    assert (list(again.scores), list(again.winners)) == (seen["scores"], seen["winners"])
    assert (again.seed, again.proof) == (seen["seed"], seen["proof"])
    assert again.view(0) == ann.sees(match, 0)["view"]


def played(moves: int, seats: int = 3) -> Match:
    match = Match(GAME.id, seats, "imported")
    for _ in range(moves):
        match.play(match.moves(match.active[0])[-1], match.active[0])
    return match


def test_a_record_is_imported_and_goes_on(server: Server) -> None:
    ann = server.visitor()
    match = played(20)
    id = ann.told("POST", "/api/matches/import", json={"record": match.record()})["id"]
    for seat in range(3):
        assert ann.sees(id, seat)["view"] == match.view(seat)
    assert server.table(id).match.record() == match.record()
    seat = match.active[0]
    assert ann.plays(id, match.moves(seat)[0], seat).json()["number"] == 21
    assert server.visitor().sees(id)["seat"] is None


def test_a_whole_game_makes_the_round_trip(server: Server) -> None:
    ann = server.visitor()
    match, _ = ann.creates(ME, ME)
    ann.plays_on(match)
    record = ann.get(f"/api/matches/{match}/record").text
    again = ann.told("POST", "/api/matches/import", json={"record": record})["id"]
    assert ann.get(f"/api/matches/{again}/record").text == record


def test_a_record_that_starts_from_a_position_is_imported(server: Server) -> None:
    ann = server.visitor()
    match = Match.from_position({"game": GAME.id, "seats": [{"energy": 2, "compound": ["golem", "biolab"]}, {}]}, seed=5)
    match.play("activate golem 1", seat=0)
    id = ann.told("POST", "/api/matches/import", json={"record": match.record()})["id"]
    assert ann.sees(id, 0)["view"] == match.view(0)


def damage(record: str, line: int, text: str) -> str:
    lines = record.splitlines()
    lines[line - 1] = text
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("line", "text"),
    [(1, "chess record 1"), (2, "game chess"), (4, "seats 9"), (5, "seed other"), (9, "0 open sesame"), (12, "x")],
)
def test_a_damaged_record_is_refused_with_its_line(server: Server, line: int, text: str) -> None:
    with server.unchanged():
        answer = server.visitor().post("/api/matches/import", {"record": damage(played(8).record(), line, text)})
    assert (answer.status_code, answer.json()["error"]) == (422, "problem-bad-record")
    assert f"line {line if text != 'seed other' else 6}:" in answer.json()["message"]


# Streams


def test_a_stream_tells_at_once_and_after_each_change(server: Server) -> None:
    ann, bob = server.visitor(), server.visitor()
    match, invites = ann.creates({**ME, "name": "Ann"}, LINK)
    with Listener(server.visitor(), f"/api/matches/{match}/stream") as stream:
        assert stream.headers["content-type"].startswith("text/event-stream")
        first = {"number": 0, "versions": [0, 0], "active": [], "over": False, "seats": ["Ann", None], "awaits": []}
        assert stream.notice() == first
        bob.joins(invites["1"], "Bob")
        notice = stream.notice()
        assert (notice["seats"], notice["active"]) == (["Ann", "Bob"], [0])
        ann.plays(match, ann.sees(match)["moves"][-1])
        notice = stream.notice()
        assert (notice["number"], notice["versions"]) == (1, [1, 0])
        with pytest.raises(queue.Empty):
            stream.text(patience=0.2)


def test_a_stream_numbers_its_notices(server: Server) -> None:
    ann = server.visitor()
    match, _ = ann.creates(ME)
    ann.plays_on(match, 3)
    with Listener(ann, f"/api/matches/{match}/stream") as stream:
        lines = stream.text().splitlines()
        assert "id: 3" in lines
        assert "event: changed" in lines


def test_nobody_listens_after_a_stream_has_ended(server: Server) -> None:
    ann = server.visitor()
    match, _ = ann.creates(ME)
    with Listener(ann, f"/api/matches/{match}/stream") as stream:
        stream.notice()
        assert len(server.table(match).listeners) == 1
    assert not server.table(match).listeners


# Bots


class Recorder:
    """Stands in for thinking: notes what a bot is shown, and moves as told."""

    def __init__(self) -> None:
        self.shown: list[dict[str, Any]] = []

    async def choose(self, bot: str, view: dict[str, Any], budget: float, seed: str, **asked: Any) -> str:
        self.shown.append(view)
        return f"take {next(card for card in view['market']['blueprints'] if card)}"

    def close(self) -> None: ...


def test_a_bot_moves_when_all_have_come_and_sees_its_own_seat_only(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Recorder()
    monkeypatch.setattr(server.lobby.bots, "pool", bot)
    ann, bob = server.visitor(), server.visitor()
    match, invites = ann.creates({"kind": "bot", "bot": "random"}, ME, LINK)
    assert not bot.shown
    bob.joins(invites["2"])
    with Listener(bob, f"/api/matches/{match}/stream") as stream:
        while stream.notice()["number"] == 0:
            pass
    assert [s["hand"] is not None for s in bot.shown[0]["seats"]] == [True, False, False]
    assert server.table(match).match.log[0].seat == 0


# Languages


WISHES = {
    "": "en", "de": "en", "pt": "pt", "pt-BR,pt;q=0.9,en;q=0.8": "pt", "de-AT, pl;q=0.7, en;q=0.3": "pl", "ES": "es",
    "en;q=0.5, es;q=0.9": "es", "pl;q=0, es": "es", "est": "en", ";;,=;q=x": "en", "pl;q=high": "pl",
}  # fmt: skip


def headers(**named: str) -> HTTPConnection:
    pairs = [(name.replace("_", "-").encode(), value.encode()) for name, value in named.items()]
    return HTTPConnection({"type": "http", "headers": pairs})


@pytest.mark.parametrize(("wish", "language"), WISHES.items())
def test_the_language_that_a_browser_wishes(wish: str, language: str) -> None:
    assert language_of(headers(accept_language=wish)) == language


@pytest.mark.parametrize("chosen", LANGUAGES)
def test_the_language_that_was_chosen_comes_first(chosen: str) -> None:
    assert language_of(headers(accept_language="pl", cookie=f"fabrica_language={chosen}")) == chosen
    assert language_of(headers(accept_language="pl", cookie="fabrica_language=xx")) == "pl"


def spoken() -> list[str]:
    """The languages in which problems have been written."""
    return [
        language
        for language in LANGUAGES
        if any("problem-unknown-match" in path.read_text("utf-8") for path in sources(language, GAME.package))
    ]


@pytest.mark.parametrize("language", spoken())
def test_problems_are_told_in_ones_language(server: Server, language: str) -> None:
    expected = say(GAME.package, "problem-unknown-match", {"match": "nowhere"}, language)
    by_header, by_cookie = server.visitor(**{"accept-language": language}), server.visitor(**{"accept-language": "en"})
    by_cookie.cookies["fabrica_language"] = language
    for visitor in (by_header, by_cookie):
        assert visitor.get("/api/matches/nowhere").json()["message"] == expected


@pytest.mark.parametrize("language", spoken())
def test_the_rules_refuse_in_ones_language(server: Server, language: str) -> None:
    ann = server.visitor(**{"accept-language": language})
    match, _ = ann.creates(ME, ME)
    answer = ann.plays(match, "pass")
    assert (answer.status_code, answer.json()["reason"]) == (422, "cannot-pass")
    assert answer.json()["message"] == say(GAME.package, "cannot-pass", {}, language)

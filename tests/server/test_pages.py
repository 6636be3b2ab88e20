"""The pages of the house and of each game that has a table, as they are sent; and what happens when two ask at once."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from markupsafe import escape

from contract.playing import Table, finished
from fabrica.bots import levels
from fabrica.engine.contract import Game
from fabrica.engine.match import Match
from fabrica.i18n.log_text import line, story
from fabrica.i18n.messages import LANGUAGES, spoken
from fabrica.server import log
from fabrica.server.problems import Problem
from fabrica.server.scratch_table import ScratchTable
from fabrica.server.words import speaker, tabled
from server.visitors import FAST, GAME, LINK, ME, OPEN, Server, Visitor, open_server

PEOPLE = {"accept": "text/html"}
every_game = pytest.mark.parametrize("game", tabled(), ids=lambda game: str(game.id))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with open_server(tmp_path, **FAST) as found:
        yield found


@pytest.fixture
def ann(server: Server) -> Visitor:
    return server.visitor(**PEOPLE)


def html(visitor: Visitor, path: str) -> str:
    """A page, its words as people read them."""
    answer = visitor.get(path)
    assert answer.status_code == 200, answer.text
    return unescape(re.sub(r"\s+", " ", answer.text))


def opened(visitor: Visitor, form: dict[str, str]) -> Any:
    """The match that a form of the start opens, as its guest sees it."""
    answer = visitor.ask("POST", "/new", data=form, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return visitor.sees(answer.headers["location"].removeprefix("/g/"))


# The house


def test_the_house_shows_every_game_that_can_be_played(ann: Visitor) -> None:
    house = html(ann, "/")
    for game in tabled():
        t = speaker("en", game.package)
        assert t("game-name") in house
        assert t("game-about") in house
        assert all(f'href="/{game.id}{rest}"' in house for rest in ("", "/learn", "/rules"))
    assert house.count('value="quick"') == len(tabled())


def test_the_house_lists_matches_of_all_games(server: Server, ann: Visitor) -> None:
    """One's own, and those that wait for anyone; each line says which game."""
    for game in tabled():
        ann.creates(ME, game=game.id)
        server.visitor().creates(ME, OPEN, game=game.id)
    states = ("round 1", "waiting for players")
    expected = sorted((speaker("en", game.package)("game-name"), state) for game in tabled() for state in states)
    ids = {speaker("en", game.package)("game-name"): game.id for game in tabled()}
    for page in ("/", *(f"/{game.id}" for game in tabled())):
        wanted = [line for line in expected if page in ("/", f"/{ids[line[0]]}")]
        assert sorted(LISTED.findall(html(ann, page))) == wanted


LISTED = re.compile(r"<b>([^<]*)</b> <small>(?:<strong[^>]*>Your turn</strong> · )?([^<]*)</small>")


def test_games_that_anyone_could_join_can_be_watched_and_no_others(server: Server, ann: Visitor) -> None:
    bob, cy = server.visitor(), server.visitor()
    match, _ = bob.creates(ME, OPEN)
    private, invites = bob.creates(ME, LINK)
    cy.joins(invites["1"], "Cy")
    assert "Games to watch" not in html(ann, "/")  # nobody has come yet
    cy.ask("POST", f"/g/{match}/sit", data={"seat": 1, "name": "Cy"}, headers={"accept": "text/html"})
    page = html(ann, "/")
    assert "Games to watch" in page
    assert f'href="/g/{match}"' in page
    assert f'href="/g/{private}"' not in page
    assert "Games to watch" not in html(server.visitor(**PEOPLE), f"/{tabled()[-1].id}")


def test_who_won_is_told(server: Server, ann: Visitor) -> None:
    match = finished(Table(GAME.id, 2, {}), "listed")
    id = ann.told("POST", "/api/matches/import", json={"record": match.record()})["id"]
    page = html(ann, "/")
    (winner,) = match.winners
    assert f"Player {winner + 1} won" in page
    assert f'action="/g/{id}/rematch"' in page
    assert sorted(re.findall(r"Player \d <b>(\d+)</b>", page)) == sorted(map(str, match.scores))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_speaks_every_language(server: Server, language: str) -> None:
    house = html(server.visitor(**PEOPLE, **{"accept-language": language}), "/")
    assert f'<html lang="{language}"' in house
    assert speaker(language)("house-title") in house


@pytest.fixture
def english_rooms(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The house alone speaks other languages."""
    with monkeypatch.context() as patch:
        patch.setattr("fabrica.i18n.messages.spoken", lambda room: ("en",) if room else LANGUAGES)
        speaker.cache_clear()
        yield
    speaker.cache_clear()


@pytest.mark.usefixtures("english_rooms")
def test_a_room_that_does_not_speak_a_language_speaks_english(ann: Visitor) -> None:
    asking = {"accept-language": "pl"}
    assert '<html lang="pl"' in ann.get("/", headers=asking).text
    assert speaker("en", GAME.package)("game-about") in ann.get("/", headers=asking).text
    match, _ = ann.creates(ME)
    expected = {
        f"/{GAME.id}": speaker("en", GAME.package)("game-about"),
        f"/{GAME.id}/rules": GAME.page.rules("en")[0]["title"],
        f"/{GAME.id}/learn/1": GAME.page.steps("en")[0][1]["title"],
        f"/g/{match}": speaker("en", GAME.package)("prompt-market", swept="no"),
    }
    for path, text in expected.items():
        page = ann.get(path, headers=asking).text
        assert '<html lang="en"' in page
        assert str(escape(text)) in page


def test_the_design_is_shown_in_every_world_light_and_dark(ann: Visitor) -> None:
    page = html(ann, "/design")
    for game in tabled():
        shown = page.split(f'data-world="{game.id}"')[1:]
        assert len(shown) == 2
        assert all(game.page.all_cards("en")[0]["name"] in part and "signs-shown" in part for part in shown)
    assert page.count('<div class="scheme light"') == page.count('<div class="scheme dark"') == 1 + len(tabled())


# The games


@every_game
def test_the_start_of_a_game(ann: Visitor, game: Game) -> None:
    start = html(ann, f"/{game.id}")
    assert f"<h1>{speaker('en', game.package)('game-name')}</h1>" in start
    assert len(re.findall(r'<select name="seat\d"', start)) == max(game.seats) - 1
    welcome = game.page.welcome("en")
    assert all(f'#{id}"' in start for id in welcome["pictures"])
    assert all(level["hint"] in start for level in welcome["solo"]["levels"])
    assert welcome["notice"] is None or welcome["notice"] in start
    codes = re.findall(r'<option value="(\w\w)" lang=', start)
    assert codes == list(spoken(game.package))


@every_game
def test_every_option_is_offered_for_its_seats(ann: Visitor, game: Game) -> None:
    """The level as buttons, the others as lists; and what is chosen is played."""
    _, together, alone = html(ann, f"/{game.id}").split('<form method="post" action="/new"')[1:4]
    level = game.page.welcome("en")["solo"]["option"]
    for name, option in game.options.items():
        kind = f'<button class="level" name="{name}"' if name == level else f'<select name="{name}">'
        assert (kind in alone) == (1 in option.seats)
        assert alone.count(f'name="{name}"') == (len(option.values) if name == level else 1 in option.seats)
        assert (f'<select name="{name}">' in together) == (name != level and max(option.seats) > 1)


@every_game
def test_what_is_chosen_is_played(server: Server, ann: Visitor, game: Game) -> None:
    last = {name: option.values[-1] for name, option in game.options.items()}
    for seats, form in ((1, {"preset": "solo"}), (2, {"preset": "table", "seat1": "here"})):
        seen = opened(ann, {"game": game.id, **form, **last})
        assert (seen["game"], len(seen["seats"])) == (game.id, seats)
        played = server.table(seen["id"]).match.options
        assert played == {name: value for name, value in last.items() if seats in game.options[name].seats}


@every_game
def test_the_start_offers_the_bots_that_play_a_game(ann: Visitor, game: Game) -> None:
    """Each with a sentence; one that does not play it can neither be chosen nor asked for."""
    page = html(ann, f"/{game.id}")
    t = speaker("en", game.package)
    for bot in ("random", "greedy", "planner", "search", "trained", "master"):
        plays = bot in levels(game.id)
        assert (t(f"about-bot-{bot}") in page) == plays
        assert (f'<option value="{bot}"' in page) == plays
        answer = ann.ask("POST", "/new", data={"game": game.id, "preset": "table", "seat1": bot}, follow_redirects=False)
        assert answer.status_code == (303 if plays else 422)


@every_game
def test_one_click_leads_from_the_house_to_a_table(ann: Visitor, game: Game) -> None:
    seen = opened(ann, {"game": game.id, "preset": "quick"})
    assert seen["game"] == game.id
    assert [place["kind"] for place in seen["seats"]] == ["person", "bot"]
    table = html(ann, f"/g/{seen['id']}?as=0")
    assert 'name="move"' in table or 0 not in seen["active"], "a bot may begin"
    assert f'href="/{game.id}/rules"' in table


@every_game
def test_rules_and_lessons_of_a_game(ann: Visitor, game: Game) -> None:
    rules, learn = html(ann, f"/{game.id}/rules"), html(ann, f"/{game.id}/learn")
    assert all(f'id="{section["id"]}"' in rules for section in game.page.rules("en"))
    steps = game.page.steps("en")
    for number, (step, _) in enumerate(steps, 1):
        assert f'href="/{game.id}/learn/{number}"' in learn
        begun = html(ann, f"/{game.id}/learn/{number}")
        assert f'value="{step.solution[0]}"' in begun
        assert f'action="/{game.id}/learn/{number}/play"' in begun
    assert ann.get(f"/{game.id}/learn/{len(steps) + 1}").status_code == 404


@every_game
def test_a_step_that_was_done_is_remembered(ann: Visitor, game: Game) -> None:
    steps = game.page.steps("en")
    for number in (1, 2):
        moves: list[str] = []
        for words in steps[number - 1][0].solution:
            assert f'learned"><a href="/{game.id}/learn/{number}"' not in html(ann, f"/{game.id}/learn")
            said = {"move": words, "moves": ";".join(moves)}
            ann.ask("POST", f"/{game.id}/learn/{number}/play", data=said, follow_redirects=False)
            moves.append(words)
    learn = html(ann, f"/{game.id}/learn")
    assert re.findall(r'<li class="learned"><a href="[^"]*/(\d+)"', learn) == ["1", "2"]
    assert f'class="button primary big" href="/{game.id}/learn/3">Continue' in learn


@every_game
def test_a_step_points_at_what_it_speaks_of(ann: Visitor, game: Game) -> None:
    pages = [html(ann, f"/{game.id}/learn/{number}") for number in range(1, len(game.page.steps("en")) + 1)]
    assert sum("hinted" in page for page in pages) > len(pages) * 3 / 4
    first = game.page.steps("en")[0][0]
    done = ";".join(first.solution)
    assert "hinted" not in html(ann, f"/{game.id}/learn/1?moves={done}")


@every_game
def test_a_position_can_be_written(ann: Visitor, game: Game) -> None:
    assert "</textarea>" in html(ann, f"/{game.id}/position")


@every_game
def test_the_end_of_a_game(ann: Visitor, game: Game) -> None:
    """The scores, and a plot for each thing that the game measures."""
    match = finished(Table(game.id, 2, {}), "pages")
    id = ann.told("POST", "/api/matches/import", json={"record": match.record()})["id"]
    page = html(ann, f"/g/{id}")
    measures = game.page.ended(match, 0, ["A", "B"], "en")["measures"]
    assert measures
    assert all(f"<figcaption>{measure['title']}</figcaption>" in page for measure in measures)
    assert all(f"<td>{score}</td>" in page for score in match.scores)


# Addresses


@pytest.mark.parametrize("path", ["/rules", "/rules?q=build", "/learn", "/learn/2", "/learn/2?moves=take%20biolab"])
def test_old_addresses_lead_to_the_first_game(ann: Visitor, path: str) -> None:
    answer = ann.get(path, follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (301, f"/{tabled()[0].id}{path}")
    assert ann.get(path).status_code == 200


NOWHERE = ["/chess", "/chess/rules", "/chess/learn", "/chess/learn/1", f"/{GAME.id}/nowhere", f"/{GAME.id}/learn/x"]


@pytest.mark.parametrize("path", NOWHERE)
def test_there_is_no_such_page(ann: Visitor, path: str) -> None:
    answer = ann.get(path)
    assert answer.status_code == 404
    assert speaker("en")("problem-no-such-page") in answer.text


def test_no_table_of_a_game_that_is_not_there(server: Server, ann: Visitor) -> None:
    with server.unchanged():
        assert ann.ask("POST", "/new", data={"game": "chess", "preset": "quick"}).status_code == 404
        assert ann.ask("POST", "/new", data={"preset": "table", "seat1": "a king"}).status_code == 422


# Two at once


def at_once(times: int, request: Callable[[], Any]) -> list[Any]:
    with ThreadPoolExecutor(times) as pool:
        return [asked.result() for asked in [pool.submit(request) for _ in range(times)]]


def slow(call: Callable[..., Any], pause: float) -> Callable[..., Any]:
    def late(*words: Any) -> Any:
        found = call(*words)
        time.sleep(pause)
        return found

    return late


def test_two_requests_for_a_rematch_at_once_make_one(server: Server, ann: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    record = finished(Table(GAME.id, 1, {}), "rematch").record()
    id = ann.told("POST", "/api/matches/import", json={"record": record})["id"]
    monkeypatch.setattr(server.lobby.store, "rematch_of", slow(server.lobby.store.rematch_of, 0.1))
    answers = at_once(2, lambda: ann.ask("POST", f"/g/{id}/rematch", follow_redirects=False))
    assert [answer.status_code for answer in answers] == [303, 303]
    assert len({answer.headers["location"] for answer in answers}) == 1
    assert len(ann.told("GET", "/api/matches/mine")) == 2


def test_pages_shown_at_once_tell_every_move_once(ann: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(GAME.id, seats=1, seed="tabs")
    for _ in range(20):
        match.play(match.moves(0)[0], 0)
    id = ann.told("POST", "/api/matches/import", json={"record": match.record()})["id"]
    monkeypatch.setattr(log, "line", slow(line, 0.005))
    told = [(str(n), escape(text[0])) for n, text in enumerate(story(match, 0, ["Player 1"], "en"), 1)]
    for answer in at_once(4, lambda: ann.get(f"/g/{id}")):
        assert re.findall(r'<li id="line-\d+" value="(\d+)".*?><a .*?>(.*?)</a>', answer.text) == told[::-1]


# A button may say several moves


def said(match: Match, seat: int, moves: int) -> str:
    """The first moves of a seat, as a button says them."""
    then = match.after(len(match.log))
    for _ in range(moves):
        then.play(then.moves(seat)[0], seat)
    return ";".join(entry.words for entry in then.log[len(match.log) :])


def test_a_button_may_say_several_moves(server: Server, ann: Visitor) -> None:
    """One after another, once however often it is pressed; what the rules forbid ends it."""
    match = Match(GAME.id, seats=1, seed="several")
    id = ann.told("POST", "/api/matches/import", json={"record": match.record()})["id"]
    form = {"seat": "0", "version": "0", "move": said(match, 0, 3)}
    for _ in range(2):
        assert ann.ask("POST", f"/g/{id}/play", data=form, follow_redirects=False).status_code == 303
        assert [entry.words for entry in server.table(id).match.log] == form["move"].split(";")
    version = str(server.table(id).versions[0])
    further = f"{said(server.table(id).match, 0, 1)};{form['move'].split(';')[0]}"
    assert ann.ask("POST", f"/g/{id}/play", data={"seat": "0", "version": version, "move": further}).status_code == 422
    assert len(server.table(id).match.log) == 4


def test_several_moves_at_a_table_that_nobody_keeps() -> None:
    match = Match(GAME.id, seats=1, seed="several")
    scratch, words = ScratchTable.of("/there", match, 0, ""), said(match, 0, 3)
    assert scratch.further("play", words) == words
    assert not match.log
    with pytest.raises(Problem):
        scratch.further("play", f"{words};{words}")

"""Puzzles and shared positions as the server gives them: pages without JavaScript, the API, and what is refused."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from contract.playing import Table, finished
from fabrica.coach import Solution, solve
from fabrica.engine.link import Shared, pack, share, unpack
from fabrica.engine.match import Match
from fabrica.i18n.messages import LANGUAGES
from fabrica.puzzles.shelf import by_rating, of_day, shelf, today
from fabrica.registry import load
from fabrica.server.scratch_table import MOVES_MOST
from server.visitors import FAST, ME, Server, Visitor, open_server

GAME = load("fantastic-factories")
PUZZLE = shelf(GAME)[0]
AT = f"/{GAME.id}/puzzle/{PUZZLE.id}"
PART = {"fabrica-part": "live"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    settings: dict[str, Any] = {**FAST}
    with open_server(Path(tmp_path_factory.mktemp("puzzles")), **settings) as found:
        yield found


@pytest.fixture
def ann(server: Server) -> Visitor:
    return server.visitor(accept="text/html")


def text(answer: Any, status: int = 200) -> str:
    assert answer.status_code == status, answer.text
    return unescape(re.sub(r"\s+", " ", answer.text))


def acts(visitor: Visitor, base: str, kind: str, moves: str = "", move: str = "", **rest: Any) -> Any:
    return visitor.ask("POST", f"{base}/{kind}", data={"moves": moves, "move": move}, **rest)


def location(answer: Any) -> str:
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


# Puzzles


def test_today_has_a_puzzle(ann: Visitor) -> None:
    answer = ann.get(f"/{GAME.id}/puzzle", follow_redirects=False)
    assert answer.headers["location"] == f"/{GAME.id}/puzzle/{today()}"
    page = text(ann.get(answer.headers["location"]))
    assert "Puzzle of the day" in page
    assert f"Difficulty {of_day(GAME, today()).rating}" in page
    assert f'href="/{GAME.id}/puzzle"' in text(ann.get(f"/{GAME.id}"))
    assert "/puzzle" not in text(ann.get("/stephens"))


def test_a_puzzle_is_solved_without_javascript(ann: Visitor) -> None:
    moves = ""
    for words in PUZZLE.line:
        page = text(ann.get(location(acts(ann, AT, "play", moves, words, follow_redirects=False))))
        moves = re.search(r'name="moves" value="([^"]*)"', page)[1]  # type: ignore[index]
    assert moves == ";".join(PUZZLE.line)
    assert "Solved: " in page
    listed = text(ann.get(f"/{GAME.id}/puzzles"))
    assert listed.count("solved</span>") == 1
    assert f"1 of {len(shelf(GAME))}" in listed


def test_solving_is_remembered_only_for_who_did_it(server: Server, ann: Visitor) -> None:
    """A link to the end of a puzzle is not a solution."""
    assert "Solved: " in text(ann.get(AT, params={"moves": ";".join(PUZZLE.line)}))
    assert "solved</span>" not in text(ann.get(f"/{GAME.id}/puzzles"))
    bob = server.visitor(accept="text/html", cookie="fabrica_solved=" + "x." * 5000)
    assert bob.get(f"/{GAME.id}/puzzles").status_code == 200


def test_a_puzzle_that_is_not_solved_says_how_much_is_missing(ann: Visitor) -> None:
    start = PUZZLE.value(PUZZLE.begin())
    assert "Show the solution" not in text(ann.get(AT))
    page = text(acts(ann, AT, "play", "", "finish"))
    assert re.search(rf"Not yet: the best solution \w+ {PUZZLE.best - start} ", page)
    assert all(f"<li>{label}</li>" in page for label in ["Finish the work phase"])
    assert "solved</span>" not in text(ann.get(f"/{GAME.id}/puzzles"))
    assert 'name="moves"' in text(acts(ann, AT, "restart", "finish"))
    assert "Not yet" not in text(acts(ann, AT, "undo", "finish"))


def test_a_move_against_the_rules_is_explained(ann: Visitor) -> None:
    assert 'role="alert"' in text(acts(ann, AT, "play", "", "pass"), 422)
    assert 'role="alert"' in text(acts(ann, AT, "play", "", "pass", headers=PART), 422)
    assert acts(ann, AT, "play", "nonsense", "finish").status_code == 422
    assert acts(ann, AT, "leap").status_code == 404
    assert acts(ann, AT, "play", "finish", "finish").status_code == 422


@pytest.mark.parametrize("path", ["puzzle/2026-13-01", "puzzle/nonsense", "puzzle/20260101", "puzzle/2026-W01-1"])
def test_there_is_no_such_puzzle(ann: Visitor, path: str) -> None:
    assert ann.get(f"/{GAME.id}/{path}").status_code == 404
    assert ann.get("/stephens/puzzle").status_code == 404
    assert ann.get("/chess/puzzles").status_code == 404


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_speak_every_language(server: Server, language: str) -> None:
    reader = server.visitor(**{"accept": "text/html", "accept-language": language})
    link = pack(share(Match(GAME.id, seats=2, seed="words"), 0))
    for path in ("puzzles", f"puzzle/{PUZZLE.id}", f"puzzle/{PUZZLE.id}?moves=finish", "position", f"position/{link}"):
        assert f'<html lang="{language}"' in text(reader.get(f"/{GAME.id}/{path}"))


def test_the_puzzles_of_the_api(ann: Visitor) -> None:
    listed = ann.told("GET", f"/api/puzzles/{GAME.id}")
    assert [one["id"] for one in listed] == [puzzle.id for puzzle in by_rating(GAME)]
    day = ann.told("GET", f"/api/puzzles/{GAME.id}/2027-05-31")
    assert day["id"] in {one["id"] for one in listed}
    assert day["line"] is None
    whole = ann.told("GET", f"/api/puzzles/{GAME.id}/{PUZZLE.id}", params={"solution": True})
    assert tuple(whole["line"]) == PUZZLE.line
    assert ann.get(f"/api/puzzles/{GAME.id}/nonsense").status_code == 404


# Positions


def test_a_table_is_shared_as_its_viewer_knows_it(server: Server, ann: Visitor) -> None:
    """The own hand, none of the others'; and the link is the same whatever they hold."""
    id, _ = ann.creates(ME, {"kind": "open"})
    assert ann.get(f"/g/{id}/share").status_code == 409
    server.visitor().told("POST", f"/api/matches/{id}/sit", json={"seat": 1})
    assert f"/g/{id}/share?" in text(ann.get(f"/g/{id}"))
    shared = unpack(location(ann.get(f"/g/{id}/share", follow_redirects=False)).rpartition("/")[2])
    match = server.table(id).match
    assert shared.position["seats"][0]["hand"] == match.position()["seats"][0]["hand"]
    assert shared.begin().view(0) == match.view(0)
    stranger = server.visitor(accept="text/html")
    theirs = unpack(location(stranger.get(f"/g/{id}/share?as=0", follow_redirects=False)).rpartition("/")[2])
    assert theirs == share(match, None)
    assert ann.told("GET", f"/api/matches/{id}/link")["position"] == shared.position


def test_a_moment_of_a_finished_game_is_shared_whole(ann: Visitor) -> None:
    match = finished(Table(GAME.id, 2, {}), "whole")
    id = ann.told("POST", "/api/matches/import", json={"record": match.record()})["id"]
    assert ann.get(f"/g/{id}/share").status_code == 409
    found = unpack(location(ann.get(f"/g/{id}/share?at=9", follow_redirects=False)).rpartition("/")[2])
    assert found.position == match.after(9).position()


def test_a_shared_position_is_tried_out_and_played_on(server: Server, ann: Visitor) -> None:
    match = Match(GAME.id, seats=2, seed="on")
    base = f"/{GAME.id}/position/{pack(share(match, match.active[0]))}"
    move = match.moves(match.active[0])[-1]
    assert f'value="http://fabrica.test{base}"' in text(ann.get(base))
    with server.unchanged():
        assert "Now it is the others" in text(acts(ann, base, "play", "", move))
        assert "Now it is the others" not in text(acts(ann, base, "undo", move))
    table = location(acts(ann, base, "bots", move, follow_redirects=False)).removeprefix("/g/")
    assert ann.sees(table)["seat"] == match.active[0]
    assert [seat["kind"] for seat in ann.sees(table)["seats"]].count("bot") == 1


def test_the_coach_is_asked_about_a_shared_position(server: Server, ann: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    """Elsewhere than in the event loop; about the position that was shared, whatever was tried out since."""
    asked: list[Any] = []

    async def run(thought: Any, *given: Any, **on_whose_account: Any) -> Solution:
        asked.append((thought, *given))
        return Solution(PUZZLE.best, [*PUZZLE.line], False, True, True, "", 0.1, 1)

    monkeypatch.setattr(server.lobby.coach.pool, "run", run)
    base = f"/{GAME.id}/position/{pack(Shared(PUZZLE.position, PUZZLE.seat))}"
    assert 'value="score"' in text(ann.get(base))
    answer = ann.ask("POST", f"{base}/coach", data={"moves": "finish", "goal": "score"})
    assert f"you can end with is {PUZZLE.best} point" in text(answer)
    assert "<li>Finish the work phase</li>" in text(answer)
    assert asked == [(solve, PUZZLE.position, PUZZLE.seat, "score", 2.0)]
    assert ann.ask("POST", f"{base}/coach", data={"goal": "value"}).status_code == 422
    market = f"/{GAME.id}/position/{pack(share(Match(GAME.id, seats=2, seed='m'), 0))}"
    assert 'value="score"' not in text(ann.get(market))
    assert ann.ask("POST", f"{market}/coach", data={"goal": "score"}).status_code == 422


@pytest.mark.parametrize("luck", [False, True])
def test_only_a_line_that_counts_on_luck_is_said_to_do_so(
    luck: bool, server: Server, ann: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever move it ends with: after the end of work something may have to be dropped."""

    async def solve(*_: Any, **__: Any) -> Solution:
        return Solution(7, ["research 1"] if luck else ["finish", "drop energy"], False, True, True, "", 0.1, 1, luck)

    monkeypatch.setattr(server.lobby.coach, "solve", solve)
    base = f"/{GAME.id}/position/{pack(Shared(PUZZLE.position, PUZZLE.seat))}"
    answer = text(ann.ask("POST", f"{base}/coach", data={"goal": "score"}))
    assert ("end with is 7 points" in answer, "trust to luck" in answer) == (not luck, luck)


def test_trying_out_has_an_end(ann: Visitor) -> None:
    """Alone one can play on and on; the address cannot."""
    match, luck = Match(GAME.id, seats=1, seed="long"), random.Random(2)
    shared = share(match, 0)
    base, match = f"/{GAME.id}/position/{pack(shared)}", shared.begin()
    moves: list[str] = []
    while len(moves) < MOVES_MOST:
        moves.append(luck.choice([words for words in match.moves(0) if words != "finish"] or ["finish"]))
        match.play(moves[-1], 0)
    assert not match.over
    so_far = ";".join(moves)
    assert ann.get(base, params={"moves": so_far}).status_code == 200
    assert "cannot try out any more moves" in text(acts(ann, base, "play", so_far, match.moves(0)[0]), 409)


def test_a_position_is_written(ann: Visitor) -> None:
    at = f"/{GAME.id}/position"
    example = unescape(re.search(r"<textarea[^>]*>\s*(.*?)</textarea>", ann.get(at).text, re.DOTALL)[1])  # type: ignore[index]
    link = location(ann.ask("POST", at, data={"position": example, "seat": "1"}, follow_redirects=False))
    assert "A shared position" in text(ann.get(link))
    assert "&#34;seats&#34;" in ann.get(at, params={"link": link.rpartition("/")[2]}).text
    bad = {**json.loads(example), "round": "first"}
    page = text(ann.ask("POST", at, data={"position": json.dumps(bad), "seat": "1"}), 422)
    assert "round: expected a whole number" in page
    assert '"first"' in page
    for wrong in ("", "{", "[1]", "[" * 9000, json.dumps({**json.loads(example), "game": "stephens"})):
        assert ann.ask("POST", at, data={"position": wrong, "seat": "1"}).status_code == 422
    assert ann.ask("POST", at, data={"position": example, "seat": "5"}).status_code == 422


def test_positions_by_the_api(ann: Visitor) -> None:
    made = ann.told("POST", f"/api/positions/{GAME.id}", json={"position": PUZZLE.position, "seat": 1})
    assert ann.told("GET", f"/api/positions/{GAME.id}/{made['link']}") == made
    id = ann.told("POST", f"/api/positions/{GAME.id}/{made['link']}/matches")["id"]
    assert ann.sees(id)["seat"] == 1
    assert ann.post(f"/api/positions/{GAME.id}", {"position": {}, "seat": 0}).status_code == 422


def test_broken_and_foreign_links(ann: Visitor) -> None:
    link = pack(share(Match(GAME.id, seats=2, seed="broken"), 0))
    foreign = pack(share(Match("stephens", seats=2, seed="foreign"), 0))
    at, luck = f"/{GAME.id}/position", random.Random(3)
    assert "damaged" in text(ann.get(f"{at}/{link[:-9]}"), 422)
    assert "later version" in text(ann.get(f"{at}/2{link[1:]}"), 422)
    assert "another game" in text(ann.get(f"{at}/{foreign}"), 422)
    for _ in range(60):
        cut = [*link]
        for _ in range(luck.randint(1, 4)):
            cut[luck.randrange(len(cut))] = luck.choice("Aé_-%2F.~0;")
        assert ann.get(f"{at}/{''.join(cut)}").status_code in (404, 422)
    assert ann.get(f"{at}/{'1' * 9000}").status_code in (414, 422)

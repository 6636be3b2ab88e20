"""Hints and reviews as the server gives them: to whom, how often the coach is asked, and what it is told."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from contract.playing import Table, finished
from fabrica import Match
from fabrica.coach.advice import Line, advise
from fabrica.coach.game_review import Judged, Reviewed
from fabrica.server.reviewer import count_turns, judge_turn, read, turns_in
from fabrica.server.store import Seat, Store
from server.visitors import FAST, LINK, ME, Listener, Server, Visitor, open_server

PEOPLE = {"accept": "text/html"}
BOT = {"kind": "bot", "bot": "greedy"}
PATIENCE = 20.0


class Thoughts:
    """A coach that answers at once, and remembers what it was asked."""

    def __init__(self, server: Server) -> None:
        self.asked: list[tuple[Any, ...]] = []
        self.broken = False
        for pool in (server.lobby.coach.pool, server.lobby.reviewer.pool):
            pool.run = self.run  # type: ignore[method-assign]

    async def run(self, thought: Any, *given: Any, **on_whose_account: Any) -> Any:
        if thought is count_turns:
            return count_turns(*given)
        self.asked.append((thought, *given))
        if self.broken:
            raise RuntimeError("broken")
        return self.line(*given) if thought is advise else self.judged(*given)

    def line(self, view: Any, seconds: float) -> Line:
        return Line((f"take {next(filter(None, view['market']['blueprints']))}",), 1.0, False)

    def judged(self, record: str, number: int, seconds: float) -> Reviewed:
        turn = turns_in(record)[number]
        stretch = turn.stretches[0]
        part = Judged(turn.at, stretch.words, ("pass",), False, 1.25)
        return Reviewed(turn.seat, turn.round, turn.phase, turn.at, 0.5, True, 64.0, (part,))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with open_server(tmp_path, **FAST) as found:
        yield found


@pytest.fixture
def thoughts(server: Server) -> Thoughts:
    return Thoughts(server)


@pytest.fixture
def ann(server: Server) -> Visitor:
    return server.visitor(**PEOPLE)


def html(visitor: Visitor, path: str, status: int = 200) -> str:
    answer = visitor.get(path)
    assert answer.status_code == status, answer.text
    return unescape(re.sub(r"\s+", " ", answer.text))


def brought(visitor: Visitor, match: Match) -> str:
    return str(visitor.told("POST", "/api/matches/import", json={"record": match.record()})["id"])


def over(seats: int = 2) -> Match:
    return finished(Table("fantastic-factories", seats, {"machine": "hard"} if seats == 1 else {}), "coach")


# Hints


def test_a_hint_in_three_steps(ann: Visitor, thoughts: Thoughts) -> None:
    id, _ = ann.creates(ME, options={"machine": "easy"})
    assert 'id="hint"' in html(ann, f"/g/{id}")
    area, thing, line = (html(ann, f"/g/{id}?as=0&hint={step}") for step in (1, 2, 3))
    card = next(iter(ann.sees(id)["view"]["market"]["blueprints"]))
    assert "Look here: Blueprints." in area
    assert 'class="row hinted"' in area
    assert "It is about " in thing
    assert re.search(r'class="card hinted[^>]*id="market-0"', thing)
    assert "The best sequence of moves that the coach sees:" in line
    assert re.search(rf'value="take {card}" class="choice do hinted"', line)
    assert [thought for thought, *_ in thoughts.asked] == [advise]


def test_the_coach_sees_what_the_seat_sees(server: Server, ann: Visitor, thoughts: Thoughts) -> None:
    id, _ = ann.creates(ME, BOT)
    html(ann, f"/g/{id}?as=0&hint=1")
    assert thoughts.asked == [(advise, server.table(id).match.view(0), 0.0)]


def test_after_a_move_the_coach_thinks_again(ann: Visitor, thoughts: Thoughts) -> None:
    id, _ = ann.creates(ME, options={"machine": "easy"})
    html(ann, f"/g/{id}?as=0&hint=3")
    assert ann.plays(id, ann.sees(id)["moves"][0]).is_success
    html(ann, f"/g/{id}?as=0&hint=1")
    assert len(thoughts.asked) == 2


def test_among_friends_there_are_no_hints(server: Server, ann: Visitor, thoughts: Thoughts) -> None:
    id, invites = ann.creates(ME, LINK)
    bob = server.visitor(**PEOPLE)
    for seated in (False, True):
        if seated:
            bob.joins(next(iter(invites.values())))
        for visitor in (ann, bob):
            page = html(visitor, f"/g/{id}?as=0&hint=3")
            assert 'id="hint"' not in page
            assert "hint-text" not in page
    assert thoughts.asked == []


def test_who_watches_gets_no_hint(server: Server, ann: Visitor, thoughts: Thoughts) -> None:
    id, _ = ann.creates(ME, BOT)
    assert 'id="hint' not in html(server.visitor(**PEOPLE), f"/g/{id}?as=0&hint=1")
    assert thoughts.asked == []


def test_on_one_device_each_seat_has_its_own(ann: Visitor, thoughts: Thoughts) -> None:
    id, _ = ann.creates(ME, ME)
    first = ann.sees(id)["active"][0]
    assert 'id="hint"' in html(ann, f"/g/{id}?as={first}")
    assert "hint-text" not in html(ann, f"/g/{id}?as={1 - first}&hint=1")
    assert thoughts.asked == []


@pytest.mark.parametrize("step", ["0", "4", "x", "-1"])
def test_a_hint_has_three_steps(ann: Visitor, thoughts: Thoughts, step: str) -> None:
    id, _ = ann.creates(ME, BOT)
    html(ann, f"/g/{id}?as=0&hint={step}", status=422)
    assert thoughts.asked == []


def test_a_hint_through_the_api(server: Server, ann: Visitor, thoughts: Thoughts) -> None:
    id, _ = ann.creates(ME, options={"machine": "easy"})
    found = ann.told("GET", f"/api/matches/{id}/hint")
    assert found == {"seat": 0, "moves": [thoughts.line(ann.sees(id)["view"], 0.0).words[0]], "luck": False}
    friends, _ = ann.creates(ME, LINK)
    for visitor, match in ((ann, friends), (server.visitor(), id)):
        assert visitor.get(f"/api/matches/{match}/hint").json()["error"] == "problem-no-hint"
    assert len(thoughts.asked) == 1


UNREADY = {
    "en": "The coach could not get ready for this game",
    "pt": "O treinador não conseguiu preparar-se para este jogo",
    "pl": "Trener nie zdołał przygotować się do tej gry",
    "es": "El entrenador no ha podido prepararse para este juego",
}


@pytest.mark.parametrize("language", UNREADY)
def test_a_coach_that_could_not_get_ready_says_so(
    language: str, server: Server, thoughts: Thoughts, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """At a table that was open before, too."""

    async def made(*things: Any) -> None: ...

    monkeypatch.setattr(server.lobby.precompiler, "is_open", True)
    monkeypatch.setattr(server.lobby.precompiler, "made", made)
    thoughts.broken = True
    visitor = server.visitor(**PEOPLE, **{"accept-language": language})
    id, _ = visitor.creates(ME, options={"machine": "easy"})
    before = server.table(id).changed
    html(visitor, f"/g/{id}")
    until(lambda: server.table(id).changed > before)
    assert server.lobby.coach.failed
    page = html(visitor, f"/g/{id}")
    assert UNREADY[language] in page
    assert 'id="hint"' in page
    assert [record.message for record in caplog.records] == ["the coach is not ready for fantastic-factories: broken"]
    assert UNREADY[language] not in html(server.visitor(**PEOPLE, **{"accept-language": language}), f"/g/{id}")


def test_a_coach_that_fails_says_so(ann: Visitor, thoughts: Thoughts) -> None:
    id, _ = ann.creates(ME, options={"machine": "easy"})
    thoughts.broken = True
    assert "The coach could not answer this time." in html(ann, f"/g/{id}?as=0&hint=1", 503)
    answer = ann.get(f"/api/matches/{id}/hint")
    assert (answer.status_code, answer.json()["error"]) == (503, "problem-coach-lost")


def until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.01)


# Reviews


def reviewed(visitor: Visitor, id: str) -> str:
    """The page of a review, once it is made."""
    until = time.monotonic() + PATIENCE
    while "<progress" in (page := html(visitor, f"/g/{id}/review")):
        assert time.monotonic() < until
        time.sleep(0.02)
    return page


def test_a_review_is_made_once_and_kept(tmp_path: Path) -> None:
    with open_server(tmp_path, **FAST) as server:
        ann, thoughts = server.visitor(**PEOPLE), Thoughts(server)
        match = over()
        id = brought(ann, match)
        page = reviewed(ann, id)
        judged = len(thoughts.asked)
        assert {thought for thought, *_ in thoughts.asked} == {judge_turn}
        assert reviewed(ann, id) == page
        assert len(thoughts.asked) == judged
    with open_server(tmp_path, **FAST) as server:
        thoughts = Thoughts(server)
        assert "64 %" in reviewed(server.visitor(**PEOPLE), id)
        assert thoughts.asked == []


def test_a_review_in_the_readers_language(server: Server, ann: Visitor, thoughts: Thoughts) -> None:
    id = brought(ann, over())
    english = reviewed(ann, id)
    polish = reviewed(server.visitor(**PEOPLE, **{"accept-language": "pl"}), id)
    assert ("Review of the game" in english, "1.2 points lost" in english) == (True, True)
    assert ("Analiza partii" in polish, "strata: 1,2 pkt" in polish) == (True, True)
    turns = sum(turn.seat == 0 for turn in turns_in(thoughts.asked[0][1]))
    assert english.count('class="turn ') == turns
    assert english.count('<svg class="plot"') == 1
    assert "<title>Chance to win</title><desc>" in english


def test_the_turns_of_each_seat_can_be_seen(ann: Visitor, thoughts: Thoughts) -> None:
    id = brought(ann, over())
    reviewed(ann, id)
    pages = [html(ann, f"/g/{id}/review?of={seat}") for seat in (0, 1, 7)]
    assert ["The turns of Player 2</h2>" in page for page in pages] == [False, True, False]
    html(ann, f"/g/{id}/review?of=9", status=422)


def test_a_review_through_the_api(ann: Visitor, thoughts: Thoughts) -> None:
    id = brought(ann, over())
    until = time.monotonic() + PATIENCE
    while not (found := ann.told("GET", f"/api/matches/{id}/review"))["made"]:
        assert found["review"] is None
        assert time.monotonic() < until
    assert found["done"] == found["of"] == len(found["review"]["turns"])
    assert found["review"]["turns"][0]["parts"][0]["best"] == ["pass"]


def test_before_the_end_there_is_no_review(ann: Visitor, thoughts: Thoughts) -> None:
    id, _ = ann.creates(ME, BOT)
    assert "after the end of the game" in html(ann, f"/g/{id}/review", status=409)
    html(ann, f"/g/{id}/review/stream", status=409)
    html(ann, "/g/nobody/review", status=404)
    assert ann.get(f"/api/matches/{id}/review").status_code == 409
    assert thoughts.asked == []


def test_a_review_that_fails_says_so_and_is_not_tried_again(ann: Visitor, thoughts: Thoughts) -> None:
    thoughts.broken = True
    id = brought(ann, over())
    assert "could not be made" in reviewed(ann, id)
    assert "could not be made" in html(ann, f"/g/{id}/review")
    assert len(thoughts.asked) == 1


def test_who_waits_is_told(ann: Visitor, thoughts: Thoughts) -> None:
    id = brought(ann, over())
    reviewed(ann, id)
    with Listener(ann, f"/g/{id}/review/stream") as listener:
        assert listener.notice()["number"] > 1000


def test_the_end_and_the_replay_lead_to_the_review(ann: Visitor, thoughts: Thoughts) -> None:
    id = brought(ann, over())
    for path in (f"/g/{id}", f"/g/{id}?at=3"):
        assert f'href="/g/{id}/review"' in html(ann, path)


# What is kept


def test_a_review_is_kept_instead_of_an_older_one(database: str) -> None:
    store = Store(database)
    store.create("m", "beginning", [Seat(0, "person", "ann", "Ann")])
    assert store.review("m") is None
    for text in ("old", "new"):
        store.keep_review("m", text)
    assert store.review("m") == "new"
    store.close()


@pytest.mark.parametrize("text", [None, "", "{}", '{"version": 0}', "[1]"])
def test_what_is_no_review_is_made_anew(text: str | None) -> None:
    assert read(text) is None

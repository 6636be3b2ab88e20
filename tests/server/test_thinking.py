"""What a person may cost those who think, and what becomes of thoughts that go wrong or that nobody waits for."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from contract.playing import Table as Setting
from contract.playing import finished
from fabrica import Match
from fabrica.bots.fair_queue import Asker, TooMany
from fabrica.bots.processes import LIMIT
from fabrica.bots.worker import Lost, Overdue
from fabrica.coach.advice import Line
from fabrica.server import bots, reviewer
from fabrica.server.asking import Caller, refusal
from fabrica.server.lobby import Lobby
from fabrica.server.places import Place
from fabrica.server.problems import Problem
from fabrica.server.reviewer import Work
from fabrica.server.store import Store

GAME = "fantastic-factories"
ANN = Asker("here", "ann")


def in_lobby(tmp_path: Path, scene: Callable[[Lobby], Awaitable[None]]) -> None:
    async def play() -> None:
        lobby = Lobby(Store(f"sqlite:///{tmp_path / 'lobby.db'}"), bot_pause=0)
        try:
            await asyncio.wait_for(scene(lobby), 30)
        finally:
            await lobby.close()

    asyncio.run(play())


# Bots


class Unlucky:
    """Thinkers that fail as often as they are told, then choose the first move."""

    def __init__(self, match: Match, *failures: Exception) -> None:
        self.match, self.failures, self.asked = match, list(failures), list[dict[str, Any]]()

    async def choose(self, bot: str, view: Any, budget: float, seed: str, **asked: Any) -> str:
        self.asked.append(asked)
        if self.failures:
            raise self.failures.pop(0)
        return next(words for words in self.match.moves(view["viewer"]) if words.startswith("take"))

    def close(self) -> None: ...


def test_whatever_happens_to_those_who_think_the_table_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks at it; and each time there is more time, in case it was that."""
    monkeypatch.setattr(bots, "PAUSE_MOST", 0.0)
    monkeypatch.setattr(bots, "AGAIN", 0.0)

    async def scene(lobby: Lobby) -> None:
        match = Match(GAME, seats=2, seed="a")
        failures = Lost("died"), Overdue("stuck"), TooMany("all"), Overdue("stuck")
        unlucky = lobby.bots.pool = Unlucky(match, *failures)  # type: ignore[assignment]
        id, _ = await lobby.create(match, "ann", [Place("bot", bot="greedy"), Place("me")])
        await asyncio.gather(*lobby.bots._at_it.values())
        assert lobby._tables[id].number == 1
        limits = [asked["limit"] / LIMIT for asked in unlucky.asked]
        assert limits == [1, 2, 4, 4, 8]

    in_lobby(tmp_path, scene)


def test_bots_think_on_the_account_of_those_who_play_with_them(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        found = []
        for places in ([Place("bot", bot="greedy"), Place("me")], [Place("bot", bot="greedy")] * 2):
            match = Match(GAME, seats=2, seed="a")
            unlucky = lobby.bots.pool = Unlucky(match, RuntimeError("enough"))  # type: ignore[assignment]
            await lobby.create(match, "ann", places)
            await asyncio.gather(*lobby.bots._at_it.values(), return_exceptions=True)
            found.append(unlucky.asked[0]["asker"])
        assert found == [Asker(guest="ann"), Asker()]

    in_lobby(tmp_path, scene)


def test_a_bot_is_made_ready_when_its_table_is_made_and_waits_for_that_in_nobodys_line(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        made, done = list[str](), asyncio.Event()

        async def slowly(*things: Any) -> None:
            made.extend(name for name, *_ in things)
            await done.wait()

        lobby.precompiler.is_open, lobby.precompiler.made = True, slowly  # type: ignore[method-assign]
        await lobby.create(Match(GAME, seats=2, seed="a"), "ann", [Place("bot", bot="master"), Place("link")])
        await asyncio.sleep(0)
        assert made == [f"bot-master-{GAME}"]
        await lobby.create(Match(GAME, seats=2, seed="a"), "ann", [Place("bot", bot="master"), Place("me")])
        await asyncio.sleep(0.05)
        assert not lobby.bots.pool._slots
        await lobby.create(Match(GAME, seats=2, seed="a"), "ann", [Place("bot", bot="greedy"), Place("me")])
        await asyncio.sleep(0)
        assert made == [f"bot-master-{GAME}", f"bot-greedy-{GAME}"]

    in_lobby(tmp_path, scene)


# Hints


class SlowCoach:
    """Answers when it is told to."""

    def __init__(self, lobby: Lobby) -> None:
        self.begun = self.dropped = 0
        self.go = asyncio.Event()
        lobby.coach.pool.run = self.run  # type: ignore[method-assign,assignment]

    async def run(self, thought: Any, *given: Any, **asked: Any) -> Line:
        self.begun += 1
        try:
            await self.go.wait()
        except asyncio.CancelledError:
            self.dropped += 1
            raise
        return Line(("pass",), 0.0, False)


async def asked(lobby: Lobby, id: str, *askers: Asker) -> list[asyncio.Task[Line]]:
    table = await lobby.get(id)
    tasks = [asyncio.create_task(lobby.coach.hint(table, 0, asker)) for asker in askers]
    await asyncio.sleep(0.01)
    return tasks


def test_a_hint_is_thought_of_as_long_as_someone_waits_for_it(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        coach = SlowCoach(lobby)
        id, _ = await lobby.create(Match(GAME, seats=1, seed="a"), "ann", [Place("me")])
        first, second = await asked(lobby, id, ANN, ANN)
        first.cancel()
        await asyncio.sleep(0.01)
        assert (coach.begun, coach.dropped) == (1, 0)
        second.cancel()
        await asyncio.sleep(0.01)
        assert (coach.begun, coach.dropped) == (1, 1)
        (third,) = await asked(lobby, id, ANN)
        coach.go.set()
        assert (await third).words == ("pass",)
        (again,) = await asked(lobby, id, ANN)
        assert (await again).words == ("pass",)
        assert coach.begun == 2

    in_lobby(tmp_path, scene)


def test_who_has_gone_before_the_coach_is_asked_costs_nothing() -> None:
    """A closed connection is told without a wait."""
    begun = False

    async def thought() -> None:
        nonlocal begun
        begun = True

    async def receive() -> dict[str, str]:
        return {"type": "http.disconnect"}

    with pytest.raises(Problem):
        asyncio.run(Caller(ANN, receive).waits_for(thought()))
    assert not begun


@pytest.mark.parametrize(
    ("error", "status", "id"),
    [
        (TooMany("guest"), 429, "problem-coach-yours"), (TooMany("address"), 429, "problem-coach-yours"),
        (TooMany("all"), 503, "problem-coach-busy"), (Lost(""), 503, "problem-coach-lost"),
        (Overdue(""), 503, "problem-coach-lost"),
    ],
)  # fmt: skip
def test_a_refusal_says_whose_questions_are_too_many(error: Exception, status: int, id: str) -> None:
    problem = refusal("coach", error)
    assert (problem.status, problem.id, problem.retry) == (status, id, 5)


# Reviews


def over() -> Match:
    return finished(Setting(GAME, 1, {"machine": "easy"}), "thinking")


async def looked_at(lobby: Lobby, id: str, asker: Asker = ANN) -> Work:
    found = await lobby.reviewer.review(await lobby.get(id), asker)
    assert isinstance(found, Work)
    return found


def test_a_review_that_nobody_looks_at_any_more_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(lobby: Lobby) -> None:
        go = asyncio.Event()

        async def run(thought: Any, *given: Any, **asked: Any) -> Any:
            if thought is reviewer.count_turns:
                return 1000
            await go.wait()
            go.clear()
            return None

        lobby.reviewer.pool.run = run  # type: ignore[method-assign]
        id, _ = await lobby.create(over(), "ann", [Place("me")])
        work = await looked_at(lobby, id)
        stream = lobby.reviewer.progress(id)
        await anext(stream)
        monkeypatch.setattr(reviewer, "PATIENCE", 0.0)
        go.set()
        await asyncio.sleep(0.05)
        assert work.done == 1, "someone listens"
        await stream.aclose()
        go.set()
        await asyncio.sleep(0.05)
        assert work.task is not None
        assert work.task.done()
        assert not lobby.reviewer._slots
        assert not lobby.reviewer._works
        assert not (await looked_at(lobby, id)).failed, "who asks again is not told that it failed"

    in_lobby(tmp_path, scene)

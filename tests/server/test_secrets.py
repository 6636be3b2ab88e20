"""What someone chooses in secret shows nowhere before it is revealed: not in an answer, a number, a notice, a page or an undo."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from contract.playing import LONGER, Players
from fabrica import Match, load
from fabrica.engine import entry, undo
from fabrica.server import api, live, log, table_page
from fabrica.server.log import Told
from fabrica.server.names import names_of
from fabrica.server.table import Table
from server.canary import Onlooker, plays, seated
from server.visitors import FAST, Server, open_server

GAME = load("sealed-bids")
SEATS = 3
VIEWERS = (0, None)  # who looks on while the others choose: one who has a seat too, and a spectator
MOMENTS = 40 * LONGER
REFUSED = [(seat, "lay 9") for seat in range(SEATS)]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with open_server(tmp_path_factory.mktemp("secrets"), **FAST) as found:
        yield found


def steps(server: Server, seed: str) -> Iterator[tuple[Table, Callable[[], None]]]:
    """A table whenever a seat, not the first, takes a step in secret after which it still chooses: it lays, or undoes it."""
    table, players = seated(server, Match(GAME.id, SEATS, seed)), Players(seed)
    while not table.match.over:
        seat = players.luck.choice(table.match.active)
        words = players.choose(table.match, seat)
        if seat != 0 and words != "done":
            yield table, partial(step, table, seat, "play", words)
            if players.luck.random() < 0.3:
                yield table, partial(step, table, seat, "undo", "")
        else:
            plays(table, seat, words)
            table.wake()


def step(table: Table, seat: int, kind: str, words: str) -> None:
    table.apply(table.event(seat, kind, words, f"{table.number}"))
    table.wake()


def differences(server: Server, number: int) -> list[str]:
    """What of an onlooker's answers changed when somebody else took a step in secret; over so many moments."""
    found: list[str] = []
    for seed in range(1000):
        for table, happens in steps(server, f"secret-{seed}"):
            onlookers = [Onlooker(server, table, viewer, REFUSED) for viewer in VIEWERS]
            before = [onlooker.gets() for onlooker in onlookers]
            happens()
            after = [onlooker.gets() for onlooker in onlookers]
            found += [name for was, now in zip(before, after, strict=True) for name in was if was[name] != now[name]]
            number -= 1
            if number == 0 or found:
                return found
    return found


def test_nobody_sees_that_somebody_has_taken_a_step_in_secret(server: Server) -> None:
    assert differences(server, MOMENTS) == []


def test_that_somebody_has_chosen_is_seen_and_after_the_reveal_what(server: Server) -> None:
    table = seated(server, Match(GAME.id, SEATS, "told"))
    onlooker = Onlooker(server, table, 0, REFUSED)
    for words in ("lay 2", "lay 4", "done"):
        step(table, 1, "play", words)
    assert onlooker.gets()["log"] == []
    assert json.loads(live.notice(table, 0)) | {"seats": []} == {
        "number": 0, "versions": [0, 0, 0], "active": [0, 2], "over": False, "seats": [], "awaits": [],
    }  # fmt: skip
    assert json.loads(live.notice(table, 1))["versions"] == [0, 3, 0]
    step(table, 0, "play", "done")
    step(table, 2, "play", "done")
    assert len(onlooker.gets()["log"]) == 5
    assert json.loads(live.notice(table, 0))["versions"] == [1, 3, 1]
    assert table.match.scores[1] == table.match.position()["seats"][1]["points"] > 0


def test_the_stream_is_silent_about_a_step_in_secret(server: Server) -> None:
    table = seated(server, Match(GAME.id, SEATS, "stream"))

    async def heard(guest: str) -> int:
        notices, number = live.stream(table, guest), 0
        for words in ("", "lay 1", "lay 2", "done"):
            if words:
                step(table, 1, "play", words)
            with suppress(TimeoutError):
                await asyncio.wait_for(asyncio.shield(listening := asyncio.ensure_future(anext(notices))), 0.05)
                number += 1
            if not listening.done():
                listening.cancel()
                return number
        return number

    assert server.portal.call(heard, "seat0") == 1


def test_undo_does_not_pass_a_reveal() -> None:
    match = Match(GAME.id, 2, "late")
    for seat, words in ((0, "lay 1"), (0, "done"), (1, "lay 2")):
        match.play(words, seat)
    assert match.can_undo(0)
    match.play("done", 1)
    assert not match.can_undo(0)
    assert not match.can_undo(1)


def whole_log(table: Table, viewer: int | None, language: str) -> list[Told]:
    teller = log.Teller(table.match, log.moments_of(table.match, []), viewer, names_of(table, language), language)
    return [teller.tell(place, place + 1) for place in range(len(table.match.log))]


def last_change(table: Table, viewer: int | None) -> float:
    return max(table.changed, *table.changed_in_secret.values(), 0.0)


def open_view(s: Any, viewer: int | None) -> dict[str, Any]:
    return {**GAME.position(s), "viewer": viewer}


LEAKS: dict[str, tuple[Any, str, Any]] = {
    "a number that counts everything": (Table, "number_for", lambda table, viewer: table.number),
    "versions that count everything": (Table, "versions_for", lambda table, viewer: list(table.versions)),
    "a time of every step": (Table, "changed_for", last_change),
    "a log without secrets": (entry, "in_secret", lambda log: []),
    "a page of the whole log": (table_page, "log_of", whole_log),
    "an API with the whole log": (api, "log_of", whole_log),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found(server: Server, monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    monkeypatch.setattr(*LEAKS[leak])
    assert differences(server, MOMENTS)


def test_a_view_that_shows_what_was_laid_is_found(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAME.__dict__, "view", open_view)
    assert differences(server, MOMENTS)


def test_an_undo_that_tells_whether_others_have_begun_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """While others choose in secret, what was done in the open stands: it must not depend on how far they are."""

    def answers_of(match: Match) -> list[bool]:
        found = [match.can_undo(0)]
        for words in ("lay 1", "lay 2", "done"):
            match.play(words, 1)
            found.append(match.can_undo(0))
        return found

    def in_the_open(s: Any, seat: int, move: int) -> bool:
        return seat != 0

    def begun() -> Match:
        match = Match(GAME.id, 2, "open")
        match._rules = SimpleNamespace(**{**vars(match._rules), "secret": in_the_open})
        match.play("lay 3", 0)
        return match

    assert answers_of(begun()) == [False] * 4
    monkeypatch.setattr(undo, "choosing_in_secret", lambda match: {e.seat for e in entry.in_secret(match.log)})
    assert len(set(answers_of(begun()))) == 2

"""A bot that cannot go on: its table is told once, and the seat goes to someone else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from fabrica import Match
from fabrica.bots import unfit
from fabrica.bots.worker import Overdue
from fabrica.search.weights import BadWeights
from fabrica.server import bots
from fabrica.server.app import create_app
from fabrica.server.lobby import Lobby
from fabrica.server.places import Place
from fabrica.server.reseating import reseat
from fabrica.server.settings import Settings
from fabrica.server.store import Store
from fabrica.server.table import Table

GAME = "fantastic-factories"
FIRST = Match(GAME, seats=2, seed="a").moves(0)[0]
Choice = Callable[[Any], str]


def in_lobby(tmp_path: Path, scene: Callable[[Lobby], Awaitable[None]]) -> None:
    async def play() -> None:
        lobby = Lobby(Store(f"sqlite:///{tmp_path / 'lobby.db'}"), bot_pause=0)
        try:
            await asyncio.wait_for(scene(lobby), 30)
        finally:
            await lobby.close()

    asyncio.run(play())


class Scripted:
    """Thinkers that do for each thought what they are told: raise, or choose."""

    def __init__(self, *script: Exception | str) -> None:
        self.script, self.asked = list(script), 0

    async def choose(self, *given: Any, **asked: Any) -> str:
        self.asked += 1
        found = self.script.pop(0) if self.script else RuntimeError("nobody should ask")
        if isinstance(found, Exception):
            raise found
        return found

    def close(self) -> None: ...


async def table_with(lobby: Lobby, *script: Exception | str) -> tuple[Table, Scripted]:
    """A table whose bot begins; when it has nothing more to think of."""
    scripted = lobby.bots.pool = Scripted(*script)  # type: ignore[assignment]
    id, _ = await lobby.create(Match(GAME, seats=2, seed="a"), "ann", [Place("bot", bot="greedy"), Place("me")])
    await asyncio.gather(*lobby.bots._at_it.values())
    return await lobby.get(id), scripted


TROUBLES = {"failed": RuntimeError("ValueError: oh"), "refused": "activate biolab 1"}


@pytest.mark.parametrize(("why", "thought"), TROUBLES.items(), ids=TROUBLES)
def test_a_bot_that_cannot_go_on_is_told_once_and_asked_no_more(
    why: str, thought: Exception | str, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = list[dict[int, str]]()
    monkeypatch.setattr(Table, "wake", lambda table: told.append(dict(table.troubles)))

    async def scene(lobby: Lobby) -> None:
        table, scripted = await table_with(lobby, thought)
        for _ in range(3):
            await lobby.get(table.id)
            await asyncio.sleep(0.01)
        assert (table.troubles, scripted.asked, table.number) == ({0: why}, 1, 0)
        assert told == [{0: why}]

    with caplog.at_level(logging.ERROR):
        in_lobby(tmp_path, scene)
    assert len(caplog.records) == 1


def test_a_bot_that_is_late_is_told_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "PAUSE_MOST", 0.0)

    async def scene(lobby: Lobby) -> None:
        told = list[dict[int, str]]()
        monkeypatch.setattr(Table, "wake", lambda table: told.append(dict(table.troubles)))
        table, _ = await table_with(lobby, Overdue(""), Overdue(""), Overdue(""), FIRST, RuntimeError("enough"))
        assert told[0] == {0: "late"}
        assert {} in told
        assert table.number == 1

    in_lobby(tmp_path, scene)


def test_a_move_that_came_too_late_is_no_refusal(tmp_path: Path) -> None:
    """The table has changed meanwhile: the bot thinks again."""

    async def scene(lobby: Lobby) -> None:
        table, scripted = await table_with(lobby, RuntimeError("not yet"))
        table.troubles.clear()
        act = lobby.bots._act

        async def meanwhile(table: Table, seat: int, *what: Any) -> None:
            lobby.bots._act = act
            table.versions[seat] += 1
            await act(table, seat, *what)

        lobby.bots._act, scripted.script = meanwhile, [FIRST, FIRST, RuntimeError("enough")]
        lobby.bots.call(table)
        await asyncio.gather(*lobby.bots._at_it.values())
        assert table.number == 1
        assert scripted.asked == 4

    in_lobby(tmp_path, scene)


@pytest.mark.parametrize("to", ["greedy", "random", "me", "open"])
def test_its_seat_goes_to_someone_else(to: str, tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        table, scripted = await table_with(lobby, RuntimeError("oh"))
        scripted.script = [FIRST, RuntimeError("enough")]
        await reseat(lobby, table.id, 0, to, "ann", "Ann")
        await asyncio.gather(*lobby.bots._at_it.values())
        place = table.seats[0]
        if to == "me":
            assert (place.owner, place.name, table.seats_of("ann")) == ("ann", "Ann", (0, 1))
        elif to == "open":
            assert not table.has_begun
            await lobby.sit(table.id, 0, "ben", "Ben")
            assert table.seats_of("ben") == (0,)
            assert table.has_begun
        else:
            assert (place.bot, table.number) == (to, 1)

    in_lobby(tmp_path, scene)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(create_app(Settings(f"sqlite:///{tmp_path / 'troubles.db'}", bot_pause=0.0))) as found:
        yield found


@pytest.fixture
def match(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A match whose bot knows another box since it began."""
    seats = [{"kind": "bot", "bot": "trained"}, {"kind": "me"}]
    id: str = client.post("/api/matches", json={"seats": seats}).json()["id"]
    with monkeypatch.context() as changed:
        changed.setattr("fabrica.bots.misfit", lambda game, bot: BadWeights("other cards", "components"))
        unfit.cache_clear()
        client.get(f"/api/matches/{id}")
        yield id
    unfit.cache_clear()


SAID = {  # after the name of the bot
    "en": " can no longer play: it has learned with cards other than those in this box.",
    "pt": " já não pode jogar: aprendeu com cartas diferentes das desta caixa.",
    "pl": " nie może już grać: uczył się na innych kartach niż te w tym pudełku.",
    "es": " ya no puede jugar: aprendió con cartas distintas de las de esta caja.",
}


@pytest.mark.parametrize("language", SAID)
def test_a_match_says_that_its_bot_no_longer_fits(language: str, client: TestClient, match: str) -> None:
    page = client.get(f"/g/{match}", headers={"accept-language": language}).text
    assert SAID[language] in page
    assert page.count('name="to"') == 6  # four levels, the maker, anyone
    assert client.get(f"/api/matches/{match}").json()["seats"][0]["trouble"] == "unfit-components"


def test_only_those_who_sit_there_give_a_seat_away(client: TestClient, match: str) -> None:
    client.cookies.clear()
    page = client.get(f"/g/{match}").text
    assert SAID["en"] in page
    assert 'name="to"' not in page
    assert client.post(f"/api/matches/{match}/reseat", json={"seat": 0, "to": "random"}).status_code == 403


def test_a_seat_is_given_away_on_the_page_and_by_the_api(client: TestClient, match: str) -> None:
    for to, error in (("trained", "problem-unfit-bot"), ("nobody", "problem-unknown-bot")):
        assert client.post(f"/api/matches/{match}/reseat", json={"seat": 0, "to": to}).json()["error"] == error
    page = client.post(f"/g/{match}/reseat", data={"seat": "0", "to": "random"})
    assert page.status_code == 200
    assert SAID["en"] not in page.text
    shown = client.get(f"/api/matches/{match}").json()["seats"][0]
    assert (shown["bot"], shown["trouble"]) == ("random", None)
    again = client.post(f"/api/matches/{match}/reseat", json={"seat": 0, "to": "me"})
    assert (again.status_code, again.json()["error"]) == (409, "problem-bot-plays")

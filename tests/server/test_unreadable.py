"""One bad match harms nobody: it is a line in a list and a page that says why; all others go on."""

from __future__ import annotations

import asyncio
import itertools
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from fabrica import Match
from fabrica.i18n.messages import LANGUAGES, say
from fabrica.server.lobby import Lobby
from fabrica.server.places import Place
from fabrica.server.problems import Unreadable
from fabrica.server.store import Event, Store
from fabrica.server.words import told
from server.visitors import FAST, ME, PATIENCE, Listener, Server, Visitor, open_server

DAMAGES = {
    "rules": "UPDATE matches SET beginning = replace(beginning, 'rules ', 'rules 9') WHERE id = :match",
    "game": "UPDATE matches SET beginning = replace(beginning, 'game fantastic-factories', 'game chess') WHERE id = :match",
    "box": "UPDATE matches SET beginning = replace(beginning, 'state ', 'state 0') WHERE id = :match",
    "damaged": "UPDATE matches SET beginning = substr(beginning, 1, 90) WHERE id = :match",
    "damaged: nothing": "UPDATE matches SET beginning = '' WHERE id = :match",
    "damaged: a seat": "DELETE FROM seats WHERE match = :match AND seat = 1",
    "bot": "UPDATE seats SET bot = 'oracle' WHERE match = :match AND seat = 1",
    "events: one is missing": "DELETE FROM events WHERE match = :match AND number = 2",
    "events: no move": "UPDATE events SET words = 'castle' WHERE match = :match AND number = 2",
    "events: no kind": "UPDATE events SET kind = 'dance' WHERE match = :match AND number = 2",
    "events: no seat": "UPDATE events SET seat = 7 WHERE match = :match AND number = 2",
    "events: nothing to undo": "UPDATE events SET kind = 'undo', seat = 1 WHERE match = :match AND number = 1",
}
ASKED = ("", "?at=0", "?as=0", "/review", "/share")
ASKED_OF_THE_API = ("", "/moves", "/log", "/record", "/stream", "/hint", "/review")


@dataclass
class Scene:
    server: Server
    file: Path
    ann: Visitor
    bad: str
    good: str

    def change(self, statement: str) -> None:
        with closing(sqlite3.connect(self.file, isolation_level=None)) as store:
            assert store.execute(statement, {"match": self.bad}).rowcount == 1

    def forget(self) -> None:
        """As after a restart."""
        self.server.lobby._recent.clear()
        self.server.lobby._tables.clear()
        self.server.lobby._unreadable.clear()

    def rows(self) -> dict[str, list[tuple[Any, ...]]]:
        with closing(sqlite3.connect(self.file)) as store:
            return {t: store.execute(f"SELECT * FROM {t} ORDER BY 1, 2").fetchall() for t in ("matches", "seats", "events")}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("unreadable")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Server]:
    with open_server(folder, raises=False, **FAST) as found:
        yield found


@pytest.fixture
def scene(server: Server, folder: Path) -> Scene:
    """Ann's two matches, of which one goes bad."""
    ann = server.visitor()
    bad, good = ann.creates(ME, ME)[0], ann.creates(ME, ME)[0]
    for match in (bad, good):
        ann.plays_on(match, 4)
    return Scene(server, folder / "fabrica.db", ann, bad, good)


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_match_that_cannot_be_read_says_why_and_harms_no_other(scene: Scene, damage: str) -> None:
    why = Unreadable(scene.bad, damage.partition(":")[0])
    scene.change(DAMAGES[damage])
    scene.forget()
    for language in LANGUAGES:
        scene.ann.headers = {"accept-language": language, "accept": "text/html"}
        text = told(why, language)[0]
        front = scene.ann.get("/")
        assert front.status_code == 200
        assert all(f"/g/{match}" in front.text for match in (scene.bad, scene.good))
        assert text in front.text
        assert say("", "game-unreadable", language=language) in front.text
        page = scene.ann.get(f"/g/{scene.bad}")
        assert (page.status_code, text in page.text) == (409, True)
    said = scene.ann.get(f"/api/matches/{scene.bad}").json()
    assert (said["error"], said["message"]) == (why.id, told(why, "es")[0])
    assert scene.ann.get("/api/matches/mine").json() == [scene.good, scene.bad]
    assert scene.ann.plays_on(scene.good, 1)["number"] == 5


def test_whatever_is_asked_of_it_is_answered_with_the_reason_and_changes_nothing(scene: Scene) -> None:
    scene.change(DAMAGES["events: one is missing"])
    scene.forget()
    before, api = scene.rows(), f"/api/matches/{scene.bad}"
    answers = [scene.ann.get(f"{api}{path}") for path in ASKED_OF_THE_API]
    answers += [scene.ann.get(f"/g/{scene.bad}{path}") for path in ASKED]
    answers += [scene.ann.acts(scene.bad, kind, 0) for kind in ("undo", "redo", "restart")]
    answers += [scene.ann.plays(scene.bad, "pass"), scene.ann.post(f"{api}/sit", {"seat": 1})]
    forms = ("play", "sit", "fork", "rematch")
    answers += [scene.ann.ask("POST", f"/g/{scene.bad}/{kind}", data={"version": 4}) for kind in forms]
    assert {(a.status_code, a.json()["error"]) for a in answers} == {(409, "problem-unreadable-events")}
    assert scene.rows() == before


def test_a_match_that_is_mended_is_read_again(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    scene.change(DAMAGES["bot"])
    scene.forget()
    assert scene.ann.get(f"/g/{scene.bad}").status_code == 409
    scene.change("UPDATE seats SET bot = NULL WHERE match = :match AND seat = 1")
    assert scene.ann.get(f"/g/{scene.bad}").status_code == 409  # not read again and again
    later = scene.server.lobby._unreadable[scene.bad][0] + 1
    monkeypatch.setattr("fabrica.server.lobby.time.monotonic", lambda: later)
    assert scene.ann.get(f"/g/{scene.bad}").status_code == 200


def test_no_secret_of_it_is_in_the_log(scene: Scene, caplog: pytest.LogCaptureFixture) -> None:
    seed = scene.server.table(scene.bad).match.seed
    with caplog.at_level(logging.DEBUG):
        for damage in ("damaged", "box", "events: one is missing"):
            scene.change(DAMAGES[damage])
            scene.forget()
            scene.ann.get(f"/g/{scene.bad}")
    assert f"match {scene.bad} cannot be read" in caplog.text
    assert seed not in caplog.text


JUNK: tuple[object, ...] = ("x\nstate", 10**6, None, b"\xff\xfe")


def test_any_column_with_any_junk_leaves_the_house_standing(scene: Scene) -> None:
    """Row by row, column by column: never a 500 on the front page, for the match, or for another."""
    with closing(sqlite3.connect(scene.file, isolation_level=None)) as store:
        columns = [(t, row[1]) for t in ("matches", "seats", "events") for row in store.execute(f"PRAGMA table_info({t})")]
        mine = {"matches": "id = :m", "seats": "match = :m AND seat = 1", "events": "match = :m AND number = 1"}
        for (table, column), junk in itertools.product(columns, JUNK):
            if column in ("id", "match"):
                continue
            before = store.execute(f"SELECT {column} FROM {table} WHERE {mine[table]}", {"m": scene.bad}).fetchone()[0]
            change = f"UPDATE OR IGNORE {table} SET {column} = :value WHERE rowid = :row"
            row = store.execute(f"SELECT rowid FROM {table} WHERE {mine[table]}", {"m": scene.bad}).fetchone()[0]
            try:
                store.execute(change, {"value": junk, "row": row})
            except sqlite3.IntegrityError:
                continue  # the schema itself refuses it
            scene.forget()
            asked = ("/", f"/g/{scene.bad}", f"/api/matches/{scene.bad}", f"/api/matches/{scene.good}", "/api/matches/mine")
            statuses = [scene.ann.get(path, headers={"accept": "text/html"}).status_code for path in asked]
            assert max(statuses) < 500, (table, column, junk, statuses)
            assert statuses[3] == 200
            store.execute(change, {"value": before, "row": row})


# Tables that are open when it happens


def in_lobby(folder: Path, scene: Any) -> None:
    async def play() -> None:
        lobby = Lobby(Store(f"sqlite:///{folder / 'lobby.db'}"), bot_pause=0)
        try:
            await asyncio.wait_for(scene(lobby), 30)
        finally:
            await lobby.close()

    asyncio.run(play())


def test_a_bot_at_a_table_that_breaks_stops(tmp_path: Path) -> None:
    """Another has written an event that is no move: the bot's next move finds it, and it is not tried again."""

    async def scene(lobby: Lobby) -> None:
        match = Match("fantastic-factories", seats=2, seed="a")
        thoughts = iter([match.moves(0)[0]] * 5)
        lobby.bots.pool.choose = lambda *given, **asked: asyncio.sleep(0, next(thoughts))  # type: ignore[method-assign]
        id, _ = await lobby.create(match, "ann", [Place("bot", bot="random"), Place("me")])
        lobby.store.append([Event(id, 1, 0, "play", "castle", "other")])
        await asyncio.gather(*lobby.bots._at_it.values(), return_exceptions=True)
        assert len(list(thoughts)) == 4
        with pytest.raises(Unreadable):
            await lobby.get(id)
        assert lobby.bots._at_it == {}

    in_lobby(tmp_path, scene)


def test_news_of_a_bad_match_does_not_stop_news_of_others(tmp_path: Path) -> None:
    async def scene(lobby: Lobby) -> None:
        match = Match("fantastic-factories", seats=1, seed="a")
        ids = [(await lobby.create(match, "ann", [Place("me")]))[0] for _ in range(2)]
        tables = [await lobby.get(id) for id in ids]
        words = match.moves(0)[0]
        lobby.store.append([Event(ids[0], 1, 0, "play", "castle", "a"), Event(ids[1], 1, 0, "play", words, "b")])
        await lobby.news(None)
        assert [(table.closed, table.number) for table in tables] == [(True, 0), (False, 1)]

    in_lobby(tmp_path, scene)


def test_a_stream_of_a_table_that_breaks_ends(scene: Scene) -> None:
    with Listener(scene.ann, f"/api/matches/{scene.bad}/stream") as stream:
        number = stream.notice()["number"]
        scene.server.lobby.store.append([Event(scene.bad, number + 1, 0, "play", "castle", "other")])
        scene.server.portal.call(scene.server.lobby.news, scene.bad)
        stream._running.result(timeout=PATIENCE)
        assert scene.ann.get(f"/api/matches/{scene.bad}/stream").status_code == 409


def test_a_match_of_earlier_rules_with_other_cards_says_so(scene: Scene) -> None:
    """The rules of before are here still: it is the cards that are not."""
    beginning = Match("fantastic-factories", seats=2, seed="a", rules=1).record().replace("state ", "state 0")
    with closing(sqlite3.connect(scene.file, isolation_level=None)) as store:
        store.execute("UPDATE matches SET beginning = ? WHERE id = ?", [beginning, scene.bad])
    scene.forget()
    assert scene.ann.get(f"/api/matches/{scene.bad}").json()["error"] == "problem-unreadable-box"

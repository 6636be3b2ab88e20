"""The writer: what does not fit harms nobody else, and a match that is gone is unknown."""

from __future__ import annotations

import asyncio
from pathlib import Path

import sqlalchemy as sa

from fabrica.server.database import UNFIT
from fabrica.server.schema import metadata
from fabrica.server.store import Event, Seat, Store
from fabrica.server.writer import Writer
from server.visitors import ME, open_server


def test_an_event_that_does_not_fit_harms_no_other(database: str) -> None:
    store = Store(database)
    store.create("m", "beginning", [Seat(0, "person", "ann", "Ann")])
    writer = Writer(store)
    written = asyncio.run(batch(writer, ["m", "gone", "m"]))
    assert [written[0], written[2]] == [True, True]
    assert isinstance(written[1], UNFIT)
    assert [event.number for event in store.events_after("m", 0)] == [1, 3]
    writer.close()
    store.close()


async def batch(writer: Writer, matches: list[str]) -> list[bool | BaseException]:
    """Events that come in one batch: what each was answered."""
    loop = asyncio.get_running_loop()
    waiting = [(Event(match, n, 0, "play", "pass", f"r{n}"), loop.create_future()) for n, match in enumerate(matches, 1)]
    await asyncio.to_thread(writer._write, waiting)
    return [*await asyncio.gather(*(done for _, done in waiting), return_exceptions=True)]


def test_a_match_that_is_gone_is_unknown(tmp_path: Path) -> None:
    with open_server(tmp_path) as server:
        ann = server.visitor()
        match, _ = ann.creates(ME, ME)
        move = ann.sees(match)["moves"][0]
        with server.lobby.store.writing.begin() as connection:
            for name in ("seats", "matches"):
                connection.execute(sa.delete(metadata.tables[name]))
        answer = ann.plays(match, move)
        assert (answer.status_code, answer.json()["error"]) == (404, "problem-unknown-match")
        assert ann.get(f"/api/matches/{match}").status_code == 404

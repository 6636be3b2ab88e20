"""Two hundred generated requests to every page and the API, on either database; `make soak` sends many more."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest
from fastapi import Request

from fabrica.engine.match import Match
from fabrica.server import api, request_context
from fabrica.server.lobby import Lobby
from server.fuzz import fuzz


def test_whatever_is_asked_is_no_error_of_the_server(database: str) -> None:
    report = asyncio.run(fuzz(database, 200, "short"))
    assert report.requests == 200
    assert len(report.routes) > 30
    assert report.statuses[200] > 30


# It finds what it looks for


def fails_on_odd_languages(request: Request) -> str:
    return {"en": "en", "": "en"}[request.headers.get("accept-language", "")]


def logs_who_asks(self: Lobby, id: str, guest: str | None) -> bool:
    logging.getLogger("fabrica").error("a guest asks with the key %s", self.store.key("guests"))
    return False


def tells_the_seed(table: Any, guest: str | None, seat: int | None = None) -> Any:
    return SEEN(table, guest, seat).model_copy(update={"proof": table.match.seed})


def begins_anew(self: Match, seat: int) -> bool:
    self.log.clear()
    return True


SEEN = api.seen
BUGS = {
    "an error on some requests": (request_context, "language_of", fails_on_odd_languages),
    "a key in the log": (Lobby, "is_seated", logs_who_asks),
    "a seed in an answer": (api, "seen", tells_the_seed),
    "a look that changes a match": (Match, "can_undo", begins_anew),
}


@pytest.mark.parametrize(("place", "name", "bug"), BUGS.values(), ids=BUGS)
def test_a_planted_bug_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: Any, name: str, bug: Any) -> None:
    monkeypatch.setattr(place, name, bug)
    with pytest.raises(AssertionError):
        asyncio.run(fuzz(f"sqlite:///{tmp_path / 'planted.db'}", 300, "a planted bug"))

"""Sessions scripted through standard input."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

import pytest

from fabrica import Match
from fabrica.registry import games
from fabrica.terminal import play

Typing = Callable[..., str]


@pytest.fixture
def match() -> Match:
    return Match("fantastic-factories", seats=1, machine="hard", seed="7")


@pytest.fixture(params=games())
def any_match(request: pytest.FixtureRequest) -> Match:
    """A game alone, of every kind."""
    return Match(request.param, seats=1, seed="7")


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Typing:
    """Types lines into a session; gives what was shown."""

    def run(match: Match, *lines: str, **rest: Any) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(line + "\n" for line in lines)))
        play(match, **rest)
        return capsys.readouterr().out

    return run

"""What must hold after every move, in a few thousand games; `make soak` does ten million."""

from __future__ import annotations

import pytest

from soak import Report, Soak, met, settings

pytestmark = pytest.mark.compiled
GAMES_OF_EACH = 300
MET_SELDOM = {"a seat had to pass", "a fourth Beacon was built", "a win was shared", "a hand held more than 15 cards"}


@pytest.fixture(scope="module")
def report() -> Report:
    total, soak = Report(), Soak("test")
    for number, (seats, options, players) in zip(range(64), settings(), strict=False):
        part = soak.chunk(number * GAMES_OF_EACH, GAMES_OF_EACH, seats, options, players)
        total.games += part.games
        total.tally += part.tally
        total.violations += part.violations
    return total


def test_every_promise_holds_after_every_move(report: Report) -> None:
    assert report.games == 64 * GAMES_OF_EACH
    assert report.violations == []


def test_rare_things_happen(report: Report) -> None:
    assert {name for name, count in met(report).items() if count == 0} <= MET_SELDOM

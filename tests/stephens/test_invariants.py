"""What must hold after every move, in some thousand games; `python tests/soak.py --game stephens` does millions."""

from __future__ import annotations

import pytest

from contract.playing import Players, Table, moments, tables_of
from fabrica.engine.layout import copy
from promises import STEPHENS
from soak import Report, Soak, met, settings
from stephens.invariants import BROKEN, broken

GAMES_OF_EACH = 100
TABLES = 16 * 7
MET_SELDOM = {
    "the Automa's bag was empty",
    "a win was shared",
    "a deck of contracts was made anew",
    "a deck of investments was made anew",
}


@pytest.fixture(scope="module")
def report() -> Report:
    total, soak = Report(game=STEPHENS), Soak("test", STEPHENS)
    for number, table in zip(range(TABLES), settings(STEPHENS), strict=False):
        part = soak.chunk(number * GAMES_OF_EACH, GAMES_OF_EACH, *table)
        total.games += part.games
        total.tally += part.tally
        total.violations += part.violations
    return total


@pytest.mark.compiled
def test_every_promise_holds_after_every_move(report: Report) -> None:
    assert report.games == TABLES * GAMES_OF_EACH
    assert report.violations == []


@pytest.mark.compiled
def test_rare_things_happen(report: Report) -> None:
    assert {name for name, count in met(report).items() if count == 0} <= MET_SELDOM


@pytest.mark.parametrize("table", tables_of(STEPHENS), ids=str)
def test_the_promises_hold_in_interpreted_games_too(table: Table) -> None:
    for seed in range(2):
        match = table.match(seed)
        before = copy(match._state)
        for now in moments(match, Players(seed)):
            assert BROKEN[broken(before, now._state)] == "holds", now.log[-1].words
            before = copy(now._state)

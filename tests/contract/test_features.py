"""What learners get of a state: a row that depends on nothing hidden, shows what changes, and is the same on every backend."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

import fabrica
from contract.playing import Players, Table, every_game, every_table, moments
from fabrica import Match
from fabrica.engine.chance import key_of
from fabrica.engine.observation import FEATURE_MOST, FeatureTable
from fabrica.simulate.batch import Batch

MOMENTS = 60


def row(match: Match, seat: int, state: Any = None) -> list[int]:
    out = [0] * match.game.features
    match.game.observe(match._state if state is None else state, seat, out)
    return out


def some_moments(table: Table) -> itertools.islice[Match]:
    return itertools.islice(moments(table.new_match("features"), Players(str(table))), 0, MOMENTS * 4, 4)


@every_table
def test_a_row_does_not_depend_on_what_is_hidden_from_the_seat(table: Table) -> None:
    for number, match in enumerate(some_moments(table)):
        seat = number % table.seats
        assert row(match, seat) == row(match, seat, match.game.resample(match._state, seat, key_of(f"{number}")))


@every_table
def test_a_row_has_small_numbers_and_something_in_it(table: Table) -> None:
    for number, match in enumerate(some_moments(table)):
        out = row(match, number % table.seats)
        assert 0 <= min(out) < max(out) <= FEATURE_MOST


@every_game
def test_a_number_without_bounds_stays_in_a_byte(game: str) -> None:
    match = Match(game, 2, 1)
    match._state.round = 1000
    assert max(row(match, 0)) == FEATURE_MOST


@every_table
def test_what_a_seat_sees_differently_it_observes_differently(table: Table) -> None:
    """After a move that changed a seat's view, its row has changed too, but for what no rule asks for."""
    match, players, same, changed = table.match("seen"), Players("seen"), 0, 0
    before, seen = row(match, 0), match.view(0)
    for now in itertools.islice(moments(match, players), 1, MOMENTS * 2):
        changed += now.view(0) != seen
        same += now.view(0) != seen and row(now, 0) == before
        before, seen = row(now, 0), now.view(0)
    assert changed > 10
    assert same == 0


@pytest.mark.compiled
@every_game
def test_a_compiled_row_equals_the_plain_one(game: str) -> None:
    rules = fabrica.load(game)
    compiled = Batch(rules).bind(rules.observe)
    for seats in rules.seats:
        for match in some_moments(Table(game, seats, {})):
            for seat in range(seats):
                out = np.zeros(rules.features, np.uint8)
                compiled(rules.layout.to_record(match._state), seat, out)
                assert out.tolist() == row(match, seat)


@every_game
def test_each_feature_has_a_name_and_a_most(game: str) -> None:
    rules = fabrica.load(game)
    assert len(rules.feature_names) == rules.features == len(set(rules.feature_names))
    assert min(rules.feature_most.values()) >= 1


def test_two_features_cannot_have_one_name() -> None:
    table = FeatureTable()
    assert (table.add(["a", "b"]), table.add(["c"], 5)) == (0, 2)
    assert table.add_for(("own", "opponent"), {"d": 2, "e": 3}) == 3
    assert list(table.close().items()) == [
        ("a", 1), ("b", 1), ("c", 5), ("own: d", 2), ("own: e", 3), ("opponent: d", 2), ("opponent: e", 3),
    ]  # fmt: skip
    table.add(["a"])
    with pytest.raises(ValueError, match="same name"):
        table.close()

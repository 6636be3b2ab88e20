"""The puzzles that come with a game: each is what it says, and every day has one."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabrica.coach import solve
from fabrica.engine.match import Match
from fabrica.puzzles.finder import as_seen
from fabrica.puzzles.puzzle import LEAST, MOST, Puzzle, id_of, read, write
from fabrica.puzzles.shelf import by_rating, find, of_day, shelf, today
from fabrica.registry import load

GAME = load("fantastic-factories")
SHELF = shelf(GAME)
every_puzzle = pytest.mark.parametrize("puzzle", SHELF, ids=lambda puzzle: str(puzzle.id))


def test_there_are_enough_of_all_kinds() -> None:
    assert len(SHELF) == 60
    assert {puzzle.goal for puzzle in SHELF} == {"goods", "score"}
    ratings = [puzzle.rating for puzzle in by_rating(GAME)]
    assert ratings == sorted(ratings)
    assert LEAST <= ratings[0] < 1300 < 2000 < ratings[-1] <= MOST
    assert shelf(load("stephens")) == ()


@every_puzzle
def test_a_puzzle_is_legal_and_its_line_brings_what_it_says(puzzle: Puzzle) -> None:
    """Reading plays the line; under other chance it brings the same, for it needs no luck."""
    assert read(write(puzzle)) == puzzle
    assert id_of(puzzle.position, puzzle.seat, puzzle.goal) == puzzle.id
    for seed in range(3):
        match = Match.from_position(puzzle.position, seed=seed)
        for words in puzzle.line:
            match.play(words, puzzle.seat)
        assert puzzle.is_done(match)
        assert puzzle.value(match) == puzzle.best


@pytest.mark.compiled
@pytest.mark.parametrize("puzzle", SHELF[::20], ids=lambda puzzle: str(puzzle.id))
def test_a_puzzle_is_solved_again(puzzle: Puzzle) -> None:
    """Without luck the coach finds no more, also when the others' hidden cards are others."""
    found = solve(as_seen(puzzle.position, puzzle.seat), puzzle.seat, puzzle.goal, seconds=60)
    assert found.certain
    assert found.value == puzzle.best or (found.value > puzzle.best and found.luck)


# One a day

days = st.dates(date(1990, 1, 1), date(2400, 1, 1))


@given(days)
def test_no_puzzle_comes_twice_until_all_have_come(day: date) -> None:
    found = [of_day(GAME, day + timedelta(n)).id for n in range(len(SHELF))]
    assert sorted(found) == [puzzle.id for puzzle in SHELF]
    assert of_day(GAME, day + timedelta(len(SHELF))).id == found[0]


@given(days)
def test_a_puzzle_is_found_by_its_day_and_by_its_id(day: date) -> None:
    puzzle = of_day(GAME, day)
    assert find(GAME, day.isoformat()) is puzzle
    assert find(GAME, puzzle.id) is puzzle


@given(st.text(max_size=12))
def test_anything_else_finds_none(text: str) -> None:
    known = {puzzle.id for puzzle in SHELF}
    assert find(GAME, f"x{text}") is None or f"x{text}" in known


def test_the_day_is_that_of_greenwich() -> None:
    assert today() in {datetime.now(UTC).date(), (datetime.now(UTC) - timedelta(minutes=1)).date()}

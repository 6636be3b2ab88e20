"""Mining: what is kept is certain, missed by the bots, the only plan, and rated within the scale."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from typer.testing import CliRunner

from fabrica.cli.main import app
from fabrica.games.fantastic_factories.solver import parts_of
from fabrica.puzzles.finder import MARGIN, Find, is_only_plan, reached_by, spread
from fabrica.puzzles.puzzle import LEAST, MOST, Puzzle, read
from fabrica.puzzles.rating import WEIGHTS, effort, measures, rated
from fabrica.puzzles.shelf import by_rating, shelf
from fabrica.registry import load

GAME = load("fantastic-factories")
EASY, HARD = by_rating(GAME)[0], by_rating(GAME)[-1]


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A slow machine finds the same."""
    monkeypatch.setattr("fabrica.puzzles.finder.SECONDS", 60.0)


def found(puzzle: Puzzle) -> Find:
    return Find(*(getattr(puzzle, name) for name in ("position", "seat", "goal", "best", "line")))


@pytest.mark.compiled
@pytest.mark.parametrize("puzzle", [EASY, HARD], ids=["easy", "hard"])
def test_a_puzzle_has_one_plan(puzzle: Puzzle) -> None:
    """Less would be had by another plan too."""
    assert is_only_plan(found(puzzle))
    assert not is_only_plan(replace(found(puzzle), best=puzzle.best - MARGIN))


def test_bots_are_measured_by_their_own_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that plays the line reaches the best, one that goes home at once what was there."""
    monkeypatch.setattr("fabrica.puzzles.finder.choose", lambda bot, view, seed: EASY.line[int(seed)])
    assert reached_by("clever", found(EASY)) == EASY.best
    monkeypatch.setattr("fabrica.puzzles.finder.choose", lambda bot, view, seed: "finish")
    assert reached_by("lazy", found(EASY)) == EASY.value(EASY.begin())


@pytest.mark.compiled
def test_a_rating_follows_from_how_hard_it_is() -> None:
    ratings = []
    for puzzle in (EASY, HARD):
        bots = [puzzle.best - MARGIN] * 2
        assert all(0 <= part <= 1 for part in measures(puzzle, bots).values())
        ratings.append(rated(puzzle, bots))
    assert LEAST < ratings[0] < ratings[1] - 400 < MOST
    assert sum(WEIGHTS.values()) == pytest.approx(1)
    assert effort(0, 100) == 1 > effort(1, 100) > effort(99, 100) > effort(100, 100) == 0


@pytest.mark.compiled
def test_a_position_of_a_puzzle_is_found_to_be_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Mined once more, among lazy bots: the same file, but for its rating, and by the newest rules."""
    monkeypatch.setattr("fabrica.puzzles.finder.sampled", lambda *how: iter([HARD.position]))
    monkeypatch.setattr("fabrica.puzzles.finder.choose", lambda bot, view, seed: "finish")
    done = CliRunner().invoke(app, ["puzzles", "mine", "--games", "1", "--out", str(tmp_path), "--json"])
    assert done.exit_code == 0, done.output
    told = json.loads(done.stdout)
    assert told["found"] == len(told["puzzles"]) == len(list(tmp_path.iterdir()))
    for file in tmp_path.iterdir():
        assert read(file.read_text()).id == file.stem
    again = read((tmp_path / f"{HARD.id}.json").read_text())
    assert replace(again, rules=HARD.rules, rating=HARD.rating, line=HARD.line) == HARD


def test_puzzles_are_spread_over_the_ratings() -> None:
    puzzles = [*shelf(GAME), *shelf(GAME)]
    assert len(spread(puzzles, None)) == len(shelf(GAME))
    kept = spread(puzzles, 10)
    assert [kept[0], kept[-1]] == [EASY, HARD]
    gaps = [b.rating - a.rating for a, b in pairwise(kept)]
    assert len(kept) == 10
    assert max(gaps) <= 3 * (MOST - LEAST) / 10
    assert len(spread(puzzles, 1)) == 1


def test_the_cards_of_a_line() -> None:
    line = ("mine 5", "build robot discard dojo", "activate robot", "activate golem 2", "replicate foundry 3", "finish")
    assert parts_of(line) == ["robot", "golem"]

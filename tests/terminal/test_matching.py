"""Abbreviations, completions and groups."""

from __future__ import annotations

import pytest

from fabrica.registry import games, load
from fabrica.terminal.matching import completions, grouped, meant

LEGAL = ["research 3", "research 4", "reroll 3", "build power_plant discard golem", "build biolab discard power_plant", "finish"]


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("research 3", ["research 3"]),
        ("res 3", ["research 3"]),
        ("RES  3", ["research 3"]),
        ("re 3", ["research 3", "reroll 3"]),
        ("res", ["research 3", "research 4"]),
        ("f", ["finish"]),
        ("build power plant", ["build power_plant discard golem"]),
        ("b bio pow", ["build biolab discard power_plant"]),
        ("golem", []),
        ("research 5", []),
        ("research 3 4", []),
        ("", []),
    ],
)
def test_abbreviations(line: str, found: list[str]) -> None:
    assert meant(line, LEGAL) == found


@pytest.mark.parametrize("game", games())
def test_the_words_of_a_move_always_mean_that_move(game: str) -> None:
    moves = load(game).moves
    assert all(meant(words, moves) == [words] for words in moves[::37])


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("re", [("research ", 2), ("reroll ", 2)]),
        ("research ", [("3", 0), ("4", 0)]),
        ("build power_plant discard g", [("golem", 1)]),
        ("fin", [("finish", 3)]),
        ("gol", [("build power_plant discard golem", 3)]),
        ("nothing", []),
    ],
)
def test_completions(text: str, found: list[tuple[str, int]]) -> None:
    assert list(completions(text, LEGAL)) == found


def test_a_word_that_ends_one_phrase_and_begins_another_is_completed_without_a_space() -> None:
    assert list(completions("he", ["help", "help golem"])) == [("help", 2)]


def test_groups() -> None:
    assert grouped(LEGAL) == {
        "research": ["3 | 4"],
        "reroll": ["3"],
        "build": ["power_plant discard golem", "biolab discard power_plant"],
        "finish": [],
    }

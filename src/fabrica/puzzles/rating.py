"""How hard a puzzle is, as a number like a player's: see docs/puzzles.md."""

from __future__ import annotations

from collections.abc import Sequence
from math import log2
from statistics import mean
from typing import Any

from fabrica.puzzles.puzzle import LEAST, MOST, Puzzle

TRIES = 8192  # lines of wanderers
LONG, WIDE = 20, 64  # moves of a line, and choices at each, that are as hard as can be
WEIGHTS = {"effort": 0.7, "shortfall": 0.1, "length": 0.1, "choices": 0.1}


def rated(puzzle: Puzzle, bots: Sequence[int]) -> int:
    """The rating of a puzzle that bots have tried with these results."""
    found = measures(puzzle, bots)
    return round(LEAST + (MOST - LEAST) * sum(WEIGHTS[name] * part for name, part in found.items()))


def measures(puzzle: Puzzle, bots: Sequence[int]) -> dict[str, float]:
    """What makes it hard, each from 0 to 1."""
    from fabrica.puzzles.wandering import wanderers

    start = puzzle.begin()
    reached = wanderers(start, puzzle.seat, puzzle.goal, TRIES) - puzzle.start
    return {
        "effort": effort(sum(reached >= puzzle.best), TRIES),
        "shortfall": mean(min(1.0, (puzzle.best - bot) / max(1, gain(puzzle))) for bot in bots),
        "length": min(1.0, len(puzzle.line) / LONG),
        "choices": min(1.0, log2(mean(choices(puzzle))) / log2(WIDE)),
    }


def effort(found: Any, tries: int) -> float:
    """How often one has to try until the best line is found."""
    return log2(tries / max(float(found), 0.5)) / log2(2 * tries)


def gain(puzzle: Puzzle) -> int:
    """What the best line adds."""
    return puzzle.best - puzzle.value(puzzle.begin())


def choices(puzzle: Puzzle) -> list[int]:
    """How many moves there are at each step of the line."""
    match, found = puzzle.begin(), []
    for words in puzzle.line:
        found.append(len(match.moves(puzzle.seat)))
        match.play(words, puzzle.seat)
    return found

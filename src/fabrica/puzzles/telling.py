"""A puzzle in words: its task, how far one has come, what it was worth, and its solution."""

from __future__ import annotations

from collections.abc import Iterable

from fabrica.engine.match import Match
from fabrica.engine.parts import words_of
from fabrica.i18n.messages import Voice
from fabrica.puzzles.puzzle import Puzzle


def task(puzzle: Puzzle, say: Voice) -> str:
    return say(f"puzzle-task-{puzzle.goal}")


def so_far(puzzle: Puzzle, match: Match, say: Voice) -> str:
    return say(f"puzzle-so-far-{puzzle.goal}", n=puzzle.value(match))


def verdict(puzzle: Puzzle, match: Match, say: Voice) -> str:
    """Found, exceeded by luck, or so much short."""
    value = puzzle.value(match)
    if value < puzzle.best:
        return say(f"puzzle-short-{puzzle.goal}", n=puzzle.best - value)
    return say(f"puzzle-lucky-{puzzle.goal}" if value > puzzle.best else f"puzzle-best-{puzzle.goal}", n=value)


def solution(puzzle: Puzzle, say: Voice) -> list[str]:
    return labels(puzzle.line, say)


def labels(line: Iterable[str], say: Voice) -> list[str]:
    """Moves as buttons name them."""
    wording = words_of(say.package)
    return [wording.move_label(words, say.language) for words in line]

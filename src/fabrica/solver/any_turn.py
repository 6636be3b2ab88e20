"""The names of a game's solver, over which branch and bound is written: see engine/any_game.py."""

from __future__ import annotations

from typing import Any

GOALS = range(3)
COUNT, SCORE, VALUE = GOALS  # of something that is counted from now on; of points; of all that a game finds worth having


def _of_the_game(*_: Any) -> Any:
    raise NotImplementedError("bound to a game's own solver")


def standing(s: Any, seat: int, goal: int) -> float:
    return _of_the_game()


def unseen(s: Any, seat: int) -> int:
    return _of_the_game()


def may_end(s: Any, seat: int) -> bool:
    return _of_the_game()


def is_bounded(s: Any, seat: int) -> bool:
    return _of_the_game()


def may_follow(order: int, move: int) -> bool:
    return _of_the_game()


def first_order(s: Any, seat: int, cards: int) -> int:
    return _of_the_game()


def next_order(order: int, before: Any, after: Any, seat: int, move: int) -> int:
    return _of_the_game()


def prepare(s: Any, seat: int, order: int, keeping: int, luck: int, notes: Any) -> None:
    _of_the_game()


def is_decided(notes: Any, move: int) -> bool:
    return _of_the_game()


def most(s: Any, seat: int, p: Any, g: Any, luck: int, notes: Any) -> float:
    return _of_the_game()


def mark(s: Any, seat: int, ints: Any, order: int, luck: int, counted: int) -> int:
    return _of_the_game()


def riches(s: Any, seat: int) -> int:
    return _of_the_game()


def is_as_rich(riches: int, other: int) -> bool:
    return _of_the_game()


def is_wanted(s: Any, seat: int, move: int, luck: int, cards: int) -> bool:
    return _of_the_game()

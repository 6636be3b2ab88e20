"""The fixed table of moves: the words of each, and what it decodes to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

Arguments = tuple[int, ...]
ARGUMENTS = 3  # at most


class Moves(NamedTuple):
    """By index. A kind is the index of the first move of a group: `KIND[move] == TAKE`."""

    words: tuple[str, ...]
    kind: tuple[int, ...]
    a: tuple[int, ...]
    b: tuple[int, ...]
    c: tuple[int, ...]


class MoveTable:
    """Collects all moves in order, group by group."""

    def __init__(self) -> None:
        self._rows: list[tuple[str, int, Arguments]] = []

    def add(self, moves: Iterable[str | tuple[str, Arguments]]) -> int:
        """The index of the first of a group, which is its kind. A move of words alone has its number in the group as argument."""
        kind = len(self._rows)
        for number, move in enumerate(moves):
            words, arguments = (move, (number,)) if isinstance(move, str) else move
            self._rows.append((words, kind, (*arguments, 0, 0, 0)[:ARGUMENTS]))
        return kind

    def close(self) -> Moves:
        words = tuple(words for words, _, _ in self._rows)
        if len(set(words)) != len(words):
            raise ValueError("two moves have the same words")
        a, b, c = (tuple(arguments[i] for _, _, arguments in self._rows) for i in range(ARGUMENTS))
        return Moves(words, tuple(kind for _, kind, _ in self._rows), a, b, c)

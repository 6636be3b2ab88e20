"""The fixed table of moves."""

from __future__ import annotations

from collections.abc import Iterable


class MoveTable:
    """Collects the words of all moves in order; `add` gives the index of the first of a group."""

    def __init__(self) -> None:
        self._words: list[str] = []

    def add(self, words: Iterable[str]) -> int:
        first = len(self._words)
        self._words.extend(words)
        return first

    def close(self) -> tuple[str, ...]:
        if len(set(self._words)) != len(self._words):
            raise ValueError("two moves have the same words")
        return tuple(self._words)

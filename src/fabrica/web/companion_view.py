"""What a companion shows: the opponent of a box on the table, played by what one tells it, word by word."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field


class BadWord(ValueError):
    """Something was told that fits no question."""


@dataclass(frozen=True)
class Answer:
    word: str
    label: str
    strong: bool = False


@dataclass
class Beside:
    """The opponent after all that was told: what it did each time, what it asks, and what it has."""

    asks: str = ""
    answers: list[Answer] = field(default_factory=list)
    done: list[list[str]] = field(default_factory=list)  # sentences, for each word
    has: list[tuple[str, int | str]] = field(default_factory=list)

    @property
    def says(self) -> list[str]:
        """What it did last."""
        return self.done[-1] if self.done else []

    def ask(self, text: str, answers: Iterable[Answer]) -> None:
        self.asks, self.answers = text, list(answers)

    def take(self, word: str) -> str:
        """A word that is among the answers."""
        if word not in {answer.word for answer in self.answers}:
            raise BadWord(word)
        return word

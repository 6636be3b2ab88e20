"""Chance, asked by name: drawn here, or told by somebody else's game."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from typing import Any, Protocol

Event = list[Any]


class Chance(Protocol):
    def ask(self, name: str, argument: Any, among: Mapping[Any, int]) -> Any:
        """One of these cards, each equally likely."""


class Random:
    """Draws by itself, and remembers what it drew."""

    def __init__(self, seed: int | str) -> None:
        self.dice = random.Random(seed)
        self.events: list[Event] = []

    def ask(self, name: str, argument: Any, among: Mapping[Any, int]) -> Any:
        result = self.dice.choices(list(among), weights=list(among.values()))[0]
        self.events.append([name, argument, result])
        return result


class Disagreement(Exception):
    """What was told is not what was asked for."""


class Told:
    """Answers with events that happened elsewhere, in their order; more may be told later."""

    def __init__(self, events: Iterable[Event] = ()) -> None:
        self.events = [list(event) for event in events]

    def tell(self, events: Iterable[Event]) -> None:
        self.events.extend(list(event) for event in events)

    def ask(self, name: str, argument: Any, among: Mapping[Any, int]) -> Any:
        if not self.events:
            raise Disagreement(f"asked for {name} {argument}, but no event is left")
        told_name, told_argument, result = self.events.pop(0)
        if (told_name, told_argument) != (name, argument):
            raise Disagreement(f"asked for {name} {argument}, told of {told_name} {told_argument}")
        if among.get(result, 0) < 1:
            raise Disagreement(f"{name} {argument} gave {result!r}, which is not among {dict(among)}")
        return result

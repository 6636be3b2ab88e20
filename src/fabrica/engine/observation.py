"""An observation: what a seat may know as a row of small integers, each with a name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping


class FeatureTable:
    """Collects the features of an observation in order, each with its usual most; `add` gives the index of a group's first."""

    def __init__(self) -> None:
        self._most: list[tuple[str, int]] = []

    def add(self, names: Iterable[str], most: int = 1) -> int:
        first = len(self._most)
        self._most.extend((name, most) for name in names)
        return first

    def add_for(self, whose: Iterable[str], block: Mapping[str, int]) -> int:
        """The same features once for each of several owners, one block after the other."""
        first = len(self._most)
        self._most.extend((f"{owner}: {name}", most) for owner in whose for name, most in block.items())
        return first

    def close(self) -> Mapping[str, int]:
        found = dict(self._most)
        if len(found) != len(self._most):
            raise ValueError("two features have the same name")
        return found


FEATURE_MOST = 255


def in_a_byte(number: int) -> int:
    """A number without bounds as a feature: a rule."""
    return number if number < FEATURE_MOST else FEATURE_MOST

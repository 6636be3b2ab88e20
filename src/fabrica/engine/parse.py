"""Reading plain data that a person wrote: every complaint names the field and what was expected."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from difflib import get_close_matches
from typing import Any

from fabrica.engine.asked import hear
from fabrica.engine.errors import SHOWN, BadPosition, brief


class Field:
    """A value and where it stands."""

    def __init__(self, value: Any, path: str = "") -> None:
        self.value = value
        self.path = path

    def wrong(self, problem: str, why: str = "", **args: str | int) -> BadPosition:
        """A complaint: in English, and where there is one as a message, with its arguments."""
        return BadPosition(self.path or "position", problem, why, args)

    def keys(self, known: Collection[str]) -> None:
        """An object with none but these fields."""
        hear(self.path, keys=known)
        if not isinstance(self.value, dict):
            raise self.wrong(f"expected an object, got {brief(self.value)}")
        for key in self.value:
            if key not in known:
                place = Field(None, f"{self.path}.{brief(key)}".lstrip(".").replace("'", ""))
                raise place.wrong(f"unknown field; known: {', '.join(known)}")

    def get(self, key: str, default: Any = None) -> Field:
        return Field(self.value.get(key, default), f"{self.path}.{key}".lstrip("."))

    def has(self, key: str) -> bool:
        return key in self.value

    def is_none(self) -> bool:
        hear(self.path, none=True)
        return self.value is None

    def is_word(self, name: str) -> bool:
        """Is it this one, besides what else it may be?"""
        hear(self.path, names=(name,))
        return bool(self.value == name)

    def items(self, most: int = 100) -> Iterator[Field]:
        """The entries of a list."""
        hear(self.path, entries=most)
        if not isinstance(self.value, list | tuple):
            raise self.wrong(f"expected a list, got {brief(self.value)}")
        if len(self.value) > most:
            raise self.wrong(f"expected at most {most} entries, got {len(self.value)}", "entries", most=most)
        return iter([Field(v, f"{self.path}[{i}]") for i, v in enumerate(self.value)])

    def exactly(self, number: int) -> list[Field]:
        """The entries of a list of so many."""
        entries = list(self.items())
        hear(self.path, exact=True)
        if len(entries) != number:
            raise self.wrong(f"expected {number} entries, got {len(entries)}", "exactly", number=number)
        return entries

    def integer(self, least: int, most: int) -> int:
        hear(self.path, span=(least, most))
        if not isinstance(self.value, int) or isinstance(self.value, bool) or not least <= self.value <= most:
            problem = f"expected a whole number from {least} to {most}, got {brief(self.value)}"
            raise self.wrong(problem, "number", least=least, most=most)
        return self.value

    def text(self, most: int) -> str:
        if not isinstance(self.value, str) or not 0 < len(self.value) <= most:
            raise self.wrong(f"expected 1 to {most} characters, got {brief(self.value)}")
        return self.value

    def boolean(self) -> bool:
        hear(self.path, switch=True)
        if not isinstance(self.value, bool):
            raise self.wrong(f"expected true or false, got {brief(self.value)}")
        return self.value

    def one_of(self, names: Collection[str]) -> int:
        """The index of a name."""
        hear(self.path, names=names)
        if not isinstance(self.value, str) or self.value not in names:
            raise self.wrong(f"expected one of {_some(names, self.value)}; got {brief(self.value)}", "name")
        return list(names).index(self.value)


def _some(names: Collection[str], wanted: object) -> str:
    """The names; of very many, those most like what was given."""
    if len(names) <= SHOWN:
        return ", ".join(names)
    near = get_close_matches(str(wanted)[:SHOWN], list(names)) or list(names)[:3]
    return f"{len(names)} (as {', '.join(map(repr, near))})"

"""What may stand in each field of a position: heard while it is read. So the reader is its only description."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from fabrica.engine.errors import BadPosition

INDEX = re.compile(r"\[\d+\]")
LAST = re.compile(r"[^.\[]+$")
UNLIKE_ANY = "?"  # is no name, number, list or object that a reader could want
TRIED_MOST = 12  # times that an example is amended


@dataclass
class Asked:
    """What a reader wanted to know of a field."""

    names: tuple[str, ...] = ()  # one of these
    span: tuple[int, int] | None = None  # a whole number from this to that; where it was asked twice, the wider
    switch: bool = False  # true or false
    none: bool = False  # may it be left empty?
    entries: int | None = None  # a list of at most so many
    exact: bool = False  # a list whose length is given
    keys: tuple[str, ...] = ()  # an object with these fields

    def hear(
        self, names: Collection[str] = (), keys: Collection[str] = (), span: tuple[int, int] | None = None, **said: Any
    ) -> None:
        self.names += tuple(name for name in names if name not in self.names)
        self.keys = tuple(keys) or self.keys
        if span is not None:
            self.span = (min(self.span[0], span[0]), max(self.span[1], span[1])) if self.span else span
        for name, value in said.items():
            setattr(self, name, value or getattr(self, name))

    @property
    def is_value(self) -> bool:
        return bool(self.names) or self.span is not None or self.switch

    @property
    def is_known(self) -> bool:
        return self.is_value or bool(self.keys) or self.entries is not None

    def example(self) -> Any:
        """Something that it may be."""
        return self.names[0] if self.names else self.span[0] if self.span else False if self.switch else UNLIKE_ANY


Heard = dict[str, Asked]
LISTENING: ContextVar[Heard | None] = ContextVar("listening", default=None)


def hear(path: str, **said: Any) -> None:
    """Told by a field that is read."""
    heard = LISTENING.get()
    if heard is not None:
        heard.setdefault(path, Asked()).hear(**said)


@contextmanager
def listening() -> Iterator[Heard]:
    """All that is asked of fields in here."""
    heard: Heard = {}
    token = LISTENING.set(heard)
    try:
        yield heard
    finally:
        LISTENING.reset(token)


def pattern(path: str) -> str:
    """The same for all entries of a list."""
    return INDEX.sub("[]", path)


@dataclass
class Description:
    """What may stand in the fields of a position; of what is not in it, what may stand in one like it."""

    read: Callable[[Any], object]
    position: dict[str, Any]

    def __post_init__(self) -> None:
        self._alike: Heard = {}
        self._heard = self._listen(self.position)
        for path, asked in self._heard.items():
            self._alike.setdefault(pattern(path), asked)

    def of(self, path: str) -> Asked:
        """What is asked of a field; of one that is not there, what was asked of its like, or would be."""
        above = path.rpartition(".")[0]
        if above.endswith("]"):
            self.of(above)  # an entry is tried as a whole
        like = pattern(path)
        heard = [found for found in (self._heard.get(path), self._alike.get(like), self._alike.get(LAST.sub("*", like))) if found]
        known = next((found for found in heard if found.is_known), None)
        if known is None and like not in self._tried:
            return self._try(path, heard[0] if heard else Asked())
        return known or heard[0]

    @cached_property
    def _tried(self) -> set[str]:
        return set()

    def _try(self, path: str, found: Asked) -> Asked:
        """What the reader asks where something unlike anything stands, then where an object does, field by field."""
        self._tried.add(pattern(path))
        value: Any = UNLIKE_ANY
        for _ in range(TRIED_MOST):
            new = {pattern(at): asked for at, asked in self._listen(put(self.position, path, value)).items() if within(at, path)}
            for at, asked in new.items():
                self._alike.setdefault(at, Asked()).hear(**vars(asked))
            known = self._alike.get(pattern(path), found)
            fields = {key: self._alike[at] for key in known.keys if (at := f"{pattern(path)}.{key}") in new}
            amended = {key: each.example() for key, each in fields.items() if each.is_value or not each.is_known}
            if not known.keys or amended == value:
                break
            value = amended
        if path[-1] != "]" and not known.none:
            self._alike[LAST.sub("*", pattern(path))] = known
        return self._alike.setdefault(pattern(path), known)

    def _listen(self, position: Any) -> Heard:
        with listening() as heard:
            try:
                self.read(position)
            except BadPosition:
                return heard
        return heard


def within(path: str, whole: str) -> bool:
    """Is it this place, or a part of it?"""
    return path == whole or path.startswith((f"{whole}.", f"{whole}["))


def put(position: Any, path: str, value: Any) -> Any:
    """A copy of a position with something at a place; what is behind the end of a list comes to its end."""
    return _with(position, steps_of(path), value)


def _with(old: Any, steps: list[str | int], value: Any) -> Any:
    if not steps:
        return value
    step, further = steps[0], steps[1:]
    if isinstance(step, int):
        row = list(old) if isinstance(old, list) else []
        return [*row[:step], _with(row[step] if step < len(row) else None, further, value), *row[step + 1 :]]
    fields = old if isinstance(old, dict) else {}
    return {**fields, step: _with(fields.get(step), further, value)}


def steps_of(path: str) -> list[str | int]:
    return [int(step[1:-1]) if step[0] == "[" else step for step in re.findall(r"\[\d+\]|[^.\[\]]+", path)]


def value_at(position: Any, path: str) -> Any:
    """What stands at a place; None where there is nothing."""
    for step in steps_of(path):
        known = isinstance(position, list) and isinstance(step, int) and step < len(position)
        position = position[step] if known else position.get(step) if isinstance(position, dict) else None
    return position

"""Reading a form of a position: what was written in it takes the place of what was there, whatever it is; the game judges."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

from fabrica.engine.asked import Asked, Description, put, value_at

WHOLE = re.compile(r"-?\d{1,9}")
ENTRIES_MOST = 200
KEPT, DROPPED, ROWS = ["drop", "keep"], ["drop"], ["rows"]  # what the form says of an object that is kept; of one in rows


class Filled:
    """A form that was sent."""

    def __init__(self, pairs: Iterable[tuple[str, str]]) -> None:
        self.said: dict[str, list[str]] = defaultdict(list)
        for name, text in pairs:
            self.said[name].append(text)

    def has(self, name: str) -> bool:
        """Something at this place or within it."""
        return name in self.said or any(said.startswith((f"{name}.", f"{name}[", f"{name}#")) for said in self.said)

    def last(self, name: str) -> str:
        """The text of a field; empty if it was not sent."""
        return self.said.get(name, [""])[-1]

    def position(self, description: Description, fields: Sequence[str]) -> dict[str, Any]:
        """The position that the form was made from, with what is in the form."""
        found = description.position
        for path in fields:
            if self.has(path):
                found = put(found, path, self.value(description, path, value_at(found, path)))
        return found

    def value(self, description: Description, path: str, old: Any, name: str = "") -> Any:
        name, asked = name or path, description.of(path)
        if self.said.get(name) in (KEPT, DROPPED):
            return old if self.said[name] == KEPT else None
        if asked.keys:
            return self.fields(description, path, old, name, asked)
        if asked.entries is not None:
            return self.entries(description, path, old if isinstance(old, list) else [], name, asked)
        said = self.said.get(name)
        return old if said is None or not asked.is_value else meant(said[-1].strip(), asked)

    def fields(self, description: Description, path: str, old: Any, name: str, asked: Asked) -> Any:
        if not self.has(name):
            return old
        if self.said.get(name) == ROWS:
            return self.named(description, path, name)
        if asked.none and self.said.get(f"{name}.{asked.keys[0]}") == [""]:
            return None
        fields = dict(old) if isinstance(old, dict) else {}
        found = {key: self.value(description, f"{path}.{key}", fields.get(key), f"{name}.{key}") for key in asked.keys}
        return {key: value for key, value in found.items() if key in fields or value is not None}

    def named(self, description: Description, path: str, name: str) -> dict[str, Any]:
        """Of many fields those that were chosen."""
        found = {}
        for i in range(ENTRIES_MOST):
            key = self.said.get(f"{name}#{i}", [""])[-1]
            if key:
                found[key] = self.value(description, f"{path}.{key}", None, f"{name}#{i}=")
        return found

    def entries(self, description: Description, path: str, old: list[Any], name: str, asked: Asked) -> list[Any]:
        item = description.of(f"{path}[0]")
        if asked.exact:
            return [self.value(description, f"{path}[{i}]", each, f"{name}[{i}]") for i, each in enumerate(old)]
        if item.keys:
            numbers = [i for i in range(ENTRIES_MOST) if self.said.get(f"{name}[{i}].{item.keys[0]}", [""])[-1]]
            return [self.value(description, f"{path}[{i}]", {}, f"{name}[{i}]") for i in numbers]
        return [meant(text, item) for text in self.said[name] if text] if name in self.said else old


def meant(text: str, asked: Asked) -> Any:
    """What was written, as the reader wants it; what cannot be meant stays as it is, to be complained about."""
    if asked.switch:
        return text == "true"
    if text in asked.names:
        return text
    if asked.span and WHOLE.fullmatch(text):
        return int(text)
    return None if text == "" and asked.none else text

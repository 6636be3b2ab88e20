"""Reads the map of the terminal back: from the characters alone, what lies on each place."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from fabrica.games.scythe.components import FACTIONS, RESOURCES, STRUCTURES

Found = Counter[str]
LETTERS = "".join(faction.id[0].upper() for faction in FACTIONS)
COORDINATE = re.compile(r"r\dc\d")
UNITS = re.compile(rf"([{LETTERS}]):((?:C|\d+[MW])(?: \d+[MW])*)")
PIECE = re.compile(rf"([{LETTERS}]):([a-z(]+)\)?")
TOKENS = re.compile(r"(?<![\d:])(\d+)([omfw])\b")
SIDES = "|~"


def read(lines: Sequence[str], names: Mapping[str, str]) -> dict[str, Found]:
    """By place; `names` are those of the bases, as they are written on the map."""
    return {place: things(inside) for place, y, x in titles(lines, names) for inside in (below(lines, y, x),)}


def titles(lines: Sequence[str], names: Mapping[str, str]) -> Iterator[tuple[str, int, int]]:
    """Where each place begins: its line and its column."""
    for y, line in enumerate(lines):
        yield from ((found.group(), y, found.start()) for found in COORDINATE.finditer(line))
        for place, name in names.items():
            if found := re.search(rf"[{SIDES}] *{name}", line):
                yield place, y, found.start() + 1


def below(lines: Sequence[str], y: int, x: int) -> str:
    """The text under a title, up to the lower edge of the hex."""
    inside = []
    while y + 1 < len(lines) and len(lines[y + 1]) > x - 1 and lines[y + 1][x - 1] in SIDES:
        y += 1
        inside.append(re.split(rf"[{SIDES}]", lines[y][x:])[0])
    return "\n".join(inside)


def things(text: str) -> Found:
    """Units, pieces and tokens, by owner and kind."""
    found: Found = Counter()
    for owner, units in UNITS.findall(text):
        for unit in units.split():
            found[f"{owner} {unit[-1]}"] += int(unit[:-1] or 1)
    for owner, piece in PIECE.findall(text):
        found[f"{owner} {whole(piece)}"] += 1
    for number, letter in TOKENS.findall(UNITS.sub("", text)):
        found[next(name for name in RESOURCES if name[0] == letter)] += int(number)
    return found


def whole(piece: str) -> str:
    """The name of a piece that may be cut off."""
    return next((structure for structure in STRUCTURES if structure.startswith(piece)), piece)


def expected(view: Mapping[str, Any]) -> dict[str, Found]:
    """The same, from the view."""
    found: dict[str, Found] = {}

    def add(place: str | None, what: str, number: int = 1) -> None:
        if place is not None:
            found.setdefault(place, Counter())[what] += number

    for owner in (*view["seats"], *filter(None, [view["automa"]])):
        letter = owner["faction"][0].upper()
        add(owner["character"], f"{letter} C")
        for kind in ("mechs", "workers"):
            for place, number in owner[kind].items():
                add(place, f"{letter} {kind[0].upper()}", number)
        for structure, place in owner.get("structures", {}).items():
            add(place, f"{letter} {structure}")
        for place in owner.get("flags", ()):
            add(place, f"{letter} flag")
        for trap in owner.get("traps", {}).values():
            add(trap["at"], f"{letter} {'trap' if trap['armed'] else '(trap'}")
    for place, tokens in view["resources"].items():
        for resource, number in tokens.items():
            add(place, resource, number)
    return found

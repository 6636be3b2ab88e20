"""What lies on each place of the map, as it is drawn there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from fabrica.games.scythe.terminal.signs import ARMED, DISARMED, FLAG, owned, tokens, units
from fabrica.terminal.display import View


def owners(view: View) -> list[Any]:
    """All that have units: the seats, and the Automa."""
    everybody = [*view["seats"], *([view["automa"]] if view["automa"] else [])]
    return [owner for owner in everybody if owner["faction"]]


def contents(view: View, place: str) -> Iterator[Text]:
    """The units of each owner, structures, Flags and Traps, resources."""
    for owner in owners(view):
        if found := units(owner, place):
            yield owned(owner["faction"], found)
    for owner in owners(view):
        yield from (owned(owner["faction"], piece) for piece in pieces(owner, place))
    yield from map(Text, tokens(view["resources"].get(place, {})))


def pieces(owner: View, place: str) -> Iterator[str]:
    """What stays where it was put."""
    yield from (structure for structure, at in owner.get("structures", {}).items() if at == place)
    yield from (FLAG for at in owner.get("flags", ()) if at == place)
    for trap in owner.get("traps", {}).values():
        if trap["at"] == place:
            yield ARMED if trap["armed"] else DISARMED


def packed(items: Iterator[Text], room: int) -> list[Text]:
    """Items side by side, in as many lines as they need; what is too long for a line is cut."""
    lines: list[Text] = []
    for item in items:
        item.truncate(room)
        if lines and len(lines[-1]) + 1 + len(item) <= room:
            lines[-1].append(" ").append_text(item)
        else:
            lines.append(Text().append_text(item))
    return lines

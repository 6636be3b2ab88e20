"""A patch: what makes a new text of an old one, line by line. The page's script applies it (`patched` in house.js)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from operator import eq, truth

SHORT = 16  # characters: a line as short as this is found where it is expected, and not searched for

Part = str | tuple[int, int]  # new text, or old lines: the first, and how many


def patch(old: Sequence[str], new: Sequence[str]) -> list[Part]:
    """The parts of the new text in their order, joined by newlines."""
    parts: list[Part] = []
    where = dict(zip(old, range(len(old)), strict=True))
    at = done = fresh = 0  # in the old text; in the new one; where its lines begin that are not in the old one
    while done < len(new):
        if at >= len(old) or old[at] != new[done]:
            found = where.get(new[done]) if len(new[done]) > SHORT else None
            if found is None:
                at, done = at + 1, done + 1
                continue
            at = found
        same = _run(old, at, new, done)
        parts += [*_text(new[fresh:done]), (at, same)]
        at, done = at + same, done + same
        fresh = done
    return parts + _text(new[fresh:])


def _text(lines: Sequence[str]) -> list[Part]:
    return ["\n".join(lines)] if lines else []


def _run(old: Sequence[str], at: int, new: Sequence[str], done: int) -> int:
    """How many lines are the same from here on."""
    return sum(takewhile(truth, map(eq, old[at:], new[done:])))


def patched(old: Sequence[str], parts: Sequence[Part]) -> str:
    """The new text."""
    return "\n".join(part if isinstance(part, str) else "\n".join(old[part[0] : part[0] + part[1]]) for part in parts)

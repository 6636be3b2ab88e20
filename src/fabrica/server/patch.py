"""A patch: what makes a new text of an old one, line by line. The page's script applies it (`patched` in house.js)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from operator import eq, truth

SHORT = 16  # characters: a line as short as this is found where it is expected, and not searched for

Part = str | tuple[int, int]  # new text, or old lines: the first, and how many


def patch(old: Sequence[str], new: Sequence[str]) -> list[Part]:
    """The parts of the new text in their order, joined by newlines. Most of a page is the same before and behind its changes."""
    head = _run(old, 0, new, 0)
    tail = _run(old[head:][::-1], 0, new[head:][::-1], 0)
    first, last = len(old) - tail, len(new) - tail
    kept = [(0, head)] if head else []
    return [*kept, *_between(old, head, first, new, head, last), *([(first, tail)] if tail else [])]


def _between(old: Sequence[str], at: int, to: int, new: Sequence[str], done: int, last: int) -> list[Part]:
    """The parts of new[done:last], made of old[at:to] as far as they are there."""
    parts: list[Part] = []
    where = {old[n]: n for n in range(at, to)}
    fresh = done  # where lines begin that are not in the old text
    while done < last:
        if at >= to or old[at] != new[done]:
            found = where.get(new[done]) if len(new[done]) > SHORT else None
            if found is None:
                at, done = at + 1, done + 1
                continue
            at = found
        same = _run(old[:to], at, new[:last], done)
        parts += [*_text(new[fresh:done]), (at, same)]
        at, done = at + same, done + same
        fresh = done
    return parts + _text(new[fresh:last])


def _text(lines: Sequence[str]) -> list[Part]:
    return ["\n".join(lines)] if lines else []


def _run(old: Sequence[str], at: int, new: Sequence[str], done: int) -> int:
    """How many lines are the same from here on."""
    return sum(takewhile(truth, map(eq, old[at:], new[done:])))


def patched(old: Sequence[str], parts: Sequence[Part]) -> str:
    """The new text."""
    return "\n".join(part if isinstance(part, str) else "\n".join(old[part[0] : part[0] + part[1]]) for part in parts)

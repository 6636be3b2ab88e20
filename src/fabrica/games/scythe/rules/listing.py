"""Writing lists of moves."""

from __future__ import annotations

from typing import Any

from fabrica.engine.bit_sets import lowest, without_lowest


def list_set(out: Any, n: int, first: int, members: int) -> int:
    """A move for each member of a set, in order."""
    while members != 0:
        out[n] = first + lowest(members)
        members = without_lowest(members)
        n += 1
    return n


def is_one(members: int) -> bool:
    """Has a set exactly one member?"""
    return members != 0 and without_lowest(members) == 0

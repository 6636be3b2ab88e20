"""A replay: where one is in a game, and where one can go from there, move by move, turn by turn, round by round."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from fabrica.server.log import Told


def replay(log: Sequence[Told], at: int, seat: int | None, base: str, is_over: bool) -> dict[str, Any]:
    """What the strip of a replay shows after so many moves of a log; through the eyes of a seat, where one has several."""
    of, eyes = len(log), "" if seat is None else f"&as={seat}"
    rounds, turns = starts(log, lambda one: one.round), [*starts(log, lambda one: (one.round, one.entry.seat)).values(), of]
    to = {
        "first": 0, "back": max(0, at - 1), "forward": min(of, at + 1), "last": of,
        "turn_back": before(turns, at), "turn_forward": next((n for n in turns if n > at), of),
    }  # fmt: skip
    return {
        "at": at, "of": of, "eyes": seat, "can_fork": is_over and at < of, "can_review": is_over,
        "rounds": [{"round": key, "at": n, "here": key == now(rounds, at)} for key, n in rounds.items()],
        **{name: f"{base}?at={n}{eyes}" for name, n in to.items()},
    }  # fmt: skip


def starts(log: Iterable[Told], part: Any) -> dict[Any, int]:
    """After how many moves each part of a log begins."""
    found: dict[Any, int] = {}
    for key, moves in groupby(log, part):
        found.setdefault((key, len(found)) if key in found else key, next(iter(moves)).at - 1)
    return found


def before(turns: Sequence[int], at: int) -> int:
    return max((n for n in turns if n < at), default=0)


def now(rounds: dict[Any, int], at: int) -> Any:
    """The round in which the next move is made."""
    return max((n, key) for key, n in rounds.items() if n <= at)[1] if rounds else None

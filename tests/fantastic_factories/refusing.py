"""What bad input is tried out with, and that it changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fabrica import FabricaError, Match
from fantastic_factories.positions import Position, work


def refuses(match: Match, call: Callable[[], object], error: type[FabricaError], fragment: str) -> FabricaError:
    """The call raises this very error, its text has the fragment, and the match is the same to the byte."""
    before = (match.state(), match.record(), match.position(), len(match.log))
    with pytest.raises(error) as caught:
        call()
    assert caught.type is error
    assert fragment in str(caught.value)
    assert (match.state(), match.record(), match.position(), len(match.log)) == before
    return caught.value


def given(*seats: Position, **fields: Any) -> Callable[[], Match]:
    return lambda: work(*seats, **fields)


def nested(depth: int) -> list[Any]:
    inner: list[Any] = []
    for _ in range(depth):
        inner = [inner]
    return inner


HUGE: Any = 10**5000  # has no repr: Python writes no number of more than 4300 digits
LONG = "x" * 5000

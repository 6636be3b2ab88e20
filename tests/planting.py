"""Bugs to be planted: each folder of tests may have some, in its `bugs.py`, with the tests that are to catch them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from importlib import import_module
from pathlib import Path


@dataclass(frozen=True)
class Bug:
    name: str
    file: str
    right: str
    wrong: str
    tests: tuple[str, ...] = ()  # that are to catch it; left out, those of its folder


def bugs_of(tests: Path) -> Iterator[Bug]:
    """All that there are."""
    for path in sorted(tests.glob("*/bugs.py")):
        found = import_module(f"{path.parent.name}.bugs")
        yield from (bug if bug.tests else replace(bug, tests=found.TESTS) for bug in found.BUGS)

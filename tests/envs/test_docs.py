"""The Python of docs/environments.md runs as it stands there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

PAGE = Path(__file__).parent.parent.parent / "docs" / "environments.md"
BLOCKS = re.findall(r"## (.*?)\n.*?```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)


@pytest.mark.compiled
@pytest.mark.parametrize(("title", "block"), BLOCKS, ids=[title for title, _ in BLOCKS])
def test_the_python_of_the_page_runs(title: str, block: str) -> None:
    for package in ("pettingzoo", "gymnasium", "pyspiel"):
        if package in block:
            pytest.importorskip(package, reason=f"{package} is not installed: fabrica[rl] and fabrica[openspiel] bring it")
    scope: dict[str, Any] = {}
    exec(compile(block, str(PAGE), "exec"), scope)


def test_every_door_is_shown() -> None:
    assert [title for title, _ in BLOCKS] == ["Many at once", "PettingZoo", "Gymnasium", "OpenSpiel"]

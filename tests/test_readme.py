"""What the README promises: its Python runs as it stands there, and every lock can set the package up."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

README = Path(__file__).parent.parent / "README.md"


@pytest.mark.compiled
def test_the_python_of_the_readme_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.S)
    assert len(blocks) == 2
    scope: dict[str, Any] = {}
    for block in blocks:
        exec(compile(block, str(README), "exec"), scope)
    assert scope["m"].over


def test_every_link_of_the_readme_leads_somewhere() -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)", README.read_text(encoding="utf-8"))
    assert len(links) >= 8
    assert [link for link in links if not (README.parent / link).exists()] == []


@pytest.mark.parametrize("lock", ["run", "dev", "peers"])
def test_every_lock_has_what_builds_the_package(lock: str) -> None:
    """The one that comes with Python may be too old."""
    project = tomllib.loads((README.parent / "pyproject.toml").read_text(encoding="utf-8"))
    (builder,) = project["build-system"]["requires"]
    name, least = builder.split(">=")
    pinned = re.search(rf"^{name}==(\d+)", (README.parent / f"requirements/{lock}.txt").read_text(encoding="utf-8"), re.M)
    assert pinned is not None
    assert int(pinned[1]) >= int(least)

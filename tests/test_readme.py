"""The README's Python runs as it stands there."""

from __future__ import annotations

import re
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

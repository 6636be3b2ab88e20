"""Compiled code is kept under a mark of all that it is made of: what changes is made anew, and nothing else is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from numba.core.codegen import CPUCodeLibrary

from fabrica.engine import code_cache
from fabrica.engine.backend import compiled
from fabrica.engine.code_cache import MARKED

RULE = """
TABLE = (3, 4)
LIMIT = 7

def helped(n):
    return n + 1

def rule(n):
    return helped(n) * TABLE[1] + LIMIT
"""
CHANGES = {
    "a table": ("(3, 4)", "(3, 5)"),
    "a number": ("LIMIT = 7", "LIMIT = 8"),
    "what it calls": ("n + 1", "n + 2"),
    "itself": ("* TABLE", "- TABLE"),
}
NO_CHANGES = {
    "nothing": ("", ""),
    "another place": ("\nTABLE", "\n\n# moved\nTABLE"),
    "what it does not use": ("LIMIT = 7", "LIMIT = 7\nOTHER = 9"),
}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(code_cache, "cache_folder", lambda: tmp_path)
    return tmp_path


def rule_of(source: str, file: Path) -> Callable[[int], int]:
    file.parent.mkdir(exist_ok=True)
    file.write_text(source)
    scope: dict[str, Any] = {"__name__": "planted"}
    exec(compile(source, str(file), "exec"), scope)
    return compiled({})(scope["rule"])


def kept(folder: Path) -> set[str]:
    return {path.name for path in folder.glob("*.rule.*.nbc")}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_what_a_rule_depends_on_makes_it_anew(folder: Path, change: tuple[str, str]) -> None:
    source, changed = RULE, RULE.replace(*change)
    assert rule_of(source, folder / "rules.py")(2) == 3 * 4 + 7
    before = kept(folder)
    scope: dict[str, Any] = {}
    exec(changed, scope)
    assert rule_of(changed, folder / "rules.py")(2) == scope["rule"](2) != 3 * 4 + 7
    assert len(kept(folder)) == len(before) + 1 == 2


@pytest.mark.parametrize("change", NO_CHANGES.values(), ids=NO_CHANGES)
def test_what_it_does_not_depend_on_makes_nothing_anew(folder: Path, change: tuple[str, str]) -> None:
    assert rule_of(RULE, folder / "rules.py")(2) == 3 * 4 + 7
    before = kept(folder)
    assert rule_of(RULE.replace(*change, 1), folder / "elsewhere" / "rules.py")(2) == 3 * 4 + 7
    assert kept(folder) == before
    assert len(before) == 1


def test_what_cannot_be_told_apart_is_refused() -> None:
    with pytest.raises(TypeError, match="a rule refers to"):
        code_cache.value_of([1, 2], {})


def test_only_what_python_calls_becomes_machine_code_by_itself(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it calls is within it, and kept for others that call it."""
    made, finish = [], CPUCodeLibrary._finalize_final_module

    def finished(library: Any) -> None:
        made.append(library.name)
        finish(library)

    monkeypatch.setattr(CPUCodeLibrary, "_finalize_final_module", finished)
    assert rule_of(RULE, folder / "rules.py")(2) == 3 * 4 + 7
    assert [name.partition(MARKED)[0] for name in made if MARKED in name] == ["rule"]
    assert list(folder.glob("*.helped.*.nbc"))

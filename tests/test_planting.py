"""A planted bug is caught by a test that fails, and by nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

import planted_bugs
from planted_bugs import ERROR, FAILED, PASSED, ROOT, TIME_OUT, run_tests
from planting import Bug, bugs_of

HOLDS, FAILS = "def test_it():\n    assert True\n", "def test_it():\n    assert False\n"
BROKEN = f"import pytest\n@pytest.fixture\ndef bad():\n    raise OSError\n{FAILS.replace('()', '(bad)')}"
ENDLESS = "import time\ndef test_it():\n    time.sleep(60)\n"


@pytest.mark.parametrize(
    ("code", "ending"),
    [
        (HOLDS, PASSED),
        (FAILS, FAILED),
        (f"import no_such_module\n{FAILS}", ERROR),
        (BROKEN, ERROR),
        ("", ERROR),
        (ENDLESS, TIME_OUT),
    ],
    ids=["holds", "fails", "cannot be imported", "has a broken fixture", "has no test", "does not end"],
)
def test_only_a_failed_test_catches(code: str, ending: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setattr(planted_bugs, "PATIENCE", 3 if ending == TIME_OUT else 60)
    (tmp_path / "test_this.py").write_text(code)
    found = run_tests(("test_this.py",), tmp_path)
    assert found.ending == ending
    assert found.is_caught == (ending == FAILED)
    assert found.test == ("test_this.py::test_it" if ending == FAILED else found.test)


BUGS = list(bugs_of(ROOT / "tests"))


@pytest.mark.parametrize("bug", BUGS, ids=lambda bug: bug.name)
def test_a_bug_can_be_planted(bug: Bug) -> None:
    assert bug.right in (ROOT / bug.file).read_text(encoding="utf-8")
    assert all((ROOT / test.split("::")[0]).exists() for test in bug.tests)


def test_every_part_has_some() -> None:
    """Engine, record, layout, bots, coach, environments, server and store, and each game."""
    folders = [path.name for path in (ROOT / "src/fabrica/games").iterdir() if (ROOT / "tests" / path.name / "bugs.py").exists()]
    parts = {"engine/record.py", "engine/layout.py", "bots/", "coach/", "envs/", "server/", "server/store.py", "games/"}
    planted = {part for part in parts for bug in BUGS if f"src/fabrica/{part}" in bug.file}
    assert planted == parts
    assert len(folders) >= 2
    assert len({bug.name for bug in BUGS}) == len(BUGS)

"""Plant one bug after the other into a copy of the sources, and see that the tests catch each.

Each folder of tests has its own in `bugs.py`. A bug is caught by a test that fails, not by one that does not end and not by
an error outside of tests. Without a bug they must pass.

    python tests/planted_bugs.py [NAME or FOLDER …]
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import pytest
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from planting import Bug, bugs_of

ROOT = Path(__file__).parent.parent
PATIENCE = 600  # seconds
PASSED, FAILED, ERROR, TIME_OUT = "passed", "a test failed", "an error", "time-out"


def copy_sources(folder: Path) -> None:
    for part in ("src", "tests", "docs", "examples"):
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    for name in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / name, folder / name)


def plant(bug: Bug, folder: Path) -> None:
    path = folder / bug.file
    text = path.read_text(encoding="utf-8")
    if text.count(bug.right) < 1:
        raise LookupError(f"{bug.name}: {bug.file} no longer says {bug.right!r}")
    path.write_text(text.replace(bug.right, bug.wrong, 1), encoding="utf-8")


@dataclass(frozen=True)
class Outcome:
    """How tests ended: all passed, one failed, an error kept them from being run, or they did not end in time."""

    ending: str
    test: str = ""

    @property
    def is_caught(self) -> bool:
        return self.ending == FAILED


def outcome_of(status: int, output: str) -> Outcome:
    """What pytest's exit status and its summary tell. Only a test that ran and failed is a failure."""
    failed, error = (re.search(rf"^{word} (\S+)", output, re.M) for word in ("FAILED", "ERROR"))
    if status == pytest.ExitCode.TESTS_FAILED and failed:
        return Outcome(FAILED, failed[1])
    return Outcome(PASSED) if status == pytest.ExitCode.OK else Outcome(ERROR, error[1] if error else f"exit {status}")


def run_tests(tests: tuple[str, ...], folder: Path) -> Outcome:
    environment = {**os.environ, "PYTHONPATH": f"{folder}/src", "XDG_CACHE_HOME": str(ROOT / "build" / "cache")}
    options = ("-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not compiled")
    command = [sys.executable, "-m", "pytest", *options, *tests]
    try:
        done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        return Outcome(TIME_OUT)
    return outcome_of(done.returncode, done.stdout)


def tried(tests: tuple[str, ...], bug: Bug | None = None) -> Outcome:
    """How the tests end on a copy of the sources, with a bug planted or without."""
    with tempfile.TemporaryDirectory() as folder:
        copy_sources(Path(folder))
        if bug is not None:
            plant(bug, Path(folder))
        return run_tests(tests, Path(folder))


def check_without_bugs(wanted: list[Bug], progress: Progress, pool: ThreadPoolExecutor) -> None:
    """A test that fails anyhow would catch everything."""
    sets = sorted({bug.tests for bug in wanted})
    for outcome in progress.track(pool.map(tried, sets), len(sets), description="without a bug"):
        if outcome.ending != PASSED:
            sys.exit(f"Without a bug the tests do not pass: {outcome.ending} {outcome.test}")


def main() -> None:
    wanted = [bug for bug in bugs_of(ROOT / "tests") if not sys.argv[1:] or {bug.name, *bug.file.split("/")} & set(sys.argv[1:])]
    table = Table("planted bug", "outcome", "caught by")
    caught = 0
    with Progress(console=Console(stderr=True)) as progress, ThreadPoolExecutor(2) as pool:
        check_without_bugs(wanted, progress, pool)
        outcomes = progress.track(pool.map(tried, (bug.tests for bug in wanted), wanted), len(wanted), description="bugs")
        for bug, outcome in zip(wanted, outcomes, strict=True):
            caught += outcome.is_caught
            table.add_row(bug.name, "caught" if outcome.is_caught else f"NOT CAUGHT: {outcome.ending}", outcome.test)
    Console(width=130).print(table)
    print(f"{caught} of {len(wanted)} planted bugs caught")
    sys.exit(0 if caught == len(wanted) else 1)


if __name__ == "__main__":
    main()

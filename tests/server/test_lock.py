"""One server for a SQLite file."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from fabrica.cli.main import app
from fabrica.engine.errors import BadOption
from fabrica.server.lock import sole_server
from fabrica.server.settings import default_database
from server.running import free_port

HOLD = """
import sys, time
from fabrica.server.lock import sole_server
with sole_server(sys.argv[1]):
    print("held", flush=True)
    time.sleep(60)
"""


def test_a_second_server_is_refused_in_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("fabrica.server.serve._serve", lambda *given: None)
    with sole_server(default_database()):
        for command in (["serve", "--port", str(free_port())], ["play"]):
            said = CliRunner().invoke(app, command)
            assert said.exit_code == 2, said.output
            assert "already running" in " ".join(said.output.split())


def test_a_name_of_its_own_does_not_hide_a_file(tmp_path: Path) -> None:
    (tmp_path / "other.db").symlink_to(tmp_path / "store.db")
    here, there = (f"sqlite:///{tmp_path / name}.db" for name in ("store", "other"))
    with sole_server(here), pytest.raises(BadOption, match="already running"), sole_server(there):
        pass


def test_the_lock_ends_with_its_process(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'store.db'}"
    other = subprocess.Popen([sys.executable, "-c", HOLD, url], stdout=subprocess.PIPE)
    assert other.stdout is not None
    assert other.stdout.readline() == b"held\n"
    with pytest.raises(BadOption), sole_server(url):
        pass
    os.kill(other.pid, signal.SIGKILL)
    other.wait()
    with sole_server(url):
        pass


@pytest.mark.parametrize("url", ["sqlite://", "postgresql+psycopg://nobody@/none"])
def test_what_is_no_file_needs_no_lock(url: str) -> None:
    with sole_server(url), sole_server(url):
        pass

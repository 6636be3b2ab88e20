"""What the commands are tried on."""

from __future__ import annotations

from pathlib import Path

import pytest

from fabrica import Match


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a finished game."""
    match = Match("fantastic-factories", seats=1, seed="cli", machine="hard")
    while not match.over:
        match.play(match.moves(0)[-1])
    path = tmp_path / "game.record"
    path.write_text(match.record())
    return path

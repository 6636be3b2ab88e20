"""Move counts: from ten moments engine and oracle find equally many lines of one and of two moves."""

from __future__ import annotations

import pytest

from contract.playing import LONGER
from fabrica import Match
from scythe import oracle
from scythe.counts import count, moments

MOMENTS = 10 * LONGER


def test_engine_and_oracle_find_as_many_lines() -> None:
    lines = 0
    for name, match in moments(MOMENTS, "test"):
        found = count(match)
        assert found.engine == found.oracle, name
        lines += found.engine[-1]
    assert lines > 20 * MOMENTS


def test_a_difference_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    """An oracle that never takes coins instead of moving."""
    match = Match("scythe", 3, "planted")
    assert count(match).engine == count(match).oracle
    legal, play = oracle.STEPS["unit"]
    monkeypatch.setitem(oracle.STEPS, "unit", (lambda game, seat: legal(game, seat)[1:], play))
    assert count(match).engine != count(match).oracle

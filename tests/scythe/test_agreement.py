"""Engine and oracle agree: who may act, with which moves, in which position, at every decision of whole games, and on the end."""

from __future__ import annotations

import pytest

from contract.playing import LONGER
from scythe import oracle_turn
from scythe.agreement import Difference, compare

GAMES = 2 * LONGER  # of each number of seats


@pytest.mark.parametrize("seats", range(1, 8))
def test_engine_and_oracle_play_the_same_games(seats: int) -> None:
    for number in range(GAMES if seats < 6 else LONGER):
        assert compare(number, "test", seats) > 20


def test_a_difference_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(oracle_turn.AMOUNTS, "power", (3, "bolster_power"))
    with pytest.raises(Difference, match="power"):
        compare("planted", "test", 2)

"""Engine and oracle agree: who may act, with which moves, in which position, at every decision of whole games, and on the end."""

from __future__ import annotations

import pytest

from contract.playing import LONGER
from scythe import oracle_turn
from scythe.agreement import Difference, compare

GAMES = {1: 120, 2: 80, 3: 45, 4: 30, 5: 25, 6: 1, 7: 1}  # of each number of seats: 300 without the options of more
LONG = 600  # moves, after which all play to end a game
AT_ONCE = 10  # games of a test


def tables() -> list[tuple[int, int]]:
    return [(seats, first) for seats, games in GAMES.items() for first in range(0, games * LONGER, AT_ONCE)]


@pytest.mark.parametrize(("seats", "first"), tables())
def test_engine_and_oracle_play_the_same_games(seats: int, first: int) -> None:
    for number in range(first, min(first + AT_ONCE, GAMES[seats] * LONGER)):
        assert compare(number, "test", seats, LONG) > 20


def test_a_difference_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(oracle_turn.AMOUNTS, "power", (3, "bolster_power"))
    with pytest.raises(Difference, match="power"):
        compare("planted", "test", 2)

"""Engine and oracle agree: who may act, with which moves, in which position, at every decision of whole games, and on the end."""

from __future__ import annotations

import pytest

from contract.playing import LONGER
from scythe import oracle_turn
from scythe.agreement import Difference, compare

GAMES = {1: 130, 2: 90, 3: 40, 4: 25, 5: 15, 6: 1, 7: 1}  # of each number of seats: 300 without the options of more
LONG = 400  # moves, after which all play to end a game
AT_ONCE = 10  # games of a test


def games() -> list[tuple[int, int]]:
    """Seats and number of each, all numbers of seats by turns."""
    return sorted(
        ((seats, number) for seats, most in GAMES.items() for number in range(most * LONGER)),
        key=lambda game: (game[1] + 1) / GAMES[game[0]],
    )


@pytest.mark.parametrize("first", range(0, len(games()), AT_ONCE))
def test_engine_and_oracle_play_the_same_games(first: int) -> None:
    for seats, number in games()[first : first + AT_ONCE]:
        assert compare(number, "test", seats, LONG) > 20


def test_a_difference_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(oracle_turn.AMOUNTS, "power", (3, "bolster_power"))
    with pytest.raises(Difference, match="power"):
        compare("planted", "test", 2)

"""The engine against an independent implementation of the rulebook: the same moves, the same positions, at every step."""

from __future__ import annotations

import pytest

from fantastic_factories.comparing import play_compared_game

GAMES = 500
CHUNK = 25


@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_random_games_agree_with_the_oracle(first: int) -> None:
    for seed in range(first, first + CHUNK):
        assert play_compared_game(seats=1 + seed % 5, seed=seed) > 0

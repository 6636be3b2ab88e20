"""The engine against an independent implementation of the rulebook: the same moves, the same positions, at every step."""

from __future__ import annotations

from collections import Counter

import pytest

from fantastic_factories.comparing import play_compared_game, play_scarce_game

GAMES = 100  # 20,000 by `make soak`
CHUNK = 25
SCARCE, MOVES = 40, 30


@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_random_games_agree_with_the_oracle(first: int) -> None:
    for seed in range(first, first + CHUNK):
        assert play_compared_game(seats=1 + seed % 5, seed=seed) > 0


@pytest.mark.parametrize("rules", [1, 2])
def test_games_with_hardly_a_card_to_draw_agree_with_the_oracle(rules: int) -> None:
    """Empty places of the market are filled later by rules 2 alone, after a take, a hire, and The Machine's action."""
    filled = Counter[str]()
    for seed in range(SCARCE):
        filled += play_scarce_game(seats=1 + seed % 5, seed=seed, moves=MOVES, rules=rules)
    met = {kind for kind in ("take", "hire", "finish") if filled[kind] > 0}
    assert met == ({"take", "hire", "finish"} if rules == 2 else {"finish"}), "The Machine may sweep"

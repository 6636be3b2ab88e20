"""What a player who looks one move ahead makes of Scythe: it takes what it can pay for, else its games go round in circles."""

from __future__ import annotations

import random

import pytest

from fabrica import Match
from fabrica.bots.greedy import greedy


def at_a_bottom_action(seed: int) -> tuple[Match, int]:
    """A game by chance, where somebody can pay for a bottom action."""
    match, luck = Match("scythe", seats=2, seed=seed), random.Random(seed)
    while "bottom" not in match.moves(match.active[0]):
        match.play(luck.choice(match.moves(match.active[0])))
    return match, match.active[0]


@pytest.mark.parametrize("seed", range(6))
def test_a_bottom_action_that_can_be_paid_is_taken(seed: int) -> None:
    match, seat = at_a_bottom_action(seed)
    assert greedy(match.view(seat), 0.0, "1") == "bottom"

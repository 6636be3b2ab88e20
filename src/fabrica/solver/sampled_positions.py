"""Positions as they come up in play, for measuring and for tests: from games of players that look one move ahead."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np

from fabrica.engine.any_game import active, legal, play, round, side_phase
from fabrica.engine.chance import key_of
from fabrica.engine.contract import Position
from fabrica.engine.random_play import any_active, first_luck, next_luck, start
from fabrica.registry import load
from fabrica.search.one_ply import best_move
from fabrica.simulate.batch import Batch


def play_until(s: Any, tried: Any, base: Any, game: int, seats: int, options: Any, moves: Any, last: int) -> None:
    """Play a game to the common decisions of a round, or to its end."""
    start(s, base, game, seats, options)
    luck = first_luck(game)
    while active(s) != 0 and (side_phase(s) or round(s) < last):
        luck = next_luck(luck)
        seat = any_active(s, luck)
        count = legal(s, seat, moves)
        luck = next_luck(luck)
        play(s, seat, best_move(s, tried, seat, moves, count, luck))


@cache
def _playing(game: str) -> Any:
    return Batch(load(game)).bind(play_until)


def sampled(
    id: str, number: int, rounds: range = range(4, 9), seats: int = 2, seed: str = "mined", rules: int | None = None
) -> Iterator[Position]:
    """So many positions of a game at the start of a turn that can be solved, by the newest rules or by those of a version."""
    game, luck, found, tries = load(id), random.Random(seed), 0, 0  # noqa: S311 repeatable luck, no secret
    base, options, moves = np.array(key_of(seed), np.int64), np.zeros(1, np.int64), np.zeros(game.most_moves, np.int16)
    while found < number:
        state, tried = game.blank_row(rules), np.zeros(1, game.layout.dtype)
        _playing(id)(state[0], tried, base, tries, seats, options, moves, luck.choice(rounds))
        tries += 1
        position = game.position(game.layout.from_record(state[0]))
        if position["phase"] == game.solver.PHASE:
            found += 1
            yield position

"""What the environments of one match give a seat: its features, its mask, its rewards."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from fabrica.engine import backend
from fabrica.engine.any_game import stand_ins
from fabrica.engine.errors import UnknownName
from fabrica.engine.match import Match
from fabrica.envs.stepping import REWARDS, SCORE, end_worth
from fabrica.envs.vector import scale_of
from fabrica.registry import load


@cache
def scale(game: str) -> Any:
    return scale_of(load(game))


@cache
def worth_at_end(game: str) -> Any:
    """What the end is worth, by the rules of a game, interpreted."""
    return backend.plain(stand_ins(load(game)))(end_worth)


def features(match: Match, seat: int) -> Any:
    """What a seat may know, scaled to about 0 to 1: as the vector environment gives it."""
    row = [0] * match.game.features
    match.observe(seat, row)
    return np.array(row, np.float32) * scale(match.game.id)


def mask(match: Match, seat: int) -> Any:
    """The legal moves of a seat, a 1 for each: none unless it is active."""
    found = np.zeros(len(match.game.moves), np.int8)
    found[[match.game.move_index[words] for words in match.moves(seat)]] = 1
    return found


def seen(match: Match, seat: int, may_move: bool = True) -> dict[str, Any]:
    """Features and mask, as PettingZoo and Gymnasium like them; a seat that waits has no legal moves."""
    legal = mask(match, seat) if may_move else np.zeros(len(match.game.moves), np.int8)
    return {"observation": features(match, seat), "action_mask": legal}


def check_reward(reward: str) -> str:
    if reward not in REWARDS:
        raise UnknownName("reward", reward, REWARDS)
    return reward


class Progress:
    """The rewards of a match as it goes on, as the vector environment pays them."""

    def __init__(self, match: Match, reward: str, most_steps: int) -> None:
        self._match, self._kind, self._most_steps = match, REWARDS.index(reward), most_steps
        self._scores = match.scores

    @property
    def late(self) -> bool:
        """Has the match become too long?"""
        return len(self._match.log) >= self._most_steps and not self._match.over

    def rewards(self) -> list[float]:
        """Of each seat, since they were last asked for."""
        match, before = self._match, self._scores
        self._scores = match.scores
        if self._kind == SCORE:
            return [float(now - then) for now, then in zip(self._scores, before, strict=True)]
        worth, seats = worth_at_end(match.game.id), match.seats
        return [worth(match._state, seats, seat, self._kind) if match.over else 0.0 for seat in range(seats)]

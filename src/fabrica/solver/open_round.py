"""The rules of a round that does not end: the end of one's work can be looked at, and nothing comes after it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

from fabrica.engine import backend
from fabrica.engine.contract import Game
from fabrica.engine.layout import copy
from fabrica.registry import load


class Staying:
    def __init__(self, game: Game, stand_ins: Mapping[Callable[..., Any], Callable[..., Any]]) -> None:
        self.game, bind = game, backend.plain(stand_ins)
        self.play, self._legal, self._active = bind(game.rules.play), bind(game.rules.legal), bind(game.rules.active)

    def moves(self, state: Any, seat: int) -> list[int]:
        """What a seat may do; nothing, once its work has ended."""
        out = [0] * self.game.most_moves
        return out[: self._legal(state, seat, out)] if self._active(state) >> seat & 1 else []

    def after(self, state: Any, seat: int, line: Iterable[int]) -> Any:
        state = copy(state)
        for move in line:
            self.play(state, seat, move)
        return state


@cache
def staying(game: str) -> Staying:
    """Chance answers as it does."""
    return Staying(load(game), _knowledge(game).STAYING)


@cache
def unseeing(game: str) -> Staying:
    """What chance brings is not looked at."""
    return Staying(load(game), _knowledge(game).STAND_INS)


def _knowledge(game: str) -> Any:
    return load(game).solver

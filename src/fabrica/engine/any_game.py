"""The contract's names. Code over them runs for whichever game it is bound to: dependency injection, without a call's cost.

With `score` from here,

    def doubled(s, seat): return 2 * score(s, seat)

`bound(game)(doubled)` is compiled with the game's own score.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from fabrica.engine import backend
from fabrica.engine.contract import Game

Function = Callable[..., Any]


def _of_the_game(*_: Any) -> Any:
    raise NotImplementedError("bound to a game's own rule")


def setup(s: Any, seats: int, options: Any) -> None:
    _of_the_game()


def active(s: Any) -> int:
    return _of_the_game()


def mover(s: Any) -> int:
    return _of_the_game()


def legal(s: Any, seat: int, out: Any) -> int:
    return _of_the_game()


def play(s: Any, seat: int, move: int) -> None:
    _of_the_game()


def score(s: Any, seat: int) -> int:
    return _of_the_game()


def winners(s: Any) -> int:
    return _of_the_game()


def rival(s: Any) -> int:
    return _of_the_game()


def round(s: Any) -> int:
    return _of_the_game()


def side_phase(s: Any) -> bool:
    return _of_the_game()


def observe(s: Any, seat: int, out: Any) -> None:
    _of_the_game()


def worth(s: Any, seat: int) -> float:
    return _of_the_game()


CONTRACT = (setup, active, mover, legal, play, score, winners, rival, round, side_phase)


def stand_ins(game: Game) -> dict[Function, Function]:
    """A game's own functions for these names."""
    rules = {stub: getattr(game.rules, stub.__name__) for stub in CONTRACT}
    return {**rules, worth: game.worth, observe: game.observe}


def bound(game: Game) -> backend.Binding:
    """Compiles functions over these names for a game, and keeps them on disk: one binding for each game and process."""
    return _bound(*stand_ins(game).items())


@cache
def _bound(*pairs: tuple[Function, Function]) -> backend.Binding:
    return backend.compiled(dict(pairs))

"""Players that try a work phase many times, to measure how hard a line is to find.

These functions are rules over the contract's names and over those of a game's `solver`; they run compiled. A card that is
drawn is not looked at: a line needs no luck, as those of the coach.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from fabrica.engine import backend
from fabrica.engine.any_game import legal, play, stand_ins, worth
from fabrica.engine.match import Match
from fabrica.engine.random_play import first_luck, next_luck
from fabrica.registry import load
from fabrica.solver.any_turn import standing

GAIN = 4.0  # how much more a point of the goal is wanted than what things are worth otherwise
DARING = 3  # one move in so many is any of them
LONGEST = 200  # moves of a line


def attractive_move(s: Any, tried: Any, seat: int, goal: int, moves: Any, count: int, last: int) -> int:
    """The move after which the seat stands best; the last thing one does only if there is nothing else."""
    best = 0.0
    chosen = last
    for i in range(count):
        if moves[i] != last:
            tried[0] = s
            play(tried[0], seat, moves[i])
            found = GAIN * standing(tried[0], seat, goal) + worth(tried[0], seat)
            if chosen == last or found > best:
                best = found
                chosen = moves[i]
    return chosen


def wander(s: Any, tried: Any, seat: int, goal: int, moves: Any, last: int, luck: int) -> int:
    """One line to the end: mostly what looks best, now and then anything. Leaves the state there; its luck goes on."""
    count = legal(s, seat, moves)
    for _ in range(LONGEST):
        luck = next_luck(luck)
        move = moves[(luck // DARING) % count]
        if luck % DARING != 0 or move == last:
            move = attractive_move(s, tried, seat, goal, moves, count, last)
        if move == last:
            break
        play(s, seat, move)
        count = legal(s, seat, moves)
    return luck


def wander_often(s: Any, here: Any, tried: Any, seat: int, goal: int, moves: Any, last: int, results: Any) -> None:
    """What each of many lines reaches."""
    luck = first_luck(1)
    for i in range(results.shape[0]):
        here[0] = s
        luck = wander(here[0], tried, seat, goal, moves, last, luck)
        results[i] = standing(here[0], seat, goal)


@cache
def _wandering(id: str) -> Any:
    game = load(id)
    return backend.compiled({**stand_ins(game), **game.solver.STAND_INS})(wander_often)


def wanderers(match: Match, seat: int, goal: str, tries: int) -> Any:
    """What so many lines reach, for a goal of the coach."""
    game = match.game
    here, tried = np.zeros(1, game.layout.dtype), np.zeros(1, game.layout.dtype)
    moves, results = np.zeros(game.most_moves, np.int16), np.zeros(tries)
    state, last = game.layout.to_record(match._state), game.move_index[game.solver.END]
    _wandering(game.id)(state, here, tried, seat, game.solver.GOALS[goal], moves, last, results)
    return results

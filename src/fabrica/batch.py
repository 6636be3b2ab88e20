"""Many games at once: on CPU threads, or one game per thread of a GPU, by random or biased players.

The functions up to `play_batch` are rules too: they run on every backend and give the same games on each. The names of the
contract below stand for the functions of whichever game they are bound to.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from fabrica.backend import apart
import numpy as np

from fabrica import backend
from fabrica.backend import apart
from fabrica.bits import lowest, without_lowest
from fabrica.dice import chacha8, key_of
from fabrica.game import Game
from fabrica.layout import Layout, i16, i32, u32

SEATS_MOST = 8
RESULT = Layout("Result", decisions=i32, trail=u32, scores=i16[SEATS_MOST], winners=i16, rival=i16, rounds=i16)
DECISIONS_MOST = 100_000  # more than any game has: a game that gets there does not end
_MASK = 0xFFFFFFFF
_LUCK = 0x9E3779B9


def _of_the_game(*_: Any) -> Any:
    raise NotImplementedError("bound to a game's own rule")


def setup(s: Any, seats: int, options: Any) -> None:
    _of_the_game()


def active(s: Any) -> int:
    return _of_the_game()  # type: ignore[no-any-return]


def mover(s: Any) -> int:
    return _of_the_game()  # type: ignore[no-any-return]


def legal(s: Any, seat: int, out: Any) -> int:
    return _of_the_game()  # type: ignore[no-any-return]


def play(s: Any, seat: int, move: int) -> None:
    _of_the_game()


def score(s: Any, seat: int) -> int:
    return _of_the_game()  # type: ignore[no-any-return]


def winners(s: Any) -> int:
    return _of_the_game()  # type: ignore[no-any-return]


def rival(s: Any) -> int:
    return _of_the_game()  # type: ignore[no-any-return]


def round(s: Any) -> int:
    return _of_the_game()  # type: ignore[no-any-return]


CONTRACT = (setup, active, mover, legal, play, score, winners, rival, round)


def start(s: Any, base: Any, game: int, seats: int, options: Any) -> None:
    """Set up one game of a batch. Its key is a block under the batch's key, with the game's number as the nonce."""
    apart()
    block = s.streams[0].block
    chacha8(base, 0, game, block)
    for i in range(8):
        s.key[i] = block[i]
    for i in range(16):
        block[i] = 0
    setup(s, seats, options)


def next_luck(luck: int) -> int:
    """The players' own luck, apart from the game's chance: a small generator (xorshift) that is never 0."""
    luck = (luck ^ (luck << 13)) & _MASK
    luck = luck ^ (luck >> 17)
    return (luck ^ (luck << 5)) & _MASK


def first_luck(game: int) -> int:
    luck = (game + 1) * _LUCK & _MASK
    return luck if luck != 0 else 1


def any_active(s: Any, luck: int) -> int:
    """One of the active seats."""
    seats = active(s)
    count = 0
    rest = seats
    while rest != 0:
        count += 1
        rest = without_lowest(rest)
    for _ in range((luck * count) >> 32):
        seats = without_lowest(seats)
    return lowest(seats)


def weighted(moves: Any, count: int, weights: Any, luck: int) -> int:
    """One of the moves, as likely as its weight; any of them when none has a weight."""
    total = 0
    for i in range(count):
        total += weights[moves[i]]
    if total == 0:
        return moves[(luck * count) >> 32]  # type: ignore[no-any-return]
    left = (luck * total) >> 32
    i = 0
    while left >= weights[moves[i]]:
        left -= weights[moves[i]]
        i += 1
    return moves[i]  # type: ignore[no-any-return]


def play_game(s: Any, game: int, moves: Any, result: Any) -> None:
    """Random play to the end, the first active seat in turn order moving; the full list of moves is made at every decision."""
    luck = first_luck(game)
    trail = decisions = 0
    seat = mover(s)
    while seat >= 0 and decisions < DECISIONS_MOST:
        luck = next_luck(luck)
        move = moves[(luck * legal(s, seat, moves)) >> 32]
        trail = ((trail ^ move) * 16777619) & _MASK
        play(s, seat, move)
        decisions += 1
        seat = mover(s)
    note(s, decisions, trail, result)


def play_biased_game(s: Any, game: int, moves: Any, weights: Any, result: Any) -> None:
    """Play to the end, any active seat moving, each by its own weights over the moves."""
    luck = first_luck(game)
    trail = decisions = 0
    while active(s) != 0 and decisions < DECISIONS_MOST:
        luck = next_luck(luck)
        seat = any_active(s, luck)
        count = legal(s, seat, moves)
        luck = next_luck(luck)
        move = weighted(moves, count, weights[seat], luck)
        trail = ((trail ^ move) * 16777619) & _MASK
        play(s, seat, move)
        decisions += 1
    note(s, decisions, trail, result)


def play_games(s: Any, zero: Any, base: Any, first: int, step: int, end: int, seats: int, options: Any, moves: Any, results: Any, origin: int) -> None:
    """Random play of the games first, first + step, … before end, one decision after the other without a pause between games."""
    game = first
    luck = trail = decisions = 0
    seat = -1
    while game < end:
        if seat < 0:
            reset(s, zero)
            start(s, base, game, seats, options)
            luck = first_luck(game)
            trail = decisions = 0
        else:
            luck = next_luck(luck)
            move = moves[(luck * legal(s, seat, moves)) >> 32]
            trail = ((trail ^ move) * 16777619) & _MASK
            play(s, seat, move)
            decisions += 1
        seat = mover(s) if decisions < DECISIONS_MOST else -1
        if seat < 0:
            note(s, decisions, trail, results[game - origin])
            game += step


def note(s: Any, decisions: int, trail: int, result: Any) -> None:
    apart()
    result.decisions = decisions
    result.trail = trail
    result.winners = winners(s)
    result.rival = rival(s)
    result.rounds = round(s)
    for seat in range(s.players):
        result.scores[seat] = score(s, seat)


def play_batch(states: Any, zero: Any, base: Any, first: int, seats: int, options: Any, moves: Any, results: Any) -> None:
    """Games first, first + 1, … by random players; with one state it is used again and again."""
    for i in range(results.shape[0]):
        s = states[i % states.shape[0]]
        states[i % states.shape[0]] = zero[0]
        start(s, base, first + i, seats, options)
        play_game(s, first + i, moves, results[i])


def play_biased_batch(
    states: Any, zero: Any, base: Any, first: int, seats: int, options: Any, moves: Any, weights: Any, results: Any
) -> None:
    for i in range(results.shape[0]):
        s = states[i % states.shape[0]]
        states[i % states.shape[0]] = zero[0]
        start(s, base, first + i, seats, options)
        play_biased_game(s, first + i, moves, weights, results[i])


def copy_states(source: Any, target: Any, times: int) -> None:
    """Copy states round and round, to measure what a copy costs."""
    n = source.shape[0]
    for i in range(times):
        target[i % n] = source[(i * 7) % n]


ENTRIES = (play_batch, play_biased_batch, copy_states)


def of_game(game: Game) -> dict[Callable[..., Any], Callable[..., Any]]:
    """Which function of the game each name of the contract stands for."""
    return {stub: getattr(game.rules, stub.__name__) for stub in CONTRACT}

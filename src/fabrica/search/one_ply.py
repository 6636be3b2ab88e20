"""Batches in which some players look one move ahead, as the greedy bot does: compiled, many games a second.

These functions are rules over the contract's names. They copy states by assignment, so they run compiled.
"""

from __future__ import annotations

from typing import Any

from fabrica.engine.any_game import active, legal, play, worth
from fabrica.engine.chance import WORDS
from fabrica.engine.random_play import DECISIONS_MOST, any_active, first_luck, next_luck, note, start, weighted


def other_chance(s: Any, luck: int) -> None:
    """What chance will answer is not known: it is asked under another key, from the next block on."""
    s.key[0] ^= luck
    for i in range(len(s.streams)):
        s.streams[i].drawn = (s.streams[i].drawn | (WORDS - 1)) + 1


def best_move(s: Any, tried: Any, seat: int, moves: Any, count: int, luck: int) -> int:
    """The move after which the seat stands best; the first of equals, counted from a random one on."""
    best = 0.0
    chosen = -1
    first = (luck * count) >> 32
    for i in range(count):
        move = moves[(first + i) % count]
        tried[0] = s
        other_chance(tried[0], luck)
        play(tried[0], seat, move)
        found = worth(tried[0], seat)
        if chosen < 0 or found > best:
            best = found
            chosen = move
    return chosen


def play_ahead_game(s: Any, tried: Any, game: int, moves: Any, weights: Any, looks: Any, result: Any) -> None:
    """Play to the end, any active seat moving: by looking ahead, or by its weights over the moves."""
    luck = first_luck(game)
    decisions = 0
    while active(s) != 0 and decisions < DECISIONS_MOST:
        luck = next_luck(luck)
        seat = any_active(s, luck)
        count = legal(s, seat, moves)
        luck = next_luck(luck)
        if looks[seat] == 1 and count > 1:
            move = best_move(s, tried, seat, moves, count, luck)
        else:
            move = weighted(moves, count, weights[seat], luck)
        play(s, seat, move)
        decisions += 1
    note(s, decisions, 0, result)


def play_ahead_batch(
    states: Any, tried: Any, zero: Any, base: Any, first: int, seats: int, options: Any, moves: Any, weights: Any, looks: Any,
    results: Any,
) -> None:  # fmt: skip
    for i in range(results.shape[0]):
        s = states[i % states.shape[0]]
        states[i % states.shape[0]] = zero[0]
        start(s, base, first + i, seats, options)
        play_ahead_game(s, tried, first + i, moves, weights, looks, results[i])

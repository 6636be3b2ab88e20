"""Games by random and biased players: rules over the contract's names, which give the same games on every backend."""

from __future__ import annotations

from typing import Any

from fabrica.engine.any_game import active, legal, mover, play, rival, round, score, setup, winners
from fabrica.engine.backend import apart
from fabrica.engine.bit_sets import lowest, without_lowest
from fabrica.engine.chance import chacha8
from fabrica.engine.layout import Layout, i16, i32, u32

SEATS_MOST = 8
RESULT = Layout("Result", decisions=i32, trail=u32, scores=i16[SEATS_MOST], winners=i16, rival=i16, rounds=i32)
DECISIONS_MOST = 100_000  # more than any game has: a game that gets there does not end
_MASK = 0xFFFFFFFF
_LUCK = 0x9E3779B9


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
        return moves[(luck * count) >> 32]
    left = (luck * total) >> 32
    i = 0
    while left >= weights[moves[i]]:
        left -= weights[moves[i]]
        i += 1
    return moves[i]


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


def note(s: Any, decisions: int, trail: int, result: Any) -> None:
    apart()
    result.decisions = decisions
    result.trail = trail
    result.winners = winners(s)
    result.rival = rival(s)
    result.rounds = round(s)
    for seat in range(s.players):
        result.scores[seat] = score(s, seat)

"""The rest of a seat's own turn, looked through: which line ends best in one world, and how the turn ends without knowing luck.

These functions are rules over the contract's names, and run compiled. A step keeps the best positions that its moves reach, each
once; a line ends when the seat has nothing more to decide, or when another phase or round begins.
"""

from __future__ import annotations

from typing import Any

from fabrica.engine.any_game import active, legal, play, round, side_phase, worth
from fabrica.engine.backend import apart
from fabrica.engine.bit_sets import has
from fabrica.engine.layout import Layout, f64, i32, i64
from fabrica.engine.random_play import next_luck
from fabrica.search.beam import keep
from fabrica.search.one_ply import other_chance, play_ahead_game

WAY = Layout("TurnWay", worth=f64, mark=i64, parent=i32, move=i32)  # to a position: how good it looks, and where it came from
STRETCHES = 64  # of a turn, between two answers of chance: more than there are
NO_LUCK = 0  # for `look`: what chance will answer is known; anything else: it is not


def is_turn(s: Any, seat: int, this_round: int, this_kind: int) -> bool:
    """Does the turn go on that began in this round, in this kind of phase?"""
    return has(active(s), seat) and round(s) == this_round and (1 if side_phase(s) else 0) == this_kind


def asked(s: Any) -> int:
    """How often chance was asked."""
    total = 0
    for i in range(len(s.streams)):
        total += s.streams[i].drawn
    return total


def best_end(
    here: Any, there: Any, ways: Any, tried: Any, ints: Any, seat: int, moves: Any, this_round: int, this_kind: int, line: Any,
    width: int, calm: int,
) -> float:  # fmt: skip
    """From the position in here[0]: the worth of the best end of the turn; the moves to it go into `line`, -1 after the last.

    Calm: without moves that ask chance, but for those that end the turn.
    """
    apart()
    best = 0.0
    line[0] = -1
    size = 1
    depth = 0
    while size > 0 and depth + 1 < ways.shape[0]:
        new = 0
        for i in range(size):
            count = legal(here[i], seat, moves)
            for j in range(count):
                tried[0] = here[i]
                play(tried[0], seat, moves[j])
                found = worth(tried[0], seat)
                if not is_turn(tried[0], seat, this_round, this_kind):
                    if line[0] < 0 or found > best:
                        best = found
                        trace(ways, depth, i, moves[j], line)
                elif calm == 0 or asked(tried[0]) == asked(here[i]):
                    at = keep(ways[depth + 1], new, width, found, ints[0])
                    if at >= 0:
                        there[at] = tried[0]
                        ways[depth + 1][at].parent = i
                        ways[depth + 1][at].move = moves[j]
                        new = max(new, at + 1)
        for i in range(new):
            here[i] = there[i]
        size = new
        depth += 1
    return best if line[0] >= 0 or size == 0 else so_far(ways, depth, size, line)


def so_far(ways: Any, depth: int, size: int, line: Any) -> float:
    """A turn that is too long to be seen to its end: the best of its beginnings, into `line`."""
    at = 0
    for i in range(1, size):
        if ways[depth][i].worth > ways[depth][at].worth:
            at = i
    trace(ways, depth - 1, ways[depth][at].parent, ways[depth][at].move, line)
    best: float = ways[depth][at].worth
    return best


def trace(ways: Any, depth: int, at: int, last: int, line: Any) -> None:
    """The line that led to a position, and one more move."""
    line[depth + 1] = -1
    line[depth] = last
    while depth > 0:
        line[depth - 1] = ways[depth][at].move
        at = ways[depth][at].parent
        depth -= 1


def play_on(
    own: Any, here: Any, there: Any, ways: Any, tried: Any, ints: Any, seat: int, moves: Any, this_round: int, this_kind: int,
    line: Any, width: int, luck: int,
) -> float:  # fmt: skip
    """Play own[0] to the end of the turn, thinking anew after each answer of chance; what it is worth then."""
    for _ in range(STRETCHES):
        if not is_turn(own[0], seat, this_round, this_kind):
            break
        here[0] = own[0]
        luck = next_luck(luck)
        other_chance(here[0], luck)
        best_end(here, there, ways, tried, ints, seat, moves, this_round, this_kind, line, width, 0)
        known = asked(own[0])
        i = 0
        while line[i] >= 0 and asked(own[0]) == known and is_turn(own[0], seat, this_round, this_kind):
            play(own[0], seat, line[i])
            i += 1
    return worth(own[0], seat)


def look(
    own: Any, here: Any, there: Any, ways: Any, tried: Any, ints: Any, seat: int, moves: Any, this_round: int, this_kind: int,
    line: Any, width: int, calm: int, luck: int,
) -> float:  # fmt: skip
    """The best line from own[0], and how it ends; or, if luck is not known, how the turn ends."""
    if luck != NO_LUCK:
        return play_on(own, here, there, ways, tried, ints, seat, moves, this_round, this_kind, line, width, luck)
    here[0] = own[0]
    return best_end(here, there, ways, tried, ints, seat, moves, this_round, this_kind, line, width, calm)


def play_outs(worlds: Any, own: Any, tried: Any, moves: Any, weights: Any, looks: Any, results: Any) -> None:
    """Games from some worlds to their ends, one after the other, chance and the players' luck each time anew."""
    for i in range(results.shape[0]):
        own[0] = worlds[i % worlds.shape[0]]
        other_chance(own[0], i + 1)
        play_ahead_game(own[0], tried, i, moves, weights, looks, results[i])

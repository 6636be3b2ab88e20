"""A whole turn looked through: the best line of one's own moves, until it is no longer one's turn, or the round is over.

These functions are rules over the contract's names, and run compiled. A step keeps the best positions that its moves reach, each
once however it was reached; a line ends when the seat has nothing more to decide, and is worth what the seat's position is then.
"""

from __future__ import annotations

from typing import Any

from fabrica.engine.any_game import active, legal, play, round, worth
from fabrica.engine.bit_sets import has
from fabrica.engine.layout import Layout, f64, i32, i64
from fabrica.engine.random_play import next_luck
from fabrica.search.mcts import NEVER, lead, play_out
from fabrica.search.one_ply import other_chance

WAY = Layout("Way", worth=f64, mark=i64, first=i32)  # to a position: how good it looks, its bytes in brief, its first move
_MASK = 0x7FFFFFFFFFFFFFFF


def mark_of(ints: Any) -> int:
    """The bytes of a position in brief."""
    mark = 1469598103934665603
    for i in range(ints.shape[0]):
        mark = ((mark ^ ints[i]) * 1099511628211) & _MASK
        mark ^= mark >> 29
    return mark


def keep(ways: Any, size: int, width: int, found: float, ints: Any) -> int:
    """Note a position among the best; where it goes, or -1: others are better, or it is there already."""
    at = place_for(ways, size, width, found)
    if at < 0:
        return -1
    mark = mark_of(ints)
    if is_there(ways, size, mark):
        return -1
    ways[at].worth = found
    ways[at].mark = mark
    return at


def is_there(ways: Any, size: int, mark: int) -> bool:
    for i in range(size):
        if ways[i].mark == mark:
            return True
    return False


def place_for(ways: Any, size: int, width: int, found: float) -> int:
    """Where a new way goes: at the end, or instead of the worst, if it is better; -1 if not."""
    if size < width:
        return size
    worst = 0
    for i in range(1, size):
        if ways[i].worth < ways[worst].worth:
            worst = i
    return worst if found > ways[worst].worth else -1


def best_line(
    here: Any, there: Any, ways: Any, next_ways: Any, tried: Any, ints: Any, seat: int, moves: Any, ends: Any, last: Any
) -> None:  # fmt: skip
    """From the position in here[0]: for each first move the best end of a line, its worth into `ends` and itself into `last`."""
    now = round(here[0])
    size = 1
    depth = 0
    while size > 0:
        new = 0
        for i in range(size):
            count = legal(here[i], seat, moves)
            for j in range(count):
                move = moves[j]
                first = move if depth == 0 else ways[i].first
                tried[0] = here[i]
                play(tried[0], seat, move)
                found = worth(tried[0], seat)
                if not has(active(tried[0]), seat) or round(tried[0]) != now:
                    if found > ends[first]:
                        ends[first] = found
                        last[first] = tried[0]
                else:
                    at = keep(next_ways, new, next_ways.shape[0], found, ints[0])
                    if at >= 0:
                        there[at] = tried[0]
                        next_ways[at].first = first
                        new = max(new, at + 1)
        for i in range(new):
            here[i] = there[i]
            ways[i] = next_ways[i]
        size = new
        depth += 1


def look_on(last: Any, own: Any, tried: Any, seat: int, moves: Any, ends: Any, luck: int, times: int, until: int) -> None:
    """Judge each end anew: the lead on average, after everyone has looked one move ahead to the end of a round."""
    for first in range(ends.shape[0]):
        if ends[first] > NEVER:
            total = 0.0
            for _ in range(times):
                luck = next_luck(luck)
                own[0] = last[first]
                other_chance(own[0], luck)
                play_out(own[0], seat, tried, moves, luck, until)
                total += lead(own[0], seat)
            ends[first] = total / times

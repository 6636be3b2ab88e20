"""The search through a turn, to its last line: depth first, each position once, and none that cannot beat the best line.

These functions are rules over the contract's names and over those of a game's `solver`; they run compiled. The search keeps its
place in `mind` and its arrays, so that it can be asked for some positions more.
"""

from __future__ import annotations

from typing import Any

from fabrica.engine.any_game import active, legal, play, worth
from fabrica.engine.bit_sets import has
from fabrica.engine.layout import Layout, f64, i8, i32, i64

GOALS = range(3)
COUNT, SCORE, VALUE = GOALS  # of something that is counted from now on; of points; of all that a game finds worth having
MIND = Layout(
    "Mind",
    best=f64,  # what the best line brings
    nodes=i64,  # positions looked at
    depth=i32,  # -1: all is looked at
    length=i32,  # of the best line
    chance=i8,  # was a move met that asks chance, and might bring more?
    narrow=i8,  # was a move left out because others seemed better?
    full=i8,  # was there no room to remember a position, or to go deeper?
)
TRIES = 4  # other prices that are tried at a position
HOPE, LESS_HOPE = 1.0, 0.8
LEAST = 1e-6
INFINITE = 1e9
PROBES = 256


def standing(s: Any, seat: int, goal: int) -> float:
    raise NotImplementedError("bound to a game")


def unseen(s: Any, seat: int) -> int:
    raise NotImplementedError("bound to a game")


def may_end(s: Any, seat: int) -> bool:
    raise NotImplementedError("bound to a game")


def is_bounded(s: Any, seat: int) -> bool:
    raise NotImplementedError("bound to a game")


def may_follow(order: int, move: int) -> bool:
    raise NotImplementedError("bound to a game")


def first_order(s: Any, seat: int, cards: int) -> int:
    raise NotImplementedError("bound to a game")


def next_order(order: int, before: Any, after: Any, seat: int, move: int) -> int:
    raise NotImplementedError("bound to a game")


def prepare(s: Any, seat: int, order: int, keeping: int, luck: int, notes: Any) -> None:
    raise NotImplementedError("bound to a game")


def is_decided(notes: Any, move: int) -> bool:
    raise NotImplementedError("bound to a game")


def most(s: Any, seat: int, p: Any, g: Any, luck: int, notes: Any) -> float:
    raise NotImplementedError("bound to a game")


def mark(s: Any, seat: int, words: Any, order: int, luck: int, counted: int) -> int:
    raise NotImplementedError("bound to a game")


def riches(s: Any, seat: int) -> int:
    raise NotImplementedError("bound to a game")


def is_as_rich(riches: int, other: int) -> bool:
    raise NotImplementedError("bound to a game")


def is_wanted(s: Any, seat: int, move: int, luck: int, cards: int) -> bool:
    raise NotImplementedError("bound to a game")


def is_new(marks: Any, found: int, rich: int, mind: Any) -> bool:
    """Note a position; was neither it there, nor a richer one? Without room, it is new."""
    mask = marks.shape[0] - 1
    at = (found ^ found >> 32) & mask
    for _ in range(PROBES):
        if marks[at][0] == found:
            if is_as_rich(marks[at][1], rich):
                return False
            if is_as_rich(rich, marks[at][1]):
                marks[at][1] = rich
                return True
        elif marks[at][0] == 0:
            marks[at][0] = found
            marks[at][1] = rich
            return True
        at = (at + 1) & mask
    mind.full = 1
    return True


def step(goal: int) -> float:
    """By so much a line is better than another, at least."""
    return 0.01 if goal == VALUE else 1.0


def bound(
    s: Any, seat: int, p: Any, q: Any, g: Any, notes: Any, order: int, goal: int, tries: int, enough: float, luck: int
) -> float:  # fmt: skip
    """The lowest bound that some tries find, from prices p on, which are kept; no more tries once it is low enough.

    A price falls by how much of the thing is left over, and rises by what lacks: as far as the bound is hoped to fall.
    """
    prepare(s, seat, order, goal == VALUE, luck, notes)
    found = most(s, seat, p, g, luck, notes)
    here = found
    hope = HOPE
    for i in range(q.shape[0]):
        q[i] = p[i]
    for _ in range(tries):
        if found < enough:
            return found
        lower(q, g, here - max(enough - LEAST, found - hope))
        here = most(s, seat, q, g, luck, notes)
        if here < found - LEAST:
            found = here
            for i in range(p.shape[0]):
                p[i] = q[i]
        else:
            hope *= LESS_HOPE
    return found


def bound_first(s: Any, seat: int, p: Any, q: Any, g: Any, notes: Any, goal: int, tries: int, enough: float, luck: int) -> float:
    """The same, of a position with which a search begins."""
    order = first_order(s, seat, luck == 1 or goal == VALUE)
    return bound(s, seat, p, q, g, notes, order, goal, tries, enough, luck) if is_bounded(s, seat) else INFINITE


def lower(q: Any, g: Any, by: float) -> None:
    """Change the prices so that the bound would fall by so much, if what pays stayed the same."""
    length = LEAST
    for i in range(g.shape[0]):
        if q[i] > 0.0 or g[i] < 0.0:
            length += g[i] * g[i]
    for i in range(g.shape[0]):
        q[i] = max(0.0, q[i] - by / length * g[i])


def note_line(mind: Any, path: Any, line: Any, length: int, found: float) -> None:
    """A line that brings so much: is it the best?"""
    if found < mind.best + LEAST:
        return
    mind.best = found
    mind.length = length
    for i in range(length):
        line[i] = path[i]


def expand(
    mind: Any, stack: Any, words: Any, moves: Any, ranks: Any, orders: Any, prices: Any, q: Any, g: Any, notes: Any, path: Any,
    line: Any, marks: Any, depth: int, seat: int, goal: int, luck: int, width: int,
) -> int:  # fmt: skip
    """Try every move of the position at a depth; those that are worth a further look are kept, the most promising first."""
    offered = legal(stack[depth], seat, moves[depth])
    kept = 0
    for i in range(offered):
        move = moves[depth][i]
        if is_decided(notes, move) or not may_follow(orders[depth], move):
            continue
        if is_wanted(stack[depth], seat, move, luck, goal == VALUE):
            path[depth] = move
            rank = promise(mind, stack, words, orders, prices, q, g, notes, path, line, marks, depth, seat, goal, luck)
            if mind.depth < 0:
                return 0
            if rank > -INFINITE:
                insert(moves[depth], ranks[depth], kept, move, rank)
                kept += 1
    if kept > width:
        mind.narrow = 1
    return min(kept, width)


def insert(moves: Any, ranks: Any, at: int, move: int, rank: float) -> None:
    """Into a row that falls."""
    while at > 0 and ranks[at - 1] < rank:
        ranks[at] = ranks[at - 1]
        moves[at] = moves[at - 1]
        at -= 1
    ranks[at] = rank
    moves[at] = move


def promise(
    mind: Any, stack: Any, words: Any, orders: Any, prices: Any, q: Any, g: Any, notes: Any, path: Any, line: Any, marks: Any,
    depth: int, seat: int, goal: int, luck: int,
) -> float:  # fmt: skip
    """How much a move may bring; -INFINITE if it need not be looked at further."""
    before = stack[depth]
    stack[depth + 1] = before
    s = stack[depth + 1]
    move = path[depth]
    play(s, seat, move)
    mind.nodes += 1
    if not has(active(s), seat):
        if goal == VALUE:
            note_line(mind, path, line, depth + 1, standing(s, seat, goal))
        return -INFINITE
    order = next_order(orders[depth], before, s, seat, move)
    if not is_new(marks, mark(s, seat, words[depth + 1], order, luck, goal == VALUE), riches(s, seat), mind):
        return -INFINITE
    if not is_bounded(s, seat):
        return INFINITE + worth(s, seat) if goal == VALUE else INFINITE
    if goal != VALUE and may_end(s, seat):
        note_line(mind, path, line, depth + 1, standing(s, seat, goal))
    enough = mind.best + step(goal) - LEAST
    for i in range(q.shape[0]):
        prices[depth + 1][i] = prices[depth][i]
    rank = bound(s, seat, prices[depth + 1], q, g, notes, order, goal, TRIES, enough, luck)
    if rank < enough:
        return -INFINITE
    if luck == 1 and unseen(s, seat) > unseen(before, seat):
        mind.chance = 1
        mind.depth = -1
    return worth(s, seat) if goal == VALUE else rank


def begin(
    mind: Any, stack: Any, words: Any, moves: Any, ranks: Any, at: Any, counts: Any, orders: Any, prices: Any, q: Any, g: Any,
    notes: Any, path: Any, line: Any, marks: Any, seat: int, goal: int, luck: int, width: int, tries: int,
) -> None:  # fmt: skip
    """Enter the first position, and find prices for it."""
    mind.depth = 0
    orders[0] = first_order(stack[0], seat, luck == 1 or goal == VALUE)
    at[0] = 0
    counts[0] = 0
    if goal != VALUE and may_end(stack[0], seat):
        note_line(mind, path, line, 0, standing(stack[0], seat, goal))
    if is_bounded(stack[0], seat):
        enough = mind.best + step(goal) - LEAST
        if bound(stack[0], seat, prices[0], q, g, notes, orders[0], goal, tries, enough, luck) < enough:
            return
    counts[0] = expand(
        mind, stack, words, moves, ranks, orders, prices, q, g, notes, path, line, marks, 0, seat, goal, luck, width
    )


def search(
    mind: Any, stack: Any, words: Any, moves: Any, ranks: Any, at: Any, counts: Any, orders: Any, prices: Any, q: Any, g: Any,
    notes: Any, path: Any, line: Any, marks: Any, seat: int, goal: int, luck: int, width: int, tries: int, until: int,
) -> None:  # fmt: skip
    """Look on, or begin if there are tries, until all is looked at or so many positions are.

    With luck, only to see whether chance might bring more.
    """
    if tries >= 0:
        begin(
            mind, stack, words, moves, ranks, at, counts, orders, prices, q, g, notes, path, line, marks, seat, goal, luck,
            width, tries,
        )  # fmt: skip
    while mind.depth >= 0 and mind.nodes < until:
        depth = mind.depth
        if at[depth] >= counts[depth]:
            mind.depth -= 1
            continue
        move = moves[depth][at[depth]]
        rank = ranks[depth][at[depth]]
        at[depth] += 1
        enough = mind.best + step(goal) - LEAST
        if goal != VALUE and rank < enough:
            continue
        if depth + 2 >= stack.shape[0]:
            mind.full = 1
            continue
        stack[depth + 1] = stack[depth]
        play(stack[depth + 1], seat, move)
        path[depth] = move
        orders[depth + 1] = next_order(orders[depth], stack[depth], stack[depth + 1], seat, move)
        for i in range(q.shape[0]):
            prices[depth + 1][i] = prices[depth][i]
        if is_bounded(stack[depth + 1], seat):
            order = orders[depth + 1]
            if bound(stack[depth + 1], seat, prices[depth + 1], q, g, notes, order, goal, TRIES * 4, enough, luck) < enough:
                continue
        at[depth + 1] = 0
        mind.depth += 1
        counts[depth + 1] = expand(
            mind, stack, words, moves, ranks, orders, prices, q, g, notes, path, line, marks, depth + 1, seat, goal, luck, width
        )

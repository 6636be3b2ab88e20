"""The search through a turn, to its last line: depth first, each position once, and none that cannot beat the best line.

These functions are rules over the contract's names and over those of a game's `solver`; they run compiled. The search keeps its
place in a `Space`, so that it can be asked for some positions more.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from fabrica.engine.any_game import active, legal, play, worth
from fabrica.engine.bit_sets import has
from fabrica.engine.layout import Layout, f64, i8, i32, i64
from fabrica.solver.any_turn import (
    VALUE,
    first_order,
    is_as_rich,
    is_bounded,
    is_decided,
    is_wanted,
    mark,
    may_end,
    may_follow,
    most,
    next_order,
    prepare,
    riches,
    standing,
    unseen,
)

PROGRESS = Layout(
    "Progress",
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


class Space(NamedTuple):
    """Arrays for a search; most of it has a row for each depth."""

    progress: Any  # one record: where the search is
    stack: Any  # states
    ints: Any  # the seat's part of each, as integers
    moves: Any
    ranks: Any  # how promising each move is
    at: Any  # which move is next
    counts: Any  # how many moves there are
    orders: Any
    prices: Any
    other_prices: Any  # of the present position: those that are tried
    left_over: Any  # of each thing at these prices
    notes: Any
    path: Any  # the moves that led here
    line: Any  # the best line so far
    marks: Any  # positions that were met


class Aim(NamedTuple):
    """By whom, and what for; with luck, only to see whether chance might bring more; so many moves at each depth."""

    seat: int
    goal: int
    luck: int
    width: int


def is_new(space: Space, found: int, rich: int) -> bool:
    """Note a position; was neither it there, nor a richer one? Without room, it is new."""
    marks = space.marks
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
    space.progress[0].full = 1
    return True


def step(goal: int) -> float:
    """By so much a line is better than another, at least."""
    return 0.01 if goal == VALUE else 1.0


def enough_for(space: Space, aim: Aim) -> float:
    """What a line has to bring to be the best."""
    return float(space.progress[0].best) + step(aim.goal) - LEAST


def bound(space: Space, aim: Aim, s: Any, prices: Any, order: int, tries: int, enough: float) -> float:
    """The lowest bound that some tries find, from some prices on, which are kept; no more tries once it is low enough.

    The prices are Lagrange multipliers: one falls by how much of the thing is left over, and rises by what lacks, as far as the
    bound is hoped to fall.
    """
    others, left_over = space.other_prices, space.left_over
    prepare(s, aim.seat, order, aim.goal == VALUE, aim.luck, space.notes)
    found = most(s, aim.seat, prices, left_over, aim.luck, space.notes)
    here = found
    hope = HOPE
    for i in range(others.shape[0]):
        others[i] = prices[i]
    for _ in range(tries):
        if found < enough:
            return found
        lower(others, left_over, here - max(enough - LEAST, found - hope))
        here = most(s, aim.seat, others, left_over, aim.luck, space.notes)
        if here < found - LEAST:
            found = here
            for i in range(prices.shape[0]):
                prices[i] = others[i]
        else:
            hope *= LESS_HOPE
    return found


def bound_first(space: Space, aim: Aim, tries: int, enough: float) -> float:
    """The same, of the position with which a search begins."""
    s = space.stack[0]
    order = first_order(s, aim.seat, aim.luck == 1 or aim.goal == VALUE)
    return bound(space, aim, s, space.prices[0], order, tries, enough) if is_bounded(s, aim.seat) else INFINITE


def lower(prices: Any, left_over: Any, by: float) -> None:
    """Change the prices so that the bound would fall by so much, if what pays stayed the same."""
    length = LEAST
    for i in range(left_over.shape[0]):
        if prices[i] > 0.0 or left_over[i] < 0.0:
            length += left_over[i] * left_over[i]
    for i in range(left_over.shape[0]):
        prices[i] = max(0.0, prices[i] - by / length * left_over[i])


def note_line(space: Space, length: int, found: float) -> None:
    """A line that brings so much: is it the best?"""
    progress = space.progress[0]
    if found < progress.best + LEAST:
        return
    progress.best = found
    progress.length = length
    for i in range(length):
        space.line[i] = space.path[i]


def expand(space: Space, aim: Aim, depth: int) -> int:
    """Try every move of the position at a depth; those that are worth a further look are kept, the most promising first."""
    moves, progress = space.moves[depth], space.progress[0]
    offered = legal(space.stack[depth], aim.seat, moves)
    kept = 0
    for i in range(offered):
        move = moves[i]
        if is_decided(space.notes, move) or not may_follow(space.orders[depth], move):
            continue
        if is_wanted(space.stack[depth], aim.seat, move, aim.luck, aim.goal == VALUE):
            space.path[depth] = move
            rank = promise(space, aim, depth)
            if progress.depth < 0:
                return 0
            if rank > -INFINITE:
                insert(moves, space.ranks[depth], kept, move, rank)
                kept += 1
    if kept > aim.width:
        progress.narrow = 1
    return min(kept, aim.width)


def insert(moves: Any, ranks: Any, at: int, move: int, rank: float) -> None:
    """Into a row that falls."""
    while at > 0 and ranks[at - 1] < rank:
        ranks[at] = ranks[at - 1]
        moves[at] = moves[at - 1]
        at -= 1
    ranks[at] = rank
    moves[at] = move


def promise(space: Space, aim: Aim, depth: int) -> float:
    """How much a move may bring; -INFINITE if it need not be looked at further."""
    seat, goal, progress = aim.seat, aim.goal, space.progress[0]
    before = space.stack[depth]
    space.stack[depth + 1] = before
    s = space.stack[depth + 1]
    move = space.path[depth]
    play(s, seat, move)
    progress.nodes += 1
    if not has(active(s), seat):
        if goal == VALUE:
            note_line(space, depth + 1, standing(s, seat, goal))
        return -INFINITE
    order = next_order(space.orders[depth], before, s, seat, move)
    if not is_new(space, mark(s, seat, space.ints[depth + 1], order, aim.luck, goal == VALUE), riches(s, seat)):
        return -INFINITE
    if not is_bounded(s, seat):
        return INFINITE + worth(s, seat) if goal == VALUE else INFINITE
    if goal != VALUE and may_end(s, seat):
        note_line(space, depth + 1, standing(s, seat, goal))
    enough = enough_for(space, aim)
    rank = bound(space, aim, s, inherited(space.prices, depth), order, TRIES, enough)
    if rank < enough:
        return -INFINITE
    if aim.luck == 1 and unseen(s, seat) > unseen(before, seat):
        progress.chance = 1
        progress.depth = -1
    return worth(s, seat) if goal == VALUE else rank


def inherited(prices: Any, depth: int) -> Any:
    """The prices of the next depth, which begin as those of this one."""
    for i in range(prices.shape[1]):
        prices[depth + 1][i] = prices[depth][i]
    return prices[depth + 1]


def begin(space: Space, aim: Aim, tries: int) -> None:
    """Enter the first position, and find prices for it."""
    s, seat = space.stack[0], aim.seat
    space.progress[0].depth = 0
    space.orders[0] = first_order(s, seat, aim.luck == 1 or aim.goal == VALUE)
    space.at[0] = 0
    space.counts[0] = 0
    if aim.goal != VALUE and may_end(s, seat):
        note_line(space, 0, standing(s, seat, aim.goal))
    if is_bounded(s, seat):
        enough = enough_for(space, aim)
        if bound(space, aim, s, space.prices[0], space.orders[0], tries, enough) < enough:
            return
    space.counts[0] = expand(space, aim, 0)


def search(space: Space, aim: Aim, tries: int, until: int) -> None:
    """Look on, or begin if there are tries, until all is looked at or so many positions are."""
    progress = space.progress[0]
    if tries >= 0:
        begin(space, aim, tries)
    while progress.depth >= 0 and progress.nodes < until:
        depth = progress.depth
        if space.at[depth] >= space.counts[depth]:
            progress.depth -= 1
        else:
            space.at[depth] += 1
            look_into(space, aim, depth, space.at[depth] - 1)


def look_into(space: Space, aim: Aim, depth: int, at: int) -> None:
    """Go one move deeper, unless that cannot bring the best line."""
    stack, seat, move = space.stack, aim.seat, space.moves[depth][at]
    enough = enough_for(space, aim)
    if aim.goal != VALUE and space.ranks[depth][at] < enough:
        return
    if depth + 2 >= stack.shape[0]:
        space.progress[0].full = 1
        return
    stack[depth + 1] = stack[depth]
    play(stack[depth + 1], seat, move)
    space.path[depth] = move
    order = next_order(space.orders[depth], stack[depth], stack[depth + 1], seat, move)
    space.orders[depth + 1] = order
    prices = inherited(space.prices, depth)
    if is_bounded(stack[depth + 1], seat) and bound(space, aim, stack[depth + 1], prices, order, TRIES * 4, enough) < enough:
        return
    space.at[depth + 1] = 0
    space.progress[0].depth += 1
    space.counts[depth + 1] = expand(space, aim, depth + 1)

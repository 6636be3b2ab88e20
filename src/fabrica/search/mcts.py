"""A tree of one's own decisions, grown by games played on: information-set Monte Carlo tree search.

These functions are rules over the contract's names, as those of one_ply.py, and run compiled. Each trial begins in one of the
worlds that a seat can imagine, with chance of its own. The seat walks down the tree by what earlier trials found; the others look
one move ahead; from the first decision that is new everyone looks one move ahead, to the end of a round.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any

import numpy as np

from fabrica.engine.any_game import active, legal, mover, play, round, score, winners, worth
from fabrica.engine.bit_sets import has
from fabrica.engine.layout import Layout, f64, i32
from fabrica.engine.outcomes import best_other
from fabrica.engine.random_play import DECISIONS_MOST, next_luck
from fabrica.search.one_ply import best_move, other_chance

NONE = -1
NEVER = -1e30  # so good is what nobody thinks of
NODE = Layout("Node", value=f64, likely=f64, visits=i32, seen=i32, move=i32, child=i32, sibling=i32)
CURIOUS = 1.2  # how much a seldom tried move attracts
LEAD = 6.0  # points gained on the others that make a trial a good one
MARGIN = 8.0  # points ahead that make a win fairly sure
FOCUS = 1.5  # points between two moves that make one much likelier to be tried first


def chance_to_win(s: Any, seat: int) -> float:
    """How good an end is for a seat, between 0 and 1: the margin counts, and winning counts as much again."""
    margin = score(s, seat) - best_other(s, s.players, seat)
    return (1.0 / (1.0 + exp(-margin / MARGIN)) + (1.0 if has(winners(s), seat) else 0.0)) / 2.0


def lead(s: Any, seat: int) -> float:
    """How much better a seat stands than the best of the others, in points."""
    best = -1e30
    for other in range(s.players):
        if other != seat:
            best = max(best, worth(s, other))
    return worth(s, seat) - (best if s.players > 1 else 0.0)


def outcome(s: Any, seat: int, before: float) -> float:
    """How a trial turned out, between 0 and 1: the end of the game, or the lead that was gained."""
    if mover(s) < 0:
        return chance_to_win(s, seat)
    return 1.0 / (1.0 + exp((before - lead(s, seat)) / LEAD))


def decider(s: Any, seat: int) -> int:
    """Who decides next: the thinking seat, if it may; else the first in turn order."""
    return seat if has(active(s), seat) else mover(s)


def play_out(s: Any, seat: int, tried: Any, moves: Any, luck: int, until: int) -> int:
    """Everyone looks one move ahead, to the end of a round."""
    decisions = 0
    mine = decider(s, seat)
    while mine >= 0 and decisions < DECISIONS_MOST and round(s) <= until:
        luck = next_luck(luck)
        count = legal(s, mine, moves)
        play(s, mine, best_move(s, tried, mine, moves, count, luck) if count > 1 else moves[0])
        decisions += 1
        mine = decider(s, seat)
    return luck


def grow(nodes: Any, size: int, parent: int, s: Any, tried: Any, seat: int, moves: Any, count: int, luck: int) -> int:
    """Give a node a child for each legal move that it has not, as likely as the move looks good; the new size."""
    for i in range(count):
        if child_of(nodes, parent, moves[i]) == NONE and size < nodes.shape[0]:
            tried[0] = s
            other_chance(tried[0], luck)
            play(tried[0], seat, moves[i])
            size = new_child(nodes, size, parent, moves[i], worth(tried[0], seat))
    return size


def new_child(nodes: Any, size: int, parent: int, move: int, likely: float) -> int:
    """A node that nobody has tried, below its parent; the new size."""
    node = nodes[size]
    node.value = 0.0
    node.likely = likely
    node.visits = 0
    node.seen = 0
    node.move = move
    node.child = NONE
    node.sibling = nodes[parent].child
    nodes[parent].child = size
    return size + 1


def child_of(nodes: Any, parent: int, move: int) -> int:
    child: int = nodes[parent].child
    while child != NONE and nodes[child].move != move:
        child = nodes[child].sibling
    return child


def promising(nodes: Any, parent: int, moves: Any, count: int, at: Any) -> int:
    """The child to try: what trials found, and what is likely but seldom tried."""
    top = -1e30
    for i in range(count):
        at[i] = child_of(nodes, parent, moves[i])
        if at[i] != NONE:
            nodes[at[i]].seen += 1
            top = max(top, nodes[at[i]].likely)
    total = 0.0
    for i in range(count):
        if at[i] != NONE:
            total += exp((nodes[at[i]].likely - top) / FOCUS)
    best = -1.0
    found = NONE
    standing = nodes[parent].value / max(1, nodes[parent].visits)
    for i in range(count):
        if at[i] != NONE:
            node = nodes[at[i]]
            mean = node.value / node.visits if node.visits > 0 else standing - 0.1
            share = exp((node.likely - top) / FOCUS) / total
            value = mean + CURIOUS * share * sqrt(node.seen) / (1 + node.visits)
            if value > best:
                best = value
                found = at[i]
    return found


def trial(
    s: Any, tried: Any, nodes: Any, size: int, seat: int, moves: Any, at: Any, path: Any, luck: int, until: int, before: float
) -> int:  # fmt: skip
    """One game, down the tree and on to the end of a round; what it was worth goes to every node on the way. The new size."""
    depth = 1
    path[0] = 0
    mine = decider(s, seat)
    while mine >= 0:
        luck = next_luck(luck)
        count = legal(s, mine, moves)
        if count == 1:
            play(s, mine, moves[0])
        elif mine != seat:
            play(s, mine, best_move(s, tried, mine, moves, count, luck))
        else:
            node = path[depth - 1]
            size = grow(nodes, size, node, s, tried, seat, moves, count, luck)
            child = promising(nodes, node, moves, count, at)
            if child == NONE or depth == path.shape[0]:
                break
            play(s, seat, nodes[child].move)
            path[depth] = child
            depth += 1
            if nodes[child].visits == 0:
                break
        mine = decider(s, seat)
    play_out(s, seat, tried, moves, luck, until)
    learn(nodes, path, depth, outcome(s, seat, before))
    return size


def learn(nodes: Any, path: Any, depth: int, found: float) -> None:
    """What a trial was worth goes to every node on its way."""
    for i in range(depth):
        nodes[path[i]].value += found
        nodes[path[i]].visits += 1


def begin_trial(own: Any, worlds: Any, number: int, luck: int) -> None:
    """In one world after the other, with chance of its own."""
    own[0] = worlds[number % worlds.shape[0]]
    other_chance(own[0], luck)


def think(
    worlds: Any, own: Any, tried: Any, nodes: Any, size: int, seat: int, moves: Any, at: Any, path: Any, luck: int, trials: int,
    until: int,
) -> int:  # fmt: skip
    """So many trials more, in one world after the other. The new size of the tree."""
    before = lead(worlds[0], seat)
    for i in range(trials):
        luck = next_luck(luck)
        begin_trial(own, worlds, i, luck)
        size = trial(own[0], tried, nodes, size, seat, moves, at, path, luck, until, before)
    return size


def plant(nodes: Any, likely: Any = ()) -> int:
    """Begin a tree anew: a root, and a child for each number that says how good a move looks, by its index; the tree's size."""
    moves = np.flatnonzero(np.asarray(likely) > NEVER)
    new = nodes[: len(moves) + 1]
    new[:] = 0
    new["child"] = new["sibling"] = NONE
    if len(moves) > 0:
        new["child"][0], new["sibling"][1:-1] = 1, np.arange(2, len(new))
        new["move"][1:], new["likely"][1:] = moves, np.asarray(likely)[moves]
    return len(new)


def tried_moves(nodes: Any) -> list[tuple[int, float, int]]:
    """The moves at the root: how often each was tried, how good it turned out, and which it is."""
    found, child = [], int(nodes[0]["child"])
    while child != NONE:
        node = nodes[child]
        found.append((int(node["visits"]), float(node["value"]) / max(1, int(node["visits"])), int(node["move"])))
        child = int(node["sibling"])
    return found

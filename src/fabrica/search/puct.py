"""A tree of one's own decisions, guided by the trained network: it says which moves are likely, and what a position is worth.

Rules over the contract's names, as those of mcts.py. Each trial begins in one of the worlds that a seat can imagine, with chance
of its own; the others move as the network would. The seat's next decision that is new is not played out but weighed, from the
seat's own view alone: every seat takes its position for a little better than it is.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, NamedTuple

from fabrica.engine.any_game import legal, mover, play
from fabrica.engine.outcomes import half_by_margin
from fabrica.engine.random_play import next_luck
from fabrica.search.mcts import NONE, begin_trial, child_of, decider, learn, new_child
from fabrica.search.network import Network, consider


class Habits(NamedTuple):
    """How a search goes about it."""

    curious: float = 4.0  # how much a likely but seldom tried move attracts
    modest: float = 0.15  # how much worse than its parent a move is taken to be before it was tried


def any_of(chances: Any, count: int, luck: int) -> int:
    """One of the moves, as likely as the network says."""
    left = luck / 4294967296.0
    i = 0
    while i < count - 1 and left >= chances[i]:
        left -= chances[i]
        i += 1
    return i


def has_all(nodes: Any, parent: int, moves: Any, count: int, at: Any) -> bool:
    """Has a node a child for each legal move? They are written down on the way."""
    for i in range(count):
        at[i] = child_of(nodes, parent, moves[i])
        if at[i] == NONE:
            return False
    return True


def grow(nodes: Any, made: int, parent: int, moves: Any, count: int, chances: Any) -> int:
    """A child for each legal move that has none, as likely as the network says; the new size."""
    for i in range(count):
        if made < nodes.shape[0] and child_of(nodes, parent, moves[i]) == NONE:
            made = new_child(nodes, made, parent, moves[i], chances[i])
    return made


def promising(nodes: Any, parent: int, count: int, at: Any, habits: Habits) -> int:
    """The child to try: what trials found, and what is likely but seldom tried."""
    total = 0.0
    for i in range(count):
        total += nodes[at[i]].likely
    visits = max(1, nodes[parent].visits)
    standing = nodes[parent].value / visits - habits.modest
    reach = habits.curious * sqrt(visits) / total
    best = -1e30
    found = NONE
    for i in range(count):
        node = nodes[at[i]]
        mean = node.value / node.visits if node.visits > 0 else standing
        value = mean + reach * node.likely / (1 + node.visits)
        if value > best:
            best = value
            found = at[i]
    return found


def trial(
    s: Any, nodes: Any, made: int, seat: int, moves: Any, at: Any, path: Any, luck: int, net: Network, chances: Any,
    own_first: int, habits: Habits,
) -> int:  # fmt: skip
    """Down the tree to a decision that is new; what it is worth goes to every node on the way. The new size.

    The first in turn order decides, as the network is used to; the thinking seat first, if asked before its turn.
    """
    depth = 1
    path[0] = 0
    found = 0.0
    while True:
        mine = decider(s, seat) if own_first == 1 else mover(s)
        if mine < 0:
            found = half_by_margin(s, s.players, seat)  # what the network learned
            break
        luck = next_luck(luck)
        count = legal(s, mine, moves)
        node = path[depth - 1]
        if count == 1:
            play(s, mine, moves[0])
        elif mine != seat:
            consider(s, mine, moves, count, net, chances)
            play(s, mine, moves[any_of(chances, count, luck)])
        elif nodes[node].visits == 0 or not has_all(nodes, node, moves, count, at) or depth == path.shape[0]:
            found = consider(s, seat, moves, count, net, chances)
            made = grow(nodes, made, node, moves, count, chances)
            break
        else:
            child = promising(nodes, node, count, at, habits)
            play(s, seat, nodes[child].move)
            path[depth] = child
            depth += 1
    learn(nodes, path, depth, found)
    return made


def think_guided(
    worlds: Any, own: Any, nodes: Any, made: int, seat: int, moves: Any, at: Any, path: Any, luck: int, trials: int, net: Network,
    chances: Any, own_first: int, habits: Habits,
) -> int:  # fmt: skip
    """So many trials more, in one world after the other. The new size of the tree."""
    for i in range(trials):
        luck = next_luck(luck)
        begin_trial(own, worlds, i, luck)
        made = trial(own[0], nodes, made, seat, moves, at, path, luck, net, chances, own_first, habits)
    return made

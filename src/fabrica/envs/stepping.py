"""One step of one environment among many: play the action, pay the rewards, begin anew after the end, look at the table.

These functions are rules over the contract's names. The CPU calls them in a loop, a GPU in one thread for each environment; all
that they read and write is in `EnvArrays`. What is done to whole rows is written for one entry: on a GPU the threads share a
row, so that neighbours write side by side.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from fabrica.engine.any_game import legal, mover, observe, play, score, winners
from fabrica.engine.outcomes import half_by_margin, outcome
from fabrica.engine.random_play import first_luck, next_luck, start

REWARDS = ("win", "score", "margin")
WIN, SCORE, MARGIN = range(3)


class EnvArrays(NamedTuple):
    """All that many environments consist of, a row for each. What is written here stays on the device it was made on."""

    states: Any
    games: Any  # the number of the next game
    steps: Any  # of the game that is played
    scores: Any  # of each seat, as they were last rewarded
    luck: Any  # for random actions
    actions: Any
    seat: Any  # to move
    acted: Any  # the seat that acted in the last step
    features: Any  # what the seat to move may know, in bytes
    scaled: Any  # the same, about 0 to 1; a row that stays empty where it is not wanted
    mask: Any  # the legal moves
    rewards: Any  # of each seat
    reward: Any  # of the seat that acted
    terminated: Any
    truncated: Any
    zero: Any  # an empty state
    base: Any  # the key of all games
    options: Any
    scale: Any  # of each feature
    seats: int
    stride: int  # from a game of an environment to its next
    most_steps: int
    reward_kind: int
    scaling: int  # 1: scaled features are wanted


def step(e: int, arrays: EnvArrays, moves: Any, fresh: int) -> None:
    """Play the action of an environment, or begin its first game; then look. Its rows are wiped before, and scaled after."""
    advance(e, arrays, fresh)
    renew(e, arrays, fresh)
    show(e, arrays)
    allow(e, arrays, moves)


def advance(e: int, arrays: EnvArrays, fresh: int) -> None:
    if fresh == 1:
        reset(e, arrays)
    else:
        act(e, arrays)


def wipe_feature(e: int, i: int, arrays: EnvArrays) -> None:
    arrays.features[e][i] = 0


def wipe_move(e: int, i: int, arrays: EnvArrays) -> None:
    arrays.mask[e][i] = False


def scale_feature(e: int, i: int, arrays: EnvArrays) -> None:
    """To about 0 to 1."""
    arrays.scaled[e][i] = arrays.features[e][i] * arrays.scale[i]


def act(e: int, arrays: EnvArrays) -> None:
    """Play, and pay."""
    s = arrays.states[e]
    play(s, arrays.seat[e], arrays.actions[e])
    arrays.steps[e] += 1
    arrays.acted[e] = arrays.seat[e]
    over = mover(s) < 0
    late = not over and arrays.steps[e] >= arrays.most_steps
    pay(e, arrays, over)
    arrays.terminated[e] = over
    arrays.truncated[e] = late


def reset(e: int, arrays: EnvArrays) -> None:
    arrays.games[e] = e
    arrays.luck[e] = first_luck(e)
    arrays.acted[e] = -1
    arrays.reward[e] = 0
    arrays.terminated[e] = arrays.truncated[e] = False
    for seat in range(arrays.seats):
        arrays.rewards[e][seat] = 0


def renew(e: int, arrays: EnvArrays, fresh: int) -> None:
    """A game that has ended is followed by the next at once."""
    if fresh == 1 or arrays.terminated[e] or arrays.truncated[e]:
        begin(e, arrays)


def begin(e: int, arrays: EnvArrays) -> None:
    """Set up an environment's next game."""
    arrays.states[e] = arrays.zero[0]
    start(arrays.states[e], arrays.base, arrays.games[e], arrays.seats, arrays.options)
    arrays.games[e] += arrays.stride
    arrays.steps[e] = 0
    for seat in range(arrays.seats):
        arrays.scores[e][seat] = score(arrays.states[e], seat)


def pay(e: int, arrays: EnvArrays, over: bool) -> None:
    """Rewards: the points that each seat has won or lost by the step, or at the end what that is worth."""
    s = arrays.states[e]
    for seat in range(arrays.seats):
        if arrays.reward_kind == SCORE:
            now = score(s, seat)
            arrays.rewards[e][seat] = now - arrays.scores[e][seat]
            arrays.scores[e][seat] = now
        else:
            arrays.rewards[e][seat] = end_worth(s, arrays.seats, seat, arrays.reward_kind) if over else 0.0
    arrays.reward[e] = arrays.rewards[e][arrays.acted[e]]


def end_worth(s: Any, seats: int, seat: int, kind: int) -> float:
    """What the end is worth to a seat, by kind of reward."""
    return half_by_margin(s, seats, seat) if kind == MARGIN else outcome(winners(s), seats, seat)


def show(e: int, arrays: EnvArrays) -> None:
    """Who is to move, and what that seat may know."""
    arrays.seat[e] = mover(arrays.states[e])
    observe(arrays.states[e], arrays.seat[e], arrays.features[e])


def allow(e: int, arrays: EnvArrays, moves: Any) -> None:
    """What the seat to move may do."""
    mask = arrays.mask[e]
    for i in range(legal(arrays.states[e], arrays.seat[e], moves)):
        mask[moves[i]] = True


def choose(e: int, arrays: EnvArrays) -> None:
    """A random legal action."""
    mask = arrays.mask[e]
    count = 0
    for i in range(mask.shape[0]):
        count += mask[i]
    arrays.luck[e] = next_luck(arrays.luck[e])
    left = (arrays.luck[e] * count) >> 32
    move = 0
    while left > 0 or not mask[move]:
        left -= mask[move]
        move += 1
    arrays.actions[e] = move


def is_masked(e: int, arrays: EnvArrays) -> bool:
    """Is the action of an environment none of its legal moves?"""
    action = arrays.actions[e]
    return action < 0 or action >= arrays.mask.shape[1] or not arrays.mask[e][action]


# The same for a range of environments


def step_all(first: int, end: int, arrays: EnvArrays, moves: Any, fresh: int) -> None:
    for e in range(first, end):
        wipe(e, arrays)
        step(e, arrays, moves, fresh)
        for i in range(arrays.scaling * arrays.scale.shape[0]):
            scale_feature(e, i, arrays)


def wipe(e: int, arrays: EnvArrays) -> None:
    for i in range(arrays.features.shape[1]):
        wipe_feature(e, i, arrays)
    for i in range(arrays.mask.shape[1]):
        wipe_move(e, i, arrays)


def choose_all(first: int, end: int, arrays: EnvArrays) -> None:
    for e in range(first, end):
        choose(e, arrays)


def first_masked(arrays: EnvArrays) -> int:
    """The first environment whose action is not legal; as many as there are if all are legal."""
    e = 0
    while e < arrays.actions.shape[0] and not is_masked(e, arrays):
        e += 1
    return e


GIVEN = ("zero", "base", "options", "scale")  # what a reset does not write
ENTRIES = (step_all, choose_all, first_masked)
ON_GPU = (advance, renew, show, allow, choose, is_masked)

"""One step of one environment among many: play the action, pay the rewards, begin anew after the end, look at the table.

These functions are rules over the contract's names, as those of batch.py. The CPU calls them in a loop, a GPU in one thread for
each environment; all that they read and write is in the arrays of a `Desk`. What is done to whole rows is written for one entry:
on a GPU the threads share a row, so that neighbours write side by side.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from fabrica.engine.any_game import legal, mover, observe, play, score, winners
from fabrica.engine.outcomes import half_by_margin, outcome
from fabrica.engine.random_play import first_luck, next_luck, start

REWARDS = ("win", "score", "margin")
WIN, SCORE, MARGIN = range(3)


class Desk(NamedTuple):
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


def step(e: int, desk: Desk, moves: Any, fresh: int) -> None:
    """Play the action of an environment, or begin its first game; then look. Its rows are wiped before, and scaled after."""
    advance(e, desk, fresh)
    renew(e, desk, fresh)
    show(e, desk)
    allow(e, desk, moves)


def advance(e: int, desk: Desk, fresh: int) -> None:
    if fresh == 1:
        reset(e, desk)
    else:
        act(e, desk)


def wipe_feature(e: int, i: int, desk: Desk) -> None:
    desk.features[e][i] = 0


def wipe_move(e: int, i: int, desk: Desk) -> None:
    desk.mask[e][i] = False


def scale_feature(e: int, i: int, desk: Desk) -> None:
    """To about 0 to 1."""
    desk.scaled[e][i] = desk.features[e][i] * desk.scale[i]


def act(e: int, desk: Desk) -> None:
    """Play, and pay."""
    s = desk.states[e]
    play(s, desk.seat[e], desk.actions[e])
    desk.steps[e] += 1
    desk.acted[e] = desk.seat[e]
    over = mover(s) < 0
    late = not over and desk.steps[e] >= desk.most_steps
    pay(e, desk, over)
    desk.terminated[e] = over
    desk.truncated[e] = late


def reset(e: int, desk: Desk) -> None:
    desk.games[e] = e
    desk.luck[e] = first_luck(e)
    desk.acted[e] = -1
    desk.reward[e] = 0
    desk.terminated[e] = desk.truncated[e] = False
    for seat in range(desk.seats):
        desk.rewards[e][seat] = 0


def renew(e: int, desk: Desk, fresh: int) -> None:
    """A game that has ended is followed by the next at once."""
    if fresh == 1 or desk.terminated[e] or desk.truncated[e]:
        begin(e, desk)


def begin(e: int, desk: Desk) -> None:
    """Set up an environment's next game."""
    desk.states[e] = desk.zero[0]
    start(desk.states[e], desk.base, desk.games[e], desk.seats, desk.options)
    desk.games[e] += desk.stride
    desk.steps[e] = 0
    for seat in range(desk.seats):
        desk.scores[e][seat] = score(desk.states[e], seat)


def pay(e: int, desk: Desk, over: bool) -> None:
    """Rewards: the points that each seat has won or lost by the step, or at the end what that is worth."""
    s = desk.states[e]
    for seat in range(desk.seats):
        if desk.reward_kind == SCORE:
            now = score(s, seat)
            desk.rewards[e][seat] = now - desk.scores[e][seat]
            desk.scores[e][seat] = now
        else:
            desk.rewards[e][seat] = end_worth(s, desk.seats, seat, desk.reward_kind) if over else 0.0
    desk.reward[e] = desk.rewards[e][desk.acted[e]]


def end_worth(s: Any, seats: int, seat: int, kind: int) -> float:
    """What the end is worth to a seat, by kind of reward."""
    return half_by_margin(s, seats, seat) if kind == MARGIN else outcome(winners(s), seats, seat)


def show(e: int, desk: Desk) -> None:
    """Who is to move, and what that seat may know."""
    desk.seat[e] = mover(desk.states[e])
    observe(desk.states[e], desk.seat[e], desk.features[e])


def allow(e: int, desk: Desk, moves: Any) -> None:
    """What the seat to move may do."""
    mask = desk.mask[e]
    for i in range(legal(desk.states[e], desk.seat[e], moves)):
        mask[moves[i]] = True


def choose(e: int, desk: Desk) -> None:
    """A random legal action."""
    mask = desk.mask[e]
    count = 0
    for i in range(mask.shape[0]):
        count += mask[i]
    desk.luck[e] = next_luck(desk.luck[e])
    left = (desk.luck[e] * count) >> 32
    move = 0
    while left > 0 or not mask[move]:
        left -= mask[move]
        move += 1
    desk.actions[e] = move


def is_masked(e: int, desk: Desk) -> bool:
    """Is the action of an environment none of its legal moves?"""
    action = desk.actions[e]
    return action < 0 or action >= desk.mask.shape[1] or not desk.mask[e][action]


# The same for a range of environments


def step_all(first: int, end: int, desk: Desk, moves: Any, fresh: int) -> None:
    for e in range(first, end):
        wipe(e, desk)
        step(e, desk, moves, fresh)
        for i in range(desk.scaling * desk.scale.shape[0]):
            scale_feature(e, i, desk)


def wipe(e: int, desk: Desk) -> None:
    for i in range(desk.features.shape[1]):
        wipe_feature(e, i, desk)
    for i in range(desk.mask.shape[1]):
        wipe_move(e, i, desk)


def choose_all(first: int, end: int, desk: Desk) -> None:
    for e in range(first, end):
        choose(e, desk)


def first_masked(desk: Desk) -> int:
    """The first environment whose action is not legal; as many as there are if all are legal."""
    e = 0
    while e < desk.actions.shape[0] and not is_masked(e, desk):
        e += 1
    return e


GIVEN = ("zero", "base", "options", "scale")  # what a reset does not write
ENTRIES = (step_all, choose_all, first_masked)
ON_GPU = (advance, renew, show, allow, choose, is_masked)

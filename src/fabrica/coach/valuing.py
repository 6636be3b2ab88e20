"""What a line brings, by the goals of `solve`: for comparing one's own line with the best."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module
from typing import Any

from fabrica import backend
from fabrica.coach.solving import GOALS, as_match, asked_seat
from fabrica.errors import BadOption, brief
from fabrica.game import Game, Position
from fabrica.layout import copy
from fabrica.match import Match
from fabrica.rooms import load

Move = str | tuple[int, str]  # words of the seat's own, or with the seat that says them


def line_value(position: Position | Match, moves: Iterable[Move], seat: int | None = None, goal: str = "goods") -> float:
    """What moves bring a seat by a goal. Given those of all seats as they came, chance answers as it did in a match."""
    match = as_match(position)
    seat = asked_seat(match, seat, goal)
    state, knowledge = copy(match._state), import_module(f"fabrica.{match.game.room}.coaching")
    before = knowledge.standing(state, seat, GOALS[goal]) if goal == "goods" else 0
    for number, move in enumerate(moves, 1):
        who, words = (seat, move) if isinstance(move, str) else move
        make(match.game, state, who, words, number)
    return float(knowledge.standing(state, seat, GOALS[goal]) - before)


def make(game: Game, state: Any, seat: int, words: str, number: int) -> None:
    play, legal, active = staying(game.id)
    out = [0] * game.most_moves
    move = game.move_index.get(words, -1)
    if not active(state) >> seat & 1 or move not in out[: legal(state, seat, out)]:
        raise BadOption(f"move {number} of the line, {brief(words)}, cannot be made there")
    play(state, seat, move)


@cache
def staying(game: str) -> tuple[Callable[..., Any], ...]:
    """The rules of a round that does not end, so that the end of one's work can be looked at."""
    rules = load(game).rules
    bind = backend.plain(import_module(f"fabrica.{load(game).room}.coaching").STAYING)
    return bind(rules.play), bind(rules.legal), bind(rules.active)

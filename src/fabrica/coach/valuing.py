"""What a line brings, by the goals of `solve`: for comparing one's own line with the best."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from typing import Any

from fabrica.coach.mind import Question, mind
from fabrica.coach.solving import GOALS, as_match, asked_seat
from fabrica.coach.staying import staying
from fabrica.errors import BadOption, brief
from fabrica.game import Game, Position
from fabrica.layout import copy
from fabrica.match import Match

Move = str | tuple[int, str]  # words of the seat's own, or with the seat that says them


def line_value(position: Position | Match, moves: Iterable[Move], seat: int | None = None, goal: str = "goods") -> float:
    """What moves bring a seat by a goal. Given those of all seats as they came, chance answers as it did in a match."""
    match = as_match(position)
    seat = asked_seat(match, seat, goal)
    state = copy(match._state)
    before = standing(match.game, state, seat, goal) if goal == "goods" else 0.0
    for number, move in enumerate(moves, 1):
        who, words = (seat, move) if isinstance(move, str) else move
        make(match.game, state, who, words, number)
    return standing(match.game, state, seat, goal) - before


def standing(game: Game, state: Any, seat: int, goal: str) -> float:
    """What a seat has reached; once its work has ended, of what it has the best that it may keep."""
    knowledge = import_module(f"fabrica.{game.room}.coaching")
    if goal == "value" and knowledge.is_dropping(state, seat):
        return mind(game.id).look(Question(game.layout.to_record(state), seat, GOALS[goal])).best
    return float(knowledge.standing(state, seat, GOALS[goal]))


def make(game: Game, state: Any, seat: int, words: str, number: int) -> None:
    rules, move = staying(game.id), game.move_index.get(words, -1)
    if move not in rules.moves(state, seat):
        raise BadOption(f"move {number} of the line, {brief(words)}, cannot be made there")
    rules.play(state, seat, move)

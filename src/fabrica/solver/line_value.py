"""What a line brings, by the goals of `solve`: for comparing one's own line with the best."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from fabrica.engine.contract import Game, Position
from fabrica.engine.errors import BadOption, brief
from fabrica.engine.layout import copy
from fabrica.engine.match import Match
from fabrica.solver.any_turn import COUNT, VALUE
from fabrica.solver.open_round import staying
from fabrica.solver.solve import as_match, asked_goal, asked_seat
from fabrica.solver.workspace import Question, workspace_of

Move = str | tuple[int, str]  # words of the seat's own, or with the seat that says them


def line_value(position: Position | Match, moves: Iterable[Move], seat: int | None = None, goal: str | None = None) -> float:
    """What moves bring a seat by a goal. Given those of all seats as they came, chance answers as it did in a match."""
    match = as_match(position)
    aim = asked_goal(match.game, goal)
    seat = asked_seat(match, seat)
    state = copy(match._state)
    before = standing(match.game, state, seat, aim) if aim == COUNT else 0.0
    for number, move in enumerate(moves, 1):
        who, words = (seat, move) if isinstance(move, str) else move
        make(match.game, state, who, words, number)
    return standing(match.game, state, seat, aim) - before


def standing(game: Game, state: Any, seat: int, goal: int) -> float:
    """What a seat has reached; once its work has ended, of what it has the best that it may keep."""
    knowledge = game.solver
    if goal == VALUE and knowledge.is_dropping(state, seat):
        return workspace_of(game.id).look(Question(game.layout.to_record(state), seat, goal)).best
    return float(knowledge.standing(state, seat, goal))


def make(game: Game, state: Any, seat: int, words: str, number: int) -> None:
    rules, move = staying(game.id), game.move_index.get(words, -1)
    if move not in rules.moves(state, seat):
        raise BadOption(f"move {number} of the line, {brief(words)}, cannot be made there")
    rules.play(state, seat, move)

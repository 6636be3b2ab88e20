"""The best line of a turn: `solve(position, goal="score")`.

First the best line that needs no luck, by looking through all of them or as many as time allows; then, whether chance might bring
more: if a bound says no, the line is proven; if not, each move that asks chance is tried with several answers.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from fabrica.engine.contract import Game, Position
from fabrica.engine.errors import BadOption, BadPosition, UnknownName, WrongSeat, brief
from fabrica.engine.match import Match
from fabrica.registry import games, load
from fabrica.solver import any_turn, branch_and_bound
from fabrica.solver.branching import Parts
from fabrica.solver.chance_nodes import Attempt, best_attempt
from fabrica.solver.open_round import unseeing
from fabrica.solver.workspace import EVERYTHING, WIDE, Found, Question, SolverWorkspace, workspace_of

SHARE_OF_LOOKS, SHARE, SHARE_OF_PROOF = 0.5, 0.7, 0.8  # of the seconds, until first looks, all lines, the proof have to be done
ALMOST_ALL = 0.95
FIRST_LOOKS = ((2, 5_000), (4, 40_000))  # a few moves of each position, and so many positions; for the value then everything


@dataclass(frozen=True)
class Solution:
    """`value`: what is gained, or score, or worth at the end. `line`: up to a move that asks chance, if it counts on luck."""

    value: float
    line: list[str]
    proven: bool  # nothing is better, whatever chance may bring
    sampled: bool  # chance has a say, and was tried
    certain: bool  # no line that needs no luck brings more than the best of them does
    reason: str  # why it is not proven
    seconds: float
    nodes: int
    luck: bool = False  # the line ends with a move that asks chance: what comes is to be seen first


def solve(position: Position | Match, seat: int | None = None, goal: str | None = None, seconds: float = 2.0) -> Solution:
    """The best line of a seat's turn, found in so many seconds of one core. Without a goal, the game's first."""
    match = as_match(position)
    aim = asked_goal(match.game, goal)
    seat = asked_seat(match, seat)
    if not 0 < seconds <= 3600:
        raise BadOption(f"seconds are above 0 and at most 3600; got {brief(seconds)}")
    workspace = workspace_of(match.game.id)
    workspace.compile(Question(match.game.layout.to_record(match._state), seat, aim))
    return Solver(workspace, match._state, seat, aim, time.thread_time(), seconds).solution()


def as_match(position: Position | Match) -> Match:
    return position if isinstance(position, Match) else Match.from_position(position, seed="coach")


def asked_goal(game: Game, goal: str | None) -> int:
    """The goal that is asked for, or else the game's first."""
    goal, goals = goal or first_goal(game), game.solver.GOALS
    if goal not in goals:
        raise UnknownName("goal", goal, goals)
    return goals[goal]


def first_goal(game: Game) -> str:
    if not game.has("solver"):
        solved = [id for id in games() if load(id).has("solver")]
        raise BadOption(f"the coach solves {', '.join(solved)}; not {game.id}")
    return next(iter(game.solver.GOALS))


def asked_seat(match: Match, seat: int | None) -> int:
    """The seat that is asked about; a clear answer to what cannot be solved."""
    phase = match.game.solver.PHASE
    if match.phase != phase:
        now = "the game is over" if match.over else f"this is the {match.phase} phase"
        raise BadPosition("phase", f"there is no {phase} to be done: {now}")
    if seat is None:
        return match.active[0]
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < match.seats:
        raise WrongSeat(f"there is no seat {brief(seat)}; this position has seats 0 to {match.seats - 1}")
    if seat not in match.active:
        raise WrongSeat(f"seat {seat} has finished its {phase}")
    return seat


class Solver:
    """One question to the coach."""

    def __init__(self, workspace: SolverWorkspace, state: Any, seat: int, goal: int, began: float, seconds: float) -> None:
        self.workspace, self.state, self.seat, self.goal = workspace, state, seat, goal
        self.began, self.seconds, self.nodes = began, seconds, 0
        self.game = workspace.game
        self.question = Question(self.game.layout.to_record(state), seat, goal)
        self.finish = self.game.move_index[workspace.knowledge.END]
        self.asks = workspace.knowledge.may_ask(state, seat)
        self.best = -branch_and_bound.INFINITE
        self.line: list[int] = []

    def solution(self) -> Solution:
        certain = self.without_luck()
        proven = certain and (not self.asks or self.is_proven())
        sampled = self.asks and not proven
        attempt = self.with_luck() if sampled else None
        words = [self.game.moves[move] for move in (attempt.line if attempt else self.ended(self.line))]
        value = (attempt.value if attempt else self.best) - self.start()
        spent, why = time.thread_time() - self.began, self.reason(proven, certain)
        return Solution(value, words, proven, sampled, certain, why, spent, self.nodes, luck=attempt is not None)

    def reason(self, proven: bool, certain: bool) -> str:
        if proven:
            return ""
        return "luck may bring more" if certain else "time ran out"

    def start(self) -> int:
        """What is counted is counted from what the seat has now."""
        return int(self.workspace.knowledge.standing(self.state, self.seat, self.goal)) if self.goal == any_turn.COUNT else 0

    def until(self, share: float) -> float:
        return self.began + share * self.seconds

    def without_luck(self) -> bool:
        """The best line that needs no luck. Is it surely the best of these?"""
        for width, nodes in FIRST_LOOKS if self.goal != any_turn.VALUE else (*FIRST_LOOKS, (WIDE, EVERYTHING)):
            found = self.workspace.look(self.question, self.best, width=width, nodes=nodes, until=self.until(SHARE_OF_LOOKS))
            self.note(found)
            if found.complete:
                return True
        return self.search(self.question, SHARE if self.asks else ALMOST_ALL).complete

    def search(self, question: Question, share: float) -> Found:
        choices = partial(self.workspace.knowledge.choices, self.state, self.seat, question.luck)
        return self.note(Parts(self.workspace, question, choices, self.best, self.line).search(self.until(share)))

    def note(self, found: Found) -> Found:
        self.nodes += found.nodes
        if found.best > self.best:
            self.best, self.line = found.best, found.line
        return found

    def is_proven(self) -> bool:
        """Can the best of luck bring no more? For the value, that is not known."""
        if self.goal == any_turn.VALUE:
            return False
        found = self.search(replace(self.question, luck=1), SHARE_OF_PROOF)
        return found.complete and not found.chance

    def with_luck(self) -> Attempt | None:
        """The move that asks chance and brings more on average than the best line without luck; None if there is none."""
        attempt, nodes = best_attempt(self.workspace, self.state, self.seat, self.goal, self.line, self.until(1.0))
        self.nodes += nodes
        return attempt if attempt and attempt.value > self.best + branch_and_bound.LEAST else None

    def ended(self, line: list[int]) -> list[int]:
        """A line to the end of the work, and with what is dropped then, if that is at once."""
        line, finish = self.with_drops(line), self.finish
        at_once = finish not in line or self.workspace.knowledge.drops_at_once(self.state, self.seat)
        return line if at_once else line[: line.index(finish) + 1]

    def with_drops(self, line: list[int]) -> list[int]:
        """What is dropped in the end changes neither a count nor points: it is what is worth least."""
        if self.goal == any_turn.VALUE:
            return line
        rules, finish = unseeing(self.game.id), self.finish
        state = rules.after(self.state, self.seat, line)
        if finish in rules.moves(state, self.seat):
            line = [*line, finish]
            rules.play(state, self.seat, finish)
        return [*line, *self.dropped(state)] if rules.moves(state, self.seat) else line

    def dropped(self, state: Any) -> list[int]:
        question = Question(self.game.layout.to_record(state), self.seat, any_turn.VALUE)
        return self.workspace.look(question, until=self.until(1.0)).line

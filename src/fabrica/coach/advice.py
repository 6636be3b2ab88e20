"""Advice from what a seat may know: the best line of its turn, what any line is worth, and its chance to win.

A line is judged by how the seat stands at the end of its turn (`Game.worth`), on average over worlds that look like the view.
It goes as far as one can see: to the end of the turn, or to a move that asks chance; after the answer one thinks again.
Where a game has no solver its strongest bot advises too: it looks beyond the turn, and so is believed before others that seem
a little better at the turn's end. That is a judgement by search, and no proof.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp
from typing import Any

from fabrica.bots import choose, levels
from fabrica.bots.bot import BUDGET, decision_of
from fabrica.coach.workspace import Moment, workspace_of
from fabrica.engine.contract import Game, Position
from fabrica.engine.layout import copy
from fabrica.engine.match import Match
from fabrica.engine.outcomes import share
from fabrica.solver.solve import solve

WORLDS = 6  # in which lines are judged
OPENING = 10  # moves, to see each phase
PLAY_OUTS, STARTS = 128, 16  # games that are played to the end, and the worlds that they begin in
BOTS_MOVES = 8  # of a line that the bot chooses itself, one after the other
BELIEVED = 0.5  # of what a turn brings: so much worse may the bot's line seem, and yet be the best


@dataclass(frozen=True)
class Line:
    """`luck`: it ends with a move that asks chance, and the turn goes on after the answer."""

    words: tuple[str, ...]
    value: float  # in points
    luck: bool


class Turn:
    """The turn of a view's viewer, from this moment on."""

    def __init__(self, view: Position, worlds: int = WORLDS) -> None:
        self.decision = decision_of(view, "advice")
        self.game, self.seat = self.decision.game, self.decision.seat
        self.worlds = [self.decision.world(number) for number in range(worlds)]
        self.since = self.moment(self.worlds[0])

    def moment(self, state: Any) -> Moment:
        """A turn is of a round, and of a kind of phase."""
        return int(self.game.rules.round(state)), int(self.game.rules.side_phase(state))

    def goes_on(self, state: Any) -> bool:
        return bool(self.game.rules.active(state) >> self.seat & 1) and self.moment(state) == self.since

    def best(self, *known: Sequence[str], seconds: float = 0.0) -> Line:
        """The best of what is found, and of lines that are known already; the first known one among equals."""
        bots = self.in_sight(self.bots_line())
        found = [(moves, self.judged(moves)) for moves in self.candidates(bots, known, seconds)]
        trust = BELIEVED * self.game.ai.A_TURN / 100 if bots else 0.0
        return max(found, key=lambda one: round(one[1].value + trust * (one[0] == bots), 6))[1]

    def candidates(self, bots: Sequence[int], known: Sequence[Sequence[str]], seconds: float) -> list[tuple[int, ...]]:
        """The best line of each world, the best without luck, what solver or bot find; each once, as far as one can see."""
        lines = [[self.game.move_index[words] for words in line] for line in (*known, *self.solved(seconds))]
        look = workspace_of(self.game.id).best_line
        lines += [look(self.worlds[0], self.seat, self.since, calm=True)]
        lines += [look(world, self.seat, self.since) for world in self.worlds]
        return list(dict.fromkeys(filter(None, map(self.in_sight, [*lines, bots]))))

    def bots_line(self) -> list[int]:
        """What the strongest bot would play, to the end of the turn or an answer of chance; nothing where there is a solver."""
        line: list[int] = []
        state = copy(self.worlds[0])
        while self.is_advised and len(line) < BOTS_MOVES:
            line.append(self.game.move_index[self.bots_move(state)])
            if self.step(state, line[-1]) or not self.goes_on(state):
                return line
        return line + (workspace_of(self.game.id).best_line(state, self.seat, self.since) if line else [])

    @property
    def is_advised(self) -> bool:
        return not self.game.has("solver") and self.game.has("ai") and bool(levels(self.game.id))

    def bots_move(self, state: Any) -> str:
        """With its usual budget, less where more seats make every trial longer."""
        budget = BUDGET * 2 / max(2, len(self.decision.view["seats"]))
        return choose(levels(self.game.id)[-1], self.game.view(state, self.seat), budget, "advice")

    def solved(self, seconds: float) -> Iterator[list[str]]:
        """What the solver says of a work phase, if it may think for some seconds."""
        if seconds > 0 and self.game.has("solver") and self.decision.view["phase"] == self.game.solver.PHASE:
            position = self.game.position(self.worlds[0])
            yield solve(Match.from_position(position, seed="advice"), self.seat, "value", seconds).line

    def in_sight(self, line: Sequence[int]) -> tuple[int, ...]:
        """A line up to the first move that asks chance, or ends the turn."""
        state = copy(self.worlds[0])
        for number, move in enumerate(line, 1):
            if self.step(state, move) or not self.goes_on(state):
                return tuple(line[:number])
        return tuple(line)

    def step(self, state: Any, move: int) -> bool:
        """Make a move; was chance asked?"""
        before = [stream.drawn for stream in state.streams]
        self.game.rules.play(state, self.seat, move)
        return [stream.drawn for stream in state.streams] != before

    def judged(self, line: Sequence[int]) -> Line:
        """What a line is worth at the end of the turn, on average over the worlds."""
        ends = [self.after(world, line) for world in self.worlds]
        look = workspace_of(self.game.id).end
        value = sum(look(end, self.seat, self.since, luck) for luck, end in enumerate(ends, 1)) / len(ends)
        return Line(tuple(self.game.moves[move] for move in line), value, any(map(self.goes_on, ends)))

    def after(self, world: Any, line: Sequence[int]) -> Any:
        state = copy(world)
        for move in line:
            self.game.rules.play(state, self.seat, move)
        return state


def advise(view: Position, seconds: float = 0.5) -> Line:
    """The best line for the viewer of a view."""
    return Turn(view).best(seconds=seconds)


def chance_to_win(view: Position, games: int = PLAY_OUTS) -> float:
    """The share of games that the viewer wins from here, when everyone looks one move ahead. A shared win counts as a part.

    Where such games would be too long to say anything, it follows from how everyone stands (`Foresight.odds_points`).
    """
    decision = decision_of(view, "chance")
    worlds = [decision.world(number) for number in range(STARTS)]
    if (points := decision.game.foresight.odds_points) is not None:
        return sum(odds(decision.game, world, decision.seat, points) for world in worlds) / STARTS
    results = workspace_of(decision.game.id).play_outs(worlds, worlds[0].players, games)
    return sum(share(int(bits), decision.seat) for bits in results["winners"]) / games


def odds(game: Game, state: Any, seat: int, points: float) -> float:
    """The chance to win of a seat among all: so many points more make it e times as likely. Alone, scores are compared."""
    rules, alone = game.rules, state.players == 1
    stands = [rules.score(state, 0), rules.rival(state)] if alone else [game.worth(state, n) for n in range(state.players)]
    weights = [exp((stand - max(stands)) / points) for stand in stands]
    return weights[seat] / sum(weights)


def prepare(game: str, seconds: float) -> None:
    """Advise once in each phase that comes up soon, so that all is compiled before someone asks. Without seconds: no solver."""
    match, phases = Match(game, seats=2, seed="prepare"), set()
    for _ in range(OPENING):
        view = match.view(match.active[0])
        if match.phase not in phases:
            phases.add(match.phase)
            advise(view, seconds)
        match.play(match.moves(view["viewer"])[0], view["viewer"])
    chance_to_win(view, games=1)

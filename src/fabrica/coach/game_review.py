"""The review of a finished game: for every turn the best line, what was played, what that cost, and the chance to win.

Each turn is judged by what its seat could know then, so that luck is nobody's fault. A cost is what the best line is worth more,
in points; an accuracy is 100 for nothing lost, and halves with each turn's worth of points (`A_TURN` in the game's `ai`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from fabrica.coach.advice import Turn, chance_to_win
from fabrica.coach.turns_played import Stretch, Taken, turns_of
from fabrica.engine.contract import Game
from fabrica.engine.errors import BadOption
from fabrica.engine.match import Match
from fabrica.registry import load

VERSION = 2  # of what is kept: another one is made anew
WORLDS, SECONDS = 5, 0.25  # for each turn: less than for a hint, there are many
LEAST = 0.1  # points: less is no difference
POINTS_SHOWN, SWING = 3, 0.1  # turning points, and how much the chance to win changes there at least


@dataclass(frozen=True)
class Judged:
    """A stretch of a turn: what was played, and what would have been best."""

    at: int
    mine: tuple[str, ...]
    best: tuple[str, ...]
    luck: bool  # the best line goes on after an answer of chance
    cost: float


@dataclass(frozen=True)
class Reviewed:
    seat: int
    round: int
    phase: str
    at: int
    chance: float  # to win, before it
    free: bool  # was there anything to choose?
    accuracy: float  # in percent
    parts: tuple[Judged, ...]

    @property
    def cost(self) -> float:
        return sum(part.cost for part in self.parts)


@dataclass(frozen=True)
class TurningPoint:
    """From a turn of a seat to its next: how its chance to win changed."""

    at: int
    round: int
    before: float
    after: float


@dataclass(frozen=True)
class Review:
    game: str
    seats: int
    moves: int
    shares: tuple[float, ...]  # of the win, at the end
    turns: tuple[Reviewed, ...]
    version: int = VERSION

    def of(self, seat: int) -> list[Reviewed]:
        return [turn for turn in self.turns if turn.seat == seat]

    def cost(self, seat: int) -> float:
        return sum(turn.cost for turn in self.of(seat))

    def accuracy(self, seat: int) -> float:
        """The mean of the turns in which there was something to choose."""
        found = [turn.accuracy for turn in self.of(seat) if turn.free]
        return sum(found) / len(found) if found else 100.0

    def curve(self, seat: int) -> list[tuple[int, float]]:
        """The chance to win before each turn, and the outcome."""
        return [*((turn.at, turn.chance) for turn in self.of(seat)), (self.moves, self.shares[seat])]

    def turning_points(self, seat: int) -> list[TurningPoint]:
        """Where the chance to win changed most, in the order of the game."""
        turns, curve = self.of(seat), self.curve(seat)
        found = [TurningPoint(t.at, t.round, t.chance, curve[n + 1][1]) for n, t in enumerate(turns)]
        largest = sorted(found, key=lambda point: -abs(point.after - point.before))[:POINTS_SHOWN]
        return sorted((p for p in largest if abs(p.after - p.before) >= SWING), key=lambda point: point.at)


def accuracy(cost: float, game: Game) -> float:
    """In percent."""
    return float(100 * 0.5 ** (100 * cost / game.ai.A_TURN))


def judge(turn: Taken, seconds: float = SECONDS) -> Reviewed:
    """A turn, from the views of its seat alone."""
    parts = tuple(judge_stretch(stretch, 0.0 if n else seconds) for n, stretch in enumerate(turn.stretches))
    view, free = turn.stretches[0].view, any(stretch.free for stretch in turn.stretches)
    exact = accuracy(sum(part.cost for part in parts), load(view["game"]))
    return Reviewed(turn.seat, turn.round, turn.phase, turn.at, round(chance_to_win(view), 4), free, round(exact, 2), parts)


def judge_stretch(stretch: Stretch, seconds: float) -> Judged:
    """What was played is one of the lines that the best is chosen from: so nothing costs less than nothing."""
    if not stretch.free:
        return Judged(stretch.at, stretch.words, stretch.words, False, 0.0)
    turn = Turn(stretch.view, WORLDS)
    mine = turn.judged([turn.game.move_index[words] for words in stretch.words])
    best = turn.best(stretch.words, seconds=seconds)
    cost = best.value - mine.value
    if cost < LEAST:
        return Judged(stretch.at, stretch.words, stretch.words, mine.luck, 0.0)
    return Judged(stretch.at, stretch.words, best.words, best.luck, round(cost, 2))


def summed_up(match: Match, turns: Sequence[Reviewed]) -> Review:
    return Review(match.game.id, match.seats, len(match.log), match.shares, tuple(turns))


def review(match: Match, on_turn: Callable[[int, int], None] = lambda done, of: None, seconds: float = SECONDS) -> Review:
    """Review a finished game; `on_turn` is told how far it is."""
    if not match.over:
        raise BadOption("a game is reviewed when it is over; this one goes on")
    found, turns = [], turns_of(match)
    for number, turn in enumerate(turns, 1):
        found.append(judge(turn, seconds))
        on_turn(number, len(turns))
    return summed_up(match, found)

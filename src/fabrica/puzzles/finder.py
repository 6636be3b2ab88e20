"""Puzzles from games of bots: turns with one best plan, which those who do not look far ahead miss."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from fabrica.bots import choose
from fabrica.coach import solve
from fabrica.engine.chance import key_of
from fabrica.engine.contract import Position
from fabrica.engine.errors import FabricaError
from fabrica.engine.match import Match
from fabrica.puzzles.puzzle import Puzzle, id_of, standing
from fabrica.puzzles.rating import rated
from fabrica.registry import load
from fabrica.solver.sampled_positions import sampled

ROUNDS = range(5, 10)
SEATS = 2
SECONDS = 1.0  # to solve a position
BOTS = ("greedy", "planner")
MARGIN = 2  # by which the best line beats the bots
LEAST = 3  # what a puzzle brings
LONGEST = 18  # moves of a line


@dataclass(frozen=True)
class Find:
    """A position whose best line is certain."""

    position: Position
    seat: int
    goal: str
    best: int
    line: tuple[str, ...]

    def puzzle(self, rating: int) -> Puzzle:
        game = load(self.position["game"])
        id = id_of(self.position, self.seat, self.goal)
        return Puzzle(id, game.id, game.version, self.goal, rating, self.seat, self.best, self.line, self.position)


def find_puzzles(game: str, games: int, seed: str) -> Iterator[Puzzle | None]:
    """Of each of so many games a turn, for each seat and goal: a puzzle, or None."""
    for position in sampled(game, games, ROUNDS, SEATS, seed):
        for seat in range(SEATS):
            for goal in load(game).solver.PUZZLES:
                yield puzzle_of(as_seen(position, seat), seat, goal)


def tries(game: str, games: int) -> int:
    """How often `find_puzzles` yields."""
    return games * SEATS * len(load(game).solver.PUZZLES)


def spread(puzzles: Sequence[Puzzle], most: int | None) -> list[Puzzle]:
    """Each once, the easiest first; of more than so many, those go first that have others just as hard beside them."""
    found = sorted({puzzle.id: puzzle for puzzle in puzzles}.values(), key=lambda puzzle: puzzle.rating)
    while most is not None and len(found) > max(2, most):
        del found[min(range(1, len(found) - 1), key=lambda i: found[i + 1].rating - found[i - 1].rating)]
    return found[:most]


def as_seen(position: Position, seat: int) -> Position:
    """The position with everything dealt anew that the seat cannot know."""
    match = Match.from_position(position, seed="seen")
    return match.game.position(match.game.imagine(match.view(seat), key_of("seen")))


def puzzle_of(position: Position, seat: int, goal: str) -> Puzzle | None:
    found = best_line(position, seat, goal)
    if found is None:
        return None
    bots = [reached_by(bot, found) for bot in BOTS]
    if max(bots) > found.best - MARGIN or not is_only_plan(found):
        return None
    return found.puzzle(rated(found.puzzle(0), bots))


def best_line(position: Position, seat: int, goal: str) -> Find | None:
    """The best line, if it is surely that and luck brings no more on average; None if not, or if it brings little."""
    solution = solve(position, seat, goal, SECONDS)
    if not solution.certain or solution.luck or len(solution.line) > LONGEST:
        return None
    end = load(position["game"]).solver.END
    line = solution.line[: solution.line.index(end) + 1]  # what is dropped then is no part of the plan
    found = Find(position, seat, goal, round(solution.value), tuple(line))
    return found if gained(found) >= LEAST else None


def gained(found: Find) -> int:
    """What the line adds to what the seat has."""
    puzzle = found.puzzle(0)
    return round(found.best + puzzle.start - standing(puzzle.begin(), found.seat, found.goal))


def reached_by(bot: str, found: Find) -> int:
    """What a bot's own work brings."""
    puzzle = found.puzzle(0)
    match = puzzle.begin()
    while not puzzle.is_done(match):
        match.play(choose(bot, match.view(found.seat), seed=str(len(match.log))), found.seat)
    return puzzle.value(match)


def is_only_plan(found: Find) -> bool:
    """Does every thing that the line uses matter? Then no line without one of them brings as much."""
    return all(without(part, found) < found.best for part in load(found.position["game"]).solver.parts_of(found.line))


def without(part: str, found: Find) -> float:
    """The most that can be had without a thing; infinite if that is not certain."""
    rest = load(found.position["game"]).solver.without(found.position, found.seat, part)
    try:
        solution = solve(rest, found.seat, found.goal, SECONDS)
    except FabricaError:
        return float("inf")
    return solution.value if solution.certain else float("inf")

"""A puzzle: a position of a seat's work, and the most that it can bring without luck. As a file it is JSON: docs/puzzles.md."""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import asdict, dataclass, fields
from functools import cached_property
from typing import Any

from fabrica.engine.contract import Position
from fabrica.engine.errors import BadOption, BadPuzzle, FabricaError, brief
from fabrica.engine.match import Match
from fabrica.engine.parse import Field
from fabrica.engine.parts import Solver
from fabrica.engine.versions import check_version, without_note
from fabrica.registry import games, load
from fabrica.solver.any_turn import COUNT

LEAST, MOST = 800, 2400  # ratings
BEST_MOST, LINE_MOST = 9999, 200
ID_MOST, SIZE_MOST = 40, 64 * 1024
NAME = re.compile("[A-Za-z0-9_-]+")


@dataclass(frozen=True)
class Puzzle:
    id: str
    game: str
    rules: int  # the version of the rules that it was made with
    goal: str
    rating: int
    seat: int
    best: int
    line: tuple[str, ...]
    position: Position

    def begin(self) -> Match:
        """The cards that are drawn are the same each time."""
        return Match.from_position(self.position, seed=self.id, rules=self.rules)

    def is_done(self, match: Match) -> bool:
        """Has the seat ended its work?"""
        return any(entry.seat == self.seat and entry.words == self.solver.END for entry in match.log)

    def value(self, match: Match) -> int:
        """What the seat has reached."""
        return round(standing(match, self.seat, self.goal) - self.start)

    @cached_property
    def start(self) -> float:
        """What is counted is counted from what the seat has in the beginning."""
        return standing(self.begin(), self.seat, self.goal) if self.solver.GOALS[self.goal] == COUNT else 0.0

    @property
    def solver(self) -> Solver:
        return load(self.game).solver


def standing(match: Match, seat: int, goal: str) -> float:
    solver = match.game.solver
    return solver.standing(match._state, seat, solver.GOALS[goal])


def id_of(position: Position, seat: int, goal: str) -> str:
    """The name of a puzzle follows from what it asks."""
    asked = json.dumps([position, seat, goal], sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(asked.encode()).hexdigest()[:8]


def write(puzzle: Puzzle) -> str:
    """A puzzle as a file: a line for each field, and for each seat."""
    data = asdict(puzzle)
    position = data.pop("position")
    seats = ",\n  ".join(map(compact, position.pop("seats")))
    lines = [f"{compact(name)}: {compact(value)}" for name, value in data.items()]
    whole = f'{compact(position)[:-1]}, "seats": [\n  {seats}\n ]}}'
    return "{\n " + ",\n ".join([*lines, f'"position": {whole}']) + "\n}\n"


def compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def read(text: str) -> Puzzle:
    """The puzzle of a file, its line played; each complaint names the field and what was expected."""
    try:
        return _read(Field(_parsed(text)))
    except FabricaError as error:
        raise BadPuzzle(f"no puzzle: {error}") from None


def _parsed(text: str) -> Any:
    if len(text) > SIZE_MOST:
        raise BadPuzzle(f"it has {len(text)} characters; a puzzle has at most {SIZE_MOST}")
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadPuzzle(f"it cannot be read as JSON: {str(error)[:80]}") from None


def _read(whole: Field) -> Puzzle:
    names = [field.name for field in fields(Puzzle)]
    whole.keys(names)
    for name in names:
        if not whole.has(name):
            raise whole.get(name).wrong("this field is missing")
    game = load(games()[whole.get("game").one_of(games())])
    rules = whole.get("rules").integer(1, 10**6)
    try:
        check_version(game.id, game.versions, rules)
    except BadOption as error:
        raise whole.get("rules").wrong(str(error)) from None
    match = _begun(whole.get("position"), game.id, rules)
    puzzle = Puzzle(
        id=_name(whole.get("id")),
        game=game.id,
        rules=rules,
        goal=game.solver.PUZZLES[whole.get("goal").one_of(game.solver.PUZZLES)],
        rating=whole.get("rating").integer(LEAST, MOST),
        seat=whole.get("seat").integer(0, match.seats - 1),
        best=whole.get("best").integer(0, BEST_MOST),
        line=tuple(item.text(100) for item in whole.get("line").items(LINE_MOST)),
        position=without_note(match.position()),
    )
    _check_line(whole, puzzle)
    return puzzle


def _name(field: Field) -> str:
    name = field.text(ID_MOST)
    if NAME.fullmatch(name) is None:
        raise field.wrong(f"expected letters, digits, - and _, got {brief(name)}")
    return name


def _begun(field: Field, game: str, rules: int) -> Match:
    if not isinstance(field.value, dict):
        raise field.wrong("expected an object")
    try:
        match = Match.from_position(field.value, seed="puzzle", rules=rules)
    except FabricaError as error:
        raise field.wrong(str(error)) from None
    if match.game.id != game or match.phase != match.game.solver.PHASE:
        raise field.wrong(f"expected a {load(game).solver.PHASE} phase of {game}")
    return match


def _check_line(whole: Field, puzzle: Puzzle) -> None:
    """The line must be legal, end the work, and bring what is said."""
    match = puzzle.begin()
    for item in whole.get("line").items(LINE_MOST):
        try:
            match.play(item.value, puzzle.seat)
        except FabricaError as error:
            raise item.wrong(str(error)) from None
    if not puzzle.is_done(match):
        raise whole.get("line").wrong(f"expected to end with {puzzle.solver.END!r}")
    if puzzle.value(match) != puzzle.best:
        raise whole.get("best").wrong(f"the line brings {puzzle.value(match)}, not {puzzle.best}")

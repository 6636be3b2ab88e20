"""The puzzles that come with a game, and which of them belongs to a day."""

from __future__ import annotations

import json
from datetime import UTC, date, datetime
from functools import cache

from fabrica.engine.contract import Game
from fabrica.engine.errors import BadPuzzle, brief
from fabrica.engine.parts import folder_of
from fabrica.puzzles.puzzle import Puzzle
from fabrica.registry import games, load


def shelf(game: Game) -> tuple[Puzzle, ...]:
    """By their ids, which are as good as random: the order in which they come day by day."""
    return _shelf(game.package)


@cache
def _shelf(package: str) -> tuple[Puzzle, ...]:
    files = sorted((folder_of(package) / "puzzles").glob("*.json"))
    found = [json.loads(path.read_text(encoding="utf-8")) for path in files]
    return tuple(Puzzle(**{**data, "line": tuple(data["line"])}) for data in found)


def of_day(game: Game, day: date) -> Puzzle:
    """Any so many days in a row have all the puzzles, each once."""
    return shelf(game)[day.toordinal() % len(shelf(game))]


def today() -> date:
    return datetime.now(UTC).date()


def by_rating(game: Game) -> list[Puzzle]:
    """The easiest first."""
    return sorted(shelf(game), key=lambda puzzle: (puzzle.rating, puzzle.id))


def find(game: Game, which: str) -> Puzzle | None:
    """The puzzle of a date, as 2027-05-31, or of an id."""
    day = day_of(which)
    if day is not None:
        return of_day(game, day) if shelf(game) else None
    return next((puzzle for puzzle in shelf(game) if puzzle.id == which), None)


def day_of(text: str) -> date | None:
    """A day as 2027-05-31, and no other way of writing it."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return None
    return day if day.isoformat() == text else None


def named(which: str | None) -> Puzzle:
    """The puzzle of a date or an id, in any game; of today, if nothing is said."""
    known = [game for game in map(load, games()) if shelf(game)]
    if which is None:
        return of_day(known[0], today())
    found = next(filter(None, (find(game, which) for game in known)), None)
    if found is None:
        raise BadPuzzle(f"there is no puzzle {brief(which)}: expected a date as {today()}, the id of one, or a file")
    return found

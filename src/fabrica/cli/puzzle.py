"""`fabrica puzzle`: play one at the terminal, or show it. `fabrica puzzles mine`: find new ones in games of bots."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import Progress

from fabrica.cli.common import Json, clear_errors, language_for, notes, read_text
from fabrica.engine.errors import BadOption
from fabrica.i18n.messages import LANGUAGES, Voice
from fabrica.puzzles.puzzle import Puzzle, read, write
from fabrica.puzzles.shelf import named
from fabrica.registry import FIRST, load

GAMES_MOST = 100_000
puzzles = typer.Typer(no_args_is_help=True, help="Make puzzles.")


def puzzle(
    which: Annotated[str | None, typer.Argument(help="A date as 2027-05-31, an id, or a file; left out, today.")] = None,
    solution: Annotated[bool, typer.Option("--solution", help="Show the solution instead of playing.")] = False,
    language: Annotated[str | None, typer.Option(help=f"{', '.join(LANGUAGES)}; left out, that of the environment.")] = None,
    as_json: Json = False,
) -> None:
    """Play the puzzle of the day, of a date, of an id or of a file."""
    from fabrica.terminal.puzzle import play

    with clear_errors(as_json):
        found = found_by(which)
        language = language_for(load(found.game).package, language)
    if as_json:
        print(json.dumps(as_data(found, solution)))
    elif solution:
        show_solution(found, language)
    else:
        play(found, language)


def found_by(which: str | None) -> Puzzle:
    """The puzzle of a file, where there is one of that name, or of a date or id."""

    if which is not None and (which == "-" or which.endswith(".json") or Path(which).is_file()):
        return read(read_text(Path(which)))
    return named(which)


def as_data(puzzle: Puzzle, solution: bool) -> dict[str, Any]:
    """A puzzle as plain data; its line only if it is asked for."""
    return {name: value for name, value in asdict(puzzle).items() if solution or name != "line"}


def show_solution(puzzle: Puzzle, language: str) -> None:
    from fabrica.puzzles.telling import solution, task

    say = Voice(load(puzzle.game).package, language)
    print(task(puzzle, say))
    for number, (words, label) in enumerate(zip(puzzle.line, solution(puzzle, say), strict=True), 1):
        print(f"{number:3}  {words:<40} {label}")


@puzzles.command()
def mine(
    out: Annotated[Path, typer.Option(help="The folder for the files.")],
    game: Annotated[str, typer.Option(help="One that has a solver.")] = FIRST,
    games: Annotated[int, typer.Option(help="How many games to look at.")] = 100,
    seed: Annotated[str, typer.Option(help="A word or number: the same seed, the same games.")] = "0",
    most: Annotated[int | None, typer.Option(help="Keep so many, spread over the ratings.")] = None,
    as_json: Json = False,
) -> None:
    """Look for puzzles in games of bots, and write each to a file of its own."""
    from fabrica.puzzles.finder import find_puzzles, spread, tries

    with clear_errors(as_json), Progress(console=notes, transient=True, disable=as_json or not notes.is_terminal) as progress:
        check(games, most, out)
        found = list(filter(None, progress.track(find_puzzles(game, games, seed), tries(game, games), description="positions")))
        kept = spread(found, most)
        for one in kept:
            (out / f"{one.id}.json").write_text(write(one), encoding="utf-8")
    if as_json:
        print(json.dumps({"games": games, "found": len(found), "puzzles": [as_data(one, False) for one in kept]}))
    else:
        print(f"Found in {games} games: {len(found)}; written to {out}: {len(kept)}.")


def check(games: int, most: int | None, out: Path) -> None:
    for name, given in (("games", games), ("most", most)):
        if given is not None and not 1 <= given <= GAMES_MOST:
            raise BadOption(f"--{name} is from 1 to {GAMES_MOST}; got {given}")
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadOption(f"--out: {out}: {error.strerror}") from None

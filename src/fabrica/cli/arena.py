"""`fabrica arena`: bots against each other, told as a table, as JSON, or drawn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Group
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from fabrica.arena.distribute import HERE, in_processes, on_ray
from fabrica.arena.report import report
from fabrica.arena.tournament import Bout, Outcome, programme
from fabrica.bots.bot import BUDGET
from fabrica.cli.common import Json, Options, Seed, chosen_options, clear_errors, notes, show
from fabrica.engine.errors import BadOption
from fabrica.engine.extras import needed
from fabrica.registry import FIRST, games

KINDS = (".svg", ".png", ".pdf")


def arena(
    bots: Annotated[list[str], typer.Argument(help="By name; search@5 has 5 s for a move.", metavar="BOT...")],
    number: Annotated[int, typer.Option("--games", help="How many games in all.")] = 400,
    seats: Annotated[int, typer.Option(help="At a table; with 1 each plays alone, by the solo rules.")] = 2,
    game: Annotated[str, typer.Option(help=f"One of: {', '.join(games())}.")] = FIRST,
    seed: Seed = "0",
    budget: Annotated[float, typer.Option(help="Seconds for a move.")] = BUDGET,
    processes: Annotated[int | None, typer.Option(help="Left out, as many as there are cores.")] = None,
    ray: Annotated[bool, typer.Option("--ray", help="Over a Ray cluster; without --address, one of this machine.")] = False,
    address: Annotated[str | None, typer.Option(help="Of a Ray cluster that runs already.")] = None,
    option: Options = None,
    picture: Annotated[Path | None, typer.Option(help="Draw who beats whom into this file: .svg, .png or .pdf.")] = None,
    records: Annotated[Path | None, typer.Option(help="Keep every game in this folder, as a record to learn from.")] = None,
    as_json: Json = False,
) -> None:
    """Let bots play each other on the same seeds, each from every seat, and report who is how strong."""
    with clear_errors(as_json):
        bouts = programme(game, bots, number, seats, seed, chosen_options(option), budget)
        needed("openskill", "arena")
        if picture is not None:
            check_picture(picture)
        spread = on_ray(bouts, address or HERE) if ray or address else in_processes(bouts, processes)
        result = {"game": game, "seats": seats, "seed": seed, "budget": budget, "options": dict(bouts[0].options)}
        outcomes = list(kept(watched(bouts, spread), records))
        result |= report(outcomes)
        if picture is not None:
            draw(result, picture)
    show(result, as_json, as_table)


def check_picture(path: Path) -> None:
    """Before the games, so that none are played for nothing."""
    needed("matplotlib", "arena")
    if path.suffix.lower() not in KINDS:
        raise BadOption(f"a picture is a file {', '.join(KINDS)}; got {path.name!r}")
    if not path.resolve().parent.is_dir():
        raise BadOption(f"{path}: there is no such folder")


def kept(outcomes: Iterator[Outcome], folder: Path | None) -> Iterator[Outcome]:
    """Each game as it ends, written into the folder, if there is one: 0001.record and so on."""
    if folder is not None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadOption(f"--records: {folder}: {error.strerror}") from None
    for number, outcome in enumerate(outcomes, 1):
        if folder is not None:
            (folder / f"{number:04}.record").write_text(outcome.record, encoding="utf-8")
        yield outcome


def watched(bouts: Sequence[Bout], outcomes: Iterator[Outcome]) -> Iterator[Outcome]:
    """A bar on standard error, as long as the games go on."""
    columns = ("games", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=notes, transient=True, disable=not notes.is_terminal) as progress:
        yield from progress.track(outcomes, total=len(bouts))


COLUMNS = ("bot", "games", "wins", "95 %", "rating", "score", "ms", "slowest")


def as_table(result: dict[str, Any]) -> Group:
    """A row for each bot, and who beats whom."""
    said = f"{result['games']} games of {result['game']}: {result['rounds']} rounds, {result['winning_score']} points win"
    bots = [row["bot"] for row in result["bots"]]
    cross = [(a, *(percent(result["cross"][a].get(b)) for b in bots)) for a in bots]
    return Group(rows(said, COLUMNS, map(figures, result["bots"])), rows("wins of row against column", ("", *bots), cross))


def rows(title: str, columns: Sequence[str], cells: Iterable[Sequence[str]]) -> Table:
    table = Table(title=title)
    for i, column in enumerate(columns):
        table.add_column(column, justify="right" if i else "left")
    for row in cells:
        table.add_row(*row)
    return table


def figures(row: dict[str, Any]) -> tuple[str, ...]:
    rating = f"{row['rating']['mu']:.1f} ± {row['rating']['sigma']:.1f}"
    times = (f"{row['ms_per_decision']:.1f}", f"{row['ms_slowest']:.0f}") if row["decisions"] else ("", "")
    span = f"{100 * row['low']:.1f}–{100 * row['high']:.1f}"
    return row["bot"], str(row["games"]), percent(row), span, rating, f"{row['mean_score']:.1f}", *times


def percent(row: dict[str, Any] | None) -> str:
    return f"{100 * row['win_rate']:.1f} %" if row and row["games"] else ""


def draw(result: dict[str, Any], path: Path) -> None:
    """The cross table as a picture."""
    from fabrica.arena.plots import cross_table, save

    save(cross_table(result), path)

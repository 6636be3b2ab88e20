"""`fabrica review`: a finished game, turn by turn, at the terminal."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table

from fabrica.cli.common import clear_errors, notes, read_text
from fabrica.engine.errors import BadOption
from fabrica.engine.match import Match

if TYPE_CHECKING:
    from fabrica.coach.game_review import Review, Reviewed

STYLE = (
    "svg{background:#fffdf8;font-family:sans-serif} .grid{stroke:#d8cdbb} .tick{font-size:11px;fill:#5f574c} "
    ".line{fill:none;stroke-width:2.2} .line-0{stroke:#c2491a;fill:#c2491a} .line-1{stroke:#1f7a8c;fill:#1f7a8c} "
    ".line-2{stroke:#7a4fb5;fill:#7a4fb5} .line-3{stroke:#3c7d3f;fill:#3c7d3f} .line-4{stroke:#a6781b;fill:#a6781b} "
    "polyline.line{fill:none}"
)


def review(
    record: Annotated[Path, typer.Argument(help="A file with the record of a finished game, or - for standard input.")],
    seat: Annotated[int | None, typer.Option(help="Whose turns to show; left out, everyone's.")] = None,
    picture: Annotated[Path | None, typer.Option(help="Draw the chances to win into this SVG file.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Review a finished game: the best line of every turn, what was played, what it cost, and the chance to win."""
    from fabrica.coach.game_review import review as reviewed

    with clear_errors(as_json), Progress(console=notes, transient=True, disable=as_json or not notes.is_terminal) as progress:
        match = Match.from_record(read_text(record))
        check(match, seat)
        task = progress.add_task("turns", total=None)
        found = reviewed(match, lambda done, of: progress.update(task, completed=done, total=of))
        if picture is not None:
            draw(found, picture)
    if as_json:
        print(json.dumps(as_data(found)))
    else:
        show(found, range(found.seats) if seat is None else [seat])


def check(match: Match, seat: int | None) -> None:
    if seat is not None and not 0 <= seat < match.seats:
        raise BadOption(f"there is no seat {seat}; this game has seats 0 to {match.seats - 1}")


def as_data(found: Review) -> dict[str, Any]:
    """The review with what follows from it."""
    return {
        **asdict(found),
        "players": [
            {
                "seat": seat, "accuracy": round(found.accuracy(seat), 1), "cost": round(found.cost(seat), 2),
                "turning_points": [asdict(point) for point in found.turning_points(seat)],
            }
            for seat in range(found.seats)
        ],
    }  # fmt: skip


def show(found: Review, seats: Any) -> None:
    console = Console()
    for seat in seats:
        console.print(table_of(found, seat))
        for point in found.turning_points(seat):
            console.print(f"turning point: round {point.round}, after move {point.at}: {point.before:.0%} to {point.after:.0%}")


def table_of(found: Review, seat: int) -> Table:
    table = Table(title=f"seat {seat}: accuracy {found.accuracy(seat):.0f} %, {found.cost(seat):.1f} points lost")
    for column in ("round", "phase", "chance", "accuracy", "lost", "played", "best"):
        table.add_column(column, justify="left" if column in ("phase", "played", "best") else "right")
    for turn in found.of(seat):
        for number, part in enumerate(turn.parts):
            about = about_turn(turn) if number == 0 else ("",) * 5
            best = ", ".join(part.best) + (" …" if part.luck else "") if part.cost else ""
            table.add_row(*about, escape(", ".join(part.mine)), escape(best))
    return table


def about_turn(turn: Reviewed) -> tuple[str, ...]:
    judged = (f"{turn.accuracy:.0f} %" if turn.free else "", f"{turn.cost:.1f}" if turn.cost else "")
    return str(turn.round), turn.phase, f"{turn.chance:.0%}", *judged


def draw(found: Review, path: Path) -> None:
    from fabrica.web.plot import chances

    curves = [found.curve(seat) for seat in range(found.seats)]
    svg = str(chances("Chance to win", "in percent, by moves", curves, found.moves, range(found.seats)))
    named = svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    try:
        path.write_text(named.replace("<title>", f"<style>{STYLE}</style><title>", 1), encoding="utf-8")
    except OSError as error:
        raise BadOption(f"{path}: {error.strerror}") from None

"""`fabrica sim`: many games by simple players."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.progress import Progress
from rich.table import Table

from fabrica import load
from fabrica.cli.common import GameId, Json, Options, Seed, chosen_options, clear_errors, notes, show


def sim(
    game: GameId,
    number: Annotated[int, typer.Option("--games", help="How many.")] = 1000,
    seats: int = 2,
    bots: Annotated[str, typer.Option(help="A player for each seat, as in random,hoarder; fewer are repeated.")] = "random",
    option: Options = None,
    seed: Seed = "0",
    backend: Annotated[str, typer.Option(help="python, numba or cuda.")] = "numba",
    as_json: Json = False,
) -> None:
    """Let simple players play many games, and sum them up."""
    from fabrica.simulate.summary import simulate

    with clear_errors(as_json), Progress(console=notes, transient=True, disable=as_json or not notes.is_terminal) as progress:
        task = progress.add_task("games", total=number)
        options = chosen_options(option)
        result = simulate(
            load(game), number, seats, bots.split(","), seed, options, backend, lambda done: progress.advance(task, done)
        )
    show(result, as_json, sim_table)


def sim_table(result: dict[str, Any]) -> Table:
    measures = {name: result[name]["mean"] for name in ("rounds", *load(result["game"]).measures)}
    averages = ", ".join(f"{mean} {name}" for name, mean in measures.items())
    table = Table(title=f"{result['games']} games of {result['game']}, {averages} on average")
    for column in ("seat", "player", "wins", "mean score", "lowest", "highest"):
        table.add_column(column, justify="left" if column == "player" else "right")
    for seat, (bot, wins, scores) in enumerate(zip(result["bots"], result["wins"], result["scores"], strict=True)):
        table.add_row(str(seat), bot, f"{wins:g}", f"{scores['mean']:.2f}", str(scores["min"]), str(scores["max"]))
    if "rival" in result:
        scores = result["rival"]
        table.add_row(
            "", "the opponent", str(result["rival_wins"]), f"{scores['mean']:.2f}", str(scores["min"]), str(scores["max"])
        )
    return table

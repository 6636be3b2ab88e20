"""`fabrica train`: learn a game by self-play, in one go or in pieces."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from fabrica.cli.common import GameId, Seed, clear_errors, notes
from fabrica.engine.errors import BadOption
from fabrica.engine.extras import needed
from fabrica.registry import FIRST


def train(
    game: GameId = FIRST,
    folder: Annotated[Path, typer.Option(help="For checkpoint, log, curves and weights.")] = Path("training"),
    steps: Annotated[int, typer.Option(help="Decisions to learn from, in all.")] = 2_000_000_000,
    minutes: Annotated[float, typer.Option(help="Stop after so long; the same command goes on later.")] = 600,
    seed: Seed = "0",
    device: Annotated[str, typer.Option(help="cuda or cpu.")] = "cuda",
    tables: Annotated[int | None, typer.Option(help="Games that are played at once.")] = None,
) -> None:
    """Learn a game by self-play, on a GPU: the network plays itself at tables of every number of seats."""
    with clear_errors():
        for module in ("torch", "matplotlib"):
            needed(module, "train")
        from fabrica.training.training_run import CURVES, LOG, TrainingRun, settings_with

        if steps < 1 or minutes <= 0:
            raise BadOption("steps and minutes are above 0")
        training = TrainingRun(game, folder, seed, steps, device, settings_with(tables=tables))
        columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.percentage:.0f} %"), TimeElapsedColumn())
        with Progress(*columns, console=notes) as progress:
            bar = progress.add_task(game, total=steps, completed=training.done)

            def report(line: dict[str, Any]) -> None:
                speed = training.done / max(1e-9, training.seconds)
                progress.update(bar, completed=line["steps"], description=f"{speed / 1e6:.2f} million decisions/s")

            training.run(60 * minutes, report)
        if (folder / LOG).stat().st_size:
            from fabrica.training.curves import draw

            draw(folder / LOG, folder / CURVES)
        notes.print(f"{training.done:,} of {steps:,} decisions, {training.seconds:.0f} s; weights in {folder}")

"""The commands of `fabrica`: its head. Most have a module of their own in `commands`."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, cast

import typer
from rich.table import Table

from fabrica import Match, load
from fabrica.cli.arena import arena
from fabrica.cli.bots import bots
from fabrica.cli.common import (
    GameCommand,
    GameId,
    Json,
    Language,
    Options,
    Seed,
    chosen_options,
    clear_errors,
    language_for,
    notes,
    read_text,
    server_or_exit,
    show,
)
from fabrica.cli.keeping import backup, purge, restore
from fabrica.cli.puzzle import puzzle, puzzles
from fabrica.cli.records import replay, verify
from fabrica.cli.review import review
from fabrica.cli.sim import sim
from fabrica.cli.train import train
from fabrica.engine.errors import COMPONENTS, BadOption
from fabrica.registry import FIRST

app = typer.Typer(add_completion=False, no_args_is_help=True, help="Board games about factories.")
for played in (sim, arena):
    app.command(cls=GameCommand)(played)
for command in (bots, train, puzzle, review, replay, verify, backup, restore, purge):
    app.command()(command)
app.add_typer(puzzles, name="puzzles")


@app.callback()
def house(
    components: Annotated[Path | None, typer.Option(help="Your own box: a file of cards instead of our own ones.")] = None,
) -> None:
    """Board games about factories."""
    if components is not None:
        os.environ[COMPONENTS] = str(components.resolve())


@app.command(cls=GameCommand)
def play(
    game: GameId = FIRST,
    seats: Annotated[int | None, typer.Option(help="Players: you, and bots.")] = None,
    bots: Annotated[str | None, typer.Option(help="A bot for each other seat, as in search,greedy; fewer are repeated.")] = None,
    option: Options = None,
    seed: Annotated[str | None, typer.Option(help="A word or number; left out, it is drawn.")] = None,
    record: Annotated[Path | None, typer.Option(help="Continue the game of this record.")] = None,
    terminal: Annotated[bool, typer.Option("--terminal", help="At the terminal instead of the browser.")] = False,
    language: Language = None,
) -> None:
    """Play: opens the page in a browser; with --terminal (or --record), a game at the terminal, alone or against bots."""
    if not terminal and record is None:
        open_page({"seats": seats, "bots": bots, "option": option, "seed": seed, "language": language})
        return
    from fabrica import terminal as at_terminal
    from fabrica.bots import seated

    with clear_errors():
        options = chosen_options(option)
        seats = seats or min(load(game).seats)
        match = Match.from_record(read_text(record)) if record else Match(game, seats=seats, seed=seed, **options)
        keep = record or Path(f"fabrica-{datetime.now():%Y%m%d-%H%M%S}.record")
        language = language_for(match.game.package, language)
        players = seated((bots or "greedy").split(","), range(1, match.seats), match.game.id)
        at_terminal.play(match, bots=players, keep=keep, language=language)


def open_page(options: dict[str, Any], host: str = "127.0.0.1", first_port: int = 8000) -> None:
    """Serve the page for the people at this computer, and open it. What else can be chosen is chosen there."""
    server_or_exit()
    from fabrica.server.serve import free_port
    from fabrica.server.serve import serve as run
    from fabrica.server.settings import Settings

    with clear_errors():
        if given := [f"--{name}" for name, value in options.items() if value is not None]:
            raise BadOption(f"on the page you choose {', '.join(given)} yourself; for a game at the terminal, add --terminal")
        run(Settings(prepares=True), host, free_port(host, first_port), opens_page=True)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets others in.")] = "127.0.0.1",
    port: int = 8000,
    database: Annotated[str | None, typer.Option(help="A database URL; left out, a SQLite file in your data folder.")] = None,
    workers: Annotated[int, typer.Option(help="Processes; more than one needs PostgreSQL.")] = 1,
    keys: Annotated[str | None, typer.Option(help="The file of the signing keys; left out, beside a SQLite file.")] = None,
    tls: Annotated[bool, typer.Option("--tls", help="People reach it by https: cookies are marked so.")] = False,
    host_name: Annotated[list[str] | None, typer.Option(help="A name that it answers to; any, if left out.")] = None,
    proxy: Annotated[list[str] | None, typer.Option(help="A proxy's address or network, which may say for whom it asks.")] = None,
    no_limits: Annotated[bool, typer.Option("--no-limits", help="As many requests as they come: for measuring.")] = False,
) -> None:
    """Serve the page and the JSON API."""
    server_or_exit()
    from fabrica.server.serve import serve as run
    from fabrica.server.settings import NO_LIMITS, Settings, default_database

    with clear_errors():
        told: dict[str, Any] = {"host_names": host_name or (), "proxies": proxy or (), **(NO_LIMITS if no_limits else {})}
        run(Settings(database=database or default_database(), keys=keys, secure=tls, prepares=True, **told), host, port, workers)


@app.command()
def components(game: GameId) -> None:
    """Print a game's reconstructed cards in the form that --components takes."""
    with clear_errors():
        if not load(game).has("own_cards"):
            raise BadOption(f"all cards of {game} are as printed: there is nothing to replace")
        print(json.dumps(load(game).own_cards.as_data(), indent=1))


@app.command()
def bench(
    game: GameId,
    seats: int = 2,
    seconds: Annotated[float, typer.Option(help="How long to measure.")] = 5.0,
    backend: Annotated[str, typer.Option(help="python, numba or cuda.")] = "numba",
    seed: Seed = "0",
    peers: Annotated[bool, typer.Option("--peers", help="Measure OpenSpiel, Catanatron or PettingZoo in the same run.")] = False,
    env: Annotated[bool, typer.Option("--env", help="Measure the vector environment, with observations and masks.")] = False,
    envs: Annotated[int | None, typer.Option(help="With --env: how many side by side.")] = None,
    as_json: Json = False,
) -> None:
    """Measure random play on one core, with the full list of moves made at every decision."""
    from fabrica.engine.options import check_seats
    from fabrica.envs.bench import bench_env
    from fabrica.simulate.bench import bench as measure

    with clear_errors(as_json), notes.status("measuring ...") as status:
        check_seats(load(game), seats)
        if env:
            result = bench_env(load(game), backend, seats, seconds, seed, envs, say=lambda text: notes.print(text))
        else:
            result = measure(load(game), backend, seats, seconds, seed, say=lambda text: notes.print(text))
        if peers:
            result["peers"] = measure_peers(result, seconds, env, lambda name: status.update(f"measuring {name} ..."))
    show(result, as_json, bench_table)


def measure_peers(own: dict[str, Any], seconds: float, env: bool, on_start: Callable[[str], None]) -> list[dict[str, Any]]:
    from fabrica.simulate.peers import MissingPeer, measure, measure_envs

    try:
        found = measure_envs(seconds, on_start) if env else measure(seconds, on_start)
    except MissingPeer as error:
        raise BadOption(str(error)) from None
    ours = own["steps_and_choices_per_second" if env else "decisions_per_second"]
    return [{**vars(peer), "ratio": round(ours / peer.decisions_per_second, 1)} for peer in found]


MEASURES = (
    *("decisions_per_second", "games_per_second", "copies_per_second", "start_seconds"),
    *("env_steps_per_second", "steps_and_choices_per_second", "envs", "features", "moves"),
)


def bench_table(result: dict[str, Any]) -> Table:
    table = Table(title=f"{result['game']}, {result['seats']} seats, {result['backend']}")
    table.add_column("measure")
    table.add_column("figure", justify="right")
    for name in MEASURES:
        if name in result:
            table.add_row(name.replace("_", " "), f"{result[name]:,}")
    for peer in result.get("peers", ()):
        table.add_row(peer["name"], f"{peer['decisions_per_second']:,.0f} decisions a second; we do {peer['ratio']:g} times that")
    return table


@app.command()
def solve(
    position: Annotated[Path, typer.Argument(help="A file with a position as JSON, or - for standard input.")],
    goal: Annotated[str | None, typer.Option(help="What the line shall bring most of; left out, the game's first goal.")] = None,
    seat: Annotated[int | None, typer.Option(help="Whose work; left out, the first that may act.")] = None,
    seconds: Annotated[float, typer.Option(help="How long to think, on one core.")] = 2.0,
    as_json: Json = False,
) -> None:
    """Find the best line of a turn, and say whether it is proven."""
    from fabrica.solver.solve import as_match, first_goal
    from fabrica.solver.solve import solve as best_line

    with clear_errors(as_json):
        match = as_match(read_position(position))
        goal = goal or first_goal(match.game)
        found = best_line(match, seat, goal, seconds)
    if as_json:
        print(json.dumps({"goal": goal, **vars(found), "seconds": round(found.seconds, 3)}))
        return
    for number, words in enumerate(found.line, 1):
        print(f"{number:3} {words}")
    said = "proven" if found.proven else f"not proven: {found.reason}"
    print(f"{goal} {found.value:g}, {said} ({found.seconds:.2f} s, {found.nodes:,} positions)")


def read_position(path: Path) -> dict[str, Any]:
    """A position that a person wrote; what it says is checked where it is used."""
    try:
        found = json.loads(read_text(path))
    except (ValueError, RecursionError) as error:
        raise BadOption(f"{path}: no JSON: {str(error)[:80]}") from None
    return cast("dict[str, Any]", found)


if __name__ == "__main__":
    app()

"""The commands: fabrica play | sim | bench | replay | verify."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from fabrica import Match, load
from fabrica.errors import COMPONENTS, BadOption, BadRecord, FabricaError, UnknownName
from fabrica.rooms import games
from fabrica.words import LANGUAGES, preferred, spoken

app = typer.Typer(add_completion=False, no_args_is_help=True, help="Board games about factories.")
notes = Console(stderr=True)

GameId = Annotated[str, typer.Argument(help=f"One of: {', '.join(games())}.")]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
Seed = Annotated[str, typer.Option(help="A word or number: the same seed, the same games.")]
RecordFile = Annotated[Path, typer.Argument(help="A file with a record, or - for standard input.")]
Options = Annotated[list[str] | None, typer.Option("--option", help="An option of the game, as in level=hard; may be repeated.")]
Machine = Annotated[str | None, typer.Option(help="Fantastic Factories alone: as --option machine=easy, medium, hard or insane.")]


@app.callback()
def house(
    components: Annotated[Path | None, typer.Option(help="Your own box: a file of cards instead of our own ones.")] = None,
) -> None:
    """Board games about factories."""
    if components is not None:
        os.environ[COMPONENTS] = str(components.resolve())


@contextmanager
def clear_errors(as_json: bool = False) -> Iterator[None]:
    """Bad input ends the command with its reason, not with a traceback."""
    try:
        yield
    except FabricaError as error:
        if as_json:
            line = {"line": error.line} if isinstance(error, BadRecord) else {}
            print(json.dumps({"ok": False, "error": str(error), **line}))
        else:
            notes.print(f"error: {error}", style="red", markup=False, highlight=False)
        raise typer.Exit(2) from None


def show(result: dict[str, Any], as_json: bool, table: Callable[[dict[str, Any]], Table]) -> None:
    if as_json:
        print(json.dumps(result))
    else:
        Console().print(table(result))


@app.command()
def play(
    game: GameId = "fantastic-factories",
    seats: Annotated[int | None, typer.Option(help="Players: you, and bots.")] = None,
    bots: Annotated[str | None, typer.Option(help="A bot for each other seat, as in greedy,random; fewer are repeated.")] = None,
    machine: Machine = None,
    option: Options = None,
    seed: Annotated[str | None, typer.Option(help="A word or number; left out, it is drawn.")] = None,
    record: Annotated[Path | None, typer.Option(help="Continue the game of this record.")] = None,
    terminal: Annotated[bool, typer.Option("--terminal", help="At the terminal instead of the browser.")] = False,
    language: Annotated[str | None, typer.Option(help=f"{', '.join(LANGUAGES)}; left out, that of the environment.")] = None,
) -> None:
    """Play: opens the page in a browser; with --terminal (or --record), a game at the terminal, alone or against bots."""
    if not terminal and record is None:
        open_page({"seats": seats, "bots": bots, "machine": machine, "option": option, "seed": seed, "language": language})
        return
    from fabrica import terminal as at_terminal
    from fabrica.bots import seated

    with clear_errors():
        options = chosen_options(machine, option)
        match = Match.from_record(read_text(record)) if record else Match(game, seats=seats or 1, seed=seed, **options)
        if not at_terminal.playable(match.game):
            raise BadOption(f"{match.game.id} cannot be played at the terminal")
        keep = record or Path(f"fabrica-{datetime.now():%Y%m%d-%H%M%S}.record")
        language = language_for(match.game.room, language)
        at_terminal.play(match, bots=seated((bots or "greedy").split(","), range(1, match.seats)), keep=keep, language=language)


def open_page(options: dict[str, Any], host: str = "127.0.0.1", first_port: int = 8000) -> None:
    """Serve the page for the people at this computer, and open it. What else can be chosen is chosen there."""
    from fabrica.server.serve import free_port
    from fabrica.server.serve import serve as run
    from fabrica.server.settings import Settings

    with clear_errors():
        if given := [f"--{name}" for name, value in options.items() if value is not None]:
            raise BadOption(f"on the page you choose {', '.join(given)} yourself; for a game at the terminal, add --terminal")
        run(Settings(), host, free_port(host, first_port), opens_page=True)


def language_for(room: str, asked: str | None) -> str:
    """The language that was asked for, or else that of the environment."""
    if asked is not None and asked not in spoken(room):
        raise UnknownName("language", asked, spoken(room))
    return asked or preferred(room, os.environ)


def read_text(path: Path) -> str:
    """A text file that a person named."""
    try:
        return sys.stdin.read() if str(path) == "-" else path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadOption(f"{path} is no text file") from None
    except OSError as error:
        raise BadOption(f"{path}: {error.strerror}") from None


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets others in.")] = "127.0.0.1",
    port: int = 8000,
    database: Annotated[str | None, typer.Option(help="A database URL; left out, a SQLite file in your data folder.")] = None,
    workers: Annotated[int, typer.Option(help="Processes; more than one needs PostgreSQL.")] = 1,
    tls: Annotated[bool, typer.Option("--tls", help="People reach it by https: cookies are marked so.")] = False,
    no_limits: Annotated[bool, typer.Option("--no-limits", help="As many requests as they come: for measuring.")] = False,
) -> None:
    """Serve the page and the JSON API."""
    from fabrica.server.serve import serve as run
    from fabrica.server.settings import NO_LIMIT, Settings, default_database

    with clear_errors():
        limits = {"moves_per_ten_seconds": NO_LIMIT, "requests_per_ten_seconds": NO_LIMIT} if no_limits else {}
        run(Settings(database=database or default_database(), secure=tls, **limits), host, port, workers)


@app.command()
def sim(
    game: GameId,
    number: Annotated[int, typer.Option("--games", help="How many.")] = 1000,
    seats: int = 2,
    bots: Annotated[str, typer.Option(help="A player for each seat, as in random,hoarder; fewer are repeated.")] = "random",
    machine: Machine = None,
    option: Options = None,
    seed: Seed = "0",
    backend: Annotated[str, typer.Option(help="python, numba or cuda.")] = "numba",
    as_json: Json = False,
) -> None:
    """Let simple players play many games, and sum them up."""
    from fabrica.sim import simulate

    with clear_errors(as_json), Progress(console=notes, transient=True, disable=as_json or not notes.is_terminal) as progress:
        task = progress.add_task("games", total=number)
        options = chosen_options(machine, option)
        result = simulate(
            load(game), number, seats, bots.split(","), seed, options, backend, lambda done: progress.advance(task, done)
        )
    show(result, as_json, sim_table)


def chosen_options(machine: str | None, said: list[str] | None) -> dict[str, str]:
    """The options of a game by name, as `--machine` and `--option` say them."""
    words = [*([f"machine={machine}"] if machine else []), *(said or [])]
    for option in words:
        if "=" not in option:
            raise BadOption(f"an option is said as name=value; got {option!r}")
    return dict(option.split("=", 1) for option in words)


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


@app.command()
def components(game: GameId) -> None:
    """Print a game's reconstructed cards in the form that --components takes."""
    with clear_errors():
        room = f"fabrica.{load(game).room}.own_cards"
        if find_spec(room) is None:
            raise BadOption(f"all cards of {game} are as printed: there is nothing to replace")
        print(json.dumps(import_module(room).as_data(), indent=1))


@app.command()
def bench(
    game: GameId,
    seats: int = 2,
    seconds: Annotated[float, typer.Option(help="How long to measure.")] = 5.0,
    backend: Annotated[str, typer.Option(help="python, numba or cuda.")] = "numba",
    seed: Seed = "0",
    peers: Annotated[bool, typer.Option("--peers", help="Measure OpenSpiel and Catanatron in the same run.")] = False,
    as_json: Json = False,
) -> None:
    """Measure random play on one core, with the full list of moves made at every decision."""
    from fabrica.bench import bench as measure
    from fabrica.match import check_seats

    with clear_errors(as_json), notes.status("measuring ...") as status:
        check_seats(load(game), seats)
        result = measure(load(game), backend, seats, seconds, seed, say=lambda text: notes.print(text))
        if peers:
            result["peers"] = measure_peers(result, seconds, lambda name: status.update(f"measuring {name} ..."))
    show(result, as_json, bench_table)


def measure_peers(own: dict[str, Any], seconds: float, on_start: Callable[[str], None]) -> list[dict[str, Any]]:
    from fabrica.peers import MissingPeer, measure

    try:
        found = measure(seconds, on_start)
    except MissingPeer as error:
        raise BadOption(str(error)) from None
    return [{**vars(peer), "ratio": round(own["decisions_per_second"] / peer.decisions_per_second, 1)} for peer in found]


def bench_table(result: dict[str, Any]) -> Table:
    table = Table(title=f"{result['game']}, {result['seats']} seats, {result['backend']}")
    table.add_column("measure")
    table.add_column("figure", justify="right")
    for name in ("decisions_per_second", "games_per_second", "copies_per_second", "start_seconds"):
        table.add_row(name.replace("_", " "), f"{result[name]:,}")
    for peer in result.get("peers", ()):
        table.add_row(peer["name"], f"{peer['decisions_per_second']:,.0f} decisions a second; we do {peer['ratio']:g} times that")
    return table


@app.command()
def replay(
    record: RecordFile,
    at: Annotated[int | None, typer.Option(help="Stop after so many moves.")] = None,
    seat: Annotated[int | None, typer.Option(help="Show what this seat saw; left out: a spectator.")] = None,
    as_json: Json = False,
) -> None:
    """Replay a record: its moves, and the table after them as a seat or a spectator sees it."""
    with clear_errors(as_json):
        whole = Match.from_record(read_text(record))
        moves = [(entry.seat, entry.words) for entry in whole.log]
        stop = len(moves) if at is None else at
        if not 0 <= stop <= len(moves):
            raise BadOption(f"--at is from 0 to {len(moves)}, the number of moves; got {stop}")
        match = whole.after(stop)
        result = {"game": match.game.id, "seats": match.seats, "moves": moves[:stop], "view": match.view(seat)}
    if as_json:
        print(json.dumps(result))
        return
    for number, (mover, words) in enumerate(moves[:stop], 1):
        print(f"{number:4} seat {mover}: {words}")
    print(json.dumps(result["view"], indent=1))


@app.command()
def verify(
    record: RecordFile,
    proof: Annotated[str | None, typer.Option(help="The hash that was shown when the match began.")] = None,
    as_json: Json = False,
) -> None:
    """Check a record: every move, the outcome, and that the seed is the one promised at the start."""
    with clear_errors(as_json):
        match = Match.from_record(read_text(record))
        if proof is not None and proof.lower() != match.proof:
            raise BadOption(f"the record's seed does not fit the proof {proof[:70]}")
    result = {
        "ok": True, "game": match.game.id, "moves": len(match.log), "over": match.over,
        "scores": match.scores, "winners": match.winners, "seed": match.seed, "proof": match.proof,
    }  # fmt: skip
    if as_json:
        print(json.dumps(result))
    else:
        print(f"All {len(match.log)} moves are legal, the outcome and the seed fit. Scores: {', '.join(map(str, match.scores))}.")


if __name__ == "__main__":
    app()

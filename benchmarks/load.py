"""Load: many matches with people before their pages; how long a click takes until everyone's page shows it.

    python benchmarks/load.py [--matches 250] [--viewers 4] [--rate 100] [--seconds 30] [--flood] [--json]

Two processes: `fabrica serve` on a new SQLite file, with its limits, and this one, in which all browsers are; a flood has
a third. Of the viewers of a match two play and the others look on, in the four languages; each match comes from an
address of its own. Whoever moves presses a button that is on their page. Moves are sent when they are due, whether or not
earlier ones have been answered; time is counted from then. At the end some pages are compared with what a new visit shows.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass, field
from html import unescape
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from browsers import HOST, AskingPage, Line, Page
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

PATIENCE = 60  # seconds
LANGUAGES = ("en", "pt", "pl", "es")
CHECKED = 40  # pages that are compared at the end
CONSOLE = Console(stderr=True)


@dataclass
class Game:
    """A match, its people, and the move that is under way."""

    id: str
    cookies: list[str]
    line: Line
    pages: list[Page] = field(default_factory=list)
    due: float = 0.0
    number: int = 0  # of the event that the pages wait for
    missing: int = 0  # pages that do not show it yet
    shown: float = 0.0  # when the last page did
    arrived: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def path(self) -> str:
        return f"/g/{self.id}"

    def on_change(self, page: Page, number: int, now: float) -> None:
        if self.pages and min(p.number for p in self.pages) >= self.number:
            self.shown = now
            self.arrived.set()


@dataclass
class Tally:
    answers: list[float] = field(default_factory=list)  # seconds from when a move was due
    arrivals: list[float] = field(default_factory=list)  # until every page showed it
    errors: list[str] = field(default_factory=list)


def address_of(game: int) -> str:
    return f"127.1.{game // 200}.{game % 200 + 1}"


# Before


async def make(port: int, number: int, args: argparse.Namespace, luck: random.Random) -> Game:
    """A match with two guests, some moves old."""
    line = Line(port, address_of(number))
    first, made = await line.told("POST", "/api/matches", {"game": args.game, "seats": [{"kind": "me"}, {"kind": "link"}]})
    second, seen = await line.told("POST", "/api/join", {"invite": made["invites"]["1"]})
    game = Game(made["id"], [first, second], line)
    for n in range(luck.randrange(2 * args.warm + 1)):
        seat = seen["active"][0]
        if seen["seat"] != seat:
            _, seen = await line.told("GET", f"/api/matches/{game.id}?seat={seat}", cookie=game.cookies[seat])
        body = {"seat": seat, "request": f"w{n}", "move": luck.choice(seen["moves"])}
        _, seen = await line.told("POST", f"/api/matches/{game.id}/play", body, game.cookies[seat])
    game.number = seen["number"]
    return game


async def open_pages(port: int, number: int, game: Game, args: argparse.Namespace) -> None:
    """Two who play and some who look on; in every other match those read two languages."""
    spoken = [LANGUAGES[(number + n * (number % 2 or n < 2)) % 4] for n in range(args.viewers)]
    for n, language in enumerate(spoken):
        cookie = f"fabrica_language={language}" + (f"; {game.cookies[n]}" if n < 2 else "")
        await game.line.ask("GET", game.path, cookie=cookie, accept="text/html")
        page: Page = AskingPage(game.path, cookie, game.on_change, Line(port, address_of(number))) if args.refetch else Page(
            game.path, cookie, game.on_change)  # fmt: skip
        game.pages.append(page)
        make_page = lambda page=page: page  # noqa: E731
        await asyncio.get_running_loop().create_connection(make_page, HOST, port, local_addr=(address_of(number), 0))


async def wait_until(done: Any, what: str) -> None:
    until = time.monotonic() + PATIENCE
    while not done():
        if time.monotonic() > until:
            raise TimeoutError(what)
        await asyncio.sleep(0.05)


# Playing


async def move(game: Game, due: float, tally: Tally, luck: random.Random) -> None:
    """Someone presses a button; all pages have to show what comes of it."""
    seat = next((n for n in (luck.sample((0, 1), 2)) if game.pages[n].moves), None)
    if seat is None:
        tally.errors.append("nobody can move: " + str(game.pages[0].number))
        return
    page = game.pages[seat]
    form = {"seat": seat, "version": page.version, "move": unescape(luck.choice(page.moves))}
    game.number, game.due = page.number + 1, due
    game.arrived.clear()
    headers = {"content_type": "application/x-www-form-urlencoded", "fabrica_part": "live", "fabrica_mark": page.mark}
    status, _, body = await game.line.ask(
        "POST", f"{game.path}/play", urlencode(form).encode(), cookie=page.cookie, accept="text/html", **headers
    )
    tally.answers.append(time.monotonic() - due)
    if status != 200:
        tally.errors.append(f"{status}: {form} {re.sub(r'<[^>]*>', '', body.decode())[:200]}")
        return
    await asyncio.wait_for(game.arrived.wait(), PATIENCE)
    tally.arrivals.append(game.shown - due)


async def play(games: list[Game], args: argparse.Namespace, show: Any) -> Tally:
    """Moves at a steady rate, each in the game that has waited longest."""
    tally, luck, waiting = Tally(), random.Random(1), list(games)
    tasks: set[asyncio.Task[None]] = set()
    start = time.monotonic()

    async def turn(due: float) -> None:
        game = waiting.pop(0)
        try:
            await move(game, due, tally, luck)
            if any(page.moves for page in game.pages[:2]):
                waiting.append(game)
        except (ConnectionError, asyncio.IncompleteReadError, TimeoutError) as error:
            tally.errors.append(repr(error))

    for n in range(int(args.rate * args.seconds)):
        due = start + n / args.rate
        await asyncio.sleep(max(0.0, due - time.monotonic()))
        show()
        if waiting:
            task = asyncio.create_task(turn(due))
            tasks.add(task)
            task.add_done_callback(tasks.discard)
        else:
            tally.errors.append("no game is free: the server is far behind")
    await asyncio.wait_for(asyncio.gather(*tasks), PATIENCE)
    return tally


async def compare(games: list[Game], luck: random.Random) -> list[str]:
    """Of some pages: whether they are what a new visit shows."""
    wrong = []
    for game in luck.sample(games, min(CHECKED, len(games))):
        page = luck.choice(game.pages)
        _, _, body = await game.line.ask("GET", game.path, cookie=page.cookie, fabrica_part="live", accept="text/html")
        wrong += [] if body.decode() == page.text else [f"{game.path}: not what a new visit shows"]
    return wrong


# Measuring


def cpu_seconds(pid: int) -> float:
    with open(f"/proc/{pid}/stat") as stat:
        fields = stat.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    with open(f"/proc/{pid}/statm") as statm:
        return int(statm.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 2**20


def spread(name: str, values: list[float]) -> dict[str, float]:
    ordered = sorted(values) or [float("nan")]
    at = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
    return {f"{name}_{p}_ms": round(1000 * ordered[min(len(ordered) - 1, int(s * len(ordered)))], 1) for p, s in at.items()}


async def measure(port: int, pid: int, args: argparse.Namespace) -> dict[str, Any]:
    luck = random.Random(7)
    with Progress(console=CONSOLE) as bar:
        made, opened, moved = (bar.add_task(what, total=total) for what, total in (
            ("matches", args.matches), ("pages", args.matches), ("moves", args.rate * args.seconds)))  # fmt: skip
        games = []
        for number in range(args.matches):
            games.append(await make(port, number, args, luck))
            bar.advance(made)
        for number, game in enumerate(games):
            await open_pages(port, number, game, args)
            bar.advance(opened)
        await wait_until(lambda: all(p.number >= g.number for g in games for p in g.pages), "pages do not open")
        pages = [page for game in games for page in game.pages]
        received = sum(page.bytes for page in pages) + sum(game.line.bytes for game in games)
        before, own, start, load = cpu_seconds(pid), time.process_time(), time.monotonic(), os.getloadavg()[0]
        around: AbstractContextManager[dict[str, int]] = flooded(port, games[0].path) if args.flood else nullcontext({})
        with around as heard:
            tally = await play(games, args, lambda: bar.advance(moved))
        took, used, own = time.monotonic() - start, cpu_seconds(pid) - before, time.process_time() - own
    received = sum(page.bytes for page in pages) + sum(game.line.bytes for game in games) - received
    errors = tally.errors + ([] if args.refetch else await compare(games, luck))
    moves = max(1, len(tally.arrivals))
    return {
        "matches": args.matches,
        "pages": len(pages),
        "moves": len(tally.arrivals),
        "seconds": round(took, 1),
        "moves_per_second": round(len(tally.arrivals) / took, 1),
        **spread("answer", tally.answers),
        **spread("page", tally.arrivals),
        "bytes_per_move": received // moves,
        "patches": sum(p.patches for p in pages),
        "whole_pages": sum(p.wholes for p in pages),
        "pages_compared": 0 if args.refetch else min(CHECKED, len(games)),
        "gaps": sum(p.gap for p in pages),
        "lost_streams": sum(p.lost for p in pages),
        "errors": len(errors),
        "first_errors": errors[:3],
        **({"flood": heard} if args.flood else {}),
        "server_cpu_percent": round(100 * used / took, 1),
        "server_cpu_ms_per_move": round(1000 * used / moves, 2),
        "browsers_cpu_percent": round(100 * own / took, 1),
        "server_memory_mb": memory(pid),
        "load_average_before": round(load, 2),
        "load_average_after": round(os.getloadavg()[0], 2),
        "cores": os.cpu_count(),
    }


@contextmanager
def flooded(port: int, path: str) -> Iterator[dict[str, int]]:
    """A flood meanwhile; then how often it was answered how."""
    words = [sys.executable, str(Path(__file__).with_name("flood.py")), str(port), path]
    process, heard = subprocess.Popen(words, stdout=subprocess.PIPE, text=True), dict[str, int]()
    try:
        yield heard
    finally:
        process.send_signal(signal.SIGINT)
        heard.update(json.loads(process.communicate(timeout=PATIENCE)[0]))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def wait_for(port: int) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with socket.socket() as probe:
            if probe.connect_ex((HOST, port)) == 0:
                return
        time.sleep(0.1)
    raise TimeoutError("the server does not answer")


def run(args: argparse.Namespace) -> dict[str, Any]:
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        words = ["serve", "--port", str(port), "--database", args.database or f"sqlite:///{folder}/load.db"]
        words += ["--no-limits"] if args.no_limits else []
        start = [*args.python.split(), "-m", "fabrica.cli.main", *words]
        server = subprocess.Popen(start, stdout=subprocess.DEVNULL)
        try:
            wait_for(port)
            return asyncio.run(measure(port, server.pid, args))
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(timeout=PATIENCE)


def show(result: dict[str, Any]) -> None:
    table = Table(title=f"{result['matches']} matches, {result['pages']} pages, {result['moves_per_second']} moves a second")
    table.add_column("measure")
    table.add_column("figure", justify="right")
    for name, value in result.items():
        table.add_row(name.replace("_", " "), str(value))
    Console().print(table)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--matches", type=int, default=250)
    parser.add_argument("--viewers", type=int, default=4, help="for each match: its two players, then spectators")
    parser.add_argument("--rate", type=float, default=100, help="moves a second in all")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--game", default="fantastic-factories")
    parser.add_argument("--warm", type=int, default=20, help="moves that a match has seen before, on average")
    parser.add_argument("--flood", action="store_true", help="one address floods the server meanwhile")
    parser.add_argument("--refetch", action="store_true", help="pages that are told of a change and then ask, as they were once")
    parser.add_argument("--no-limits", action="store_true")
    parser.add_argument("--python", default=sys.executable, help="what runs the server")
    parser.add_argument("--database", help="left out: a new SQLite file")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    figures = run(given)
    print(json.dumps(figures)) if given.json else show(figures)

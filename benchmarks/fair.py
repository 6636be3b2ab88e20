"""Fair thinking: how long a person's move takes while bots, the coach and reviews keep their processes busy.

    python benchmarks/fair.py [--games 20] [--calls 20] [--reviews 5] [--rate 10] [--seconds 60] [--json]

One server (`fabrica serve`), and around it: people in games against `--bot`, who move at once when it is their turn; callers who
ask the coach about one position after the other; reviews, each followed by the next. Everyone has an address of their own.
Beside them a person moves at a steady rate: time is counted from the POST of a move, or from when it was due, to its answer.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any

import httpx
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from fabrica.bots import seated
from fabrica.engine.link import Shared, pack
from fabrica.engine.match import Match
from fabrica.puzzles.shelf import shelf
from fabrica.registry import load

GAME = "fantastic-factories"
PATIENCE = 600.0  # seconds, until all is compiled and everyone is at it
LOOK = 0.25  # seconds between two looks at a table
Figures = dict[str, Any]


@dataclass
class Seen:
    """What each kind of visitor has met: seconds from asking to the answer."""

    moves: list[float] = field(default_factory=list)
    against_bots: list[float] = field(default_factory=list)
    replies: list[float] = field(default_factory=list)  # of bots: from a person's last move to their turn
    coach: list[float] = field(default_factory=list)
    reviews: list[float] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)

    def forget(self) -> None:
        for kind in vars(self).values():
            kind.clear()


class Visitor:
    """Someone at an address of their own, with cookies."""

    def __init__(self, port: int, number: int, seen: Seen) -> None:
        there = httpx.AsyncHTTPTransport(local_address=f"127.0.0.{number + 10}")
        self.http = httpx.AsyncClient(transport=there, base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)
        self.seen, self.luck, self.busy = seen, random.Random(number), False

    async def ask(self, method: str, path: str, **body: Any) -> httpx.Response:
        answer = await self.http.request(method, path, **body)
        if answer.is_error:
            self.seen.refused.append(f"{method} {path[:60]}: {answer.status_code}")
        return answer

    async def told(self, method: str, path: str, **body: Any) -> Any:
        return (await self.ask(method, path, **body)).raise_for_status().json()

    async def sits_down(self, *seats: dict[str, str]) -> str:
        found = await self.told("POST", "/api/matches", json={"game": GAME, "seats": [{"kind": "me"}, *seats]})
        return f"/api/matches/{found['id']}"

    async def moves(self, match: str, seat: int) -> Any:
        state = await self.told("GET", f"{match}/moves", params={"seat": seat})
        move = {"seat": seat, "request": f"r{self.luck.getrandbits(60)}", "move": self.luck.choice(state["moves"])}
        start = time.perf_counter()
        return await self.told("POST", f"{match}/play", json=move), time.perf_counter() - start

    # What they do

    async def plays_against(self, bot: str) -> None:
        """Game after game, at once when it is their turn."""
        while True:
            match = await self.sits_down({"kind": "bot", "bot": bot})
            state, moved = await self.told("GET", match), time.perf_counter()
            while not state["over"]:
                while 0 in state["active"]:
                    state, took = await self.moves(match, 0)
                    self.seen.against_bots.append(took)
                    moved = time.perf_counter()
                while not state["over"] and 0 not in state["active"]:
                    await asyncio.sleep(LOOK)
                    state = await self.told("GET", match)
                self.seen.replies.append(time.perf_counter() - moved)
                self.busy = True

    async def asks_the_coach(self) -> None:
        while True:
            puzzle = self.luck.choice(shelf(load(GAME)))
            start = time.perf_counter()
            address = f"/{GAME}/position/{pack(Shared(puzzle.position, puzzle.seat))}/coach"
            await self.ask("POST", address, data={"goal": self.luck.choice(("goods", "score"))})
            self.seen.coach.append(time.perf_counter() - start)
            self.busy = True

    async def asks_for_reviews(self, record: str) -> None:
        while True:
            found = await self.told("POST", "/api/matches/import", json={"record": record})
            start, review = time.perf_counter(), f"/api/matches/{found['id']}/review"
            while not (state := await self.told("GET", review))["made"]:
                self.busy = self.busy or state["done"] > 0
                await asyncio.sleep(2 * LOOK)
            self.seen.reviews.append(time.perf_counter() - start)

    async def moves_steadily(self, rate: float, seconds: float, progress: Progress) -> None:
        """Both seats of a table on one device; time is counted from when a move is due."""
        bar, start = progress.add_task("moves", total=int(rate * seconds)), time.perf_counter()
        match: str = ""
        state: dict[str, Any] = {"over": True}
        for number in range(int(rate * seconds)):
            if state["over"]:
                match = await self.sits_down({"kind": "me"})
                state = await self.told("GET", match)
            late = max(0.0, time.perf_counter() - (start + number / rate))
            await asyncio.sleep(start + number / rate - time.perf_counter())
            state, took = await self.moves(match, state["active"][0])
            self.seen.moves.append(took + late)
            progress.advance(bar)


async def measure(port: int, args: argparse.Namespace, progress: Progress) -> Figures:
    seen = Seen()
    crowd = [Visitor(port, number, seen) for number in range(args.games + args.calls + args.reviews + 1)]
    person, record = crowd.pop(), finished_match()
    work: list[Coroutine[Any, Any, None]] = [v.plays_against(args.bot) for v in crowd[: args.games]]
    work += [v.asks_the_coach() for v in crowd[args.games : args.games + args.calls]]
    work += [v.asks_for_reviews(record) for v in crowd[args.games + args.calls :]]
    tasks = [asyncio.create_task(one) for one in work]
    await everyone_is_busy(crowd, tasks, progress)
    seen.forget()
    load_before = os.getloadavg()[0]
    await person.moves_steadily(args.rate, args.seconds, progress)
    for task in tasks:
        task.cancel()
    return {**figures(seen), "load_average_before": round(load_before, 1), "cores": os.cpu_count()}


async def everyone_is_busy(crowd: list[Visitor], tasks: list[asyncio.Task[None]], progress: Progress) -> None:
    """Until everyone has been answered once: all is compiled, and the lines are full."""
    bar, until = progress.add_task("getting ready", total=len(crowd)), time.monotonic() + PATIENCE
    while not all(visitor.busy for visitor in crowd):
        for task in tasks:
            if task.done():
                task.result()
        if time.monotonic() > until:
            raise TimeoutError("not everyone was answered")
        progress.update(bar, completed=sum(visitor.busy for visitor in crowd))
        await asyncio.sleep(0.5)
    progress.update(bar, completed=len(crowd))


def finished_match() -> str:
    """The record of a game between bots that need no compiler."""
    match = Match(GAME, seats=2, seed="fair")
    players = seated(["greedy"], (0, 1), GAME)
    while not match.over:
        seat = match.active[0]
        match.play(players[seat](match, seat), seat)
    return match.record()


def figures(seen: Seen) -> Figures:
    kinds = {"move": seen.moves, "move against a bot": seen.against_bots, "bot's turn": seen.replies, "coach": seen.coach}
    found: Figures = {}
    for name, values in {**kinds, "review": seen.reviews}.items():
        found[name] = {"n": len(values), **{f"p{int(100 * s)}": percentile(values, s) for s in (0.5, 0.99, 1)}}
    return {**found, "refused": len(seen.refused), "first_refused": seen.refused[:3]}


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1) if ordered else float("nan")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(port: int) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise TimeoutError("the server does not answer")


def run(args: argparse.Namespace) -> Figures:
    with tempfile.TemporaryDirectory() as folder, Progress(console=Console(stderr=True)) as progress:
        port = free_port()
        words = ["serve", "--port", str(port), "--no-limits", "--database", f"sqlite:///{folder}/fair.db"]
        server = subprocess.Popen([sys.executable, "-m", "fabrica.cli.main", *words], stdout=subprocess.DEVNULL)
        try:
            wait_for(port)
            return asyncio.run(measure(port, args, progress))
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(timeout=60)


def show(found: Figures, args: argparse.Namespace) -> None:
    title = f"{args.games} games against {args.bot}, {args.calls} coach calls, {args.reviews} reviews at a time"
    table = Table("milliseconds", title=title)
    for column in ("times", "median", "p99", "most"):
        table.add_column(column, justify="right")
    for name, row in found.items():
        if isinstance(row, dict):
            table.add_row(name, *(str(row[key]) for key in ("n", "p50", "p99", "p100")))
    Console().print(table)
    Console().print(f"refused: {found['refused']} {found['first_refused']}; load before: {found['load_average_before']}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--bot", default="master")
    parser.add_argument("--calls", type=int, default=20)
    parser.add_argument("--reviews", type=int, default=5)
    parser.add_argument("--rate", type=float, default=10, help="moves a second of the person who is measured")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    result = run(given)
    print(json.dumps(result)) if given.json else show(result, given)

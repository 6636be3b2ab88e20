"""Load: many matches with live streams against `fabrica serve`; how long a move takes from its POST to everyone who looks on.

    python benchmarks/load.py [--matches 250] [--streams 4] [--rate 200] [--seconds 30] [--json]

Three processes: the server, one that listens to all streams, and this one, which moves. Moves are sent when they are due,
whether or not earlier ones have been answered; time is counted from then.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
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
from dataclasses import dataclass, field
from typing import Any

from rich.console import Console
from rich.table import Table

HOST = "127.0.0.1"
PATIENCE = 60  # seconds
NOTICE = re.compile(rb"id: (\d+)\r\n")
Arrival = tuple[int, int, float]  # stream, number of the event, when


# Talking


class Line:
    """A connection that is kept: one request after the other."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._free = asyncio.Lock()
        self._writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, body: Any = None, cookie: str = "") -> tuple[int, str, Any]:
        """The status, the cookie that was given, and the answer."""
        async with self._free:
            if self._writer is None or self._reader.at_eof():  # also one that was idle for too long
                self._reader, self._writer = await asyncio.open_connection(HOST, self._port)
            self._writer.write(request(method, path, body, cookie))
            head = await self._reader.readuntil(b"\r\n\r\n")
            length = re.search(rb"content-length: (\d+)", head)
            answer = await self._reader.readexactly(int(length[1]) if length else 0)
            given = re.search(rb"set-cookie: ([^;]+);", head)
            return int(head[9:12]), given[1].decode() if given else cookie, json.loads(answer or b"null")


def request(method: str, path: str, body: Any = None, cookie: str = "") -> bytes:
    text = b"" if body is None else json.dumps(body).encode()
    lines = [f"{method} {path} HTTP/1.1", f"host: {HOST}", f"content-length: {len(text)}"]
    lines += [f"cookie: {cookie}"] if cookie else []
    lines += ["content-type: application/json"] if text else []
    return "\r\n".join([*lines, "", ""]).encode() + text


# Listening, in a process of its own


class Ear(asyncio.Protocol):
    """One stream: notes when each notice comes."""

    def __init__(self, stream: int, path: str, cookie: str, arrivals: list[Arrival], lost: list[int]) -> None:
        self.stream = stream
        self._request = request("GET", path, cookie=cookie)
        self._arrivals = arrivals
        self._lost = lost
        self._rest = b""

    def connection_made(self, transport: Any) -> None:
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        now, self._rest = time.monotonic(), self._rest + data
        whole, end, rest = self._rest.rpartition(b"\r\n\r\n")
        if end:
            self._rest = rest
            self._arrivals += [(self.stream, int(number), now) for number in NOTICE.findall(whole)]

    def connection_lost(self, error: Exception | None) -> None:
        self._lost.append(self.stream)


async def listen(port: int, streams: list[tuple[str, str]], pipe: Any) -> None:
    arrivals: list[Arrival] = []
    lost: list[int] = []
    loop = asyncio.get_running_loop()
    for stream, (path, cookie) in enumerate(streams):
        await loop.create_connection(lambda s=stream, p=path, c=cookie: Ear(s, p, c, arrivals, lost), HOST, port)
    until = time.monotonic() + PATIENCE
    while len({stream for stream, _, _ in arrivals}) < len(streams) and time.monotonic() < until:
        await asyncio.sleep(0.05)
    pipe.send(len({stream for stream, _, _ in arrivals}))
    await loop.run_in_executor(None, pipe.recv)
    pipe.send((arrivals, len(lost)))


def listener(port: int, streams: list[tuple[str, str]], pipe: Any) -> None:
    asyncio.run(listen(port, streams, pipe))


# Playing


@dataclass
class Game:
    """A match with two guests."""

    id: str
    cookies: list[str]
    moves: list[list[str]] = field(default_factory=lambda: [[], []])
    active: list[int] = field(default_factory=lambda: [0])

    @property
    def path(self) -> str:
        return f"/api/matches/{self.id}"


@dataclass
class Tally:
    moves: list[tuple[int, int, float, float]] = field(default_factory=list)  # game, number, due, answered
    requests: int = 0
    errors: list[str] = field(default_factory=list)


async def make(line: Line) -> Game:
    _, first, made = await line.ask("POST", "/api/matches", {"seats": [{"kind": "me"}, {"kind": "link"}]})
    _, second, _ = await line.ask("POST", "/api/join", {"invite": made["invites"]["1"]})
    game = Game(made["id"], [first, second])
    game.moves[0] = (await line.ask("GET", f"{game.path}/moves", cookie=first))[2]["moves"]
    return game


async def move(line: Line, number: int, game: Game, due: float, tally: Tally, luck: random.Random) -> None:
    """Make a move, and learn what can be done next."""
    seat = game.active[0]
    body = {
        "seat": seat,
        "request": f"r{len(tally.moves)}-{number}-{due:.6f}".replace(".", "_"),
        "move": luck.choice(game.moves[seat]),
    }
    status, _, seen = await line.ask("POST", f"{game.path}/play", body, game.cookies[seat])
    tally.requests += 1
    if status != 200:
        tally.errors.append(f"{status}: {seen}")
        return
    tally.moves.append((number, seen["number"], due, time.monotonic()))
    game.active, game.moves[seat] = seen["active"], seen["moves"]
    if game.active and game.active[0] != seat:
        _, _, found = await line.ask("GET", f"{game.path}/moves", cookie=game.cookies[game.active[0]])
        tally.requests += 1
        game.moves[game.active[0]] = found["moves"]


async def play(lines: list[Line], games: list[Game], rate: float, seconds: float) -> Tally:
    """Moves at a steady rate, each in the game that has waited longest."""
    tally, luck, waiting = Tally(), random.Random(1), list(range(len(games)))
    tasks: set[asyncio.Task[None]] = set()
    start = time.monotonic()
    for n in range(int(rate * seconds)):
        due = start + n / rate
        await asyncio.sleep(max(0.0, due - time.monotonic()))
        if not waiting:
            tally.errors.append("no game is free: the server is far behind")
            continue
        task = asyncio.create_task(turn(lines[n % len(lines)], waiting, games, due, tally, luck))
        tasks.add(task)
        task.add_done_callback(tasks.discard)
    await asyncio.wait_for(asyncio.gather(*tasks), PATIENCE)
    return tally


async def turn(line: Line, waiting: list[int], games: list[Game], due: float, tally: Tally, luck: random.Random) -> None:
    """A move in the first game that waits, which then waits again unless it is over."""
    number = waiting.pop(0)
    try:
        await move(line, number, games[number], due, tally, luck)
    except (ConnectionError, asyncio.IncompleteReadError) as error:
        tally.errors.append(repr(error))
    if games[number].active:
        waiting.append(number)


# Measuring


def cpu_seconds(pid: int) -> float:
    with open(f"/proc/{pid}/stat") as stat:
        fields = stat.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1) if ordered else float("nan")


def delays(tally: Tally, arrivals: list[Arrival], streams: int) -> tuple[list[float], int]:
    """From each move to its arrival on each stream, and how many did not arrive. A notice stands for all moves before it."""
    heard: dict[int, list[tuple[int, float]]] = {}
    for stream, number, when in arrivals:
        heard.setdefault(stream, []).append((number, when))
    found, missing = [], 0
    for game, number, due, _ in tally.moves:
        for stream in range(game * streams, (game + 1) * streams):
            when = min((when for n, when in heard.get(stream, ()) if n >= number), default=None)
            missing += when is None
            found += [] if when is None else [when - due]
    return found, missing


async def measure(port: int, pid: int, args: argparse.Namespace) -> dict[str, Any]:
    lines = [Line(port) for _ in range(args.lines)]
    games = [await make(lines[0]) for _ in range(args.matches)]
    viewers = [(g.path + "/stream", (g.cookies + [""] * args.streams)[n]) for g in games for n in range(args.streams)]
    pipe, other = multiprocessing.Pipe()
    ears = multiprocessing.get_context("spawn").Process(target=listener, args=(port, viewers, other), daemon=True)
    ears.start()
    connected = await asyncio.to_thread(pipe.recv)
    before, start, load = cpu_seconds(pid), time.monotonic(), os.getloadavg()[0]
    tally = await play(lines, games, args.rate, args.seconds)
    took, used = time.monotonic() - start, cpu_seconds(pid) - before
    await asyncio.sleep(2)
    pipe.send(None)
    arrivals, lost = await asyncio.to_thread(pipe.recv)
    found, missing = delays(tally, arrivals, args.streams)
    answers = [answered - due for _, _, due, answered in tally.moves]
    return {
        "matches": args.matches, "streams": connected, "moves": len(tally.moves), "seconds": round(took, 1),
        "moves_per_second": round(len(tally.moves) / took, 1), "requests_per_second": round(tally.requests / took, 1),
        "notices": len(found), "arrival_p50_ms": percentile(found, 0.5), "arrival_p99_ms": percentile(found, 0.99),
        "arrival_max_ms": percentile(found, 1), "answer_p50_ms": percentile(answers, 0.5),
        "answer_p99_ms": percentile(answers, 0.99), "errors": len(tally.errors) + missing + lost,
        "first_errors": tally.errors[:3], "server_cpu_percent": round(100 * used / took, 1),
        "server_cpu_ms_per_move": round(1000 * used / max(1, len(tally.moves)), 2),
        "load_average_before": round(load, 2), "load_average_after": round(os.getloadavg()[0], 2), "cores": os.cpu_count(),
    }  # fmt: skip


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
        words = ["serve", "--port", str(port), "--no-limits", "--database", args.database or f"sqlite:///{folder}/load.db"]
        server = subprocess.Popen([sys.executable, "-m", "fabrica.cli", *words], stdout=subprocess.DEVNULL)
        try:
            wait_for(port)
            return asyncio.run(measure(port, server.pid, args))
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(timeout=PATIENCE)


def show(result: dict[str, Any]) -> None:
    table = Table(title=f"{result['matches']} matches, {result['streams']} streams, {result['moves_per_second']} moves a second")
    table.add_column("measure")
    table.add_column("figure", justify="right")
    for name, value in result.items():
        table.add_row(name.replace("_", " "), str(value))
    Console().print(table)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--matches", type=int, default=250)
    parser.add_argument("--streams", type=int, default=4, help="for each match: its two seats, then spectators")
    parser.add_argument("--rate", type=float, default=200, help="moves a second in all")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--lines", type=int, default=64, help="connections that move")
    parser.add_argument("--database", help="left out: a new SQLite file")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    figures = run(given)
    print(json.dumps(figures)) if given.json else show(figures)

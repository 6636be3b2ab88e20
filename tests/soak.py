"""Long checks: millions of random and biased games, every promise looked at after every move; the oracle in many more games (of
Stephens, in renewal phases and final scorings); a server that is killed hundreds of times; every attack, over and over; and tests
of random cases with several times as many of them. What games of Scythe have to meet must have been met.

python tests/soak.py [--game G] [--games N] [--oracle N] [--kills N] [--fuzz N] [--attacks N] [--longer N] [--seed S]
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor, as_completed
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parents[1] / "examples"))

from fabrica import load
from fabrica.engine.chance import key_of
from fabrica.engine.options import option_values
from fabrica.engine.piles import KINDS
from fabrica.engine.random_play import RESULT
from fabrica.simulate.batch import Batch
from fantastic_factories.comparing import play_compared_game
from promises import FANTASTIC_FACTORIES, PROMISES, SCYTHE, STEPHENS
from scythe.agreement import compare
from server import kills
from server.attacks import attacks
from server.fuzz import fuzz
from server.postgres import each_database
from stephens import agreement

CHUNK = 20_000
LONGER_TESTS = (
    "tests/contract", "tests/bots/test_bots.py", "tests/coach/test_solve.py", "tests/coach/test_lines.py",
    "tests/scythe/test_secrets.py", "tests/scythe/test_counts.py", "tests/server/test_canary.py",
    "tests/browser/test_looks.py", "tests/browser/test_solo.py", "tests/browser/test_stephens.py",
)  # fmt: skip
ROOT = Path(__file__).parent.parent
TALLY_MOST = 1024


@dataclass
class Report:
    games: int = 0
    decisions: int = 0
    game: str = FANTASTIC_FACTORIES
    tally: Any = field(default_factory=lambda: np.zeros(TALLY_MOST, np.int64))
    violations: list[str] = field(default_factory=list)


def settings(game: str = FANTASTIC_FACTORIES) -> Iterator[tuple[int, Mapping[str, str], tuple[str, ...]]]:
    """Every table with every mix of players, over and over."""
    for players in itertools.cycle(PROMISES[game].players):
        for seats, options in PROMISES[game].tables:
            yield seats, options, players


def met(report: Report) -> dict[str, int]:
    """How often each rare thing happened."""
    return dict(zip(PROMISES[report.game].invariants.RARE, map(int, report.tally), strict=False))


def never_met(report: Report) -> list[str]:
    return [name for name, times in met(report).items() if times == 0 and name in PROMISES[report.game].must]


class Soak:
    def __init__(self, seed: str, game: str = FANTASTIC_FACTORIES) -> None:
        self.batch = Batch(load(game))
        self.invariants = PROMISES[game].invariants
        self.run = self.batch.bind(self.invariants.soak_batch)
        self.seed = seed
        self.base = np.array(key_of(seed), np.int64)

    def chunk(self, first: int, games: int, seats: int, options: Mapping[str, str], players: tuple[str, ...]) -> Report:
        game = self.batch.game
        results, codes = np.zeros(games, RESULT.dtype), np.zeros(games, np.int8)
        weights = np.array([game.biases[players[seat % len(players)]] for seat in range(seats)], np.int64)
        report = Report(game=game.id)
        values = np.array(option_values(game, options), np.int64)
        self.run(
            np.zeros(2, game.layout.dtype), game.blank_row(), self.base, first, seats, values,
            np.zeros(game.most_moves, np.int16), weights, results, report.tally, codes, np.zeros(KINDS, np.int8),
        )  # fmt: skip
        report.games, report.decisions = games, int(results["decisions"].sum())
        report.violations = [
            f"{self.invariants.BROKEN[codes[i]]}: seed {self.seed}, game {first + i}, {seats} seats, options {options},"
            f" {','.join(players)},"
            f" move {results['decisions'][i]}"
            for i in np.flatnonzero(codes)
        ]
        return report


def chunk_of(game: str, games: int) -> int:
    """So few games at a time that each table with each mix of players gets some."""
    return max(1, min(CHUNK, games // (len(PROMISES[game].tables) * len(PROMISES[game].players))))


def soak_invariants(game: str, games: int, seed: str, progress: Progress) -> Report:
    total = Report(game=game)
    task = progress.add_task("invariants", total=games)
    soak = Soak(seed, game)
    soak.chunk(0, 1, *next(settings(game)))
    size = chunk_of(game, games)
    chunks = zip(range(0, games, size), settings(game), strict=False)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = [pool.submit(soak.chunk, first, min(size, games - first), *table) for first, table in chunks]
        for job in as_completed(jobs):
            part = job.result()
            total.games += part.games
            total.decisions += part.decisions
            total.tally += part.tally
            total.violations += part.violations
            progress.advance(task, part.games)
    return total


@dataclass(frozen=True)
class Oracle:
    """What engine and oracle play side by side: a run of it, which counts what it compared, and about how much that is."""

    unit: str
    run: Callable[[int], Counter[str]]
    about: int


def compared_game(number: int) -> Counter[str]:
    return Counter(games=1, decisions=play_compared_game(seats=1 + number % 5, seed=number))


def compared_positions(number: int) -> Counter[str]:
    tally = agreement.compare_round(number)
    return Counter({**tally, "positions": agreement.compared(tally)})


def compared_scythe(number: int) -> Counter[str]:
    return Counter(games=1, decisions=compare(number, "soak", 1 + number % 7))


ORACLES = {
    FANTASTIC_FACTORIES: Oracle("games", compared_game, about=1),
    STEPHENS: Oracle("positions", compared_positions, about=16),
    SCYTHE: Oracle("games", compared_scythe, about=1),
}
RUNS_AT_ONCE = 25


def oracle_runs(game: str, first: int, end: int) -> Counter[str]:
    tally: Counter[str] = Counter()
    for number in range(first, end):
        try:
            tally += ORACLES[game].run(number)
        except Exception as error:
            raise AssertionError(f"{game}, run {number}: {error}") from error
    return tally


def soak_oracle(game: str, wanted: int, progress: Progress) -> Counter[str]:
    """About so many games or positions, on all cores; a difference raises."""
    runs = -(-wanted // ORACLES[game].about)
    task = progress.add_task("oracle", total=runs)
    tally: Counter[str] = Counter()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        parts = [(first, min(first + RUNS_AT_ONCE, runs)) for first in range(0, runs, RUNS_AT_ONCE)]
        jobs = {pool.submit(oracle_runs, game, *part): part[1] - part[0] for part in parts}
        for job in as_completed(jobs):
            tally += job.result()
            progress.advance(task, jobs[job])
    return tally


def soak_kills(number: int, seed: str, progress: Progress) -> kills.Report:
    """A server under load that is killed so often; a lost event raises."""
    task = progress.add_task("kills", total=number)
    return kills.kill_often(number, seed, on_kill=lambda: progress.advance(task))


def soak_fuzz(requests: int, seed: str, progress: Progress) -> list[str]:
    """So many requests on each kind of database; one that goes wrong raises."""
    with each_database() as databases:
        task = progress.add_task("fuzz", total=requests * len(databases))
        found = [asyncio.run(fuzz(url, requests, seed, lambda: progress.advance(task))) for url in databases]
        return [f"{url.partition(':')[0]}: {report}" for url, report in zip(databases, found, strict=True)]


def soak_attacks(rounds: int, progress: Progress) -> list[str]:
    """So many rounds of each attack; one that works raises."""
    found = attacks()
    task = progress.add_task("attacks", total=len(found))
    for attack in found.values():
        attack(rounds)
        progress.advance(task)
    return [*found]


def soak_tests(times: int, progress: Progress) -> int:
    """The tests that try random cases, with so many times as many of them; the exit status of pytest."""
    task = progress.add_task("longer tests", total=1)
    command = [sys.executable, "-m", "pytest", "-n", str(os.cpu_count()), "--dist", "loadgroup", *LONGER_TESTS]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, "FABRICA_LONGER": str(times)}, stdout=sys.stderr)
    progress.advance(task)
    return done.returncode


def report_table(report: Report) -> Table:
    table = Table(title=f"{report.games:,} games, {report.decisions:,} decisions, {len(report.violations)} violations")
    table.add_column("rare event")
    table.add_column("times met", justify="right")
    for name, count in met(report).items():
        table.add_row(name, f"{count:,}")
    return table


def oracle_table(game: str, agreed: Counter[str]) -> Table:
    unit = ORACLES[game].unit
    table = Table("compared", title=f"engine and oracle agree on {agreed[unit]:,} {unit}, {agreed['decisions']:,} decisions")
    table.add_column("times", justify="right")
    for name, count in agreed.most_common():
        table.add_row(name, f"{count:,}")
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=[*PROMISES], default=FANTASTIC_FACTORIES)
    parser.add_argument("--games", type=int, default=10_000_000, help="5,000,000 of Scythe take as long")
    parser.add_argument("--oracle", type=int, default=20_000)
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--fuzz", type=int, default=10_000, help="requests, on each kind of database")
    parser.add_argument("--attacks", type=int, default=50, help="rounds of each")
    parser.add_argument("--longer", type=int, default=5, help="times as many cases in the tests of what is random")
    parser.add_argument("--seed", default="soak")
    wanted = parser.parse_args()
    console = Console()
    with Progress(console=Console(stderr=True)) as progress:
        report = soak_invariants(wanted.game, wanted.games, wanted.seed, progress) if wanted.games else Report()
        agreed = soak_oracle(wanted.game, wanted.oracle, progress) if wanted.oracle else Counter[str]()
        killed = soak_kills(wanted.kills, wanted.seed, progress) if wanted.kills else kills.Report()
        fuzzed = soak_fuzz(wanted.fuzz, wanted.seed, progress) if wanted.fuzz else []
        attacked = soak_attacks(wanted.attacks, progress) if wanted.attacks else []
        failed = soak_tests(wanted.longer, progress) if wanted.longer else 0
    if wanted.games:
        console.print(report_table(report))
    if wanted.oracle:
        console.print(oracle_table(wanted.game, agreed))
    if wanted.kills:
        console.print(str(killed))
    for line in fuzzed:
        console.print(line)
    if attacked:
        console.print(f"{wanted.attacks} rounds each, and nothing was to be had: {', '.join(attacked)}")
    missing = never_met(report) if wanted.games else []
    for complaint in (*report.violations[:20], *(f"never met: {name}" for name in missing)):
        console.print(complaint, style="red", markup=False)
    sys.exit(1 if report.violations or missing or failed else 0)


if __name__ == "__main__":
    main()

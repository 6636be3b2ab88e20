"""Long checks: millions of random and biased games, every promise looked at after every move; the oracle in many more games;
and a server that is killed hundreds of times.

python tests/soak.py [--game G] [--games N] [--oracle N] [--kills N] [--seed S]
"""

from __future__ import annotations

import argparse
import itertools
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor, as_completed
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parent))

from fabrica import backend, load
from fabrica.batch import RESULT, Batch
from fabrica.dice import key_of
from fabrica.piles import KINDS
from fantastic_factories import invariants as fantastic_factories_invariants
from fantastic_factories.comparing import play_compared_game
from server import kills
from stephens import invariants as stephens_invariants

CHUNK = 20_000


@dataclass(frozen=True)
class Promises:
    """What is looked at in a game: its invariants, its tables (seats and options), and who sits there."""

    invariants: Any
    tables: tuple[tuple[int, tuple[int, ...]], ...]
    players: tuple[tuple[str, ...], ...]


FANTASTIC_FACTORIES, STEPHENS = "fantastic-factories", "stephens"
PROMISES = {
    FANTASTIC_FACTORIES: Promises(
        fantastic_factories_invariants,
        (*((1, (level,)) for level in range(4)), *((seats, (0,)) for seats in (2, 3, 4, 5))),
        (  # at every table sits someone who builds, or the game would go on for ever
            ("random",),
            ("random", "hoarder"),
            ("hoarder", "random", "hoarder", "hoarder"),
            ("rusher",),
            ("idler", "random", "idler"),
            ("sweeper", "random"),
            ("hoarder", "rusher", "idler", "random", "sweeper"),
            ("idler", "rusher", "hoarder"),
        ),
    ),
    STEPHENS: Promises(
        stephens_invariants,
        (
            *((seats, (0, 0, 0, 0, 0, 0)) for seats in (2, 3, 4)),
            *((1, (level, 0, 0, level % 2, 0, 0)) for level in range(3)),
            *((1, (0, opponent, opponent, 0, 0, 0)) for opponent in range(1, 6)),
            *((seats, (0, 0, 0, 0, 1, 1)) for seats in (2, 3, 4)),
        ),
        (
            ("random",),
            ("founder", "random"),
            ("investor",),
            ("merchant", "founder", "investor", "random"),
            ("miser", "random"),
            ("founder",),
            ("merchant",),
        ),
    ),
}


@dataclass
class Report:
    games: int = 0
    decisions: int = 0
    game: str = FANTASTIC_FACTORIES
    tally: Any = field(default_factory=lambda: np.zeros(64, np.int64))
    violations: list[str] = field(default_factory=list)


def settings(game: str = FANTASTIC_FACTORIES) -> Iterator[tuple[int, tuple[int, ...], tuple[str, ...]]]:
    """Every table with every mix of players, over and over."""
    for players in itertools.cycle(PROMISES[game].players):
        for seats, options in PROMISES[game].tables:
            yield seats, options, players


def met(report: Report) -> dict[str, int]:
    """How often each rare thing happened."""
    return dict(zip(PROMISES[report.game].invariants.RARE, map(int, report.tally), strict=False))


class Soak:
    def __init__(self, seed: str, game: str = FANTASTIC_FACTORIES) -> None:
        self.batch = Batch(load(game))
        self.invariants = PROMISES[game].invariants
        self.run = backend.compiled(self.batch.stand_ins, (self.invariants.soak_batch,), "soak.")(self.invariants.soak_batch)
        self.seed = seed
        self.base = np.array(key_of(seed), np.int64)

    def chunk(self, first: int, games: int, seats: int, options: tuple[int, ...], players: tuple[str, ...]) -> Report:
        game = self.batch.game
        results, codes = np.zeros(games, RESULT.dtype), np.zeros(games, np.int8)
        weights = np.array([game.biases[players[seat % len(players)]] for seat in range(seats)], np.int64)
        report = Report(game=game.id)
        self.run(
            np.zeros(2, game.layout.dtype), np.zeros(1, game.layout.dtype), self.base, first, seats, np.array(options),
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


def soak_invariants(game: str, games: int, seed: str, progress: Progress) -> Report:
    total = Report(game=game)
    task = progress.add_task("invariants", total=games)
    soak = Soak(seed, game)
    soak.chunk(0, 1, *next(settings(game)))
    chunks = zip(range(0, games, CHUNK), settings(game), strict=False)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = [pool.submit(soak.chunk, first, min(CHUNK, games - first), *table) for first, table in chunks]
        for job in as_completed(jobs):
            part = job.result()
            total.games += part.games
            total.decisions += part.decisions
            total.tally += part.tally
            total.violations += part.violations
            progress.advance(task, part.games)
    return total


def oracle_games(first: int, games: int) -> int:
    return sum(play_compared_game(seats=1 + seed % 5, seed=seed) for seed in range(first, first + games))


def soak_oracle(games: int, progress: Progress) -> int:
    """Games that engine and oracle play side by side; a difference raises."""
    task = progress.add_task("oracle", total=games)
    moves = 0
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        jobs = {pool.submit(oracle_games, first, min(50, games - first)): min(50, games - first) for first in range(0, games, 50)}
        for job in as_completed(jobs):
            moves += job.result()
            progress.advance(task, jobs[job])
    return moves


def soak_kills(number: int, seed: str, progress: Progress) -> kills.Report:
    """A server under load that is killed so often; a lost event raises."""
    task = progress.add_task("kills", total=number)
    return kills.kill_often(number, seed, on_kill=lambda: progress.advance(task))


def report_table(report: Report) -> Table:
    table = Table(title=f"{report.games:,} games, {report.decisions:,} decisions, {len(report.violations)} violations")
    table.add_column("rare event")
    table.add_column("times met", justify="right")
    for name, count in met(report).items():
        table.add_row(name, f"{count:,}")
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=[*PROMISES], default=FANTASTIC_FACTORIES)
    parser.add_argument("--games", type=int, default=10_000_000)
    parser.add_argument("--oracle", type=int, default=20_000)
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--seed", default="soak")
    wanted = parser.parse_args()
    console = Console()
    with Progress(console=Console(stderr=True)) as progress:
        report = soak_invariants(wanted.game, wanted.games, wanted.seed, progress) if wanted.games else Report()
        moves = soak_oracle(wanted.oracle, progress) if wanted.oracle else 0
        killed = soak_kills(wanted.kills, wanted.seed, progress) if wanted.kills else kills.Report()
    console.print(report_table(report))
    console.print(f"{wanted.oracle:,} games, {moves:,} moves: engine and oracle agree")
    console.print(str(killed))
    for violation in report.violations[:20]:
        console.print(violation, style="red", markup=False)
    sys.exit(1 if report.violations else 0)


if __name__ == "__main__":
    main()

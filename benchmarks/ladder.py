"""The ladder: each level of bots against the one below, in paired games. Playing needs NumPy and Numba only.

    PYTHONPATH=src python benchmarks/ladder.py --game stephens --pairs search:planner --games 400 --seconds 500
    PYTHONPATH=src python benchmarks/ladder.py --machine --bots planner search --games 1000
    PYTHONPATH=src python benchmarks/ladder.py --strength --games 200
    PYTHONPATH=src python benchmarks/ladder.py --render

Each game that was played is a line of the file ladder.jsonl, and is not played again: so it can be done in pieces. `--render`
makes ladder.md and its plots from that file; this needs OpenSkill and Matplotlib (fabrica[arena]).
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import platform
import sys
import time
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from fabrica.arena.tournament import Bout, Outcome, fight, programme
from fabrica.bots import levels
from fabrica.bots.worker import begin
from fabrica.registry import games, load

HERE = Path(__file__).parent
STRENGTH = ("search@0.1", "search@1", "search@5")
FIXED = "search"


def wanted_bouts(wanted: argparse.Namespace) -> Iterator[Bout]:
    """All games that were asked for."""
    for game in [wanted.game] if wanted.game else games():
        if wanted.machine:
            for level in load(game).options[solo_level(game)].values:
                yield from programme(game, wanted.bots or levels(game), wanted.games, 1, options={solo_level(game): level})
        else:
            pairs = [(bot, FIXED) for bot in STRENGTH] if wanted.strength else pairs_of(game, wanted.pairs)
            for pair in pairs:
                yield from programme(game, pair, wanted.games, 2, "ladder")


def solo_level(game: str) -> str:
    """The option that says how strong the rival of a solo game is: the first that is for one seat only."""
    return next(name for name, option in load(game).options.items() if option.seats == range(1, 2))


def pairs_of(game: str, said: Sequence[str]) -> list[tuple[str, ...]]:
    """As they were said, or each two neighbours of the ladder, the stronger first."""
    return [tuple(pair.split(":")) for pair in said] or [(above, below) for below, above in pairwise(levels(game))]


def key_of(line: dict[str, Any]) -> str:
    bots = line["bots"][: line["seats"]]
    return json.dumps([line["game"], *bots, line["seed"], line["options"], line["budget"]], sort_keys=True)


def line_of(bout: Bout, outcome: Outcome) -> dict[str, Any]:
    """A game as a line of the file."""
    said = {"game": bout.game, "seats": len(bout.bots), "options": dict(bout.options), "budget": bout.budget, "cpu": cpu()}
    found = {name: value for name, value in vars(outcome).items() if name != "record"}
    return said | found | {"seconds": rounded(outcome.seconds), "slowest": rounded(outcome.slowest)}


def rounded(seconds: Sequence[float]) -> list[float]:
    return [round(one, 3) for one in seconds]


def cpu() -> str:
    """What the times were measured on."""
    path = Path("/proc/cpuinfo")
    lines = path.read_text().splitlines() if path.exists() else []
    return next((line.split(":")[1].strip() for line in lines if line.startswith("model name")), platform.processor())


def lines_in(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def undone(bouts: Iterator[Bout], path: Path) -> list[Bout]:
    """The games that are not yet in the file."""
    done = {key_of(line) for line in lines_in(path)}
    keys = ((bout, key_of({**vars(bout), "seats": len(bout.bots)})) for bout in bouts)
    return [bout for bout, key in keys if key not in done]


def one(bout: Bout) -> dict[str, Any]:
    return line_of(bout, fight(bout))


def played(bouts: Sequence[Bout], processes: int, seconds: float) -> Iterator[dict[str, Any]]:
    """The games as they end, until time is over: then those that are still going on are left."""
    until = time.monotonic() + seconds
    with multiprocessing.get_context("spawn").Pool(processes, begin) as pool:
        results = pool.imap_unordered(one, bouts)
        try:
            while True:
                yield results.next(timeout=max(0.0, until - time.monotonic()))
        except (StopIteration, multiprocessing.TimeoutError):
            return


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=games(), help="left out: all games")
    parser.add_argument("--pairs", nargs="*", default=[], help="as in search:planner; left out: all neighbours")
    parser.add_argument("--machine", action="store_true", help="solo games, at each level of the rival")
    parser.add_argument("--bots", nargs="*", help="with --machine: which; left out: all")
    parser.add_argument("--strength", action="store_true", help=f"{', '.join(STRENGTH)} against {FIXED}")
    parser.add_argument("--games", type=int, default=400, help="of each pair, or of each bot at each level")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=1e6, help="stop then; what was played is kept")
    parser.add_argument("--out", type=Path, default=HERE / "ladder.jsonl")
    parser.add_argument("--render", action="store_true", help="make ladder.md and the plots, and play nothing")
    wanted = parser.parse_args()
    if wanted.render:
        from ladder_page import render

        render(lines_in(wanted.out), HERE)
        return
    bouts = undone(wanted_bouts(wanted), wanted.out)
    with wanted.out.open("a") as file:
        for number, line in enumerate(played(bouts, wanted.processes, wanted.seconds), 1):
            print(json.dumps(line), file=file, flush=True)
            print(f"\r{number} of {len(bouts)} games", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()

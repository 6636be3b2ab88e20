"""How many large positions the coach proves, and how fast: eight dice, ten buildings, ten cards, from games of greedy players.

In a sealed position chance has no say: the research floor is full, and no card draws or rolls.

    python benchmarks/coach.py --positions 20 --seconds 2
"""

from __future__ import annotations

import argparse
from statistics import median

from rich.console import Console
from rich.progress import track
from rich.table import Table

from fabrica.coach import Solution, solve
from fabrica.games.fantastic_factories.solver import GOALS
from fabrica.games.fantastic_factories.solver.large_positions import large
from fabrica.solver.sampled_positions import sampled


def row(name: str, goal: str, found: list[Solution]) -> tuple[str, ...]:
    def share(part: int) -> str:
        return f"{100 * part / len(found):.0f} %"

    proven, certain = sum(one.proven for one in found), sum(one.certain for one in found)
    lucky = sum(one.luck for one in found)
    times = [one.seconds for one in found]
    return name, goal, share(proven), share(certain), share(lucky), f"{median(times):.2f}", f"{max(times):.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--goals", default=",".join(GOALS))
    wanted = parser.parse_args()
    columns = ("positions", "goal", "proven", "certain", "luck advised", "median s", "worst s")
    table = Table(*columns, title=f"{wanted.positions} positions of each kind, {wanted.seconds:g} s of CPU time")
    sealed = large(wanted.positions, sealed=True)
    kinds = (
        ("large, sealed", sealed),
        ("large", large(wanted.positions)),
        ("sampled", list(sampled("fantastic-factories", wanted.positions))),
    )
    for name, positions in kinds:
        for goal in wanted.goals.split(","):
            watched = track(positions, goal, console=Console(stderr=True))
            found = [solve(position, 0, goal, wanted.seconds) for position in watched]
            table.add_row(*row(name, goal, found))
    Console().print(table)


if __name__ == "__main__":
    main()

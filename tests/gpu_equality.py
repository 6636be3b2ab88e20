"""On a machine with a GPU: the same games on the CPU and on the GPU, compared to the byte.

python tests/gpu_equality.py [--game G] [--games N]
"""

from __future__ import annotations

import argparse
import sys
import time

import numpy as np

from fabrica import games, load
from fabrica.engine import cuda as gpu
from fabrica.simulate.batch import Batch

CHUNK = 1 << 17  # games whose final states are kept and compared at once


def compare(name: str, seats: int, games: int, rules: int) -> bool:
    """Play the games on both and compare results and final states, chunk by chunk."""
    game = load(name)
    cpu, gpu = Batch(game, "numba", rules=rules), Batch(game, "cuda", rules=rules)
    equal, began = True, time.perf_counter()
    for first in range(0, games, CHUNK):
        count = min(CHUNK, games - first)
        ours, theirs = np.zeros(count, game.layout.dtype), np.zeros(count, game.layout.dtype)
        same = (
            cpu.play(count, seats, "gpu", first=first, states=ours).tobytes()
            == gpu.play(count, seats, "gpu", first=first, states=theirs).tobytes()
        )
        equal = equal and same and ours.tobytes() == theirs.tobytes()
    verdict = "equal to the byte" if equal else "DIFFERENT"
    took = f"({time.perf_counter() - began:.0f} s)"
    print(f"{name}, rules {rules}: {games:,} games with {seats} seats: {verdict} {took}", flush=True)
    return equal


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--game", choices=games(), default=games()[0])
    wanted = parser.parse_args()
    if gpu.cuda() is None:
        sys.exit("no GPU was found")
    rest = [seats for seats in load(wanted.game).seats if seats != 2]
    newest, *before = reversed(load(wanted.game).versions)
    equal = [compare(wanted.game, 2, wanted.games, newest)]
    equal += [compare(wanted.game, seats, wanted.games // 8, newest) for seats in rest]
    equal += [compare(wanted.game, seats, wanted.games // 8, rules) for rules in before for seats in load(wanted.game).seats]
    sys.exit(0 if all(equal) else 1)


if __name__ == "__main__":
    main()

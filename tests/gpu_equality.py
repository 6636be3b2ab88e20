"""On a machine with a GPU: the same games on the CPU and on the GPU, compared to the byte.

    python tests/gpu_equality.py [--games N]
"""

from __future__ import annotations

import argparse
import sys
import time

import numpy as np

from fabrica import backend, load
from fabrica.batch import Batch

GAME = "fantastic-factories"
CHUNK = 1 << 17  # games whose final states are kept and compared at once


def compare(seats: int, games: int) -> bool:
    """Play the games on both and compare results and final states, chunk by chunk."""
    game = load(GAME)
    cpu, gpu = Batch(game, "numba"), Batch(game, "cuda")
    equal, began = True, time.perf_counter()
    for first in range(0, games, CHUNK):
        count = min(CHUNK, games - first)
        ours, theirs = np.zeros(count, game.layout.dtype), np.zeros(count, game.layout.dtype)
        same = cpu.play(count, seats, "gpu", first=first, states=ours).tobytes() == gpu.play(
            count, seats, "gpu", first=first, states=theirs
        ).tobytes()
        equal = equal and same and ours.tobytes() == theirs.tobytes()
    verdict = "equal to the byte" if equal else "DIFFERENT"
    print(f"{games:,} games with {seats} seats: {verdict} ({time.perf_counter() - began:.0f} s)", flush=True)
    return equal


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000)
    games = parser.parse_args().games
    if backend.cuda() is None:
        sys.exit("no GPU was found")
    sys.exit(0 if all([compare(2, games), *(compare(seats, games // 8) for seats in (1, 3, 4, 5))]) else 1)


if __name__ == "__main__":
    main()

"""How fast the vector environment is, as lines of JSON: as `fabrica bench GAME --env`, but with NumPy and Numba alone.

    python benchmarks/envs.py --backend cuda [--envs 65536 262144] [--blocks 64 128 256] [--registers 32 64 128]

Of several numbers each is tried. Without a GPU: --backend numba.
"""

from __future__ import annotations

import argparse
import itertools
import json
import sys
import time

from fabrica import FabricaError, games, load
from fabrica.engine import cuda
from fabrica.envs import vector
from fabrica.envs.bench import ENVS, bench_env


def note(text: str) -> None:
    print(text, file=sys.stderr)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", choices=games(), default=games())
    parser.add_argument("--backend", choices=vector.BACKENDS, default="cuda")
    parser.add_argument("--seats", type=int, nargs="+", default=[2])
    parser.add_argument("--observations", nargs="+", choices=vector.OBSERVATIONS, default=vector.OBSERVATIONS)
    parser.add_argument("--envs", type=int, nargs="+")
    parser.add_argument("--blocks", type=int, nargs="+", default=[vector.GPU_BLOCK], help="threads of a block")
    parser.add_argument("--registers", type=int, nargs="+", default=[cuda.DESK_REGISTERS], help="of a thread")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--cpu-time", action="store_true", help="count CPU time: for a machine that is busy with other work")
    wanted = parser.parse_args()
    if wanted.cpu_time:
        time.perf_counter = time.process_time
    envs = wanted.envs or [ENVS[wanted.backend]]
    for block, registers in itertools.product(wanted.blocks, wanted.registers):
        vector.GPU_BLOCK, cuda.DESK_REGISTERS = block, registers
        for game, seats, kind, n in itertools.product(wanted.games, wanted.seats, wanted.observations, envs):
            try:
                found = bench_env(load(game), wanted.backend, seats, wanted.seconds, envs=n, observation=kind, say=note)
            except FabricaError as error:
                sys.exit(str(error))
            print(json.dumps({**found, "block": block, "registers": registers}), flush=True)


if __name__ == "__main__":
    main()

"""On a machine with a GPU: the same environments on the CPU and on the GPU, all their arrays compared to the byte.

    python tests/gpu_envs.py [--envs N] [--steps N]

Both get the CPU's random actions; after every tenth step all arrays are compared. It needs NumPy, Numba and numba-cuda; with
PyTorch it also checks that a tensor shares the arrays' memory, and that its actions are taken.
"""

from __future__ import annotations

import argparse
import sys
import time
from importlib.util import find_spec
from typing import Any

import numpy as np

from fabrica import games, load
from fabrica.engine import cuda as gpu
from fabrica.engine.errors import FabricaError, IllegalMove
from fabrica.envs.vector import VectorEnv

EVERY = 10
TABLES = {"scaled": "win", "raw": "margin"}  # observations, each with another reward


def differing(cpu: VectorEnv, gpu: VectorEnv) -> list[str]:
    """The arrays in which they differ, of those with a row for each environment."""
    pairs = zip(cpu.arrays._asdict().items(), gpu.arrays, strict=True)
    rows = [pair for pair in pairs if isinstance(pair[0][1], np.ndarray) and len(pair[0][1]) == cpu.num_envs]
    return [name for (name, ours), theirs in rows if host(theirs) != ours.tobytes()]


def host(array: Any) -> bytes:
    found: bytes = array.copy_to_host().tobytes()
    return found


def compare(game: str, seats: int, observation: str, envs: int, steps: int) -> bool:
    """Step both with the same actions, over the ends of games."""
    began = time.perf_counter()
    settings: dict[str, Any] = {"seats": seats, "observation": observation, "reward": TABLES[observation], "max_steps": 400}
    cpu, gpu = (VectorEnv(game, envs, backend=where, **settings) for where in ("numba", "cuda"))
    cpu.reset(seed="gpu")
    gpu.reset(seed="gpu")
    wrong: list[str] = []
    ended = 0
    for step in range(1, steps + 1):
        gpu.sample()
        _, _, over, late, _ = cpu.step(cpu.sample())
        gpu.step(cpu.arrays.actions if step % 2 else gpu.arrays.actions)
        ended += int((over | late).sum())
        if step % EVERY == 0 and not wrong:
            wrong = [f"{name} at step {step}" for name in differing(cpu, gpu)]
    verdict = f"DIFFERENT: {', '.join(wrong)}" if wrong else "equal to the byte"
    table = f"{game}, {seats} seats, {observation}, {envs:,} environments, {steps} steps, {ended:,} games ended"
    print(f"{table}: {verdict} ({time.perf_counter() - began:.0f} s)", flush=True)
    return not wrong


def refuses_what_is_illegal(game: str) -> bool:
    """A masked action raises on the GPU too, with the environment's number, and changes nothing."""
    env = VectorEnv(game, 1000, backend="cuda")
    env.reset()
    before, actions = host(env.arrays.states), env.sample().copy_to_host()
    actions[567] = np.flatnonzero(~env.arrays.mask.copy_to_host()[567])[0]
    try:
        env.step(actions)
    except ModuleNotFoundError:  # the words of the reason need Fluent
        return host(env.arrays.states) == before
    except IllegalMove as error:
        return "environment 567" in str(error) and host(env.arrays.states) == before
    return False


def goes_to_torch(game: str) -> bool:
    import torch

    env = VectorEnv(game, 1000, backend="cuda", observation="raw")
    observations, info = env.reset()
    seen, mask = (torch.as_tensor(part, device="cuda") for part in (observations, info["mask"]))
    shared = seen.data_ptr() == observations.device_ctypes_pointer.value
    env.step(mask.to(torch.uint8).argmax(dim=1))
    env.wait()
    same = bytes(seen.cpu().numpy().tobytes()) == host(observations)
    try:
        env.step(mask.to(torch.uint8).argmax(dim=1).to(torch.int32))
    except FabricaError:
        return shared and same
    return False


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--envs", type=int, default=4096)
    parser.add_argument("--steps", type=int, default=600)
    wanted = parser.parse_args()
    if gpu.cuda() is None:
        sys.exit("no GPU was found")
    fine = []
    for game in games():
        for seats in load(game).seats:
            fine += [compare(game, seats, kind, wanted.envs, wanted.steps) for kind in (TABLES if seats == 2 else ("raw",))]
        checks = [refuses_what_is_illegal, *([goes_to_torch] if find_spec("torch") else [])]
        for check in checks:
            fine.append(check(game))
            print(f"{game}: {check.__name__.replace('_', ' ')}: {'yes' if fine[-1] else 'NO'}", flush=True)
    sys.exit(0 if all(fine) else 1)


if __name__ == "__main__":
    main()

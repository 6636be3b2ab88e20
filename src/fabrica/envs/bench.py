"""How fast the vector environment steps."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from fabrica.engine.code_cache import is_compiled_before
from fabrica.engine.contract import Game
from fabrica.envs.vector import VectorEnv

ENVS = {"numba": 256, "cuda": 1 << 18}  # side by side: as many as a core's cache holds; as keep a GPU busy
WARM_UP = 200  # steps: by then the games have spread out


def bench_env(
    game: Game, backend: str, seats: int, seconds: float, seed: str = "0", envs: int | None = None,
    observation: str = "scaled", say: Callable[[str], None] = print,
) -> dict[str, Any]:  # fmt: skip
    """Measure the vector environment: steps of random legal actions on one core (or a GPU), each with observation and mask.

    The steps alone are timed for the first half of the time, steps and the choice of actions together for the second.
    """
    if not is_compiled_before():
        say("Compiling the environment; this happens once.")
    env = VectorEnv(game, envs or ENVS.get(backend, 1), seats=seats, seed=seed, backend=backend, observation=observation)
    env.reset()
    for _ in range(WARM_UP):
        env.step(env.sample())
    return {
        "game": game.id,
        "backend": backend,
        "seats": seats,
        "envs": env.num_envs,
        "observation": observation,
        "env_steps_per_second": round(_steps(env, seconds / 2, chosen_before=True)),
        "steps_and_choices_per_second": round(_steps(env, seconds / 2, chosen_before=False)),
        "features": game.features,
        "moves": len(game.moves),
        "seconds": seconds,
    }


def _steps(env: Any, seconds: float, chosen_before: bool) -> float:
    """Steps a second, with or without the time in which actions are chosen."""
    steps, spent, began = 0, 0.0, time.perf_counter()
    while time.perf_counter() - began < seconds or steps == 0:
        before = time.perf_counter()
        actions = env.sample()
        if chosen_before:
            env.wait()
        chosen = time.perf_counter()
        env.step(actions)
        env.wait()
        spent += time.perf_counter() - (chosen if chosen_before else before)
        steps += env.num_envs
    return steps / spent

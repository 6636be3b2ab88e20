"""How fast a game runs: random legal play on one core (or a GPU), with the full list of moves made at every decision."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import numpy as np

from fabrica.engine.backend import is_compiled_before
from fabrica.engine.contract import Game
from fabrica.engine.layout import copy
from fabrica.simulate.batch import Batch, copy_states

FIRST_BATCH = {"python": 4, "numba": 256, "cuda": 1 << 21}
ENVS = {"numba": 256, "cuda": 1 << 18}  # environments side by side: as many as a core's cache holds; as keep a GPU busy
WARM_UP = 200  # steps: by then the games have spread out
COPIED = 64  # states, a few cache lines each: what a search keeps at hand


def bench(
    game: Game, backend: str, seats: int, seconds: float, seed: str = "0", say: Callable[[str], None] = print
) -> dict[str, Any]:
    """Measure one backend."""
    if backend != "python" and not is_compiled_before():
        say("Compiling the engine; this happens once.")
    began = time.perf_counter()
    batch = Batch(game, backend, threads=1)
    batch.play(1, seats, seed)
    start = time.perf_counter() - began
    decisions, games, spent = _play_for(batch, seats, seconds, seed)
    return {
        "game": game.id,
        "backend": backend,
        "seats": seats,
        "decisions_per_second": round(decisions / spent),
        "games_per_second": round(games / spent, 1),
        "copies_per_second": round(_copies(batch, min(seconds, 1.0))),
        "start_seconds": float(f"{start:.3g}"),
        "state_bytes": game.layout.dtype.itemsize,
        "games": games,
        "seconds": round(spent, 2),
    }


def bench_env(
    game: Game, backend: str, seats: int, seconds: float, seed: str = "0", envs: int | None = None,
    observation: str = "scaled", say: Callable[[str], None] = print,
) -> dict[str, Any]:  # fmt: skip
    """Measure the vector environment: steps of random legal actions on one core (or a GPU), each with observation and mask.

    The steps alone are timed for the first half of the time, steps and the choice of actions together for the second.
    """
    from fabrica.envs.vector import VectorEnv

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


def _play_for(batch: Batch, seats: int, seconds: float, seed: str) -> tuple[int, int, float]:
    """Decisions and games in about so many seconds, batch after batch."""
    decisions = games = 0
    size = FIRST_BATCH[batch.backend]
    batch.play(size, seats, seed)
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds or games == 0:
        decisions += int(batch.play(size, seats, seed, first=games)["decisions"].sum())
        games += size
    return decisions, games, spent


def _copies(batch: Batch, seconds: float) -> float:
    """Copies of a state a second."""
    if batch.backend == "python":
        state, times = batch.game.layout.zero(), 200
        began = time.perf_counter()
        for _ in range(times):
            copy(state)
        return times / (time.perf_counter() - began)
    source, target, times = np.zeros(COPIED, batch.game.layout.dtype), np.zeros(COPIED, batch.game.layout.dtype), 200_000
    run = batch.bind(copy_states)
    run(source, target, 1)
    best, began = 0.0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        lap = time.perf_counter()
        run(source, target, times)
        best = max(best, times / (time.perf_counter() - lap))
    return best

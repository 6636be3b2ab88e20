"""How fast a game runs: random legal play on one core (or a GPU), with the full list of moves made at every decision."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import numpy as np

from fabrica.engine.code_cache import is_compiled_before
from fabrica.engine.contract import Game
from fabrica.engine.layout import copy
from fabrica.simulate.batch import Batch, copy_states

FIRST_BATCH = {"python": 4, "numba": 256, "cuda": 1 << 21}
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

"""Many games by simple players, and what came of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from fabrica.engine.contract import Game
from fabrica.engine.errors import BadOption
from fabrica.engine.options import check_options, check_seats, option_values
from fabrica.engine.outcomes import share
from fabrica.simulate.batch import Batch

CHUNKS = 50


def simulate(
    game: Game,
    games: int,
    seats: int,
    bots: Sequence[str] = ("random",),
    seed: str = "0",
    options: dict[str, str] | None = None,
    backend: str = "numba",
    on_progress: Callable[[int], None] = lambda done: None,
) -> dict[str, Any]:
    """Play games and sum them up: rounds, scores and wins per seat. A shared win counts for each winner in part."""
    check_seats(game, seats)
    if games < 1:
        raise BadOption(f"expected at least 1 game, got {games}")
    chosen = check_options(game, seats, options or {})
    batch = Batch(game, backend)
    results, measures = _play_in_chunks(batch, games, seats, seed, option_values(game, chosen), bots, on_progress)
    return {
        "game": game.id,
        "games": games,
        "seats": seats,
        "options": chosen,
        "bots": [bots[seat % len(bots)] for seat in range(seats)],
        "seed": seed,
        "decisions": int(results["decisions"].sum()),
        "rounds": _spread(results["rounds"]),
        **{name: _spread(values) for name, values in measures.items()},
        "scores": [_spread(results["scores"][:, seat]) for seat in range(seats)],
        "wins": _wins(results["winners"], seats),
        **({"rival": _spread(results["rival"]), "rival_wins": int((results["winners"] == 0).sum())} if seats == 1 else {}),
    }


def _play_in_chunks(
    batch: Batch,
    games: int,
    seats: int,
    seed: str,
    options: Sequence[int],
    bots: Sequence[str],
    on_progress: Callable[[int], None],
) -> tuple[Any, dict[str, Any]]:
    """The results of all games, and the game's own measures of each."""
    size = max(1, -(-games // CHUNKS))
    parts = []
    found: dict[str, list[Any]] = {name: [] for name in batch.game.measures}
    for first in range(0, games, size):
        count = min(size, games - first)
        states = np.zeros(count, batch.game.layout.dtype) if found else None
        parts.append(batch.play(count, seats, seed, options, bots, first, states))
        for name, measure in batch.game.measures.items():
            found[name].append(measure(states))
        on_progress(count)
    return np.concatenate(parts), {name: np.concatenate(values) for name, values in found.items()}


def _spread(values: Any) -> dict[str, float]:
    return {"mean": round(float(values.mean()), 3), "min": int(values.min()), "max": int(values.max())}


def _wins(winners: Any, seats: int) -> list[float]:
    ends = Counter(winners.tolist())
    return [round(sum(games * share(won, seat) for won, games in ends.items()), 3) for seat in range(seats)]

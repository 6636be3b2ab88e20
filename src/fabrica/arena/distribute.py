"""Games of the arena spread over processes, or over a Ray cluster: the same seeds, the same games, wherever they are played."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from typing import Any

from fabrica.arena.tournament import Bout, Outcome, fight
from fabrica.bots.worker import begin
from fabrica.engine.errors import BadOption
from fabrica.engine.extras import needed

HERE = "here"  # instead of an address: a cluster of this machine alone, that ends with the games


def in_processes(bouts: Sequence[Bout], processes: int | None = None) -> Iterator[Outcome]:
    """In processes of this machine, in the order of the programme."""
    if processes is not None and processes < 1:
        raise BadOption(f"expected at least 1 process, got {processes}")
    workers = min(processes or os.cpu_count() or 1, len(bouts))
    if workers == 1:
        yield from map(fight, bouts)
        return
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), begin) as pool:
        try:
            yield from pool.map(fight, bouts)
        finally:
            pool.shutdown(cancel_futures=True)


def on_ray(bouts: Sequence[Bout], address: str = HERE) -> Iterator[Outcome]:
    """On the Ray cluster at an address, in the order of the programme."""
    with connected(address) as ray:
        play = ray.remote(num_cpus=1)(fight)
        for waiting in [play.remote(bout) for bout in bouts]:
            yield ray.get(waiting)


@contextmanager
def connected(address: str) -> Iterator[Any]:
    """Ray; a connection that was made here ends here."""
    ray = needed("ray", "ray")
    ours = not ray.is_initialized()
    if ours:
        try:
            ray.init(address="local" if address == HERE else address, log_to_driver=False, logging_level="ERROR")
        except (ConnectionError, ValueError, OSError, RuntimeError) as error:
            raise BadOption(f"no Ray cluster at {address!r}: {str(error).strip().splitlines()[0][:200]}") from None
    try:
        yield ray
    finally:
        if ours:
            ray.shutdown()

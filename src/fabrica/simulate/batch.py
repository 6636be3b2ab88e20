"""Many games at once: on CPU threads, or one game per thread of a GPU, by random or biased players."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numpy as np

from fabrica.engine import backend, cuda
from fabrica.engine.any_game import bound, legal, mover, play, side_phase, stand_ins
from fabrica.engine.chance import key_of
from fabrica.engine.contract import Game
from fabrica.engine.errors import BadOption, UnknownName
from fabrica.engine.random_play import RESULT, first_luck, next_luck, note, play_biased_game, play_game, start
from fabrica.search import one_ply

BACKENDS = ("python", "numba", "cuda")
AHEAD = "greedy"  # the player that looks one move ahead: see one_ply.py
GPU_BLOCK = 512


def play_batch(states: Any, zero: Any, base: Any, first: int, seats: int, options: Any, moves: Any, results: Any) -> None:
    """Games first, first + 1, … by random players; with one state it is used again and again."""
    for i in range(results.shape[0]):
        s = states[i % states.shape[0]]
        states[i % states.shape[0]] = zero[0]
        start(s, base, first + i, seats, options)
        play_game(s, first + i, moves, results[i])


def play_biased_batch(
    states: Any, zero: Any, base: Any, first: int, seats: int, options: Any, moves: Any, weights: Any, results: Any
) -> None:
    for i in range(results.shape[0]):
        s = states[i % states.shape[0]]
        states[i % states.shape[0]] = zero[0]
        start(s, base, first + i, seats, options)
        play_biased_game(s, first + i, moves, weights, results[i])


def copy_states(source: Any, target: Any, times: int) -> None:
    """Copy states round and round, to measure what a copy costs."""
    n = source.shape[0]
    for i in range(times):
        target[i % n] = source[(i * 7) % n]


@cache
def gpu_kernel(dtype: np.dtype[Any], most_moves: int, *pairs: tuple[Callable[..., Any], Callable[..., Any]]) -> Any:
    """Compiled once for each game and process."""
    bind = cuda.on_gpu(dict(pairs))
    rules = {rule.__name__: bind(rule) for rule in (start, mover, side_phase, legal, next_luck, first_luck, play, note)}
    return cuda.kernel(rules, dtype, most_moves)


class Batch:
    """Many games of one kind on a backend: `Batch(load("fantastic-factories"), "numba").play(1000, seats=2)`."""

    def __init__(self, game: Game, backend_name: str = "numba", threads: int | None = None, rules: int | None = None) -> None:
        if backend_name not in BACKENDS:
            raise UnknownName("backend", backend_name, BACKENDS)
        self.game = game
        self._threads = threads or os.cpu_count() or 1
        self.backend = backend_name
        self.rules = rules  # a version of them; None: the newest
        self._zero = game.blank_row(rules)
        self._run = getattr(self, f"_run_on_{backend_name}")

    def play(
        self, games: int, seats: int, seed: str = "0", options: Sequence[int] = (), players: Sequence[str] = (), first: int = 0,
        states: Any = None,
    ) -> Any:  # fmt: skip
        """Play games to the end and return their results. `players` names the bias of each seat; `states` keeps final states."""
        results = np.zeros(games, RESULT.dtype)
        base = np.array(key_of(seed), np.int64)
        values = np.array([*options, *([0] * (len(self.game.options) - len(options)))], np.int64)
        if AHEAD in players:
            self._run_ahead(states, base, first, seats, values, players, results)
        else:
            self._run(states, base, first, seats, values, self.weights(players, seats), results)
        return results

    def weights(self, players: Sequence[str], seats: int) -> Any:
        """A row of weights over the moves for each seat; None when all play at random."""
        for player in players:
            if player not in self.game.biases and player != AHEAD:
                raise UnknownName("player", player, (*self.game.biases, AHEAD))
        if not any(player != "random" for player in players):
            return None
        any_move = self.game.biases["random"]
        return np.array([self.game.biases.get(players[seat % len(players)], any_move) for seat in range(seats)], np.int64)

    def bind(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """Any function written over the contract's names, compiled for this game, and kept on disk."""
        return bound(self.game)(function)

    def _run_on_numba(self, states: Any, base: Any, first: int, seats: int, options: Any, weights: Any, results: Any) -> None:
        """Spread the games over the cores."""
        run = self.bind(play_batch if weights is None else play_biased_batch)
        parts = np.array_split(np.arange(len(results)), min(len(results), self._threads))
        given = (run, states, base, first, seats, options, weights, results)
        with ThreadPoolExecutor(len(parts)) as pool:
            for done in [pool.submit(self._run_part, *given, part) for part in parts]:
                done.result()

    def _run_part(
        self, run: Any, states: Any, base: Any, first: int, seats: int, options: Any, weights: Any, results: Any, part: Any
    ) -> None:
        own = np.zeros(1, self.game.layout.dtype) if states is None else states[part[0] : part[-1] + 1]
        moves = np.zeros(self.game.most_moves, np.int16)
        there = results[part[0] : part[-1] + 1]
        start_at = first + int(part[0])
        if weights is None:
            run(own, self._zero, base, start_at, seats, options, moves, there)
        else:
            run(own, self._zero, base, start_at, seats, options, moves, weights, there)

    def _run_ahead(
        self, states: Any, base: Any, first: int, seats: int, options: Any, players: Sequence[str], results: Any
    ) -> None:
        """Some players look one move ahead; spread over the cores."""
        if self.backend != "numba":
            raise BadOption(f"players that look ahead ({AHEAD}) run on the backend numba only")
        weights = self.weights(players, seats)
        looks = np.array([players[seat % len(players)] == AHEAD for seat in range(seats)], np.int64)
        run = self.bind(one_ply.play_ahead_batch)

        def part_of(part: Any) -> None:
            own = np.zeros(1, self.game.layout.dtype) if states is None else states[part[0] : part[-1] + 1]
            tried, moves = np.zeros(1, self.game.layout.dtype), np.zeros(self.game.most_moves, np.int16)
            there = results[part[0] : part[-1] + 1]
            run(own, tried, self._zero, base, first + int(part[0]), seats, options, moves, weights, looks, there)

        parts = np.array_split(np.arange(len(results)), min(len(results), self._threads))
        with ThreadPoolExecutor(len(parts)) as pool:
            for done in [pool.submit(part_of, part) for part in parts]:
                done.result()

    def _run_on_python(self, states: Any, base: Any, first: int, seats: int, options: Any, weights: Any, results: Any) -> None:
        """Interpreted, one game after the other."""
        bind = backend.plain(stand_ins(self.game))
        begin, fair, biased = bind(start), bind(play_game), bind(play_biased_game)
        key, values = [int(v) for v in base], [int(v) for v in options]
        rows = None if weights is None else weights.tolist()
        for i in range(len(results)):
            s, result, moves = self.game.blank(self.rules), RESULT.zero(), [0] * self.game.most_moves
            begin(s, key, first + i, seats, values)
            if rows is None:
                fair(s, first + i, moves, result)
            else:
                biased(s, first + i, moves, rows, result)
            results[i] = RESULT.to_record(result)
            if states is not None:
                states[i] = self.game.layout.to_record(s)

    def _run_on_cuda(self, states: Any, base: Any, first: int, seats: int, options: Any, weights: Any, results: Any) -> None:
        """One game per thread at a time, by random players."""
        if weights is not None:
            raise BadOption("biased players run on the backends python and numba only")
        device = cuda.found("python and numba")
        there = device.to_device(results)
        kept = device.device_array(0 if states is None else len(states), self.game.layout.dtype)
        blocks = min(-(-len(results) // GPU_BLOCK), cuda.blocks_at_once(GPU_BLOCK))
        zero, key, values, begun = (device.to_device(part) for part in (self._zero, base, options, np.zeros(1, np.int64)))
        kernel = gpu_kernel(self.game.layout.dtype, self.game.most_moves, *stand_ins(self.game).items())
        kernel[blocks, GPU_BLOCK](kept, zero, key, first, seats, values, begun, there)
        there.copy_to_host(results)
        if states is not None:
            kept.copy_to_host(states)

"""The vector environment's kernels: they compile where there is no GPU, and play the CPU's games where there is one."""

from __future__ import annotations

from importlib.util import find_spec
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import fabrica
from contract.playing import house_game as every_game
from fabrica.engine.cuda import cuda
from fabrica.envs.vector import VectorEnv, kernels, new_arrays

H200 = (9, 0)  # its compute capability
pytestmark = [
    pytest.mark.compiled,
    pytest.mark.skipif(find_spec("numba_cuda") is None, reason="numba-cuda is not installed: fabrica[gpu] brings it"),
]


@every_game
def test_the_kernels_compile_to_ptx(game: str, monkeypatch: Any) -> None:
    cuda = pytest.importorskip("numba.cuda")
    numba = pytest.importorskip("numba")
    dispatcher = pytest.importorskip("numba.cuda.dispatcher")
    monkeypatch.setattr(dispatcher, "get_current_device", lambda: SimpleNamespace(compute_capability=H200))
    rules = fabrica.load(game)
    arrays = numba.typeof(new_arrays(rules, 4, 2, (0,) * len(rules.options), 100, "margin", "raw"))
    rows, masks, scaled = numba.uint8[:, ::1], numba.boolean[:, ::1], numba.float32[:, ::1]
    playing = ((arrays, numba.int64), (arrays, numba.int64), (arrays,))
    arguments = ((rows, masks), *playing, (rows, numba.float32[::1], scaled), (arrays,), (arrays, numba.int64[::1]))
    for kernel, found in zip(kernels(rules), arguments, strict=True):
        ptx, _ = cuda.compile_ptx(kernel.py_func, found, cc=H200)
        assert ".entry" in ptx
        assert ".target sm_90" in ptx


@every_game
@pytest.mark.parametrize(("seats", "max_steps"), [(2, 10_000), (3, 100)])
def test_a_gpu_plays_the_games_of_the_cpu(game: str, seats: int, max_steps: int) -> None:
    if cuda() is None:
        pytest.skip("no GPU here")
    settings: dict[str, Any] = {"seats": seats, "reward": "score", "max_steps": max_steps}
    cpu, gpu = (VectorEnv(game, 1000, backend=where, **settings) for where in ("numba", "cuda"))
    cpu.reset()
    gpu.reset()
    for _ in range(600):
        cpu.step(cpu.sample())
        gpu.step(gpu.sample())
    for ours, theirs in zip(cpu.arrays, gpu.arrays, strict=True):
        if isinstance(ours, np.ndarray):
            assert theirs.copy_to_host().tobytes() == ours.tobytes()

"""The rules on a GPU: device functions, and the kernels that call them."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.util import find_spec
from typing import Any

import numpy as np

from fabrica.engine.backend import Binding, Function, array, natives, widening
from fabrica.engine.errors import BadOption
from fabrica.engine.extras import how_it_comes

GPU_REGISTERS = 32  # per thread: measured best on an H200
DESK_REGISTERS = 255  # the same for environments: as many as they want
REGISTERS_TOGETHER = 65_536  # of one multiprocessor, on every GPU of the last ten years
STEPS_PER_SEAT = 16  # of which so many are open to decisions of a side phase: measured best on an H200
SIDE_STEPS_PER_SEAT = 2


def on_gpu(stand_ins: Mapping[Function, Function]) -> Binding:
    """Compiled for a GPU, as device functions."""
    from numba.cuda.extending import intrinsic

    module = _cuda_module()

    def make(copy: Function, original: Function) -> Any:
        return widening(module.jit(copy, device=True))

    return Binding(make, small_array, stand_ins, natives(intrinsic))


def small_array(table: tuple[Any, ...]) -> Any:
    """A table in the smallest type that holds it: a GPU's fast memory for constants is small."""
    values = array(table)
    fitting = (kind for kind in (np.int8, np.int16, np.int32) if (values.astype(kind) == values).all())
    return values.astype(next(fitting, np.int64))


def cuda() -> Any:
    """The CUDA side of Numba, or None on a machine without a GPU."""
    module = _cuda_module()
    return module if module is not None and module.is_available() else None


def found(others: str) -> Any:
    """The CUDA side of Numba; if it is not there, an error says what is missing, and what there is."""
    if (module := cuda()) is None:
        missing = f"; one is used with numba-cuda: {how_it_comes('gpu')}" if find_spec("numba_cuda") is None else ""
        raise BadOption(f"no GPU was found; backends here: {others}{missing}")
    return module


def _cuda_module() -> Any:
    """The CUDA side of Numba, which compiles even where there is no GPU; None where it is not installed."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack
    try:
        from numba import cuda as module
    except ImportError:
        return None
    return module


def blocks_at_once(block: int) -> int:
    """As many blocks of threads as the GPU runs at once."""
    processors = cuda().get_current_device().MULTIPROCESSOR_COUNT
    return int(processors * (REGISTERS_TOGETHER // (GPU_REGISTERS * block)))


def kernel(rules: Mapping[str, Any], dtype: np.dtype[Any], most_moves: int) -> Any:
    """A CUDA kernel in which each thread plays one game after the other, the state in the thread's own memory.

    The threads of a warp run the same instruction or wait. So after each step they wait for each other, and decisions of a
    side phase and new games wait for certain steps, where several threads do them together.
    """
    from numba import int16

    module: Any = cuda()
    start, note, mover, legal, play = (rules[name] for name in ("start", "note", "mover", "legal", "play"))
    side_phase = rules["side_phase"]
    first_luck, next_luck = rules["first_luck"], rules["next_luck"]

    @module.jit(max_registers=GPU_REGISTERS)  # type: ignore[untyped-decorator]
    def play_on_gpu(states: Any, zero: Any, base: Any, first: int, seats: int, options: Any, begun: Any, results: Any) -> None:
        game = module.atomic.add(begun, 0, 1)
        own = module.local.array(1, dtype)
        moves = module.local.array(most_moves, int16)
        s = own[0]
        luck = trail = decisions = step = 0
        seat = -1
        while game < results.shape[0]:
            if seat < 0 and step == 0:
                own[0] = zero[0]
                start(s, base, first + game, seats, options)
                luck = first_luck(first + game)
                trail = decisions = 0
                seat = mover(s)
            moves_now = seat >= 0 and (step < SIDE_STEPS_PER_SEAT * seats or not side_phase(s))
            count = 0
            module.syncwarp()
            if moves_now:
                count = legal(s, seat, moves)
            module.syncwarp()
            if moves_now:
                luck = next_luck(luck)
                move = moves[(luck * count) >> 32]
                trail = ((trail ^ move) * 16777619) & 0xFFFFFFFF
                play(s, seat, move)
                decisions += 1
                seat = mover(s)
                if seat < 0:
                    note(s, decisions, trail, results[game])
                    if game < states.shape[0]:
                        states[game] = s
                    game = module.atomic.add(begun, 0, 1)
            module.syncwarp()
            step = step + 1 if step < STEPS_PER_SEAT * seats else 0

    return play_on_gpu


def env_kernels(rules: Mapping[str, Any], most_moves: int, registers: int) -> tuple[Any, ...]:
    """CUDA kernels that wipe, advance, renew, look, scale, choose and check environments: see envs/stepping.py.

    Each thread steps one environment; rows are wiped and scaled by a block each, whose threads write side by side. Kernels of
    their own are no luxury: in one with waiting threads the compiler loses the stack of those that do not take part, and in one
    that plays and begins anew it loses the address of a game that was cut short.
    """
    from numba import int16

    module = _cuda_module()
    advance, renew, show, allow = rules["advance"], rules["renew"], rules["show"], rules["allow"]
    choose, is_masked = rules["choose"], rules["is_masked"]

    @module.jit  # type: ignore[untyped-decorator]
    def wipe_on_gpu(features: Any, mask: Any) -> None:
        e = module.blockIdx.x
        for i in range(module.threadIdx.x, features.shape[1], module.blockDim.x):
            features[e, i] = 0
        for i in range(module.threadIdx.x, mask.shape[1], module.blockDim.x):
            mask[e, i] = False

    @module.jit(max_registers=registers)  # type: ignore[untyped-decorator]
    def advance_on_gpu(arrays: Any, fresh: int) -> None:
        e = module.grid(1)
        if e < arrays.actions.shape[0]:
            advance(e, arrays, fresh)

    @module.jit(max_registers=registers)  # type: ignore[untyped-decorator]
    def renew_on_gpu(arrays: Any, fresh: int) -> None:
        e = module.grid(1)
        if e < arrays.actions.shape[0]:
            renew(e, arrays, fresh)

    @module.jit(max_registers=registers)  # type: ignore[untyped-decorator]
    def look_on_gpu(arrays: Any) -> None:
        e = module.grid(1)
        moves = module.local.array(most_moves, int16)
        if e < arrays.actions.shape[0]:
            show(e, arrays)
            allow(e, arrays, moves)

    @module.jit  # type: ignore[untyped-decorator]
    def scale_on_gpu(features: Any, scale: Any, scaled: Any) -> None:
        e = module.blockIdx.x
        for i in range(module.threadIdx.x, features.shape[1], module.blockDim.x):
            scaled[e, i] = features[e, i] * scale[i]

    @module.jit  # type: ignore[untyped-decorator]
    def choose_on_gpu(arrays: Any) -> None:
        e = module.grid(1)
        if e < arrays.actions.shape[0]:
            choose(e, arrays)

    @module.jit  # type: ignore[untyped-decorator]
    def check_on_gpu(arrays: Any, first: Any) -> None:
        e = module.grid(1)
        if e < arrays.actions.shape[0] and is_masked(e, arrays):
            module.atomic.min(first, 0, e)

    return wipe_on_gpu, advance_on_gpu, renew_on_gpu, look_on_gpu, scale_on_gpu, choose_on_gpu, check_on_gpu

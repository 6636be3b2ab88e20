"""The same rules bound to a backend: python | numba | cuda. The only file that imports numba.

`bind` copies a function with everything it calls. In the copies a table is a tuple (plain) or an int64 array (compiled), and a
call goes to the other function's copy. Plain copies can be traced; compiled ones are cached on disk, each on its own: what two
others call is compiled once on a machine. The cache lies under a hash of the package's sources, because Numba's own does not see
a changed table in another module; and a copy's name says what it calls, because it does not see another stand-in.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
import types
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from fabrica.bits import lowest
from fabrica.errors import COMPONENTS

GPU_REGISTERS = 32  # per thread: measured best on an H200
DESK_REGISTERS = 255  # the same for environments: as many as they want
REGISTERS_TOGETHER = 65_536  # of one multiprocessor, on every GPU of the last ten years
STEPS_PER_SEAT = 16  # of which so many are open to rare decisions: measured best on an H200
RARE_STEPS_PER_SEAT = 2

HOME = Path(__file__).parent
WITHOUT_RULES = ("bots", "commands", "server", "terminal", "training", "web")

Function = Callable[..., Any]
Event = tuple[str, tuple[Any, ...], Any]  # a traced function, its arguments after the state, its result


def apart() -> None:
    """Says, inside a rule, that its machine code shall exist once and be called: a smaller program is a faster one on a GPU."""


class Binding:
    """Binds functions, each once, converting what they refer to."""

    def __init__(
        self,
        make: Function,
        table: Callable[[tuple[Any, ...]], Any],
        stand_ins: Mapping[Function, Function],
        natives: Mapping[Function, Any] = {},
    ) -> None:
        self._make = make
        self._table = table
        self._stand_ins = stand_ins
        self._bound: dict[Function, Any] = dict(natives)
        self._names: dict[Function, str] = {}

    def __call__(self, function: Function) -> Function:
        function = self._stand_ins.get(function, function)
        if function not in self._bound:
            used = {n: function.__globals__[n] for n in function.__code__.co_names if n in function.__globals__}
            scope = {n: self._convert(value) for n, value in used.items()} | {"__name__": function.__module__}
            copy = types.FunctionType(function.__code__, scope, function.__name__, function.__defaults__)
            copy.__qualname__ = self._names[function] = self._name(function, used.values())
            copy.__module__ = function.__module__
            self._bound[function] = self._make(copy, function)
        return self._bound[function]

    def _name(self, function: Function, used: Iterable[Any]) -> str:
        """With a mark that is another where it calls others."""
        callees = [self._stand_ins.get(value, value) for value in used if isinstance(value, types.FunctionType)]
        called = [self._names.get(callee, callee.__qualname__) for callee in callees]
        mark = hashlib.sha256(f"{function.__module__} {called}".encode()).hexdigest()
        return f"{function.__qualname__}.{mark[:12]}"

    def _convert(self, value: Any) -> Any:
        if isinstance(value, types.FunctionType):
            return self(value)
        return self._table(value) if isinstance(value, tuple) else value


def plain(stand_ins: Mapping[Function, Function] = {}, traced: Collection[Function] = (), trace: Any = None) -> Binding:
    """Interpreted; the calls of `traced` functions are noted in `trace` with their result."""

    def make(copy: Function, original: Function) -> Function:
        if original not in traced or trace is None:
            return copy

        def noting(*args: Any) -> Any:
            result = copy(*args)
            trace.append((original.__name__, args[1:], result))
            return result

        return noting

    return Binding(make, lambda table: table, stand_ins)


def compiled(stand_ins: Mapping[Function, Function]) -> Binding:
    """Compiled for the CPU, and cached on disk."""
    import numba
    from numba.extending import intrinsic

    numba.config.CACHE_DIR = str(cache_folder())

    def make(copy: Function, original: Function) -> Function:
        return _one_at_a_time(_widening(numba.njit(copy, error_model="numpy", cache=True, nogil=True)))

    return Binding(make, _array, stand_ins, _natives(intrinsic))


def on_gpu(stand_ins: Mapping[Function, Function]) -> Binding:
    """Compiled for a GPU, as device functions."""
    from numba.cuda.extending import intrinsic

    module = _cuda_module()

    def make(copy: Function, original: Function) -> Function:
        return _widening(module.jit(copy, device=True))

    return Binding(make, _small_array, stand_ins, _natives(intrinsic))


def _widening(function: Any) -> Any:
    """One version of a function for all kinds of integers, instead of one for each mix of them."""
    from numba import types as kinds

    original = function.get_call_template

    def widened(args: Any, kws: Any) -> Any:
        return original(tuple(kinds.int64 if isinstance(a, kinds.Integer) else a for a in args), kws)

    function.get_call_template = widened
    return function


def _one_at_a_time(function: Any) -> Any:
    """Of several processes that want a function, one compiles it; the others wait and find it on disk."""
    from numba.core.compiler_lock import global_compiler_lock

    original = function.compile

    def compile_alone(signature: Any) -> Any:
        with global_compiler_lock, _held(cache_folder() / f"{function.py_func.__qualname__}.lock"):
            return original(signature)

    function.compile = compile_alone
    return function


@contextmanager
def _held(path: Path) -> Iterator[None]:
    """A lock between processes, gone with the one that holds it; none on a system that has no such locks."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with path.open("a") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _array(table: tuple[Any, ...]) -> Any:
    return np.array(table, np.int64)


def _small_array(table: tuple[Any, ...]) -> Any:
    """A table in the smallest type that holds it: a GPU's fast memory for constants is small."""
    values = _array(table)
    fitting = (kind for kind in (np.int8, np.int16, np.int32) if (values.astype(kind) == values).all())
    return values.astype(next(fitting, np.int64))


def _natives(intrinsic: Any) -> dict[Function, Any]:
    """Rules for which a machine has an instruction of its own."""
    from llvmlite import ir
    from numba import types as kinds

    @intrinsic  # type: ignore[untyped-decorator]
    def native_lowest(context: Any, members: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

        return kinds.int64(kinds.int64), code

    @intrinsic  # type: ignore[untyped-decorator]
    def native_apart(context: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            builder.function.attributes.add("noinline")
            return context.get_dummy_value()

        return kinds.void(), code

    return {lowest: native_lowest, apart: native_apart}


@cache
def sources_hash() -> str:
    """A hash of the sources that rules are made of: the core's and the rooms', each a folder beside it."""
    digest = hashlib.sha256()
    for path in sorted((*HOME.glob("*.py"), *HOME.glob("*/*.py"))):
        if path.parent.name not in WITHOUT_RULES:
            digest.update(path.read_bytes())
    digest.update(os.environ.get(COMPONENTS, "").encode())
    if COMPONENTS in os.environ:
        digest.update(Path(os.environ[COMPONENTS]).read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    root = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    folder = Path(root) / "fabrica" / sources_hash()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return folder
    except OSError:
        return Path(tempfile.mkdtemp(prefix="fabrica-"))


def is_compiled_before() -> bool:
    return any(cache_folder().rglob("*.nbc"))


def cuda() -> Any:
    """The CUDA side of Numba, or None on a machine without a GPU."""
    module = _cuda_module()
    return module if module is not None and module.is_available() else None


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

    The threads of a warp run the same instruction or wait. So after each step they wait for each other, and rare decisions and
    new games wait for certain steps, where several threads do them together.
    """
    from numba import int16

    module: Any = cuda()
    start, note, mover, legal, play = (rules[name] for name in ("start", "note", "mover", "legal", "play"))
    rare = rules["rare"]
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
            moves_now = seat >= 0 and (step < RARE_STEPS_PER_SEAT * seats or not rare(s))
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


def desk_kernels(rules: Mapping[str, Any], most_moves: int, registers: int) -> tuple[Any, ...]:
    """CUDA kernels that wipe, step, scale, choose and check the environments of a desk: see envs/stepping.py.

    Each thread steps one environment; rows are wiped and scaled by a block each, whose threads write side by side. (In one
    kernel, with threads that wait for each other, the compiler loses the stack of a thread that does not take part.)
    """
    from numba import int16

    module = _cuda_module()
    advance, show, allow = rules["advance"], rules["show"], rules["allow"]
    choose, is_masked = rules["choose"], rules["is_masked"]

    @module.jit  # type: ignore[untyped-decorator]
    def wipe_on_gpu(features: Any, mask: Any) -> None:
        e = module.blockIdx.x
        for i in range(module.threadIdx.x, features.shape[1], module.blockDim.x):
            features[e, i] = 0
        for i in range(module.threadIdx.x, mask.shape[1], module.blockDim.x):
            mask[e, i] = False

    @module.jit(max_registers=registers)  # type: ignore[untyped-decorator]
    def step_on_gpu(desk: Any, fresh: int) -> None:
        e = module.grid(1)
        moves = module.local.array(most_moves, int16)
        if e < desk.actions.shape[0]:
            advance(e, desk, fresh)
            show(e, desk)
            allow(e, desk, moves)

    @module.jit  # type: ignore[untyped-decorator]
    def scale_on_gpu(features: Any, scale: Any, scaled: Any) -> None:
        e = module.blockIdx.x
        for i in range(module.threadIdx.x, features.shape[1], module.blockDim.x):
            scaled[e, i] = features[e, i] * scale[i]

    @module.jit  # type: ignore[untyped-decorator]
    def choose_on_gpu(desk: Any) -> None:
        e = module.grid(1)
        if e < desk.actions.shape[0]:
            choose(e, desk)

    @module.jit  # type: ignore[untyped-decorator]
    def check_on_gpu(desk: Any, first: Any) -> None:
        e = module.grid(1)
        if e < desk.actions.shape[0] and is_masked(e, desk):
            module.atomic.min(first, 0, e)

    return wipe_on_gpu, step_on_gpu, scale_on_gpu, choose_on_gpu, check_on_gpu

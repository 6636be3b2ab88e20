"""The same rules bound to a backend: python | numba | cuda. Numba is imported here, in inner_code.py and in cuda.py only.

`bind` copies a function with everything it calls. In the copies a table is a tuple (plain) or an int64 array (compiled), and a
call goes to the other function's copy. Plain copies can be traced; compiled ones are kept on disk, each on its own, under a mark
of all that it is made of (code_cache.py): what two others call is compiled once on a machine.
"""

from __future__ import annotations

import dis
import types
from collections.abc import Callable, Collection, Mapping
from typing import Any

import numpy as np

from fabrica.engine.bit_sets import lowest, size
from fabrica.engine.code_cache import MARKED, held, keep_code, mark_of

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
        open_to_python: Function = lambda bound: bound,
    ) -> None:
        self._make = make
        self._open_to_python = open_to_python
        self._table = table
        self._stand_ins = stand_ins
        self._bound: dict[Function, Any] = dict(natives)
        self._marks: dict[Function, str] = {}
        self._opened: dict[Function, Any] = {}

    def __call__(self, function: Function) -> Function:
        """To be called from Python."""
        bound = self._bind(self._stand_ins.get(function, function))
        if bound not in self._opened:
            self._opened[bound] = self._open_to_python(bound)
        return self._opened[bound]

    def _bind(self, function: Function) -> Function:
        if function not in self._bound:
            used = {n: function.__globals__[n] for n in names_in(function) if n in function.__globals__}
            scope = {n: self._convert(value) for n, value in used.items()} | {"__name__": function.__module__}
            copy = types.FunctionType(function.__code__, scope, function.__name__, function.__defaults__)
            self._marks[function] = mark_of(function, {n: self._stand_in(value) for n, value in used.items()}, self._marks)
            copy.__qualname__ = f"{function.__qualname__}{MARKED}{self._marks[function]}"
            copy.__module__ = function.__module__
            self._bound[function] = self._make(copy, function)
        return self._bound[function]

    def _stand_in(self, value: Any) -> Any:
        return self._stand_ins.get(value, value) if isinstance(value, types.FunctionType) else value

    def _convert(self, value: Any) -> Any:
        if isinstance(value, types.FunctionType):
            return self._bind(self._stand_in(value))
        return self._table(value) if isinstance(value, tuple) else value


def names_in(function: Function) -> list[str]:
    """The names of its module that a function refers to; names of fields are none of them."""
    found = (step.argval for step in dis.get_instructions(function) if step.opname == "LOAD_GLOBAL")
    return list(dict.fromkeys(found))


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
    from numba.extending import intrinsic

    from fabrica.engine.inner_code import OPENED, keep_inner_code

    keep_code()
    keep_inner_code()

    def make(copy: Function, original: Function) -> Function:
        return _jit(copy, no_cpython_wrapper=True)

    def open_to_python(bound: Any) -> Function:
        """Few functions are called from Python; the others need no second face, which takes a third of the compiler's time."""
        rule = bound.py_func
        copy = types.FunctionType(rule.__code__, rule.__globals__, rule.__name__, rule.__defaults__)
        copy.__module__, copy.__qualname__ = rule.__module__, f"{rule.__qualname__}{OPENED}"
        return _jit(copy)

    return Binding(make, array, stand_ins, natives(intrinsic), open_to_python)


def _jit(rule: Function, **how: bool) -> Any:
    import numba

    made = numba.njit(rule, error_model="numpy", cache=True, nogil=True, no_cfunc_wrapper=True, **how)
    return _one_at_a_time(widening(made))


def widening(function: Any) -> Any:
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
        with global_compiler_lock, held(function.py_func.__qualname__):
            return original(signature)

    function.compile = compile_alone
    return function


def array(table: tuple[Any, ...]) -> Any:
    return np.array(table, np.int64)


def natives(intrinsic: Any) -> dict[Function, Any]:
    """Rules for which a machine has an instruction of its own."""
    from llvmlite import ir
    from numba import types as kinds

    @intrinsic  # type: ignore[untyped-decorator]
    def native_lowest(context: Any, members: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

        return kinds.int64(kinds.int64), code

    @intrinsic  # type: ignore[untyped-decorator]
    def native_size(context: Any, members: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.ctpop(args[0])

        return kinds.int64(kinds.int64), code

    @intrinsic  # type: ignore[untyped-decorator]
    def native_apart(context: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            builder.function.attributes.add("noinline")
            return context.get_dummy_value()

        return kinds.void(), code

    return {lowest: native_lowest, size: native_size, apart: native_apart}

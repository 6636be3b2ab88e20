"""Compiled code on disk: each function under a mark of all that it is made of, made again only when that has changed.

A mark tells the function's own code, the numbers and tables that it reads, and the marks of all that it calls. A card that
changes makes anew what reads its number; a page or a text that changes makes nothing anew. Numba's own cache goes by the time
of the source file, and would not see a changed table in another module.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
import types
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

WAYS = ("code_cache.py", "backend.py", "inner_code.py")  # how it is compiled
MARKED = ".mark_"  # between the name of a function and its mark
OTHERS = ("UserProvidedCacheLocator", "InTreeCacheLocator", "UserWideCacheLocator", "IPythonCacheLocator", "ZipCacheLocator")


def mark_of(function: Any, used: Mapping[str, Any], marks: Mapping[Any, str]) -> str:
    """What its machine code depends on: `used` are the values of the names that it refers to, `marks` those of functions."""
    made_of = [function.__module__, function.__qualname__, code_of(function.__code__), function.__defaults__]
    made_of += [(name, value_of(value, marks)) for name, value in sorted(used.items())]
    return hashlib.sha256(repr(made_of).encode()).hexdigest()[:20]


def code_of(code: types.CodeType) -> tuple[Any, ...]:
    """The code itself, wherever its file lies."""
    consts = tuple(code_of(const) if isinstance(const, types.CodeType) else const for const in code.co_consts)
    return code.co_code, consts, code.co_names, code.co_varnames, code.co_argcount


def value_of(value: Any, marks: Mapping[Any, str]) -> object:
    if isinstance(value, types.ModuleType):
        return value.__name__
    if callable(value):
        return marks.get(value) or f"{value.__module__}.{value.__qualname__}"
    if isinstance(value, int | float | str | tuple | None):
        return value
    raise TypeError(f"a rule refers to {value!r}: compiled code cannot be kept under a mark of it")


@cache
def cache_folder() -> Path:
    """A folder for each compiler and way to compile: another one makes everything anew."""
    root = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    ways = hashlib.sha256(b"".join(Path(__file__).with_name(name).read_bytes() for name in WAYS))
    folder = Path(root) / "fabrica" / f"numba-{version('numba')}-{ways.hexdigest()[:12]}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return folder
    except OSError:
        return Path(tempfile.mkdtemp(prefix="fabrica-"))


def is_compiled_before() -> bool:
    return any(cache_folder().glob("*.nbc"))


class Locator:
    """Tells Numba where the code of a marked function is kept, and that it never grows old: another one has another mark."""

    _py_file = "a rule"  # Numba names it when it warns

    @classmethod
    def from_function(cls, function: types.FunctionType, file: str) -> Locator | None:
        return cls() if MARKED in function.__qualname__ else None

    def get_cache_path(self) -> str:
        return str(cache_folder())

    def ensure_cache_path(self) -> None:
        cache_folder().mkdir(parents=True, exist_ok=True)

    def get_source_stamp(self) -> str:
        return "marked"

    def get_disambiguator(self) -> str:
        return "marked"


def keep_code() -> None:
    """Has Numba ask our locator first; the functions of others are kept as they were."""
    import numba

    numba.config.CACHE_LOCATOR_CLASSES = ",".join((f"{__name__}.{Locator.__name__}", *OTHERS))


@contextmanager
def held(name: str) -> Iterator[None]:
    """A lock between processes, gone with the one that holds it; none on a system that has no such locks."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with (cache_folder() / f"{name}.lock").open("a") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield

"""One declaration of fields gives the NumPy record of a state, its plain Python twin, and its bytes.

    PILE = Layout("Pile", kinds=i64, count=i8[32], size=i16)

The plain twin holds ints, `array.array` and other twins; it is what people's games run on. The record is what the
compiled rules run on. Both have the same bytes.
"""

from __future__ import annotations

import struct
from array import array
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter
from typing import Any

import numpy as np

GAP = "_gap"  # begins the names of fields that are padding


@dataclass(frozen=True)
class Number:
    """A kind of integer: its code in `struct` and `array`, which is its NumPy code too."""

    code: str

    def __getitem__(self, length: int) -> Row:
        return Row(self, length)

    @property
    def dtype(self) -> np.dtype[Any]:
        return np.dtype(self.code)

    def zero(self) -> int:
        return 0

    def spread(self, value: int, out: list[Any]) -> None:
        out.append(value)

    def gather(self, values: Iterator[Any]) -> Any:
        return next(values)


i8, i16, i32, i64, u32 = Number("b"), Number("h"), Number("i"), Number("q"), Number("I")
f64 = Number("d")


@dataclass(frozen=True)
class Row:
    """A fixed number of the same thing."""

    of: Number | Layout
    length: int

    @property
    def dtype(self) -> np.dtype[Any]:
        return np.dtype((self.of.dtype, (self.length,)))

    @property
    def code(self) -> str:
        return f"{self.dtype.itemsize}s" if isinstance(self.of, Number) else self.of.code * self.length

    def zero(self) -> Any:
        if isinstance(self.of, Number):
            return array(self.of.code, [0] * self.length)
        return [self.of.zero() for _ in range(self.length)]

    def spread(self, value: Any, out: list[Any]) -> None:
        if isinstance(value, array):
            out.append(value.tobytes())
        else:
            for item in value:
                self.of.spread(item, out)

    def gather(self, values: Iterator[Any]) -> Any:
        if isinstance(self.of, Number):
            return array(self.of.code, next(values))
        return [self.of.gather(values) for _ in range(self.length)]


class Layout:
    """The named fields of a state, in the order of their bytes."""

    def __init__(self, name: str, **fields: Field) -> None:
        self.name = name
        self.fields = fields
        self.dtype: np.dtype[Any] = _without_gaps(np.dtype([(n, f.dtype) for n, f in fields.items()], align=True))
        self._twin = type(name, (Twin,), {"__slots__": tuple(fields), "layout": self})
        self.code = _code(self.dtype, fields)
        self._struct = struct.Struct(f"<{self.code}")
        self._runs = [*_runs(fields)]

    def __getitem__(self, length: int) -> Row:
        return Row(self, length)

    def zero(self) -> Any:
        """A plain state in which everything is 0."""
        return self._twin()

    def record(self) -> Any:
        """A NumPy record in which everything is 0."""
        return np.zeros(1, self.dtype)[0]

    def pack(self, state: Any) -> bytes:
        """The bytes of a plain state; a number that does not fit its field is an OverflowError."""
        values: list[Any] = []
        self.spread(state, values)
        try:
            return self._struct.pack(*values)
        except struct.error as error:
            raise OverflowError(f"{self.name}: {error}") from None

    def spread(self, state: Any, out: list[Any]) -> None:
        """Writes what `struct` packs: every number, and the bytes of every row of numbers."""
        for get, field in self._runs:
            if field is None:
                out += get(state)
            else:
                field.spread(get(state), out)

    def unpack(self, data: bytes) -> Any:
        """The plain state of these bytes."""
        if len(data) != self.dtype.itemsize:
            raise ValueError(f"{self.name}: expected {self.dtype.itemsize} bytes, got {len(data)}")
        return self.gather(iter(self._struct.unpack(data)))

    def gather(self, values: Iterator[Any]) -> Any:
        state: Any = object.__new__(self._twin)
        for name, field in self.fields.items():
            setattr(state, name, field.gather(values))
        return state

    def part(self, field: str, index: int) -> slice:
        """Where an entry of a row stands in the bytes."""
        row = self.fields[field]
        assert isinstance(row, Row)  # noqa: S101 for the type checker
        assert self.dtype.fields is not None  # noqa: S101 for the type checker
        start = self.dtype.fields[field][1] + index * row.of.dtype.itemsize
        return slice(start, start + row.of.dtype.itemsize)

    def to_record(self, state: Any) -> Any:
        return np.frombuffer(self.pack(state), self.dtype).copy()[0]

    def from_record(self, record: Any) -> Any:
        return self.unpack(record.tobytes())


Field = Number | Row | Layout


class Twin:
    """A state of plain Python numbers."""

    __slots__ = ()
    layout: Layout

    def __init__(self) -> None:
        for name, field in self.layout.fields.items():
            setattr(self, name, field.zero())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Twin) and self.layout is other.layout and self.layout.pack(self) == self.layout.pack(other)

    __hash__ = None  # type: ignore[assignment]


def copy(state: Any) -> Any:
    """An independent copy of a plain state."""
    return state.layout.unpack(state.layout.pack(state))


def _without_gaps(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The same layout with its padding as fields: NumPy copies fields, and leaves padding as it finds it."""
    assert dtype.fields is not None  # noqa: S101 for the type checker
    assert dtype.names is not None  # noqa: S101 for the type checker
    spans = {name: (dtype.fields[name][1], dtype.fields[name][0]) for name in dtype.names}
    at = 0
    for offset, part in sorted([*((o, p.itemsize) for o, p in spans.values()), (dtype.itemsize, 0)]):
        if offset > at:
            spans[f"{GAP}{at}"] = (at, np.dtype((np.int8, (offset - at,))))
        at = offset + part
    names = sorted(spans, key=lambda name: spans[name][0])
    return np.dtype(
        {
            "names": names,
            "formats": [spans[n][1] for n in names],
            "offsets": [spans[n][0] for n in names],
            "itemsize": dtype.itemsize,
        },
        align=True,
    )


def _code(dtype: np.dtype[Any], fields: Mapping[str, Field]) -> str:
    """What `struct` calls the fields, and the padding before each and after the last."""
    assert dtype.fields is not None  # noqa: S101 for the type checker
    code, at = "", 0
    for name, field in fields.items():
        offset = dtype.fields[name][1]
        code += f"{offset - at}x{field.code}"
        at = offset + field.dtype.itemsize
    return f"{code}{dtype.itemsize - at}x"


def _runs(fields: Mapping[str, Field]) -> Iterator[tuple[Callable[[Any], Any], Field | None]]:
    """How the fields are read: those of several numbers in a row at once, any other by itself."""
    for is_number, run in groupby(fields.items(), lambda item: isinstance(item[1], Number)):
        several = list(run)
        if is_number and len(several) > 1:
            yield attrgetter(*(name for name, _ in several)), None
        else:
            yield from ((attrgetter(name), field) for name, field in several)

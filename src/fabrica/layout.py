"""One declaration of fields gives the NumPy record of a state, its plain Python twin, and its bytes.

    PILE = Layout("Pile", kinds=i64, count=i8[32], size=i16)

The plain twin holds ints, `array.array` and other twins; it is what people's games run on. The record is what the
compiled rules run on. Both have the same bytes.
"""

from __future__ import annotations

import struct
from array import array
from collections.abc import Iterator
from dataclasses import dataclass
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


i8, i16, i32, i64, u32 = Number("b"), Number("h"), Number("i"), Number("q"), Number("I")


@dataclass(frozen=True)
class Row:
    """A fixed number of the same thing."""

    of: Number | Layout
    length: int

    @property
    def dtype(self) -> np.dtype[Any]:
        return np.dtype((self.of.dtype, (self.length,)))

    def zero(self) -> Any:
        if isinstance(self.of, Number):
            return array(self.of.code, [0] * self.length)
        return [self.of.zero() for _ in range(self.length)]


class Layout:
    """The named fields of a state, in the order of their bytes."""

    def __init__(self, name: str, **fields: Number | Row | Layout) -> None:
        self.name = name
        self.fields = fields
        self.dtype: np.dtype[Any] = _without_gaps(np.dtype([(n, f.dtype) for n, f in fields.items()], align=True))
        self._twin = type(name, (Twin,), {"__slots__": tuple(fields), "layout": self})
        self._struct = struct.Struct("<" + _format(self.dtype))

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
        try:
            return self._struct.pack(*_values(state))
        except struct.error as error:
            raise OverflowError(f"{self.name}: {error}") from None

    def unpack(self, data: bytes) -> Any:
        state = self.zero()
        if len(data) != self._struct.size:
            raise ValueError(f"{self.name}: expected {self._struct.size} bytes, got {len(data)}")
        _fill(state, iter(self._struct.unpack(data)))
        return state

    def part(self, field: str, index: int) -> slice:
        """Where an entry of a row stands in the bytes."""
        row = self.fields[field]
        assert isinstance(row, Row)
        assert self.dtype.fields is not None
        start = self.dtype.fields[field][1] + index * row.of.dtype.itemsize
        return slice(start, start + row.of.dtype.itemsize)

    def to_record(self, state: Any) -> Any:
        return np.frombuffer(self.pack(state), self.dtype).copy()[0]

    def from_record(self, record: Any) -> Any:
        return self.unpack(record.tobytes())


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


def _values(state: Any) -> Iterator[int]:
    for name in state.__slots__:
        value = getattr(state, name)
        if isinstance(value, int):
            yield value
        elif isinstance(value, array):
            yield from value
        elif isinstance(value, list):
            for part in value:
                yield from _values(part)
        else:
            yield from _values(value)


def _fill(state: Any, values: Iterator[int]) -> None:
    for name, field in state.layout.fields.items():
        if isinstance(field, Number):
            setattr(state, name, next(values))
        elif isinstance(field, Layout):
            _fill(getattr(state, name), values)
        elif isinstance(field.of, Layout):
            for part in getattr(state, name):
                _fill(part, values)
        else:
            row = getattr(state, name)
            for i in range(field.length):
                row[i] = next(values)


def _without_gaps(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The same layout with its padding as fields: NumPy copies fields, and leaves padding as it finds it."""
    assert dtype.fields is not None
    assert dtype.names is not None
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


def _format(dtype: np.dtype[Any]) -> str:
    """The `struct` format of a NumPy dtype, its padding included."""
    if dtype.subdtype is not None:
        part, shape = dtype.subdtype
        return _format(part) * int(shape[0])
    if dtype.names is None:
        return "q" if dtype.char == "l" else str(dtype.char)
    assert dtype.fields is not None
    return "".join(_gap(dtype.fields[n][0]) if n.startswith(GAP) else _format(dtype.fields[n][0]) for n in dtype.names)


def _gap(dtype: np.dtype[Any]) -> str:
    return "x" * dtype.itemsize

"""One declaration of fields gives the NumPy record of a state, its plain Python twin, and its bytes.

    PILE = Layout("Pile", kinds=i64, count=i8[32], size=i16)

The plain twin holds ints, `array.array` and other twins; it is what people's games run on. The record is what the
compiled rules run on. Both have the same bytes.
"""

from __future__ import annotations

import struct
from array import array
from collections.abc import Mapping
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

    def pack(self, value: int) -> bytes:
        return struct.pack("<" + self.code, value)

    def take(self, data: bytes, at: int) -> int:
        return int(struct.unpack_from("<" + self.code, data, at)[0])


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

    def zero(self) -> Any:
        if isinstance(self.of, Number):
            return array(self.of.code, [0] * self.length)
        return [self.of.zero() for _ in range(self.length)]

    def pack(self, value: Any) -> bytes:
        return value.tobytes() if isinstance(value, array) else b"".join(map(self.of.pack, value))

    def take(self, data: bytes, at: int) -> Any:
        size = self.of.dtype.itemsize
        if isinstance(self.of, Number):
            return array(self.of.code, data[at : at + size * self.length])
        return [self.of.take(data, at + size * i) for i in range(self.length)]


class Layout:
    """The named fields of a state, in the order of their bytes."""

    def __init__(self, name: str, **fields: Field) -> None:
        self.name = name
        self.fields = fields
        self.dtype: np.dtype[Any] = _without_gaps(np.dtype([(n, f.dtype) for n, f in fields.items()], align=True))
        self._twin = type(name, (Twin,), {"__slots__": tuple(fields), "layout": self})
        self._plan, self._tail = _plan(self.dtype, fields)

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
            return b"".join(filler + field.pack(getattr(state, name)) for filler, name, field, _ in self._plan) + self._tail
        except struct.error as error:
            raise OverflowError(f"{self.name}: {error}") from None

    def unpack(self, data: bytes) -> Any:
        """The plain state of these bytes."""
        if len(data) != self.dtype.itemsize:
            raise ValueError(f"{self.name}: expected {self.dtype.itemsize} bytes, got {len(data)}")
        return self.take(data, 0)

    def take(self, data: bytes, at: int) -> Any:
        state: Any = object.__new__(self._twin)
        for _, name, field, offset in self._plan:
            setattr(state, name, field.take(data, at + offset))
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


def _plan(dtype: np.dtype[Any], fields: Mapping[str, Field]) -> tuple[list[tuple[bytes, str, Field, int]], bytes]:
    """For each field the padding before it, its name, itself and its offset; and the padding after the last."""
    assert dtype.fields is not None  # noqa: S101 for the type checker
    plan, at = [], 0
    for name, field in fields.items():
        offset = dtype.fields[name][1]
        plan.append((bytes(offset - at), name, field, offset))
        at = offset + field.dtype.itemsize
    return plan, bytes(dtype.itemsize - at)

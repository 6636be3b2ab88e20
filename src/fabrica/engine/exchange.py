"""A card is an exchange: pay everything left of the arrow, gain everything right of it.

A recipe says so in the card's own terms ("two equal dice and 5 energy for 2 goods and 1 metal"). `expand` turns it into rows, one
per way to place the workers, in which every amount is a number. A bag of amounts packs into one integer.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations_with_replacement

FACES = range(1, 7)


@dataclass(frozen=True)
class Value:
    """A number that depends on X, the value of the placed die."""

    base: int
    per_x: int

    def __add__(self, n: int) -> Value:
        return Value(self.base + n, self.per_x)

    def __sub__(self, n: int) -> Value:
        return self + -n

    def __rsub__(self, n: int) -> Value:
        return Value(n - self.base, -self.per_x)

    def at(self, x: int) -> int:
        return self.base + self.per_x * x


X = Value(0, 1)
Amount = int | Value
Bag = Mapping[str, Amount]


def at(amount: Amount, x: int) -> int:
    return amount.at(x) if isinstance(amount, Value) else amount


Placement = tuple[tuple[int, ...], int]  # the faces placed, and the X that they make


@dataclass(frozen=True)
class Workers:
    """Worker slots: every way to fill them."""

    placements: tuple[Placement, ...]


def no_worker() -> Workers:
    return Workers((((), 0),))


def choose_x() -> Workers:
    """No worker, but an X from 1 to 6."""
    return Workers(tuple(((), x) for x in FACES))


def worker(*faces: int) -> Workers:
    """One die showing one of these faces; any face when none is named."""
    return Workers(tuple(((f,), f) for f in faces or FACES))


def matching(n: int) -> Workers:
    return Workers(tuple(((f,) * n, f) for f in FACES))


def consecutive(n: int) -> Workers:
    return Workers(tuple((tuple(range(f, f + n)), f) for f in range(1, 8 - n)))


def total(n: int, at_least: int) -> Workers:
    dice = combinations_with_replacement(FACES, n)
    return Workers(tuple((d, sum(d)) for d in dice if sum(d) >= at_least))


@dataclass(frozen=True)
class Recipe:
    """One arrow on a card. `choice` names it where the card offers several."""

    workers: Workers
    pay: Bag = field(default_factory=dict)
    gain: Bag = field(default_factory=dict)
    choice: str = ""


@dataclass(frozen=True)
class Exchange:
    """A recipe with its workers placed: every amount is a number."""

    faces: tuple[int, ...]
    pay: dict[str, int]
    gain: dict[str, int]
    x: int
    choice: str


def expand(recipe: Recipe) -> Iterator[Exchange]:
    for faces, x in recipe.workers.placements:
        pay = {name: at(amount, x) for name, amount in recipe.pay.items()}
        gain = {name: at(amount, x) for name, amount in recipe.gain.items()}
        yield Exchange(faces, pay, gain, x, recipe.choice)


class Lanes:
    """Small counts side by side in one integer: a lane of bits for each, its top bit a guard that stays 0.

    With the guards set, subtracting what is paid clears the guard of every lane that falls short.
    """

    def __init__(self, **bits: int) -> None:
        self.shift: dict[str, int] = {}
        self.most: dict[str, int] = {}
        self.guards = position = 0
        for name, width in bits.items():
            self.shift[name] = position
            self.most[name] = (1 << (width - 1)) - 1
            self.guards |= 1 << (position + width - 1)
            position += width
        if position > 63:
            raise ValueError(f"{position} bits do not fit into a signed 64-bit integer")

    def one(self, name: str) -> int:
        return 1 << self.shift[name]

    def pack(self, counts: Mapping[str, int]) -> int:
        return sum(n << self.shift[name] for name, n in counts.items())

    def unpack(self, bag: int) -> dict[str, int]:
        return {name: (bag >> shift) & self.most[name] for name, shift in self.shift.items()}

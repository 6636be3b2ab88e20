"""A pile of cards whose order does not matter: how many of each kind. A hand, a deck and a discard pile are all piles."""

from __future__ import annotations

from typing import Any

from fabrica.engine.bit_sets import lowest, without_lowest
from fabrica.engine.layout import Layout, i8, i16, i64

KINDS = 40  # at most, in a deck: 32 are printed, the others are for cards of your own
PILE = Layout("Pile", kinds=i64, count=i8[KINDS], size=i16)  # kinds: the set of those with a count


def put(pile: Any, card: int) -> None:
    put_copies(pile, card, 1)


def put_copies(pile: Any, card: int, copies: int) -> None:
    pile.count[card] += copies
    pile.kinds |= 1 << card
    pile.size += copies


def remove(pile: Any, card: int) -> None:
    pile.count[card] -= 1
    pile.size -= 1
    if pile.count[card] == 0:
        pile.kinds &= ~(1 << card)


def nth(pile: Any, n: int) -> int:
    """The kind of the n-th card, counted from 0, the cards lying in the order of their kinds."""
    card = 0
    n -= pile.count[0]
    while n >= 0:
        card += 1
        n -= pile.count[card]
    return card


def move_all(source: Any, target: Any) -> None:
    """Put the whole of one pile onto another."""
    kinds = source.kinds
    while kinds != 0:
        card = lowest(kinds)
        kinds = without_lowest(kinds)
        target.count[card] += source.count[card]
        source.count[card] = 0
    target.kinds |= source.kinds
    target.size += source.size
    source.kinds = 0
    source.size = 0

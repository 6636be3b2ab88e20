"""Taking glass from a furnace of Stephens' factory, and goods from a private factory."""

from __future__ import annotations

from typing import Any

from fabrica.games.stephens.components import CUBES_FOR_FURNACE, CUBES_TAKEN
from fabrica.games.stephens.rules.acquiring import begin_buying, cards_of_action
from fabrica.games.stephens.rules.activation import begin_activation
from fabrica.games.stephens.rules.moves import ALSO, ENOUGH, GLASS, GOODS, INSTEAD_AT, ROW
from fabrica.games.stephens.rules.state import CONTRACT_MARKET, INSTEAD, INVESTMENT_MARKET, TAKING, able, private_cubes
from fabrica.games.stephens.rules.tables import (
    A5A,
    A5B,
    A5C,
    FURNACE_CUBE,
    FURNACE_ROW,
    LL,
    N_PLACES,
    N_WOOD,
    PRIVATE_ROW,
    WOOD_CUBE,
)

# Stephens' factory


def legal_glass(s: Any, out: Any, n: int) -> int:
    for furnace in range(N_PLACES):
        if s.furnaces[furnace] > 0:
            out[n] = GLASS + furnace
            n += 1
    return n


def take_glass(s: Any, me: Any, furnace: int) -> None:
    """A cube, and the action of the furnace."""
    s.furnaces[furnace] -= 1
    me.have[FURNACE_CUBE[furnace]] += 1
    furnace_action(s, furnace, cards_of_action(s, me, True))


def furnace_action(s: Any, furnace: int, cards: int) -> None:
    """Above, the professions beside it are activated; below, cards may be acquired."""
    if furnace < LL:
        begin_activation(s, FURNACE_ROW[furnace])
    else:
        begin_buying(s, CONTRACT_MARKET if furnace == LL else INVESTMENT_MARKET, cards)


def empty_furnaces(s: Any) -> int:
    empty = 0
    for furnace in range(N_PLACES):
        empty += 1 if s.furnaces[furnace] == 0 else 0
    return empty


# Private factories


def legal_goods(s: Any, out: Any, n: int) -> int:
    for cube in range(N_PLACES * N_WOOD):
        if s.private[cube] > 0:
            out[n] = GOODS + cube
            n += 1
    return n


def take_goods(s: Any, me: Any, factory: int, colour: int) -> None:
    """A cube, and more with 5a, 5b and 5c."""
    s.factory = factory
    s.step = TAKING
    take_cube(s, me, colour)


def take_cube(s: Any, me: Any, colour: int) -> None:
    s.private[s.factory * N_WOOD + colour] -= 1
    me.have[WOOD_CUBE + colour] += 1
    s.taken += 1


def take_limit(me: Any) -> int:
    return CUBES_TAKEN[able(me, A5A) + able(me, A5B) + able(me, A5C)]


def may_take_more(s: Any, me: Any) -> bool:
    return s.taken < take_limit(me) and private_cubes(s, s.factory) > 0


def legal_more(s: Any, out: Any) -> int:
    n = 0
    for colour in range(N_WOOD):
        if s.private[s.factory * N_WOOD + colour] > 0:
            out[n] = ALSO + colour
            n += 1
    out[n] = ENOUGH
    return n + 1


def end_taking(s: Any) -> None:
    """The professions beside it are activated; after three cubes or more, an empty furnace may be used instead."""
    if s.taken >= CUBES_FOR_FURNACE and empty_furnaces(s) > 0:
        s.step = INSTEAD
    else:
        activate_private(s)


def activate_private(s: Any) -> None:
    row = PRIVATE_ROW[s.factory]
    forget_factory(s)
    begin_activation(s, row)


def legal_instead(s: Any, out: Any) -> int:
    out[0] = ROW
    n = 1
    for furnace in range(N_PLACES):
        if s.furnaces[furnace] == 0:
            out[n] = INSTEAD_AT + furnace
            n += 1
    return n


def use_empty_furnace(s: Any, me: Any, furnace: int) -> None:
    forget_factory(s)
    furnace_action(s, furnace, cards_of_action(s, me, False))


def forget_factory(s: Any) -> None:
    s.factory = 0
    s.taken = 0

"""The headquarters: Research, Generate and Mine."""

from __future__ import annotations

from typing import Any

from fabrica.fantastic_factories.components import FLOOR_SLOTS, GENERATE_MOST
from fabrica.fantastic_factories.moves import GENERATE_WITH, MINE_WITH, RESEARCH_WITH
from fabrica.fantastic_factories.state import GENERATE, MINE, RESEARCH, dice_showing
from fabrica.fantastic_factories.supply import draw
from fabrica.fantastic_factories.tables import DIE, ENERGY, METAL, WORKER, WORKER_SHIFT


def legal_basic_actions(me: Any, out: Any, n: int) -> int:
    """Research takes any die, Generate the low ones, Mine the high ones; each floor has three slots."""
    if is_free(me, RESEARCH):
        n = legal_dice(me, 1, 6, RESEARCH_WITH, out, n)
    if is_free(me, GENERATE):
        n = legal_dice(me, 1, GENERATE_MOST, GENERATE_WITH, out, n)
    if is_free(me, MINE):
        n = legal_dice(me, GENERATE_MOST + 1, 6, MINE_WITH, out, n)
    return n


def legal_dice(me: Any, lowest_face: int, highest_face: int, moves: int, out: Any, n: int) -> int:
    """The moves of a group, one for each face from the lowest on, whose die is there."""
    for face in range(lowest_face, highest_face + 1):
        if dice_showing(me.have, face) > 0:
            out[n] = moves + face - lowest_face
            n += 1
    return n


def is_free(me: Any, floor: int) -> bool:
    return me.floors[floor] >> WORKER_SHIFT < FLOOR_SLOTS


def research(s: Any, seat: int, face: int) -> None:
    """A card."""
    extra = place(s.seats[seat], RESEARCH, face)
    draw(s, seat, 1 + extra)


def generate(s: Any, seat: int, face: int) -> None:
    """As much energy as the die shows."""
    extra = place(s.seats[seat], GENERATE, face)
    s.seats[seat].have += (face + extra) * ENERGY


def mine(s: Any, seat: int, face: int) -> None:
    """A metal."""
    extra = place(s.seats[seat], MINE, face)
    s.seats[seat].have += (1 + extra) * METAL


def place(me: Any, floor: int, face: int) -> int:
    """Place a die; the matching bonus is 1 if it equals one that stands on the floor already."""
    match = dice_showing(me.floors[floor], face) > 0
    me.have -= DIE[face]
    me.floors[floor] += DIE[face] + WORKER
    return 1 if match else 0

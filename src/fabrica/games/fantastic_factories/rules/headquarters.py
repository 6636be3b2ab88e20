"""The headquarters: Research, Generate and Mine."""

from __future__ import annotations

from typing import Any

from fabrica.engine.bit_sets import lowest, without_lowest
from fabrica.games.fantastic_factories.components import FLOOR_SLOTS, GENERATE_MOST
from fabrica.games.fantastic_factories.rules.moves import GENERATE_WITH, MINE_WITH, RESEARCH_WITH
from fabrica.games.fantastic_factories.rules.state import ALL_FACES, GENERATE, MINE, RESEARCH, dice_showing, faces_with
from fabrica.games.fantastic_factories.rules.supply import draw
from fabrica.games.fantastic_factories.rules.tables import DIE, ENERGY, METAL, WORKER, WORKER_SHIFT

LOW_FACES = (1 << GENERATE_MOST) - 1
HIGH_FACES = ALL_FACES & ~LOW_FACES


def legal_basic_actions(me: Any, out: Any, n: int) -> int:
    """Research takes any die, Generate the low ones, Mine the high ones; each floor has three slots."""
    faces = faces_with(me.have, 1)
    if is_free(me, RESEARCH):
        n = legal_dice(faces, RESEARCH_WITH, out, n)
    if is_free(me, GENERATE):
        n = legal_dice(faces & LOW_FACES, GENERATE_WITH, out, n)
    if is_free(me, MINE):
        n = legal_dice(faces & HIGH_FACES, MINE_WITH - GENERATE_MOST, out, n)
    return n


def legal_dice(faces: int, moves: int, out: Any, n: int) -> int:
    """The moves of a group that stand for these faces."""
    while faces != 0:
        out[n] = moves + lowest(faces)
        n += 1
        faces = without_lowest(faces)
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

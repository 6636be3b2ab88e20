"""The layout of a game of Fantastic Factories, and the small words with which the rules read it."""

from __future__ import annotations

from typing import Any

from fabrica.engine.bit_sets import lowest, without_lowest
from fabrica.engine.chance import KEY, streams
from fabrica.engine.layout import Layout, i8, i16, i32, i64
from fabrica.engine.piles import PILE
from fabrica.games.fantastic_factories.components import ROW
from fabrica.games.fantastic_factories.rules.tables import (
    DICE_GUARDS,
    DICE_MASK,
    DIE_GUARD_SHIFT,
    DIE_MASK,
    DIE_SHIFT,
    ENERGY_MASK,
    ENERGY_SHIFT,
    GATHER,
    GATHERED_SHIFT,
    GUARDS,
    METAL_MASK,
    METAL_SHIFT,
    MONUMENTS,
    ONE_OF_EACH,
)

SEATS_MOST = 5
TABLE_STREAM = SEATS_MOST  # decks and The Machine; the streams before it are the seats' dice

MARKET, WORK, OVER = range(3)
RESEARCH, GENERATE, MINE = range(3)
NONE, GIVE, DISCARD, REFUND, REROLL, DROP = range(6)  # the choice that a seat has still to make
NOBODY = NOTHING = EMPTY = -1
ALL_FACES = 0b111111

SEAT = Layout(
    "Seat",
    have=i64,  # dice, energy and metal in lanes
    floors=i64[3],  # the dice on research, generate and mine in lanes, and how many
    placed=i64,  # the dice on cards
    activated=i64,  # the cards used this round
    about=i64,  # of the pending choice: GIVE slot, DISCARD move, REFUND card, REROLL dice
    hand=PILE,
    compound=PILE,
    goods=i16,
    pending=i8,
    owed=i8,  # cards still to discard
    hired=i8,
    replicating=i8,
    finished=i8,
)

TABLE = Layout(
    "Table",
    seats=SEAT[SEATS_MOST],
    blueprint_deck=PILE,
    blueprint_discards=PILE,
    contractor_deck=PILE,
    contractor_discards=PILE,
    machine=PILE,  # its compound
    key=KEY,
    streams=streams(SEATS_MOST + 1),
    round=i32,
    machine_goods=i16,
    blueprints=i8[ROW],
    contractors=i8[ROW],
    tools=i8[ROW],
    players=i8,
    level=i8,  # of The Machine
    phase=i8,
    first=i8,
    turn=i8,
    swept=i8,
    last_round=i8,
    amended=i8,  # the rules, before the match began: see versions.py
)


def covers(have: int, pay: int) -> bool:
    """Is there at least as much of everything as is to be paid?"""
    return ((have | GUARDS) - pay) & GUARDS == GUARDS


def energy(seat: Any) -> int:
    return (seat.have >> ENERGY_SHIFT) & ENERGY_MASK


def metal(seat: Any) -> int:
    return (seat.have >> METAL_SHIFT) & METAL_MASK


def dice_showing(dice: int, face: int) -> int:
    return (dice >> DIE_SHIFT[face]) & DIE_MASK


def faces_with(dice: int, least: int) -> int:
    """The faces of which there are at least so many dice, as a set: bit 0 is a 1."""
    reached = ((dice & DICE_MASK) + ONE_OF_EACH * (DIE_MASK + 1 - least)) & DICE_GUARDS
    return ((reached >> DIE_GUARD_SHIFT) * GATHER >> GATHERED_SHIFT) & ALL_FACES


def unplaced_dice(seat: Any) -> int:
    return seat.have & DICE_MASK


def count_dice(dice: int) -> int:
    total = 0
    for face in range(1, 7):
        total += dice_showing(dice, face)
    return total


def monuments(pile: Any) -> int:
    """How many monuments stand in a compound."""
    total = 0
    kinds = pile.kinds & MONUMENTS
    while kinds != 0:
        total += pile.count[lowest(kinds)]
        kinds = without_lowest(kinds)
    return total


def is_solo(s: Any) -> bool:
    return s.players == 1

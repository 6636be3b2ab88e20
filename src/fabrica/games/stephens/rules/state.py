"""The layout of a game of Stephens, and the small words with which the rules read it."""

from __future__ import annotations

from typing import Any

from fabrica.engine.bit_sets import has, size
from fabrica.engine.chance import KEY, streams
from fabrica.engine.layout import Layout, i8, i16, i32, i64
from fabrica.games.stephens.components import CONTRACT_SLOTS, MARKET_COSTS
from fabrica.games.stephens.rules.tables import (
    COLUMNS_MOST,
    N_DISCS,
    N_LEVELS,
    N_PLACES,
    N_ROWS,
    N_TYPES,
    N_WOOD,
    RESOURCES,
    TYPE_MOST,
)

SEATS_MOST = 4
AUTOMA = SEATS_MOST  # whose workers and turns stand behind those of the seats
SPACES = len(MARKET_COSTS)
PROFESSION_SPACES = 6
RED_TOP, BLUE_TOP = 0, PROFESSION_SPACES - 1  # the tops of the decks are part of the market
EMPTY = NOBODY = -1
NOT_YET = -1  # the end is not triggered
RULING_BYTES = 5

# What is to be decided, or happens by itself, next.
(START, TURN, TAKING, INSTEAD, BUYING, ASSIGNING, UNLOCKING, ACTIVATING, COLUMNS, SUPPLYING, FULFILLING, PAYING, REMOVING,
 END_OF_TURN, AUTOMA_TURN, OVER) = range(16)  # fmt: skip
CONTRACT_MARKET, INVESTMENT_MARKET = 1, 2

SEAT = Layout(
    "Seat",
    have=i16[len(RESOURCES)],
    locked=i32,  # the discs still on the board
    columns=i32,  # of investments, activated in this renewal phase
    slots=i8[CONTRACT_SLOTS],  # contracts to fulfil; no gaps
    fulfilled=i8[N_TYPES * TYPE_MOST],  # a row for each type
    fulfilled_size=i8[N_TYPES],
    investments=i8[N_WOOD * COLUMNS_MOST],  # a row for each colour
    investments_size=i8[N_WOOD],
    spent=i8[3],  # accessories on fulfilled contracts
    aside=i8[N_WOOD],  # cubes to supply private factories with
)

TABLE = Layout(
    "Table",
    seats=SEAT[SEATS_MOST],
    rows=i64[N_ROWS],  # the professions of each row
    masters=i64[SEATS_MOST + 1],  # the professions whose upper slot a seat has
    apprentices=i64[SEATS_MOST + 1],
    profession_deck=i64,
    profession_discards=i64,
    contract_deck=i64,
    contract_discards=i64,
    investment_deck=i64,
    investment_discards=i64,
    todo=i64,  # ACTIVATING: the cards that the mover may still use
    key=KEY,
    streams=streams(1),
    owed=i8[6],  # PAYING: cubes, by colour
    amended=i8,  # the rules, before the match began: see versions.py
    round=i32,
    height=i8[N_ROWS],  # how many professions are in each row
    furnaces=i8[N_PLACES],
    private=i8[N_PLACES * N_WOOD],
    contracts=i8[SPACES],
    investments=i8[SPACES],
    professions=i8[PROFESSION_SPACES],
    players=i8,
    army=i8,
    step=i8,
    turn=i8,  # whose turn it is; in a renewal phase, whose turn brought it
    chooser=i8,  # who decides now
    turns_left=i8,  # after this one, once the end is triggered
    renewing=i8,  # in a renewal phase?
    final=i8,  # is it the final one?
    redrawn=i8,  # 3a was used in this turn
    row=i8,  # ACTIVATING: which
    factory=i8,  # TAKING, INSTEAD, REMOVING: which private factory
    taken=i8,  # cubes from it
    markets=i8,  # BUYING: in which, as bits
    buys=i8,  # cards that may still be acquired
    bought=i8,  # the market of the card that was acquired first; by rules 1 how many were
    skimmed=i8,  # 4c was used in this action
    discounted=i8,  # 4d was
    substituted=i8,  # PAYING: no further substitution is allowed
    automa_card=i8,  # the last one played
    automa_aside=i8,  # discs of the Automa that found no work
    automa_deck=i16,
    automa_bag=i8[N_WOOD],
    automa_workers=i8,
    level=i8,
    opponent=i8,
    scenario=i8,
    rulings=i8[RULING_BYTES],  # those that are decided otherwise, as bits
)


def is_solo(s: Any) -> bool:
    return s.players == 1


def first_mover(s: Any) -> int:
    """Who decides first: the seat whose turn it is; in the Automa's turn the only one."""
    return 0 if s.turn == AUTOMA else s.turn


def able(me: Any, disc: int) -> bool:
    """Has this seat unlocked an ability?"""
    return not has(me.locked, disc)


def workers(s: Any, seat: int) -> int:
    """Of a seat, at work: each stood on its board."""
    return N_DISCS - size(s.seats[seat].locked)


def row_of(side: int, level: int) -> int:
    return side * N_LEVELS + level


def private_cubes(s: Any, factory: int) -> int:
    """How many cubes a private factory holds."""
    total = 0
    for colour in range(N_WOOD):
        total += s.private[factory * N_WOOD + colour]
    return total


def end_action(s: Any) -> None:
    """A card or a worker that was won by supplying leads back there; everything else ends the turn."""
    s.step = SUPPLYING if s.renewing == 1 else END_OF_TURN

"""Reading the seats of a position: tracks, reserves, boards, contracts and investments."""

from __future__ import annotations

from typing import Any

from fabrica.engine.bit_sets import size
from fabrica.engine.parse import Field
from fabrica.games.stephens.components import ACCESSORIES, BOARD, CONTRACT_SLOTS, TRACK_MOST, TRACK_START, TYPES, WOOD
from fabrica.games.stephens.data.reading_cards import FEW, MOST, read_counts, read_set, take
from fabrica.games.stephens.rules.setup import clear_seat
from fabrica.games.stephens.rules.state import START, UNLOCKING, able, workers
from fabrica.games.stephens.rules.tables import (
    ACCESSORY,
    ANY_ROW,
    COIN,
    COLUMNS_MOST,
    CONTRACT_IDS,
    CONTRACT_TYPE,
    CUBE,
    CUBES,
    DISC_AFTER,
    DISC_ID,
    DUNES,
    FOREST,
    INFLUENCE,
    INVESTMENT_IDS,
    INVESTMENT_ROW,
    NOTHING,
    POINTS,
    TYPE_MOST,
)
from fabrica.games.stephens.rules.tracks import influence_cap, score_cap

SEAT_FIELDS = (
    *("score", "coins", "influence", "forest", "dunes", "cubes", "accessories", "spent", "unlocked", "contracts"),
    *("fulfilled", "investments", "columns", "aside"),
)


def read_seat(s: Any, seat: int, field: Field) -> None:
    me = s.seats[seat]
    field.keys(SEAT_FIELDS)
    clear_seat(me)
    read_unlocked(s, seat, field.get("unlocked", []))
    me.have[POINTS] = field.get("score", 0).integer(0, min(MOST, score_cap(s)))
    me.have[COIN] = field.get("coins", 0).integer(0, MOST)
    me.have[INFLUENCE] = field.get("influence", 0).integer(0, influence_cap(s, me))
    me.have[FOREST] = field.get("forest", TRACK_START).integer(0, TRACK_MOST)
    me.have[DUNES] = field.get("dunes", TRACK_START).integer(0, TRACK_MOST)
    read_counts(me.have, CUBE, CUBES, field.get("cubes", {}))
    read_counts(me.have, ACCESSORY, ACCESSORIES, field.get("accessories", {}))
    read_counts(me.spent, 0, ACCESSORIES, field.get("spent", {}), FEW)
    read_counts(me.aside, 0, WOOD, field.get("aside", {}), FEW)
    read_contracts(s, me, field)
    read_investments(s, me, field.get("investments", {}))
    for item in field.get("columns", []).items():
        me.columns |= 1 << (item.integer(1, COLUMNS_MOST) - 1)


def read_unlocked(s: Any, seat: int, field: Field) -> None:
    """Each disc off the board is at work, but for one that is still to be chosen."""
    me = s.seats[seat]
    discs = read_set(field, tuple(DISC_ID))
    me.locked &= ~discs
    for item in field.items():
        disc = item.one_of(tuple(DISC_ID))
        if DISC_AFTER[disc] != NOTHING and not able(me, DISC_AFTER[disc]):
            raise item.wrong(
                f"{BOARD[disc].id} comes after {BOARD[disc].after}", "after", disc=BOARD[disc].id, after=BOARD[disc].after
            )
    waiting = (s.step == START and seat >= s.chooser) or (s.step == UNLOCKING and seat == s.chooser)
    at_work = size(s.masters[seat]) + size(s.apprentices[seat])
    if workers(s, seat) != at_work - waiting:
        problem = f"{at_work} workers are in the rows, {workers(s, seat)} discs are off the board"
        raise field.wrong(problem, "workers", workers=at_work - waiting)


def read_contracts(s: Any, me: Any, field: Field) -> None:
    slots = list(field.get("contracts", []).items(CONTRACT_SLOTS))
    for slot, item in enumerate(slots):
        me.slots[slot] = take(s, "contract_deck", item, CONTRACT_IDS)
    fulfilled = field.get("fulfilled", {})
    fulfilled.keys(TYPES)
    for i, name in enumerate(TYPES):
        for item in fulfilled.get(name, []).items(TYPE_MOST):
            card = take(s, "contract_deck", item, CONTRACT_IDS)
            if CONTRACT_TYPE[card] != i:
                raise item.wrong(f"{CONTRACT_IDS[card]} is no contract of the type {name}", "type", card=CONTRACT_IDS[card])
            me.fulfilled[i * TYPE_MOST + me.fulfilled_size[i]] = card
            me.fulfilled_size[i] += 1


def read_investments(s: Any, me: Any, field: Field) -> None:
    field.keys(WOOD)
    for i, name in enumerate(WOOD):
        for item in field.get(name, []).items(COLUMNS_MOST):
            card = take(s, "investment_deck", item, INVESTMENT_IDS)
            if INVESTMENT_ROW[card] not in (i, ANY_ROW):
                raise item.wrong(
                    f"{INVESTMENT_IDS[card]} does not belong to the row {name}", "investment", card=INVESTMENT_IDS[card]
                )
            me.investments[i * COLUMNS_MOST + me.investments_size[i]] = card
            me.investments_size[i] += 1

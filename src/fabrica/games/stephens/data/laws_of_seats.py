"""The laws of what a player has: see laws.py."""

from __future__ import annotations

from typing import Any

from fabrica.engine.bit_sets import size
from fabrica.engine.parse import Field
from fabrica.games.stephens.components import ACCESSORIES, BOARD, WOOD
from fabrica.games.stephens.data.position import members
from fabrica.games.stephens.rules.flow import fulfils_first
from fabrica.games.stephens.rules.renewal import columns_of
from fabrica.games.stephens.rules.rulings import otherwise
from fabrica.games.stephens.rules.state import COLUMNS, FULFILLING, PAYING, START, first_mover, is_solo, workers
from fabrica.games.stephens.rules.tables import (
    ANY_ACCESSORY,
    COLUMNS_MOST,
    CONTRACT_ACCESSORY,
    INFLUENCE_TRACK,
    INVESTMENT_CUBES,
    INVESTMENT_ROW,
    N_ACCESSORIES,
    N_TYPES,
    N_WOOD,
    NOTHING,
    TYPE_MOST,
)
from fabrica.games.stephens.rules.tracks import ONE_OF_EACH, collected, sets
from fabrica.games.stephens.rules.workers import INFLUENCE_WORKER, WITHOUT
from fabrica.games.stephens.solo_components import MORE_WORKERS


def check_seat(s: Any, seat: int, field: Field) -> None:
    for law in LAWS:
        law(s, seat, field)


# Discs


def discs_may_have_left(s: Any, seat: int, field: Field) -> None:
    unlocked, at_work = field.get("unlocked", []), workers(s, seat)
    for disc in members(~s.seats[seat].locked & WITHOUT[s.opponent]):
        raise unlocked.wrong(
            f"expected {BOARD[disc].id} on the board: it cannot be had against this opponent", "forbidden", disc=BOARD[disc].id
        )
    if is_solo(s) and at_work > s.automa_workers + MORE_WORKERS:
        raise unlocked.wrong(
            f"expected at most {s.automa_workers + MORE_WORKERS} discs, {MORE_WORKERS} more than the Automa's",
            "more-workers",
            most=s.automa_workers + MORE_WORKERS,
        )
    if at_work and otherwise(s, INFLUENCE_WORKER) and s.seats[seat].locked & INFLUENCE_TRACK == INFLUENCE_TRACK:
        raise unlocked.wrong("expected a disc of the influence track: by this ruling one of them starts to work")
    if s.step == START and size(s.masters[seat]) + size(s.apprentices[seat]) > 1:
        raise unlocked.wrong("expected no worker but the one on the starting profession", "one-worker")


# Accessories


def accessories_were_spent_on_contracts(s: Any, seat: int, field: Field) -> None:
    """One for each fulfilled contract that asks for one, of its kind where it names one."""
    me = s.seats[seat]
    asked = [CONTRACT_ACCESSORY[card] for card in fulfilled_contracts(me)]
    for kind, name in enumerate(ACCESSORIES):
        least = asked.count(kind)
        field.get("spent", {}).get(name, 0).integer(least, least + asked.count(ANY_ACCESSORY))
    wanted = len(asked) - asked.count(NOTHING)
    if sum(me.spent) != wanted:
        raise field.get("spent").wrong(
            f"expected {wanted} in all, as the fulfilled contracts ask for, got {sum(me.spent)}", "spent", n=wanted
        )


def fulfilled_contracts(me: Any) -> list[int]:
    return [me.fulfilled[type * TYPE_MOST + column] for type in range(N_TYPES) for column in range(me.fulfilled_size[type])]


def accessories_come_in_sets(s: Any, seat: int, field: Field) -> None:
    """Against an opponent that forbids a second one of a kind before the set is complete."""
    for kind, name in enumerate(ACCESSORIES[:N_ACCESSORIES]):
        if ONE_OF_EACH[s.opponent] and collected(s.seats[seat], kind) > sets(s.seats[seat]) + 1:
            raise field.get("accessories", {}).get(name).wrong("expected at most one more than of the rarest kind", "sets")


# Columns of investments, and the cubes that they set aside


def columns_were_activated(s: Any, seat: int, field: Field) -> None:
    me = s.seats[seat]
    first = 1 if s.renewing and not (s.step == COLUMNS and comes_before(s, s.chooser, seat)) else columns_of(me) + 1
    for column in members(me.columns):
        if not first <= column + 1 <= columns_of(me):
            raise field.get("columns").wrong(f"expected none but columns activated in this phase, got {column + 1}", "columns")


def comes_before(s: Any, one: int, other: int) -> bool:
    """In the order of a renewal phase."""
    return (one - first_mover(s)) % s.players < (other - first_mover(s)) % s.players


def cubes_wait_for_factories(s: Any, seat: int, field: Field) -> None:
    """From activating columns to supplying factories: all of them before, fewer and fewer while the seat supplies, none after."""
    for colour, name in enumerate(WOOD):
        most = 0 if has_supplied(s, seat) else cubes_of_columns(s.seats[seat], colour)
        least = 0 if seat == s.chooser and supplies_now(s) else most
        if not least <= s.seats[seat].aside[colour] <= most:
            amount = f"{most}" if least == most else f"at most {most}"
            raise (
                field.get("aside", {})
                .get(name)
                .wrong(f"expected {amount}: what the activated columns have set aside", "aside", most=most)
            )


def cubes_of_columns(me: Any, colour: int) -> int:
    cards = [
        me.investments[row * COLUMNS_MOST + column]
        for column in members(me.columns)
        for row in range(N_WOOD)
        if column < me.investments_size[row]
    ]
    return sum(INVESTMENT_CUBES[card] for card in cards if INVESTMENT_ROW[card] == colour)


def supplies_now(s: Any) -> bool:
    """Or takes the reward for it."""
    return bool(s.renewing) and s.step not in (COLUMNS, FULFILLING, PAYING)


def has_supplied(s: Any, seat: int) -> bool:
    if supplies_now(s):
        return comes_before(s, seat, s.chooser)
    return s.step != COLUMNS and not fulfils_first(s)


LAWS = (
    discs_may_have_left,
    accessories_were_spent_on_contracts,
    accessories_come_in_sets,
    columns_were_activated,
    cubes_wait_for_factories,
)

"""Decks, discards and the rows of the market."""

from __future__ import annotations

from typing import Any

from fabrica.backend import apart
from fabrica.dice import pick, roll
from fabrica.fantastic_factories.components import ROW
from fabrica.fantastic_factories.state import EMPTY, TABLE_STREAM
from fabrica.fantastic_factories.tables import DIE
from fabrica.piles import move_all, nth, put, remove


def top_blueprint(s: Any) -> int:
    """The top card of the blueprint deck. An empty deck is first refilled with its discards; EMPTY when both are."""
    apart()
    deck = s.blueprint_deck
    if deck.size == 0:
        move_all(s.blueprint_discards, deck)
    if deck.size == 0:
        return EMPTY
    card = nth(deck, pick(s, TABLE_STREAM, deck.size))
    remove(deck, card)
    return card


def top_contractor(s: Any) -> int:
    """The top card of the contractor deck, by the same rules."""
    apart()
    deck = s.contractor_deck
    if deck.size == 0:
        move_all(s.contractor_discards, deck)
    if deck.size == 0:
        return EMPTY
    card = nth(deck, pick(s, TABLE_STREAM, deck.size))
    remove(deck, card)
    return card


def draw(s: Any, seat: int, cards: int) -> None:
    """Draw blueprints from the deck into a hand."""
    apart()
    for _ in range(cards):
        card = top_blueprint(s)
        if card != EMPTY:
            put(s.seats[seat].hand, card)


def discard(s: Any, seat: int, card: int) -> None:
    """Discard a blueprint from a hand."""
    remove(s.seats[seat].hand, card)
    put(s.blueprint_discards, card)


def roll_die(s: Any, seat: int) -> int:
    """A die rolled by a seat."""
    apart()
    return roll(s, seat)


def roll_dice(s: Any, seat: int, dice: int) -> None:
    """Roll dice; they are unplaced."""
    apart()
    for _ in range(dice):
        s.seats[seat].have += DIE[roll_die(s, seat)]


def refill_blueprint(s: Any, slot: int) -> None:
    s.blueprints[slot] = top_blueprint(s)


def refill_contractor(s: Any, slot: int) -> None:
    s.contractors[slot] = top_contractor(s)


def sweep_blueprints(s: Any) -> None:
    """Discard the row of blueprints, then reveal new ones."""
    apart()
    for slot in range(ROW):
        if s.blueprints[slot] != EMPTY:
            put(s.blueprint_discards, s.blueprints[slot])
        s.blueprints[slot] = EMPTY
    for slot in range(ROW):
        refill_blueprint(s, slot)


def sweep_contractors(s: Any) -> None:
    """Discard the row of contractors, then reveal new ones."""
    apart()
    for slot in range(ROW):
        if s.contractors[slot] != EMPTY:
            put(s.contractor_discards, s.contractors[slot])
        s.contractors[slot] = EMPTY
    for slot in range(ROW):
        refill_contractor(s, slot)

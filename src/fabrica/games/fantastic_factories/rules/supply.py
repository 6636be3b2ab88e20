"""Decks, discards and the rows of the market."""

from __future__ import annotations

from typing import Any

from fabrica.engine.backend import apart
from fabrica.engine.chance import pick
from fabrica.engine.piles import move_all, nth, put, remove
from fabrica.engine.telling import tell
from fabrica.engine.versions import rules_before
from fabrica.games.fantastic_factories.components import ROW
from fabrica.games.fantastic_factories.rules.facts import DRAWN, NEW_BLUEPRINT, NEW_CONTRACTOR, ROLLED
from fabrica.games.fantastic_factories.rules.state import EMPTY, TABLE_STREAM
from fabrica.games.fantastic_factories.rules.tables import DIE

ROLLED_AT_ONCE = 8
ROLLS = tuple(6**dice for dice in range(ROLLED_AT_ONCE + 1))


def top_blueprint(s: Any) -> int:
    """The top card of the blueprint deck."""
    return top(s, s.blueprint_deck, s.blueprint_discards)


def top_contractor(s: Any) -> int:
    """The top card of the contractor deck."""
    return top(s, s.contractor_deck, s.contractor_discards)


def top(s: Any, deck: Any, discards: Any) -> int:
    """The top card of a deck. An empty deck is first refilled with its discards; EMPTY when both are."""
    apart()
    if deck.size == 0:
        move_all(discards, deck)
    if deck.size == 0:
        return EMPTY
    card = nth(deck, pick(s, TABLE_STREAM, deck.size))
    remove(deck, card)
    return card


def draw(s: Any, seat: int, cards: int) -> None:
    """Draw blueprints from the deck into a hand."""
    apart()
    for number in range(cards):
        card = top_blueprint(s)
        if card != EMPTY:
            put(s.seats[seat].hand, card)
            tell(s, DRAWN, seat, card, number)


def discard(s: Any, seat: int, card: int) -> None:
    """Discard a blueprint from a hand."""
    remove(s.seats[seat].hand, card)
    put(s.blueprint_discards, card)


def roll(s: Any, seat: int, dice: int) -> int:
    """A seat rolls up to eight dice at once: the digits of the number in base 6 are the faces, less 1."""
    return pick(s, seat, ROLLS[dice])


def roll_dice(s: Any, seat: int, dice: int) -> None:
    """Roll dice; they are unplaced."""
    apart()
    while dice > 0:
        together = min(dice, ROLLED_AT_ONCE)
        rolled = roll(s, seat, together)
        tell(s, ROLLED, seat, rolled, together)
        for _ in range(together):
            rest = sixth(rolled)
            s.seats[seat].have += DIE[rolled - 6 * rest + 1]
            rolled = rest
        dice -= together


def rolled_faces(rolled: int, dice: int) -> list[int]:
    """The faces of a roll, for people."""
    return [rolled // 6**i % 6 + 1 for i in range(dice)]


def sixth(number: int) -> int:
    """number // 6, for a number below 2**32, without a division."""
    return (number * 0xAAAAAAAB) >> 34


def refill_blueprint(s: Any, slot: int) -> None:
    s.blueprints[slot] = top_blueprint(s)
    tell(s, NEW_BLUEPRINT, s.blueprints[slot])


def refill_contractor(s: Any, slot: int) -> None:
    s.contractors[slot] = top_contractor(s)
    tell(s, NEW_CONTRACTOR, s.contractors[slot])


def remove_blueprint(s: Any, slot: int) -> None:
    """A blueprint leaves the market. Before rules 2 its place alone was refilled, and at once."""
    s.blueprints[slot] = EMPTY
    if rules_before(s, 2):
        refill_blueprint(s, slot)


def remove_contractor(s: Any, slot: int) -> None:
    s.contractors[slot] = EMPTY
    if rules_before(s, 2):
        refill_contractor(s, slot)


def refill_market(s: Any) -> None:
    """Every empty place gets a card, from left to right, as long as there are any. Before rules 2 only a sweep filled it."""
    apart()
    if rules_before(s, 2):
        return
    for slot in range(ROW):
        if s.blueprints[slot] == EMPTY and s.blueprint_deck.size + s.blueprint_discards.size > 0:
            refill_blueprint(s, slot)
    for slot in range(ROW):
        if s.contractors[slot] == EMPTY and s.contractor_deck.size + s.contractor_discards.size > 0:
            refill_contractor(s, slot)


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

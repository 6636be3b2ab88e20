"""The laws of a half-made choice: who makes it, and what may have led to it. See laws.py."""

from __future__ import annotations

from typing import Any

from fabrica.engine.parse import Field
from fabrica.games.stephens.components import CUBES_FOR_FURNACE
from fabrica.games.stephens.data.position import MARKETS
from fabrica.games.stephens.rules.acquiring import TWO_KINDS, owes_card
from fabrica.games.stephens.rules.automa import goods_of_reserve
from fabrica.games.stephens.rules.factories import empty_furnaces, take_limit
from fabrica.games.stephens.rules.rulings import otherwise
from fabrica.games.stephens.rules.state import (
    AUTOMA,
    BUYING,
    CONTRACT_MARKET,
    INSTEAD,
    INVESTMENT_MARKET,
    PAYING,
    REMOVING,
    TAKING,
    UNLOCKING,
    able,
)
from fabrica.games.stephens.rules.tables import A4B, A4C, A4D, CONTRACT_NEEDS, N_CUBES, N_TYPES, TYPE_MOST

OWN_STEPS = (TAKING, INSTEAD, BUYING, UNLOCKING)  # in a turn, of the one whose turn it is


def check_choice(s: Any, whole: Field) -> None:
    if s.step in OWN_STEPS and not s.renewing and s.turn != s.chooser:
        raise whole.get("mover").wrong("expected the seat whose turn it is", "mover")
    if s.step == REMOVING and s.turn != AUTOMA:
        raise whole.get("turn").wrong("expected the Automa's turn", "automa-turn")
    if s.step in CHECKS:
        CHECKS[s.step](s, s.seats[s.chooser], whole.get("pending"))


def check_taking(s: Any, me: Any, field: Field) -> None:
    field.get("cubes").integer(1, take_limit(me))


def check_instead(s: Any, me: Any, field: Field) -> None:
    """After three or four cubes, where a furnace is empty."""
    field.get("cubes").integer(CUBES_FOR_FURNACE, max(CUBES_FOR_FURNACE, take_limit(me)))
    if take_limit(me) < CUBES_FOR_FURNACE or empty_furnaces(s) == 0:
        raise field.wrong("expected an empty furnace, and the ability to take three cubes")


def check_removing(s: Any, me: Any, field: Field) -> None:
    field.get("cubes").integer(1, goods_of_reserve(s))


def check_buying(s: Any, me: Any, field: Field) -> None:
    cards = s.buys + (s.bought > 0)
    if cards > 1 and not able(me, A4B):
        raise field.get("cards").wrong("expected one card in all: the second needs 4b")
    if cards > 2:
        raise field.get("cards").wrong("expected two cards in all, at most")
    if s.skimmed and not able(me, A4C):
        raise field.get("skimmed").wrong("expected false: 4c is still covered")
    if s.discounted and not (s.bought and able(me, A4D)):
        raise field.get("discounted").wrong("expected false: it is for a card that was acquired with 4d")
    check_markets(s, field.get("markets"))
    check_first_card(s, field.get("from"))


def check_markets(s: Any, field: Field) -> None:
    """One; for a supplied set either, and by a ruling for the second card. 4c decides for the one in which it is used."""
    either = not owes_card(s) and (otherwise(s, TWO_KINDS) if s.bought else s.renewing)
    if (s.markets == CONTRACT_MARKET | INVESTMENT_MARKET) != bool(either):
        raise field.wrong("expected both markets" if either else "expected one market")


def check_first_card(s: Any, field: Field) -> None:
    """From one market; from another than is open only by that ruling."""
    if s.bought == CONTRACT_MARKET | INVESTMENT_MARKET:
        raise field.wrong(f"expected the market of the first card, {' or '.join(MARKETS)}")
    if s.bought and s.bought & s.markets == 0 and not (owes_card(s) and otherwise(s, TWO_KINDS)):
        raise field.wrong("expected the market that is open")


def check_paying(s: Any, me: Any, field: Field) -> None:
    """For the contract that was fulfilled last, of one of the types."""
    last = [me.fulfilled[type * TYPE_MOST + me.fulfilled_size[type] - 1] for type in range(N_TYPES) if me.fulfilled_size[type]]
    if not any(all(s.owed[colour] <= CONTRACT_NEEDS[card * N_CUBES + colour] for colour in range(N_CUBES)) for card in last):
        raise field.get("owed").wrong("expected no more than the last fulfilled contract of a type asks for")


CHECKS = {
    TAKING: check_taking,
    INSTEAD: check_instead,
    REMOVING: check_removing,
    BUYING: check_buying,
    PAYING: check_paying,
}

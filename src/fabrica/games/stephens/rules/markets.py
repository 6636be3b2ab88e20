"""The markets: professions with their face-up decks, contracts and investments with their costs."""

from __future__ import annotations

from typing import Any

from fabrica.engine.backend import apart
from fabrica.engine.bit_sets import nth_member, size
from fabrica.engine.chance import pick
from fabrica.engine.telling import tell
from fabrica.games.stephens.rules.facts import CONTRACTS, DISCARDED, INVESTMENTS, MOVED, PROFESSIONS, REVEALED
from fabrica.games.stephens.rules.rulings import bit_of, otherwise
from fabrica.games.stephens.rules.state import BLUE_TOP, EMPTY, PROFESSION_SPACES, RED_TOP, SPACES
from fabrica.games.stephens.rules.tables import BLUE_CARDS, RED_CARDS
from fabrica.games.stephens.solo_components import OPPONENTS

TABLE_STREAM = 0
SPACES_WITH = tuple(card.spaces for card in OPPONENTS)
DECKS_STAY_EMPTY = bit_of("decks_stay_empty")
FILLED_IN_ORDER = (1, 2, RED_TOP, 4, 3, BLUE_TOP)


def draw(s: Any, deck: int) -> int:
    """One card of a deck that is not empty."""
    return nth_member(deck, pick(s, TABLE_STREAM, size(deck)))


# Professions


def top_of(space: int) -> int:
    """The space of the deck that fills a space."""
    return RED_TOP if space < PROFESSION_SPACES // 2 else BLUE_TOP


def reveal_profession(s: Any, top: int) -> int:
    """The next card of a deck comes to light. A deck that is exhausted is made anew from its discards."""
    apart()
    cards = RED_CARDS if top == RED_TOP else BLUE_CARDS
    if s.profession_deck & cards == 0:
        s.profession_deck |= s.profession_discards & cards
        s.profession_discards &= ~cards
    card = EMPTY
    if s.profession_deck & cards != 0:
        card = draw(s, s.profession_deck & cards)
        s.profession_deck &= ~(1 << card)
    s.professions[top] = card
    tell(s, REVEALED, PROFESSIONS, top, card)
    return card


def refill_professions(s: Any) -> None:
    """Empty spaces get the top card of their deck."""
    apart()
    for i in range(PROFESSION_SPACES):
        space = FILLED_IN_ORDER[i]
        if s.professions[space] == EMPTY:
            fill(s, space, top_of(space))


def fill(s: Any, space: int, top: int) -> None:
    if s.professions[top] == EMPTY:
        reveal_profession(s, top)
    if space != top and s.professions[top] != EMPTY:
        s.professions[space] = s.professions[top]
        tell(s, MOVED, space, s.professions[top])
        reveal_profession(s, top)


def profession_space(s: Any, card: int) -> int:
    """Where a profession lies in the market."""
    space = 0
    while s.professions[space] != card:
        space += 1
    return space


# Contracts and investments


def reshuffles(s: Any) -> bool:
    """Are the discards a new deck? By the other ruling (A12) the deck stays empty."""
    return not otherwise(s, DECKS_STAY_EMPTY)


def reveal_contract(s: Any, space: int) -> int:
    """A new contract from the deck; when there is none, the discards become the deck."""
    if s.contract_deck == 0 and reshuffles(s):
        s.contract_deck = s.contract_discards
        s.contract_discards = 0
    card = EMPTY
    if s.contract_deck != 0:
        card = draw(s, s.contract_deck)
        s.contract_deck &= ~(1 << card)
    s.contracts[space] = card
    tell(s, REVEALED, CONTRACTS, space, card)
    return card


def reveal_investment(s: Any, space: int) -> int:
    """A new investment from the deck; when there is none, the discards become the deck."""
    if s.investment_deck == 0 and reshuffles(s):
        s.investment_deck = s.investment_discards
        s.investment_discards = 0
    card = EMPTY
    if s.investment_deck != 0:
        card = draw(s, s.investment_deck)
        s.investment_deck &= ~(1 << card)
    s.investments[space] = card
    tell(s, REVEALED, INVESTMENTS, space, card)
    return card


def refill_cards(s: Any) -> None:
    apart()
    refill_contracts(s)
    refill_investments(s)


def refill_contracts(s: Any) -> None:
    """The cards slide towards the low costs, and the spaces that are left get new ones."""
    slide(s.contracts)
    for space in range(SPACES_WITH[s.opponent]):
        if s.contracts[space] == EMPTY:
            reveal_contract(s, space)


def refill_investments(s: Any) -> None:
    slide(s.investments)
    for space in range(SPACES_WITH[s.opponent]):
        if s.investments[space] == EMPTY:
            reveal_investment(s, space)


def slide(market: Any) -> None:
    filled = 0
    for space in range(SPACES):
        card = market[space]
        market[space] = EMPTY
        if card != EMPTY:
            market[filled] = card
            filled += 1


def space_of(market: Any, card: int) -> int:
    """Where a card lies in a market."""
    space = 0
    while market[space] != card:
        space += 1
    return space


def discard_contract(s: Any, space: int) -> None:
    if s.contracts[space] != EMPTY:
        tell(s, DISCARDED, CONTRACTS, s.contracts[space])
        s.contract_discards |= 1 << s.contracts[space]
        s.contracts[space] = EMPTY


def discard_investment(s: Any, space: int) -> None:
    if s.investments[space] != EMPTY:
        tell(s, DISCARDED, INVESTMENTS, s.investments[space])
        s.investment_discards |= 1 << s.investments[space]
        s.investments[space] = EMPTY

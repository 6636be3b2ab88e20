"""Reading the cards of a position: each comes out of its deck, so none can be in two places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fabrica.engine.bit_sets import has, size
from fabrica.engine.parse import Field
from fabrica.games.stephens.components import LEVELS, SIDES
from fabrica.games.stephens.data.position import AUTOMA_NAME, MARKETS
from fabrica.games.stephens.rules.markets import SPACES_WITH, refill_cards, refill_professions
from fabrica.games.stephens.rules.state import AUTOMA, EMPTY, PROFESSION_SPACES, SPACES, is_solo, row_of
from fabrica.games.stephens.rules.tables import (
    CONTRACT_IDS,
    INVESTMENT_IDS,
    N_MARKET_PROFESSIONS,
    PROFESSION_IDS,
    SIDE,
    TWO_SLOTS,
)

MOST = 9999  # of anything that is unlimited
FEW = 99
MARKET_IDS = PROFESSION_IDS[:N_MARKET_PROFESSIONS]


def read_counts(row: Any, at: int, names: Sequence[str], field: Field, most: int = MOST) -> None:
    field.keys(names)
    for i, name in enumerate(names):
        row[at + i] = field.get(name, 0).integer(0, most)


def read_set(field: Field, ids: Sequence[str]) -> int:
    """Cards, each once."""
    found = 0
    for item in field.items():
        card = item.one_of(ids)
        if has(found, card):
            raise item.wrong(f"{ids[card]} is there twice", "twice")
        found |= 1 << card
    return found


def take(s: Any, deck: str, field: Field, ids: Sequence[str]) -> int:
    """A card that comes out of its deck."""
    card = field.one_of(ids)
    if not has(getattr(s, deck), card):
        raise field.wrong(f"the box has one {ids[card]}, and it stands elsewhere in this position", "box", card=ids[card])
    setattr(s, deck, getattr(s, deck) & ~(1 << card))
    return card


def read_markets(s: Any, whole: Field) -> None:
    """The markets as given; one that is left out is drawn from its deck."""
    discards = whole.get("discards", {})
    discards.keys(("professions", "contracts", "investments"))
    for name, ids in (("profession", MARKET_IDS), ("contract", CONTRACT_IDS), ("investment", INVESTMENT_IDS)):
        for item in discards.get(f"{name}s", []).items():
            card = take(s, f"{name}_deck", item, ids)
            setattr(s, f"{name}_discards", getattr(s, f"{name}_discards") | 1 << card)
    read_market(s, s.professions, "profession_deck", whole.get("professions"), MARKET_IDS)
    for space, card in enumerate(s.professions):
        if card != EMPTY and SIDE[card] != space // (PROFESSION_SPACES // 2):
            raise whole.get("professions").wrong("red cards lie in the first three spaces, blue cards in the others", "colours")
    read_market(s, s.contracts, "contract_deck", whole.get("contracts"), CONTRACT_IDS)
    read_market(s, s.investments, "investment_deck", whole.get("investments"), INVESTMENT_IDS)
    draw_missing(s, whole)


def read_market(s: Any, spaces: Any, deck: str, field: Field, ids: Sequence[str]) -> None:
    if field.is_none():
        return
    items = field.exactly(len(spaces))
    most = len(spaces) if len(spaces) != SPACES else SPACES_WITH[s.opponent]
    for space, item in enumerate(items):
        if not item.is_none():
            if space >= most:
                raise item.wrong("this space is not used against this opponent", "space")
            spaces[space] = take(s, deck, item, ids)


def draw_missing(s: Any, whole: Field) -> None:
    if whole.get("professions").is_none():
        refill_professions(s)
    given = [whole.get(name).is_none() for name in MARKETS]
    contracts, investments = list(s.contracts), list(s.investments)
    if not any(given):
        return
    decks = s.contract_deck, s.contract_discards, s.investment_deck, s.investment_discards
    refill_cards(s)
    if not given[0]:
        s.contract_deck, s.contract_discards = decks[:2]
        restore(s.contracts, contracts)
    if not given[1]:
        s.investment_deck, s.investment_discards = decks[2:]
        restore(s.investments, investments)


def restore(spaces: Any, cards: list[int]) -> None:
    for space, card in enumerate(cards):
        spaces[space] = card


def read_rows(s: Any, field: Field) -> None:
    field.keys(SIDES)
    seen = 0
    for i, side in enumerate(SIDES):
        levels = field.get(side, {})
        levels.keys(LEVELS)
        for j, level in enumerate(LEVELS):
            for item in levels.get(level, []).items():
                item.keys(("card", "master", "apprentice"))
                seen = read_profession(s, row_of(i, j), item, seen)
            if j > 0 and s.height[row_of(i, j)] > s.height[row_of(i, j) - 1]:
                raise levels.get(level).wrong("a row never has more professions than the one below it", "row-longer")


def read_profession(s: Any, row: int, item: Field, seen: int) -> int:
    card = item.get("card").one_of(PROFESSION_IDS)
    if SIDE[card] != row // len(LEVELS) or has(seen, card):
        raise item.get("card").wrong(
            f"{PROFESSION_IDS[card]} lies once, on the side {SIDES[SIDE[card]]}", "side", card=PROFESSION_IDS[card]
        )
    if card >= N_MARKET_PROFESSIONS and row % len(LEVELS):
        raise item.get("card").wrong("a starting profession lies beside a furnace", "starting")
    s.profession_deck &= ~(1 << card)
    s.rows[row] |= 1 << card
    s.height[row] += 1
    master = read_owner(s, item.get("master"))
    s.masters[master] |= 1 << card
    if not item.get("apprentice").is_none():
        apprentice = read_owner(s, item.get("apprentice"))
        if apprentice == master or not has(TWO_SLOTS, card):
            raise item.get("apprentice").wrong("an apprentice needs a second slot, and a master of another colour", "apprentice")
        s.apprentices[apprentice] |= 1 << card
    s.automa_workers = size(s.masters[AUTOMA]) + size(s.apprentices[AUTOMA])
    return seen | 1 << card


def read_owner(s: Any, field: Field) -> int:
    return AUTOMA if is_solo(s) and field.is_word(AUTOMA_NAME) else field.integer(0, s.players - 1)

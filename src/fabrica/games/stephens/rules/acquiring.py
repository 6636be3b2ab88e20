"""Accepting a contract and funding an investment."""

from __future__ import annotations

from typing import Any

from fabrica.engine.backend import apart
from fabrica.engine.telling import tell
from fabrica.engine.versions import rules_before
from fabrica.games.stephens.components import CONTRACT_SLOTS, MARKET_COSTS
from fabrica.games.stephens.rules.facts import PAID
from fabrica.games.stephens.rules.markets import (
    discard_contract,
    discard_investment,
    refill_cards,
    refill_contracts,
    refill_investments,
    reshuffles,
    slide,
    space_of,
)
from fabrica.games.stephens.rules.moves import ACCEPT, DONE, END_FUNDING, FIRST_FUNDING, SKIM
from fabrica.games.stephens.rules.rulings import bit_of, otherwise
from fabrica.games.stephens.rules.state import BUYING, CONTRACT_MARKET, EMPTY, INVESTMENT_MARKET, SPACES, able, end_action
from fabrica.games.stephens.rules.tables import A4B, A4C, A4D, COIN, COLUMNS_MOST, INFLUENCE

COMPULSORY = bit_of("compulsory")
ALWAYS_TWO_CARDS = bit_of("always_two_cards")
SECOND_CARD_SLID = bit_of("second_card_slid")
TWO_KINDS = bit_of("two_kinds")


def begin_buying(s: Any, markets: int, cards: int) -> None:
    s.step = BUYING
    s.markets = markets
    s.buys = cards


def cards_of_action(s: Any, me: Any, white_cube: bool) -> int:
    """One; with 4b two for a white cube from a furnace, by the other ruling (A7) with every acquisition."""
    return 2 if able(me, A4B) and (white_cube or otherwise(s, ALWAYS_TWO_CARDS)) else 1


def price(s: Any, me: Any, space: int) -> int:
    """The cost of the space; with 4d one less for one card of the action, but never nothing."""
    cost = MARKET_COSTS[space]
    return max(1, cost - 1) if able(me, A4D) and s.discounted == 0 else cost


def may_accept(s: Any, me: Any, space: int) -> bool:
    return s.markets & CONTRACT_MARKET != 0 and can_accept(s, me, space)


def can_accept(s: Any, me: Any, space: int) -> bool:
    """A contract costs influence and needs a free slot."""
    if s.contracts[space] == EMPTY:
        return False
    return me.slots[CONTRACT_SLOTS - 1] == EMPTY and me.have[INFLUENCE] >= price(s, me, space)


def may_fund(s: Any, me: Any, space: int) -> bool:
    return s.markets & INVESTMENT_MARKET != 0 and can_fund(s, me, space)


def can_fund(s: Any, me: Any, space: int) -> bool:
    """An investment costs coins."""
    return s.investments[space] != EMPTY and me.have[COIN] >= price(s, me, space)


def may_buy(s: Any, me: Any) -> bool:
    return can_accept_any(s, me) or can_fund_any(s, me)


def can_accept_any(s: Any, me: Any) -> bool:
    for space in range(SPACES):
        if may_accept(s, me, space):
            return True
    return False


def can_fund_any(s: Any, me: Any) -> bool:
    for space in range(SPACES):
        if may_fund(s, me, space):
            return True
    return False


def can_buy_any(s: Any, me: Any) -> bool:
    """Is there a card in either market that could be acquired?"""
    apart()
    for space in range(SPACES):
        if can_accept(s, me, space) or can_fund(s, me, space):
            return True
    return False


def may_skim(s: Any, me: Any, market: int) -> bool:
    """With 4c, once in an action, the cheapest card of a market may be discarded before one is acquired there.

    By rules 1 not after any card, and also where none can follow.
    """
    if not able(me, A4C) or s.skimmed == 1 or s.markets & market == 0:
        return False
    if rules_before(s, 2):
        return s.bought == 0 and (can_accept_any(s, me) if market == CONTRACT_MARKET else can_fund_any(s, me))
    return s.bought & market == 0 and can_follow(s, me, market)


def can_follow(s: Any, me: Any, market: int) -> bool:
    """Once the cheapest card is gone, can the one that is then the cheapest be acquired?"""
    if market == CONTRACT_MARKET:
        return can_accept(s, me, 0) and another_comes(s, s.contracts, s.contract_deck)
    return can_fund(s, me, 0) and another_comes(s, s.investments, s.investment_deck)


def another_comes(s: Any, market: Any, deck: int) -> bool:
    """From the next space or from the deck, into which even the discarded card is shuffled."""
    return market[1] != EMPTY or deck != 0 or reshuffles(s)


def owes_card(s: Any) -> bool:
    """The cheapest card is discarded in order to acquire one of that market; by rules 1 one need not."""
    return s.skimmed == 1 and s.bought & s.markets == 0 and not rules_before(s, 2)


def must_buy(s: Any) -> bool:
    """Acquiring is a choice; by the other ruling (A5) a card must be acquired where one can be."""
    return otherwise(s, COMPULSORY)


def may_be_done(s: Any) -> bool:
    return not owes_card(s) and (s.bought > 0 or not must_buy(s))


def legal_buying(s: Any, me: Any, out: Any) -> int:
    apart()
    n = 0
    for space in range(SPACES):
        if may_accept(s, me, space):
            out[n] = ACCEPT + s.contracts[space]
            n += 1
    for space in range(SPACES):
        if may_fund(s, me, space):
            for move in range(FIRST_FUNDING[s.investments[space]], END_FUNDING[s.investments[space]]):
                out[n] = move
                n += 1
    for market in range(2):
        if may_skim(s, me, market + 1):
            out[n] = SKIM + market
            n += 1
    if may_be_done(s):
        out[n] = DONE
        n += 1
    return n


def accept(s: Any, me: Any, card: int) -> None:
    """Pay its cost in influence, and put it into the first free slot."""
    space = space_of(s.contracts, card)
    pay_price(s, me, INFLUENCE, space)
    slot = 0
    while me.slots[slot] != EMPTY:
        slot += 1
    me.slots[slot] = card
    s.contracts[space] = EMPTY
    count_purchase(s, CONTRACT_MARKET)


def fund(s: Any, me: Any, card: int, row: int) -> None:
    """Pay its cost in coins, and put it at the end of its row."""
    space = space_of(s.investments, card)
    pay_price(s, me, COIN, space)
    me.investments[row * COLUMNS_MOST + me.investments_size[row]] = card
    me.investments_size[row] += 1
    s.investments[space] = EMPTY
    count_purchase(s, INVESTMENT_MARKET)


def pay_price(s: Any, me: Any, kind: int, space: int) -> None:
    cost = price(s, me, space)
    me.have[kind] -= cost
    tell(s, PAID, kind, cost)
    if cost < MARKET_COSTS[space]:
        s.discounted = 1


def count_purchase(s: Any, market: int) -> None:
    s.bought = 1 if rules_before(s, 2) else market
    s.buys -= 1
    if s.buys == 0:
        end_buying(s)
    else:
        offer_second_card(s, market)


def offer_second_card(s: Any, market: int) -> None:
    """From the same market at the cost where it lies; by other rulings from either one (A9), and slid to lower costs (A8)."""
    apart()
    s.markets = CONTRACT_MARKET | INVESTMENT_MARKET if otherwise(s, TWO_KINDS) else market
    if otherwise(s, SECOND_CARD_SLID):
        slide(s.contracts)
        slide(s.investments)


def skim(s: Any, market: int) -> None:
    """What is acquired then comes from the same market."""
    s.skimmed = 1
    s.markets = market
    if market == CONTRACT_MARKET:
        discard_contract(s, 0)
        refill_contracts(s)
    else:
        discard_investment(s, 0)
        refill_investments(s)


def end_buying(s: Any) -> None:
    refill_cards(s)
    s.markets = s.buys = s.bought = s.skimmed = s.discounted = 0
    end_action(s)

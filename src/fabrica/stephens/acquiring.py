"""Accepting a contract and funding an investment."""

from __future__ import annotations

from typing import Any

from fabrica.backend import apart
from fabrica.stephens.components import CONTRACT_SLOTS, MARKET_COSTS
from fabrica.stephens.markets import discard_contract, discard_investment, refill_cards, space_of
from fabrica.stephens.moves import ACCEPT, DONE, END_FUNDING, FIRST_FUNDING, FUND, FUND_CARD, FUND_ROW, SKIM
from fabrica.stephens.state import BUYING, CONTRACT_MARKET, EMPTY, INVESTMENT_MARKET, SPACES, able, end_action
from fabrica.stephens.tables import A4C, A4D, COIN, COLUMNS_MOST, INFLUENCE


def begin_buying(s: Any, markets: int, cards: int) -> None:
    s.step = BUYING
    s.markets = markets
    s.buys = cards


def price(s: Any, me: Any, space: int) -> int:
    """The cost of the space; with 4d one less for one card of the action, but never nothing."""
    cost = MARKET_COSTS[space]
    return max(1, cost - 1) if able(me, A4D) and s.discounted == 0 else cost


def may_accept(s: Any, me: Any, space: int) -> bool:
    """A contract costs influence and needs a free slot."""
    if s.markets & CONTRACT_MARKET == 0 or s.contracts[space] == EMPTY:
        return False
    return me.slots[CONTRACT_SLOTS - 1] == EMPTY and me.have[INFLUENCE] >= price(s, me, space)


def may_fund(s: Any, me: Any, space: int) -> bool:
    """An investment costs coins."""
    if s.markets & INVESTMENT_MARKET == 0 or s.investments[space] == EMPTY:
        return False
    return me.have[COIN] >= price(s, me, space)


def may_buy(s: Any, me: Any) -> bool:
    for space in range(SPACES):
        if may_accept(s, me, space) or may_fund(s, me, space):
            return True
    return False


def may_skim(s: Any, me: Any, market: int) -> bool:
    """With 4c the cheapest card may be discarded, once in an action and before anything is acquired."""
    if not able(me, A4C) or s.skimmed == 1 or s.bought > 0 or s.markets & market == 0:
        return False
    return (s.contracts[0] if market == CONTRACT_MARKET else s.investments[0]) != EMPTY


def legal_buying(s: Any, me: Any, out: Any) -> int:
    apart()
    n = 0
    for space in range(SPACES):
        if may_accept(s, me, space):
            out[n] = ACCEPT + s.contracts[space]
            n += 1
    for space in range(SPACES):
        if may_fund(s, me, space):
            for row in range(FIRST_FUNDING[s.investments[space]], END_FUNDING[s.investments[space]]):
                out[n] = FUND + row
                n += 1
    for market in range(2):
        if may_skim(s, me, market + 1):
            out[n] = SKIM + market
            n += 1
    if s.compulsory == 0 or s.bought > 0:
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
    count_purchase(s)


def fund(s: Any, me: Any, funding: int) -> None:
    """Pay its cost in coins, and put it at the end of its row."""
    card, row = FUND_CARD[funding], FUND_ROW[funding]
    space = space_of(s.investments, card)
    pay_price(s, me, COIN, space)
    me.investments[row * COLUMNS_MOST + me.investments_size[row]] = card
    me.investments_size[row] += 1
    s.investments[space] = EMPTY
    count_purchase(s)


def pay_price(s: Any, me: Any, kind: int, space: int) -> None:
    cost = price(s, me, space)
    me.have[kind] -= cost
    if cost < MARKET_COSTS[space]:
        s.discounted = 1


def count_purchase(s: Any) -> None:
    s.bought += 1
    s.buys -= 1
    if s.buys == 0:
        end_buying(s)


def skim(s: Any, market: int) -> None:
    s.skimmed = 1
    if market == CONTRACT_MARKET:
        discard_contract(s, 0)
    else:
        discard_investment(s, 0)
    refill_cards(s)


def end_buying(s: Any) -> None:
    refill_cards(s)
    s.markets = s.buys = s.bought = s.skimmed = s.discounted = 0
    end_action(s)

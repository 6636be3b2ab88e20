"""Why cards and cubes are refused: acquiring, activating, and the renewal phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fabrica.engine.bit_sets import has
from fabrica.engine.parts import Refusal
from fabrica.engine.versions import rules_before
from fabrica.games.stephens.components import ACCESSORIES, CONTRACT_SLOTS, WOOD
from fabrica.games.stephens.components import SUBSTITUTE as SUBSTITUTED
from fabrica.games.stephens.data.position import MARKETS, cards
from fabrica.games.stephens.data.refusing import bag, ids, needs, on_market, short_of
from fabrica.games.stephens.rules.acquiring import another_comes, price
from fabrica.games.stephens.rules.moves import ACCEPT, FIRST_FUNDING, A, B
from fabrica.games.stephens.rules.renewal import column_dunes, column_forest, columns_of
from fabrica.games.stephens.rules.state import EMPTY, able
from fabrica.games.stephens.rules.supplying import has_set_aside, may_reward
from fabrica.games.stephens.rules.tables import (
    A4A,
    A4C,
    ACCESSORY,
    BENEFIT_CARD,
    BENEFIT_COST,
    BENEFIT_PAY,
    COIN,
    CONTRACT_IDS,
    CONTRACT_NEEDS,
    CUBE,
    CUBES,
    DELIVERY_CUBES,
    DUNES,
    FOREST,
    INFLUENCE,
    INVESTMENT_IDS,
    N_CUBES,
    N_WOOD,
    NOTHING,
    PROFESSION_IDS,
)
from fabrica.games.stephens.rules.tracks import may_gain

# Contracts and investments


def accept_refusal(s: Any, seat: int, move: int) -> Refusal:
    me, card = s.seats[seat], A[move]
    if not has(s.markets, 0):
        return Refusal("other-market", {"market": MARKETS[1]})
    if card not in s.contracts:
        return Refusal("not-on-market", {"card": CONTRACT_IDS[card], "cards": on_market(s.contracts, CONTRACT_IDS)})
    if me.slots[CONTRACT_SLOTS - 1] != EMPTY:
        return Refusal("slots-full", {"slots": CONTRACT_SLOTS})
    return short_of(me, INFLUENCE, price(s, me, list(s.contracts).index(card)))


def fund_refusal(s: Any, seat: int, move: int) -> Refusal:
    me, card = s.seats[seat], A[move]
    if not has(s.markets, 1):
        return Refusal("other-market", {"market": MARKETS[0]})
    if card not in s.investments:
        return Refusal("not-on-market", {"card": INVESTMENT_IDS[card], "cards": on_market(s.investments, INVESTMENT_IDS)})
    return short_of(me, COIN, price(s, me, list(s.investments).index(card)))


def skim_refusal(s: Any, seat: int, move: int) -> Refusal:
    market = A[move]
    if not able(s.seats[seat], A4C):
        return needs(A4C)
    if not has(s.markets, market):
        return Refusal("other-market", {"market": MARKETS[1 - market]})
    if s.skimmed == 1:
        return Refusal("skimmed")
    if has(s.bought, market) or (s.bought > 0 and rules_before(s, 2)):
        return Refusal("skim-before")
    cards, deck = (s.contracts, s.contract_deck) if market == 0 else (s.investments, s.investment_deck)
    cheapest = cards[0]
    if cheapest == EMPTY or not another_comes(s, cards, deck):
        return Refusal("skim-last")
    return accept_refusal(s, seat, ACCEPT + cheapest) if market == 0 else fund_refusal(s, seat, FIRST_FUNDING[cheapest])


# Activation


def use_refusal(s: Any, seat: int, move: int) -> Refusal:
    me, benefit, card = s.seats[seat], A[move], BENEFIT_CARD[A[move]]
    if not has(s.todo, card):
        return Refusal("no-worker-there", {"card": PROFESSION_IDS[card], "cards": ids(cards(s.todo, PROFESSION_IDS))})
    if me.have[BENEFIT_PAY[benefit]] < BENEFIT_COST[benefit]:
        return short_of(me, BENEFIT_PAY[benefit], BENEFIT_COST[benefit])
    return one_of_each(s, me)


def one_of_each(s: Any, me: Any) -> Refusal:
    """An opponent forbids it: which accessories may be had now?"""
    return Refusal("one-of-each", {"accessories": ids(a for i, a in enumerate(ACCESSORIES) if may_gain(s, me, ACCESSORY + i))})


# The renewal phase


def column_refusal(s: Any, seat: int, move: int) -> Refusal:
    me, column = s.seats[seat], A[move]
    if column >= columns_of(me):
        return Refusal("no-such-column", {"column": column + 1, "n": columns_of(me)})
    if has(me.columns, column):
        return Refusal("column-used", {"column": column + 1})
    have = {"forest_have": me.have[FOREST], "dunes_have": me.have[DUNES]}
    return Refusal("column-costs", {"forest": column_forest(me, column), "dunes": column_dunes(me, column), **have})


def supply_refusal(s: Any, seat: int, move: int) -> Refusal:
    me, delivery = s.seats[seat], A[move]
    if not has_set_aside(me, delivery):
        needed = DELIVERY_CUBES[delivery * N_WOOD : (delivery + 1) * N_WOOD]
        return Refusal("not-set-aside", {"needed": bag(WOOD, needed), "cubes": bag(WOOD, me.aside)})
    return Refusal("useless-set") if not may_reward(s, me, delivery) else one_of_each(s, me)


def fulfil_refusal(s: Any, seat: int, move: int) -> Refusal:
    me, card, accessory = s.seats[seat], A[move], B[move]
    if card not in me.slots:
        return Refusal("not-your-contract", {"card": CONTRACT_IDS[card], "cards": on_market(me.slots, CONTRACT_IDS)})
    if accessory != NOTHING and me.have[ACCESSORY + accessory] == 0:
        return Refusal("too-little", {"what": ACCESSORIES[accessory], "need": 1, "have": 0})
    missing = missing_cubes(me, CONTRACT_NEEDS[card * N_CUBES : (card + 1) * N_CUBES])
    return Refusal("cubes-missing", {"card": CONTRACT_IDS[card], "cubes": missing, "able": "yes" if able(me, A4A) else "no"})


def missing_cubes(me: Any, needed: Sequence[int]) -> str:
    return bag(CUBES, [need - have for need, have in zip(needed, me.have[CUBE : CUBE + N_CUBES], strict=True)])


def substitute_refusal(s: Any, seat: int, move: int) -> Refusal:
    me, two, one = s.seats[seat], A[move], B[move]
    if not able(me, A4A):
        return needs(A4A)
    if s.owed[one] == 0:
        return Refusal("not-owed", {"cubes": bag(CUBES, s.owed)})
    if me.have[CUBE + two] < SUBSTITUTED:
        return short_of(me, CUBE + two, SUBSTITUTED)
    return Refusal("no-substitute", {"cubes": bag(CUBES, s.owed)})


def pay_refusal(s: Any, seat: int, move: int) -> Refusal:
    return Refusal("substitute-first", {"cubes": missing_cubes(s.seats[seat], s.owed)})

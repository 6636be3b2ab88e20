"""Why a move is not legal, in the order in which a person at the table would say it."""

from __future__ import annotations

from typing import Any

from fabrica.bits import has
from fabrica.game import Refusal
from fabrica.stephens.acquiring import price
from fabrica.stephens.components import ACCESSORIES, BOARD, CONTRACT_SLOTS, LEVELS, PLACES, WOOD
from fabrica.stephens.moves import (
    ACCEPT,
    ALSO,
    COLUMN,
    CREATE,
    DONE,
    ENOUGH,
    FIRST_FUNDING,
    FULFIL,
    FULFIL_ACCESSORY,
    FULFIL_CARD,
    FUND,
    FUND_CARD,
    GLASS,
    GOODS,
    INSTEAD_AT,
    MOVES,
    PAY,
    REDRAW,
    REINFORCE,
    REMOVE,
    SKIM,
    SUBSTITUTE,
    SUPPLY,
    USE,
)
from fabrica.stephens.position import MARKETS, STEPS
from fabrica.stephens.renewal import column_dunes, column_forest, columns_of
from fabrica.stephens.solo_components import MORE_WORKERS
from fabrica.stephens.state import (
    ACTIVATING,
    ASSIGNING,
    BUYING,
    COLUMNS,
    EMPTY,
    FULFILLING,
    INSTEAD,
    OVER,
    PAYING,
    REMOVING,
    START,
    SUPPLYING,
    TAKING,
    TURN,
    UNLOCKING,
    able,
    row_of,
)
from fabrica.stephens.supplying import has_set_aside, may_reward
from fabrica.stephens.tables import (
    A3A,
    A3B,
    A4A,
    A4C,
    ACCESSORY,
    APPRENTICE_COST,
    APPRENTICE_KIND,
    BENEFIT_CARD,
    BENEFIT_COST,
    BENEFIT_PAY,
    COIN,
    CONTRACT_IDS,
    DISC_AFTER,
    INFLUENCE,
    INVESTMENT_IDS,
    MASTER_COST,
    MASTER_KIND,
    N_LEVELS,
    N_ROWS,
    N_WOOD,
    NOTHING,
    PROFESSION_IDS,
    RESOURCES,
    SIDE,
    TWO_SLOTS,
)
from fabrica.stephens.workers import WITHOUT, apprenticed, eligible_discs, fits, may_assign, must_create

# The first move of each group, the steps to which it belongs, and who says why it is refused there.


def refusal(s: Any, seat: int, move: int) -> Refusal:
    """The reason why this seat may not make this move, which is not legal."""
    if s.step == OVER:
        return Refusal("game-over")
    if s.chooser != seat:
        return Refusal("not-your-turn", {"seat": seat, "turn": s.chooser})
    first, steps, reason = next(group for group in reversed(GROUPS) if group[0] <= move)
    if s.step not in steps:
        return Refusal("decide-first", {"step": STEPS[s.step]})
    return reason(s, seat, move - first)


def disc_refusal(s: Any, seat: int, disc: int) -> Refusal:
    me, name = s.seats[seat], BOARD[disc].id
    if able(me, disc):
        return Refusal("disc-gone", {"disc": name})
    if has(WITHOUT[s.opponent], disc):
        return Refusal("disc-forbidden", {"disc": name})
    if not has(eligible_discs(s), disc):
        return Refusal("starting-disc")
    return Refusal("disc-after", {"disc": name, "after": BOARD[DISC_AFTER[disc]].id})


def redraw_refusal(s: Any, seat: int, deck: int) -> Refusal:
    if not able(s.seats[seat], A3A):
        return needs(A3A)
    return Refusal("redrawn") if s.redrawn else Refusal("nothing-to-redraw")


def needs(disc: int) -> Refusal:
    return Refusal("needs-ability", {"disc": BOARD[disc].id})


def glass_refusal(s: Any, seat: int, furnace: int) -> Refusal:
    return Refusal("furnace-empty", {"place": PLACES[furnace]})


def goods_refusal(s: Any, seat: int, cube: int) -> Refusal:
    return Refusal("no-such-cube", {"place": PLACES[cube // N_WOOD], "colour": WOOD[cube % N_WOOD]})


def more_refusal(s: Any, seat: int, colour: int) -> Refusal:
    return Refusal("no-such-cube", {"place": PLACES[s.factory], "colour": WOOD[colour]})


def instead_refusal(s: Any, seat: int, furnace: int) -> Refusal:
    return Refusal("furnace-not-empty", {"place": PLACES[furnace]})


# Workers


def create_refusal(s: Any, seat: int, create: int) -> Refusal:
    card, level = create // N_LEVELS, create % N_LEVELS
    name = PROFESSION_IDS[card]
    if not may_assign(s, seat):
        return worker_refusal(s, seat)
    if card not in s.professions:
        return Refusal("not-on-market", {"card": name})
    if not fits(s, row_of(SIDE[card], level), able(s.seats[seat], A3B)):
        return Refusal("row-too-high", {"level": LEVELS[level]})
    return short_of(s.seats[seat], MASTER_KIND[card], MASTER_COST[card])


def worker_refusal(s: Any, seat: int) -> Refusal:
    if s.seats[seat].locked & ~WITHOUT[s.opponent] == 0:
        return Refusal("no-disc-left")
    return Refusal("too-many-workers", {"more": MORE_WORKERS})


def short_of(me: Any, kind: int, need: int) -> Refusal:
    return Refusal("too-little", {"what": RESOURCES[kind], "need": need, "have": me.have[kind]})


def reinforce_refusal(s: Any, seat: int, card: int) -> Refusal:
    name = {"card": PROFESSION_IDS[card]}
    if not may_assign(s, seat):
        return worker_refusal(s, seat)
    if must_create(s):
        return Refusal("create-only")
    if not any(has(s.rows[row], card) for row in range(N_ROWS)):
        return Refusal("not-in-play", name)
    if not has(TWO_SLOTS, card):
        return Refusal("one-slot", name)
    if has(s.masters[seat], card):
        return Refusal("own-master", name)
    if has(apprenticed(s), card):
        return Refusal("slot-taken", name)
    return short_of(s.seats[seat], APPRENTICE_KIND[card], APPRENTICE_COST[card])


# Contracts and investments


def accept_refusal(s: Any, seat: int, card: int) -> Refusal:
    me = s.seats[seat]
    if not has(s.markets, 0):
        return Refusal("other-market", {"market": MARKETS[1]})
    if card not in s.contracts:
        return Refusal("not-on-market", {"card": CONTRACT_IDS[card]})
    if me.slots[CONTRACT_SLOTS - 1] != EMPTY:
        return Refusal("slots-full", {"slots": CONTRACT_SLOTS})
    return short_of(me, INFLUENCE, price(s, me, list(s.contracts).index(card)))


def fund_refusal(s: Any, seat: int, funding: int) -> Refusal:
    me, card = s.seats[seat], FUND_CARD[funding]
    if not has(s.markets, 1):
        return Refusal("other-market", {"market": MARKETS[0]})
    if card not in s.investments:
        return Refusal("not-on-market", {"card": INVESTMENT_IDS[card]})
    return short_of(me, COIN, price(s, me, list(s.investments).index(card)))


def skim_refusal(s: Any, seat: int, market: int) -> Refusal:
    if not able(s.seats[seat], A4C):
        return needs(A4C)
    if not has(s.markets, market):
        return Refusal("other-market", {"market": MARKETS[1 - market]})
    if s.skimmed == 1 or s.bought > 0:
        return Refusal("skim-before")
    return accept_refusal(s, seat, s.contracts[0]) if market == 0 else fund_refusal(s, seat, FIRST_FUNDING[s.investments[0]])


# Activation


def use_refusal(s: Any, seat: int, benefit: int) -> Refusal:
    me, card = s.seats[seat], BENEFIT_CARD[benefit]
    if not has(s.todo, card):
        return Refusal("no-worker-there", {"card": PROFESSION_IDS[card]})
    if me.have[BENEFIT_PAY[benefit]] < BENEFIT_COST[benefit]:
        return short_of(me, BENEFIT_PAY[benefit], BENEFIT_COST[benefit])
    return Refusal("one-of-each")


# The renewal phase


def column_refusal(s: Any, seat: int, column: int) -> Refusal:
    me = s.seats[seat]
    if column >= columns_of(me):
        return Refusal("no-such-column", {"column": column + 1})
    if has(me.columns, column):
        return Refusal("column-used", {"column": column + 1})
    return Refusal("column-costs", {"forest": column_forest(me, column), "dunes": column_dunes(me, column)})


def supply_refusal(s: Any, seat: int, delivery: int) -> Refusal:
    if not has_set_aside(s.seats[seat], delivery):
        return Refusal("not-set-aside")
    return Refusal("useless-set") if not may_reward(s, s.seats[seat], delivery) else Refusal("one-of-each")


def fulfil_refusal(s: Any, seat: int, fulfilment: int) -> Refusal:
    me, card, accessory = s.seats[seat], FULFIL_CARD[fulfilment], FULFIL_ACCESSORY[fulfilment]
    if card not in me.slots:
        return Refusal("not-your-contract", {"card": CONTRACT_IDS[card]})
    if accessory != NOTHING and me.have[ACCESSORY + accessory] == 0:
        return Refusal("too-little", {"what": ACCESSORIES[accessory], "need": 1, "have": 0})
    return Refusal("cubes-missing", {"card": CONTRACT_IDS[card]})


def substitute_refusal(s: Any, seat: int, substitution: int) -> Refusal:
    return Refusal("no-substitute") if able(s.seats[seat], A4A) else needs(A4A)


def pay_refusal(s: Any, seat: int, move: int) -> Refusal:
    return Refusal("substitute-first")


def done_refusal(s: Any, seat: int, move: int) -> Refusal:
    return Refusal("must-buy") if s.step == BUYING else Refusal("decide-first", {"step": STEPS[s.step]})


NAMED = frozenset(MOVES)
ANY_STEP = tuple(range(len(STEPS)))
GROUPS = (
    (0, (START, UNLOCKING), disc_refusal),
    (REDRAW, (TURN,), redraw_refusal),
    (GLASS, (TURN,), glass_refusal),
    (GOODS, (TURN,), goods_refusal),
    (ALSO, (TAKING,), more_refusal),
    (ENOUGH, (), more_refusal),
    (INSTEAD_AT, (INSTEAD,), instead_refusal),
    (CREATE, (TURN, ASSIGNING), create_refusal),
    (REINFORCE, (TURN, ASSIGNING), reinforce_refusal),
    (ACCEPT, (BUYING,), accept_refusal),
    (FUND, (BUYING,), fund_refusal),
    (SKIM, (BUYING,), skim_refusal),
    (USE, (ACTIVATING,), use_refusal),
    (COLUMN, (COLUMNS,), column_refusal),
    (SUPPLY, (SUPPLYING,), supply_refusal),
    (FULFIL, (FULFILLING,), fulfil_refusal),
    (SUBSTITUTE, (PAYING,), substitute_refusal),
    (PAY, (PAYING,), pay_refusal),
    (REMOVE, (REMOVING,), more_refusal),
    (DONE, ANY_STEP, done_refusal),
)


def misnamed(words: str) -> Refusal | None:
    """Why words that name no move of the table, but look like one, can never be a move."""
    match words.split():
        case ["fund", card] if f"fund {card} {WOOD[0]}" in NAMED:
            return Refusal("name-the-row", {"card": card})
        case ["fund", card, row] if f"fund {card}" in NAMED and row in WOOD:
            return Refusal("row-is-fixed", {"card": card})
        case ["fulfil", card] if f"fulfil {card} {ACCESSORIES[0]}" in NAMED:
            return Refusal("name-the-accessory", {"card": card})
    return None

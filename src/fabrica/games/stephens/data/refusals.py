"""Why a move is not legal, in the order in which a person at the table would say it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fabrica.engine.bit_sets import has
from fabrica.engine.parts import Refusal
from fabrica.games.stephens.components import ACCESSORIES, BOARD, LEVELS, PLACES, WOOD
from fabrica.games.stephens.data.refusals_of_cards import (
    accept_refusal,
    column_refusal,
    fulfil_refusal,
    fund_refusal,
    pay_refusal,
    skim_refusal,
    substitute_refusal,
    supply_refusal,
    use_refusal,
)
from fabrica.games.stephens.data.refusing import bag, decide_first, ids, needs, on_market, short_of
from fabrica.games.stephens.rules.moves import (
    ACCEPT,
    ALSO,
    COLUMN,
    CREATE,
    FULFIL,
    FUND,
    GLASS,
    GOODS,
    INSTEAD_AT,
    KIND,
    MOVES,
    PAY,
    REDRAW,
    REINFORCE,
    REMOVE,
    SKIM,
    SUBSTITUTE,
    SUPPLY,
    UNLOCK,
    USE,
    A,
    B,
)
from fabrica.games.stephens.rules.state import (
    ACTIVATING,
    ASSIGNING,
    BUYING,
    COLUMNS,
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
    workers,
)
from fabrica.games.stephens.rules.tables import (
    A3A,
    A3B,
    APPRENTICE_COST,
    APPRENTICE_KIND,
    DISC_AFTER,
    MASTER_COST,
    MASTER_KIND,
    N_LEVELS,
    N_ROWS,
    N_WOOD,
    PROFESSION_IDS,
    SIDE,
    TWO_SLOTS,
)
from fabrica.games.stephens.rules.workers import WITHOUT, apprenticed, eligible_discs, fits, may_assign, must_create
from fabrica.games.stephens.solo_components import MORE_WORKERS

Reason = Callable[[Any, int, int], Refusal]


def refusal(s: Any, seat: int, move: int) -> Refusal:
    """The reason why this seat may not make this move, which is not legal."""
    if s.step == OVER:
        return Refusal("game-over")
    if s.chooser != seat:
        return Refusal("not-your-turn", {"seat": seat, "turn": s.chooser})
    steps, reason = REASONS.get(KIND[move], ((), None))
    return reason(s, seat, move) if reason and s.step in steps else decide_first(s)


def disc_refusal(s: Any, seat: int, move: int) -> Refusal:
    me, disc, name = s.seats[seat], A[move], BOARD[A[move]].id
    if able(me, disc):
        return Refusal("disc-gone", {"disc": name})
    if has(WITHOUT[s.opponent], disc):
        return Refusal("disc-forbidden", {"disc": name})
    if not has(eligible_discs(s), disc):
        return Refusal("starting-disc", {"discs": ids(disc.id for i, disc in enumerate(BOARD) if has(eligible_discs(s), i))})
    return Refusal("disc-after", {"disc": name, "after": BOARD[DISC_AFTER[disc]].id})


def redraw_refusal(s: Any, seat: int, move: int) -> Refusal:
    if not able(s.seats[seat], A3A):
        return needs(A3A)
    return Refusal("redrawn") if s.redrawn else Refusal("nothing-to-redraw")


def glass_refusal(s: Any, seat: int, move: int) -> Refusal:
    return Refusal("furnace-empty", {"place": PLACES[A[move]], "furnaces": furnaces(s, lambda cubes: cubes > 0)})


def goods_refusal(s: Any, seat: int, move: int) -> Refusal:
    return no_such_cube(s, A[move], B[move])


def more_refusal(s: Any, seat: int, move: int) -> Refusal:
    return no_such_cube(s, s.factory, A[move])


def no_such_cube(s: Any, factory: int, colour: int) -> Refusal:
    there = s.private[factory * N_WOOD : (factory + 1) * N_WOOD]
    return Refusal("no-such-cube", {"place": PLACES[factory], "colour": WOOD[colour], "n": sum(there), "cubes": bag(WOOD, there)})


def instead_refusal(s: Any, seat: int, move: int) -> Refusal:
    return Refusal("furnace-not-empty", {"place": PLACES[A[move]], "furnaces": furnaces(s, lambda cubes: cubes == 0)})


def furnaces(s: Any, wanted: Callable[[int], bool]) -> str:
    return ids(place for place, cubes in zip(PLACES, s.furnaces, strict=True) if wanted(cubes))


# Workers


def create_refusal(s: Any, seat: int, move: int) -> Refusal:
    card, level = A[move], B[move]
    name = PROFESSION_IDS[card]
    if not may_assign(s, seat):
        return worker_refusal(s, seat)
    if card not in s.professions:
        return Refusal("not-on-market", {"card": name, "cards": on_market(s.professions, PROFESSION_IDS)})
    if not fits(s, row_of(SIDE[card], level), able(s.seats[seat], A3B)):
        return row_refusal(s, row_of(SIDE[card], level), able(s.seats[seat], A3B))
    return short_of(s.seats[seat], MASTER_KIND[card], MASTER_COST[card])


def row_refusal(s: Any, row: int, equal: bool) -> Refusal:
    lengths = {"here": s.height[row], "below": s.height[row - 1], "equal": "yes" if equal else "no"}
    return Refusal("row-too-high", {"level": LEVELS[row % N_LEVELS], **lengths})


def worker_refusal(s: Any, seat: int) -> Refusal:
    if s.seats[seat].locked & ~WITHOUT[s.opponent] == 0:
        return Refusal("no-disc-left")
    return Refusal("too-many-workers", {"more": MORE_WORKERS, "have": workers(s, seat), "automa": s.automa_workers})


def reinforce_refusal(s: Any, seat: int, move: int) -> Refusal:
    card, name = A[move], {"card": PROFESSION_IDS[A[move]]}
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


NAMED = frozenset(MOVES)
# By kind of move: the steps to which it belongs, and who says why it is refused there.
REASONS: dict[int, tuple[tuple[int, ...], Reason]] = {
    UNLOCK: ((START, UNLOCKING), disc_refusal),
    REDRAW: ((TURN,), redraw_refusal),
    GLASS: ((TURN,), glass_refusal),
    GOODS: ((TURN,), goods_refusal),
    ALSO: ((TAKING,), more_refusal),
    INSTEAD_AT: ((INSTEAD,), instead_refusal),
    CREATE: ((TURN, ASSIGNING), create_refusal),
    REINFORCE: ((TURN, ASSIGNING), reinforce_refusal),
    ACCEPT: ((BUYING,), accept_refusal),
    FUND: ((BUYING,), fund_refusal),
    SKIM: ((BUYING,), skim_refusal),
    USE: ((ACTIVATING,), use_refusal),
    COLUMN: ((COLUMNS,), column_refusal),
    SUPPLY: ((SUPPLYING,), supply_refusal),
    FULFIL: ((FULFILLING,), fulfil_refusal),
    SUBSTITUTE: ((PAYING,), substitute_refusal),
    PAY: ((PAYING,), pay_refusal),
    REMOVE: ((REMOVING,), more_refusal),
}


def misnamed(s: Any, seat: int, words: str) -> Refusal | None:
    """Why words that name no move of the table, but look like one, can never be a move."""
    match words.split():
        case ["fund", card] if f"fund {card} {WOOD[0]}" in NAMED:
            return Refusal("name-the-row", {"card": card})
        case ["fund", card, row] if f"fund {card}" in NAMED and row in WOOD:
            return Refusal("row-is-fixed", {"card": card})
        case ["fulfil", card] if f"fulfil {card} {ACCESSORIES[0]}" in NAMED:
            return Refusal("name-the-accessory", {"card": card})
    return None

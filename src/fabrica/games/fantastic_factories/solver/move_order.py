"""Of the orders in which the same work can be done, the one that is looked at.

Any line can be put into this order, and ends at least as well:
- the specialist comes first;
- a die goes to the headquarters, or to a card that takes nothing but dice and cards, as soon as it shows its face: at the start,
  or right after the move that made it; these placements come in the order of their ranks;
- a card is built right before it is first used, or after all other work, unless something answers to the build;
- uses that gain nothing but goods come after all others, in the order of the cards; builds that are not used come last, likewise.
- of several cards that are discarded for a use, those of one tool come after those of another.
What may follow is one number: what is open (the faces that may be placed, as bits, and the kinds of work), the last rank, the
card that must be used now, and the tool that was discarded.
"""

from __future__ import annotations

from typing import Any

from fabrica.engine.bit_sets import has
from fabrica.games.fantastic_factories.ai.reach import FACES_PAID, MADE
from fabrica.games.fantastic_factories.rules.activation import on_offer
from fabrica.games.fantastic_factories.rules.moves import (
    ACTIVATE,
    BUILD,
    DISCARD_CARD,
    KIND,
    RESEARCH_WITH,
    SPECIALIST,
    A,
    B,
)
from fabrica.games.fantastic_factories.rules.state import ALL_FACES, dice_showing
from fabrica.games.fantastic_factories.rules.tables import (
    DICE_MASK,
    DISCOUNT,
    GAIN,
    GAIN_GOODS,
    GAIN_ROLLS,
    N_BLUEPRINTS,
    ON_BUILD,
    ON_GOODS,
    PAY,
    REPLICATOR,
    REROLLS,
    ROW_OF,
    TOOL,
    USABLE,
)

# What is open: faces that may be placed, then kinds of work.
PLAIN = 1 << 6  # uses of all kinds but those that have their time
FOR_GOODS = 1 << 7  # uses that gain goods alone
LATE = 1 << 8  # placements that gain goods, at any time: a laboratory may come before
FRESH = 1 << 9  # nothing was done yet
OPEN = (1 << 10) - 1
LASTING = PLAIN | FOR_GOODS | LATE
ANYTHING = ALL_FACES | PLAIN | FOR_GOODS | FRESH
LAST_SHIFT = 10
BUILT_SHIFT = 16
TOOL_SHIFT = 22
MASK = 63
CARD_RANK = 6  # the faces at the headquarters come first


def time_of(row: int) -> int:
    """What must be open for a use."""
    if GAIN_GOODS[row] > 0 and GAIN[row] == GAIN_ROLLS[row] == 0:
        return FOR_GOODS
    if FACES_PAID[row] == 0 or PAY[row] & ~DICE_MASK or MADE[row] or GAIN_ROLLS[row] or REROLLS >> ROW_OF[row] & 1:
        return PLAIN
    return FACES_PAID[row] | (LATE if GAIN_GOODS[row] > 0 else 0)


ROWS = range(len(ROW_OF))
TIME = tuple(time_of(row) for row in ROWS)
PLACING = sum(1 << card for card in {ROW_OF[row] for row in ROWS if TIME[row] & ALL_FACES})  # cards that take dice at once
BUILD_RANK = tuple(MASK if DISCOUNT[card] > 0 else card for card in range(N_BLUEPRINTS))  # a discount grows until the last


def first_order(s: Any, seat: int, luck: int) -> int:
    """Where a line begins. A laboratory matters only to one who asks what a drawn card is worth."""
    me = s.seats[seat]
    coming = me.hand.kinds | (on_offer(s) if has(me.hand.kinds | me.compound.kinds, REPLICATOR) else 0)
    return ANYTHING | LATE if coming & ON_GOODS != 0 and luck == 1 else ANYTHING


def last(order: int) -> int:
    return (order >> LAST_SHIFT) & MASK


def built(order: int) -> int:
    """The card that must be used now, and 1; 0 if there is none."""
    return (order >> BUILT_SHIFT) & MASK


def time_used(move: int) -> int:
    """What must be open for a use; a copy is paid for, and has no time of its own unless it gains goods alone."""
    time = TIME[A[move]]
    return time if KIND[move] == ACTIVATE or time == FOR_GOODS else PLAIN


def may_follow(order: int, move: int) -> bool:
    """Is a move the next in the order that is looked at?"""
    kind, used = KIND[move], B[move]
    if kind == DISCARD_CARD:
        return TOOL[A[move]] >= order >> TOOL_SHIFT
    if kind > DISCARD_CARD or kind < RESEARCH_WITH:
        return True
    if kind < BUILD:
        return built(order) == 0 and has(order, A[move] - 1) and A[move] > last(order)
    if kind == BUILD:
        return may_build(order, A[move])
    if kind == SPECIALIST:
        return order & FRESH != 0
    if built(order) != 0 and built(order) - 1 != used:
        return False
    return is_open(order, used, time_used(move))


def may_build(order: int, card: int) -> bool:
    """Any card; at the end in the order of their ranks."""
    if built(order) != 0:
        return BUILD_RANK[card] >= BUILD_RANK[built(order) - 1]
    return order & LASTING != 0 or BUILD_RANK[card] >= last(order)


def is_open(order: int, card: int, time: int) -> bool:
    """May a card be used, if this is the time for it?"""
    if time == FOR_GOODS:
        return order & PLAIN != 0 or (order & FOR_GOODS != 0 and card >= last(order))
    if built(order) != 0 or time & order & (PLAIN | LATE) != 0:
        return order & PLAIN != 0
    return time & order & ALL_FACES != 0 and CARD_RANK + card >= last(order)


def order_after(order: int, before: Any, after: Any, move: int) -> int:
    """What may follow a move, seen from the seat before it and after it."""
    kind = KIND[move]
    if kind < RESEARCH_WITH:
        return order
    if kind < BUILD:
        return order & (LASTING | ALL_FACES) | (A[move] - 1) << LAST_SHIFT
    if kind == BUILD:
        return order_after_build(order, before, after, A[move])
    if kind == DISCARD_CARD and after.owed > 0:
        return order | TOOL[A[move]] << TOOL_SHIFT
    if kind >= DISCARD_CARD:
        return order & ~(-1 << TOOL_SHIFT) | more_faces(before.have, after.have)
    if kind == SPECIALIST:
        return order & ~FRESH
    return order_after_use(order, before, after, move)


def order_after_use(order: int, before: Any, after: Any, move: int) -> int:
    card, time = B[move], time_used(move)
    if time == FOR_GOODS:
        return FOR_GOODS | card << LAST_SHIFT
    if time & ALL_FACES != 0:
        return order & (LASTING | ALL_FACES) | max(last(order), CARD_RANK + card) << LAST_SHIFT
    return order & LASTING | face_made(move) | more_faces(before.have, after.have)


def order_after_build(order: int, before: Any, after: Any, card: int) -> int:
    """A build that nothing answers to waits until the card is used, or until the end."""
    rest = order & LASTING
    if rest == 0 or built(order) != 0:
        return BUILD_RANK[card] << LAST_SHIFT
    if rest == FOR_GOODS:
        rest |= last(order) << LAST_SHIFT
    if before.activated != after.activated or before.replicating != after.replicating or has(ON_BUILD | ON_GOODS, card):
        return rest | ALL_FACES | (CARD_RANK + card) << LAST_SHIFT if has(PLACING, card) and rest & PLAIN != 0 else rest
    return rest | (card + 1) << BUILT_SHIFT if has(USABLE, card) or card == REPLICATOR else BUILD_RANK[card] << LAST_SHIFT


def face_made(move: int) -> int:
    """The die that a use brings, as a set, even if it takes more dice of that face."""
    face = MADE[A[move]]
    return 1 << (face - 1) if face > 0 else 0


def more_faces(before: int, after: int) -> int:
    """The faces of which there are more dice than before."""
    more = 0
    for face in range(1, 7):
        if dice_showing(after, face) > dice_showing(before, face):
            more |= 1 << (face - 1)
    return more

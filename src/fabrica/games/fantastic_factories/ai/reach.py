"""What is in reach of a seat in this work phase: cards that may be used, and dice that may be had."""

from __future__ import annotations

from typing import Any

from fabrica.engine.bit_sets import has, lowest, without_lowest
from fabrica.engine.bit_sets import size as many
from fabrica.games.fantastic_factories.components import FLOOR_SLOTS
from fabrica.games.fantastic_factories.rules.activation import on_offer
from fabrica.games.fantastic_factories.rules.state import DROP, NOBODY, REROLL, RESEARCH, count_dice, dice_showing, unplaced_dice
from fabrica.games.fantastic_factories.rules.tables import (
    BRINGS_DIE,
    DIE,
    GAIN,
    GAIN_CARDS,
    GAIN_GOODS,
    GAIN_ROLLS,
    LANES,
    N_BLUEPRINTS,
    PAY,
    PLACED,
    REPLICATOR,
    REROLLS,
    ROW_OF,
    TRIGGER_CARDS,
)
from fabrica.games.fantastic_factories.rules.work import is_setting_dice
from fabrica.games.fantastic_factories.solver.without_luck import unseen_cards, unseen_dice

ROWS = range(len(ROW_OF))
FIRST_ROW = tuple(next((row for row in ROWS if ROW_OF[row] == card), 0) for card in range(N_BLUEPRINTS))
END_ROW = tuple(FIRST_ROW[card] + sum(of == card for of in ROW_OF) for card in range(N_BLUEPRINTS))
PLENTY = LANES.pack({"energy": LANES.most["energy"] // 2, "metal": LANES.most["metal"] // 2})
DICE_ENOUGH = 6  # of a face: as many as any card takes, and more


def face_of(dice: int) -> int:
    """The face of a die; 0 where there is none, or several."""
    return next((face for face in range(1, 7) if dice == DIE[face]), 0)


def dice_of(bag: int) -> int:
    return bag & LANES.pack({f"die{face}": LANES.most[f"die{face}"] for face in range(1, 7)})


FACES_PAID = tuple(sum(1 << face - 1 for face in range(1, 7) if dice_showing(PAY[row], face)) for row in ROWS)  # as a set
MADE_OF = tuple(face_of(dice_of(PAY[row])) if PLACED[row] == 0 else 0 for row in ROWS)  # a row that turns a die: from which
MADE = tuple(face_of(dice_of(GAIN[row])) for row in ROWS)  # and a row that makes one: which


def cards_of(rows: list[int]) -> int:
    return sum(1 << card for card in {ROW_OF[row] for row in rows})


TURNS_DICE = cards_of([row for row in ROWS if MADE[row] and MADE_OF[row]])
MAKES_DICE = cards_of([row for row in ROWS if MADE[row] and not MADE_OF[row]])
ROLLS_DICE = cards_of([row for row in ROWS if GAIN_ROLLS[row]])
ONLY_ROLLS = cards_of([row for row in ROWS if GAIN[row] == GAIN_GOODS[row] == GAIN_CARDS[row] == 0]) & (ROLLS_DICE | REROLLS)
DRAWS = cards_of([row for row in ROWS if GAIN_CARDS[row]]) | sum(1 << card for card in range(N_BLUEPRINTS) if TRIGGER_CARDS[card])


def in_reach(s: Any, me: Any) -> int:
    """The cards that may still be used: unused buildings, cards in hand, and with a Replicator those of the market."""
    mine = (me.compound.kinds & ~me.activated) | (me.hand.kinds & ~me.compound.kinds)
    return mine | on_offer(s) if has(mine, REPLICATOR) else mine


def may_ask(s: Any, seat: int) -> bool:
    """Can chance have any say in this work phase?"""
    me = s.seats[seat]
    if me.pending == DROP:
        return False
    near = in_reach(s, me)
    return draws(me, near) or near & (ROLLS_DICE | REROLLS) != 0 or me.pending == REROLL or is_setting_dice(me)


def draws(me: Any, near: int) -> bool:
    """Has a card been drawn unseen, or can one be drawn yet?"""
    dice = unplaced_dice(me) != 0 or me.hired != NOBODY or near & (MAKES_DICE | ROLLS_DICE) != 0 or unseen_dice(me) > 0
    return unseen_cards(me) > 0 or near & DRAWS != 0 or (dice and count_dice(me.floors[RESEARCH]) < FLOOR_SLOTS)


def dice_in_reach(me: Any, near: int, luck: int, fresh: bool) -> int:
    """As many dice of each face as there can be at most; with luck, a drawn card may bring any."""
    if luck == 1 and (near & REROLLS != 0 or draws(me, near)):
        wild = DICE_ENOUGH
    else:
        wild = wild_dice(me, near, fresh) + luck * (unseen_dice(me) + 2 * many(near & ROLLS_DICE))
    dice = 0
    for face in range(1, 7):
        dice += DIE[face] * min(DICE_ENOUGH, dice_showing(me.have, face) + wild)
    for _ in range(many(near & TURNS_DICE) * (2 if has(near, REPLICATOR) else 1)):
        dice = turned_once(dice, near & TURNS_DICE)
    return dice


def wild_dice(me: Any, near: int, fresh: bool) -> int:
    """The dice whose face can be chosen: a fresh seat's specialist, and those made. A Replicator may make one once more."""
    brought = 1 if fresh and me.hired != NOBODY and has(BRINGS_DIE, me.hired) else 0
    return brought + many(near & MAKES_DICE) * (2 if has(near, REPLICATOR) else 1)


def turned_once(dice: int, cards: int) -> int:
    """A die more of every face that these cards can turn one to."""
    after = dice
    while cards != 0:
        card = lowest(cards)
        cards = without_lowest(cards)
        for row in range(FIRST_ROW[card], END_ROW[card]):
            if dice_showing(dice, MADE_OF[row]) > 0 and dice_showing(after, MADE[row]) < DICE_ENOUGH:
                after += DIE[MADE[row]]
    return after

"""The exchange values of a player who knows the game, in hundredths of a point, and what follows from them for each card.

The values were found by play; every other number follows from them and from the box.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import product

from fabrica.engine.exchange import FACES, Exchange
from fabrica.games.fantastic_factories.components import BLUEPRINTS, GENERATE_MOST, REFUND_MOST, START_DICE, Blueprint, Type
from fabrica.games.fantastic_factories.rules.tables import ID, ROWS, numbers

POINT = 100
ROUND = 100  # rounds are counted in hundredths, too
METAL_WORTH = 28
METAL_ENOUGH = 5  # more of it is worth less
METAL_MORE = 13
ENERGY_WORTH = 15
ENERGY_ENOUGH = 9
ENERGY_MORE = 7
CARD_WORTH = 38
CARDS_ENOUGH = 7
CARD_MORE = 16
CHOSEN_DIE = 63  # a die whose face is still to be chosen
TRAINING_USE = 5  # of a card that changes dice, in a round
SPECIAL_USE = 20
POINTS_USED = 75  # percent of the points, and of the rest, that a use brings
TRADE_USED = 87
TRIGGERED = 73  # percent of the rounds in which a passive card answers

DIE_WORTH = (0, *(max(CARD_WORTH, ENERGY_WORTH * f if f <= GENERATE_MOST else METAL_WORTH) for f in FACES))
MATCH_WORTH = (0, *(ENERGY_WORTH if f <= GENERATE_MOST else METAL_WORTH for f in FACES))
MEAN_DIE = sum(DIE_WORTH) // len(FACES) + METAL_WORTH // 4
REFUND_WORTH = REFUND_MOST * METAL_WORTH * 3 // 4

WORTH = {"metal": METAL_WORTH, "energy": ENERGY_WORTH, "cards": CARD_WORTH, "rolls": MEAN_DIE, "refund": REFUND_WORTH}


def value(amounts: Mapping[str, int]) -> int:
    """What amounts are worth beside points."""
    return sum(WORTH.get(name, 0) * amount for name, amount in amounts.items()) + DIE_WORTH[amounts.get("die", 0)]


def trade(row: Exchange) -> int:
    """What a use gains beside points, less what it pays and the worth of its dice."""
    return value(row.gain) - value(row.pay) - sum(DIE_WORTH[f] for f in row.faces)


ROW_POINTS = tuple(POINT * row.gain.get("goods", 0) for _, row in ROWS)
ROW_GAIN = tuple(value(row.gain) for _, row in ROWS)
ROW_TRADE = tuple(trade(row) for _, row in ROWS)

_ROLLS = Counter(tuple(sorted(roll)) for roll in product(FACES, repeat=START_DICE))


def use_worth(row: int) -> int:
    return (POINTS_USED * ROW_POINTS[row] + TRADE_USED * ROW_TRADE[row]) // 100


def use_in_a_round(card: Blueprint) -> int:
    """What a card brings in a round on average: its best use with every roll, or its answer."""
    rows = [(Counter(row.faces), use_worth(i)) for i, (of, row) in enumerate(ROWS) if of == ID[card.id]]
    rolls = [(Counter(roll), times) for roll, times in _ROLLS.items()]
    uses = sum(times * max((gain for faces, gain in rows if gain > 0 and faces <= roll), default=0) for roll, times in rolls)
    answers = value(numbers({**card.on_build, **card.on_goods})) * TRIGGERED // 100
    return uses // sum(_ROLLS.values()) + answers + {Type.TRAINING: TRAINING_USE, Type.SPECIAL: SPECIAL_USE}.get(card.type, 0)


USE = tuple(use_in_a_round(card) for card in BLUEPRINTS)

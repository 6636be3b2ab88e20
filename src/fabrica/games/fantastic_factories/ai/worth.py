"""What a player knows about the worth of things. The values are in hundredths of a point, and were found by play.

These functions are rules too: they run on every backend. The worth of a state for a seat is what the seat has, what it can still
do in this round, and what its buildings will bring in the rounds to come, less the same of its best opponent.
"""

from __future__ import annotations

from typing import Any

from fabrica.engine.backend import apart
from fabrica.engine.bit_sets import has, lowest, without_lowest
from fabrica.games.fantastic_factories.ai.card_values import (
    CARD_MORE,
    CARD_WORTH,
    CARDS_ENOUGH,
    CHOSEN_DIE,
    ENERGY_ENOUGH,
    ENERGY_MORE,
    ENERGY_WORTH,
    MEAN_DIE,
    METAL_ENOUGH,
    METAL_MORE,
    METAL_WORTH,
    POINT,
    ROUND,
    USE,
)
from fabrica.games.fantastic_factories.ai.prospects import build_prospect, dice_worth, hand_worth, kept, uses_worth, waiting_gain
from fabrica.games.fantastic_factories.components import (
    BUILDINGS_TO_END,
    GOODS_TO_END,
    HAND_LIMIT,
    RESOURCE_LIMIT,
    ROW,
    START_DICE,
)
from fabrica.games.fantastic_factories.rules.ending import score
from fabrica.games.fantastic_factories.rules.machine import PRODUCTION, SPECIAL, TRAINING, UTILITY, cards_of_type, machine_score
from fabrica.games.fantastic_factories.rules.rounds import end_is_triggered
from fabrica.games.fantastic_factories.rules.state import DROP, EMPTY, MARKET, NOBODY, OVER, energy, is_solo, metal
from fabrica.games.fantastic_factories.rules.tables import BRINGS_DIE, EXTRA_DICE, MONUMENTS, SET_DICE

A_TURN = 200  # what a turn brings
USUAL_ROUNDS = 950  # of a game
FEWEST_LEFT = 351  # rounds that a game goes on when nobody has anything yet, at least
MOST_LEFT = 434  # and at most
OVER_LIMIT = 22  # percent, of what exceeds the limits
RIVAL = 89  # percent of the best opponent's standing
CROWDING = 3  # percent less of each building's use for every building: they share the dice
EXPECTED = 60  # percent of its income that a round is expected to bring
MACHINE_CARD = 81  # points of the card that The Machine takes each round


def worth(s: Any, seat: int) -> float:
    """How good a state is for a seat, in points."""
    rounds = rounds_to_come(s, seat)
    own = assets(s, seat, rounds) + hand_worth(s.seats[seat], rounds) + this_round(s, seat, rounds)
    return (own - RIVAL * best_rival(s, seat, rounds) // 100) / POINT


# How long the game goes on


def rounds_to_come(s: Any, seat: int) -> int:
    """After this round, or from this round on for a seat that has not begun it."""
    waiting = 0 if has_begun(s, seat) else ROUND
    if s.phase == OVER:
        return 0
    if s.last_round == 1:
        return waiting
    if end_is_triggered(s):
        return ROUND + waiting
    left = way_to_the_end(s)
    rounds = USUAL_ROUNDS - ROUND * s.round + waiting
    return max(ROUND + FEWEST_LEFT * left // 100, min(rounds, ROUND + MOST_LEFT * left // 100))


def has_begun(s: Any, seat: int) -> bool:
    """Has this seat had its market turn, or begun it with a sweep?"""
    if s.phase != MARKET:
        return True
    if s.turn == seat:
        return s.swept == 1
    return (seat - s.first) % s.players < (s.turn - s.first) % s.players


def way_to_the_end(s: Any) -> int:
    """Percent of the goods or buildings that the foremost still needs."""
    left = 100 * (GOODS_TO_END - s.machine_goods) // GOODS_TO_END
    for seat in range(s.players):
        me = s.seats[seat]
        left = min(left, 100 * (GOODS_TO_END - me.goods) // GOODS_TO_END)
        left = min(left, 100 * (BUILDINGS_TO_END - me.compound.size) // BUILDINGS_TO_END)
    return left


# What a seat has


def assets(s: Any, seat: int, rounds: int) -> int:
    """Points, resources, cards, and what the buildings and dice will bring: all of it seen by everyone."""
    me = s.seats[seat]
    value = resources_worth(me) + stock(cards_kept(me), CARDS_ENOUGH, CARD_WORTH, CARD_MORE)
    return score(s, seat) * POINT + kept(rounds) * value // 100 + rounds * income(me) // ROUND


def cards_kept(me: Any) -> int:
    """Who has finished can do nothing more with cards beyond the limit."""
    return min(me.hand.size, HAND_LIMIT) if me.finished == 1 else me.hand.size


def resources_worth(me: Any) -> int:
    excess = max(0, metal(me) + energy(me) - RESOURCE_LIMIT)
    if me.finished == 1:
        return kept_resources_worth(metal(me), energy(me), excess)
    value = stock(metal(me), METAL_ENOUGH, METAL_WORTH, METAL_MORE) + stock(energy(me), ENERGY_ENOUGH, ENERGY_WORTH, ENERGY_MORE)
    return value - excess * ENERGY_MORE * (100 - OVER_LIMIT) // 100


def kept_resources_worth(metal: int, energy: int, excess: int) -> int:
    """Without what exceeds the limit: more energy than enough goes first, then more metal, then energy."""
    spare_energy = min(excess, max(0, energy - ENERGY_ENOUGH))
    spare_metal = min(excess - spare_energy, max(0, metal - METAL_ENOUGH))
    energy -= min(energy, excess - spare_metal)
    metal = min(metal - spare_metal, RESOURCE_LIMIT - energy)
    return stock(metal, METAL_ENOUGH, METAL_WORTH, METAL_MORE) + stock(energy, ENERGY_ENOUGH, ENERGY_WORTH, ENERGY_MORE)


def stock(count: int, enough: int, each: int, more: int) -> int:
    """What one has enough of is worth less."""
    return each * min(count, enough) + more * max(0, count - enough)


def income(me: Any) -> int:
    """What dice and buildings bring in a round."""
    value = useful = 0
    cards = me.compound.kinds & ~MONUMENTS
    while cards != 0:
        value += USE[lowest(cards)]
        useful += 1
        cards = without_lowest(cards)
    return START_DICE * MEAN_DIE + value * (100 - CROWDING * useful) // 100


def best_rival(s: Any, seat: int, rounds: int) -> int:
    if is_solo(s):
        return machine_score(s) * POINT + rounds * machine_income(s) // ROUND
    best = 0
    for other in range(s.players):
        if other != seat:
            best = max(best, assets(s, other, rounds))
    return best


def machine_income(s: Any) -> int:
    """The card of a round, and a good for each die that comes low enough."""
    cards = 0
    for type in (TRAINING, PRODUCTION, SPECIAL, UTILITY):
        cards += min(6, cards_of_type(s.machine, type))
    return MACHINE_CARD + POINT * cards // 6


# What a seat can still do in this round


def this_round(s: Any, seat: int, rounds: int) -> int:
    """What a seat can do in a round that it has begun."""
    apart()
    me = s.seats[seat]
    if s.phase == MARKET:
        return round_to_come(s, seat, rounds) if has_begun(s, seat) else 0
    if s.phase == OVER or me.finished == 1 or me.pending == DROP:
        return 0
    return waiting_gain(me, rounds) + kept(rounds) * dice_worth(me) // 100 + uses_worth(s, me, rounds)


def round_to_come(s: Any, seat: int, rounds: int) -> int:
    """What a work phase brings that has not begun, with the help of who was hired; after a sweep also the best card to take."""
    me = s.seats[seat]
    value = income(me)
    if me.hired != NOBODY:
        value += EXTRA_DICE[me.hired] * MEAN_DIE + SET_DICE[me.hired] * (CHOSEN_DIE - MEAN_DIE)
        if has(BRINGS_DIE, me.hired):
            value += CHOSEN_DIE
    return kept(rounds) * value * EXPECTED // 10000 + (best_take(s, me, rounds) if s.turn == seat else 0)


def best_take(s: Any, me: Any, rounds: int) -> int:
    best = 0
    for slot in range(ROW):
        if s.blueprints[slot] != EMPTY:
            best = max(best, build_prospect(me, s.blueprints[slot], rounds))
    return best + CARD_WORTH * kept(rounds) // 100

"""The bound on the game's `worth` at the end of a work phase: beside points, what is kept counts.

At prices for everything, the end is worth at most the points, and for each thing that is kept what it is worth above its price.
How many rounds are to come changes with goods and buildings: the bound is the highest of those for a few numbers of rounds,
between which it is no higher.
"""

from __future__ import annotations

from typing import Any

from fabrica.engine.bit_sets import has, lowest, without_lowest
from fabrica.games.fantastic_factories.ai.card_values import (
    CARD_MORE,
    CARD_WORTH,
    CARDS_ENOUGH,
    ENERGY_ENOUGH,
    ENERGY_MORE,
    ENERGY_WORTH,
    METAL_ENOUGH,
    METAL_MORE,
    METAL_WORTH,
    POINT,
    ROUND,
    USE,
)
from fabrica.games.fantastic_factories.ai.prospects import BUILD_NOW, NO_TOOL, kept
from fabrica.games.fantastic_factories.ai.worth import CROWDING, RIVAL, assets, best_rival, income
from fabrica.games.fantastic_factories.components import HAND_LIMIT, RESOURCE_LIMIT
from fabrica.games.fantastic_factories.rules.state import is_solo
from fabrica.games.fantastic_factories.rules.tables import MONUMENTS, PRESTIGE, PRESTIGE_STEP, PRINTED_ENERGY
from fabrica.games.fantastic_factories.solver.profits import ENERGY_PRICE, KEPT, METAL_PRICE, metal_cost

ALL_KEPT = 198  # rounds to come, in hundredths, from which on everything keeps its worth
ROUNDING = 0.1  # what is lost by whole numbers between two numbers of rounds
HUNDREDTHS = 100.0 * POINT


def end_worth(s: Any, seat: int, rounds: int, p: Any, g: Any) -> float:
    """What the end is worth beside points, above the prices of what is kept; less the best opponent's standing."""
    me = s.seats[seat]
    share = kept(rounds) / HUNDREDTHS
    own = resources_kept(share, p, g) + cards_kept(share, p, g) + rounds * income(me) / (ROUND * POINT)
    return own - rival_worth(s, seat, rounds) / POINT


def rival_worth(s: Any, seat: int, rounds: int) -> int:
    """Of several opponents any does for a bound: here the best of now."""
    if is_solo(s) or s.players == 2:
        return RIVAL * best_rival(s, seat, rounds) // 100
    foremost = (seat + 1) % s.players
    for other in range(s.players):
        if other != seat and assets(s, other, ROUND) > assets(s, foremost, ROUND):
            foremost = other
    return RIVAL * assets(s, foremost, rounds) // 100


def resources_kept(share: float, p: Any, g: Any) -> float:
    """Metal and energy up to the limit: first what is worth most above its price."""
    metal, energy = p[METAL_PRICE], p[ENERGY_PRICE]
    room = RESOURCE_LIMIT
    taken_metal = taken_energy = 0
    total = 0.0
    while room > 0:
        more_metal = share * (METAL_WORTH if taken_metal < METAL_ENOUGH else METAL_MORE) - metal
        more_energy = share * (ENERGY_WORTH if taken_energy < ENERGY_ENOUGH else ENERGY_MORE) - energy
        if max(more_metal, more_energy) <= 0.0:
            break
        if more_metal > more_energy:
            taken_metal += 1
            total += more_metal
        else:
            taken_energy += 1
            total += more_energy
        room -= 1
    g[METAL_PRICE] -= taken_metal
    g[ENERGY_PRICE] -= taken_energy
    return total


def cards_kept(share: float, p: Any, g: Any) -> float:
    total = 0.0
    if share * CARD_WORTH > p[KEPT]:
        total += CARDS_ENOUGH * (share * CARD_WORTH - p[KEPT])
        g[KEPT] -= CARDS_ENOUGH
    if share * CARD_MORE > p[KEPT]:
        total += (HAND_LIMIT - CARDS_ENOUGH) * (share * CARD_MORE - p[KEPT])
        g[KEPT] -= HAND_LIMIT - CARDS_ENOUGH
    return total


def use_to_come(me: Any, card: int, rounds: int) -> float:
    """What a building brings in the rounds to come, at most: the others give way to it."""
    if has(MONUMENTS, card):
        return 0.0
    standing = useful = 0
    cards = me.compound.kinds & ~MONUMENTS
    while cards != 0:
        standing += USE[lowest(cards)]
        useful += 1
        cards = without_lowest(cards)
    more = USE[card] * (100 - CROWDING * (useful + 1)) - CROWDING * standing
    return more * rounds / (ROUND * HUNDREDTHS)


def hope(me: Any, card: int, partners: int, rounds: int) -> float:
    """What a card that is kept in hand is worth at most because it may be built later."""
    points = PRESTIGE[card] + PRESTIGE_STEP[card] * (me.compound.count[card] + me.hand.count[card])
    cost = METAL_WORTH * metal_cost(me, card, 0) + ENERGY_WORTH * PRINTED_ENERGY[card] + 2 * CARD_WORTH
    gain = points * POINT + rounds * USE[card] / ROUND - kept(rounds) * cost / 100
    return max(0.0, gain * BUILD_NOW / HUNDREDTHS * (1.0 if partners > 1 else NO_TOOL / 100))

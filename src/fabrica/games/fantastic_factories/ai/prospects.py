"""What a seat can still do: build cards of its hand, place its dice, use its buildings. What is in reach counts in part."""

from __future__ import annotations

from typing import Any

from fabrica.engine.backend import apart
from fabrica.engine.bit_sets import has, lowest, without_lowest
from fabrica.games.fantastic_factories.ai.card_values import (
    CARD_WORTH,
    CHOSEN_DIE,
    DIE_WORTH,
    ENERGY_WORTH,
    MATCH_WORTH,
    MEAN_DIE,
    METAL_WORTH,
    POINT,
    REFUND_WORTH,
    ROUND,
    ROW_GAIN,
    ROW_POINTS,
    ROW_TRADE,
    USE,
)
from fabrica.games.fantastic_factories.components import FLOOR_SLOTS, GENERATE_MOST, START_DICE
from fabrica.games.fantastic_factories.rules.activation import on_offer, ways_to_place
from fabrica.games.fantastic_factories.rules.building import build_cost, same_tool
from fabrica.games.fantastic_factories.rules.moves import A
from fabrica.games.fantastic_factories.rules.state import (
    DISCARD,
    GENERATE,
    MINE,
    NOBODY,
    NOTHING,
    REFUND,
    REROLL,
    count_dice,
    covers,
    dice_showing,
    unplaced_dice,
)
from fabrica.games.fantastic_factories.rules.tables import (
    CARDS_PAID,
    DICE_MASK,
    END_RECIPE,
    ENERGY,
    ENERGY_MASK,
    ENERGY_SHIFT,
    FIRST_RECIPE,
    GAIN,
    METAL,
    METAL_MASK,
    METAL_SHIFT,
    PAY,
    PRESTIGE,
    PRESTIGE_STEP,
    RECIPE_ROW,
    RECIPE_WAY,
    RECIPE_WAYS,
    REPLICATOR,
    REPLICATOR_FEE,
    ROW_OF,
    SET_DICE,
    SEVERAL,
    USABLE,
    WORKER_SHIFT,
)

KEPT_AT_LAST = 3  # percent of its worth that anything but points keeps in the last round
KEPT_PER_ROUND = 49  # and how much more for each round to come
USE_NOW = 73  # percent of the gain of a use that can be paid
USE_SOON = 39  # of one that cannot be paid yet
USE_LACK = 9  # less for each energy that lacks
BUILD_NOW = 67  # the same of a build
BUILD_SOON = 51
BUILD_LACK = 7
NO_TOOL = 40  # percent of a build without a card of its tool to discard
SECOND = 47  # percent of the second best build in hand
PLENTY = ENERGY_MASK * ENERGY + METAL_MASK * METAL


def kept(rounds: int) -> int:
    """Percent of its worth that what is no point keeps."""
    return min(100, KEPT_AT_LAST + KEPT_PER_ROUND * rounds // ROUND)


# Building


def hand_worth(me: Any, rounds: int) -> int:
    """The best card to be built, the second best perhaps."""
    apart()
    best = second = 0
    cards = me.hand.kinds & (SEVERAL | ~me.compound.kinds)
    while cards != 0:
        value = build_prospect(me, lowest(cards), rounds)
        cards = without_lowest(cards)
        if value > best:
            second = best
            best = value
        elif value > second:
            second = value
    return best + SECOND * second // 100


def build_prospect(me: Any, card: int, rounds: int) -> int:
    """What building a card would gain, as far as it is in reach."""
    cost = build_cost(me, card)
    gain = build_gain(me, card, rounds) - kept(rounds) * (price(cost) + 2 * CARD_WORTH) // 100
    if gain <= 0:
        return 0
    lack = lacking(me.have, cost)
    reach = BUILD_NOW if lack == 0 else max(0, BUILD_SOON - BUILD_LACK * lack) * kept(rounds) // 100
    return gain * reach // 100 if same_tool(me, card) != 0 else gain * reach * NO_TOOL // 10000


def build_gain(me: Any, card: int, rounds: int) -> int:
    points = PRESTIGE[card] + PRESTIGE_STEP[card] * me.compound.count[card]
    return POINT * points + rounds * USE[card] // ROUND


def price(bag: int) -> int:
    """What the energy and metal of a bag are worth."""
    return ENERGY_WORTH * ((bag >> ENERGY_SHIFT) & ENERGY_MASK) + METAL_WORTH * ((bag >> METAL_SHIFT) & METAL_MASK)


def lacking(have: int, bag: int) -> int:
    """How much is missing to pay a bag, a metal counting twice."""
    short_energy = ((bag >> ENERGY_SHIFT) & ENERGY_MASK) - ((have >> ENERGY_SHIFT) & ENERGY_MASK)
    short_metal = ((bag >> METAL_SHIFT) & METAL_MASK) - ((have >> METAL_SHIFT) & METAL_MASK)
    return max(0, short_energy) + 2 * max(0, short_metal)


# The dice


def dice_worth(me: Any) -> int:
    """The unplaced dice at the headquarters, and those still to come."""
    value = 0
    for face in range(1, 7):
        dice = dice_showing(me.have, face)
        if dice > 0:
            value += dice_of_face_worth(me, face, dice)
    if me.pending == REROLL:
        value += count_dice(me.about) * MEAN_DIE
    if me.hired != NOBODY:
        if SET_DICE[me.hired] > 0:
            value += (START_DICE - count_dice(unplaced_dice(me))) * CHOSEN_DIE
        else:
            value += CHOSEN_DIE
    return value


def dice_of_face_worth(me: Any, face: int, dice: int) -> int:
    """On their own floor while it has room, matching dice for more; else a card each."""
    floor = me.floors[GENERATE if face <= GENERATE_MOST else MINE]
    room = min(dice, FLOOR_SLOTS - (floor >> WORKER_SHIFT))
    matches = room if dice_showing(floor, face) > 0 else max(0, room - 1)
    return room * DIE_WORTH[face] + matches * MATCH_WORTH[face] + (dice - room) * min(CARD_WORTH, DIE_WORTH[face])


# The buildings


def uses_worth(s: Any, me: Any, rounds: int) -> int:
    """A plan for the round: the best use of a building that was not used, then the best with what is left, and so on."""
    have = me.have
    cards = me.hand.size
    unused = me.compound.kinds & ~me.activated
    value = 0
    row = best_use(have, cards, unused, 0, rounds)
    while row != NOTHING:
        value += use_prospect(have, row, 0, rounds)
        have = left_after(have, row)
        cards -= CARDS_PAID[ROW_OF[row]]
        unused &= ~(1 << ROW_OF[row])
        row = best_use(have, cards, unused, 0, rounds)
    return value + copy_worth(s, have, cards, rounds) if has(unused, REPLICATOR) else value


def copy_worth(s: Any, have: int, cards: int, rounds: int) -> int:
    """The best use of a card of the market."""
    row = best_use(have, cards, on_offer(s), REPLICATOR_FEE, rounds)
    return use_prospect(have, row, REPLICATOR_FEE, rounds) if row != NOTHING else 0


def best_use(have: int, cards: int, unused: int, fee: int, rounds: int) -> int:
    """The row that gains most, of these buildings; NOTHING when none gains anything."""
    ways = ways_to_place(have)
    best = 0
    row = NOTHING
    buildings = unused & USABLE
    while buildings != 0:
        building = lowest(buildings)
        buildings = without_lowest(buildings)
        if cards >= CARDS_PAID[building]:
            found = best_row(have, building, ways, fee, rounds)
            gain = use_prospect(have, found, fee, rounds)
            if gain > best:
                best = gain
                row = found
    return row


def best_row(have: int, card: int, ways: int, fee: int, rounds: int) -> int:
    """The best way to use a card with these dice."""
    best = 0
    row = RECIPE_ROW[FIRST_RECIPE[card]]
    for recipe in range(FIRST_RECIPE[card], END_RECIPE[card]):
        placements = (ways >> RECIPE_WAY[recipe]) & RECIPE_WAYS[recipe]
        while placements != 0:
            found = RECIPE_ROW[recipe] + lowest(placements)
            placements = without_lowest(placements)
            gain = use_prospect(have, found, fee, rounds)
            if gain > best:
                best = gain
                row = found
    return row


def use_prospect(have: int, row: int, fee: int, rounds: int) -> int:
    gain = ROW_POINTS[row] + kept(rounds) * (ROW_TRADE[row] - price(fee)) // 100
    if gain <= 0 or not covers((have & DICE_MASK) + PLENTY, PAY[row]):
        return 0
    lack = lacking(have, PAY[row] + fee)
    return gain * (USE_NOW if lack == 0 else max(0, USE_SOON - USE_LACK * lack)) // 100


def left_after(have: int, row: int) -> int:
    """What is left after a use, or after saving up for it."""
    if covers(have, PAY[row]):
        return have - PAY[row] + GAIN[row]
    return (have & DICE_MASK) - (PAY[row] & DICE_MASK)


def waiting_gain(me: Any, rounds: int) -> int:
    """What comes when the choice that waits is made."""
    if me.pending == DISCARD:
        row = A[me.about]
        return ROW_POINTS[row] + kept(rounds) * (ROW_GAIN[row] - CARD_WORTH * me.owed) // 100
    if me.pending == REFUND:
        return kept(rounds) * REFUND_WORTH // 100
    return 0

# ruff: noqa: E501
"""What is in the box: the only place where its numbers stand.

To change a card, change its line. To add one, add a line: rules, moves and words follow from it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum

from fabrica.engine.exchange import (
    FACES,
    Amount,
    Bag,
    Recipe,
    Workers,
    X,
    choose_x,
    consecutive,
    matching,
    no_worker,
    total,
    worker,
)

START_DICE = 4
START_METAL = 1
START_ENERGY = 2
START_HAND = 4
ROW = 4  # cards in each row of the market
FLOOR_SLOTS = 3
GENERATE_MOST = 3  # the highest die on Generate; Mine takes the higher ones
RESOURCE_LIMIT = 12  # metal and energy together, at the end of a work phase
HAND_LIMIT = 10
GOODS_TO_END = 12
BUILDINGS_TO_END = 10
SWEEP_COST = 1
REFUND_MOST = 4  # metal and energy that Black Market pays at most
MACHINE_CARDS: Mapping[str, int] = {"easy": 2, "medium": 3, "hard": 4, "insane": 5}


class Tool(IntEnum):
    """The order in which they stand above the contractors."""

    HAMMER, WRENCH, GEAR, SHOVEL = range(4)


class Type(IntEnum):
    PRODUCTION, UTILITY, TRAINING, SPECIAL, MONUMENT = range(5)


@dataclass(frozen=True)
class Blueprint:
    id: str
    type: Type
    tool: Tool
    copies: int
    metal: int  # to build
    energy: int
    prestige: int
    recipes: tuple[Recipe, ...] = ()  # the player picks one
    on_build: Bag = field(default_factory=dict)  # gained once a round, after another card was built
    on_goods: Bag = field(default_factory=dict)  # gained once a round, on gaining goods
    prestige_step: int = 0  # each further copy is worth this much more
    several: bool = False  # may be built more than once
    discount: int = 0  # metal off the build cost per monument in the compound
    replicates: Bag = field(default_factory=dict)  # what it pays to use a card of the market


@dataclass(frozen=True)
class Contractor:
    id: str
    copies: int
    energy: int = 0  # paid beside the discarded card
    gain: Bag = field(default_factory=dict)
    gift: Bag = field(default_factory=dict)  # for a chosen opponent
    dice: int = 0  # extra dice to roll in the next work phase
    chosen_die: bool = False  # an extra die of a value chosen in the next work phase
    set_dice: int = 0  # dice whose values are chosen instead of rolled
    reveals: str = ""  # "build": the top blueprint is built for free; "cost": its cost is gained


def use(workers: Workers, pay: Bag = {}, gain: Bag = {}, choice: str = "") -> Recipe:
    return Recipe(workers, pay, gain, choice)


def bag(**amounts: Amount) -> Bag:
    """Amounts of energy, metal, goods, cards (paid: discarded, gained: drawn), rolls (extra dice), die (of that face)."""
    return amounts


def card(id: str, type: Type, tool: Tool, copies: int, metal: int, energy: int, prestige: int,
         *recipes: Recipe, **rest: object) -> Blueprint:  # fmt: skip
    return Blueprint(id, type, tool, copies, metal, energy, prestige, recipes, **rest)  # type: ignore[arg-type]


PRODUCTION, UTILITY, TRAINING, SPECIAL, MONUMENT = Type
HAMMER, WRENCH, GEAR, SHOVEL = Tool

# fmt: off
BLUEPRINTS = (
    #    id                    type        tool  copies M  E  P   recipe
    card("aluminum_factory",   PRODUCTION, SHOVEL, 2, 2, 2, 1, use(matching(2), bag(energy=5), bag(goods=2, metal=1))),
    card("assembly_line",      PRODUCTION, GEAR,   2, 2, 1, 1, use(consecutive(3), gain=bag(goods=2))),
    card("battery_factory",    PRODUCTION, WRENCH, 2, 2, 1, 1, use(no_worker(), bag(energy=4), bag(goods=1))),
    card("beacon",             MONUMENT,   SHOVEL, 4, 2, 4, 2, prestige_step=1, several=True),
    card("biolab",             PRODUCTION, GEAR,   2, 1, 3, 1, use(worker(1), bag(energy=1), bag(goods=1))),
    card("black_market",       UTILITY,    GEAR,   2, 3, 2, 1, use(worker(), bag(cards=1), bag(refund=1))),
    card("concrete_plant",     PRODUCTION, SHOVEL, 2, 2, 2, 1, use(matching(2), bag(metal=X), bag(goods=2))),
    card("dojo",               TRAINING,   GEAR,   2, 1, 1, 0, use(worker(), bag(energy=1), bag(die=7 - X))),
    card("fitness_center",     TRAINING,   WRENCH, 3, 1, 0, 0, use(worker(2, 3, 4, 5, 6), bag(energy=1), bag(die=X - 1))),
    card("foundry",            UTILITY,    GEAR,   2, 2, 1, 1, use(worker(), bag(energy=X), bag(metal=X))),
    card("fulfillment_center", PRODUCTION, HAMMER, 2, 2, 1, 1, use(worker(4), bag(energy=2), bag(goods=1, metal=1))),
    card("golem",              SPECIAL,    HAMMER, 2, 4, 0, 1, use(choose_x(), bag(energy=X), bag(die=X))),
    card("gymnasium",          TRAINING,   SHOVEL, 3, 1, 0, 0, use(worker(1, 2, 3, 4, 5), bag(energy=1), bag(die=X + 1))),
    card("harvester",          UTILITY,    HAMMER, 2, 1, 2, 1, use(matching(2), gain=bag(metal=4), choice="metal"),
                                                               use(matching(2), gain=bag(energy=7), choice="energy")),
    card("incinerator",        UTILITY,    SHOVEL, 2, 2, 1, 1, use(no_worker(), bag(cards=1, metal=1), bag(energy=6))),
    card("laboratory",         SPECIAL,    WRENCH, 2, 1, 4, 1, on_goods=bag(cards=1)),
    card("manufactory",        PRODUCTION, WRENCH, 2, 2, 3, 1, use(matching(2), gain=bag(goods=1, metal=2), choice="metal"),
                                                               use(matching(2), gain=bag(goods=1, energy=3), choice="energy"),
                                                               use(matching(2), gain=bag(goods=1, cards=2), choice="cards")),
    card("mega_factory",       PRODUCTION, GEAR,   2, 3, 2, 1, *(use(matching(3), gain=bag(goods=2, die=f), choice=f"die {f}") for f in FACES)),
    card("megalith",           MONUMENT,   WRENCH, 3, 5, 2, 3, discount=1),
    card("motherlode",         UTILITY,    SHOVEL, 2, 1, 3, 1, use(worker(1, 2, 3), gain=bag(metal=1)), use(worker(4, 5, 6), gain=bag(metal=2))),
    card("nuclear_plant",      PRODUCTION, WRENCH, 2, 2, 2, 1, use(worker(6), gain=bag(goods=1, energy=1))),
    card("obelisk",            MONUMENT,   HAMMER, 5, 3, 1, 2, several=True),
    card("power_plant",        UTILITY,    GEAR,   2, 3, 0, 1, use(worker(), gain=bag(energy=X))),
    card("recycling_plant",    PRODUCTION, GEAR,   3, 2, 0, 1, use(no_worker(), bag(cards=2, energy=2), bag(goods=1, cards=1))),
    card("refinery",           UTILITY,    WRENCH, 2, 1, 3, 1, use(no_worker(), bag(cards=1, energy=3), bag(metal=3))),
    card("replicator",         SPECIAL,    SHOVEL, 2, 2, 2, 1, replicates=bag(energy=1)),
    card("robot",              SPECIAL,    HAMMER, 3, 1, 1, 0, use(no_worker(), bag(metal=1), bag(rolls=1))),
    card("scrap_yard",         SPECIAL,    WRENCH, 2, 1, 2, 0, on_build=bag(metal=1)),
    card("solar_array",        SPECIAL,    GEAR,   2, 1, 2, 0, on_build=bag(energy=2)),
    card("temp_agency",        TRAINING,   HAMMER, 2, 1, 0, 0, use(no_worker(), bag(energy=1), bag(reroll=1))),
    card("trash_compactor",    PRODUCTION, SHOVEL, 2, 2, 1, 1, use(matching(2), bag(cards=2), bag(goods=2))),
    card("warehouse",          PRODUCTION, HAMMER, 2, 3, 2, 1, use(total(3, at_least=14), gain=bag(goods=2, energy=2))),
)

CONTRACTORS = (
    Contractor("architect",    2, gain=bag(cards=3), gift=bag(cards=1)),
    Contractor("electrician",  2, gain=bag(energy=5), gift=bag(energy=2)),
    Contractor("engineer",     1, energy=4, reveals="build"),
    Contractor("foreman",      1, energy=2, set_dice=4),
    Contractor("hired_hands",  3, energy=3, dice=2),
    Contractor("investor",     3, reveals="cost"),
    Contractor("miner",        2, gain=bag(metal=3), gift=bag(metal=1)),
    Contractor("specialist",   3, chosen_die=True),
)
# fmt: on

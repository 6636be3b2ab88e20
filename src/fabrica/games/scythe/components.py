"""What is in the box: the only place where its numbers stand. The Automa's cards are in solo_components.py.

The map is written row by row, from west to east; hexes stand on a corner, and even rows are shifted half a hex to the east.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

RESOURCES = ("oil", "metal", "food", "wood")
TERRAINS = ("mountain", "farm", "village", "forest", "tundra", "lake", "factory", "base")
PRODUCES: Mapping[str, str] = {"tundra": "oil", "mountain": "metal", "farm": "food", "forest": "wood"}  # a village: workers
SECTIONS = ("move", "bolster", "trade", "produce", "factory")  # by their top action; the Factory card is the fifth
BOTTOMS = ("upgrade", "deploy", "build", "enlist")
PAID_WITH = ("oil", "metal", "wood", "food")  # the resource of each bottom action
CUBES = ("move_units", "move_coins", "bolster_power", "bolster_combat_cards", "trade_popularity", "produce_territories")
STRUCTURES = ("mine", "monument", "armory", "mill")
BONUSES = ("power", "coins", "popularity", "cards")  # one-time, of recruits
TRAPS = ("popularity", "power", "coins", "cards")
STARS = ("upgrades", "mechs", "structures", "recruits", "workers", "objective", "combat", "popularity", "power")

POWER_MOST = 16
POPULARITY_MOST = 18
DIAL_MOST = 7
WORKERS = 8
MECHS = 4
STARS_TO_END = 6
COMBAT_STARS = 2  # for one seat
TRACK_STARS: Mapping[str, int] = {
    "upgrades": 6, "mechs": 4, "structures": 4, "recruits": 4, "workers": 8, "popularity": 18, "power": 16,
}  # fmt: skip
COMBAT_DECK: Mapping[int, int] = {2: 16, 3: 12, 4: 8, 5: 6}
OBJECTIVES_DEALT = 2
FACTORY_CARDS_MORE = 1  # than players
FACTORY_CARDS_ALONE = 3

# Top actions: the amount, and the amount once its cube is moved
MOVE_UNITS = (2, 3)
MOVE_COINS = (1, 2)
BOLSTER_COST = 1
BOLSTER_POWER = (2, 3)
BOLSTER_CARDS = (1, 2)
TRADE_COST = 1
TRADE_TOKENS = 2
TRADE_POPULARITY = (1, 2)
PRODUCE_HEXES = (2, 3)
PRODUCE_COST: Mapping[str, int] = {"power": 4, "popularity": 6, "coins": 8}  # 1 of each, from so many workers out
MONUMENT_POPULARITY = 1
ARMORY_POWER = 1

ONE_TIME_BONUS = 2  # power, coins, popularity or cards
ONGOING = ("power", "coins", "popularity", "cards")  # 1 of it, by bottom action

STEPS = 1
STEPS_OF_FACTORY_CARD = 2
SPEED = 1  # a step more
UNITS_OF_FACTORY_CARD = 1

# Abilities in combat
ARTILLERY_COST = 1
ARTILLERY = 2  # power that the enemy loses
DISARM = 2
SWORD = 2
SHIELD = 2  # power gained
RONIN = 2
PEOPLES_ARMY = 1  # card more
SUITON = 1
TRAP_LOSSES = (2, 3, 4, 2)  # popularity, power, coins, cards
FLAGS = 4
MEANDER_OPTIONS = 2
MEANDER_COINS = 3  # for an encounter territory, with six or seven players
MANY_PLAYERS = 6  # from here on Wayfare and Meander are others

# Tiers of popularity: from, coins for a star, for a territory, for two resources
TIERS = ((0, 3, 2, 1), (7, 4, 3, 2), (13, 5, 4, 3))
FACTORY_TERRITORIES = 3
RESOURCES_FOR_COINS = 2

INVADERS = "invaders"
BASE_SET = "base"


# The map


@dataclass(frozen=True)
class Row:
    """Terrains from west to east; * is a tunnel, ! an encounter."""

    row: int
    first_column: int
    terrains: str


MAP = (
    Row(1, 1, "mountain farm village! forest tundra village"),
    Row(2, 0, "lake tundra! lake tundra* mountain! farm farm!"),
    Row(3, 1, "forest mountain* forest lake forest* village"),
    Row(4, 0, "farm village! lake factory mountain tundra! mountain"),
    Row(5, 0, "forest! forest farm* tundra lake village* lake"),
    Row(6, 0, "mountain village! village! tundra* forest mountain! tundra"),
    Row(7, 1, "tundra lake farm mountain! village farm"),
    Row(8, 3, "village"),
)
FACTORY_AT = (4, 3)  # row and column
RIVERS = (
    "r1c3-r1c4", "r1c3-r2c3", "r1c4-r2c3", "r1c5-r1c6", "r1c5-r2c5", "r2c1-r3c1", "r2c3-r2c4", "r2c4-r2c5",
    "r2c4-r3c5", "r2c5-r3c6", "r2c6-base_rusviet", "r2c6-r3c6", "r3c1-r3c2", "r3c2-r4c1", "r3c5-r3c6", "r3c5-r4c5",
    "r4c0-r5c1", "r4c0-r5c0", "r4c1-r5c2", "r4c1-r5c1", "r4c4-r4c5", "r4c5-r5c5", "r5c0-r6c0", "r5c1-r6c1",
    "r5c1-r6c0", "r5c2-r6c1", "r6c1-r6c2", "r6c2-r7c3", "r6c3-r7c4", "r6c3-r7c3", "r6c4-r7c4", "r7c4-r7c5",
)  # fmt: skip


# Factions, clockwise, and player mats, by rank


@dataclass(frozen=True)
class Faction:
    id: str
    at: tuple[int, int]  # row and column of the base
    power: int
    cards: int
    mechs: tuple[str, str, str, str]  # the abilities under them
    riverwalk: tuple[str, ...] = ()  # terrains across a river
    set: str = BASE_SET


FACTIONS = (
    Faction("albion", (0, 1), power=3, cards=0, mechs=("burrow", "sword", "shield", "rally"), set=INVADERS),
    Faction("nordic", (0, 4), 4, 1, ("riverwalk", "seaworthy", "artillery", "speed"), riverwalk=("forest", "mountain")),
    Faction("rusviet", (3, 7), 3, 2, ("riverwalk", "township", "peoples_army", "speed"), riverwalk=("farm", "village")),
    Faction("togawa", (7, 7), 0, 2, ("toka", "suiton", "ronin", "shinobi"), set=INVADERS),
    Faction("crimea", (8, 2), 5, 0, ("riverwalk", "wayfare", "scout", "speed"), riverwalk=("farm", "tundra")),
    Faction("saxony", (7, 0), 1, 4, ("riverwalk", "underpass", "disarm", "speed"), riverwalk=("forest", "mountain")),
    Faction("polania", (3, 0), 2, 3, ("riverwalk", "submerge", "camaraderie", "speed"), riverwalk=("village", "mountain")),
)
ABILITIES = (
    "riverwalk", "seaworthy", "artillery", "speed", "township", "peoples_army", "wayfare", "scout", "underpass", "disarm",
    "submerge", "camaraderie", "burrow", "sword", "shield", "rally", "toka", "suiton", "ronin", "shinobi",
)  # fmt: skip


@dataclass(frozen=True)
class Section:
    """A top action above a bottom action, what that costs, how far upgrades can lower it, and its coins."""

    top: str
    cost: int
    slots: int
    coins: int


@dataclass(frozen=True)
class Mat:
    """The bottom actions are upgrade, deploy, build and enlist, from left to right."""

    id: str
    popularity: int
    coins: int
    sections: tuple[Section, Section, Section, Section]
    set: str = BASE_SET


MATS = (
    Mat("industrial", 2, 4, (Section("bolster", 3, 1, 3), Section("produce", 3, 2, 2), Section("move", 3, 1, 1),
                             Section("trade", 4, 2, 0))),
    Mat("engineering", 2, 5, (Section("produce", 3, 1, 2), Section("trade", 4, 2, 0), Section("bolster", 3, 2, 3),
                              Section("move", 3, 1, 1))),
    Mat("militant", 3, 4, (Section("bolster", 3, 2, 0), Section("move", 3, 1, 3), Section("produce", 4, 1, 1),
                           Section("trade", 3, 2, 2)), set=INVADERS),
    Mat("patriotic", 2, 6, (Section("move", 2, 0, 1), Section("bolster", 4, 3, 3), Section("trade", 4, 2, 0),
                            Section("produce", 3, 1, 2))),
    Mat("innovative", 3, 5, (Section("trade", 3, 0, 3), Section("produce", 3, 1, 1), Section("bolster", 4, 3, 2),
                             Section("move", 3, 2, 0)), set=INVADERS),
    Mat("mechanical", 3, 6, (Section("trade", 3, 1, 0), Section("bolster", 3, 2, 2), Section("move", 3, 1, 2),
                             Section("produce", 4, 2, 2))),
    Mat("agricultural", 4, 7, (Section("move", 2, 0, 1), Section("trade", 4, 2, 0), Section("produce", 4, 2, 2),
                               Section("bolster", 3, 2, 3))),
)  # fmt: skip
BANNED_PAIRS = (("rusviet", "industrial"), ("crimea", "patriotic"))


# Cards

Bag = Mapping[str, int]


def bag(**amounts: int) -> Bag:
    """Amounts of coins, power, popularity, cards, resources, any_resources, workers; and upgrade, deploy, build, enlist."""
    return amounts


FREE = bag()


@dataclass(frozen=True)
class Exchange:
    """Pay the left side, gain the right."""

    cost: Bag
    gain: Bag


def encounter(free: Bag, second: Exchange, third: Exchange) -> tuple[Exchange, Exchange, Exchange]:
    """The first option costs nothing."""
    return Exchange(FREE, free), second, third


def coins(price: int, **gain: int) -> Exchange:
    return Exchange(bag(coins=price), gain)


def popularity(price: int, **gain: int) -> Exchange:
    return Exchange(bag(popularity=price), gain)


ENCOUNTERS = (
    encounter(bag(coins=2, popularity=1), coins(2, food=4), popularity(2, build=1)),
    encounter(bag(cards=1, popularity=1), coins(2, wood=4), popularity(2, enlist=1)),
    encounter(bag(food=2, popularity=1), coins(2, worker=1, food=3), popularity(3, deploy=1)),
    encounter(bag(metal=2, popularity=1), coins(3, enlist=1), popularity(2, metal=4)),
    encounter(bag(food=2, popularity=1), coins(4, deploy=1), popularity(2, food=2, metal=2)),
    encounter(bag(coins=2, popularity=1), coins(3, enlist=1), popularity(2, food=4)),
    encounter(bag(oil=2, popularity=1), coins(2, upgrade=1), popularity(2, oil=4)),
    encounter(bag(coins=2, popularity=1), coins(2, oil=4), popularity(2, enlist=1)),
    encounter(bag(oil=2, popularity=1), coins(3, build=1), popularity(2, oil=4)),
    encounter(bag(oil=2, popularity=1), coins(4, deploy=1), popularity(2, coins=2, any_resources=2)),
    encounter(bag(food=2, popularity=1), coins(2, worker=1, food=3), popularity(2, build=1)),
    encounter(bag(wood=2, popularity=1), coins(3, build=1), popularity(2, worker=1, wood=3)),
    encounter(bag(coins=2, popularity=1), coins(2, power=2, popularity=2), popularity(3, any_resources=5)),
    encounter(bag(food=2, popularity=1), coins(2, any_resources=3), popularity(2, worker=1, metal=3)),
    encounter(bag(popularity=2), coins(2, any_resources=3), popularity(3, any_resources=5)),
    encounter(bag(food=2, popularity=1), coins(2, worker=1, any_resources=2), popularity(2, enlist=1)),
    encounter(bag(cards=1, popularity=1), coins(2, power=2, cards=2), popularity(3, deploy=1)),
    encounter(bag(food=2, popularity=1), coins(2, any_resources=3), popularity(2, worker=1, wood=3)),
    encounter(bag(coins=2, popularity=1), coins(2, food=4), popularity(2, cards=2, power=3)),
    encounter(bag(cards=1, popularity=1), coins(2, popularity=3), popularity(2, wood=4)),
    encounter(bag(popularity=2), coins(4, deploy=1), popularity(2, cards=2, power=3)),
    encounter(bag(coins=2, popularity=1), coins(2, metal=4), popularity(2, build=1)),
    encounter(bag(coins=2, popularity=1), coins(3, enlist=1), popularity(2, worker=1, food=3)),
    encounter(bag(cards=1, popularity=1), coins(2, any_resources=3), popularity(3, deploy=1)),
    encounter(bag(power=2, popularity=1), coins(2, power=4), popularity(2, upgrade=1, any_resources=2)),
    encounter(bag(power=2, popularity=1), coins(2, popularity=3), popularity(2, build=1)),
    encounter(bag(coins=2, popularity=1), coins(2, metal=4), popularity(3, deploy=1)),
    encounter(bag(coins=2, popularity=1), coins(2, worker=1, any_resources=2), popularity(2, build=1)),
)


@dataclass(frozen=True)
class FactoryCard:
    """The top action; the bottom is a move on every card. With a choice of gains, one of them."""

    cost: Bag
    gain: Bag
    or_gain: Bag = field(default_factory=dict)


FACTORY_CARDS = (
    FactoryCard(bag(coins=1, cards=1), bag(produce=2)),
    FactoryCard(bag(popularity=1), bag(upgrade=1), or_gain=bag(enlist=1)),
    FactoryCard(bag(cards=1), bag(popularity=2)),
    FactoryCard(bag(cards=1), bag(coins=3)),
    FactoryCard(bag(power=1), bag(popularity=2)),
    FactoryCard(bag(power=1), bag(coins=3)),
    FactoryCard(bag(popularity=1), bag(deploy=1), or_gain=bag(build=1)),
    FactoryCard(bag(cards=1), bag(any_resources=3)),
    FactoryCard(bag(coins=2), bag(upgrade=1, popularity=1)),
    FactoryCard(bag(coins=2), bag(deploy=1, power=1)),
    FactoryCard(bag(coins=2), bag(build=1, popularity=1)),
    FactoryCard(bag(coins=2), bag(enlist=1, power=1)),
)

MANY = 1_000_000
Bounds = tuple[int, int]


def at_least(number: int) -> Bounds:
    return number, MANY


def at_most(number: int) -> Bounds:
    return -MANY, number


def exactly(number: int) -> Bounds:
    return number, number


@dataclass(frozen=True)
class Objective:
    """What is asked for: each measure within its bounds. Some can be shown at the end of a turn only."""

    end_of_turn: bool
    requires: Mapping[str, Bounds]


def at_end(**requires: Bounds) -> Objective:
    return Objective(True, requires)


def any_time(**requires: Bounds) -> Objective:
    return Objective(False, requires)


OBJECTIVES = (
    at_end(mountains=at_least(3)),
    at_end(tunnels=at_least(3)),
    at_end(farms=at_least(3)),
    at_end(tundras=at_least(3)),
    at_end(the_factory=at_least(1), power_lead=at_least(0)),
    any_time(sent_home=at_least(1), power=at_least(7)),
    any_time(factory_card=at_least(1), mechs=at_least(1), workers=at_most(3)),
    any_time(coins=at_most(2), workers=at_least(4), popularity=at_least(7)),
    at_end(mixed_store=at_least(9)),
    at_end(forests=at_least(3)),
    at_end(villages=at_least(3)),
    at_end(coins=at_least(20)),
    any_time(pieces_together=at_least(6)),
    at_end(upgrades=at_least(1), mechs=at_least(1), structures=at_least(1), recruits=at_least(1), of_each_resource=at_least(1)),
    any_time(workers_less_recruits=exactly(0)),
    at_end(store_of_three=at_least(5)),
    at_end(factory_card=exactly(0), around_factory=at_least(2)),
    any_time(power=exactly(0), popularity=at_least(13), workers=at_least(5)),
    at_end(around_a_lake=at_least(5)),
    any_time(structures=at_least(3), popularity=at_least(7), mechs=exactly(0)),
    at_end(of_one_resource=at_least(9)),
    any_time(factory_card=at_least(1), upgrades=exactly(0)),
    any_time(cards=at_least(8), combat_stars=at_least(1)),
)


@dataclass(frozen=True)
class Tile:
    """A structure bonus: what is counted, and the coins for each number from 0; beyond the last it stays."""

    counts: str
    coins: tuple[int, ...]


TILES = (
    Tile("tunnels beside", (0, 2, 4, 4, 6, 6, 9)),
    Tile("lakes beside", (0, 2, 4, 4, 6, 6, 9, 9)),
    Tile("encounters beside", (0, 2, 4, 4, 6, 6, 9, 9)),
    Tile("on tunnels", (0, 2, 4, 6, 6)),
    Tile("in a line", (0, 2, 4, 6, 9)),
    Tile("on farms and tundras", (0, 2, 4, 6, 9)),
)

"""What is in the box: the only place where its numbers stand.

The rulebook gives the procedure, the board and a few cards; it does not print the decks. Each card says where it comes from
(`prov`): what is not stated in the rulebook is our own reconstruction, consistent with it, and not the printed card.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

SIDES = ("left", "right")
LEFT, RIGHT = range(2)
LEVELS = ("stephens", "lower", "upper")  # of the rows of professions on a side, from the bottom
PLACES = ("ul", "ur", "ll", "lr")  # of the furnaces, and of the private factories
RING = ("ul", "ur", "lr", "ll")  # clockwise
GLASS = ("green", "blue", "white")
WOOD = ("orange", "pink", "black")
ACCESSORIES = ("basket", "crate", "chandelier")
TYPES = ("crown", "colonies", "uk")
FURNACE_GLASS = ("green", "blue", "white", "white")

FURNACE_CUBES = 4
FURNACE_CUBES_SOLO = 3
ARMY_START = 55
ARMY_STEP = 5
SCORE_MOST = 55  # the last space of the score track
EMPTY_FURNACES = 2  # bring a renewal phase
START_INFLUENCE = 2
START_COINS = (2, 3, 4, 5)  # by seat: reconstructed
INFLUENCE_MOST = 25
TRACK_START = 3  # forest and dunes: reconstructed, as are the length and the bounds of the sectors
TRACK_MOST = 15
SECTORS = ((0, 0), (6, 7), (11, 15))  # the first space of each sector, and its points
MARKET_COSTS = (1, 2, 3, 4, 5)
CONTRACT_SLOTS = 3
DISCS = 21
MARKERS = 3  # discs on the score track, in the forest and in the dunes
MASTER_POINTS = (1, 3, 5)  # by the level of the row
APPRENTICE_POINTS = 1
CUBES_FOR_POINT = 2
COINS_FOR_POINT = 2
INFLUENCE_FOR_POINT = 1
SET_POINTS = 5  # three different accessories
SUBSTITUTE = 2  # cubes of one colour that stand for one of another

# Cubes for an empty furnace, by the army's space, with 4, 3 and 2 players. The 3 of 45 is stated; the rest is reconstructed.
REFILL: Mapping[int, tuple[int, int, int]] = {
    50: (4, 3, 3),
    45: (3, 3, 2),
    40: (3, 3, 2),
    35: (3, 2, 2),
    30: (3, 2, 2),
    25: (2, 2, 2),
    20: (2, 2, 1),
    15: (2, 2, 1),
    10: (2, 1, 1),
    5: (1, 1, 1),
    0: (1, 1, 1),
}

OURS = "reconstructed"
STATED = "rulebook"
BENEFIT_STATED = "rulebook: the benefit; reconstructed: the rest"

Bag = Mapping[str, int]


def bag(**amounts: int) -> Bag:
    """Amounts of coin, influence, forest, dunes, points, cubes by colour; `cube` and `accessory` stand for any."""
    return amounts


FREE = bag()


@dataclass(frozen=True)
class Trade:
    """Pay everything on the left, gain everything on the right."""

    pay: Bag
    gain: Bag


def gain(**amounts: int) -> tuple[Trade, ...]:
    return (Trade(FREE, amounts),)


def choice(*gains: Bag) -> tuple[Trade, ...]:
    return tuple(Trade(FREE, gain) for gain in gains)


def trade(pay: Bag, gain: Bag) -> tuple[Trade, ...]:
    return (Trade(pay, gain),)


@dataclass(frozen=True)
class Disc:
    """A space of the player board: the ability under its disc, and the one that must be free before it."""

    id: str
    after: str = ""
    opens: int = 0  # the space of the influence track that it covers


@dataclass(frozen=True)
class Profession:
    id: str
    side: int
    benefit: tuple[Trade, ...]  # the player picks one
    master: Bag  # what the upper slot costs
    apprentice: Bag | None = None  # the lower slot; None: there is none
    prov: str = OURS


@dataclass(frozen=True)
class Contract:
    id: str
    type: str
    cubes: Bag
    accessory: str = ""  # "any": of the player's choice
    prov: str = OURS


@dataclass(frozen=True)
class Investment:
    id: str
    row: str
    cubes: int  # of the colour of its row
    points: int
    forest: int = 0  # steps down, to activate it
    dunes: int = 0
    prov: str = OURS


@dataclass(frozen=True)
class Supply:
    """A combination of cubes that a private factory takes, and its reward: an amount, a card, or a worker."""

    id: str
    place: str
    cubes: Bag
    gain: Bag = field(default_factory=dict)
    reward: str = ""


def red(id: str, benefit: tuple[Trade, ...], master: Bag, apprentice: Bag | None = None, prov: str = OURS) -> Profession:
    return Profession(id, LEFT, benefit, master, apprentice, prov)


def blue(id: str, benefit: tuple[Trade, ...], master: Bag, apprentice: Bag | None = None, prov: str = OURS) -> Profession:
    return Profession(id, RIGHT, benefit, master, apprentice, prov)


# fmt: off
BOARD = (
    Disc("inf5", opens=5), Disc("inf10", opens=10), Disc("inf15", opens=15), Disc("inf20", opens=20),
    Disc("2a"), Disc("2b", after="2a"), Disc("2c", after="2a"), Disc("2d", after="2a"), Disc("2e", after="2a"),
    Disc("3a"), Disc("3b"),
    Disc("4a"), Disc("4b", after="4a"), Disc("4c"), Disc("4d", after="4c"),
    Disc("5a"), Disc("5b", after="5a"), Disc("5c", after="5b"),
)
CUBES_TAKEN = (1, 2, 3, 4)  # from a private factory, with none, one, two or all of 5a, 5b and 5c
CUBES_FOR_FURNACE = 3  # taken at once from a private factory, for the action of an empty furnace instead

SUPPLIES = (
    Supply("black", "ul", bag(black=1), bag(influence=1)),
    Supply("set", "ul", bag(black=1, pink=1, orange=1), reward="card"),
    Supply("black", "ur", bag(black=1), bag(coin=1)),
    Supply("set", "ur", bag(black=1, pink=1, orange=1), reward="worker"),
    Supply("orange", "ll", bag(orange=1), bag(influence=2)),
    Supply("set", "ll", bag(black=1, pink=1), bag(accessory=1)),
    Supply("pink", "lr", bag(pink=1), bag(coin=2)),
    Supply("set", "lr", bag(black=1, orange=1), bag(accessory=1)),
)

RED = (
    red("r01", gain(influence=1), bag(coin=2), apprentice=bag(coin=1)),
    red("r02", choice(bag(influence=1), bag(coin=1)), bag(coin=2), apprentice=FREE, prov=BENEFIT_STATED),
    red("r03", gain(influence=1, coin=1), bag(coin=3), prov=BENEFIT_STATED),
    red("r04", trade(bag(influence=1), bag(dunes=1)), FREE, apprentice=FREE, prov=BENEFIT_STATED),
    red("r05", trade(bag(influence=1), bag(forest=1)), FREE, apprentice=FREE),
    red("r06", trade(bag(coin=1), bag(influence=2)), bag(coin=2)),
    red("r07", gain(forest=1), bag(coin=3), apprentice=bag(coin=2)),
    red("r08", gain(dunes=1), bag(coin=3)),
    red("r09", trade(bag(cube=1), bag(influence=3)), bag(coin=1), apprentice=FREE, prov=BENEFIT_STATED),
    red("r10", trade(bag(influence=2), bag(cube=1)), FREE, apprentice=FREE),
    red("r11", trade(bag(influence=1), bag(cube=1)), bag(coin=2)),
    red("r12", trade(bag(influence=3), bag(accessory=1)), FREE, apprentice=FREE),
    red("r13", trade(bag(influence=2), bag(accessory=1)), bag(coin=2)),
    red("r14", trade(bag(cube=1), bag(accessory=1)), bag(coin=1), apprentice=bag(coin=1)),
    red("r15", trade(bag(influence=1), bag(points=1)), bag(coin=3)),
    red("r16", trade(bag(cube=1), bag(points=2)), bag(coin=2), apprentice=bag(coin=2)),
    red("r17", gain(coin=1), bag(coin=1), apprentice=bag(coin=1)),
    red("r18", choice(bag(forest=1), bag(dunes=1)), bag(coin=4)),
    red("r19", trade(bag(influence=1), bag(coin=2)), FREE, apprentice=FREE),
    red("r20", trade(bag(influence=2), bag(forest=1, dunes=1)), FREE, apprentice=FREE),
    red("r21", gain(points=1), bag(coin=5)),
    red("r22", gain(cube=1), bag(coin=3)),
    red("r23", trade(bag(influence=3), bag(points=2)), bag(coin=1), apprentice=FREE),
)
BLUE = (
    blue("b01", gain(coin=1), bag(influence=2), apprentice=bag(influence=1)),
    blue("b02", choice(bag(coin=1), bag(influence=1)), bag(influence=2), apprentice=FREE),
    blue("b03", gain(coin=1, influence=1), bag(influence=3)),
    blue("b04", trade(bag(coin=1), bag(forest=1)), FREE, apprentice=FREE),
    blue("b05", trade(bag(coin=1), bag(dunes=1)), FREE, apprentice=FREE),
    blue("b06", trade(bag(influence=1), bag(coin=2)), bag(influence=2)),
    blue("b07", gain(dunes=1), bag(influence=3), apprentice=bag(influence=2)),
    blue("b08", gain(forest=1), bag(influence=3)),
    blue("b09", trade(bag(cube=1), bag(coin=3)), bag(influence=1), apprentice=FREE),
    blue("b10", trade(bag(coin=2), bag(cube=1)), FREE, apprentice=FREE),
    blue("b11", trade(bag(coin=1), bag(cube=1)), bag(influence=2)),
    blue("b12", trade(bag(coin=3), bag(accessory=1)), FREE, apprentice=FREE),
    blue("b13", trade(bag(coin=2), bag(accessory=1)), bag(influence=2)),
    blue("b14", trade(bag(cube=1), bag(accessory=1)), bag(influence=1), apprentice=bag(influence=1)),
    blue("b15", trade(bag(coin=1), bag(points=1)), bag(influence=3)),
    blue("b16", trade(bag(cube=1), bag(points=2)), bag(influence=2), apprentice=bag(influence=2)),
    blue("b17", gain(influence=1), bag(influence=1), apprentice=bag(influence=1)),
    blue("b18", choice(bag(dunes=1), bag(forest=1)), bag(influence=4)),
    blue("b19", trade(bag(coin=1), bag(influence=1)), FREE, apprentice=FREE),
    blue("b20", trade(bag(coin=2), bag(dunes=1, forest=1)), FREE, apprentice=FREE),
    blue("b21", gain(points=1), bag(influence=5)),
    blue("b22", gain(cube=1), bag(influence=3)),
    blue("b23", trade(bag(coin=3), bag(points=2)), bag(influence=1), apprentice=FREE),
)
STARTING = (
    Profession("s1", LEFT, choice(bag(coin=1), bag(influence=1)), FREE),
    Profession("s2", LEFT, choice(bag(coin=1), bag(influence=1)), FREE),
    Profession("s3", RIGHT, choice(bag(coin=1), bag(influence=1)), FREE),
    Profession("s4", RIGHT, choice(bag(coin=1), bag(influence=1)), FREE),
)

CONTRACTS = (
    Contract("cr01", "crown", bag(pink=1), prov=STATED),
    Contract("cr02", "crown", bag(blue=1, pink=1)),
    Contract("cr03", "crown", bag(green=1, black=1)),
    Contract("cr04", "crown", bag(blue=1, white=1)),
    Contract("cr05", "crown", bag(blue=1, green=1, pink=1)),
    Contract("cr06", "crown", bag(blue=1, pink=1, orange=1)),
    Contract("cr07", "crown", bag(blue=1, green=1, white=1)),
    Contract("cr08", "crown", bag(blue=1, white=1, pink=1, black=1)),
    Contract("cr09", "crown", bag(blue=1), accessory="chandelier"),
    Contract("cr10", "crown", bag(blue=2), accessory="any"),
    Contract("cr11", "crown", bag(green=1, pink=1), accessory="chandelier"),
    Contract("cr12", "crown", bag(blue=2, green=1), accessory="any"),
    Contract("cr13", "crown", bag(blue=2, white=1, pink=1), accessory="basket"),
    Contract("co01", "colonies", bag(orange=1)),
    Contract("co02", "colonies", bag(green=1, orange=1)),
    Contract("co03", "colonies", bag(white=1, pink=1)),
    Contract("co04", "colonies", bag(green=1, blue=1)),
    Contract("co05", "colonies", bag(green=1, white=1, orange=1)),
    Contract("co06", "colonies", bag(green=1, orange=1, black=1)),
    Contract("co07", "colonies", bag(green=1, white=1, blue=1)),
    Contract("co08", "colonies", bag(green=1, blue=1, orange=1, pink=1)),
    Contract("co09", "colonies", bag(green=1), accessory="crate"),
    Contract("co10", "colonies", bag(green=2), accessory="any"),
    Contract("co11", "colonies", bag(white=1, orange=1), accessory="crate"),
    Contract("co12", "colonies", bag(green=2, white=1), accessory="any"),
    Contract("co13", "colonies", bag(green=2, blue=1, orange=1), accessory="chandelier"),
    Contract("uk01", "uk", bag(black=1)),
    Contract("uk02", "uk", bag(white=1, black=1), prov=STATED),
    Contract("uk03", "uk", bag(blue=1, orange=1)),
    Contract("uk04", "uk", bag(white=1, green=1)),
    Contract("uk05", "uk", bag(white=1, blue=1, black=1)),
    Contract("uk06", "uk", bag(white=1, black=1, pink=1)),
    Contract("uk07", "uk", bag(white=1, blue=1, green=1)),
    Contract("uk08", "uk", bag(white=1, green=1, black=1, orange=1)),
    Contract("uk09", "uk", bag(white=1), accessory="basket"),
    Contract("uk10", "uk", bag(white=2), accessory="any"),
    Contract("uk11", "uk", bag(blue=1, black=1), accessory="basket"),
    Contract("uk12", "uk", bag(white=2, blue=1), accessory="any"),
    Contract("uk13", "uk", bag(white=2, green=1, black=1), accessory="crate"),
)

ANY_ROW = ""  # a card without cubes
INVESTMENTS = (
    Investment("or1", "orange", cubes=1, points=0),
    Investment("or2", "orange", cubes=1, points=0),
    Investment("or3", "orange", cubes=1, points=1),
    Investment("or4", "orange", cubes=1, points=1, forest=1),
    Investment("or5", "orange", cubes=1, points=2, forest=1),
    Investment("or6", "orange", cubes=1, points=2, dunes=1),
    Investment("or7", "orange", cubes=2, points=0, forest=1),
    Investment("or8", "orange", cubes=2, points=1, forest=1),
    Investment("pi1", "pink", cubes=1, points=0),
    Investment("pi2", "pink", cubes=1, points=0),
    Investment("pi3", "pink", cubes=1, points=1),
    Investment("pi4", "pink", cubes=1, points=1, dunes=1),
    Investment("pi5", "pink", cubes=1, points=2, dunes=1),
    Investment("pi6", "pink", cubes=1, points=2, forest=1),
    Investment("pi7", "pink", cubes=2, points=0, dunes=1),
    Investment("pi8", "pink", cubes=2, points=1, dunes=1),
    Investment("bl1", "black", cubes=1, points=0),
    Investment("bl2", "black", cubes=1, points=1),
    Investment("bl3", "black", cubes=2, points=0),
    Investment("bl4", "black", cubes=2, points=0),
    Investment("bl5", "black", cubes=2, points=1, dunes=1),
    Investment("bl6", "black", cubes=2, points=1, forest=1),
    Investment("bl7", "black", cubes=3, points=0, dunes=1),
    Investment("bl8", "black", cubes=1, points=3, dunes=1),
    Investment("no1", ANY_ROW, cubes=0, points=1),
    Investment("no2", ANY_ROW, cubes=0, points=1),
    Investment("no3", ANY_ROW, cubes=0, points=2),
    Investment("no4", ANY_ROW, cubes=0, points=2, forest=1),
    Investment("no5", ANY_ROW, cubes=0, points=3, forest=1),
    Investment("no6", ANY_ROW, cubes=0, points=3, dunes=1),
    Investment("no7", ANY_ROW, cubes=0, points=5, forest=2),
    Investment("no8", ANY_ROW, cubes=0, points=5, dunes=2),
)
# fmt: on

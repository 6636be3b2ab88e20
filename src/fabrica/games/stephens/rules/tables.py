"""The box as flat tables, the form in which the rules read it. Every number here follows from the components."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from fabrica.games.stephens.components import (
    ACCESSORIES,
    ARMY_START,
    ARMY_STEP,
    BOARD,
    FURNACE_GLASS,
    GLASS,
    LEFT,
    LEVELS,
    PLACES,
    REFILL,
    RIGHT,
    SECTORS,
    SIDES,
    STARTING,
    SUPPLIES,
    TRACK_MOST,
    TYPES,
    WOOD,
    Bag,
    Trade,
)
from fabrica.games.stephens.own_cards import BLUE, CONTRACTS, INVESTMENTS, RED

# What a seat has: an amount of each of these.
CUBES = (*GLASS, *WOOD)
RESOURCES = ("coin", "influence", "forest", "dunes", "points", *CUBES, *ACCESSORIES)
COIN, INFLUENCE, FOREST, DUNES, POINTS = range(5)
CUBE = RESOURCES.index(CUBES[0])  # the first colour
WOOD_CUBE = RESOURCES.index(WOOD[0])
ACCESSORY = RESOURCES.index(ACCESSORIES[0])
N_CUBES, N_WOOD, N_ACCESSORIES = len(CUBES), len(WOOD), len(ACCESSORIES)
NOTHING = -1

# The player board
N_DISCS = len(BOARD)
DISC_ID = {disc.id: i for i, disc in enumerate(BOARD)}
DISC_AFTER = tuple(DISC_ID[disc.after] if disc.after else NOTHING for disc in BOARD)
ALL_DISCS = (1 << N_DISCS) - 1
INFLUENCE_DISCS = sum(1 for disc in BOARD if disc.opens)  # they come first
INFLUENCE_TRACK = (1 << INFLUENCE_DISCS) - 1
INFLUENCE_SPACE = tuple(disc.opens for disc in BOARD)
(INF5, INF10, INF15, INF20, A2A, A2B, A2C, A2D, A2E, A3A, A3B, A4A, A4B, A4C, A4D, A5A, A5B, A5C) = range(N_DISCS)

# Places: furnaces and private factories, and the rows of professions beside them: three on the left, three on the right.
UL, UR, LL, LR = range(len(PLACES))
N_PLACES = len(PLACES)
N_LEVELS = len(LEVELS)
N_ROWS = len(SIDES) * N_LEVELS
FURNACE_CUBE = tuple(RESOURCES.index(colour) for colour in FURNACE_GLASS)
FURNACE_ROW = (LEFT * N_LEVELS, RIGHT * N_LEVELS, NOTHING, NOTHING)
PRIVATE_ROW = (LEFT * N_LEVELS + 2, RIGHT * N_LEVELS + 2, LEFT * N_LEVELS + 1, RIGHT * N_LEVELS + 1)
REFILLS = tuple(cubes for army in range(0, ARMY_START, ARMY_STEP) for cubes in reversed(REFILL[army]))  # for 2, 3, 4 players
SECTOR_POINTS = tuple(max(points for start, points in SECTORS if start <= space) for space in range(TRACK_MOST + 1))

# Professions: the red cards, the blue ones, the starting ones.
PROFESSIONS = (*RED, *BLUE, *STARTING)
PROFESSION_IDS = tuple(card.id for card in PROFESSIONS)
N_MARKET_PROFESSIONS = len(RED) + len(BLUE)
N_PROFESSIONS = len(PROFESSIONS)
SIDE = tuple(card.side for card in PROFESSIONS)
RED_CARDS = (1 << len(RED)) - 1
BLUE_CARDS = ((1 << len(BLUE)) - 1) << len(RED)
STARTING_CARDS = tuple(
    sum(1 << i for i in range(N_MARKET_PROFESSIONS, N_PROFESSIONS) if SIDE[i] == side) for side in range(len(SIDES))
)


def kind(pay: Bag) -> int:
    """The one resource of a price."""
    return RESOURCES.index(next(iter(pay))) if pay else COIN


def amount(pay: Bag) -> int:
    return sum(pay.values())


MASTER_KIND = tuple(kind(card.master) for card in PROFESSIONS)
MASTER_COST = tuple(amount(card.master) for card in PROFESSIONS)
APPRENTICE_KIND = tuple(kind(card.apprentice or {}) for card in PROFESSIONS)
APPRENTICE_COST = tuple(amount(card.apprentice or {}) for card in PROFESSIONS)
TWO_SLOTS = sum(1 << i for i, card in enumerate(PROFESSIONS) if card.apprentice is not None)


# Benefits: a row for each way to take one.


@dataclass(frozen=True)
class Benefit:
    """One way to take the benefit of a card: all that is chosen is named by its words."""

    card: int
    pay: Bag
    gain: Bag
    words: tuple[str, ...]


ANY = {"cube": CUBES, "accessory": ACCESSORIES}


def named(amounts: Bag) -> Iterator[tuple[Bag, tuple[str, ...]]]:
    """A bag in which "any" has been named, each way in turn, and the names."""
    wild = next((name for name in amounts if name in ANY), None)
    if wild is None:
        yield amounts, ()
        return
    for name in ANY[wild]:
        yield {name: amounts[wild]}, (name,)


def benefits(card: int, trade: Trade, several: bool) -> Iterator[Benefit]:
    for pay, paid in named(trade.pay):
        for gain, gained in named(trade.gain):
            yield Benefit(card, pay, gain, (*paid, *gained, *(tuple(trade.gain) if several else ())))


BENEFITS = tuple(
    benefit
    for i, card in enumerate(PROFESSIONS)
    for trade in card.benefit
    for benefit in benefits(i, trade, len(card.benefit) > 1)
)
N_BENEFITS = len(BENEFITS)
BENEFIT_CARD = tuple(b.card for b in BENEFITS)
FIRST_BENEFIT = tuple(BENEFIT_CARD.index(card) for card in range(N_PROFESSIONS))
END_BENEFIT = tuple(FIRST_BENEFIT[card] + BENEFIT_CARD.count(card) for card in range(N_PROFESSIONS))
BENEFIT_PAY = tuple(kind(b.pay) for b in BENEFITS)
BENEFIT_COST = tuple(amount(b.pay) for b in BENEFITS)
BENEFIT_GAINS = tuple(tuple((RESOURCES.index(name), n) for name, n in b.gain.items()) for b in BENEFITS)
BENEFIT_GAIN = tuple(gains[0][0] for gains in BENEFIT_GAINS)
BENEFIT_AMOUNT = tuple(gains[0][1] for gains in BENEFIT_GAINS)
BENEFIT_GAIN_TOO = tuple(gains[1][0] if len(gains) > 1 else COIN for gains in BENEFIT_GAINS)
BENEFIT_AMOUNT_TOO = tuple(gains[1][1] if len(gains) > 1 else 0 for gains in BENEFIT_GAINS)

# Contracts
CONTRACT_IDS = tuple(card.id for card in CONTRACTS)
N_CONTRACTS = len(CONTRACTS)
ALL_CONTRACTS = (1 << N_CONTRACTS) - 1
CONTRACT_TYPE = tuple(TYPES.index(card.type) for card in CONTRACTS)
CONTRACT_CUBES = tuple(amount(card.cubes) for card in CONTRACTS)
CONTRACT_NEEDS = tuple(card.cubes.get(colour, 0) for card in CONTRACTS for colour in CUBES)
ANY_ACCESSORY = N_ACCESSORIES
CONTRACT_ACCESSORY = tuple(
    NOTHING if not card.accessory else ANY_ACCESSORY if card.accessory == "any" else ACCESSORIES.index(card.accessory)
    for card in CONTRACTS
)
N_TYPES = len(TYPES)
TYPE_MOST = max(CONTRACT_TYPE.count(type) for type in range(N_TYPES))

# Investments
INVESTMENT_IDS = tuple(card.id for card in INVESTMENTS)
N_INVESTMENTS = len(INVESTMENTS)
ALL_INVESTMENTS = (1 << N_INVESTMENTS) - 1
ANY_ROW = N_WOOD
INVESTMENT_ROW = tuple(WOOD.index(card.row) if card.row else ANY_ROW for card in INVESTMENTS)
INVESTMENT_CUBES = tuple(card.cubes for card in INVESTMENTS)
INVESTMENT_POINTS = tuple(card.points for card in INVESTMENTS)
INVESTMENT_FOREST = tuple(card.forest for card in INVESTMENTS)
INVESTMENT_DUNES = tuple(card.dunes for card in INVESTMENTS)
COLUMNS_MOST = max(INVESTMENT_ROW.count(row) for row in range(N_WOOD)) + INVESTMENT_ROW.count(ANY_ROW)


# Supplying: a row for each way to deliver a combination.
@dataclass(frozen=True)
class Delivery:
    place: int
    cubes: tuple[int, ...]  # orange, pink, black
    gain: Bag
    reward: str
    words: str


def deliveries() -> Iterator[Delivery]:
    for supply in SUPPLIES:
        cubes = tuple(supply.cubes.get(colour, 0) for colour in WOOD)
        for gain, chosen in named(supply.gain):
            words = " ".join((supply.place, *(chosen or (supply.id,))))
            yield Delivery(PLACES.index(supply.place), cubes, gain, supply.reward, words)


DELIVERIES = tuple(deliveries())
N_DELIVERIES = len(DELIVERIES)
DELIVERY_PLACE = tuple(d.place for d in DELIVERIES)
DELIVERY_CUBES = tuple(n for d in DELIVERIES for n in d.cubes)
DELIVERY_GAIN = tuple(kind(d.gain) for d in DELIVERIES)
DELIVERY_AMOUNT = tuple(amount(d.gain) for d in DELIVERIES)
NO_REWARD, CARD_REWARD, WORKER_REWARD = range(3)
DELIVERY_REWARD = tuple(("", "card", "worker").index(d.reward) for d in DELIVERIES)

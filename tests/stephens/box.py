"""What is in the box of Stephens, as far as renewal and final scoring need it: plain tables, no rules.

Its own copy of the facts, so that a slip in the engine's tables shows up as a difference.
"""

from __future__ import annotations

from dataclasses import dataclass

GLASS = ("green", "blue", "white")
WOOD = ("orange", "pink", "black")
COLOURS = GLASS + WOOD
ACCESSORIES = ("basket", "crate", "chandelier")
FURNACES = {"UL": "green", "UR": "blue", "LL": "white", "LR": "white"}
FACTORIES = ("UL", "UR", "LR", "LL")  # clockwise
SIDES = ("left", "right")
LEVELS = ("stephens", "lower", "upper")  # from below
CONTRACT_ROWS = ("crown", "colonies", "uk")
INVESTMENT_ROWS = WOOD

# Disc on the player board: the disc that has to be gone before it.
DISCS: dict[str, str | None] = {
    "inf5": None,
    "inf10": None,
    "inf15": None,
    "inf20": None,
    "2a": None,
    "2b": "2a",
    "2c": "2a",
    "2d": "2a",
    "2e": "2a",
    "3a": None,
    "3b": None,
    "4a": None,
    "4b": "4a",
    "4c": None,
    "4d": "4c",
    "5a": None,
    "5b": "5a",
    "5c": "5b",
}
INFLUENCE_SPACES = {"inf5": 5, "inf10": 10, "inf15": 15, "inf20": 20}
INFLUENCE_MAX = 25
CONTRACT_SLOTS = 3
MARKET_SPACES = 5

# Army's space: cubes for an empty furnace with 4, 3 and 2 players; alone counts as 2.
ARMY_STEP = 5
REFILL = {
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
# Private factory: what may be delivered, and what it pays.
SUPPLY: dict[str, list[tuple[tuple[str, ...], str]]] = {
    "UL": [(("black",), "1 influence"), (("black", "pink", "orange"), "card")],
    "UR": [(("black",), "1 coins"), (("black", "pink", "orange"), "worker")],
    "LL": [(("orange",), "2 influence"), (("black", "pink"), "accessory")],
    "LR": [(("pink",), "2 coins"), (("black", "orange"), "accessory")],
}
TRACK_SECTORS = ((0, 0), (6, 7), (11, 15))  # from this space on: points
TRACK_TOP = 15
MASTER_POINTS = {"stephens": 1, "lower": 3, "upper": 5}

SOLO_LEVELS = {"easy": 20, "normal": 25, "hard": 30}  # the army's space that ends the game
OPPONENT_FINAL = 25  # the same against an opponent, at any level
SOLO_RANKS = {"easy": (141, 180), "normal": (121, 160), "hard": (101, 140)}  # artisan from, glazier from
MORE_WORKERS_THAN_AUTOMA = 3


@dataclass(frozen=True)
class Contract:
    """A contract: the row it goes to, its cubes and accessories ("any": of the player's choice)."""

    row: str
    cubes: tuple[str, ...]
    accessories: tuple[str, ...]


@dataclass(frozen=True)
class Investment:
    """An investment: its row (None: any), cubes and points it brings, spaces down on forest and dunes."""

    row: str | None
    cubes: tuple[str, ...]
    points: int
    forest: int
    dunes: int


@dataclass(frozen=True)
class Profession:
    """A profession: its side, what its slots are paid in, the price of each slot (apprentice None: one slot only)."""

    side: str
    paid_in: str
    master: int
    apprentice: int | None


@dataclass(frozen=True)
class Delivery:
    """The lower half of an Automa card: how many cubes, from which private factory on, which way, and whether a disc."""

    cubes: int
    start: str
    clockwise: bool
    disc: bool


# Row, cubes, accessories.
_CONTRACTS = {
    "CR01": ("crown", "pink", ""),
    "CR02": ("crown", "blue pink", ""),
    "CR03": ("crown", "green black", ""),
    "CR04": ("crown", "blue white", ""),
    "CR05": ("crown", "blue green pink", ""),
    "CR06": ("crown", "blue pink orange", ""),
    "CR07": ("crown", "blue green white", ""),
    "CR08": ("crown", "blue white pink black", ""),
    "CR09": ("crown", "blue", "chandelier"),
    "CR10": ("crown", "blue blue", "any"),
    "CR11": ("crown", "green pink", "chandelier"),
    "CR12": ("crown", "blue blue green", "any"),
    "CR13": ("crown", "blue blue white pink", "basket"),
    "CO01": ("colonies", "orange", ""),
    "CO02": ("colonies", "green orange", ""),
    "CO03": ("colonies", "white pink", ""),
    "CO04": ("colonies", "green blue", ""),
    "CO05": ("colonies", "green white orange", ""),
    "CO06": ("colonies", "green orange black", ""),
    "CO07": ("colonies", "green white blue", ""),
    "CO08": ("colonies", "green blue orange pink", ""),
    "CO09": ("colonies", "green", "crate"),
    "CO10": ("colonies", "green green", "any"),
    "CO11": ("colonies", "white orange", "crate"),
    "CO12": ("colonies", "green green white", "any"),
    "CO13": ("colonies", "green green blue orange", "chandelier"),
    "UK01": ("uk", "black", ""),
    "UK02": ("uk", "white black", ""),
    "UK03": ("uk", "blue orange", ""),
    "UK04": ("uk", "white green", ""),
    "UK05": ("uk", "white blue black", ""),
    "UK06": ("uk", "white black pink", ""),
    "UK07": ("uk", "white blue green", ""),
    "UK08": ("uk", "white green black orange", ""),
    "UK09": ("uk", "white", "basket"),
    "UK10": ("uk", "white white", "any"),
    "UK11": ("uk", "blue black", "basket"),
    "UK12": ("uk", "white white blue", "any"),
    "UK13": ("uk", "white white green black", "crate"),
}
# Row, cubes, points, forest, dunes.
_INVESTMENTS: dict[str, tuple[str | None, int, int, int, int]] = {
    "OR1": ("orange", 1, 0, 0, 0),
    "OR2": ("orange", 1, 0, 0, 0),
    "OR3": ("orange", 1, 1, 0, 0),
    "OR4": ("orange", 1, 1, 1, 0),
    "OR5": ("orange", 1, 2, 1, 0),
    "OR6": ("orange", 1, 2, 0, 1),
    "OR7": ("orange", 2, 0, 1, 0),
    "OR8": ("orange", 2, 1, 1, 0),
    "PI1": ("pink", 1, 0, 0, 0),
    "PI2": ("pink", 1, 0, 0, 0),
    "PI3": ("pink", 1, 1, 0, 0),
    "PI4": ("pink", 1, 1, 0, 1),
    "PI5": ("pink", 1, 2, 0, 1),
    "PI6": ("pink", 1, 2, 1, 0),
    "PI7": ("pink", 2, 0, 0, 1),
    "PI8": ("pink", 2, 1, 0, 1),
    "BL1": ("black", 1, 0, 0, 0),
    "BL2": ("black", 1, 1, 0, 0),
    "BL3": ("black", 2, 0, 0, 0),
    "BL4": ("black", 2, 0, 0, 0),
    "BL5": ("black", 2, 1, 0, 1),
    "BL6": ("black", 2, 1, 1, 0),
    "BL7": ("black", 3, 0, 0, 1),
    "BL8": ("black", 1, 3, 0, 1),
    "NO1": (None, 0, 1, 0, 0),
    "NO2": (None, 0, 1, 0, 0),
    "NO3": (None, 0, 2, 0, 0),
    "NO4": (None, 0, 2, 1, 0),
    "NO5": (None, 0, 3, 1, 0),
    "NO6": (None, 0, 3, 0, 1),
    "NO7": (None, 0, 5, 2, 0),
    "NO8": (None, 0, 5, 0, 2),
}
# Price of the upper and of the lower slot: red cards in coins, blue cards in influence.
_PROFESSIONS: dict[str, tuple[int, int | None]] = {
    "R01": (2, 1),
    "R02": (2, 0),
    "R03": (3, None),
    "R04": (0, 0),
    "R05": (0, 0),
    "R06": (2, None),
    "R07": (3, 2),
    "R08": (3, None),
    "R09": (1, 0),
    "R10": (0, 0),
    "R11": (2, None),
    "R12": (0, 0),
    "R13": (2, None),
    "R14": (1, 1),
    "R15": (3, None),
    "R16": (2, 2),
    "R17": (1, 1),
    "R18": (4, None),
    "R19": (0, 0),
    "R20": (0, 0),
    "R21": (5, None),
    "R22": (3, None),
    "R23": (1, 0),
    "B01": (2, 1),
    "B02": (2, 0),
    "B03": (3, None),
    "B04": (0, 0),
    "B05": (0, 0),
    "B06": (2, None),
    "B07": (3, 2),
    "B08": (3, None),
    "B09": (1, 0),
    "B10": (0, 0),
    "B11": (2, None),
    "B12": (0, 0),
    "B13": (2, None),
    "B14": (1, 1),
    "B15": (3, None),
    "B16": (2, 2),
    "B17": (1, 1),
    "B18": (4, None),
    "B19": (0, 0),
    "B20": (0, 0),
    "B21": (5, None),
    "B22": (3, None),
    "B23": (1, 0),
    "S1": (0, None),
    "S2": (0, None),
    "S3": (0, None),
    "S4": (0, None),
}
# Cubes, start, clockwise, disc.
_DELIVERIES = {
    "A01": (2, "LL", True, False),
    "A02": (2, "LR", False, False),
    "A03": (3, "UL", True, False),
    "A04": (3, "UR", False, False),
    "A05": (2, "LL", False, True),
    "A06": (2, "UL", False, False),
    "A07": (2, "UR", True, False),
    "A08": (1, "LR", True, True),
    "A09": (3, "LL", True, False),
    "A10": (1, "LR", False, True),
}


def _side(card: str) -> str:
    return "left" if card[0] == "R" or card in ("S1", "S2") else "right"


CONTRACTS = {
    card: Contract(row, tuple(cubes.split()), tuple(extras.split())) for card, (row, cubes, extras) in _CONTRACTS.items()
}
INVESTMENTS = {
    card: Investment(row, (row,) * cubes if row else (), points, forest, dunes)
    for card, (row, cubes, points, forest, dunes) in _INVESTMENTS.items()
}
PROFESSIONS = {
    card: Profession(_side(card), {"left": "coins", "right": "influence"}[_side(card)], master, apprentice)
    for card, (master, apprentice) in _PROFESSIONS.items()
}
DELIVERIES = {card: Delivery(*facts) for card, facts in _DELIVERIES.items()}

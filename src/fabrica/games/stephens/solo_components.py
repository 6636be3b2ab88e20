"""What is in the box for one player: the Automa, its opponents and the scenarios. See components.py."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from fabrica.games.stephens.components import FURNACE_CUBES_SOLO, MARKET_COSTS, OURS

FINAL_RENEWAL: Mapping[str, int] = {"easy": 20, "normal": 25, "hard": 30}  # the army's space
RANKS = ("apprentice", "artisan", "glassmaker")
RANK_FROM: Mapping[str, tuple[int, int, int]] = {"easy": (0, 141, 180), "normal": (0, 121, 160), "hard": (0, 101, 140)}
MORE_WORKERS = 3  # than the Automa has
AUTOMA_BAG = 7  # cubes of each wood colour
RESERVE = (1, 1, 1, 2, 2, 2, 3, 3, 3, 4)  # what the discs on its reserve card uncover, one after the other: reconstructed


@dataclass(frozen=True)
class AutomaCard:
    """What the Automa does in its turn (at a furnace, a private factory or in the profession market), and what it supplies."""

    id: str
    action: str
    at: str  # a place
    clockwise: bool
    supplies: int
    to: str
    onward: bool  # clockwise
    removes: tuple[int, ...] = ()  # costs of the cards that leave the market with a white cube
    space: int = 0  # of the profession market, from 1
    disc: bool = False  # places an apprentice in the renewal phase
    prov: str = OURS


# fmt: off
AUTOMA = (
    AutomaCard("a01", "furnace", "ul", True, 2, "ll", True),
    AutomaCard("a02", "furnace", "ur", False, 2, "lr", False),
    AutomaCard("a03", "furnace", "ll", True, 3, "ul", True, removes=(1, 2)),
    AutomaCard("a04", "furnace", "lr", False, 3, "ur", False, removes=(1, 2)),
    AutomaCard("a05", "furnace", "ll", False, 2, "ll", False, removes=(3, 5), disc=True),
    AutomaCard("a06", "profession", "ul", False, 2, "ul", False, space=2),
    AutomaCard("a07", "profession", "ur", True, 2, "ur", True, space=5),
    AutomaCard("a08", "profession", "lr", True, 1, "lr", True, space=3, disc=True),
    AutomaCard("a09", "private", "ll", True, 3, "ll", True),
    AutomaCard("a10", "private", "lr", False, 1, "lr", False, disc=True),
)
# fmt: on


@dataclass(frozen=True)
class Opponent:
    """A character to beat: points to reach by level, and one restriction."""

    id: str
    tracks_lower: int = 0  # forest and dunes start so much lower
    spaces: int = len(MARKET_COSTS)  # of the markets for contracts and investments
    one_of_each: bool = False  # a second accessory of a kind only after a set of three
    without: str = ""  # an ability that cannot be had
    stacked: bool = False  # the four influence discs lie on one space
    prov: str = "rulebook: the icon; reconstructed: its card"


OPPONENT_TARGET: Mapping[str, int] = {"easy": 100, "normal": 130, "hard": 160}
OPPONENT_FINAL = 25  # the army's space of the final renewal
STACKED_ON = 10  # the influence space under all four discs
OPPONENTS = (
    Opponent("none"),
    Opponent("op1", tracks_lower=2),
    Opponent("op2", spaces=4),
    Opponent("op3", one_of_each=True),
    Opponent("op4", without="2d"),
    Opponent("op5", stacked=True),
)


@dataclass(frozen=True)
class Scenario:
    """A campaign card: the rulebook counts six and describes none. All reconstructed, and off by default."""

    id: str
    lower_cubes: int = FURNACE_CUBES_SOLO  # in the lower furnaces at the start
    forest_lower: int = 0
    dunes_lower: int = 0
    forest: int = 0  # to reach, to win
    dunes: int = 0
    contracts: str = ""  # the type of which two are to be fulfilled
    prov: str = OURS


SCENARIO_CONTRACTS = 2
SCENARIOS = (
    Scenario("off"),
    Scenario("sc1", lower_cubes=2),
    Scenario("sc2", forest_lower=1, forest=6),
    Scenario("sc3", dunes_lower=1, dunes=6),
    Scenario("sc4", contracts="crown"),
    Scenario("sc5", contracts="colonies"),
    Scenario("sc6", contracts="uk"),
)

"""The box, for the oracle: its cards, and every way to use each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations_with_replacement

# The box

# id: (type, copies, metal, energy, tool, prestige); a beacon's prestige grows, see prestige().
BLUEPRINTS: dict[str, tuple[str, int, int, int, str, int]] = {
    "aluminum_factory": ("production", 2, 2, 2, "shovel", 1),
    "assembly_line": ("production", 2, 2, 1, "gear", 1),
    "battery_factory": ("production", 2, 2, 1, "wrench", 1),
    "beacon": ("monument", 4, 2, 4, "shovel", 2),
    "biolab": ("production", 2, 1, 3, "gear", 1),
    "black_market": ("utility", 2, 3, 2, "gear", 1),
    "concrete_plant": ("production", 2, 2, 2, "shovel", 1),
    "dojo": ("training", 2, 1, 1, "gear", 0),
    "fitness_center": ("training", 3, 1, 0, "wrench", 0),
    "foundry": ("utility", 2, 2, 1, "gear", 1),
    "fulfillment_center": ("production", 2, 2, 1, "hammer", 1),
    "golem": ("special", 2, 4, 0, "hammer", 1),
    "gymnasium": ("training", 3, 1, 0, "shovel", 0),
    "harvester": ("utility", 2, 1, 2, "hammer", 1),
    "incinerator": ("utility", 2, 2, 1, "shovel", 1),
    "laboratory": ("special", 2, 1, 4, "wrench", 1),
    "manufactory": ("production", 2, 2, 3, "wrench", 1),
    "mega_factory": ("production", 2, 3, 2, "gear", 1),
    "megalith": ("monument", 3, 5, 2, "wrench", 3),
    "motherlode": ("utility", 2, 1, 3, "shovel", 1),
    "nuclear_plant": ("production", 2, 2, 2, "wrench", 1),
    "obelisk": ("monument", 5, 3, 1, "hammer", 2),
    "power_plant": ("utility", 2, 3, 0, "gear", 1),
    "recycling_plant": ("production", 3, 2, 0, "gear", 1),
    "refinery": ("utility", 2, 1, 3, "wrench", 1),
    "replicator": ("special", 2, 2, 2, "shovel", 1),
    "robot": ("special", 3, 1, 1, "hammer", 0),
    "scrap_yard": ("special", 2, 1, 2, "wrench", 0),
    "solar_array": ("special", 2, 1, 2, "gear", 0),
    "temp_agency": ("training", 2, 1, 0, "hammer", 0),
    "trash_compactor": ("production", 2, 2, 1, "shovel", 1),
    "warehouse": ("production", 2, 3, 2, "hammer", 1),
}

# id: (copies, energy paid on top of the discarded card)
CONTRACTORS: dict[str, tuple[int, int]] = {
    "architect": (2, 0),
    "electrician": (2, 0),
    "engineer": (1, 4),
    "foreman": (1, 2),
    "hired_hands": (3, 3),
    "investor": (3, 0),
    "miner": (2, 0),
    "specialist": (3, 0),
}

TYPE = {card: row[0] for card, row in BLUEPRINTS.items()}
METAL = {card: row[2] for card, row in BLUEPRINTS.items()}
ENERGY = {card: row[3] for card, row in BLUEPRINTS.items()}
TOOL = {card: row[4] for card, row in BLUEPRINTS.items()}
PRESTIGE = {card: row[5] for card, row in BLUEPRINTS.items()}
EXTRA_ENERGY = {contractor: row[1] for contractor, row in CONTRACTORS.items()}
BOX = {
    "blueprints": Counter({card: row[1] for card, row in BLUEPRINTS.items()}),
    "contractors": Counter({contractor: row[0] for contractor, row in CONTRACTORS.items()}),
}

FACES = (1, 2, 3, 4, 5, 6)
TOOLS_IN_ORDER = ["hammer", "wrench", "gear", "shovel"]
SEVERAL_ALLOWED = {"beacon", "obelisk"}
PASSIVES = {"laboratory", "scrap_yard", "solar_array"}
NEVER_REPLICATED = {"replicator", "beacon", "megalith", "obelisk"}
MACHINE_STARTS_WITH = {"easy": 2, "medium": 3, "hard": 4, "insane": 5}
FLOORS = {"research": (1, 2, 3, 4, 5, 6), "generate": (1, 2, 3), "mine": (4, 5, 6)}
GIFT = {"architect", "electrician", "miner"}
NEWEST = 2  # the version of the rules that a position need not name


# What each card can do


@dataclass(frozen=True)
class Use:
    """One way to use a card: what it takes on the left of the arrow, what it gives on the right."""

    place: tuple[int, ...] = ()  # dice that go on the card
    change: tuple[int, ...] = ()  # an unplaced die that turns into the one in `dice`
    pay_metal: int = 0
    pay_energy: int = 0
    pay_cards: int = 0  # hand cards, each named later by `discard X`
    metal: int = 0
    energy: int = 0
    goods: int = 0
    dice: tuple[int, ...] = ()  # dice that come in with these faces
    draw: int = 0
    roll: int = 0  # dice that come in rolled


# Every way to use each card, whatever the position: the words after its name, and what they mean.
USES: dict[str, dict[str, Use]] = {
    "aluminum_factory": {f"{v} {v}": Use(place=(v, v), pay_energy=5, goods=2, metal=1) for v in FACES},
    "assembly_line": {f"{v} {v + 1} {v + 2}": Use(place=(v, v + 1, v + 2), goods=2) for v in (1, 2, 3, 4)},
    "battery_factory": {"": Use(pay_energy=4, goods=1)},
    "biolab": {"1": Use(place=(1,), pay_energy=1, goods=1)},
    # It gains the printed cost of the discarded card: see Oracle.black_market().
    "black_market": {f"{v}": Use(place=(v,), pay_cards=1) for v in FACES},
    # The value of one die in metal, not of both.
    "concrete_plant": {f"{v} {v}": Use(place=(v, v), pay_metal=v, goods=2) for v in FACES},
    "dojo": {f"{v}": Use(pay_energy=1, change=(v,), dice=(7 - v,)) for v in FACES},
    "fitness_center": {f"{v}": Use(pay_energy=1, change=(v,), dice=(v - 1,)) for v in (2, 3, 4, 5, 6)},
    "foundry": {f"{v}": Use(place=(v,), pay_energy=v, metal=v) for v in FACES},
    "fulfillment_center": {"4": Use(place=(4,), pay_energy=2, goods=1, metal=1)},
    "golem": {f"{v}": Use(pay_energy=v, dice=(v,)) for v in FACES},
    "gymnasium": {f"{v}": Use(pay_energy=1, change=(v,), dice=(v + 1,)) for v in (1, 2, 3, 4, 5)},
    "harvester": {f"{v} {v} metal": Use(place=(v, v), metal=4) for v in FACES}
    | {f"{v} {v} energy": Use(place=(v, v), energy=7) for v in FACES},
    "incinerator": {"": Use(pay_cards=1, pay_metal=1, energy=6)},
    "manufactory": {f"{v} {v} metal": Use(place=(v, v), goods=1, metal=2) for v in FACES}
    | {f"{v} {v} energy": Use(place=(v, v), goods=1, energy=3) for v in FACES}
    | {f"{v} {v} cards": Use(place=(v, v), goods=1, draw=2) for v in FACES},
    "mega_factory": {f"{v} {v} {v} die {w}": Use(place=(v, v, v), goods=2, dice=(w,)) for v in FACES for w in FACES},
    "motherlode": {f"{v}": Use(place=(v,), metal=1 if v <= 3 else 2) for v in FACES},
    "nuclear_plant": {"6": Use(place=(6,), goods=1, energy=1)},
    "power_plant": {f"{v}": Use(place=(v,), energy=v) for v in FACES},
    "recycling_plant": {"": Use(pay_cards=2, pay_energy=2, goods=1, draw=1)},
    "refinery": {"": Use(pay_cards=1, pay_energy=3, metal=3)},
    "robot": {"": Use(pay_metal=1, roll=1)},
    # The dice are picked up afterwards: see Oracle.use_card().
    "temp_agency": {"": Use(pay_energy=1)},
    "trash_compactor": {f"{v} {v}": Use(place=(v, v), pay_cards=2, goods=2) for v in FACES},
    "warehouse": {
        f"{u} {v} {w}": Use(place=(u, v, w), goods=2, energy=2)
        for u, v, w in combinations_with_replacement(FACES, 3)
        if u + v + w >= 14
    },
    # Passives do nothing when used: only Replicator can stand in for them.
    "laboratory": {"": Use()},
    "scrap_yard": {"": Use()},
    "solar_array": {"": Use()},
    # Monuments are not used; Replicator's uses are those of the market's cards.
    "beacon": {},
    "megalith": {},
    "obelisk": {},
    "replicator": {},
}


def monuments(compound: Iterable[str]) -> int:
    return sum(1 for card in compound if TYPE[card] == "monument")


def prestige(compound: list[str]) -> int:
    """The printed prestige; the nth beacon is worth n + 1."""
    others = sum(PRESTIGE[card] for card in compound if card != "beacon")
    return others + sum(n + 1 for n in range(1, compound.count("beacon") + 1))


def may_stand(card: str, compound: list[str]) -> bool:
    """One of a kind in a compound, beacons and obelisks excepted."""
    return card not in compound or card in SEVERAL_ALLOWED


def build_cost(card: str, compound: list[str]) -> tuple[int, int]:
    """Metal and energy; a megalith is 1 metal cheaper per monument that stands, down to none."""
    if card == "megalith":
        return max(0, METAL[card] - monuments(compound)), ENERGY[card]
    return METAL[card], ENERGY[card]

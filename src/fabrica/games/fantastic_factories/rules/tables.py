"""The box as flat tables, the form in which the rules read it. Every number here follows from components.py."""

from __future__ import annotations

from collections.abc import Iterable

from fabrica.engine.exchange import FACES, Bag, Exchange, Lanes, Placement, at, consecutive, expand, matching, worker
from fabrica.engine.piles import KINDS
from fabrica.games.fantastic_factories.components import BLUEPRINTS, CONTRACTORS, MACHINE_CARDS, Blueprint, Contractor, Tool, Type

# What a seat has in one integer: its unplaced dice by face, energy and metal.
LANES = Lanes(die1=6, die2=6, die3=6, die4=6, die5=6, die6=6, energy=13, metal=13)
GUARDS = LANES.guards
ENERGY, METAL = LANES.one("energy"), LANES.one("metal")
ENERGY_SHIFT, METAL_SHIFT = LANES.shift["energy"], LANES.shift["metal"]
ENERGY_MASK, METAL_MASK = LANES.most["energy"], LANES.most["metal"]
DIE = (0, *(LANES.one(f"die{f}") for f in FACES))
DIE_SHIFT = (0, *(LANES.shift[f"die{f}"] for f in FACES))
DIE_MASK = LANES.most["die1"]
DICE_MASK = LANES.pack({f"die{f}": DIE_MASK for f in FACES})
ONE_OF_EACH = LANES.pack({f"die{f}": 1 for f in FACES})
DIE_GUARD_SHIFT = DIE_MASK.bit_length()
DICE_GUARDS = ONE_OF_EACH << DIE_GUARD_SHIFT
# Multiplied by this, the bits 0, 6, 12 … 30 come to stand side by side from bit 25 on, and no two meet on the way.
GATHER = sum(1 << 5 * f for f in range(len(FACES)))
GATHERED_SHIFT = 25
WORKER_SHIFT = LANES.shift["energy"]  # above the dice of a floor stands how many there are
WORKER = 1 << WORKER_SHIFT

N_BLUEPRINTS, N_CONTRACTORS = len(BLUEPRINTS), len(CONTRACTORS)
ID = {c.id: i for i, c in enumerate(BLUEPRINTS)}
CREW_ID = {c.id: i for i, c in enumerate(CONTRACTORS)}
LEVELS = tuple(MACHINE_CARDS)
MACHINE_START = tuple(MACHINE_CARDS.values())

COPIES = tuple(c.copies for c in BLUEPRINTS)
CREW_COPIES = tuple(c.copies for c in CONTRACTORS)
TOOL = tuple(int(c.tool) for c in BLUEPRINTS)
TYPE = tuple(int(c.type) for c in BLUEPRINTS)
PRINTED_METAL = tuple(c.metal for c in BLUEPRINTS)
PRINTED_ENERGY = tuple(c.energy for c in BLUEPRINTS)
COST = tuple(LANES.pack({"metal": c.metal, "energy": c.energy}) for c in BLUEPRINTS)
DISCOUNT = tuple(c.discount for c in BLUEPRINTS)
PRESTIGE = tuple(c.prestige for c in BLUEPRINTS)
PRESTIGE_STEP = tuple(c.prestige_step for c in BLUEPRINTS)


def kinds(cards: Iterable[Blueprint]) -> int:
    """A set of blueprints, as bits."""
    return sum(1 << ID[c.id] for c in cards)


OF_TOOL = tuple(kinds(c for c in BLUEPRINTS if c.tool is tool) for tool in Tool)
OF_TYPE = tuple(kinds(c for c in BLUEPRINTS if c.type is type) for type in Type)
MONUMENTS = OF_TYPE[Type.MONUMENT]
SEVERAL = kinds(c for c in BLUEPRINTS if c.several)
USABLE = kinds(c for c in BLUEPRINTS if c.recipes)
ON_BUILD = kinds(c for c in BLUEPRINTS if c.on_build)
ON_GOODS = kinds(c for c in BLUEPRINTS if c.on_goods)
REPLICATOR = next(ID[c.id] for c in BLUEPRINTS if c.replicates)


def numbers(bag: Bag) -> dict[str, int]:
    """A bag in which no amount depends on a die."""
    return {name: at(amount, 0) for name, amount in bag.items()}


REPLICATOR_FEE = LANES.pack(numbers(BLUEPRINTS[REPLICATOR].replicates))

# The exchanges: a row for each way to use a card. A passive card has one row, which only Replicator can use.
STANDS_IN = Exchange((), {}, {}, 0, "")
ROWS: tuple[tuple[int, Exchange], ...] = (
    *((ID[c.id], row) for c in BLUEPRINTS for recipe in c.recipes for row in expand(recipe)),
    *((ID[c.id], STANDS_IN) for c in BLUEPRINTS if c.on_build or c.on_goods),
)
N_USABLE_ROWS = sum(1 for card, _ in ROWS if USABLE >> card & 1)
ROW_OF = tuple(card for card, _ in ROWS)
STANDS_IN_ROW = tuple(ROW_OF.index(card, N_USABLE_ROWS) if card in ROW_OF[N_USABLE_ROWS:] else -1 for card in range(N_BLUEPRINTS))


# The ways to place workers: six single dice, six pairs, six triples, four runs of three, then all others. A recipe's ways stand
# side by side, so that the ways which the dice allow, as bits, tell at once which of its rows may do.
SINGLES, PAIRS, TRIPLES, RUNS, OTHERS = 0, 6, 12, 18, 22
ANY_OTHER = -1 << OTHERS


def _stand(placements: list[Placement]) -> int:
    """Where a recipe's placements stand side by side among the ways; where they do not yet, they are added."""
    for start in range(len(WAYS)):
        if WAYS[start : start + len(placements)] == placements:
            return start
    WAYS.extend(placements)
    return len(WAYS) - len(placements)


WAYS: list[Placement] = [
    *worker().placements,
    *matching(2).placements,
    *matching(3).placements,
    *consecutive(3).placements,
]
RECIPES = tuple((ID[c.id], list(recipe.workers.placements)) for c in BLUEPRINTS for recipe in c.recipes)
RECIPE_WAY = tuple(_stand(placements) for _, placements in RECIPES)
RECIPE_WAYS = tuple((1 << len(placements)) - 1 for _, placements in RECIPES)
if len(WAYS) > 62 or len(BLUEPRINTS) > KINDS:
    raise ValueError(
        f"at most 62 ways to place workers and {KINDS} kinds of blueprints fit; the box has {len(WAYS)} and {len(BLUEPRINTS)}"
    )
RECIPE_ROW = tuple(sum(len(placements) for _, placements in RECIPES[:i]) for i in range(len(RECIPES)))
FIRST_RECIPE = tuple(sum(1 for of, _ in RECIPES if of < card) for card in range(N_BLUEPRINTS))
END_RECIPE = tuple(sum(1 for of, _ in RECIPES if of <= card) for card in range(N_BLUEPRINTS))


def dice(faces: Iterable[int]) -> int:
    return sum(DIE[f] for f in faces)


def resources(amounts: dict[str, int]) -> int:
    return LANES.pack({name: amounts.get(name, 0) for name in ("energy", "metal")})


PAY = tuple(dice(row.faces) + resources(row.pay) for _, row in ROWS)
PLACED = tuple(0 if TYPE[card] == Type.TRAINING else dice(row.faces) for card, row in ROWS)
CARDS_PAID = tuple(max((row.pay.get("cards", 0) for of, row in ROWS if of == card), default=0) for card in range(N_BLUEPRINTS))
GAIN = tuple(resources(row.gain) + DIE[row.gain.get("die", 0)] for _, row in ROWS)
GAIN_GOODS = tuple(row.gain.get("goods", 0) for _, row in ROWS)
GAIN_CARDS = tuple(row.gain.get("cards", 0) for _, row in ROWS)
GAIN_ROLLS = tuple(row.gain.get("rolls", 0) for _, row in ROWS)
REFUNDS = kinds(c for c in BLUEPRINTS if any("refund" in r.gain for r in c.recipes))
REROLLS = kinds(c for c in BLUEPRINTS if any("reroll" in r.gain for r in c.recipes))


TRIGGER_GAIN = tuple(resources(numbers({**c.on_build, **c.on_goods})) for c in BLUEPRINTS)
TRIGGER_CARDS = tuple(numbers({**c.on_build, **c.on_goods}).get("cards", 0) for c in BLUEPRINTS)


def crew(test: Iterable[Contractor]) -> int:
    return sum(1 << CREW_ID[c.id] for c in test)


HIRE_ENERGY = tuple(c.energy * ENERGY for c in CONTRACTORS)
HIRE_GAIN = tuple(resources(numbers(c.gain)) for c in CONTRACTORS)
HIRE_CARDS = tuple(numbers(c.gain).get("cards", 0) for c in CONTRACTORS)
GIFT_GAIN = tuple(resources(numbers(c.gift)) for c in CONTRACTORS)
GIFT_CARDS = tuple(numbers(c.gift).get("cards", 0) for c in CONTRACTORS)
GIVES = crew(c for c in CONTRACTORS if c.gift)
STAYS = crew(c for c in CONTRACTORS if c.dice or c.chosen_die or c.set_dice)  # has its effect in the work phase
EXTRA_DICE = tuple(c.dice for c in CONTRACTORS)
BRINGS_DIE = crew(c for c in CONTRACTORS if c.chosen_die)
SET_DICE = tuple(c.set_dice for c in CONTRACTORS)
BUILDS_TOP = crew(c for c in CONTRACTORS if c.reveals == "build")
PAYS_TOP = crew(c for c in CONTRACTORS if c.reveals == "cost")

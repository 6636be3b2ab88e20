"""The fixed table of moves: an index for each, and its words. docs/fantastic-factories.md says what they do."""

from __future__ import annotations

from collections.abc import Iterable

from fabrica.engine.exchange import FACES, Exchange
from fabrica.engine.moves import Arguments, MoveTable
from fabrica.games.fantastic_factories.components import BLUEPRINTS, CONTRACTORS, GENERATE_MOST, REFUND_MOST
from fabrica.games.fantastic_factories.rules.state import GENERATE, MINE, RESEARCH, SEATS_MOST
from fabrica.games.fantastic_factories.rules.tables import N_USABLE_ROWS, REPLICATOR, ROWS

BLUEPRINT_IDS = tuple(c.id for c in BLUEPRINTS)
CONTRACTOR_IDS = tuple(c.id for c in CONTRACTORS)


def use_words(card: int, row: Exchange) -> str:
    """A card and how it is used: the dice that are placed, or the X that is chosen, then the choice."""
    numbers = row.faces or ((row.x,) if row.x else ())
    return " ".join(map(str, (BLUEPRINT_IDS[card], *numbers, *row.choice.split())))


def with_die(verb: str, faces: Iterable[int], floor: int = 0) -> list[tuple[str, Arguments]]:
    """A move for each face, perhaps onto a floor."""
    return [(f"{verb} {face}", (face, floor)) for face in faces]


SWEPT, PAID = ("blueprints", "contractors"), ("metal", "energy")
LOW, HIGH = FACES[:GENERATE_MOST], FACES[GENERATE_MOST:]
BUILDS = tuple((card, other) for card, c in enumerate(BLUEPRINTS) for other, o in enumerate(BLUEPRINTS) if o.tool is c.tool)

_table = MoveTable()
SWEEP = _table.add((f"sweep {SWEPT[row]} {PAID[pay]}", (row, pay)) for row in range(2) for pay in range(2))
TAKE = _table.add(f"take {card}" for card in BLUEPRINT_IDS)
HIRE = _table.add(
    (f"hire {contractor} discard {other}", (hired, card))
    for hired, contractor in enumerate(CONTRACTOR_IDS)
    for card, other in enumerate(BLUEPRINT_IDS)
)
GIVE_TO = _table.add(f"give {seat}" for seat in range(SEATS_MOST))
PASS = _table.add(["pass"])
SET = _table.add(with_die("set", FACES))
ROLL = _table.add(["roll"])
RESEARCH_WITH = _table.add(with_die("research", FACES, RESEARCH))
GENERATE_WITH = _table.add(with_die("generate", LOW, GENERATE))
MINE_WITH = _table.add(with_die("mine", HIGH, MINE))
BUILD = _table.add((f"build {BLUEPRINT_IDS[card]} discard {BLUEPRINT_IDS[other]}", (card, other)) for card, other in BUILDS)
ACTIVATE = _table.add((f"activate {use_words(*use)}", (row, use[0])) for row, use in enumerate(ROWS[:N_USABLE_ROWS]))
REPLICATE = _table.add((f"replicate {use_words(*use)}", (row, REPLICATOR)) for row, use in enumerate(ROWS))
SPECIALIST = _table.add(with_die("specialist", FACES))
DISCARD_CARD = _table.add(f"discard {card}" for card in BLUEPRINT_IDS)
GAIN_REFUND = _table.add((f"gain {n} metal {REFUND_MOST - n} energy", (n, REFUND_MOST - n)) for n in range(REFUND_MOST + 1))
REROLL_DIE = _table.add(with_die("reroll", FACES))
FINISH = _table.add(["finish"])
DROP_METAL = _table.add(["drop metal"])
DROP_ENERGY = _table.add(["drop energy"])
DROP_CARD = _table.add(f"drop {card}" for card in BLUEPRINT_IDS)
MOVES, KIND, A, B, C = _table.close()
N_MOVES = len(MOVES)

_BUILD_AT = {pair: BUILD + i for i, pair in enumerate(BUILDS)}
BUILD_MOVE = tuple(tuple(_BUILD_AT.get((card, other), -1) for other in range(len(BLUEPRINTS))) for card in range(len(BLUEPRINTS)))

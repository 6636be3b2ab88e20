"""The fixed table of moves: an index for each, and its words. docs/fantastic-factories.md says what they do."""

from __future__ import annotations

from fabrica.engine.exchange import FACES, Exchange
from fabrica.engine.moves import MoveTable
from fabrica.games.fantastic_factories.components import BLUEPRINTS, CONTRACTORS, GENERATE_MOST, REFUND_MOST
from fabrica.games.fantastic_factories.rules.state import SEATS_MOST
from fabrica.games.fantastic_factories.rules.tables import N_USABLE_ROWS, ROWS

BLUEPRINT_IDS = tuple(c.id for c in BLUEPRINTS)
CONTRACTOR_IDS = tuple(c.id for c in CONTRACTORS)


def use_words(card: int, row: Exchange) -> str:
    """A card and how it is used: the dice that are placed, or the X that is chosen, then the choice."""
    numbers = row.faces or ((row.x,) if row.x else ())
    return " ".join(map(str, (BLUEPRINT_IDS[card], *numbers, *row.choice.split())))


ROW_WORDS = tuple(use_words(card, row) for card, row in ROWS)
BUILDS = tuple((card, other) for card, c in enumerate(BLUEPRINTS) for other, o in enumerate(BLUEPRINTS) if o.tool is c.tool)

_table = MoveTable()
SWEEP = _table.add(f"sweep {row} {pay}" for row in ("blueprints", "contractors") for pay in ("metal", "energy"))
TAKE = _table.add(f"take {card}" for card in BLUEPRINT_IDS)
HIRE = _table.add(f"hire {contractor} discard {card}" for contractor in CONTRACTOR_IDS for card in BLUEPRINT_IDS)
GIVE_TO = _table.add(f"give {seat}" for seat in range(SEATS_MOST))
PASS = _table.add(["pass"])
SET = _table.add(f"set {face}" for face in FACES)
ROLL = _table.add(["roll"])
RESEARCH_WITH = _table.add(f"research {face}" for face in FACES)
GENERATE_WITH = _table.add(f"generate {face}" for face in FACES if face <= GENERATE_MOST)
MINE_WITH = _table.add(f"mine {face}" for face in FACES if face > GENERATE_MOST)
BUILD = _table.add(f"build {BLUEPRINT_IDS[card]} discard {BLUEPRINT_IDS[other]}" for card, other in BUILDS)
ACTIVATE = _table.add(f"activate {words}" for words in ROW_WORDS[:N_USABLE_ROWS])
REPLICATE = _table.add(f"replicate {words}" for words in ROW_WORDS)
SPECIALIST = _table.add(f"specialist {face}" for face in FACES)
DISCARD_CARD = _table.add(f"discard {card}" for card in BLUEPRINT_IDS)
GAIN_REFUND = _table.add(f"gain {metal} metal {REFUND_MOST - metal} energy" for metal in range(REFUND_MOST + 1))
REROLL_DIE = _table.add(f"reroll {face}" for face in FACES)
FINISH = _table.add(["finish"])
DROP_METAL = _table.add(["drop metal"])
DROP_ENERGY = _table.add(["drop energy"])
DROP_CARD = _table.add(f"drop {card}" for card in BLUEPRINT_IDS)
MOVES, KIND, A, B, C = _table.close()
N_MOVES = len(MOVES)

_BUILD_AT = {pair: BUILD + i for i, pair in enumerate(BUILDS)}
BUILD_MOVE = tuple(tuple(_BUILD_AT.get((card, other), -1) for other in range(len(BLUEPRINTS))) for card in range(len(BLUEPRINTS)))
BUILT_BY = tuple(card for card, _ in BUILDS)
DISCARDED_BY = tuple(other for _, other in BUILDS)

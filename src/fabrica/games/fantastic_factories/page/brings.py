"""What a move would bring and cost, in short words: taken from the exchange of the card, or from the rules of the floor."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import SimpleNamespace
from typing import Any

from fabrica.games.fantastic_factories.components import BLUEPRINTS, CONTRACTORS
from fabrica.games.fantastic_factories.data.position import FLOORS
from fabrica.games.fantastic_factories.rules.headquarters import generate, mine, place
from fabrica.games.fantastic_factories.rules.moves import ACTIVATE, MOVES, REPLICATE
from fabrica.games.fantastic_factories.rules.state import energy, metal
from fabrica.games.fantastic_factories.rules.tables import DIE, N_USABLE_ROWS, REPLICATOR_FEE, ROWS, WORKER, dice, numbers
from fabrica.games.fantastic_factories.words import amount
from fabrica.games.fantastic_factories.words.names import voice
from fabrica.web.gains import Gain

COUNTED = ("metal", "energy", "goods", "cards")
RECIPES = {words: ROWS[n] for n, words in enumerate(MOVES[ACTIVATE : ACTIVATE + N_USABLE_ROWS])}
RECIPES |= {words: ROWS[n] for n, words in enumerate(MOVES[REPLICATE : REPLICATE + len(ROWS)])}
BLUEPRINT, CONTRACTOR = {card.id: card for card in BLUEPRINTS}, {card.id: card for card in CONTRACTORS}
Amounts = Mapping[str, int]


def brings(words: str, seat: Mapping[str, Any], language: str) -> str:
    """Of a move of a seat, as the view shows it."""
    kind = words.split()[0]
    return told(words, tuple(seat["headquarters"][kind]) if kind in FLOORS else (), language)


@lru_cache(8192)
def told(words: str, placed: Sequence[int], language: str) -> str:
    paid, gained = exchange(words, placed)
    parts = [Gain(0, -n, amount(n, unit, language)).signed for unit, n in paid.items() if unit in COUNTED and n]
    parts += [Gain(0, n, amount(n, unit, language)).signed for unit, n in gained.items() if unit in COUNTED and n]
    die = gained.get("die")
    return " ".join(parts + ([f"+{voice(language)('die-showing', n=die)}"] if die else []))


def exchange(words: str, placed: Sequence[int]) -> tuple[Amounts, Amounts]:
    """What is paid beside dice and the card that goes, and what is gained."""
    kind, *args = words.split()
    if kind in FLOORS:
        return {}, at_floor(kind, int(args[0]), placed)
    if words in RECIPES:
        fee = {"energy": energy(SimpleNamespace(have=REPLICATOR_FEE))} if kind == "replicate" else {}
        _, row = RECIPES[words]
        return {**row.pay, **{unit: n + row.pay.get(unit, 0) for unit, n in fee.items()}}, row.gain
    if kind == "build":
        return {"metal": BLUEPRINT[args[0]].metal, "energy": BLUEPRINT[args[0]].energy}, {}
    if kind == "hire":
        return {"energy": CONTRACTOR[args[0]].energy}, numbers(CONTRACTOR[args[0]].gain)
    return {}, {"cards": 1} if kind == "take" else {}


def at_floor(kind: str, face: int, placed: Sequence[int]) -> Amounts:
    """The rules put the die on a floor like this one."""
    floor = FLOORS.index(kind)
    me = SimpleNamespace(have=DIE[face], floors=[0] * len(FLOORS))
    me.floors[floor] = dice(placed) + len(placed) * WORKER
    if kind == "research":
        return {"cards": 1 + place(me, floor, face)}
    (mine if kind == "mine" else generate)(SimpleNamespace(seats=[me]), 0, face)
    return {"metal": metal(me), "energy": energy(me)}

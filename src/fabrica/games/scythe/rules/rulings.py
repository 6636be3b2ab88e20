"""Options that decide a rule one way or the other, the first value being the default.

A state keeps what is decided otherwise as bits. The rules ask `otherwise(s, bit)`, each in one place, near the rule it is about.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from fabrica.engine.bit_sets import has
from fabrica.games.scythe.rules.state import SEATS_MOST

ALONE, SEVERAL, ALL = range(1, 2), range(2, SEATS_MOST + 1), range(1, SEATS_MOST + 1)


@dataclass(frozen=True)
class Ruling:
    option: str
    values: tuple[str, str]
    seats: range = ALL
    open: bool = True  # is it a question that the rules leave open?


# The place of a ruling is its bit, and so part of every state: new ones come last.
RULINGS = (
    Ruling("banned-pairs", ("refused", "allowed"), open=False),
    Ruling("relentless-factory", ("no", "yes")),
    Ruling("trade", ("split", "one-hex")),
    Ruling("bonus-before-end", ("all", "active"), SEVERAL),
    Ruling("conquest", ("last-turn-card", "combat-card"), ALONE),
    Ruling("automa-start", ("human", "automa"), ALONE),
    Ruling("automa-staying", ("counts", "moves"), ALONE),
    Ruling("automa-caution", ("river", "all"), ALONE),
    Ruling("automa-reserve", ("character", "mech"), ALONE),
    Ruling("automa-attacker", ("nearest", "mech"), ALONE),
    Ruling("automa-hunt", ("most", "fewest"), ALONE),
    Ruling("automa-tokens", ("removed", "kept"), ALONE),
)
N_RULINGS = len(RULINGS)


def bit_of(option: str) -> int:
    return [ruling.option for ruling in RULINGS].index(option)


def otherwise(s: Any, bit: int) -> bool:
    return has(s.rulings, bit)

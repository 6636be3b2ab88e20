"""What a move has brought and cost everyone, for the log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from fabrica.engine.entry import Entry
from fabrica.games.scythe.components import RESOURCES
from fabrica.games.scythe.words.facts import Fact, facts
from fabrica.games.scythe.words.log import PRIVATE
from fabrica.games.scythe.words.names import amount
from fabrica.web.gains import Counts, Gain
from fabrica.web.gains import gains as between

ICONS = {"coins": "coin", "power": "power", "popularity": "popularity", "cards": "combat_card"}  # what a seat holds
PAID, GAINED, LOST = "news-paid", "news-gained", "news-lost"


def gains(entry: Entry, before: Counts, after: Counts, language: str) -> list[Gain]:
    held = between(before, after, ICONS, lambda n, unit: amount(n, unit, language))
    return [*spent(entry, language), *held]


def counts(view: dict[str, Any]) -> Counts:
    return {(seat, unit): me[unit] for seat, me in enumerate(view["seats"]) for unit in ICONS}


def spent(entry: Entry, language: str) -> Iterator[Gain]:
    """Resources, which lie on the map: all see them go."""
    for fact in facts(entry):
        if fact.id == PAID and isinstance(fact.who, int):
            paid = ((unit, n) for unit, n in fact.args["amounts"].items() if unit in RESOURCES)
            yield from (Gain(fact.who, -n, amount(n, unit, language), unit) for unit, n in paid)


def in_signs(entry: Entry, viewer: int | None) -> Sequence[bool]:
    told = [fact for fact in facts(entry) if fact.id not in PRIVATE or fact.who == viewer]
    return [is_signed(fact) for fact in told]


def is_signed(fact: Fact) -> bool:
    """Amounts of a seat, all of which have a sign."""
    known = {*ICONS, *(RESOURCES if fact.id == PAID else ())}
    return fact.id in (PAID, GAINED, LOST) and isinstance(fact.who, int) and known >= {*fact.args["amounts"]}

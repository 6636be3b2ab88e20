"""What a move has brought and cost everyone, for the log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from fabrica.engine.entry import Entry
from fabrica.games.fantastic_factories.words import amount, card_name
from fabrica.games.fantastic_factories.words.moves import meaning
from fabrica.web.gains import Counts, Gain
from fabrica.web.gains import gains as between

ICONS = {"metal": "metal", "energy": "energy", "goods": "goods", "cards": "card"}
PAID = {"build": "other", "hire": "card", "discard": "card", "drop-card": "card"}  # the argument of a move that leaves the hand


def gains(entry: Entry, before: Counts, after: Counts, language: str) -> list[Gain]:
    """Cards that the move itself names are told by their names."""
    kind, args = meaning(entry.words)
    paid = args.get(PAID.get(kind, ""))
    named = [Gain(entry.seat, -1, card_name(str(paid), language))] if paid else []
    known = Counter({(entry.seat, "cards"): len(named) + (kind == "build")})
    counted = between(before, Counter(after) + known, ICONS, lambda n, unit: amount(n, unit, language))
    return [*named, *counted]


def counts(view: dict[str, Any]) -> Counts:
    return {(seat, unit): me[unit] for seat, me in enumerate(view["seats"]) for unit in ICONS}


def in_signs(entry: Entry, viewer: int | None) -> Sequence[bool]:
    """Which of the news the signs tell already: none, for they name cards and dice."""
    return ()

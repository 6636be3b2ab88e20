"""What the rulebook leaves open. Every question has an option with our ruling first; docs/stephens.md says what they decide.

A state keeps what is decided otherwise as bits, so that a table by our rulings is all zeros. The rules ask
`otherwise(s, bit)`, each in one place, near the rule that the question is about.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from fabrica.engine.bit_sets import has
from fabrica.games.stephens.rules.state import RULING_BYTES, SEATS_MOST

ALONE, TWO, SEVERAL, ALL = range(1, 2), range(2, 3), range(2, SEATS_MOST + 1), range(1, SEATS_MOST + 1)


@dataclass(frozen=True)
class Ruling:
    """The number of a question, the option that decides it, its values, and for each but the first its name in a position."""

    id: str
    option: str
    values: tuple[str, ...]
    fields: tuple[str, ...]
    seats: range = ALL


# The place of a field is its bit, and so part of every record: new rulings come last.
RULINGS = (
    Ruling("A5", "buying", ("optional", "compulsory"), ("compulsory",)),
    Ruling("A16", "substitution", ("repeated", "once"), ("once",)),
    Ruling("A20", "automa-goods", ("quiet", "activate"), ("private_activates",), ALONE),
    Ruling("A1", "starting-worker", ("any-disc", "influence-disc"), ("influence_worker",)),
    Ruling("A2", "starting-sides", ("either", "random"), ("random_sides",), TWO),
    Ruling("A3", "starting-coins", ("by-seat", "equal"), ("equal_coins",), SEVERAL),
    Ruling("A4", "influence-stop", ("before", "on"), ("stop_on_covered",)),
    Ruling("A6", "supply-order", ("printed", "fulfil-first"), ("fulfil_first",)),
    Ruling("A7", "two-cards", ("white-cube", "always"), ("always_two_cards",)),
    Ruling("A8", "second-card", ("as-laid", "slid"), ("second_card_slid",)),
    Ruling("A9", "two-kinds", ("no", "yes"), ("two_kinds",)),
    Ruling("A10", "worker-reward", ("either", "create"), ("create_only",)),
    Ruling("A11", "useless-set", ("forfeited", "refused"), ("useless_set_refused",)),
    Ruling("A12", "empty-deck", ("reshuffled", "stays-empty"), ("decks_stay_empty",)),
    Ruling("A13", "last-renewals", ("one", "two"), ("two_last_renewals",), SEVERAL),
    Ruling("A14", "score-track", ("endless", "ends"), ("score_ends",)),
    Ruling("A17", "end-trigger", ("at-once", "army-move"), ("army_triggers",), SEVERAL),
    Ruling("A19", "solo-refill", ("two", "three", "four"), ("refill_for_three", "refill_for_four"), ALONE),
    Ruling("A21", "automa-fallback", ("same-furnace", "next-furnace"), ("fallback_next",), ALONE),
    Ruling("A21", "fallback-row", ("activate", "quiet"), ("fallback_quiet",), ALONE),
    Ruling("A22", "automa-disc", ("stays", "aside"), ("disc_aside",), ALONE),
    Ruling("A23", "last-turns", ("quiet", "renew"), ("last_turns_renew",), ALONE),
    Ruling("A24", "opponent-target", ("reach", "exceed"), ("exceed_target",), ALONE),
    Ruling("A25", "stacked-discs", ("all", "one"), ("one_disc_opens",), ALONE),
)
FIELDS = tuple(field for ruling in RULINGS for field in ruling.fields)
ALWAYS_SAID = 3  # fields that every position has; of the others it has those that hold
N_RULINGS = len(RULINGS)
FIRST_BIT = tuple(FIELDS.index(ruling.fields[0]) for ruling in RULINGS)


def bit_of(field: str) -> int:
    return FIELDS.index(field)


def otherwise(s: Any, bit: int) -> bool:
    """Is a question decided otherwise at this table? The bits go round the bytes: the first ones have a byte each."""
    return has(s.rulings[bit % RULING_BYTES], bit // RULING_BYTES)


def decide(s: Any, bit: int) -> None:
    s.rulings[bit % RULING_BYTES] |= 1 << bit // RULING_BYTES


def decide_all(s: Any, options: Any, first: int) -> None:
    """As the options say, those of the rulings being the first and the following."""
    for ruling in range(N_RULINGS):
        if options[first + ruling] > 0:
            decide(s, FIRST_BIT[ruling] + options[first + ruling] - 1)


def decided(s: Any) -> dict[str, bool]:
    """The rulings of a position."""
    return {field: otherwise(s, bit) for bit, field in enumerate(FIELDS) if bit < ALWAYS_SAID or otherwise(s, bit)}

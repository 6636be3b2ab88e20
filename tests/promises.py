"""What the long checks look at in each game: its invariants, its tables, and who sits there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from contract.playing import choices
from fabrica import load
from fabrica.games.fantastic_factories.rules.tables import LEVELS
from fantastic_factories import invariants as fantastic_factories_invariants
from scythe import invariants as scythe_invariants
from scythe.coverage import COVERED, SELDOM
from stephens import invariants as stephens_invariants


@dataclass(frozen=True)
class Promises:
    """What is looked at in a game: its invariants, its tables (seats and options), and who sits there."""

    invariants: Any
    tables: tuple[tuple[int, Mapping[str, str]], ...]
    players: tuple[tuple[str, ...], ...]
    must: tuple[str, ...] = ()  # what has to be met at least once


FANTASTIC_FACTORIES, STEPHENS, SCYTHE = "fantastic-factories", "stephens", "scythe"
OTHER_RULINGS = {name: option.values[-1] for name, option in load(STEPHENS).options.items() if option.ruling}
PROMISES = {
    FANTASTIC_FACTORIES: Promises(
        fantastic_factories_invariants,
        (*((1, {"machine": level}) for level in LEVELS), *((seats, {}) for seats in (2, 3, 4, 5))),
        (  # at every table sits someone who builds, or the game would go on for ever
            ("random",),
            ("random", "hoarder"),
            ("hoarder", "random", "hoarder", "hoarder"),
            ("rusher",),
            ("idler", "random", "idler"),
            ("sweeper", "random"),
            ("hoarder", "rusher", "idler", "random", "sweeper"),
            ("idler", "rusher", "hoarder"),
        ),
    ),
    STEPHENS: Promises(
        stephens_invariants,
        (
            *((seats, {}) for seats in (2, 3, 4)),
            *((1, {"level": level}) for level in ("easy", "normal", "hard")),
            *((1, {"opponent": f"op{n}", "scenario": f"sc{n}"}) for n in range(1, 6)),
            *((seats, OTHER_RULINGS) for seats in (2, 3, 4)),
            (1, {"level": "normal", **OTHER_RULINGS}),
            (1, {"opponent": "op5", **OTHER_RULINGS}),
        ),
        (
            ("random",),
            ("founder", "random"),
            ("investor",),
            ("merchant", "founder", "investor", "random"),
            ("miser", "random"),
            ("founder",),
            ("merchant",),
        ),
    ),
    SCYTHE: Promises(
        scythe_invariants,
        tuple((seats, options) for seats in load(SCYTHE).seats for options in choices(SCYTHE, seats)),
        (
            ("random",),
            ("fighter",),
            ("producer", "fighter", "star-rusher"),
            ("star-rusher",),
            ("encounter-seeker", "fighter", "random"),
            ("fighter", "turtle"),
            ("random", "turtle", "fighter", "producer", "star-rusher", "encounter-seeker"),
        ),
        tuple(name for name in COVERED if name not in SELDOM),
    ),
}

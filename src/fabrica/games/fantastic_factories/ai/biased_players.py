"""Biased random players: how much each move weighs for them. They lead games into corners that fair chance seldom visits."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from fabrica.games.fantastic_factories.components import BLUEPRINTS
from fabrica.games.fantastic_factories.rules.moves import MOVES

PRODUCTION = tuple(c.id for c in BLUEPRINTS if any("goods" in r.gain for r in c.recipes))


def hoarder(words: str) -> int:
    """Draws cards, never builds, keeps everything."""
    if words.startswith(("build", "hire", "sweep", "activate", "replicate")):
        return 0
    return 40 if words.startswith("research") else 1


def rusher(words: str) -> int:
    """Builds whatever it can and makes goods: the game ends soon."""
    if words.startswith(("activate", "replicate")):
        return 40 if words.split()[1] in PRODUCTION else 5
    return 40 if words.startswith("build") else 3 if words != "finish" else 1


def idler(words: str) -> int:
    """Never builds, hires when it can."""
    return 0 if words.startswith("build") else 20 if words.startswith("hire") else 1


def sweeper(words: str) -> int:
    """Sweeps rows whenever it can be paid, and throws cards away."""
    return 50 if words.startswith("sweep") else 20 if "discard" in words else 1


def random(words: str) -> int:
    return 1


def weights(player: Callable[[str], int]) -> tuple[int, ...]:
    return tuple(player(words) for words in MOVES)


BIASES: Mapping[str, tuple[int, ...]] = {p.__name__: weights(p) for p in (random, hoarder, rusher, idler, sweeper)}

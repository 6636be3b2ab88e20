"""Attacks: each file here plays one cheat, as often as it is told, and raises where the cheat works.

A file is an attack when it has a function `attack(rounds)`; `test_attacks.py` runs each for one round, `make soak` for many, and

    .venv/bin/python tests/server/attacks/reopening.py --rounds 20

by itself. To add one, add a file: nothing else lists them.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Callable
from importlib import import_module

Attack = Callable[[int], None]


def attacks() -> dict[str, Attack]:
    """All that are in this folder, by name."""
    found = {name: import_module(f"{__name__}.{name}") for _, name, _ in pkgutil.iter_modules(__path__)}
    return {name: module.attack for name, module in found.items() if hasattr(module, "attack")}

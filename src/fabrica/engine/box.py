"""What is in a game's box, as one hash: what was learned with other cards, or with other numbers on them, does not fit."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

OWNERS = "own_cards"  # where the cards of an owner's file stand, in place of ours


@cache
def components_hash(package: str) -> str:
    """Of every constant of a game's components, in any order."""
    digest = hashlib.sha256()
    for module in sorted(modules_of(package)):
        for name, value in sorted(vars(import_module(f"{package}.{module}")).items()):
            if name.isupper():
                digest.update(f"{name} = {value!r}\n".encode())
    return digest.hexdigest()[:16]


def modules_of(package: str) -> Iterator[str]:
    """Components stand at the top of a game's package."""
    for found in iter_modules(import_module(package).__path__):
        if found.name.endswith("components") or found.name == OWNERS:
            yield found.name

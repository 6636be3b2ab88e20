"""The games of the house."""

from __future__ import annotations

from importlib import import_module

from fabrica.engine.contract import Game
from fabrica.engine.errors import UnknownName

PACKAGES = {
    "fantastic-factories": "fabrica.games.fantastic_factories",
    "stephens": "fabrica.games.stephens",
    "scythe": "fabrica.games.scythe",
}
GUESTS: dict[str, str] = {}
FIRST = next(iter(PACKAGES))  # what is meant where no game is named


def games() -> tuple[str, ...]:
    return tuple(PACKAGES)


def load(game: str) -> Game:
    """A game by its id."""
    known = PACKAGES | GUESTS
    if not isinstance(game, str) or game not in known:
        raise UnknownName("game", game, PACKAGES)
    found: Game = import_module(known[game]).GAME
    return found


def invite(game: str, package: str) -> None:
    """A game that is none of the house can be loaded too, as examples and tests do."""
    GUESTS[game] = package

"""The games of the house."""

from __future__ import annotations

from importlib import import_module

from fabrica.engine.contract import Game
from fabrica.engine.errors import UnknownName

PACKAGES = {
    "fantastic-factories": "fabrica.games.fantastic_factories",
    "stephens": "fabrica.games.stephens",
}
FIRST = next(iter(PACKAGES))  # what is meant where no game is named


def games() -> tuple[str, ...]:
    return tuple(PACKAGES)


def load(game: str) -> Game:
    """A game by its id."""
    if not isinstance(game, str) or game not in PACKAGES:
        raise UnknownName("game", game, PACKAGES)
    found: Game = import_module(PACKAGES[game]).GAME
    return found

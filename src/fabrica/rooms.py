"""The games of the house."""

from __future__ import annotations

from importlib import import_module

from fabrica.errors import UnknownName
from fabrica.game import Game

ROOMS = {"fantastic-factories": "fabrica.fantastic_factories", "stephens": "fabrica.stephens"}


def games() -> tuple[str, ...]:
    return tuple(ROOMS)


def load(game: str) -> Game:
    """A game by its id."""
    if not isinstance(game, str) or game not in ROOMS:
        raise UnknownName("game", game, ROOMS)
    found: Game = import_module(ROOMS[game]).GAME
    return found

"""Fabrica: board games about factories, to play, to study and to simulate."""

from fabrica.engine.errors import BadOption, BadPosition, BadRecord, FabricaError, IllegalMove, UnknownName, WrongSeat
from fabrica.engine.match import Match
from fabrica.registry import games, load

__all__ = [
    "BadOption",
    "BadPosition",
    "BadRecord",
    "FabricaError",
    "IllegalMove",
    "Match",
    "UnknownName",
    "WrongSeat",
    "games",
    "load",
]

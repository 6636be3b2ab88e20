"""Fabrica: board games about factories, to play, to study and to simulate."""

from fabrica.errors import BadOption, BadPosition, BadRecord, FabricaError, IllegalMove, UnknownName, WrongSeat
from fabrica.match import Match
from fabrica.rooms import games, load

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

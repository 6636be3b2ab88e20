"""The games at a terminal: `play(match)` runs a session at the prompt."""

from fabrica.terminal.loop import play
from fabrica.terminal.room import playable

__all__ = ["play", "playable"]

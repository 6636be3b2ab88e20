"""The games at a terminal: `play(match)` runs a session at the prompt."""

from fabrica.terminal.loop import play

__all__ = ["play"]

"""Fantastic Factories at a terminal: `play(match)` runs a session at the prompt."""

from fabrica.terminal.loop import play

GAMES = ("fantastic-factories",)

__all__ = ["GAMES", "play"]

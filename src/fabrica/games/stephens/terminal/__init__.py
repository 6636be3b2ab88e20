"""Stephens at the terminal. See fabrica.terminal.display for what each of these does."""

from fabrica.games.stephens.terminal.help import about, topics
from fabrica.games.stephens.terminal.news import changes, told
from fabrica.games.stephens.terminal.scores import scores
from fabrica.games.stephens.terminal.table import table

EXAMPLE = ("gl ul", "glass ul")

__all__ = ["EXAMPLE", "about", "changes", "scores", "table", "told", "topics"]

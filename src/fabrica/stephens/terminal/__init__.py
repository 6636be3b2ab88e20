"""Stephens at the terminal. See fabrica.terminal.room for what each of these does."""

from fabrica.stephens.terminal.help import about, topics
from fabrica.stephens.terminal.news import changes, told
from fabrica.stephens.terminal.scores import scores
from fabrica.stephens.terminal.table import table

EXAMPLE = ("gl ul", "glass ul")

__all__ = ["EXAMPLE", "about", "changes", "scores", "table", "told", "topics"]

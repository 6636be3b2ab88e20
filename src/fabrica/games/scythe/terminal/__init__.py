"""Scythe at the terminal. See fabrica.terminal.display for what each of these does."""

from fabrica.games.scythe.terminal.help import about, topics
from fabrica.games.scythe.terminal.news import changes, told
from fabrica.games.scythe.terminal.scores import scores
from fabrica.games.scythe.terminal.table import table

EXAMPLE = ("se tr", "section trade")

__all__ = ["EXAMPLE", "about", "changes", "scores", "table", "told", "topics"]

"""Fantastic Factories at the terminal. See fabrica.terminal.display for what each of these does."""

from fabrica.games.fantastic_factories.terminal.news import changes, told
from fabrica.games.fantastic_factories.terminal.scores import scores
from fabrica.games.fantastic_factories.terminal.table import table
from fabrica.games.fantastic_factories.terminal.words import about, topics

EXAMPLE = ("res 3", "research 3")

__all__ = ["EXAMPLE", "about", "changes", "scores", "table", "told", "topics"]

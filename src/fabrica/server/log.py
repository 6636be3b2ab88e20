"""The log of a table: what has happened, in words, as far as a reader may know."""

from __future__ import annotations

from fabrica.engine.entry import Entry
from fabrica.i18n.log_text import line
from fabrica.server.names import names_of
from fabrica.server.table import Table, Told


def log_of(table: Table, viewer: int | None, language: str) -> list[Told]:
    """Told once for each reader, then remembered."""
    names, log = names_of(table, language), [table.match.log[at] for at in table.log_for(viewer)]
    told = table.told.setdefault((viewer, language, *names), [])
    same = next((n for n, one in enumerate(told) if n >= len(log) or one.entry is not log[n]), len(told))
    del told[same:]
    told.extend(Told(at, entry, line_of(table, entry, viewer, language)) for at, entry in enumerate(log[same:], same + 1))
    return told


def line_of(table: Table, entry: Entry, viewer: int | None, language: str) -> tuple[str, ...]:
    return tuple(line(table.match.game.words, entry, viewer, names_of(table, language), language))

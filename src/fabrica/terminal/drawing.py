"""What the tables of all games are drawn with, and the list of moves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from fabrica.terminal.matching import grouped

VERB_WIDTH = 14  # of the first words of moves, with their margins


def heading(text: str) -> Text:
    return Text(text, style="bold")


def labelled(label: str, text: str) -> Text:
    return Text(f"{label}  ", style="bold").append(text, style="not bold")


def indented(text: str) -> RenderableType:
    grid = Table.grid()
    grid.add_row("  ", Text(text))
    return grid


def sheet(lines: Iterable[tuple[str, str]]) -> RenderableType:
    """A line for each thing, after its label."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    for label, text in lines:
        grid.add_row(f"  {label}", Text(text))
    return grid


def moves_table(moves: Iterable[str], width: int) -> RenderableType:
    """Moves by their first word."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for verb, rest in grouped(moves).items():
        grid.add_row(Text(f"  {verb}", style="bold"), Text("\n".join(packed(rest, width - VERB_WIDTH))))
    return grid


def packed(parts: Iterable[str], width: int) -> Iterator[str]:
    """Parts side by side as far as they fit: a line breaks between parts, and within one only if it is too long for a line."""
    line = ""
    for part in parts:
        longer = f"{line}; {part}" if line else part
        if line and len(longer) > width:
            yield line + ";"
            longer = part
        line = longer
    yield line

"""Characters in their places, from which lines of text are made."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from rich.style import Style
from rich.text import Text

Cell = tuple[str, str | Style]  # a character and its style
BLANK: Cell = (" ", "")


class Canvas:
    """A field of characters, each in a style."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.cells: dict[tuple[int, int], Cell] = {}

    def put(self, y: int, x: int, text: str, style: str | Style = "") -> None:
        for i, character in enumerate(text):
            self.cells[y, x + i] = (character, style)

    def put_text(self, y: int, x: int, text: Text) -> None:
        """A text with its styles, of which no two lie upon each other."""
        self.put(y, x, text.plain, text.style)
        for span in text.spans:
            self.put(y, x + span.start, text.plain[span.start : span.end], span.style)

    def lines(self, rows: Iterable[int]) -> Iterator[Text]:
        for y in rows:
            cells = [self.cells.get((y, x), BLANK) for x in range(self.width)]
            runs = groupby(cells, key=lambda cell: cell[1])
            line = Text.assemble(*(("".join(character for character, _ in run), style) for style, run in runs))
            line.rstrip()
            line.no_wrap = True
            yield line

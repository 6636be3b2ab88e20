# ruff: noqa: E501
"""Bugs of puzzles and links to be planted."""

from __future__ import annotations

from planting import Bug

TESTS = ("tests/puzzles",)
BUGS = (
    Bug("a link tells others' hands", "src/fabrica/engine/link.py", "    if whole:\n", "    if True:\n"),
    Bug("a link follows from what is hidden", "src/fabrica/engine/link.py", "key_of(json.dumps(seen, sort_keys=True))", "key_of(match.seed + str(match.position()))"),
    Bug("a link is not checked", "src/fabrica/engine/link.py", "        if check != _check(packed):\n", "        if False:\n"),
    Bug("a link unpacks to any size", "src/fabrica/engine/link.py", "decompress(packed, SIZE_MOST)", "decompress(packed)"),
    Bug("a puzzle comes twice", "src/fabrica/puzzles/shelf.py", "day.toordinal()", "day.day"),
    Bug("a puzzle counts the goods that were there", "src/fabrica/puzzles/puzzle.py", " - self.start)", ")"),
    Bug("a puzzle's line is not played", "src/fabrica/puzzles/puzzle.py", "    _check_line(whole, puzzle)\n", ""),
    Bug("a miss is a solution", "src/fabrica/puzzles/telling.py", "if value < puzzle.best:", "if value < 0:"),
)  # fmt: skip

"""The map: hexes in rows, with rivers on their edges and everything that stands there."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator

from rich.text import Text

from fabrica.games.scythe import words as wording
from fabrica.games.scythe.rules.map_tables import PLACES_BY_ID, TERRAIN, TUNNELS
from fabrica.games.scythe.terminal.canvas import Canvas
from fabrica.games.scythe.terminal.contents import contents, owners, packed
from fabrica.games.scythe.terminal.hexes import (
    AT,
    COLUMNS,
    EAST,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH_EAST,
    SOUTH_WEST,
    WEST,
    Place,
    in_row,
    is_river,
)
from fabrica.games.scythe.terminal.signs import (
    COLOURS,
    EDGE_COLOUR,
    ENCOUNTER,
    RIVER,
    RIVER_COLOUR,
    TERRAIN_COLOURS,
    TUNNEL,
)
from fabrica.games.scythe.words.names import is_base
from fabrica.i18n.messages import Voice
from fabrica.terminal.display import View

SLOPES = {10: "'-._", 14: "'--.._", 16: "''--.._"}  # the edge of a hex from its upper to its lower end, by the width of hexes
DRAWN_FROM = min(SLOPES) * COLUMNS  # columns of a terminal
LEAST_LINES = 2  # of a hex, between its edges


def is_drawn(width: int) -> bool:
    """Is there room for the map?"""
    return width >= DRAWN_FROM


def drawing(say: Voice, view: View, width: int, rows: Iterable[int], marked: Container[str]) -> Iterator[Text]:
    """Rows of the map; the coordinates of some places are marked."""
    hex_width = max(wide for wide in SLOPES if wide * COLUMNS <= width)
    canvas, y = Canvas(hex_width * COLUMNS), 0
    for row in rows:
        inside = {place: lines_of(say, view, place, hex_width - 1, place in marked) for place in in_row(row)}
        height = max(LEAST_LINES, *(len(lines) for lines in inside.values()))
        for place, lines in inside.items():
            draw(canvas, place, y, height, hex_width, lines)
        y += height + 1
    yield from canvas.lines(range(y + 1))


def draw(canvas: Canvas, place: str, y: int, height: int, width: int, lines: list[Text]) -> None:
    """One hex: its edges, and what is inside."""
    x, half, slope = AT[place][1] * width // 2, width // 2, SLOPES[width]
    edge(canvas, y, x + 1, slope[::-1], place, NORTH_WEST)
    edge(canvas, y, x + half + 1, slope, place, NORTH_EAST)
    edge(canvas, y + height + 1, x + 1, slope, place, SOUTH_WEST)
    edge(canvas, y + height + 1, x + half + 1, slope[::-1], place, SOUTH_EAST)
    for corner in (x, x + half, x + width):
        canvas.put(y, corner, "'" if corner == x + half else ".", EDGE_COLOUR)
        canvas.put(y + height + 1, corner, "." if corner == x + half else "'", EDGE_COLOUR)
    for line in range(y + 1, y + height + 1):
        edge(canvas, line, x, "|", place, WEST)
        edge(canvas, line, x + width, "|", place, EAST)
    for i, text in enumerate(lines):
        canvas.put_text(y + 1 + i, x + 1, text)


def edge(canvas: Canvas, y: int, x: int, line: str, place: str, direction: Place) -> None:
    if is_river(place, direction):
        canvas.put(y, x, RIVER * len(line), RIVER_COLOUR)
    else:
        canvas.put(y, x, line, EDGE_COLOUR)


def lines_of(say: Voice, view: View, place: str, room: int, marked: bool) -> list[Text]:
    """What a place is, then what lies there."""
    return [name_of(say, view, place, room, marked), *packed(contents(view, place), room)]


def name_of(say: Voice, view: View, place: str, room: int, marked: bool) -> Text:
    """A base by its faction; a territory by its coordinate and terrain, with a mark for a tunnel or an encounter."""
    if is_base(place):
        faction = place.removeprefix("base_")
        here = any(owner["faction"] == faction for owner in owners(view))
        return Text(base_name(say, faction, room), style=COLOURS[faction] if here else EDGE_COLOUR)
    terrain, marks = TERRAIN[PLACES_BY_ID[place]], marks_of(view, place)
    name = wording.terrain_name(terrain, say.language)
    shown = name if len(place) + 1 + len(name) + len(marks) <= room else shortened(name, room - len(place) - 1 - len(marks))
    text = Text().append(place, style="reverse" if marked else "").append(" ").append(shown, style=TERRAIN_COLOURS[terrain])
    return text.append(" " * (room - len(text) - len(marks))).append(marks, style="bold")


def base_name(say: Voice, faction: str, room: int) -> str:
    """The whole name, or its last word."""
    name = wording.faction_name(faction, say.language)
    return (name if len(name) <= room else name.split()[-1])[:room].center(room)


def shortened(name: str, room: int) -> str:
    """The beginning of a name; with a full stop where there is room for one."""
    return name[:room] if room < len("abcd.") else name[: room - 1] + "."


def marks_of(view: View, place: str) -> str:
    tunnel = TUNNEL if TUNNELS >> PLACES_BY_ID[place] & 1 else ""
    return tunnel + (ENCOUNTER if place in view["tokens"] else "")

"""The board: the map, whole or as much of it as a step is about; in a narrow terminal a list of places."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from fabrica.games.scythe import words as wording
from fabrica.games.scythe.rules.map_tables import PLACE_IDS
from fabrica.games.scythe.terminal.contents import contents
from fabrica.games.scythe.terminal.hexes import AT, ROWS
from fabrica.games.scythe.terminal.map import drawing, is_drawn, marks_of
from fabrica.games.scythe.terminal.reading import moves_of, named_places
from fabrica.games.scythe.words.names import is_base
from fabrica.i18n.messages import Voice
from fabrica.terminal.display import View
from fabrica.terminal.drawing import labelled


def board(say: Voice, view: View, seat: int, width: int) -> Iterator[RenderableType]:
    """The whole map, what its signs mean, and the cards beside it."""
    yield from places(say, view, width, PLACE_IDS, chosen(view, seat))
    yield from (Text(say(f"terminal-legend-{part}"), style="italic") for part in ("pieces", "map"))
    yield from beside(say, view)


def near(say: Voice, view: View, seat: int, width: int) -> Iterator[RenderableType]:
    """The rows of the map that the moves are about; if they are about none, those with own units and around them."""
    marked = chosen(view, seat)
    yield from places(say, view, width, marked or around(view, seat), marked)


def chosen(view: View, seat: int) -> list[str]:
    """The places that the moves name, and where the unit is that is on its way."""
    unit = (view["pending"] or {}).get("unit")
    found = named_places(moves_of(view, seat))
    return [*found, unit["at"]] if unit and seat in view["active"] else found


def around(view: View, seat: int) -> list[str]:
    me = view["seats"][seat]
    rows = {AT[place][0] + step for place in (*me["workers"], *me["mechs"], me["character"]) if place for step in (-1, 0, 1)}
    return [place for place in PLACE_IDS if AT[place][0] in rows]


def places(say: Voice, view: View, width: int, shown: Collection[str], marked: Collection[str]) -> Iterator[RenderableType]:
    rows = [AT[place][0] for place in shown]
    if is_drawn(width):
        yield from drawing(say, view, width, range(min(rows), max(rows) + 1) if rows else ROWS, marked)
    else:
        yield listing(say, view, shown)


def listing(say: Voice, view: View, shown: Collection[str]) -> RenderableType:
    """A line for each place on which something lies."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for place in PLACE_IDS:
        things = list(contents(view, place))
        if place in shown and (things or marks_of(view, place)):
            grid.add_row(Text(listed_name(say, view, place)), Text(" ").join(things))
    return grid


def listed_name(say: Voice, view: View, place: str) -> str:
    return place if is_base(place) else f"{wording.place_name(place, say.language)} {marks_of(view, place)}".rstrip()


def beside(say: Voice, view: View) -> Iterator[RenderableType]:
    """The structure tile, and how many cards are left."""
    tile = view["tile"]
    coins = wording.brief(f"tile-{tile}", say.language)
    yield labelled(say("terminal-tile"), f"{tile} {wording.tile_name(tile, say.language)}: {coins}")
    decks = view["decks"]
    yield labelled(
        say("terminal-decks"),
        say("terminal-left", combat=decks["combat"], encounters=decks["encounters"], factory=view["factory_cards"]),
    )

"""Pieces in a few signs, the same in every language: units and resources by the first letter of what is typed for them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rich.text import Text

from fabrica.games.scythe.components import RESOURCES
from fabrica.terminal.display import View

TUNNEL, ENCOUNTER = "*", "!"
RIVER = "~"
CHARACTER = "C"
ARMED, DISARMED = "trap", "(trap)"
FLAG = "flag"
NONE = "-"

COLOURS: Mapping[str, str] = {
    "albion": "bold white on dark_green",
    "nordic": "bold white on blue",
    "rusviet": "bold white on red",
    "togawa": "bold white on purple",
    "crimea": "bold black on yellow",
    "saxony": "bold white on grey30",
    "polania": "bold black on white",
}
TERRAIN_COLOURS: Mapping[str, str] = {
    "mountain": "bold orange4",
    "farm": "bold dark_goldenrod",
    "village": "bold indian_red",
    "forest": "bold green4",
    "tundra": "bold grey50",
    "lake": "bold dodger_blue2",
    "factory": "bold magenta",
    "base": "bold",
}
RIVER_COLOUR = "bold dodger_blue2"
EDGE_COLOUR = "grey50"


def letter(faction: str) -> str:
    """Whose a piece is."""
    return faction[0].upper()


def owned(faction: str, text: str) -> Text:
    """A piece in its owner's colour, after its owner's letter: "N:C 2M"."""
    return Text(f"{letter(faction)}:{text}", style=COLOURS[faction])


def units(owner: View, place: str) -> str:
    """The units of a player on a place: "C 2M 3W"."""
    return " ".join(_units(owner, place))


def _units(owner: View, place: str) -> Iterator[str]:
    if owner["character"] == place:
        yield CHARACTER
    for kind in ("mechs", "workers"):
        if number := owner[kind].get(place, 0):
            yield f"{number}{kind[0].upper()}"


def tokens(resources: Mapping[str, int]) -> Iterator[str]:
    """Resources: "2o", "1w"."""
    return (f"{resources[name]}{name[0]}" for name in RESOURCES if resources.get(name))

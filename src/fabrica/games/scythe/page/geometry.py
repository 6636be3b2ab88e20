"""The map as a drawing: hexes that stand on a corner, by their place in a grid of rows and half columns."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin, sqrt

from fabrica.games.scythe.components import FACTIONS, RIVERS
from fabrica.games.scythe.rules.map_tables import (
    AXIAL,
    ENCOUNTER_PLACES,
    FIRST_BASE,
    N_PLACES,
    PLACE_IDS,
    PLACES_BY_ID,
    TERRAIN,
    TUNNELS,
)

SIZE = 60  # from the middle of a hex to a corner
HALF = SIZE * sqrt(3) / 2
RISE = SIZE * 1.5
FIRST = min(2 * q + r for q, r in AXIAL)


@dataclass(frozen=True)
class Spot:
    """A place on the drawing: `row` and `column` count rows and half hexes from the upper left."""

    id: str
    terrain: str
    row: int
    column: int
    x: float
    y: float
    tunnel: bool
    encounter: bool
    faction: str = ""  # whose base it is


@dataclass(frozen=True)
class River:
    x1: float
    y1: float
    x2: float
    y2: float


def spot(place: int) -> Spot:
    q, r = AXIAL[place]
    column = 2 * q + r - FIRST
    return Spot(
        id=PLACE_IDS[place], terrain=TERRAIN[place], row=r, column=column,
        x=round((column + 1) * HALF, 1), y=round(SIZE + r * RISE, 1),
        tunnel=bool(TUNNELS >> place & 1), encounter=bool(ENCOUNTER_PLACES >> place & 1),
        faction=FACTIONS[place - FIRST_BASE].id if place >= FIRST_BASE else "",
    )  # fmt: skip


SPOTS = tuple(map(spot, range(N_PLACES)))
WIDTH = round(max(spot.x for spot in SPOTS) + HALF)
HEIGHT = round(max(spot.y for spot in SPOTS) + SIZE)
OUTLINE = " ".join(f"{round(SIZE * sin(n * pi / 3), 1)},{round(-SIZE * cos(n * pi / 3), 1)}" for n in range(6))


def river(one: Spot, other: Spot) -> River:
    """The edge between two hexes."""
    x, y = (one.x + other.x) / 2, (one.y + other.y) / 2
    along, across = (other.x - one.x) / (2 * HALF), (other.y - one.y) / (2 * HALF)
    dx, dy = -across * SIZE / 2, along * SIZE / 2
    return River(round(x - dx, 1), round(y - dy, 1), round(x + dx, 1), round(y + dy, 1))


RIVER_LINES = tuple(river(*(SPOTS[PLACES_BY_ID[end]] for end in line.split("-"))) for line in RIVERS)
DRAWING = {"spots": SPOTS, "rivers": RIVER_LINES, "width": WIDTH, "height": HEIGHT, "outline": OUTLINE}

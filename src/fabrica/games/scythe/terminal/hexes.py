"""Where the hexes of the map stand, and what lies between two of them. All 54 places are hexes, the bases too."""

from __future__ import annotations

from fabrica.games.scythe.components import FACTIONS, MAP
from fabrica.games.scythe.rules.map_tables import ACROSS_RIVER, PLACE_IDS, PLACES_BY_ID

Place = tuple[int, int]  # row, and twice the column: even rows are shifted half a hex to the east

_AT = (
    *((row.row, row.first_column + i) for row in MAP for i in range(len(row.terrains.split()))),
    *(faction.at for faction in FACTIONS),
)
AT: dict[str, Place] = {id: (row, 2 * column + (row % 2 == 0)) for id, (row, column) in zip(PLACE_IDS, _AT, strict=True)}
FOUND: dict[Place, str] = {at: id for id, at in AT.items()}
ROWS = range(max(row for row, _ in AT.values()) + 1)
COLUMNS = max(column for _, column in AT.values()) // 2 + 1
EAST, SOUTH_WEST, SOUTH_EAST, NORTH_WEST, NORTH_EAST, WEST = (0, 2), (1, -1), (1, 1), (-1, -1), (-1, 1), (0, -2)


def in_row(row: int) -> list[str]:
    """The places of a row, from west to east."""
    return sorted((id for id, at in AT.items() if at[0] == row), key=AT.__getitem__)


def beside(place: str, direction: Place) -> str | None:
    (row, column), (down, east) = AT[place], direction
    return FOUND.get((row + down, column + east))


def is_river(place: str, direction: Place) -> bool:
    other = beside(place, direction)
    return other is not None and bool(ACROSS_RIVER[PLACES_BY_ID[place]] >> PLACES_BY_ID[other] & 1)

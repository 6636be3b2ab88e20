"""The map at the terminal: everything that lies on it can be read back, at every width; rivers, tunnels and tokens are there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from rich.console import Console

from fabrica import Match, registry
from fabrica.games.scythe.components import FACTIONS, RIVERS
from fabrica.games.scythe.data.position import PACKAGE
from fabrica.games.scythe.rules.map_tables import PLACE_IDS, TERRITORY_IDS, TUNNELS
from fabrica.games.scythe.terminal.board import board, near, places
from fabrica.games.scythe.terminal.hexes import AT, EAST, ROWS, SOUTH_EAST, SOUTH_WEST, beside, is_river
from fabrica.games.scythe.terminal.map import drawing
from fabrica.games.scythe.terminal.signs import COLOURS
from fabrica.games.scythe.words import faction_name
from fabrica.i18n.messages import LANGUAGES, Voice
from scythe.reading_map import expected, read
from scythe.sitting import seat, written

registry.invite("scythe", PACKAGE)
WIDTHS = (80, 100, 120, 140)
SAY = Voice(PACKAGE, "en")
NAMES = {f"base_{faction.id}": faction_name(faction.id, "en") for faction in FACTIONS}


def drawn(view: Any, width: int, say: Voice = SAY) -> list[str]:
    """The lines of the whole map, without colour."""
    console = Console(width=width, no_color=True, force_terminal=False)
    with console.capture() as shown:
        for part in places(say, view, width, PLACE_IDS, ()):
            console.print(part)
    return shown.get().splitlines()


def positions(seats: int, seed: int, moves: int, every: int) -> Iterator[Match]:
    match, luck = Match("scythe", seats, seed), Random(seed)
    for number in range(moves):
        if match.over:
            return
        mover = match.active[0]
        match.play(luck.choice(match.moves(mover)), mover)
        if number % every == 0:
            yield match


CROWD: dict[str, Any] = written(
    seat("nordic", workers={"r3c5": 7, "r1c5": 1}, structures={"monument": "r3c5"}, abilities=["speed"], mechs={"r3c5": 1}),
    seat("togawa", character="r2c0", abilities=["suiton"], mechs={"r2c0": 1}, traps={"coins": {"at": "r3c5", "armed": False}}),
    seat("albion", "militant", flags=["r1c1", "r8c3"], character="r8c3"),
    resources={"r3c5": {"oil": 999, "metal": 65, "food": 1, "wood": 12}, "r2c0": {"wood": 1}},
)


# What lies on the map


@pytest.mark.parametrize("seats", range(1, 8))
def test_everything_on_the_map_can_be_read_back(seats: int) -> None:
    shown = 0
    for match in positions(seats, seats, 900, 30):
        view = match.view(0)
        for width in WIDTHS:
            found = read(drawn(view, width), NAMES)
            assert set(found) == set(PLACE_IDS)
            assert {place: things for place, things in found.items() if things} == expected(view)
        shown += 1
    assert shown > 2


@pytest.mark.parametrize("width", WIDTHS)
def test_a_crowded_territory_is_shown_whole(width: int) -> None:
    view = Match.from_position(CROWD, seed="1").view(0)
    found = read(drawn(view, width), NAMES)
    assert {place: things for place, things in found.items() if things} == expected(view)


def test_a_contested_territory_shows_both_sides() -> None:
    position = written(
        seat("nordic", character="r3c5", abilities=["artillery"], hand={"2": 2}),
        seat("crimea", workers={"r3c5": 2}, abilities=["scout"], mechs={"r3c5": 1}, hand={"3": 1}),
        step="commit",
        pending={
            "action": "top",
            "after": {"character": True, "mechs": []},
            "entered": [{"unit": "character", "from": "r2c4", "to": "r3c5", "workers": 0, "resources": {}}],
            "combat": {"at": "r3c5", "attacker": 0, "defender": 1, "commits": [
                {"seat": 0, "dial": None, "cards": [], "done": False}, {"seat": 1, "dial": None, "cards": [], "done": False}]},
        },
    )  # fmt: skip
    view = Match.from_position(position, seed="1").view(0)
    assert read(drawn(view, 80), NAMES)["r3c5"] == {"N C": 1, "C M": 1, "C W": 2}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [*WIDTHS, 79, 40])
def test_the_map_fits_into_the_terminal(width: int, language: str) -> None:
    for position in (CROWD, written(seat("polania"), seat("rusviet"))):
        lines = drawn(Match.from_position(position, seed="1").view(0), width, Voice(PACKAGE, language))
        assert max(len(line.rstrip()) for line in lines) <= width
        assert "…" not in "".join(lines)


def test_a_narrow_terminal_has_a_list() -> None:
    out = "\n".join(drawn(Match.from_position(CROWD, seed="1").view(0), 70))
    assert "r3c5 (forest) *" in out
    assert "N:1M 7W N:monument T:(trap) 999o 65m 1f 12w" in out
    assert "r1c3 (village) !" in out


# The map itself


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_territory_has_its_marks(language: str) -> None:
    view = Match("scythe", 2, seed="1").view(0)
    text = "\n".join(drawn(view, 80, Voice(PACKAGE, language)))
    marks = {found[1]: found[2] for found in re.finditer(r"(r\dc\d) [^|~]*?([*!]?)[|~]", text)}
    assert set(marks) == set(TERRITORY_IDS)
    assert {place for place, mark in marks.items() if mark == "!"} == set(view["tokens"])
    assert {place for place, mark in marks.items() if mark == "*"} == {
        place for number, place in enumerate(TERRITORY_IDS) if TUNNELS >> number & 1
    }


def test_every_river_is_an_edge_of_two_places() -> None:
    found = {
        frozenset((place, str(beside(place, way))))
        for place in AT
        for way in (EAST, SOUTH_WEST, SOUTH_EAST)
        if is_river(place, way)
    }
    assert found == {frozenset(river.split("-")) for river in RIVERS}


@pytest.mark.parametrize("width", WIDTHS)
def test_rivers_are_drawn_on_their_edges(width: int) -> None:
    """As many stretches of water as there are rivers between rows; beside a coordinate where one lies to the east."""
    lines = drawn(Match("scythe", 2, seed="1").view(0), width)
    rows = [line for line in lines if re.search(r"r\dc\d", line)]
    east = {(a, b) for line in rows for (a, x), (b, y) in pairwise(coordinates(line)) if "~" in line[x:y]}
    assert east == {(a, b) for a, b in (river.split("-") for river in RIVERS) if a[:2] == b[:2]}
    between = [line for line in lines if "|" not in line and not re.search(r"r\dc\d", line)]
    stretch = max(len(found) for line in between for found in re.findall("~+", line))
    drawn_between = sum(len(found) // stretch for line in between for found in re.findall("~+", line))
    assert drawn_between == len(RIVERS) - len(east)


def coordinates(line: str) -> list[tuple[str, int]]:
    return [(found.group(), found.start()) for found in re.finditer(r"r\dc\d", line)]


def test_the_colours_of_the_factions_differ() -> None:
    assert len(set(COLOURS.values())) == len(FACTIONS)
    assert len({faction.id[0] for faction in FACTIONS}) == len(FACTIONS)


def test_units_are_in_the_colours_of_their_owners() -> None:
    view = Match.from_position(CROWD, seed="1").view(0)
    styles = {
        (line.plain[span.start : span.start + 2], str(span.style))
        for line in drawing(SAY, view, 80, ROWS, ())
        for span in line.spans
        if line.plain[span.start + 1 : span.start + 2] == ":"
    }
    assert styles == {(f"{id[0].upper()}:", COLOURS[id]) for id in ("nordic", "togawa", "albion")}


def test_without_colour_nothing_but_characters_is_left() -> None:
    view = Match.from_position(CROWD, seed="1").view(0)
    assert not any("\x1b" in line for line in drawn(view, 80))


# As much of it as a step is about


def test_a_step_shows_the_rows_that_it_is_about() -> None:
    match = Match.from_position(written(seat("nordic", workers={"r1c5": 1}, character="r1c4"), seat("crimea")), seed="1")
    match.play("section move", 0)
    match.play("worker r1c5", 0)
    console = Console(width=80, no_color=True, force_terminal=False)
    with console.capture() as shown:
        for part in near(SAY, match.view(0), 0, 80):
            console.print(part)
    assert set(re.findall(r"r\dc\d", shown.get())) == {place for place in TERRITORY_IDS if place[1] in "12"}


def test_the_whole_board_has_a_legend_and_the_tile() -> None:
    console = Console(width=80, no_color=True, force_terminal=False)
    with console.capture() as shown:
        for part in board(SAY, Match("scythe", 2, seed="1").view(0), 0, 80):
            console.print(part)
    assert "~ river" in shown.get()
    assert "Structure tile" in shown.get()

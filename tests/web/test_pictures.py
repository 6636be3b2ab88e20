"""Every picture exists, is plain enough for one sprite of symbols, and is unlike the others."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

import fabrica
from fabrica.engine.exchange import FACES
from fabrica.games.fantastic_factories.components import BLUEPRINTS, CONTRACTORS, Tool, Type
from fabrica.games.scythe import components as scythe
from fabrica.games.scythe.page import all_cards
from fabrica.games.scythe.page.welcome import PICTURES as SCYTHE_SHOWS
from fabrica.games.stephens import components as stephens
from fabrica.games.stephens import solo_components as solo

SOURCE = Path(fabrica.__file__).parent
TABLES = {folder.parent.name: folder for folder in sorted(SOURCE.glob("games/*/page"))}
HOUSE = SOURCE / "web" / "icons"

SVG = "{http://www.w3.org/2000/svg}"
SHAPES = {SVG + name for name in ("g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon")}
USE = SVG + "use"
GEOMETRY = {"d", "x", "y", "width", "height", "rx", "ry", "cx", "cy", "r", "x1", "y1", "x2", "y2", "points", "transform"}
PAINT = {"fill", "fill-rule", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray"}
COLOUR = re.compile(r"none|currentColor|#[0-9a-f]{6}")


def words(text: str) -> set[str]:
    return set(text.split())


LIGHT, DARK = "#faf6ee", "#1c2024"  # the grounds the cards have by day and by night
ENOUGH = 3  # contrast that WCAG asks of pictures

FACTORIES_CARDS = {card.id for card in (*BLUEPRINTS, *CONTRACTORS)} | words("machine card_back contractor_back")
FACTORIES_MARKS = (
    words("metal energy goods prestige card card_discard hand deck discard_pile building first_player refund trigger replicate")
    | words("die die_any dice_equal dice_row dice_sum roll reroll floor_research floor_generate floor_mine end_flag")
    | {f"die_{face}" for face in FACES}
    | {f"tool_{tool.name.lower()}" for tool in Tool}
    | {f"type_{type.name.lower()}" for type in Type}
)
STEPHENS_CARDS = (
    words("inv_none automa glassworks")
    | {card.id for card in (*stephens.RED, *stephens.BLUE, *stephens.STARTING)}
    | {*stephens.TYPES, *(opponent.id for opponent in solo.OPPONENTS if opponent.id != "none")}
    | {f"inv_{colour}" for colour in stephens.WOOD}
    | {f"furnace_{colour}" for colour in stephens.GLASS}
    | {f"factory_{place}" for place in stephens.PLACES}
)
STEPHENS_MARKS = (
    words("coin influence points forest dunes army furnace factory disc master apprentice contract investment renewal")
    | words("profession_red profession_blue deck discard_pile first_player end_flag cube_any accessory_any ability_inf")
    | {f"player_{n}" for n in range(7)}
    | words("automa_disc")
    | {*stephens.ACCESSORIES}
    | {f"cube_{colour}" for colour in (*stephens.GLASS, *stephens.WOOD)}
    | {f"type_{type}" for type in stephens.TYPES}
    | {f"ability_{disc.id}" for disc in stephens.BOARD if not disc.opens}
)
SCYTHE_CARDS = {*SCYTHE_SHOWS, *(card["picture"] for card in all_cards("en"))}
SCYTHE_MARKS = words(
    "coin power popularity combat_card star resources units worker mech character encounter objective token track trap fight"
) | {*scythe.SECTIONS, *scythe.BOTTOMS, *scythe.STRUCTURES, *scythe.RESOURCES}
ROOMS = {
    "fantastic_factories": (FACTORIES_CARDS, FACTORIES_MARKS),
    "stephens": (STEPHENS_CARDS, STEPHENS_MARKS),
    "scythe": (SCYTHE_CARDS, SCYTHE_MARKS),
}
BUTTONS = words(
    "undo redo restart help sound_on sound_off sun moon language link qr eye back forward first last play pause export import"
    " fork book school trophy robot person plus close menu warning check clock"
)
LOGOS = {"logo", "favicon"}

PICTURES = [file for table in TABLES.values() for file in sorted((table / "pictures").glob("*"))]
ICONS = [file for table in TABLES.values() for file in sorted((table / "icons").glob("*"))]
KIT = [
    file for table in TABLES.values() for file in sorted((table / "kit").glob("*"))
]  # parts that pictures are put together from
FILES = [*PICTURES, *KIT, *ICONS, *sorted(HOUSE.glob("*"))]


def name(file: Path) -> str:
    return "/".join(file.with_suffix("").relative_to(SOURCE).parts)


def view_box(file: Path) -> str:
    if file in PICTURES:
        return "0 0 120 80"
    if file in KIT:
        return root(file).attrib["viewBox"]
    return "0 0 64 64" if file.stem in LOGOS else "0 0 24 24"


def most_bytes(file: Path) -> int:
    return 4096 if file in (*PICTURES, *KIT) else 1024


def root(file: Path) -> ElementTree.Element:
    return ElementTree.parse(file).getroot()


def inside(file: Path) -> list[ElementTree.Element]:
    return list(root(file).iter())[1:]


def colours(file: Path) -> set[str]:
    return {element.attrib[key] for element in inside(file) for key in ("fill", "stroke") if key in element.attrib}


def luminance(colour: str) -> float:
    """As WCAG defines it: 0 for black, 1 for white."""
    shares = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_every_room_with_a_table_says_what_it_needs() -> None:
    assert set(TABLES) == set(ROOMS)


def stems(folder: Path) -> set[str]:
    return {file.stem for file in folder.glob("*.svg")}


def test_the_house_has_its_buttons_and_logos() -> None:
    assert (BUTTONS | LOGOS) - stems(HOUSE) == set()


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_has_what_its_table_asks_for(room: str) -> None:
    cards, marks = ROOMS[room]
    assert cards - stems(TABLES[room] / "pictures") == set()
    assert marks - stems(TABLES[room] / "icons") == set()


@pytest.mark.parametrize("room", ROOMS)
def test_one_sprite_holds_each_name_once(room: str) -> None:
    assert stems(TABLES[room] / "pictures").isdisjoint(stems(TABLES[room] / "icons"))


@pytest.mark.parametrize("file", FILES, ids=name)
def test_the_root_has_the_view_box_of_its_shelf_and_no_size(file: Path) -> None:
    assert root(file).tag == SVG + "svg"
    assert root(file).attrib == {"viewBox": view_box(file)}


@pytest.mark.parametrize("file", FILES, ids=name)
def test_it_is_drawn_with_plain_shapes_only(file: Path) -> None:
    assert inside(file)
    assert {element.tag for element in inside(file)} <= SHAPES | ({USE} if file in PICTURES else set())
    assert {key for element in inside(file) for key in element.attrib} <= GEOMETRY | PAINT | (
        {"href"} if file in PICTURES else set()
    )
    assert not any((element.text or "").strip() or (element.tail or "").strip() for element in inside(file))


@pytest.mark.parametrize("file", PICTURES, ids=name)
def test_its_parts_are_in_the_kit(file: Path) -> None:
    kit = stems(file.parent.parent / "kit")
    assert {element.attrib["href"].removeprefix("#") for element in inside(file) if element.tag == USE} <= kit


@pytest.mark.parametrize("file", FILES, ids=name)
def test_colours_are_literal_and_buttons_take_the_colour_of_the_page(file: Path) -> None:
    assert all(COLOUR.fullmatch(colour) for colour in colours(file)), colours(file)
    if file.parent == HOUSE and file.stem in BUTTONS:
        assert colours(file) == {"none", "currentColor"}


@pytest.mark.parametrize("ground", [LIGHT, DARK])
@pytest.mark.parametrize("file", ICONS, ids=name)
def test_icons_stand_out_by_day_and_by_night(file: Path, ground: str) -> None:
    assert max(contrast(colour, ground) for colour in colours(file) - {"none"}) >= ENOUGH


@pytest.mark.parametrize("file", FILES, ids=name)
def test_it_is_small(file: Path) -> None:
    assert file.stat().st_size <= most_bytes(file)


def test_no_two_are_equal_even_without_their_colours() -> None:
    drawn = Counter(re.sub(r"#[0-9a-f]{6}|\s", "", file.read_text(encoding="utf-8")) for file in FILES)
    assert max(drawn.values()) == 1

"""Scythe by clicking: the first turns and a whole game alone, by mouse and by keyboard, and no barriers."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from browser import scythe_scenes
from browser.checking import TOO_SMALL, TOO_WIDE, barriers, misfits
from browser.conftest import Visitors
from browser.fitting import SMALL, WINDOWS, Moment, walk
from browser.playing import make, offered, seen, table_of
from fabrica import Match

START = "/scythe"
LOOKS = {("light", 1440): "en", ("dark", 360): "pl"}  # theme and width, and the language
PHONE = 900  # narrower than this: for fingers
PANNED = (TOO_WIDE, TOO_SMALL)  # the map and the bar are larger than their window
TURNS = 40  # moves that are looked at
HASTE = ("done", "top coins", "section move", "dial 0")  # what brings the end soon


def alone(page: Page, level: str) -> str:
    page.goto(START)
    page.click(f"button[name=level][value={level}]")
    return table_of(page)


def test_the_first_turn_is_played_on_mat_and_map(page: Page) -> None:
    """A section on the mat, a unit and its way on the map; the log tells it."""
    id = alone(page, "automa")
    before = seen(page, id)["view"]["seats"][0]
    make(page, "section move")
    assert page.locator(".hex.can").count()
    make(page, "character")
    to = offered(page)[0]
    make(page, to)
    assert seen(page, id)["view"]["seats"][0]["character"] == to.split()[1] != before["character"]
    expect(page.locator(f"#hex-{to.split()[1]} .piece.is-character")).to_be_visible()


def test_a_place_is_chosen_by_key(page: Page) -> None:
    id = alone(page, "automa")
    make(page, "section move")
    page.locator(".hex.can").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".hex.can, .menu:popover-open").first).to_be_visible()
    assert seen(page, id)["view"]["seats"][0]["token"] == "move"


def test_a_game_alone_is_played_to_its_end_by_clicking(page: Page) -> None:
    id = alone(page, "ultimaszyna")
    while moves := offered(page):
        make(page, next((words for words in HASTE if words in moves), moves[0]))
    expect(page.locator(".ended h2")).to_be_visible()
    totals = [int(cell) for cell in page.locator(".ended table.score tfoot td").all_inner_texts()]
    assert sorted(totals) == sorted([seen(page, id)["scores"][0], seen(page, id)["view"]["rival"]])


def test_the_rules_are_in_sight(page: Page) -> None:
    """The style of the table leaves the pages of the house as they are."""
    page.goto(f"{START}/rules")
    expect(page.locator("#goal")).to_be_in_viewport()
    assert misfits(page) == []


@pytest.mark.parametrize(("theme", "width"), LOOKS)
def test_there_are_no_barriers(visitors: Visitors, theme: str, width: int) -> None:
    page = visitors.new(START, LOOKS[theme, width], viewport={"width": width, "height": 900}, color_scheme=theme)
    luck, met, found = random.Random(width), Counter[str](), set[str]()
    alone(page, "autometta")
    for _ in range(TURNS):
        moves = offered(page)
        verbs = {words.split()[0] for words in moves}
        if any(not met[verb] for verb in verbs):
            found |= {*barriers(page), *(misfits(page, PANNED) if width < PHONE else ())}
        met.update(verbs)
        make(page, luck.choice([words for words in moves if words != "done"] or moves))
    assert found == set()


FITS = {"five": "pl", "cargo": "en", "upgrade": "es", "commit": "pt"}  # moments, and their languages
LIES_OVER = "a button lies on text: button."  # a hex has corners, its box has others


def test_the_whole_table_is_in_the_window(visitors: Visitors) -> None:
    moments = [Moment(name, *seen_by(name), language) for name, language in FITS.items()]
    found = walk(visitors, moments, (WINDOWS[0], SMALL[0]))
    faults = [f"{where}: {one}" for where, all in found.faults.items() for one in all]
    assert [one for one in faults if not (LIES_OVER in one and ".hex" in one)] == []


def seen_by(name: str) -> tuple[Match, int]:
    match, seat = scythe_scenes.scene(name)
    return match, seat or 0

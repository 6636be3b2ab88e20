"""From a phone to a large screen: nothing is cut off, nothing is too small to touch. Pictures go to build/screenshots."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from browser import scenes
from browser.conftest import Visitors
from browser.states import STARTS, STATES, card, ended, finishing, house, rules, why_not, work

PICTURES = Path(__file__).parents[2] / "build" / "screenshots"
SIZES = {360: 740, 768: 1024, 1440: 900, 2560: 1440}
THEMES = {"light": STATES, "dark": (house, *STARTS, work, card, ended)}
LEAST = 44  # pixels for a finger

# What can be pressed, but for links in running text.
TOO_SMALL = """least => [...document.querySelectorAll("button, a, select, summary, input:not([type=hidden])")]
    .filter(thing => thing.checkVisibility() && !thing.closest("p:not(.actions), dd, .toc, .log ol, .skip"))
    .map(thing => [thing, thing.getBoundingClientRect()])
    .filter(([, box]) => box.width > 0 && (Math.round(box.width) < least || Math.round(box.height) < least))
    .map(([thing, box]) => `${thing.outerHTML.slice(0, 120)} ${Math.round(box.width)}x${Math.round(box.height)}`)"""
# Words that are wider than what holds them.
CLIPPED = """() => [...document.querySelectorAll(".name, button, .button, h1, h2, h3, h4, td, .pile, .signs, .menu p")]
    .filter(thing => thing.checkVisibility() && !thing.closest(".only-read"))
    .filter(thing => thing.clientWidth && thing.scrollWidth > thing.clientWidth + 1)
    .map(thing => `${thing.outerHTML.slice(0, 160)} ${thing.scrollWidth} in ${thing.clientWidth}`)"""
CUT_OFF = """() => [...document.querySelectorAll("main *")]
    .filter(thing => thing.checkVisibility() && !thing.closest(".only-read, .cards, details, svg, [popover]"))
    .map(thing => [thing, thing.getBoundingClientRect()])
    .filter(([, box]) => box.right > innerWidth + 1 || box.left < -1)
    .map(([thing, box]) => `${thing.outerHTML.slice(0, 120)} from ${Math.round(box.left)} to ${Math.round(box.right)}`)"""


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("width", SIZES)
def test_every_page_fits_every_screen(visitors: Visitors, width: int, theme: str) -> None:
    page = visitors.new(viewport={"width": width, "height": SIZES[width]}, color_scheme=theme)
    PICTURES.mkdir(parents=True, exist_ok=True)
    for state in THEMES[theme]:
        state(visitors, page)
        whole = state not in (card, finishing, rules, why_not)
        page.screenshot(path=PICTURES / f"{state.__name__}-{width}-{theme}.png", full_page=whole)
        assert page.evaluate("document.scrollingElement.scrollWidth") <= width, state.__name__
        assert page.evaluate(CUT_OFF) == [], state.__name__
        assert page.evaluate(CLIPPED) == [], state.__name__
        assert page.evaluate(TOO_SMALL, LEAST) == [], state.__name__


def test_the_picture_of_the_readme(visitors: Visitors, page: Page) -> None:
    """Half a game, as docs/table.png shows it."""
    match = scenes.at_work()
    for seat, words in ((1, "activate battery_factory"), (0, "mine 4"), (0, "activate power_plant 6"), (1, "research 5")):
        match.play(words, seat)
    visitors.bring(page, match, seat=0)
    page.screenshot(path=PICTURES.parent / "table.png", full_page=True)
    assert (PICTURES.parent / "table.png").stat().st_size < 400_000

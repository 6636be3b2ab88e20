"""The coach on the page: a hint in three steps by mouse and by keys, and the review of a game."""

from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from browser import scenes, stephens_scenes
from browser.checking import SIZES, barriers, misfits, picture
from browser.conftest import Visitors
from browser.playing import button_for, make
from fabrica import Match
from fabrica.bots import choose

SAID = ("Look here: ", "It is about ", "The best sequence")
LOOKS = {
    "pl": (1440, "light", "Analiza partii"),
    "pt": (360, "dark", "Análise da partida"),
    "en": (2560, "dark", "Review of the game"),
}
LONG = 600_000  # milliseconds: the first thought on a machine is compiled


@cache
def short() -> Match:
    """A game that begins near its end."""
    own = {"goods": 10, "metal": 3, "energy": 3, "hand": ["dojo", "robot"]}
    match = scenes.written("market", *({**own, "compound": ["golem", card]} for card in ("foundry", "biolab")), round=7)
    while not match.over:
        seat = match.active[0]
        match.play(choose("greedy", match.view(seat), seed=str(len(match.log))), seat)
    return match


def hinted(page: Page, step: int) -> None:
    """A step of a hint is there: said, read out, and lit up on the table."""
    expect(page.locator("#hint-text")).to_contain_text(SAID[step], timeout=LONG)
    expect(page.locator("#said")).to_contain_text(SAID[step])
    expect(page.locator(".hinted").filter(visible=True).first).to_be_in_viewport()


def test_a_hint_by_mouse(visitors: Visitors, page: Page) -> None:
    visitors.bring(page, scenes.machine_at_work())
    for step in range(3):
        page.click("#hint")
        hinted(page, step)
    expect(page.locator("#hint")).to_have_count(0)
    words = page.locator("button[name=move].hinted").first.get_attribute("value")
    assert words
    assert "hinted" in (button_for(page, words).get_attribute("class") or "")
    page.keyboard.press("Escape")
    make(page, words)
    expect(page.locator("#hint-text")).to_have_count(0)
    expect(page.locator(".hinted")).to_have_count(0)


@pytest.mark.parametrize("game", ["fantastic-factories", "stephens"])
def test_a_hint_by_keys(visitors: Visitors, page: Page, game: str) -> None:
    match, seat = (scenes.at_market(), 0) if game == "fantastic-factories" else stephens_scenes.moments()["turn"]
    visitors.bring(page, match, seat=seat)
    for step in range(3):
        page.keyboard.press("h")
        hinted(page, step)
        assert page.evaluate("document.activeElement !== null")
    line = page.locator("#hint-text .moves li")
    assert line.count() > 0
    expect(line.first).not_to_be_empty()


def test_a_hint_is_lost_with_the_line_and_the_page_says_so(visitors: Visitors, page: Page) -> None:
    visitors.bring(page, scenes.machine_at_work())
    page.route("**/g/*hint=1", lambda route: route.abort())
    visitors.forgiven.add(0)
    page.click("#hint")
    expect(page.locator("#lost")).to_be_visible()
    expect(page.locator("#hint")).not_to_have_attribute("aria-busy", "true")
    visitors.complaints[:] = [text for text in visitors.complaints if "ERR_FAILED" not in text]


def test_the_review_of_a_game(visitors: Visitors, page: Page) -> None:
    """Made while one waits, in two languages, without barriers, on a phone and on a screen, by day and by night."""
    id = visitors.bring(page, short())
    page.get_by_role("link", name="Review the game").click()
    expect(page.locator("h1")).to_have_text("Review of the game")
    expect(page.locator(".turns")).to_be_visible(timeout=LONG)
    assert page.locator(".turn").count() > 3
    expect(page.locator("svg.plot title")).to_have_text("Chance to win")
    page.locator("summary", has_text="The chart as a table").click()
    expect(page.locator("td", has_text="100 %").first).to_be_visible()
    page.get_by_role("link", name="The turns of Player 2").click()
    expect(page.locator("#turns-title")).to_have_text("The turns of Player 2")
    for language, (width, theme, title) in LOOKS.items():
        other = visitors.new(f"/g/{id}/review", language, viewport={"width": width, "height": SIZES[width]}, color_scheme=theme)
        expect(other.locator("h1")).to_have_text(title)
        fits(other, f"review-{width}-{theme}")
    page.locator(".turn a").first.click()
    expect(page.locator(".replay > span")).to_have_text(re.compile(r"Move \d+ of"))


def fits(page: Page, name: str) -> None:
    """Nothing is cut off or too small, and axe finds no barrier."""
    page.locator("summary").first.click()
    picture(page, name, whole=True)
    assert misfits(page) + barriers(page) == []


@pytest.mark.parametrize("width", [360, 1440])
def test_a_hint_fits(visitors: Visitors, width: int) -> None:
    page = visitors.new(viewport={"width": width, "height": SIZES[width]}, color_scheme="dark" if width == 360 else "light")
    id = visitors.bring(page, scenes.machine_at_work())
    for step in (1, 2, 3):
        page.goto(f"/g/{id}?as=0&hint={step}", timeout=LONG)
        picture(page, f"hint-{step}-{width}")
        assert misfits(page) == []
    assert barriers(page) == []

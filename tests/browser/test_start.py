"""A game's start: seats have colours to choose, by mouse and by keys, and no two the same."""

from __future__ import annotations

from playwright.sync_api import Page

from browser.checking import barriers, misfits
from browser.conftest import Visitors
from browser.playing import seen, table_of


def chosen(page: Page) -> list[str]:
    return list(page.evaluate("[...document.querySelectorAll('.colours :checked')].map(radio => radio.value)"))


def drawn(page: Page, chair: int) -> list[int]:
    """The shapes on the button of a chair."""
    icons = page.locator(f"[popovertarget=colours-{chair}] .icon")
    return [n for n in range(icons.count()) if icons.nth(n).is_visible()]


def test_a_colour_is_chosen_and_its_owner_gets_the_other(page: Page) -> None:
    page.click("[popovertarget=colours-0]")
    assert misfits(page) == []
    assert barriers(page) == []
    page.click("#colours-0 label.p-1")
    page.wait_for_selector("#colours-0", state="hidden")
    assert chosen(page)[:3] == ["orange", "blue", "green"]
    assert (drawn(page, 0), drawn(page, 1)) == ([1], [0])
    page.click("#together button.big")
    assert [seat["colour"] for seat in seen(page, table_of(page))["seats"]] == ["orange", "blue"]


def test_a_colour_is_chosen_by_keys_on_a_phone(visitors: Visitors) -> None:
    page = visitors.new("/stephens", viewport={"width": 390, "height": 844})
    page.focus("[popovertarget=colours-1]")
    for key in ("Enter", "Tab", "ArrowDown", "ArrowDown"):
        page.keyboard.press(key)
    assert misfits(page) == []
    page.keyboard.press("Escape")
    assert chosen(page)[:3] == ["blue", "purple", "green"]
    assert drawn(page, 1) == [3]

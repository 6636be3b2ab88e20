"""A position that is set up by hand: by clicking, dragging and typing, and without JavaScript."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.checking import barriers, misfits
from browser.conftest import START, Visitors
from browser.playing import seen, table_of
from fabrica.server.words import tabled

HAND, OTHER_HAND = "#at-seats-0--hand", "#at-seats-1--hand"


def cards(page: Page, list_: str) -> list[str]:
    return page.locator(f"{list_} .called").all_inner_texts()


def test_a_position_is_set_up_by_clicking_and_dragging(visitors: Visitors, page: Page) -> None:
    page.goto(f"{START}/position?seats=2")
    link = page.input_value("#edit-link")
    page.get_by_role("button", name="One more: Metal").first.click()
    expect(page.locator("#at-seats-0--metal")).to_have_value("2")
    page.select_option(f"{HAND}-add", "robot")
    expect(page.locator(f"{HAND} .chip")).to_have_count(5)
    assert "Robot" in cards(page, HAND)
    before = cards(page, OTHER_HAND)
    page.locator(f"{HAND} .chip", has_text="Robot").first.drag_to(page.locator(f"{OTHER_HAND} ul"))
    expect(page.locator(f"{OTHER_HAND} .chip")).to_have_count(5)
    assert sorted(cards(page, OTHER_HAND)) == sorted([*before, "Robot"])
    page.locator(f"{OTHER_HAND} .chip", has_text="Robot").first.get_by_role("button").click()
    expect(page.locator(f"{OTHER_HAND} .chip")).to_have_count(4)
    assert page.input_value("#edit-link") != link
    page.click("#edit-open")
    expect(page.locator("h1").first).to_contain_text("A shared position")


def test_two_cards_of_the_market_change_places(visitors: Visitors, page: Page) -> None:
    page.goto(f"{START}/position?seats=2")
    first, second = (page.locator(f"#at-market-blueprints-{n}-") for n in (0, 1))
    was = first.input_value(), second.input_value()
    page.select_option("#at-market-blueprints-0-", "beacon" if was[1] != "beacon" else "golem")
    expect(page.locator(".slots .scene").first).to_be_visible()
    was = first.input_value(), second.input_value()
    slots = page.locator("#at-market-blueprints .slot")
    slots.nth(0).drag_to(slots.nth(1))
    expect(first).to_have_value(was[1])
    expect(second).to_have_value(was[0])


def test_what_is_wrong_is_told_beside_its_field(visitors: Visitors, page: Page) -> None:
    visitors.forgiven.add(422)
    page.goto(f"{START}/position?seats=2")
    page.fill("#at-seats-1--energy", "many")
    page.locator("#at-seats-1--energy").blur()
    complaint = page.locator("#at-seats-1--energy-wrong")
    expect(complaint).to_contain_text("Write a whole number from 0 to 999.")
    expect(page.locator("#at-seats-1--energy")).to_have_value("many")
    assert barriers(page) == []
    page.fill("#at-seats-1--energy", "3")
    page.locator("#at-seats-1--energy").blur()
    expect(complaint).to_have_count(0)


def test_a_position_is_set_up_without_javascript(visitors: Visitors) -> None:
    visitors.forgiven.add(422)
    page = visitors.new(f"{START}/position?seats=2", java_script_enabled=False)
    page.fill("#at-seats-0--metal", "12")
    page.get_by_role("button", name="One more: Energy").first.click()
    expect(page.locator("#at-seats-0--energy")).to_have_value("3")
    expect(page.locator("#at-seats-0--metal")).to_have_value("12")
    page.locator(f"{HAND} .chip button").first.click()
    expect(page.locator(f"{HAND} .chip")).to_have_count(3)
    page.fill("#at-round", "0")
    page.keyboard.press("Enter")
    expect(page.locator("#at-round-wrong")).to_be_visible()
    page.fill("#at-round", "5")
    page.select_option("select[name=seat]", "0")
    page.click("#edit-bots")
    page.wait_for_url("**/g/*")
    assert seen(page, table_of(page))["round"] == 5


@pytest.mark.parametrize(("width", "language"), [(360, "pt"), (390, "pl"), (1440, "en")])
def test_the_editor_of_every_game_has_no_barrier(visitors: Visitors, width: int, language: str) -> None:
    page = visitors.new("/", language, viewport={"width": width, "height": 900})
    for game in tabled():
        page.goto(f"/{game.id}/position?seats={max(game.seats)}")
        assert barriers(page) == []
        assert misfits(page) == []

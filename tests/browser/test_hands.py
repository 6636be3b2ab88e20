"""Selecting and dragging, what is explained, and what happens when the connection is lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser import scenes
from browser.conftest import Visitors
from browser.playing import button_for, make, offered, seen, wish


@pytest.fixture
def page(visitors: Visitors) -> Page:
    """All of the table is seen: a hand can drag from one end to the other."""
    return visitors.new()


def press(page: Page, words: str) -> None:
    button_for(page, words).click()


def test_a_die_is_selected_and_put(visitors: Visitors, page: Page) -> None:
    """Two clicks; what each place would bring is said before, and Escape puts the die back."""
    id = visitors.bring(page, scenes.machine_at_work())
    page.click("#die-4-0")
    said = {".floor-mine": "+1 metal", ".floor-research": "+1 card", "#built-0-power_plant-1": "+4 energy"}
    for place, gain in said.items():
        expect(page.locator(f"{place}.target")).to_have_attribute("data-gain", gain)
    expect(page.locator(".floor-generate.target, .hand .target")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".target, .selected")).to_have_count(0)
    page.click("#die-4-0")
    page.click("#built-0-power_plant-1")
    expect(page.locator("#built-0-power_plant-1 .was-used .die")).to_have_count(1)
    assert seen(page, id)["view"]["seats"][0]["energy"] == 6 + 4


def test_four_dice_take_five_clicks(visitors: Visitors, page: Page) -> None:
    """The next die is in the hand already."""
    id = visitors.bring(page, scenes.machine_at_work(dice=[1, 4, 5, 6], headquarters={}, metal=0, energy=0))
    page.click("#die-4-0")
    for place in (".floor-mine", ".floor-research", ".floor-research", "#built-0-power_plant-1"):
        assert page.locator(".die.selected").count() == 1
        before = len(seen(page, id)["view"]["seats"][0]["dice"])
        page.click(place)
        expect(page.locator(".dice .die")).to_have_count(before - 1)
    assert seen(page, id)["view"]["seats"][0]["dice"] == []
    expect(page.locator(".selected, .target")).to_have_count(0)
    press(page, "finish")
    expect(page.locator(".round")).to_have_text("Round 7")
    press(page, wish(offered(page)))
    expect(page.locator(".die.selected")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".selected, .target")).to_have_count(0)


def test_a_die_put_by_key_leaves_the_hand_empty(visitors: Visitors, page: Page) -> None:
    visitors.bring(page, scenes.machine_at_work(dice=[1, 4], headquarters={}))
    page.focus("#die-4-0")
    page.keyboard.press("Enter")
    page.locator(".floor-mine.target button").filter(visible=True).first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".floor-mine .die.placed")).to_have_count(1)
    expect(page.locator(".selected")).to_have_count(0)


def test_a_die_that_fits_one_place_is_put_there_by_enter(visitors: Visitors, page: Page) -> None:
    full = {"research": [1, 2, 3], "generate": [1, 2, 3]}
    id = visitors.bring(page, scenes.machine_at_work(compound=["beacon"], dice=[4], headquarters=full))
    page.focus("#die-4-0")
    page.keyboard.press("Enter")
    expect(page.locator(".target.default")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(".floor-mine .die.placed")).to_have_count(1)
    assert seen(page, id)["view"]["seats"][0]["dice"] == []


def test_a_matching_die_brings_more(visitors: Visitors, page: Page) -> None:
    visitors.bring(page, scenes.machine_at_work(headquarters={"mine": [6]}))
    page.click("#die-6-0")
    expect(page.locator(".floor-mine")).to_have_attribute("data-gain", "+2 metal")


def test_by_touch(visitors: Visitors) -> None:
    page = visitors.new(viewport={"width": 390, "height": 844}, has_touch=True)
    id = visitors.bring(page, scenes.machine_at_work())
    page.tap("#die-4-0")
    page.tap(".floor-mine")
    expect(page.locator(".floor-mine .die.placed")).to_have_count(1)
    page.tap("#hand-dojo-1 .face")
    page.tap(".compound .card >> nth=0")
    expect(page.locator("#built-0-dojo-1")).to_be_visible()
    assert "dojo" in seen(page, id)["view"]["seats"][0]["compound"]


def test_too_much_is_dropped_at_once(visitors: Visitors, page: Page) -> None:
    """By one button with what is kept."""
    match = scenes.machine_at_work(metal=9, energy=9)
    match.play("finish", 0)
    id = visitors.bring(page, match, seat=0)
    expect(page.locator(".asks button")).to_have_count(7)
    page.get_by_role("button", name="Keep 9 metal and 3 energy").click()
    expect(page.locator(".round")).to_have_text("Round 7")
    me = seen(page, id)["view"]["seats"][0]
    assert (me["metal"], me["energy"]) == (9, 3)


def test_a_card_is_explained_beside_its_place(visitors: Visitors, page: Page) -> None:
    """On hovering and on the focus, without moving anything; a click says why not."""
    visitors.bring(page, scenes.machine_at_work())
    for thing in ("#machine-foundry-1", "#market-0 .face", "#hand-dojo-1 .face"):
        page.hover(thing)
        expect(page.locator("#about")).to_be_visible()
        page.mouse.move(700, 5)
        expect(page.locator("#about")).to_be_hidden()
    page.hover("#undo")
    expect(page.locator("#about")).to_contain_text("There is nothing to undo")
    page.click("#hand-robot-1 .face")
    expect(page.locator("#about .why-text")).to_contain_text("hammer")


def test_a_die_is_dragged_to_a_floor(visitors: Visitors, page: Page) -> None:
    id = visitors.bring(page, scenes.machine_at_work())
    page.drag_and_drop(".dice .die[data-thing='die-4']", ".floor-mine")
    expect(page.locator(".floor-mine .die.placed")).to_have_count(1)
    assert seen(page, id)["view"]["seats"][0]["headquarters"]["mine"] == [4]


def test_a_die_is_not_taken_where_it_does_not_fit(visitors: Visitors, page: Page) -> None:
    id = visitors.bring(page, scenes.machine_at_work())
    page.drag_and_drop(".dice .die[data-thing='die-4']", ".floor-generate")
    make(page, "mine 6")
    assert seen(page, id)["view"]["seats"][0]["headquarters"]["generate"] == []


def test_a_die_is_dragged_to_a_card(visitors: Visitors, page: Page) -> None:
    visitors.bring(page, scenes.machine_at_work())
    page.drag_and_drop(".dice .die[data-thing='die-2']", "#built-0-power_plant-1")
    expect(page.locator("#built-0-power_plant-1.used")).to_be_visible()


def test_a_card_is_dragged_to_the_compound(visitors: Visitors, page: Page) -> None:
    visitors.bring(page, scenes.machine_at_work(hand=["dojo", "assembly_line", "robot"]))
    page.drag_and_drop("#hand-dojo-1", ".compound")
    expect(page.locator("#built-0-dojo-1")).to_be_visible()
    expect(page.locator(".hand .card")).to_have_count(1)


def test_a_card_with_several_ways_asks_which(visitors: Visitors, page: Page) -> None:
    visitors.bring(page, scenes.machine_at_work(hand=["dojo", "assembly_line", "biolab", "robot"]))
    page.drag_and_drop("#hand-dojo-1", ".compound")
    expect(page.locator("#menu-hand-dojo-1")).to_be_visible()
    assert page.locator("#menu-hand-dojo-1 .way").count() == 2


def test_a_card_is_dragged_to_a_contractor(visitors: Visitors, page: Page) -> None:
    id = visitors.bring(page, scenes.at_market(), seat=0)
    page.drag_and_drop("#hand-robot-1", "#contractor-0")
    expect(page.locator("#curtain-go")).to_be_visible()
    assert "robot" not in seen(page, id, 0)["view"]["seats"][0]["hand"]


def test_a_lost_connection_is_told_and_the_move_is_made_once(visitors: Visitors, page: Page) -> None:
    id = visitors.bring(page, scenes.machine_at_work())
    page.route("**/play", lambda route: route.abort("internetdisconnected"))
    press(page, "mine 4")
    expect(page.locator("#lost")).to_be_visible()
    other = page.context.new_page()
    other.goto(f"/g/{id}")
    make(other, "mine 6")
    expect(page.locator(".floor-mine .die.placed")).to_have_count(1)
    expect(page.locator("#lost"), "news of others bring no answer back").to_be_visible()
    page.unroute("**/play")
    make(page, "mine 4")
    expect(page.locator("#lost")).to_be_hidden()
    assert seen(page, id)["view"]["seats"][0]["headquarters"]["mine"] == [4, 6]
    visitors.complaints[:] = [said for said in visitors.complaints if "ERR_INTERNET_DISCONNECTED" not in said]


def test_a_move_that_was_made_elsewhere_is_told(visitors: Visitors, page: Page) -> None:
    """Two windows of one person: the older one is refused with a reason, and shows what is."""
    visitors.forgiven.add(409)
    id = visitors.bring(page, scenes.machine_at_work())
    page.route("**/stream*", lambda route: route.abort())
    page.reload()
    other = page.context.new_page()
    other.goto(f"/g/{id}")
    make(other, "mine 4")
    press(page, "mine 6")
    expect(page.locator(".notice[role=alert]:visible").first).to_be_visible()
    expect(page.locator(".floor-mine .die.placed")).to_have_count(1)
    visitors.complaints[:] = [said for said in visitors.complaints if "ERR_FAILED" not in said]


def test_a_double_click_is_one_move(visitors: Visitors, page: Page) -> None:
    id = visitors.bring(page, scenes.machine_at_work())
    page.click("#die-6-0")
    page.dblclick(".floor-mine .slots")
    expect(page.locator(".floor-mine .die.placed").first).to_be_visible()
    page.wait_for_timeout(300)
    assert len(seen(page, id)["view"]["seats"][0]["headquarters"]["mine"]) in (1, 2)
    assert page.locator(".notice:visible").count() == 0

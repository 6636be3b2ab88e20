"""Dragging, motion, and what happens when the connection is lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser import scenes
from browser.conftest import Visitors
from browser.playing import make, seen


@pytest.fixture
def page(visitors: Visitors) -> Page:
    """A screen on which all of the table is seen: a hand can drag from one end to the other."""
    return visitors.new(viewport={"width": 1440, "height": 1500})


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


def test_a_card_is_dragged_to_a_contractor(visitors: Visitors, page: Page) -> None:
    id = visitors.bring(page, scenes.at_market(), seat=0)
    page.drag_and_drop("#hand-robot-1", "#contractor-0")
    expect(page.locator("#curtain-go")).to_be_visible()
    assert "robot" not in seen(page, id, 0)["view"]["seats"][0]["hand"]


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_things_move_unless_one_prefers_stillness(visitors: Visitors, motion: str) -> None:
    page = visitors.new(reduced_motion=motion)
    visitors.bring(page, scenes.machine_at_work())
    page.evaluate("""() => { window.moved = 0; const start = document.startViewTransition.bind(document);
        document.startViewTransition = (change) => { window.moved += 1; return start(change); } }""")
    for words in ("mine 4", "mine 6", "build dojo discard assembly_line"):
        make(page, words)
    assert page.evaluate("window.moved") == (3 if motion == "no-preference" else 0)
    expect(page.locator("#built-0-dojo-1")).to_be_visible()


def test_a_lost_connection_is_told_and_the_move_is_made_once(visitors: Visitors, page: Page) -> None:
    id = visitors.bring(page, scenes.machine_at_work())
    page.route("**/play", lambda route: route.abort("internetdisconnected"))
    page.click("button[value='mine 4']")
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
    page.click("button[value='mine 6']")
    expect(page.locator(".notice[role=alert]:visible").first).to_be_visible()
    expect(page.locator(".floor-mine .die.placed")).to_have_count(1)
    visitors.complaints[:] = [said for said in visitors.complaints if "ERR_FAILED" not in said]


def test_a_double_click_is_one_move(visitors: Visitors, page: Page) -> None:
    id = visitors.bring(page, scenes.machine_at_work())
    page.dblclick("button[value='mine 6']")
    expect(page.locator(".floor-mine .die.placed").first).to_be_visible()
    page.wait_for_timeout(300)
    assert len(seen(page, id)["view"]["seats"][0]["headquarters"]["mine"]) in (1, 2)
    assert page.locator(".notice:visible").count() == 0

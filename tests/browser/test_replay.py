"""A finished game: stepped through by keys and addresses, and played on from a moment of it."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser import scenes
from browser.conftest import Visitors
from browser.playing import make, offered, seen, table_of, wish


def test_a_record_is_brought_in_and_stepped_through(page: Page) -> None:
    match = scenes.over(1)
    page.locator("summary", has_text="Import a game").click()
    page.fill("textarea", match.record())
    page.get_by_role("button", name="Import").click()
    at = page.locator(".replay > span")
    expect(at).to_have_text(f"Move 0 of {len(match.log)}")
    for key, moves in {"ArrowRight": 1, "ArrowLeft": 0, "End": len(match.log), "Home": 0}.items():
        page.wait_for_load_state()
        page.keyboard.press(key)
        expect(at).to_have_text(f"Move {moves} of {len(match.log)}")
        assert f"at={moves}" in page.url
    page.go_back()
    expect(at).to_have_text(f"Move {len(match.log)} of {len(match.log)}")
    page.get_by_role("link", name="Back to the game").click()
    expect(page.locator(".ended")).to_be_visible()


def test_a_moment_has_an_address(visitors: Visitors, page: Page) -> None:
    match = scenes.over(1)
    id = visitors.bring(page, match)
    for at in (0, 7, 40, len(match.log)):
        page.goto(f"/g/{id}?at={at}")
        then = match.after(at)
        expect(page.locator(".round")).to_have_text(f"Round {then.round}")
        assert page.locator(".log li[value]").count() == at
        assert int(page.locator(".stocks .numbers b").first.inner_text()) == then.view(0)["seats"][0]["metal"]
        assert offered(page) == []
    page.goto(f"/g/{id}")
    page.locator(".log li[value='12'] a").click()
    expect(page.locator(".replay > span")).to_have_text(re.compile("Move 12 "))


def test_no_such_moment(visitors: Visitors, page: Page) -> None:
    visitors.forgiven.add(404)
    id = visitors.bring(page, scenes.over(1))
    page.goto(f"/g/{id}?at=99999")
    expect(page.locator("h1")).to_contain_text("did not work")


def test_playing_on_from_a_moment(visitors: Visitors, page: Page) -> None:
    match = scenes.over(2)
    id = visitors.bring(page, match)
    page.goto(f"/g/{id}?at=30&as=0")
    then = match.after(30)
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: id not in url)
    expect(page.locator(".round")).to_have_text(f"Round {then.round}")
    state = seen(page, table_of(page))
    assert [place["bot"] for place in state["seats"]] == [None, "greedy"]
    page.wait_for_function("document.querySelector('.prompt.yours button[name=move], .card button[name=move]')")
    make(page, wish(offered(page)))


def test_no_playing_on_before_the_end(visitors: Visitors, page: Page) -> None:
    id = visitors.bring(page, scenes.machine_at_work())
    make(page, "mine 4")
    page.goto(f"/g/{id}?at=0")
    expect(page.locator(".replay")).to_be_visible()
    assert page.locator("form[action$=fork]").count() == 0


def test_a_bad_record_is_told(visitors: Visitors, page: Page) -> None:
    visitors.forgiven.add(422)
    page.locator("summary", has_text="Import a game").click()
    page.fill("textarea", scenes.over(1).record().replace("take", "tike", 1))
    page.get_by_role("button", name="Import").click()
    expect(page.locator(".lead")).to_contain_text("line")


def test_a_replay_plays_by_itself_and_goes_where_the_slider_is(visitors: Visitors, page: Page) -> None:
    match = scenes.over(1)
    id = visitors.bring(page, match)
    page.goto(f"/g/{id}?at={len(match.log) - 2}")
    at = page.locator(".replay > .at")
    page.select_option("#replay-speed", "fast")
    page.click("#replay-play")
    expect(at).to_have_text(f"Move {len(match.log)} of {len(match.log)}")
    expect(page.locator("#replay-play")).to_have_attribute("aria-pressed", "false")
    page.locator("#replay-slider").fill("17")
    expect(at).to_have_text(f"Move 17 of {len(match.log)}")
    assert "at=17" in page.url
    page.reload()
    assert page.locator("#replay-speed").input_value() == "fast"


def test_a_replay_goes_by_turns_and_rounds(visitors: Visitors, page: Page) -> None:
    match = scenes.over(2)
    id = visitors.bring(page, match)
    third = next(n for n in range(len(match.log)) if match.after(n).round == 3)
    page.goto(f"/g/{id}?at=0&as=0")
    page.select_option("#replay-round", label="Round 3")
    at = page.locator(".replay > .at")
    expect(at).to_have_text(re.compile(f"Move {third} "))
    page.locator("body").press("PageDown")
    there = next(n for n in range(third + 1, len(match.log)) if match.log[n].seat != match.log[third].seat)
    expect(at).to_have_text(re.compile(f"Move {there} "))
    page.locator("body").press("PageUp")
    expect(at).to_have_text(re.compile(f"Move {third} "))
    expect(page.locator("#replay-round option:checked")).to_have_text("Round 3")


def test_the_end_is_folded_away(visitors: Visitors, page: Page) -> None:
    visitors.bring(page, scenes.over(1))
    assert page.locator(".ended.lost, .ended.won").count() == 1
    page.get_by_text("Look at the table").click()
    expect(page.locator(".ended table").first).to_be_hidden()
    page.get_by_text("Show the scores").click()
    expect(page.locator(".ended table").first).to_be_visible()


def test_a_replay_is_left_and_stepped_without_javascript(visitors: Visitors) -> None:
    page = visitors.new(java_script_enabled=False)
    id = visitors.bring(page, scenes.over(1))
    page.goto(f"/g/{id}?at=12")
    page.locator(".replay a[data-key=ArrowRight]").click()
    expect(page.locator(".replay > .at")).to_have_text(re.compile("Move 13 "))
    page.select_option("#replay-round", label="Round 2")
    page.locator(".rounds button").click()
    assert "at=" in page.url
    expect(page.locator("#replay-round option:checked")).to_have_text("Round 2")

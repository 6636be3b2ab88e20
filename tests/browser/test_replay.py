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

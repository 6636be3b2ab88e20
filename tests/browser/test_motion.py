"""What others do is seen step by step, at a pace that can be set and skipped; sounds are off until they are wanted."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser import scenes
from browser.conftest import Visitors
from browser.playing import make, seen, send

# Notes how many lines the log has whenever that changes, and when; whether anything has flown; and what was heard.
NOTE = """
window.steps = [];
window.flown = 0;
window.players = 0;
const lines = () => document.querySelectorAll(".log li[value]").length;
new MutationObserver((changes) => {
  if (window.steps.at(-1)?.lines !== lines()) window.steps.push({ lines: lines(), when: performance.now() });
  for (const { addedNodes } of changes) for (const node of addedNodes) window.flown += node.dataset?.copy !== undefined;
}).observe(document, { childList: true, subtree: true });
window.AudioContext = class extends AudioContext { constructor() { super(); window.players++; } };
"""
POINTED = re.compile(r"\bpointed\b")
BURST = ("generate 1", "build harvester discard concrete_plant", "finish")


@pytest.fixture
def open_at(visitors: Visitors) -> Callable[..., tuple[Page, str]]:
    """A page in the work phase: its reader has the first seat, and speaks for the others through the API."""

    def opened(pace: str | None = None, motion: str = "no-preference") -> tuple[Page, str]:
        page = visitors.new("/", reduced_motion=motion)
        page.add_init_script(NOTE)
        if pace:
            page.evaluate("pace => localStorage.setItem('pace', pace)", pace)
        id = visitors.bring(
            page, scenes.at_work({**scenes.OTHERS[0], "hand": ["concrete_plant", "harvester"], "dice": [1, 5]}), seat=0
        )
        expect(page.locator(".z-mine")).to_be_visible()
        return page, id

    return opened


def others_play(page: Page, id: str, most: int = 4) -> int:
    """The second seat plays in haste; how many moves there are then."""
    state: dict[str, Any] = seen(page, id, 1)
    for _ in range(most):
        words = next(words for words in (*BURST, *state["moves"]) if words in state["moves"])
        state = send(page, id, state, words)
        if words == "finish":
            break
    return len(page.request.get(f"/api/matches/{id}/log").json())


def steps(page: Page) -> list[dict[str, float]]:
    return list(page.evaluate("window.steps"))


def shows(page: Page, lines: int, **how: Any) -> None:
    expect(page.locator(".log li[value]")).to_have_count(lines, **how)


OpenAt = Callable[..., tuple[Page, str]]


def test_a_burst_of_moves_is_seen_step_by_step(open_at: OpenAt) -> None:
    page, id = open_at("slow")
    page.evaluate("window.steps = []")
    lines = others_play(page, id)
    shows(page, lines)
    found = steps(page)
    assert [step["lines"] for step in found] == [*range(int(found[0]["lines"]), lines + 1)]
    assert len(found) > 1
    assert all(after["when"] - before["when"] > 600 for before, after in pairwise(found))
    page.reload()
    shows(page, lines)


def test_a_click_skips_to_the_end(open_at: OpenAt) -> None:
    page, id = open_at("slow")
    page.evaluate("window.steps = []")
    lines = others_play(page, id)
    page.wait_for_function("() => window.steps.length > 0")
    assert steps(page)[-1]["lines"] < lines
    page.mouse.click(5, 450)
    shows(page, lines, timeout=700)


def test_a_click_in_the_midst_of_motion_makes_its_move(open_at: OpenAt) -> None:
    page, id = open_at("slow")
    lines = others_play(page, id)
    page.wait_for_function("() => window.steps.length > 0")
    make(page, "mine 4")
    shows(page, lines + 1)
    assert seen(page, id, 0)["view"]["seats"][0]["metal"] > scenes.MINE["metal"]


def test_a_thing_flies_and_nothing_waits_for_it(open_at: OpenAt) -> None:
    page, _ = open_at("slow")
    make(page, "build dojo discard assembly_line")
    assert page.evaluate("window.flown") > 0
    make(page, "mine 4")
    expect(page.locator("[data-copy]")).to_have_count(0)


@pytest.mark.parametrize(("pace", "motion"), [("off", "no-preference"), ("slow", "reduce")])
def test_where_no_motion_is_wanted_the_end_is_there_at_once(open_at: OpenAt, pace: str, motion: str) -> None:
    page, id = open_at(pace, motion)
    lines = others_play(page, id)
    shows(page, lines, timeout=1500)
    make(page, "mine 4")
    assert page.evaluate("window.flown") == 0


def test_the_pace_is_remembered(open_at: OpenAt) -> None:
    page, _ = open_at()
    expect(page.locator("#pace")).to_have_value("normal")
    page.select_option("#pace", "fast")
    make(page, "mine 4")
    expect(page.locator("#pace")).to_have_value("fast")
    page.reload()
    expect(page.locator("#pace")).to_have_value("fast")


@pytest.mark.parametrize("is_new", [False, True], ids=["seen before", "opened anew"])
def test_what_was_missed_is_played_again(open_at: OpenAt, is_new: bool) -> None:
    page, id = open_at("fast")
    make(page, "mine 4")
    lines = others_play(page, id)
    shows(page, lines)
    if is_new:
        page.reload()
        shows(page, lines)
    page.evaluate("window.steps = []")
    page.click("#missed")
    page.wait_for_function("most => window.steps.length > 2 && window.steps.at(-1).lines === most", arg=lines)
    assert min(step["lines"] for step in steps(page)) < lines - 1
    assert page.locator(".replay").count() == 0
    make(page, "mine 6")  # the page goes on
    shows(page, lines + 1)


def test_sounds_are_off_until_they_are_wanted(open_at: OpenAt) -> None:
    page, id = open_at("off")
    make(page, "mine 4")
    assert page.evaluate("window.players") == 0
    page.click("#sound")
    expect(page.locator("#sound")).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("window.players") == 1
    others_play(page, id)
    page.reload()
    expect(page.locator("#sound")).to_have_attribute("aria-pressed", "true")


def test_a_line_of_the_log_points_at_what_it_names(open_at: OpenAt) -> None:
    page, _ = open_at("off")
    make(page, "build dojo discard assembly_line")
    page.locator(".log li[value]").first.hover()
    expect(page.locator("#built-0-dojo-1")).to_have_class(POINTED)
    page.locator(".prompt h2").hover()
    expect(page.locator("#built-0-dojo-1")).not_to_have_class(POINTED)


def test_nobody_is_called_or_looks_like_anybody_else(visitors: Visitors) -> None:
    page = visitors.new()
    places = [{"kind": "me", "name": "Ada"}, *({"kind": "bot", "bot": "random"} for _ in range(4))]
    id = page.request.post("/api/matches", data={"game": scenes.GAME, "seats": places}).json()["id"]
    page.goto(f"/g/{id}")
    for what in (".who", ".portrait use"):
        found = page.locator(f".z-others h2 {what}, #mine-title {what}")
        expect(found).to_have_count(5)
        assert len({*found.evaluate_all("all => all.map((one) => one.getAttribute('href') ?? one.textContent)")}) == 5

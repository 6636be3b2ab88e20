"""The pages around a game: lessons, rules, themes, languages; and all of it without JavaScript."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser import scenes
from browser.checking import CLIPPED, TOO_WIDE
from browser.conftest import START, Visitors
from browser.playing import make, seen, table_of
from fabrica.games.fantastic_factories.lessons.tutorial import STEPS
from fabrica.i18n.messages import spoken
from fabrica.server.words import tabled

LANGUAGES = spoken("fabrica.games.fantastic_factories")


def test_the_tutorial_is_solved_by_clicking(page: Page) -> None:
    page.goto(f"{START}/learn")
    assert page.locator(".lessons li").count() == len(STEPS)
    page.get_by_role("link", name="Begin").click()
    for number, step in enumerate(STEPS, 1):
        expect(page.locator(".steps")).to_have_text(f"Step {number} of {len(STEPS)}")
        solve(page, list(step.solution))
        expect(page.locator(".lesson.done")).to_be_visible()
        page.click("#lesson-next")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def solve(page: Page, solution: list[str]) -> None:
    """Move by move; what belongs together is one press."""
    while solution:
        together = ";".join(solution)
        words = together if page.locator(f'button[name=move][value="{together}"]').count() else solution[0]
        make(page, words)
        del solution[: words.count(";") + 1]


def test_a_lesson_gives_a_hint_and_can_be_begun_again(page: Page) -> None:
    page.goto(f"{START}/learn/2")
    make(page, "take biolab")
    expect(page.locator(".lesson .hint").first).to_be_visible()
    page.get_by_role("link", name="Start this step again").click()
    expect(page.locator(".lesson .hint")).to_have_count(0)
    make(page, STEPS[1].solution[0])
    expect(page.locator(".lesson.done")).to_be_visible()


def test_the_rules_are_searched(page: Page) -> None:
    page.goto(f"{START}/rules")
    all_rules = page.locator(".rule:visible").count()
    page.fill("#rules-search", "replicat")
    expect(page.locator("#card-replicator")).to_be_visible()
    assert 0 < page.locator(".rule:visible").count() < all_rules
    assert all("replicat" in text.lower() for text in page.locator(".rule:visible").all_inner_texts())
    page.fill("#rules-search", "zzzz")
    expect(page.locator("#rules-none")).to_be_visible()
    assert page.locator(".rule:visible, .texts h2:visible").count() == 0
    page.fill("#rules-search", "")
    assert page.locator(".rule:visible").count() == all_rules


def test_every_link_in_the_rules_leads_somewhere(page: Page) -> None:
    page.goto(f"{START}/rules")
    assert (
        page.evaluate("""[...document.querySelectorAll("main a[href^='#']")].filter(link =>
        !document.getElementById(link.getAttribute("href").slice(1))).map(link => link.href)""")
        == []
    )


@pytest.mark.parametrize("prefers", ["light", "dark"])
def test_the_theme_is_switched_and_remembered(visitors: Visitors, prefers: str) -> None:
    page = visitors.new(f"{START}/rules", color_scheme=prefers)
    other = "light" if prefers == "dark" else "dark"
    paper = page.locator("html")
    before = paper.evaluate("html => getComputedStyle(html).backgroundColor")
    page.locator("button[name=theme]:visible").click()
    expect(paper).not_to_have_css("background-color", before)
    assert page.url.endswith("/rules")
    page.goto(f"{START}/learn")
    expect(paper).to_have_attribute("data-theme", other)
    page.locator("button[name=theme]:visible").click()
    expect(paper).to_have_css("background-color", before)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_page(visitors: Visitors, language: str) -> None:
    page = visitors.new(language=language)
    speaking = [game for game in tabled() if language in spoken(game.package)]
    lessons = [f"/{game.id}/learn/1" for game in speaking if game.page.steps(language)]
    assert lessons
    for address in ("/", *(f"/{game.id}{rest}" for game in speaking for rest in ("", "/rules", "/learn")), *lessons):
        page.goto(address)
        assert page.locator("html").get_attribute("lang") == language
        expect(page.locator("h1").first).not_to_be_empty()
    for match in (scenes.machine_at_work(), scenes.asked_to_discard(), scenes.over(1)):
        visitors.bring(page, match)
        expect(page.locator("#prompt-title")).not_to_be_empty()
        for width in (360, 1440):
            page.set_viewport_size({"width": width, "height": 900})
            assert page.evaluate(TOO_WIDE) + page.evaluate(CLIPPED) == []


def test_only_languages_that_are_spoken_are_offered(page: Page) -> None:
    assert page.eval_on_selector_all("#language option", "all => all.map(option => option.value)") == list(LANGUAGES)


def test_a_problem_is_a_page_with_a_way_back(visitors: Visitors) -> None:
    visitors.forgiven.add(404)
    page = visitors.new("/no-such-page")
    expect(page.locator("h1")).to_contain_text("did not work")
    page.get_by_role("link", name="Back").click()
    expect(page.locator(".rooms")).to_be_visible()


def test_without_javascript(visitors: Visitors) -> None:
    """Open a table, make a move from a menu, undo it, finish; change the language; search the rules."""
    page = visitors.new(java_script_enabled=False)
    id = visitors.bring(page, scenes.machine_at_work())
    page.click("#built-0-golem-1 .do")
    page.locator('button[value="activate golem 2"]:visible').click()
    expect(page.locator(".dice .die")).to_have_count(5)
    page.click("#undo")
    expect(page.locator(".dice .die")).to_have_count(4)
    page.click("#finish-open")
    page.locator("#finish-menu button[value=finish]").click()
    expect(page.locator(".round")).to_have_text("Round 7")
    page.select_option("#language", "pt")
    page.locator("#languages button").click()
    expect(page.locator("html")).to_have_attribute("lang", "pt")
    assert table_of(page) == id
    page.goto(f"{START}/rules?q=replicat")
    assert all("replicat" in text.lower() for text in page.locator("section.rule").all_inner_texts())


def test_a_stranger_plays_without_javascript(visitors: Visitors) -> None:
    page = visitors.new(java_script_enabled=False)
    page.click("button[name=machine][value=easy]")
    words = seen(page, table_of(page))["moves"]
    take = next(move for move in words if move.startswith("take"))
    page.locator(f'button[value="{take}"]:visible').first.click()
    expect(page.locator(".log li[value]")).to_have_count(1)
    assert re.search("/g/.*as=0", page.url)

"""A whole game without a mouse."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser import scenes
from browser.conftest import Visitors
from browser.playing import MARK, number_of_round, offered, play_unseen, table_of, wish
from contract.playing import LONGER

FOCUSED = "() => [document.activeElement].flatMap(at => [at.getAttribute('name'), at.value, at.getAttribute('popovertarget')])"
EARLY, LATE = 2, 7  # rounds of a hasty game of 8 to 12: between them `make test` does not look
FIRST = ("take", "mine 4", "mine 5", "mine 6", "finish", "discard", "drop", "roll", "pass")


def tab_to(page: Page, *wanted: tuple[str, str]) -> None:
    """Press Tab until one of some things has the focus: (name, value), or ("popover", its id)."""
    for _ in range(200):
        name, value, popover = page.evaluate(FOCUSED)
        if (name, value) in wanted or ("popover", popover) in wanted:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way by Tab to {wanted}")


def make_by_keys(page: Page, words: str) -> None:
    page.wait_for_load_state()
    page.keyboard.press("Escape")
    before = page.evaluate(MARK)
    menus = page.eval_on_selector_all(
        f'button[name=move][value="{words}"]', "buttons => buttons.map(button => button.closest('[popover]')?.id).filter(Boolean)"
    )
    tab_to(page, ("move", words), *(("popover", menu) for menu in menus))
    page.keyboard.press("Enter")
    if page.locator("[popover]:popover-open").count():
        tab_to(page, ("move", words))
        page.keyboard.press("Enter")
    page.wait_for_function(f"before => ({MARK})() !== before", arg=before)


def simplest(moves: list[str]) -> str:
    return next((words for kind in FIRST for words in moves if words.startswith(kind)), wish(moves))


def test_a_game_by_keys_alone(page: Page) -> None:
    """The first and the last rounds."""
    tab_to(page, ("machine", "insane"))
    page.keyboard.press("Enter")
    id = table_of(page)
    while (moves := offered(page)) and (LONGER > 1 or number_of_round(page) <= EARLY):
        make_by_keys(page, simplest(moves))
    if LONGER == 1:
        play_unseen([page], id, LATE, simplest)
    while moves := offered(page):
        make_by_keys(page, simplest(moves))
    expect(page.locator(".ended h2")).to_be_visible()


def test_escape_closes_a_card_and_the_focus_returns(visitors: Visitors, page: Page) -> None:
    visitors.bring(page, scenes.machine_at_work())
    tab_to(page, ("popover", "menu-built-0-golem-1"))
    page.keyboard.press("Enter")
    menu = page.locator("#menu-built-0-golem-1")
    expect(menu).to_be_visible()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('[popover]')?.id") == "menu-built-0-golem-1"
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    assert page.evaluate(FOCUSED)[2] == "menu-built-0-golem-1"


def test_the_focus_is_seen(visitors: Visitors, page: Page) -> None:
    visitors.bring(page, scenes.machine_at_work())
    for _ in range(25):
        page.keyboard.press("Tab")
        assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid", page.evaluate(FOCUSED)


def test_a_way_past_the_header(page: Page) -> None:
    page.keyboard.press("Tab")
    expect(page.locator(".skip")).to_be_focused()
    page.keyboard.press("Enter")
    assert page.url.endswith("#main")


def test_after_a_move_the_focus_is_near(visitors: Visitors, page: Page) -> None:
    """It stays, or goes to what is to be done next; it is never lost."""
    visitors.bring(page, scenes.machine_at_work())
    for words in ("mine 6", "mine 6", "activate golem 1", "generate 1"):
        make_by_keys(page, words)
        assert page.evaluate("document.activeElement !== document.body"), words
    expect(page.locator("#said")).to_contain_text("You generate with a 1.")

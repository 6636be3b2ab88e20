"""Puzzles and shared positions in a browser, by clicking and by keys."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser import scenes
from browser.conftest import START, Visitors
from browser.playing import button_for, make, offered, seen, table_of
from fabrica.puzzles.puzzle import Puzzle
from fabrica.puzzles.shelf import find
from fabrica.registry import load

GAME = load("fantastic-factories")


def open_today(page: Page) -> Puzzle:
    """Today's puzzle, as the start leads to it."""
    page.get_by_role("link", name="Puzzle of the day").click()
    page.wait_for_url(re.compile(r"/puzzle/\d{4}-\d\d-\d\d$"))
    found = find(GAME, page.url.rpartition("/")[2])
    assert found is not None
    return found


def test_the_puzzle_of_the_day_is_solved_by_clicking(page: Page) -> None:
    puzzle = open_today(page)
    expect(page.locator(".puzzle .steps")).to_have_text(f"Difficulty {puzzle.rating}")
    for words in puzzle.line:
        expect(page.locator("#so-far")).to_contain_text("So far")
        make(page, words)
    expect(page.locator(".puzzle.done .verdict")).to_contain_text(f"Solved: {puzzle.best} ")
    assert offered(page) == []
    page.get_by_role("link", name="All puzzles").click()
    expect(page.locator(".puzzles a.solved")).to_have_count(1)
    expect(page.locator(".puzzles a.solved")).to_have_attribute("href", f"{START}/puzzle/{puzzle.id}")


def test_a_puzzle_that_is_missed_is_tried_again(visitors: Visitors, page: Page) -> None:
    puzzle = open_today(page)
    make(page, "finish")
    expect(page.locator(".verdict")).to_contain_text("Not yet: the best solution")
    expect(page.locator("#said")).to_contain_text("Not yet: the best solution")
    page.get_by_text("Show the solution").click()
    expect(page.locator(".solution li")).to_have_count(len(puzzle.line))
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("#so-far")).to_contain_text("So far")
    make(page, puzzle.line[0])
    expect(page.locator("#undo")).to_be_enabled()
    page.keyboard.press("u")
    expect(page.locator("#undo")).to_be_disabled()
    page.goto(f"{START}/puzzles")
    expect(page.locator(".puzzles a.solved")).to_have_count(0)


def test_a_puzzle_is_played_by_keys(page: Page) -> None:
    puzzle = open_today(page)
    button = button_for(page, puzzle.line[0])
    button.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".log li[value]")).to_have_count(1)


@pytest.mark.parametrize("whole", [False, True], ids=["a table", "a finished game"])
def test_a_position_is_shared_with_someone_else(visitors: Visitors, page: Page, whole: bool) -> None:
    match = scenes.over() if whole else scenes.at_work()
    id = visitors.bring(page, match, seat=0)
    if whole:
        page.goto(f"/g/{id}?at=12&as=0")
    page.click("#share")
    page.wait_for_url("**/position/*")
    link = page.input_value("#shared-link")
    other = visitors.new(link, language="pl")
    expect(other.locator("h1")).to_contain_text("Udostępniona pozycja")
    assert offered(other) == offered(page) != []
    pictures = "faces => faces.map(face => face.closest('[data-move]')?.dataset.move ?? face.id)"
    hands = [who.locator(".hand .face").evaluate_all(pictures) for who in (page, other)]
    assert hands[0] == hands[1] != []
    make(other, offered(other)[0])
    expect(other.locator("#undo")).to_be_enabled()
    other.click("#shared-bots")
    assert seen(other, table_of(other))["phase"] in ("market", "work")


def test_a_damaged_link_is_explained(visitors: Visitors, page: Page) -> None:
    visitors.forgiven.add(422)
    page.goto(f"{START}/position/1abcdefghijkl")
    expect(page.locator("main")).to_contain_text("This link is damaged")


def test_a_position_is_written_by_hand(visitors: Visitors, page: Page) -> None:
    page.goto(f"{START}/position")
    page.locator(".edit-json summary").click()
    text = page.input_value("#position")
    visitors.forgiven.add(422)
    page.fill("#position", text.replace('"round": 1', '"round": 0'))
    page.get_by_role("button", name="Open it").click()
    expect(page.get_by_role("alert").first).to_contain_text("round: expected a whole number")
    page.fill("#position", text)
    page.get_by_role("button", name="Open it").click()
    expect(page.locator("h1")).to_contain_text("A shared position")

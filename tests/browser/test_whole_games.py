"""Games alone by touch on a phone, and by keys: some moves of each, or with FABRICA_LONGER the whole game to its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visitors
from browser.playing import make, offered, table_of
from browser.test_keyboard import make_by_keys, tab_to
from contract.playing import LONGER

MOVES = 10_000 if LONGER > 1 else 8
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LEVELS = {"fantastic-factories": ("machine", "insane"), "stephens": ("level", "hard"), "scythe": ("level", "ultimaszyna")}
# What brings the end soon, and does not go round in circles.
HASTE = {
    "fantastic-factories": ("discard", "drop", "take", "mine", "finish", "pass"),
    "stephens": ("done", "enough", "unlock", "glass", "fulfil", "column"),
    "scythe": ("top coins", "section move", "done", "dial 0"),
}


def wish(game: str, moves: list[str]) -> str:
    return next((words for kind in HASTE[game] for words in moves if words.startswith(kind)), moves[0])


def tapped(thing: Locator) -> None:
    thing.tap()


def play(page: Page, game: str, make_move: Callable[[Page, str], None]) -> None:
    table_of(page)
    for _ in range(MOVES):
        if not (moves := offered(page)):
            break
        make_move(page, wish(game, moves))
    else:
        assert LONGER == 1
        return
    expect(page.locator(".ended h2")).to_be_visible()


@pytest.mark.parametrize("game", LEVELS)
def test_a_game_by_touch(visitors: Visitors, game: str) -> None:
    page = visitors.new(f"/{game}", **PHONE)
    name, value = LEVELS[game]
    page.locator(f"button[name={name}][value={value}]").tap()
    play(page, game, lambda page, words: make(page, words, tapped))


@pytest.mark.parametrize("game", LEVELS)
def test_a_game_by_keys(visitors: Visitors, game: str) -> None:
    page = visitors.new(f"/{game}")
    tab_to(page, LEVELS[game])
    page.keyboard.press("Enter")
    page.wait_for_url("**/g/*")
    play(page, game, make_by_keys)

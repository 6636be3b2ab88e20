"""From a phone to a large screen, light and dark: nothing is cut off or too small to touch, and axe finds no barrier."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page

from browser import scenes
from browser.checking import BY_SIGHT, PICTURES, SIZES, barriers, misfits, picture
from browser.conftest import Visitors
from browser.states import STATES, card, finishing, rules, why_not
from contract.playing import LONGER


@dataclass(frozen=True)
class Look:
    """A screen, and which of axe's rules are tried on it: all, some, or none."""

    width: int
    theme: str
    language: str = "en"
    only: Sequence[str] | None = None


# Each theme and each kind of screen meets all of axe's rules; other pairs differ in colours alone, and are left to `make soak`.
LOOKS = (
    Look(360, "dark", "pt", only=()),
    Look(768, "light"),
    Look(1440, "light", only=()),
    Look(2560, "light"),
)
OTHER_LOOKS = (
    (Look(360, "light"), Look(360, "light", "es", only=BY_SIGHT), Look(1440, "dark", only=BY_SIGHT)) if LONGER > 1 else ()
)


@pytest.mark.parametrize("look", [*LOOKS, *OTHER_LOOKS], ids=lambda look: f"{look.width}-{look.theme}-{look.language}")
def test_every_page_fits_every_screen_and_bars_nobody(visitors: Visitors, look: Look) -> None:
    viewport = {"width": look.width, "height": SIZES[look.width]}
    page = visitors.new(language=look.language, viewport=viewport, color_scheme=look.theme)
    found = {}
    for state in STATES:
        state(visitors, page)
        picture(page, f"{state.__name__}-{look.width}-{look.theme}", whole=state not in (card, finishing, rules, why_not))
        found[state.__name__] = misfits(page) + ([] if look.only is None else barriers(page, look.only))
    assert {name: problems for name, problems in found.items() if problems} == {}


def test_the_picture_of_the_readme(visitors: Visitors, page: Page) -> None:
    """Half a game, as docs/table.png shows it."""
    match = scenes.at_work()
    for seat, words in ((1, "activate battery_factory"), (0, "mine 4"), (0, "activate power_plant 6"), (1, "research 5")):
        match.play(words, seat)
    visitors.bring(page, match, seat=0)
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES.parent / "table.png", full_page=True)
    assert (PICTURES.parent / "table.png").stat().st_size < 400_000

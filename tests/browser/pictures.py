"""Pictures to look at: scenes of the house and of all games, in a window and on a phone. `make pictures` makes them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Page

from browser import scenes, scythe_scenes, stephens_scenes
from browser.checking import PICTURES
from browser.conftest import Visitors
from browser.states import State, ended, finishing, house, lesson, market, puzzle_done, replay, start_of, why_not, work
from browser.test_window import full
from fabrica import Match

WINDOWS = {"window": ((1440, 900), "light"), "phone": ((390, 844), "dark")}


def table(find: Callable[[], tuple[Match, int | None]], visitors: Visitors, page: Page) -> None:
    match, seat = find()
    visitors.bring(page, match, seat)


def stephens_moment(name: str) -> tuple[Match, int | None]:
    return stephens_scenes.moments()[name]


def opened(path: str, visitors: Visitors, page: Page) -> None:
    page.goto(path)


FACTORIES: dict[str, State] = {
    "market": market, "work": work, "why-not": why_not, "finishing": finishing, "ended": ended, "replay": replay,
    "crowded": partial(table, lambda: (full(5, "work"), 0)), "discard": partial(table, lambda: (scenes.asked_to_discard(), 0)),
}  # fmt: skip
HOUSE: dict[str, State] = {
    "home": house, "start": start_of("fantastic-factories"), "lesson": lesson, "puzzle": puzzle_done,
    "rules": partial(opened, "/scythe/rules"), "companion": partial(opened, "/scythe/companion"),
    "editor": partial(opened, "/fantastic-factories/position?seats=2"),
}  # fmt: skip
STEPHENS = ("start", "turn", "supplying", "alone", "over")
SCYTHE = ("start", "five", "alone", "unit", "cargo", "encounter", "factory", "commit", "produce", "over")


def all_scenes() -> dict[str, State]:
    return {
        **{f"house-{name}": state for name, state in HOUSE.items()},
        **{f"factories-{name}": state for name, state in FACTORIES.items()},
        **{f"stephens-{name}": partial(table, partial(stephens_moment, name)) for name in STEPHENS},
        **{f"scythe-{name}": partial(table, partial(scythe_scenes.scene, name)) for name in SCYTHE},
    }


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("name", all_scenes())
def test_a_scene_has_its_picture(visitors: Visitors, name: str, window: str) -> None:
    (width, height), theme = WINDOWS[window]
    page = visitors.new("/", viewport={"width": width, "height": height}, color_scheme=theme)
    all_scenes()[name](visitors, page)
    page.wait_for_load_state("networkidle" if name.startswith("house") else "load")
    PICTURES.mkdir(parents=True, exist_ok=True)
    path = PICTURES / f"{name}-{window}.png"
    page.screenshot(path=path)
    assert path.stat().st_size > 10_000

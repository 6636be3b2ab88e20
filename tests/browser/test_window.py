"""The whole table is in the window: in every state, at every size, in every language. FABRICA_STATES=300 looks at 300 states."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from browser import scenes
from browser.conftest import Visitors
from browser.fitting import Moment, faults, moments, moved, walk
from fabrica import Match
from fabrica.games.fantastic_factories.components import BLUEPRINTS

GAME = "fantastic-factories"


def full(seats: int, phase: str, built: int = 10, hand: int = 10) -> Match:
    """Everyone has built all that there is room for."""
    deck = [card.id for card in BLUEPRINTS for _ in range(card.copies)]
    for id in scenes.MARKET["blueprints"]:
        deck.remove(id)
    random.Random(seats).shuffle(deck)
    rows = [place(deck, phase, built, hand if seat == 0 else 2) for seat in range(seats)]
    return scenes.written(phase, *rows, round=8)


def place(deck: list[str], phase: str, built: int, hand: int) -> dict[str, object]:
    compound = dealt(deck, built, apart=True)
    at_work = {"dice": [1, 2, 4, 6], "headquarters": {"research": [3, 3], "mine": [5]}} if phase == "work" else {}
    return {"metal": 5, "energy": 7, "goods": 4, "compound": compound, "hand": dealt(deck, hand), **at_work}


def dealt(deck: list[str], count: int, apart: bool = False) -> list[str]:
    out: list[str] = []
    for id in list(deck):
        if len(out) < count and not (apart and id in out):
            out.append(id)
            deck.remove(id)
    return out


def rare() -> Iterator[Moment]:
    """What games by chance seldom reach: full places, choices that wait, the last round."""
    yield Moment("five full places", full(5, "work"), 0, "en")
    yield Moment("five full places, market", full(5, "market"), 0, "pl")
    yield Moment("thirteen buildings", full(2, "work", built=13, hand=14), 0, "es")
    yield Moment("alone, late", scenes.machine_at_work(), 0, "pt")
    yield Moment("asked to discard", scenes.asked_to_discard(), 0, "pl")
    excess = scenes.machine_at_work(metal=9, energy=13)
    excess.play("finish", 0)
    yield Moment("too much", excess, 0, "es")
    picking = scenes.machine_at_work(compound=["temp_agency"], metal=9, energy=9)
    picking.play("activate temp_agency", 0)
    yield Moment("dice picked up", picking, 0, "pt")
    yield Moment("the foreman's dice", scenes.machine_at_work(hired="foreman", dice=[], headquarters={}), 0, "en")


def test_rare_moments_fit(visitors: Visitors) -> None:
    assert walk(visitors, rare()).faults == {}


@pytest.mark.parametrize("game", [GAME])
def test_games_by_chance_fit(visitors: Visitors, game: str) -> None:
    assert walk(visitors, moments(game)).faults == {}


SPOILED = {
    "the page scrolls": "document.body.style.cssText = 'height: 2000px'",
    "lies outside of the window": "document.querySelector('.stocks h2').style.cssText = 'position: absolute; left: -900px'",
    "lies outside of its zone": "document.querySelector('.stocks').style.cssText = 'position: relative; top: -60px'",
    "text is too small": "document.querySelector('.card .name').style.fontSize = '11px'",
    "is cut": "document.querySelector('.stocks').style.cssText = 'overflow: hidden; height: 5px'",
    "texts overlap": "document.querySelector('.stocks h2').style.cssText = 'margin-right: -150px'",
    "a button lies on text": "Object.assign(document.querySelector('.card .do').style,"
    " { position: 'absolute', inset: 0, width: '100%', height: '100%' })",
}  # fmt: skip


@pytest.mark.parametrize("fault", SPOILED)
def test_what_does_not_fit_is_found(visitors: Visitors, page: Page, fault: str) -> None:
    visitors.bring(page, scenes.machine_at_work())
    assert faults(page) == []
    page.evaluate(SPOILED[fault])
    assert any(fault in said for said in faults(page)), faults(page)


def test_a_zone_that_moves_is_found(visitors: Visitors) -> None:
    found = walk(visitors, [Moment("work", scenes.machine_at_work(), 0, "en")], [(1440, 900)])
    page = visitors.contexts[-1].pages[0]
    page.evaluate("document.querySelector('.z-mine').style.marginTop = '3px'")
    assert any("z-mine has moved" in said for said in moved(page, found, "1440"))

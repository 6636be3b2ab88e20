"""Typical turns of Scythe take hardly more presses than there are decisions."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Page

from browser import scythe_scenes
from browser.conftest import Visitors
from browser.playing import make, seen
from fabrica import Match
from scythe.sitting import written

MORE = 2  # presses than decisions, at most
COUNT = """() => { window.presses = 0;
    document.addEventListener("click", event => { window.presses += event.isTrusted }, true); }"""
VALUES = "() => [...document.querySelectorAll('button[name=move]')].map(button => button.value)"


@dataclass(frozen=True)
class Turn:
    words: str
    decisions: int  # a section with its upper half is one; to stop, and to leave out a bottom action, is one too
    seat: dict[str, Any] = field(default_factory=dict)
    tokens: tuple[str, ...] = ("r2c1", "r2c6")
    lies: dict[str, dict[str, int]] = field(default_factory=dict)  # resources, then


PLENTY = {"r1c4": {"food": 4}, "r1c5": {"wood": 4, "oil": 3}, "r2c4": {"oil": 3, "metal": 4}}
AT_WAR = {"mechs": {"r5c3": 1, "r1c5": 1, "r3c3": 1}, "workers": {"r1c4": 1, "r1c5": 2, "r5c3": 2}}
TURNS = {
    "two workers move": Turn("section move;worker r1c4;to r2c4;worker r1c5;to r2c4;done;done", 6),
    "a mech moves with cargo": Turn(
        "section move;mech r2c4;all oil;to r1c4;done;done;done;done", 7, lies={"r1c4": {"oil": 3, "food": 4}}
    ),
    "coins, and a recruit": Turn("section move;top coins;bottom;enlist upgrade popularity;done", 3),
    "power, and a structure": Turn("section bolster;top power;bottom;build monument;at r1c5;done", 4),
    "combat cards": Turn("section bolster;top cards;done;done", 2),
    "popularity": Turn("section trade;top popularity;done;done", 2),
    "resources, and a mech": Turn(
        "section trade;top resources;put wood r1c4;put wood r1c4;bottom;deploy artillery;at r1c4;done", 6
    ),
    "produce": Turn("section produce;top produce;at r1c4;at r1c5;at r2c4;done;done", 5, {"token": "move"}),
    "to an encounter": Turn("section move;character;to r2c6", 3),
    "into a combat": Turn("section move;mech r5c3;to r6c3;done;dial 3;card 5", 6, AT_WAR),
}


def match_of(turn: Turn) -> Match:
    nordic, crimea = ({**seat, **turn.seat} if n == 0 else seat for n, seat in enumerate(scythe_scenes.SEATS[:2]))
    places = written(nordic, crimea, resources=PLENTY, tokens=list(turn.tokens), encounters_used=[3], round=11, tile=2)
    return Match.from_position(places, seed="turn")


def press(page: Page, words: list[str]) -> list[str]:
    """Press the button that says most of these words; those that are left. "all oil" is said by a stepper."""
    if words[0].startswith("all "):
        page.click(f".stepper[data-load={words[0].split()[1]}] [data-by=all]")
        return words[1:]
    fitting = [value for value in page.evaluate(VALUES) if value.split(";") == words[: value.count(";") + 1]]
    best = max(fitting, key=lambda value: value.count(";"))
    make(page, best)
    return words[best.count(";") + 1 :]


@pytest.mark.parametrize("name", TURNS)
def test_a_typical_turn_takes_few_presses(visitors: Visitors, page: Page, name: str) -> None:
    turn = TURNS[name]
    id = visitors.bring(page, match_of(turn), 0)
    page.evaluate(COUNT)
    words = turn.words.split(";")
    while words:
        words = press(page, words)
    presses = page.evaluate("window.presses")
    assert turn.lies.items() <= seen(page, id, 0)["view"]["resources"].items()
    print(f"{name}: {presses} presses, {turn.decisions} decisions")
    assert 0 < presses <= turn.decisions + MORE

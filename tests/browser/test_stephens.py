"""Stephens by clicking: a game alone, a game on one device, a button for every legal move, and no barriers."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from browser import stephens_scenes as scenes
from browser.checking import BY_SIGHT, CLIPPED, CUT_OFF, TOO_SMALL, TOO_WIDE, barriers, misfits
from browser.conftest import Visitors
from browser.fitting import STATES, Moment, moments, walk
from browser.playing import button_for, make, offered, play_unseen, seen, send, table_of
from browser.test_together import friends
from contract.playing import LONGER
from fabrica import Match

START = "/stephens"
LANGUAGE = {"light": "en", "dark": "pt"}
AXE = {("light", 1440): (), ("dark", 360): ()} | ({("light", 360): BY_SIGHT, ("dark", 1440): BY_SIGHT} if LONGER > 1 else {})
CHECKS = {1440: (TOO_WIDE, CUT_OFF, CLIPPED), 360: (TOO_WIDE, CUT_OFF, CLIPPED, TOO_SMALL)}  # a finger presses on a phone
# What a simple player prefers.
WISHES = ("unlock", "fulfil", "pay", "column", "use", "supply", "accept", "fund", "create", "reinforce", "goods", "also", "glass",
          "remove", "instead", "substitute", "row", "enough", "done")  # fmt: skip
EARLY, LATE = 3, 19  # rounds of a hasty game of 22: between them `make test` does not look
FEW = 12  # states of a game that `make test` looks at in all
HASTE = ("done", "enough", "glass", *WISHES)  # what brings the end soon
# Each move's buttons: in the open, or in which popover; popovers that nothing visible opens; ids that stand twice.
BUTTONS = """() => [...document.querySelectorAll("button[name=move]")]
    .map(button => [button.value, button.closest("[popover]")?.id ?? ""])"""
UNOPENED = """ids => ids.filter(id => ![...document.querySelectorAll(`[popovertarget="${id}"]:not(.close)`)]
    .some(button => button.checkVisibility()))"""
TWICE = "[...document.querySelectorAll('[id]')].map(thing => thing.id).filter((id, n, all) => all.indexOf(id) !== n)"


def wish(moves: list[str], wishes: Sequence[str] = WISHES) -> str:
    """What a simple player does: the first kind of its wishes."""
    return min(moves, key=lambda words: wishes.index(words.split()[0]) if words.split()[0] in wishes else len(wishes))


def hasty(moves: list[str]) -> str:
    return wish(moves, HASTE)


def alone(page: Page, level: str) -> str:
    page.goto(START)
    page.click(f"button[name=level][value={level}]")
    return table_of(page)


def test_a_game_alone_is_played_to_its_end_by_clicking(page: Page) -> None:
    """The first and the last rounds."""
    id = alone(page, "hard")
    play_by_clicking([page], id, EARLY)
    if LONGER == 1:
        play_unseen([page], id, LATE, hasty)
    play_by_clicking([page], id)
    expect(page.locator(".ended h2")).to_be_visible()
    lines = [int(cell) for cell in page.locator(".ended table.score tbody td").all_inner_texts()]
    assert sum(lines) == int(page.locator(".ended table.score tfoot td").inner_text()) == seen(page, id)["scores"][0]
    assert page.locator(".plots .plot polyline.line").count() == 3


def test_two_people_play_to_the_end(visitors: Visitors) -> None:
    """By an invitation, each in a browser and a language of their own, the first and the last rounds by clicking."""
    *people, id = friends(visitors, "pt", START)
    play_by_clicking(people, id, EARLY)
    if LONGER == 1:
        play_unseen(people, id, LATE, hasty)
    play_by_clicking(people, id)
    scores = seen(people[0], id)["scores"]
    for page in people:
        expect(page.locator(".ended h2")).to_be_visible()
        assert page.locator(".ended table.score tfoot td").all_inner_texts() == [
            str(score) for score in sorted(scores, reverse=True)
        ]


def play_by_clicking(people: Sequence[Page], id: str, rounds: float = math.inf) -> None:
    """To the end, or until so many rounds are over."""
    while not (state := seen(people[0], id))["over"] and state["round"] <= rounds:
        mover = people[state["active"][0]]
        expect(mover.locator("#main")).to_have_attribute("data-number", str(state["number"]))
        make(mover, hasty(offered(mover)))


def test_a_game_on_one_device(page: Page) -> None:
    """Two seats: the device goes from hand to hand, and each makes moves by clicking."""
    page.goto(START)
    page.select_option("select[name=seat1]", "here")
    page.locator("#together .big").click()
    movers: Counter[str] = Counter()
    while len(movers) < 2 or min(movers.values()) < 4:
        if page.locator("#curtain-go").count():
            page.click("#curtain-go")
        movers[page.locator("#play [name=seat]").input_value()] += 1
        make_or_pass(page, wish(offered(page)))


def make_or_pass(page: Page, words: str) -> None:
    """A move after which another may have to look."""
    before = page.evaluate("document.getElementById('main').dataset.number")
    button_for(page, words).click()
    page.wait_for_function("before => document.getElementById('main').dataset.number !== before", arg=before)


def test_every_legal_move_has_a_button_and_no_other(page: Page) -> None:
    """Through random decisions: one button in the open, or one in the popover of its thing."""
    luck = random.Random(7)
    id = alone(page, "easy")
    state = seen(page, id)
    kinds = set()
    for _ in range(40 * LONGER):
        expect(page.locator("#main")).to_have_attribute("data-number", str(state["number"]))
        check_buttons(page, state["moves"])
        words = luck.choice([m for m in state["moves"] if m != "done"] or ["done"])
        kinds.add(words.split()[0])
        state = send(page, id, state, words)
        if state["over"]:
            break
    assert kinds >= {"unlock", "glass", "create", "use"}, kinds


def check_buttons(page: Page, moves: list[str]) -> None:
    found = [(words, popover) for words, popover in page.evaluate(BUTTONS) if ";" not in words]
    in_the_open = Counter(words for words, popover in found if not popover)
    hidden = Counter(words for words, popover in found if popover)
    assert set(in_the_open) | set(hidden) == set(moves)
    assert max((*in_the_open.values(), *hidden.values()), default=1) == 1
    assert page.evaluate(UNOPENED, [popover for _, popover in found if popover]) == []


def test_a_card_is_bought_by_one_press(visitors: Visitors) -> None:
    """At the start of a turn a contract that can be paid takes the white glass that it needs."""
    match, seat = scenes.somewhere(lambda match, moves: match.round > 6 and "glass ll" in moves and buys(match), seats=3)
    page = visitors.new(START)
    id = visitors.bring(page, match, seat=seat)
    words = page.locator(".deal button[value^='glass ll;accept']").first.get_attribute("value")
    assert words is not None
    make_or_pass(page, words)
    told = seen(page, id, seat)
    assert told["number"] == len(match.log) + 2
    assert words.split()[-1] in told["view"]["seats"][seat]["contracts"]


@pytest.mark.parametrize("scene", scenes.RARE)
def test_buttons_of_rare_moments(visitors: Visitors, scene: str) -> None:
    """The moments that a random game seldom meets: every move has its button, and each can be made."""
    match, seat = scenes.rare(scene)
    page = visitors.new(START)
    id = visitors.bring(page, match, seat=seat)
    moves = seen(page, id, seat)["moves"]
    check_buttons(page, moves)
    assert any(words.split()[0] == scene for words in moves)
    make_or_pass(page, next(words for words in moves if words.split()[0] == scene))


@pytest.mark.parametrize("theme", LANGUAGE)
def test_no_barriers(visitors: Visitors, theme: str) -> None:
    found = {}
    for width in (1440, 360):
        page = visitors.new(START, LANGUAGE[theme], viewport={"width": width, "height": 900}, color_scheme=theme)
        for name, (match, seat) in scenes.moments().items():
            visitors.bring(page, match, seat=seat)
            rules = AXE.get((theme, width))
            found[f"{name}-{width}"] = misfits(page, CHECKS[width]) + ([] if rules is None else barriers(page, rules))
            assert page.evaluate(TWICE) == []
    assert {name: problems for name, problems in found.items() if problems} == {}


def test_the_table_fits_its_window(visitors: Visitors) -> None:
    """Games by chance, and the most crowded table that we know of. FABRICA_STATES=300 looks at 300 states."""
    crowded = Moment("crowded", *scenes.crowded(), "pl")
    found = walk(visitors, [crowded, *moments("stephens", STATES if STATES > FEW else FEW // 3)])
    assert found.faults == {}


def test_a_profession_is_selected_and_put_into_a_row(visitors: Visitors) -> None:
    """By the mouse and by a finger: the rows that take it light up and say what a master there is worth."""
    match, seat = scenes.somewhere(lambda match, moves: len(two_rows(moves)) > 1)
    for touch in (False, True):
        page = visitors.new(START, has_touch=touch)
        id = visitors.bring(page, match, seat=seat)
        words = two_rows(seen(page, id, seat)["moves"])[-1]
        press = page.locator(f"#market-{words.split()[1]} .face")
        press.tap() if touch else press.click()
        row = page.locator(f".target.{words.split()[2]}")
        assert row.get_attribute("data-gain") == "3 points"
        row.locator(".edge").tap() if touch else row.locator(".edge").click()
        expect(page.locator("#main")).to_have_attribute("data-number", str(len(match.log) + 1))


def two_rows(moves: list[str]) -> list[str]:
    """A profession that may come to the lowest row or to the one above it, and to no other."""
    created = [words for words in moves if words.startswith("create ")]
    found = ([words for words in created if words.split()[1] == id] for id in dict.fromkeys(w.split()[1] for w in created))
    return next((ways for ways in found if [way.split()[2] for way in ways] == ["stephens", "lower"]), [])


def buys(match: Match) -> bool:
    """Would a contract be affordable after taking white glass?"""
    then = match.after(len(match.log))
    then.play("glass ll", then.active[0])
    return any(words.startswith("accept") for words in then.moves(match.active[0]))

"""Hands: making moves on the page as a person does, by what can be seen and clicked."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from playwright.sync_api import Locator, Page

# What a simple player prefers: goods and buildings, and an early end.
WISHES = ("discard", "drop", "gain", "give", "roll", "take", "activate", "build", "mine", "generate", "specialist", "set", "pass",
          "finish")  # fmt: skip
HASTE = ("finish", *WISHES)  # what ends a round soon
MARK = "() => [...document.querySelectorAll('#play [name=version], #play [name=moves]')].map(field => field.value).join()"
BUTTONS = """() => { const all = [...document.querySelectorAll('button[name=move]')].map(button => button.value);
    const alone = all.filter(words => !words.includes(';')); return alone.length ? alone : all }"""  # that say one move


def wish(moves: Iterable[str], wishes: Sequence[str] = WISHES) -> str:
    """What a simple player does."""
    return min(moves, key=lambda words: next((n for n, kind in enumerate(wishes) if words.startswith(kind)), len(wishes)))


def offered(page: Page) -> list[str]:
    """The moves that the page has buttons for, once it is there."""
    page.wait_for_load_state()
    return list(page.evaluate(BUTTONS))


Press = Callable[[Locator], None]


def clicked(thing: Locator) -> None:
    thing.click()


def entered(thing: Locator) -> None:
    thing.press("Enter")


def make(page: Page, words: str, press: Press = clicked) -> None:
    """Make a move by clicking, or by another kind of press, and wait until it is made."""
    page.wait_for_load_state()
    before = page.evaluate(MARK)
    press(button_for(page, words, press))
    page.wait_for_function(f"before => ({MARK})() !== before", arg=before)


def button_for(page: Page, words: str, press: Press = clicked) -> Locator:
    """The button of a move, made visible by opening what hides it."""
    buttons = page.locator(f'button[name=move][value="{words}"]')
    if not buttons.filter(visible=True).count():
        open_panel(page, buttons.first, press)
    if not buttons.filter(visible=True).count():
        page.keyboard.press("Escape")
        menu = buttons.first.evaluate("button => button.closest('[popover]').id")
        opener = page.locator(f'[popovertarget="{menu}"]:not([popovertargetaction=hide])').filter(visible=True).last
        (entered if press is clicked else press)(opener)
    return buttons.filter(visible=True).first


def open_panel(page: Page, button: Locator, press: Press = clicked) -> None:
    """On a phone: the tab of the zone that a button is in."""
    zone = button.evaluate("button => ['board', 'mine', 'others', 'log'].find(zone => button.closest(`.z-${zone}`)) ?? ''")
    tab = page.locator(f"label[for=panel-{zone}]")
    if zone and tab.is_visible():
        press(tab)


def play_on(page: Page, rounds: int | None = None, wishes: Sequence[str] = WISHES) -> None:
    """Play by wishes to the end, or for so many rounds."""
    first = number_of_round(page)
    while (moves := offered(page)) and (rounds is None or number_of_round(page) < first + rounds):
        make(page, wish(moves, wishes))


def number_of_round(page: Page) -> int:
    return int(page.inner_text(".round").split()[-1])


def seen(page: Page, id: str, seat: int | None = None) -> dict[str, Any]:
    """The match as the API tells it to this person."""
    answer = page.request.get(f"/api/matches/{id}" + (f"?seat={seat}" if seat is not None else ""))
    assert answer.ok, answer.text()
    return dict(answer.json())


def send(page: Page, id: str, state: dict[str, Any], words: str) -> dict[str, Any]:
    """Make a move through the API, at a table as its seat has just seen it; what it sees then."""
    move = {"seat": state["seat"], "move": words, "request": f"r{state['seat']}-{state['number']}"}
    answer = page.request.post(f"/api/matches/{id}/play", data=move)
    assert answer.ok, answer.text()
    return dict(answer.json())


def play_unseen(people: Sequence[Page], id: str, rounds: int, choose: Callable[[list[str]], str], step: str = "") -> None:
    """Through the API until so many rounds are over, or a step of the game has come, while all look at another page; then
    they come back to the table."""
    here = [page.url for page in people]
    for page in people:
        page.goto("/")
    state = seen(people[0], id)
    while not state["over"] and state["round"] <= rounds and state["view"].get("step", "-") != step:
        if state["seat"] != (seat := state["active"][0]):
            state = seen(people[seat], id, seat)
        state = send(people[seat], id, state, choose(state["moves"]))
    for page, url in zip(people, here, strict=True):
        page.goto(url)


WISHES_MOST = 600  # in a game; the usual one is over by then


def finish_by_api(people: Sequence[tuple[Page, int]], id: str) -> None:
    """Play to the end through the API, each seat by the page of its person; by wishes, or by chance where these lead nowhere."""
    luck, moves = random.Random(id), 0
    for page, seat in itertools.cycle(people):
        state = seen(page, id, seat)
        while state["moves"]:
            state = send(page, id, state, wish(state["moves"]) if moves < WISHES_MOST else luck.choice(state["moves"]))
            moves += 1
        if state["over"]:
            return


def table_of(page: Page) -> str:
    """The id of the table on a page, once it is there."""
    page.wait_for_url("**/g/*")
    return page.url.split("/g/")[1].split("?")[0]

"""Two people play Scythe to its end, each in a browser and a language of their own, with a combat that both choose in secret."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from playwright.sync_api import Page, expect

from browser.conftest import Visitors
from browser.playing import make, offered, play_unseen, seen
from browser.test_together import friends
from contract.playing import LONGER
from fabrica import load

GAME = load("scythe")
FIRST = 6  # moves by clicking, before the combat
FOREVER = 10**6  # rounds


def biased(name: str) -> Callable[[list[str]], str]:
    """What such a player likes to do."""
    luck, weights = random.Random(name), GAME.biases[name]
    return lambda moves: luck.choices(moves, [weights[GAME.move_index[words]] or 0.01 for words in moves])[0]


def play_by_clicking(people: Sequence[Page], id: str, choose: Callable[[list[str]], str], most: float = FOREVER) -> None:
    """So many moves, or to the end."""
    while not (state := seen(people[0], id))["over"] and most > 0:
        mover = people[state["active"][0]]
        number = seen(mover, id)["number"]  # the others' secret choices do not count yet
        expect(mover.locator("#main")).to_have_attribute("data-number", str(number))
        make(mover, choose(offered(mover)))
        most -= 1


def fight(people: Sequence[Page], id: str) -> None:
    """One side chooses, step by step: the other sees that it has chosen, and not before, and never what. Then both see all."""
    one, other = (people[seat] for seat in seen(people[0], id)["active"])
    before = other.locator(".sides").inner_text()
    while moves := offered(one):
        assert other.locator(".sides").inner_text() == before
        make(one, "done" if "done" in moves else moves[-1])
    expect(other.locator(".sides .state.done")).to_have_count(1)
    expect(other.locator(".dial-shown")).to_have_count(0)
    while seen(other, id)["view"]["step"] == "commit":
        make(other, offered(other)[0])
    for page in people:
        expect(page.locator(".dial-shown")).to_have_count(2)


def test_two_people_play_to_the_end_with_a_combat(visitors: Visitors) -> None:
    """The first moves and the combat by clicking; what is between them, and the rest, through the API but in `make soak`."""
    *people, id = friends(visitors, "pl", "/scythe")
    play_by_clicking(people, id, biased("fighter"), FIRST)
    play_unseen(people, id, FOREVER, biased("fighter"), step="commit")
    fight(people, id)
    rest = biased("star-rusher")
    play_by_clicking(people, id, rest) if LONGER > 1 else play_unseen(people, id, FOREVER, rest)
    scores = sorted(seen(people[0], id)["scores"], reverse=True)
    for page in people:
        expect(page.locator(".ended h2")).to_be_visible()
        assert page.locator(".ended table.score tfoot td").all_inner_texts() == [str(score) for score in scores]

"""What chance answered to a move, told to those who may know; and the final score, explained."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from fabrica import Match
from fabrica.engine.entry import Entry
from fabrica.games.fantastic_factories import words as wording
from fabrica.games.fantastic_factories.data.position import PACKAGE
from fabrica.games.fantastic_factories.rules.facts import DRAWN, TURNED_UP
from fabrica.games.fantastic_factories.rules.moves import BLUEPRINT_IDS
from fabrica.games.fantastic_factories.words.log import sort_out
from fabrica.games.fantastic_factories.words.moves import meaning
from fabrica.i18n.messages import spoken

from .positions import finish_all, lucky, market, play, solo, work

NAMES = ("Ana", "Bo", "Cy", "Di", "Ed")
HANDED_IN = {"hire": ("card",), "build": ("card", "other"), "discard": ("card",), "drop-card": ("card",)}


def games() -> Iterator[Match]:
    for seats in (1, 2, 4):
        match, luck = Match("fantastic-factories", seats=seats, seed=seats), random.Random(seats)
        while not match.over and len(match.log) < 400:
            seat = luck.choice(match.active)
            match.play(luck.choice(match.moves(seat)), seat)
        yield match


@pytest.fixture(scope="module")
def played() -> list[Match]:
    return list(games())


def moves(match: Match) -> Iterator[tuple[Entry, Match, Match]]:
    """Each move with the match before and after it."""
    for n, entry in enumerate(match.log):
        yield entry, match.after(n), match.after(n + 1)


def hand(match: Match, seat: int) -> Counter[str]:
    return Counter(match.position()["seats"][seat]["hand"])


def test_every_card_that_comes_to_a_hand_is_noted(played: list[Match]) -> None:
    """A hand after a move is the hand before it, less what was handed in, with what was taken and drawn."""
    drawn = 0
    for match in played:
        for entry, before, after in moves(match):
            kind, args = meaning(entry.words)
            for seat in range(match.seats):
                got = Counter(card for who, cards in sort_out(entry.events).drawn if who == seat for card in cards)
                lost = Counter(str(args[key]) for key in HANDED_IN.get(kind, ()) if seat == entry.seat)
                taken = Counter([str(args["card"])] if kind == "take" and seat == entry.seat else [])
                assert hand(after, seat) == hand(before, seat) + got + taken - lost
                drawn += got.total()
    assert drawn > 50


def test_every_draw_is_told_on_its_own() -> None:
    """A card that was turned up before it stays turned up."""
    told = [(TURNED_UP, 3), (DRAWN, 1, 4, 0), (DRAWN, 1, 5, 1), (DRAWN, 1, 6, 0)]
    found = sort_out([("tell", what, None) for what in told])
    assert found.revealed == [BLUEPRINT_IDS[3]]
    assert found.drawn == [(1, [*BLUEPRINT_IDS[4:6]]), (1, [BLUEPRINT_IDS[6]])]


def test_every_new_card_of_the_market_is_noted(played: list[Match]) -> None:
    for match in played:
        for entry, before, after in moves(match):
            noted = Counter(sort_out(entry.events).market)
            for row in ("blueprints", "contractors"):
                assert not Counter(after.view(None)["market"][row]) - Counter(before.view(None)["market"][row]) - noted


def test_others_learn_how_many_cards_are_drawn_but_not_which(played: list[Match]) -> None:
    told = 0
    for match in played:
        for entry in match.log:
            found = sort_out(entry.events)
            if found.market or found.machine or found.revealed or found.rolled or len(found.drawn) != 1:
                continue
            (seat, cards), *_ = found.drawn
            told += 1
            plural = "card" if len(cards) == 1 else "cards"
            assert wording.news(entry, seat, NAMES, "en") == [f"You draw {wording.card_names(cards, 'en')}."]
            for viewer in {None, *range(match.seats)} - {seat}:
                assert wording.news(entry, viewer, NAMES, "en") == [f"{NAMES[seat]} draws {len(cards)} {plural}."]
    assert told > 30


@pytest.mark.parametrize("language", spoken(PACKAGE))
def test_everything_can_be_told_to_everybody(language: str, played: list[Match]) -> None:
    for match in played:
        for entry in match.log:
            for viewer in (None, *range(match.seats)):
                lines = wording.news(entry, viewer, NAMES, language)
                assert bool(lines) == entry.revealed
                assert all(line.endswith(".") for line in lines)


def last_news(match: Match, viewer: int | None = 0) -> list[str]:
    return wording.news(match.log[-1], viewer, NAMES, "en")


def test_the_gift_of_an_architect_is_told_to_the_one_who_gets_it() -> None:
    match = play(
        market({"hand": ["golem"]}, {}, contractors=["architect", "miner", "miner", "investor"]), "hire architect discard golem"
    )
    mine, theirs = (wording.card_names(cards, "en") for _, cards in sort_out(match.log[-1].events).drawn)
    assert last_news(match, 0)[:2] == [f"You draw {mine}.", "Bo draws 1 card."]
    assert last_news(match, 1)[:2] == ["Ana draws 3 cards.", f"You draw {theirs}."]
    assert last_news(match, None)[:2] == ["Ana draws 3 cards.", "Bo draws 1 card."]


def test_what_a_contractor_turns_up_is_told() -> None:
    crew = ["engineer", "investor", "miner", "miner"]
    top: dict[str, Any] = {"deck": ["dojo"], "crew_deck": ["foreman"], "contractors": crew}
    match = play(market({"hand": ["golem"], "energy": 4}, {}, **top), "hire engineer discard golem")
    assert last_news(match, 0) == ["You build Dojo from the top of the deck.", "New in the market: Foreman."]
    assert last_news(match, 1)[0] == "Ana builds Dojo from the top of the deck."
    match = play(market({"hand": ["refinery"]}, {}, **top), "hire investor discard refinery")
    assert last_news(match, 1) == ["Revealed from the deck: Dojo.", "New in the market: Foreman."]


def test_dice_are_told_to_everybody() -> None:
    match = play(work({"compound": ["robot"], "metal": 1, "dice": []}), "activate robot")
    (face,) = match.view(0)["seats"][0]["dice"]
    assert last_news(match, 0) == [f"You roll {face}."]
    assert last_news(match, None) == [f"Ana rolls {face}."]


def test_the_turn_of_the_machine_is_told(played: list[Match]) -> None:
    turns = 0
    for entry, before, after in moves(played[0]):
        if any(name == "machine_roll" for name, _, _ in entry.events):
            old, new = before.view(0)["machine"], after.view(0)["machine"]
            lines = " ".join(wording.news(entry, 0, NAMES, "en"))
            took = wording.card_names((Counter(new["compound"]) - Counter(old["compound"])).elements(), "en")
            made = new["goods"] - old["goods"]
            assert f"The Machine takes {took}." in lines
            assert f"makes {made or 'no'} good{'' if made == 1 else 's'}." in lines
            turns += 1
    assert turns == played[0].round


def machine_takes(face: int, match: Match) -> bool:
    return last_news(match)[0].startswith(f"The Machine rolls: market {face},")


def test_a_sweep_of_the_machine_is_told() -> None:
    for face, row in ((5, "blueprints"), (6, "contractors")):
        match = lucky(lambda seed: finish_all(solo({}, seed=seed)), partial(machine_takes, face))
        assert f"The Machine refreshes the {row}." in last_news(match)


# The end


def test_the_lines_of_a_score_add_up(played: list[Match]) -> None:
    for match in played:
        view = match.view(None)
        for seat in range(match.seats):
            assert sum(points for _, points in wording.explain_score(view, seat, "en")) == match.scores[seat]
        if view["machine"]:
            assert sum(points for _, points in wording.explain_score(view, None, "en")) == view["machine"]["score"]


def test_a_score_line_by_line() -> None:
    match = work({"goods": 1, "compound": ["beacon", "beacon", "biolab", "dojo"]})
    assert wording.explain_score(match.view(0), 0, "en") == [("1 good", 1), ("Beacon x2", 5), ("Biolab", 1)]


def test_each_further_beacon_is_worth_more() -> None:
    assert [wording.worth("beacon", n) for n in (1, 2, 3, 4)] == [2, 5, 9, 14]


@pytest.mark.parametrize(
    ("winners", "viewer", "text"),
    [
        ((0,), 0, "You win!"),
        ((0,), 1, "Ana wins."),
        ((0,), None, "Ana wins."),
        ((0, 2), 1, "Ana, Cy share the victory."),
        ((0, 2), 2, "You share the victory with Ana."),
        ((), 0, "The Machine wins: you needed more points than it had."),
        ((), None, "The Machine wins."),
    ],
)
def test_who_won(winners: tuple[int, ...], viewer: int | None, text: str) -> None:
    assert wording.verdict(winners, viewer, NAMES, "en") == text

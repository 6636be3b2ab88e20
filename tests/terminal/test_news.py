"""What is told after moves, what the log shows, and the final scores."""

from __future__ import annotations

from typing import Any

from fabrica import Match
from fabrica.games.fantastic_factories.words import card_name
from fabrica.i18n.messages import Voice
from fabrica.terminal.ending import final_lines
from fabrica.terminal.news import log_lines

from .conftest import Typing

SAY = Voice("fabrica.games.fantastic_factories", "en")


def position(**me: Any) -> dict[str, Any]:
    return {"game": "fantastic-factories", "phase": "work", "seats": [{"dice": [], **me}]}


def test_the_prestige_of_each_card_is_explained() -> None:
    start = position(goods=3, compound=["beacon", "beacon", "biolab", "dojo"], dice=[1])
    match = Match.from_position({**start, "last_round": True}, seed="1")
    match.play("finish", 0)
    lines = list(final_lines(SAY, match, 0))
    assert "You: 3 goods + prestige 6 = 9" in lines
    assert "   5 Beacon x2" in lines
    assert "   1 Biolab" in lines
    assert not any("Dojo" in line for line in lines)


def test_ties_are_explained() -> None:
    start = {**position(), "last_round": True, "seats": [{"metal": 2, "finished": True}, {"metal": 1}]}
    match = Match.from_position(start, seed="1")
    match.play("finish", 1)
    lines = list(final_lines(SAY, match, 1))
    assert "  tie-breakers: 1 metal, 0 energy, 0 cards in hand" in lines
    assert "Seat 0 wins." in lines


def test_a_used_card_is_marked(typing: Typing) -> None:
    match = Match.from_position(position(compound=["battery_factory", "golem"], energy=5), seed="1")
    out = typing(match, "act batt")
    assert "activate battery_factory: -4 energy, +1 good" in out
    assert "  battery_factory used" in out.split("+1 good")[1]


def test_choices_that_wait_are_told(typing: Typing) -> None:
    match = Match.from_position(position(compound=["incinerator"], hand=["golem", "dojo"], metal=1), seed="1")
    out = typing(match, "activate incinerator")
    assert "Choose 1 card to discard for Incinerator." in out
    agency = Match.from_position(position(compound=["temp_agency"], dice=[2, 5], energy=1), seed="1")
    assert "Picked up: 5. Pick up more, or roll." in typing(agency, "activate temp_agency", "reroll 5")
    market = Match.from_position(position(compound=["black_market"], dice=[1], hand=["megalith"]), seed="1")
    assert "Choose what you get for Megalith." in typing(market, "activate black_market 1", "discard megalith")
    over_limit = Match.from_position(position(metal=13), seed="1")
    assert "choose what to discard" in typing(over_limit, "finish")


def test_the_log_hides_what_others_drew() -> None:
    start = {**position(), "seats": [{"dice": [1, 2]}, {"dice": [1, 2]}]}
    match = Match.from_position(start, seed="1")
    match.play("research 1", 0)
    drawn = match.view(0)["seats"][0]["hand"][0]
    assert list(log_lines(SAY, match, 0, 20)) == [f"   1  You research with a 1. You draw {card_name(drawn, 'en')}."]
    assert list(log_lines(SAY, match, 1, 20)) == ["   1  Seat 0 researches with a 1. Seat 0 draws 1 card."]

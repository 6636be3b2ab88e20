"""A line stays in its turn: what the coach says of any moment can be played, ends where the turn does, and keeps its word."""

from __future__ import annotations

from typing import Any

import pytest

from coach.lines import (
    FACTORIES,
    KINDS,
    changed,
    complaint,
    dropping,
    hint_problems,
    is_dropping,
    last_at_work,
    misled,
    moment,
    other_world,
    problems,
)
from contract.playing import LONGER
from fabrica import Match, load
from fabrica.coach import advise, line_value, solve
from fabrica.engine.contract import Position
from fabrica.games.fantastic_factories.solver import GOALS

pytestmark = pytest.mark.compiled
VERSIONS = load(FACTORIES).versions
CHECKED = (last_at_work, dropping)


@pytest.mark.parametrize("rules", VERSIONS)
def test_every_line_replays_and_keeps_its_word(rules: int) -> None:
    """A moment of each kind; 2,000 by `python tests/coach/lines.py`."""
    for number in range(LONGER * len(KINDS)):
        assert not list(problems(number, "test", rules)), number


def test_hints_can_be_followed_in_every_phase_of_every_game() -> None:
    for number in range(4):
        assert not list(hint_problems(number, "test")), number


def test_the_moments_are_what_they_are_called() -> None:
    """So that none of the kinds is only a name."""
    last, drops = ([moment(n * len(KINDS) + KINDS.index(kind), "test", VERSIONS[-1]) for n in range(8)] for kind in CHECKED)
    assert all(match.active == (seat,) for match, seat, _ in last)
    assert sum(is_dropping(match, seat) for match, seat, _ in drops) >= 4


def test_several_may_have_to_drop_something_at_once() -> None:
    """Each is told its own; it does not matter who is asked first."""
    rich = {"dice": [], "hand": [], "compound": [], "energy": 14, "metal": 3}
    match = Match.from_position({"game": FACTORIES, "phase": "work", "seats": [rich, rich]}, seed=1)
    assert solve(match, 0, "value").line == ["finish"], "what is dropped is chosen when all have finished"
    match.play("finish", 0)
    assert solve(match, 1, "value").line == ["finish", *["drop energy"] * 5]
    match.play("finish", 1)
    for seat in (1, 0):
        for goal in GOALS:
            assert not complaint(match, seat, goal, solve(match, seat, goal))
        for words in advise(match.view(seat), seconds=0).words:
            match.play(words, seat)
    assert match.phase == "market"


@pytest.mark.parametrize("rules", VERSIONS)
def test_what_cannot_be_kept_counts_for_nothing_whoever_finishes_last(rules: int) -> None:
    me: Position = {"dice": [6], "hand": [], "compound": [], "energy": 9, "metal": 3}
    other: Position = {"dice": [], "hand": [], "compound": []}
    for finished in (False, True):
        seats = [{**me, "headquarters": {"research": [1, 2, 3]}}, {**other, "finished": finished}]
        position = {"game": FACTORIES, "rules": rules, "phase": "work", "seats": seats}
        found = solve(position, 0, "value")
        assert found.proven
        assert found.value == pytest.approx(line_value(position, found.line, 0, "value"))
        kept = line_value(position, ["finish"], 0, "value")
        assert found.value - kept == pytest.approx(0.13, abs=0.02), "a metal more and an energy less, no more than that"


# One by one


def alone_at_work(solo: bool = False, **me: Any) -> Position:
    """A seat that is the last one working."""
    seat = {"dice": [1, 4], "hand": [], "compound": [], **me}
    others = [] if solo else [{"finished": True, "dice": [], "hand": [], "compound": []}]
    return {"game": FACTORIES, "phase": "work", "round": 4, "seats": [seat, *others]}


@pytest.mark.parametrize("solo", [False, True])
@pytest.mark.parametrize("goal", GOALS)
def test_nothing_follows_the_end_of_the_last_ones_work(goal: str, solo: bool) -> None:
    """Neither a card of the next market, which asks chance too, nor anything else."""
    found = solve(alone_at_work(solo, dice=[]), goal=goal)
    assert (found.line, found.luck) == (["finish"], False)
    assert found.proven, "there is no die, and no card to use"
    for energy in (0, 3):
        match = Match.from_position({**alone_at_work(solo, dice=[6], energy=energy), "first": 0 if solo else 1}, seed=1)
        assert not complaint(match, 0, goal, solve(match, 0, goal)), "the seat is the first of the next market"


@pytest.mark.parametrize("goal", GOALS)
def test_what_is_to_be_dropped_is_the_line(goal: str) -> None:
    position = alone_at_work(energy=13, metal=3, goods=5, pending={"drop": True})
    found = solve(position, goal=goal)
    assert found.line == ["drop energy"] * 4
    assert (found.proven, found.luck) == (True, False)
    assert found.value == pytest.approx({"goods": 0, "score": 5}.get(goal, line_value(position, found.line, goal=goal)))


def test_what_exceeds_the_limits_is_dropped_after_any_goal() -> None:
    found = solve(alone_at_work(dice=[], energy=14, metal=3), goal="goods")
    assert found.line == ["finish", *["drop energy"] * 5]


def test_a_thousand_things_to_drop() -> None:
    """More than anyone looks through: there is a line all the same."""
    match = Match.from_position(alone_at_work(energy=999, metal=999, pending={"drop": True}), seed=1)
    assert not complaint(match, 0, "goods", solve(match, 0, "goods", seconds=0.05))
    assert set(advise(match.view(0), seconds=0).words) <= {"drop energy", "drop metal"}


@pytest.mark.parametrize("goal", GOALS)
def test_there_is_a_line_however_short_the_time(goal: str) -> None:
    for number in range(len(KINDS)):
        match, seat, _ = moment(number, "test", VERSIONS[-1])
        assert not complaint(match, seat, goal, solve(match, seat, goal, seconds=1e-6))


def test_no_more_cards_are_drawn_than_there_are() -> None:
    """The deck and the discards are empty: what others hold is not to be drawn."""
    match = Match.from_position(alone_at_work(dice=[1, 1, 2]), seed=1)
    deck = match._state.blueprint_deck
    cards = [words.removeprefix("take ") for words in match.game.moves if words.startswith("take ")]
    match = changed(match, 1, hand=[card for kind, card in enumerate(cards) for _ in range(deck.count[kind])], finished=False)
    assert match._state.blueprint_deck.size == 0
    found = solve(match, 0, "value")
    assert not complaint(match, 0, "value", found)
    assert not found.luck
    assert not any(words.startswith("research") for words in found.line)


def test_nothing_hidden_is_used() -> None:
    seats = [{"energy": 3, "metal": 3, "dice": [1], "hand": ["battery_factory"]}, {"hand": ["golem", "dojo", "robot", "biolab"]}]
    match = Match.from_position({"game": FACTORIES, "phase": "work", "seats": seats}, seed=1)
    worlds = [other_world(match, 0, number) for number in range(3)]
    assert len({world.state() for world in worlds}) == len(worlds)
    found = [solve(world, 0, "score") for world in worlds]
    assert all(one.luck for one in found), "what may be drawn is thought of"
    assert len({(one.value, *one.line) for one in found}) == 1


def test_a_hint_drops_what_has_to_be_dropped() -> None:
    match = Match.from_position(alone_at_work(energy=13, metal=3, pending={"drop": True}), seed=1)
    for seconds in (0.0, 0.05):
        line = advise(match.view(0), seconds)
        assert (line.words, line.luck) == (("drop energy",) * 4, False)
    assert not misled(match, 0, lambda match, seat: advise(match.view(seat), seconds=0))

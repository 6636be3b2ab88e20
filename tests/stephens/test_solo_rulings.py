"""Solo: what the rulebook leaves open, at a table by our ruling, and at one that decides it otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from fabrica import BadPosition, Match
from fabrica.games.stephens.rules.automa import automa_supplies
from stephens.positions import OTHER_CARDS, PLAYED, RENEWS, either, match_of, play, worker


def alone(card: str, me: dict[str, Any] | None = None, **table: Any) -> Match:
    """A solo table at which the Automa's next card is the only one left in its deck."""
    rows = {"right": {"stephens": [worker("s3", "automa")]}, **table.pop("rows", {})}
    return match_of(me or {}, **{"rows": rows, "automa": {"card": PLAYED, "deck": [card], **table.pop("automa", {})}, **table})


@pytest.mark.parametrize(("army", "cubes"), [(50, (2, 3, 3)), (40, (2, 2, 3))])
def test_a19_refill(army: int, cubes: tuple[int, ...]) -> None:
    for rulings, expected in zip(({}, {"refill_for_three": True}, {"refill_for_four": True}), cubes, strict=True):
        match = play(alone("a06", furnaces=RENEWS, army=army, rulings=rulings), "glass ll")
        assert match.position()["furnaces"] == {"ul": expected, "ll": expected, "ur": 2, "lr": 3}


@either("private_activates", "turn", "activating")
def test_a20_the_automas_goods(rulings: dict[str, bool], expected: str) -> None:
    rows = {"left": {"stephens": [worker("r07", "automa"), worker("r06", "automa")], "lower": [worker("r01", 0)]}}
    table: dict[str, Any] = {"professions": OTHER_CARDS, "private": {"ll": {"orange": 1}}, "rulings": rulings}
    match = alone("a09", {"unlocked": ["3a"]}, rows=rows, **table)
    assert play(match, "glass lr").position()["step"] == expected


@either("fallback_next", {"ul": 3, "ur": 3, "ll": 2, "lr": 2}, {"ul": 2, "ur": 3, "ll": 3, "lr": 2})
def test_a21_the_furnace_without_goods(rulings: dict[str, bool], expected: dict[str, int]) -> None:
    assert play(alone("a09", rulings=rulings), "glass lr").position()["furnaces"] == expected


@either("fallback_quiet", "activating", "turn")
def test_a21_the_row_without_goods(rulings: dict[str, bool], expected: str) -> None:
    rows = {"left": {"stephens": [worker("r01", 0)]}}
    table: dict[str, Any] = {"rows": rows, "professions": OTHER_CARDS, "rulings": rulings}
    for card, step in (("a09", expected), ("a01", "activating")):
        match = alone(card, {"unlocked": ["3a"]}, furnaces={"ll": 0, "ul": 2}, **table)
        assert play(match, "glass lr").position()["step"] == step


@either("disc_aside", (None, 1), (1, 2))
def test_a22_a_disc_without_a_slot(rulings: dict[str, bool], expected: tuple[int | None, int]) -> None:
    """Aside it is no worker, but its place on the reserve is bare: the Automa removes more."""
    rows = {"left": {"stephens": [worker("r07", "automa"), worker("r06", "automa")]}}
    match = alone("a09", rows=rows, automa={"card": "a05"}, army=50, rulings=rulings)
    automa_supplies(match._state)
    now = {**match.position(), "private": {"ll": {"orange": 2, "pink": 2}}}
    assert now["automa"].get("aside") == expected[0]
    again = play(Match.from_position(now, 1), "glass lr")
    assert (again.position()["step"], again.position()["pending"]["cubes"]) == ("removing", expected[1])
    assert again._state.automa_workers == 3


@either("last_turns_renew", 25, 20)
def test_a23_renewals_in_the_last_turns(rulings: dict[str, bool], expected: int) -> None:
    match = alone("a01", furnaces=RENEWS, army=25, turns_left=0, automa={"level": "normal"}, rulings=rulings)
    play(match, "glass ll")
    assert (match.over, match.position()["army"]) == (True, expected)


# Opponents


@either("exceed_target", (0,), ())
def test_a24_an_opponents_target(rulings: dict[str, bool], expected: tuple[int, ...]) -> None:
    table: dict[str, Any] = {"phase": "over", "automa": {"opponent": "op1"}, "rulings": rulings}
    assert match_of({"score": 100}, **table).winners == expected
    assert match_of({"score": 101}, **table).winners == (0,)
    assert match_of({"score": 141}, **{**table, "automa": {}}).winners == (0,)  # a rank is no target


@either("one_disc_opens", 9, 25)
def test_a25_stacked_discs(rulings: dict[str, bool], expected: int) -> None:
    with pytest.raises(BadPosition, match=f"from 0 to {expected}, got 26"):
        match_of({"unlocked": ["inf15"], "influence": 26}, automa={"opponent": "op5"}, side="left", rulings=rulings)
    with pytest.raises(BadPosition, match="from 0 to"):
        match_of({"influence": 12}, automa={"opponent": "op5"}, rulings=rulings)

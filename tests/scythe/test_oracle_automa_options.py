"""The Automa's provisional readings: every option in a position where it matters."""

from __future__ import annotations

from typing import Any

import pytest

from scythe.oracle import Oracle
from scythe.oracle_chance import Event, Random
from scythe.oracle_tables import alone, say, seat, tokens

SAXONY = {"faction": "saxony", "mechs": {"r6c0": 1}, "tracker": 4, "power": 6}


def after(human: dict[str, Any], automa: dict[str, Any], told: list[Event], options: dict[str, str], **fields: Any) -> Oracle:
    """The human does nothing, then the Automa has its turn."""
    return say(alone(human, automa, told, options=options, **fields), "section bolster", "done")


def rival(oracle: Oracle) -> dict[str, Any]:
    automa: dict[str, Any] = oracle.position()["automa"]
    return automa


@pytest.mark.parametrize(("start", "played"), [("human", False), ("automa", True)])
def test_who_begins(start: str, played: bool) -> None:
    oracle = Oracle(1, {"automa-start": start}, Random(5))
    assert (rival(oracle)["card"] is not None) == played
    assert (oracle.position()["turn"], oracle.position()["round"]) == (0, 1)


@pytest.mark.parametrize(("staying", "place"), [("counts", "r7c3"), ("moves", "r7c4")])
def test_staying(staying: str, place: str) -> None:
    oracle = after(seat("saxony"), {"faction": "crimea"}, [["automa", None, 3]], {"automa-staying": staying})
    assert rival(oracle)["workers"] == {place: 1, "r8c3": 1}


@pytest.mark.parametrize(("caution", "place"), [("river", "r2c4"), ("all", "r1c4")])
def test_caution(caution: str, place: str) -> None:
    human = seat("saxony", abilities=["speed"], mechs={"r2c5": 1})
    oracle = after(human, {"faction": "nordic"}, [["automa", None, 3]], {"automa-caution": caution})
    assert rival(oracle)["workers"] == {place: 1, "r1c5": 1}


@pytest.mark.parametrize(("reserve", "character"), [("character", "base_crimea"), ("mech", None)])
def test_what_returns_first(reserve: str, character: str | None) -> None:
    oracle = after(seat("saxony"), {"faction": "crimea", "character": None}, [["automa", None, 16]], {"automa-reserve": reserve})
    assert rival(oracle)["character"] == character
    assert rival(oracle)["mechs"] == ({} if character else {"base_crimea": 1})


@pytest.mark.parametrize(("attacker", "mechs"), [("nearest", {"r6c0": 1}), ("mech", {"r5c1": 1})])
def test_who_attacks(attacker: str, mechs: dict[str, int]) -> None:
    human = seat("crimea", workers={"r5c1": 1})
    oracle = after(human, SAXONY, [["automa", None, 19]], {"automa-attacker": attacker})
    assert rival(oracle)["mechs"] == mechs
    assert rival(oracle)["character"] == ("r5c1" if attacker == "nearest" else "base_saxony")


@pytest.mark.parametrize(("hunt", "place"), [("most", "r5c1"), ("fewest", "r5c0")])
def test_whom_it_hunts(hunt: str, place: str) -> None:
    human = seat("crimea", workers={"r5c1": 2, "r5c0": 1})
    oracle = after(human, {**SAXONY, "character": None}, [["automa", None, 19]], {"automa-hunt": hunt})
    assert rival(oracle)["mechs"] == {place: 1}


@pytest.mark.parametrize(("kept", "left"), [("removed", {}), ("kept", {"wood": 3})])
def test_tokens_that_it_takes(kept: str, left: dict[str, int]) -> None:
    human = seat("crimea", workers={"r5c1": 1})
    oracle = after(human, SAXONY, [["automa", None, 19]], {"automa-tokens": kept}, resources={"r5c1": {"wood": 3}})
    assert tokens(oracle, "r5c1") == left


@pytest.mark.parametrize(("conquest", "oil"), [("last-turn-card", 4), ("combat-card", 2)])
def test_which_card_says_what_a_hex_yields(conquest: str, oil: int) -> None:
    human = seat("polania", abilities=["speed"], mechs={"r5c3": 1}, power=7, objectives=[1, 2])
    automa = {"faction": "crimea", "mechs": {"r6c3": 1}, "power": 0, "card": 5}
    oracle = alone(human, automa, [["automa-combat", None, 15]], options={"conquest": conquest})
    say(oracle, "section move", "mech r5c3", "to r6c3", "done", "dial 1")
    assert tokens(oracle, "r6c3") == {"oil": oil}

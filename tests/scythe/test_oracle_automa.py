"""Worked examples 67 to 78: the Automa."""

from __future__ import annotations

from typing import Any

import pytest

from scythe.oracle import Oracle
from scythe.oracle_chance import Event
from scythe.oracle_tables import alone, mine, say, seat, starts, step, tokens


def rival(oracle: Oracle) -> dict[str, Any]:
    automa: dict[str, Any] = oracle.position()["automa"]
    return automa


def its_turn(human: dict[str, Any], automa: dict[str, Any], *told: Event, **fields: Any) -> Oracle:
    """The human does nothing, and the Automa takes its turn."""
    return say(alone(human, automa, told, **fields), "section bolster", "done")


def saxony(**fields: Any) -> dict[str, Any]:
    """As in example 70, the rivers open."""
    workers = {"r6c0": 1, "r6c1": 1, "r7c1": 1}
    return {"faction": "saxony", "character": "r6c1", "mechs": {"r6c0": 1}, "workers": workers, "tracker": 4, **fields}


def test_67_first_turn_nordic_card_3() -> None:
    oracle = its_turn(seat("saxony"), {"faction": "nordic"}, ["automa", None, 3])
    assert rival(oracle)["workers"] == {"r1c5": 1, "r2c4": 1}
    assert (rival(oracle)["power"], rival(oracle)["tracker"]) == (7, 1)
    assert "r2c4" in oracle.position()["tokens"]


def test_68_first_turn_crimea_card_3() -> None:
    oracle = its_turn(seat("saxony"), {"faction": "crimea"}, ["automa", None, 3])
    assert (rival(oracle)["workers"], rival(oracle)["power"]) == (starts("crimea"), 8)


def test_69_first_turn_rusviet_card_14() -> None:
    human = seat("saxony", recruits={"enlist": "power"})
    told: list[Event] = [["automa", None, 14], ["combat", "automa", 2], ["combat", 0, 5]]
    oracle = its_turn(human, {"faction": "rusviet"}, *told)
    assert rival(oracle)["character"] == "r4c5"
    assert "r4c5" not in oracle.position()["tokens"]
    assert (rival(oracle)["hand"], rival(oracle)["workers"]) == ({"2": 1}, {**starts("rusviet"), "base_rusviet": 1})
    assert (mine(oracle)["hand"], rival(oracle)["tracker"]) == ({"5": 1}, 1)


@pytest.mark.parametrize(("tokens_left", "place"), [([], "r5c2"), (["r6c2"], "r6c2")])
def test_70_river_open_saxony(tokens_left: list[str], place: str) -> None:
    human = seat("crimea", abilities=["speed"], mechs={"r5c3": 1})
    oracle = its_turn(human, saxony(factory_taken=True), ["automa", None, 15], tokens=tokens_left)
    assert rival(oracle)["character"] == place


@pytest.mark.parametrize(("workers", "place"), [({}, "r5c2"), ({"r5c1": 1}, "r5c1")])
def test_71_an_attack_needs_power(workers: dict[str, int], place: str) -> None:
    human = seat("crimea", abilities=["speed"], mechs={"r5c3": 1}, workers=workers)
    automa = saxony(power=4, tracker=9, mechs={"r6c0": 1}, character="r7c1")
    oracle = its_turn(human, automa, ["automa", None, 16])
    assert rival(oracle)["mechs"] == {place: 1, "base_saxony": 1}


def test_72_attack() -> None:
    human = seat("crimea", abilities=["speed"], mechs={"r5c2": 1}, workers={"r5c2": 1, "r5c1": 1}, power=3, hand={"2": 1})
    oracle = its_turn(human, saxony(power=6), ["automa", None, 17], ["automa-combat", None, 15], ["combat", 0, 2])
    assert (step(oracle), rival(oracle)["mechs"]) == ("commit", {"r5c2": 1})
    assert oracle.position()["turn"] == "automa"
    say(oracle, "dial 3", "done")
    assert mine(oracle)["mechs"] == {"base_crimea": 1}
    assert mine(oracle)["workers"] == {"base_crimea": 1, "r5c1": 1}
    assert (rival(oracle)["power"], rival(oracle)["stars"]) == (0, {"combat": 1})
    assert (mine(oracle)["hand"], step(oracle)) == ({"2": 2}, "section")


def test_72_attack_workers() -> None:
    human = seat("crimea", abilities=["speed"], mechs={"r5c2": 1}, workers={"r5c2": 1, "r5c1": 1})
    oracle = its_turn(human, saxony(), ["automa", None, 19], resources={"r5c1": {"wood": 3}})
    assert mine(oracle)["workers"] == {"base_crimea": 1, "r5c2": 1}
    assert (rival(oracle)["mechs"], tokens(oracle, "r5c1")) == ({"r5c1": 1}, {})


@pytest.mark.parametrize(("faction", "ability", "dial"), [("polania", "speed", 5), ("saxony", "disarm", 0)])
def test_73_combat_card_8(faction: str, ability: str, dial: int) -> None:
    human = seat(faction, abilities=[ability], mechs={"r5c2": 1}, power=7, objectives=[1, 2])
    automa = {"faction": "crimea", "mechs": {"r6c3": 1}, "power": 9, "hand": {"2": 1, "3": 2}}
    told: list[Event] = [["automa-combat", None, 8], ["automa-plays", None, 3], ["automa-plays", None, 2], ["combat", 0, 2]]
    oracle = say(alone(human, automa, told), "section move", "mech r5c2", "to r6c3", "done", "dial 4")
    lost = 9 - rival(oracle)["power"]
    assert lost == dial + (2 if ability == "disarm" else 0)
    assert rival(oracle)["hand"] == {"3": 1}


@pytest.mark.parametrize("character", [None, "r5c2"])
def test_74_beaten_units_come_back(character: str | None) -> None:
    human = seat("polania", abilities=["speed"], mechs={"r5c3": 1}, power=7)
    automa = {"faction": "crimea", "mechs": {"r6c3": 1}, "character": character, "power": 0}
    told = [["automa-combat", None, 15], ["automa", None, 16]]
    oracle = say(alone(human, automa, told, tokens=[]), "section move", "mech r5c3", "to r6c3", "done", "dial 1")
    after = rival(oracle)
    if character is None:
        assert (after["character"], after["mechs"]) == ("base_crimea", {})
    else:
        assert (after["character"] is not None, after["mechs"]) == (True, {"base_crimea": 1})


def test_75_conquest() -> None:
    human = seat("saxony", abilities=["speed"], mechs={"base_saxony": 1}, popularity=3)
    automa = {"faction": "crimea", "card": 5, "workers": {"r6c0": 1, "r6c1": 1}}
    oracle = say(alone(human, automa, []), "section move", "mech base_saxony", "to r6c0")
    assert (mine(oracle)["popularity"], tokens(oracle, "r6c0")) == (2, {"metal": 4})
    assert rival(oracle)["workers"] == {"base_crimea": 1, "r6c1": 1}
    village = {**human, "mechs": {"r6c0": 1}}
    oracle = say(alone(village, {**automa, "workers": {"r6c1": 1}}, []), "section move", "mech r6c0", "to r6c1")
    assert oracle.position()["resources"] == {}


def test_76_autometta_skips_card_7() -> None:
    before = {"level": "autometta", "faction": "crimea"}
    oracle = its_turn(seat("saxony", recruits={"build": "coins"}, popularity=3), before, ["automa", None, 7])
    after = rival(oracle)
    assert (after["coins"], after["workers"], after["tracker"], after["card"]) == (5, starts("crimea"), 0, 7)
    assert mine(oracle)["popularity"] == 3


def test_77_the_track() -> None:
    oracle = its_turn(seat("saxony"), {"faction": "crimea", "tracker": 8}, ["automa", None, 3])
    assert (rival(oracle)["tracker"], rival(oracle)["stars"], rival(oracle)["deck"]) == (9, {"track": 1}, [*range(1, 20)])
    assert rival(oracle)["power"] == 8, "the first scheme was played"


def test_78_score() -> None:
    places = ["r4c3", "r7c3", "r7c4", "r6c3", "r8c3", "r6c4", "r6c5", "r6c6"]
    automa = {
        "faction": "crimea",
        "coins": 17,
        "stars": {"track": 3, "combat": 2},
        "character": "r5c3",
        "mechs": {"r4c3": 1},
        "workers": dict.fromkeys(places, 1),
    }
    oracle = alone(seat("saxony"), automa, [], resources={"r7c3": {"oil": 8}})
    assert oracle.score_lines("automa") == {
        "coins": 17,
        "stars": 20,
        "territories": 33,
        "resources": 0,
        "structures": 0,
        "encounters": 0,
    }
    assert oracle.rival() == 70
    assert oracle.winners() == set()

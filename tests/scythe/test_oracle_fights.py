"""Worked examples 39 to 50: combat."""

from __future__ import annotations

from typing import Any

import pytest

from scythe.oracle import Oracle
from scythe.oracle_chance import Event
from scythe.oracle_tables import mine, offered, say, seat, step, table

WIN = ["0: dial 1", "1: dial 0"]
LOSE = ["0: dial 0", "1: dial 1"]


def polania(**fields: Any) -> dict[str, Any]:
    """Attacks from r5c3."""
    return seat("polania", **{"abilities": ["speed"], "mechs": {"r5c3": 1}, "power": 7, **fields})


def saxony(**fields: Any) -> dict[str, Any]:
    """Stands on r5c2, a tunnel, or elsewhere."""
    return seat("saxony", **{"abilities": ["speed"], "mechs": {"r5c2": 1}, "power": 7, **fields})


def attack(*seats: dict[str, Any], told: list[Event] | None = None, by: str = "mech r5c3", **fields: Any) -> Oracle:
    """Into r5c2, and nothing more."""
    oracle = say(table(*seats, told=told, **fields), "section move", by, "to r5c2")
    return say(oracle, "done") if step(oracle) == "unit" else oracle


def test_39_the_attacker_wins_ties() -> None:
    oracle = attack(polania(hand={"4": 1}), saxony(hand={"3": 1}), told=[["combat", 1, 5]])
    say(oracle, "0: dial 3", "0: card 4", "1: dial 7", "1: done")
    assert (mine(oracle, 0)["power"], mine(oracle, 1)["power"]) == (4, 0)
    assert mine(oracle, 0)["stars"] == {"combat": 1}
    assert mine(oracle, 1)["hand"] == {"3": 1, "5": 1}
    assert mine(oracle, 1)["mechs"] == {"base_saxony": 1}
    assert oracle.position()["discards"] == {"4": 1}


def test_40_a_card_for_each_combat_unit() -> None:
    three = polania(abilities=["speed", "riverwalk"], mechs={"r5c3": 2}, character="r5c3", hand={"2": 4})
    more = {"upgrades": {"from": ["move_units"], "to": {"deploy": 1}}}
    oracle = say(table({**three, **more}, saxony()), "section move", "mech r5c3", "to r5c2", "mech r5c3", "to r5c2")
    say(oracle, "character", "to r5c2", "0: dial 0", "0: card 2", "0: card 2", "0: card 2")
    assert oracle.active() == {1}


@pytest.mark.parametrize(("workers", "cards"), [(1, 2), (0, 1)])
def test_40_peoples_army(workers: int, cards: int) -> None:
    rusviet = seat("rusviet", abilities=["peoples_army"], mechs={"r5c2": 1}, hand={"3": 3}, power=3)
    rusviet["workers"] = {"r5c2": workers} if workers else {}
    oracle = say(attack(polania(), rusviet), "1: dial 1", *["1: card 3"] * cards)
    assert 1 not in oracle.active()


def test_40_a_worker_alone_does_not_fight() -> None:
    oracle = attack(polania(popularity=3), saxony(mechs={"r6c0": 1}, workers={"r5c2": 1}))
    assert step(oracle) == "section"
    assert mine(oracle)["popularity"] == 2


def test_41_artillery() -> None:
    nordic = seat("nordic", abilities=["artillery"], mechs={"r5c3": 1}, power=4)
    oracle = attack(nordic, saxony(power=1))
    assert oracle.legal(0) == ["use artillery", "done"]
    say(oracle, "use artillery")
    assert oracle.active() == {0}, "without power and cards the other is done"
    assert oracle.legal(0) == ["dial 0", "dial 1", "dial 2", "dial 3"]
    assert mine(oracle, 1)["power"] == 0


@pytest.mark.parametrize(("here", "place", "left"), [("r4c4", "r3c5", 5), ("r4c3", "r3c3", 7)])
def test_42_disarm_in_defence(here: str, place: str, left: int) -> None:
    oracle = table(polania(mechs={here: 1}), saxony(abilities=["disarm"], mechs={place: 1}))
    say(oracle, "section move", f"mech {here}", f"to {place}", "done")
    assert mine(oracle)["power"] == left


def test_43_both_have_abilities() -> None:
    crimea = seat("crimea", abilities=["scout"], mechs={"r5c3": 1}, power=5)
    nordic = seat("nordic", abilities=["artillery"], mechs={"r5c2": 1}, hand={"2": 1, "5": 1}, power=4)
    oracle = attack(crimea, nordic, told=[["scout", 0, 5]])
    assert (mine(oracle)["hand"], mine(oracle, 1)["hand"]) == ({"5": 1}, {"2": 1})
    assert oracle.active() == {1}
    say(oracle, "use artillery")
    assert (mine(oracle)["power"], mine(oracle, 1)["power"]) == (3, 3)
    assert oracle.active() == {0, 1}


@pytest.mark.parametrize(("ability", "left"), [("speed", 3), ("camaraderie", 5)])
def test_44_workers_in_a_lost_hex(ability: str, left: int) -> None:
    oracle = attack(polania(abilities=[ability], popularity=5), saxony(workers={"r5c2": 2}))
    say(oracle, "0: dial 5", "1: dial 0")
    assert mine(oracle)["popularity"] == left
    assert mine(oracle, 1)["workers"] == {"base_saxony": 2}


def test_44_camaraderie_needs_a_combat() -> None:
    oracle = attack(polania(abilities=["camaraderie"], popularity=5), saxony(mechs={"r6c0": 1}, workers={"r5c2": 2}))
    assert mine(oracle)["popularity"] == 3


def test_45_the_defender_wins() -> None:
    oracle = table(polania(workers={"r5c3": 2}), saxony(popularity=5))
    say(oracle, "section move", "mech r5c3", "take all workers", "to r5c2", "done", "0: dial 0", "1: dial 1")
    assert mine(oracle)["workers"] == {"base_polania": 2}
    assert (mine(oracle, 1)["popularity"], mine(oracle, 1)["stars"]) == (5, {"combat": 1})


def test_46_nothing_shown_nothing_drawn() -> None:
    oracle = attack(polania(), saxony(hand={"2": 1}), told=[])
    say(oracle, "0: dial 1", "1: dial 0", "1: done")
    assert mine(oracle, 1)["hand"] == {"2": 1}


def lost_at_sea(**fields: Any) -> Oracle:
    """Nordic has lost on r3c3."""
    nordic = seat("nordic", **{"abilities": ["seaworthy"], "mechs": {"r3c3": 1}, "workers": {"r3c3": 1}, "power": 0, **fields})
    oracle = table(polania(mechs={"r3c2": 1}), nordic)
    return say(oracle, "section move", "mech r3c2", "to r3c3", "done", "dial 1")


def test_47_seaworthy() -> None:
    oracle = lost_at_sea(character="r3c3")
    assert oracle.active() == {1}
    assert offered(oracle, "to") == {"r2c2", "r3c4", "r4c2", "base_nordic"}
    say(oracle, "to r2c2", "to r3c4")
    assert offered(oracle, "to") == {"r3c4", "base_nordic"}
    say(oracle, "to r3c4")
    after = mine(oracle, 1)
    assert (after["character"], after["mechs"], after["workers"]) == ("r2c2", {"r3c4": 1}, {"r3c4": 1})


def test_47_the_worker_alone_goes_home() -> None:
    oracle = say(lost_at_sea(), "to base_nordic")
    assert mine(oracle, 1)["workers"] == {"base_nordic": 1}


@pytest.mark.parametrize(("winner", "stars"), [("polania", 2), ("saxony", 3)])
def test_48_the_third_win(winner: str, stars: int) -> None:
    oracle = attack(polania(stars={"combat": 2}), saxony(stars={"combat": 2}))
    say(oracle, *(WIN if winner == "polania" else LOSE))
    assert mine(oracle, 0 if winner == "polania" else 1)["stars"]["combat"] == stars


def test_49_the_sixth_star_in_the_first_of_two_combats() -> None:
    stars = {"upgrades": 1, "structures": 1, "recruits": 1, "popularity": 1, "power": 1}
    attacker = polania(mechs={"r5c3": 2}, abilities=["speed", "riverwalk"], workers={"r5c3": 1}, stars=stars, power=7)
    defender = saxony(mechs={"r5c2": 1, "r6c2": 1}, abilities=["speed", "riverwalk"])
    oracle = table(attacker, defender, resources={"r5c3": {"oil": 2}})
    say(oracle, "section move", "mech r5c3", "to r5c2", "mech r5c3", "take worker", "take oil", "to r6c2")
    say(oracle, "fight r5c2", "0: dial 5", "1: dial 0")
    assert oracle.over()
    assert mine(oracle)["mechs"] == {"r5c2": 1, "r5c3": 1}
    assert mine(oracle)["workers"] == {"r5c3": 1}
    assert oracle.position()["resources"] == {"r5c3": {"oil": 2}}
    assert mine(oracle, 1)["mechs"] == {"base_saxony": 1, "r6c2": 1}
    assert oracle.score_lines(1)["territories"] == 2


@pytest.mark.parametrize("wins", [True, False])
def test_50_the_token_under_the_battle(wins: bool) -> None:
    oracle = table(polania(character="r5c3"), saxony(mechs={"r6c2": 1}))
    say(oracle, "section move", "character", "to r6c2", "done", *(WIN if wins else LOSE))
    assert (step(oracle) == "encounter") == wins
    assert ("r6c2" in oracle.position()["tokens"]) != wins

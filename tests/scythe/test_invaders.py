"""Albion and Togawa, and what changes with six or seven players."""

from __future__ import annotations

from typing import Any

import pytest

from scythe.sitting import Position, Sitting, seat

OTHER = seat("saxony")


def togawa(*abilities: str, **more: Any) -> Position:
    return seat("togawa", "industrial", abilities=list(abilities), **more)


def albion(*abilities: str, **more: Any) -> Position:
    return seat("albion", "industrial", abilities=list(abilities), **more)


def test_burrow_needs_a_tunnel_at_either_end() -> None:
    to = Sitting(albion("burrow", character="r2c4"), OTHER, tokens=[]).say("section move", "character").to()
    assert {"r3c5", "r2c3"} <= to
    assert "r2c5" not in to


def test_rally() -> None:
    me = albion("rally", workers={"r7c5": 1, "base_albion": 1}, flags=["r8c3"])
    to = Sitting(me, OTHER).say("section move", "character").to()
    assert {"r7c5", "r8c3"} <= to


def test_sword_and_shield() -> None:
    me = albion("sword", mechs={"r3c2": 1}, power=5)
    enemy = seat("saxony", abilities=["speed"], mechs={"r3c3": 1}, power=5)
    assert Sitting(me, enemy).say("section move", "mech r3c2", "to r3c3", "done").of(1)["power"] == 3
    guard = albion("shield", mechs={"r3c3": 1}, power=5)
    attacker = seat("crimea", abilities=["speed"], mechs={"r3c2": 1})
    assert Sitting(attacker, guard).say("section move", "mech r3c2", "to r3c3", "done").of(1)["power"] == 7


def test_a_sixth_star_by_shield_ends_before_the_combat() -> None:
    stars = {"combat": 2, "popularity": 1, "objective": 1, "workers": 1}
    guard = albion("shield", mechs={"r3c3": 1}, power=14, stars=stars, revealed=[1], discarded=2, workers={"r1c1": 8})
    attacker = seat("crimea", abilities=["speed"], mechs={"r3c2": 1}, workers={"r3c2": 1})
    game = Sitting(attacker, guard).say("section move", "mech r3c2", "take worker", "to r3c3", "done")
    assert (game.step, game.of()["mechs"], game.of()["workers"]) == ("over", {"r3c2": 1}, {"r3c2": 1})


def test_a_flag_after_the_move() -> None:
    game = Sitting(albion(), OTHER, tokens=[]).say("section move", "character", "to r1c1")
    assert (game.step, game.words()) == ("token", ["flag", "done"])
    game.say("flag")
    assert game.of()["flags"] == ["r1c1"]
    again = Sitting(albion(character="r1c2", flags=["r1c1"], objectives=[1]), OTHER, tokens=[])
    assert again.say("section move", "character", "to r1c1").step == "end"


def test_toka_crosses_one_river_a_turn() -> None:
    upgrades = {"from": ["move_units"], "to": {"deploy": 1}}
    me = togawa("toka", mechs={"r6c3": 1}, character="r6c3", upgrades=upgrades)
    game = Sitting(me, OTHER).say("section move", "character")
    assert "r7c3" in game.to()
    game.say("to r7c3", "mech r6c3")
    assert (game.now["toka"], "r7c3" in game.to(), "r5c3" in game.to()) == (True, False, True)


def test_a_step_that_needs_no_toka_does_not_use_it_up() -> None:
    game = Sitting(togawa("toka", mechs={"r6c3": 1}), OTHER).say("section move", "mech r6c3", "to r5c3")
    assert game.now["toka"] is False


@pytest.mark.parametrize(
    ("trap", "before", "after"),
    [("popularity", 3, 1), ("power", 2, 0), ("coins", 9, 5)],
)
def test_a_trap_stops_and_costs(trap: str, before: int, after: int) -> None:
    had: Position = {trap: before}
    me = seat("crimea", abilities=["speed"], mechs={"r5c3": 1}, **had)
    game = Sitting(me, togawa(traps={trap: {"at": "r5c2", "armed": True}})).say("section move", "mech r5c3", "to r5c2")
    assert (game.step, game.of()[trap], game.of()["mechs"]) == ("unit", after, {"r5c2": 1})
    assert game.of(1)["traps"] == {trap: {"at": "r5c2", "armed": False}}


def test_a_trap_for_cards() -> None:
    me = seat("crimea", workers={"r5c3": 1}, hand={"2": 1, "5": 2})
    game = Sitting(me, togawa(traps={"cards": {"at": "r5c2", "armed": True}})).say("section move", "worker r5c3", "to r5c2")
    assert (sum(game.of()["hand"].values()), sum(game.now["discards"].values())) == (1, 2)


def test_placing_and_arming_traps() -> None:
    upgrades = {"from": ["move_units"], "to": {"deploy": 1}}
    lying = {"coins": {"at": "r3c3", "armed": False}, "power": {"at": "r1c4", "armed": False}}
    me = togawa("shinobi", mechs={"r5c3": 1}, character="r5c3", traps=lying, upgrades=upgrades)
    game = Sitting(me, OTHER).say("section move", "mech r5c3", "to r3c3", "character", "to r4c3", "factory 1")
    assert game.words() == ["trap popularity", "trap cards", "arm r3c3", "done"]
    game.say("trap cards", "arm r3c3")
    assert game.of()["traps"] == {
        "power": {"at": "r1c4", "armed": False},
        "coins": {"at": "r3c3", "armed": True},
        "cards": {"at": "r4c3", "armed": True},
    }


def test_ronin_alone() -> None:
    me = togawa("ronin", mechs={"r3c2": 1}, power=1)
    enemy = seat("saxony", abilities=["speed"], mechs={"r3c3": 1})
    game = Sitting(me, enemy).say("section move", "mech r3c2", "to r3c3", "done")
    assert game.words() == ["use ronin", "done"]
    assert game.say("use ronin").of()["power"] == 3
    with_worker = Sitting({**me, "workers": {"r3c2": 1}}, enemy)
    assert with_worker.say("section move", "mech r3c2", "take worker", "to r3c3", "done").step == "commit"


def test_suiton_adds_a_card_on_a_lake() -> None:
    me = togawa("suiton", mechs={"r4c4": 1}, hand={"2": 3})
    enemy = seat("nordic", "mechanical", abilities=["seaworthy"], mechs={"r3c4": 1})
    game = Sitting(me, enemy).say("section move", "mech r4c4", "to r3c4", "done")
    assert game.words(0) == ["card 2", "done"]
    assert 0 not in game.say("card 2", "card 2", seat=0).active


SIX = (seat("nordic"), seat("rusviet"), seat("saxony"), seat("polania", "patriotic"), seat("albion", "militant"))


def test_wayfare_with_six_players() -> None:
    game = Sitting(seat("crimea", abilities=["wayfare"], workers={"r7c6": 1}), *SIX).say("section move", "character")
    farms = {"r1c2", "r2c5", "r2c6", "r4c0", "r5c2", "r7c3"}
    assert farms <= game.to()
    assert not {place for place in game.to() if place.startswith("base")} | {"r7c6"} & game.to()


def test_meander_with_six_players() -> None:
    polania = seat("polania", "patriotic", workers={"r4c1": 1, "r2c1": 1})
    others = (seat("crimea"), *SIX[:3], SIX[4])
    assert Sitting(polania, *others).score()["encounters"] == 6
    assert Sitting(polania, seat("crimea")).score()["encounters"] == 0

"""The worked examples 39-50: combat."""

from __future__ import annotations

from typing import Any

import pytest

from fabrica.games.scythe import GAME
from scythe.sitting import Position, Sitting, seat


def fight(attacker: Position, defender: Position, place: str = "r3c3", unit: str = "mech", **table: Any) -> Sitting:
    """The attacker steps from r3c2 onto a place beside it."""
    game = Sitting(attacker, defender, **table).say("section move")
    start = "r3c2" if unit == "mech" else ""
    game.say(f"{unit} {start}".strip(), *(["take everything"] if "take everything" in game.words() else []))
    loads = [word for word in game.words() if word in ("take worker", "take all workers")]
    return game.say(*loads[-1:], f"to {place}", *(["done"] if game.step == "cargo" else []))


def side(faction: str, place: str, *abilities: str, **more: Any) -> Position:
    abilities = abilities or ("speed",)
    away = len(abilities) - 1
    return seat(faction, abilities=list(abilities), mechs={place: 1, **({f"base_{faction}": away} if away else {})}, **more)


def settled(game: Sitting) -> Sitting:
    """No more moves."""
    return game.say("done") if game.step == "unit" else game


def commit(game: Sitting, first: list[str], second: list[str]) -> Sitting:
    game.say(*first, seat=0)
    return game.say(*second, seat=1)


def test_tie() -> None:
    """39"""
    game = settled(fight(side("crimea", "r3c2", power=5, hand={"4": 1}), side("saxony", "r3c3", power=7, hand={"2": 1})))
    assert game.active == [0, 1]
    commit(game, ["dial 3", "card 4"], ["dial 7", "done"])
    assert (game.of()["power"], game.of(1)["power"]) == (2, 0)
    assert (game.of()["stars"], sum(game.of(1)["hand"].values())) == ({"combat": 1}, 2)
    assert game.of(1)["mechs"] == {"base_saxony": 1}


def test_both_choose_unseen() -> None:
    game = settled(fight(side("crimea", "r3c2", hand={"4": 1}), side("saxony", "r3c3", power=7, hand={"2": 1})))
    assert GAME.rules.secret(game.state, 0, GAME.move_index["dial 3"])
    game.say("dial 3", "card 4", seat=0)
    assert game.active == [1]
    for viewer in (1, None):
        seen = GAME.view(game.state, viewer)["pending"]["combat"]["commits"][0]
        assert seen == {"seat": 0, "dial": None, "cards": None, "done": True}
    assert GAME.view(game.state, 0)["pending"]["combat"]["commits"][0]["cards"] == [4]


def test_how_many_cards() -> None:
    """40"""
    three = seat("crimea", abilities=["speed", "scout"], mechs={"r3c2": 1, "r3c3": 0, "base_crimea": 1}, hand={"2": 5})
    game = settled(fight(three, side("saxony", "r3c3", power=1)))
    game.say("dial 0", "card 2", seat=0)
    assert 0 not in game.active
    army = side("rusviet", "r3c2", "peoples_army", workers={"r3c2": 1}, hand={"2": 5})
    game = settled(fight(army, side("saxony", "r3c3", power=1)))
    game.say("dial 0", "card 2", "card 2", seat=0)
    assert 0 not in game.active


def test_three_units_three_cards() -> None:
    both = seat("crimea", abilities=["speed", "riverwalk"], mechs={"r3c2": 2}, character="r3c2", hand={"2": 5})
    upgrades = {"from": ["move_units"], "to": {"deploy": 1}}
    game = Sitting({**both, "upgrades": upgrades}, side("saxony", "r3c3", power=1)).say("section move")
    game.say("mech r3c2", "to r3c3", "mech r3c2", "to r3c3", "character", "to r3c3")
    game.say("dial 0", "card 2", "card 2", "card 2", seat=0)
    assert 0 not in game.active


def test_artillery() -> None:
    """41"""
    game = settled(fight(side("nordic", "r3c2", "artillery", power=4), side("saxony", "r3c3", power=1)))
    assert (game.step, game.words()) == ("ability", ["use artillery", "done"])
    game.say("use artillery")
    assert (game.of()["power"], game.of(1)["power"]) == (3, 0)
    assert game.active == [0]
    assert game.words(0) == ["dial 0", "dial 1", "dial 2", "dial 3"]


@pytest.mark.parametrize(("place", "power"), [("r3c5", 3), ("r3c3", 5)])
def test_disarm_in_defence(place: str, power: int) -> None:
    """42"""
    attacker = seat("crimea", abilities=["speed"], mechs={"r4c4" if place == "r3c5" else "r3c2": 1}, power=5)
    game = Sitting(attacker, side("saxony", place, "disarm")).say("section move")
    game.say("mech r4c4" if place == "r3c5" else "mech r3c2", f"to {place}", "done")
    assert game.of()["power"] == power


def test_both_have_abilities() -> None:
    """43"""
    game = settled(fight(side("crimea", "r3c2", "scout"), side("nordic", "r3c3", "artillery", hand={"3": 1}), "r3c3"))
    assert (game.of()["hand"], game.of(1)["hand"]) == ({"3": 1}, {})
    assert (game.step, game.active, game.words(1)) == ("ability", [1], ["use artillery", "done"])


@pytest.mark.parametrize(("faction", "abilities", "popularity"), [("crimea", ("speed",), 2), ("polania", ("camaraderie",), 4)])
def test_workers_in_a_lost_hex(faction: str, abilities: tuple[str, ...], popularity: int) -> None:
    """44"""
    attacker = side(faction, "r3c2", *abilities, power=5, popularity=4)
    game = settled(fight(attacker, side("saxony", "r3c3", power=0, workers={"r3c3": 2})))
    game.say("dial 1", seat=0)
    assert game.of()["popularity"] == popularity
    assert (game.of(1)["mechs"], game.of(1)["workers"]) == ({"base_saxony": 1}, {"base_saxony": 2})
    alone = fight(attacker, seat("saxony", workers={"r3c3": 2}))
    assert alone.of()["popularity"] == 2


def test_the_defender_wins() -> None:
    """45"""
    game = settled(fight(side("crimea", "r3c2", workers={"r3c2": 2}), side("saxony", "r3c3", power=7)))
    assert game.of()["workers"] == {"r3c3": 2}
    commit(game, ["dial 0"], ["dial 7"])
    assert game.of()["workers"] == {"base_crimea": 2}
    assert (game.of(1)["popularity"], game.of(1)["stars"]) == (3, {"combat": 1})


def test_nothing_shown() -> None:
    """46"""
    game = settled(fight(side("crimea", "r3c2"), side("saxony", "r3c3", power=5, hand={"2": 1})))
    commit(game, ["dial 1"], ["dial 0", "done"])
    assert game.of(1)["hand"] == {"2": 1}


def test_seaworthy() -> None:
    """47"""
    nordic = seat("nordic", abilities=["seaworthy"], mechs={"r3c3": 1}, character="r3c3", workers={"r3c3": 1}, power=0)
    game = settled(fight(side("crimea", "r3c2"), nordic))
    game.say("dial 1", seat=0)
    assert (game.step, game.active) == ("retreat", [1])
    assert game.to() == {"r2c2", "r4c2", "r3c4", "base_nordic"}
    game.say("to r2c2")
    assert game.to() == {"r2c2", "r4c2", "r3c4", "base_nordic"}
    game.say("to r3c4")
    assert game.to() == {"r3c4", "base_nordic"}
    game.say("to r3c4")
    assert game.of(1)["character"] == "r2c2"
    assert (game.of(1)["mechs"], game.of(1)["workers"]) == ({"r3c4": 1}, {"r3c4": 1})
    home = settled(fight(side("crimea", "r3c2"), nordic)).say("dial 1", seat=0).say("to r2c2", "to base_nordic")
    assert home.of(1)["workers"] == {"base_nordic": 1}


@pytest.mark.parametrize(("faction", "stars"), [("crimea", 2), ("saxony", 3)])
def test_third_win(faction: str, stars: int) -> None:
    """48"""
    game = settled(fight(side(faction, "r3c2", stars={"combat": 2}), side("nordic", "r3c3", power=0)))
    game.say("dial 1", seat=0)
    assert game.of()["stars"] == {"combat": stars}


def test_sixth_star_in_the_first_of_two_combats() -> None:
    """49"""
    stars = {"combat": 1, "popularity": 1, "power": 1, "objective": 1, "mechs": 1}
    abilities = ["riverwalk", "wayfare", "scout", "speed"]
    me = seat("crimea", abilities=abilities, mechs={"r3c2": 1, "r5c3": 1, "base_crimea": 2}, workers={"r5c3": 1}, stars=stars)
    me |= {"revealed": [1], "discarded": 2}
    enemy = seat("saxony", abilities=["speed", "disarm"], mechs={"r3c3": 1, "r6c3": 1}, power=0)
    game = Sitting(me, enemy, resources={"r5c3": {"oil": 2}}).say("section move", "mech r3c2", "to r3c3")
    game.say("mech r5c3", "take worker", "take oil", "to r6c3")
    assert game.words() == ["fight r3c3", "fight r6c3"]
    game.say("fight r3c3", "dial 0", seat=0)
    assert game.step == "over"
    assert game.of()["mechs"] == {"r3c3": 1, "r5c3": 1, "base_crimea": 2}
    assert (game.of()["workers"], game.at("r5c3"), game.at("r6c3")) == ({"r5c3": 1}, {"oil": 2}, {})
    assert game.score(1)["territories"] == 2


def test_token_under_the_battle() -> None:
    """50"""
    me = seat("crimea", character="r5c3", power=5)
    enemy = side("saxony", "r6c2", power=3)
    game = Sitting(me, enemy).say("section move", "character", "to r6c2")
    game.say("dial 3", seat=0).say("dial 0", seat=1)
    assert game.step == "encounter"
    game = Sitting(me, enemy).say("section move", "character", "to r6c2")
    game.say("dial 0", seat=0).say("dial 3", seat=1)
    assert "r6c2" in game.now["tokens"]
    assert (game.of()["character"], game.now["turn"]) == ("base_crimea", 1)

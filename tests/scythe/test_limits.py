"""How far rules go: what no worked example shows, though a slip would be easy."""

from __future__ import annotations

import pytest

from fabrica.games.scythe.rules.map_tables import N_TERRITORIES
from fabrica.games.scythe.rules.structure_tile import beside
from scythe.sitting import Sitting, seat
from scythe.test_automa import SAXONY, after_turn, alone, automa, crimean
from scythe.test_combat import fight, settled, side

OTHER = seat("saxony")


def test_speed_is_not_for_workers() -> None:
    nordic = seat("nordic", abilities=["speed"], workers={"r1c5": 1, "r1c4": 1})
    game = Sitting(nordic, OTHER).say("section move", "worker r1c5", "to r2c4")
    assert (game.step, game.of()["workers"]) == ("unit", {"r1c4": 1, "r2c4": 1})


@pytest.mark.parametrize(("workers", "cards"), [({}, 1), ({"r3c3": 1}, 2)])
def test_peoples_army_needs_a_worker(workers: dict[str, int], cards: int) -> None:
    guard = side("rusviet", "r3c3", "peoples_army", power=2, hand={"2": 4}, workers=workers)
    game = settled(fight(side("crimea", "r3c2"), guard)).say("dial 1", *["card 2"] * cards, seat=1)
    assert game.active == [0]


def test_sword_is_for_attackers() -> None:
    guard = seat("albion", abilities=["sword"], mechs={"r3c3": 1}, power=5)
    assert settled(fight(side("crimea", "r3c2", power=5), guard)).of()["power"] == 5


def test_no_retreat_to_enemies() -> None:
    nordic = seat("nordic", abilities=["seaworthy"], mechs={"r3c3": 1}, power=0)
    polania = seat("polania", abilities=["submerge"], mechs={"r3c4": 1})
    attacker = side("crimea", "r3c2")
    game = Sitting(attacker, nordic, polania).say("section move", "mech r3c2", "to r3c3", "done")
    game.say(*(["done"] if game.step == "unit" else []), "dial 1")
    assert game.to() == {"r2c2", "r4c2", "base_nordic"}


def test_a_beaten_character_is_not_after_anything() -> None:
    """Between two combats the position tells that it no longer counts as having moved."""
    me = seat("crimea", abilities=["wayfare", "scout"], mechs={"r5c3": 1, "base_crimea": 1}, character="r3c2", power=5)
    enemy = seat("saxony", abilities=["speed", "disarm"], mechs={"r3c3": 1, "r6c3": 1}, power=7, hand={})
    game = Sitting(me, enemy).say("section move", "character", "to r3c3", "mech r5c3", "to r6c3")
    assert game.now["pending"]["after"]["character"]
    game.say("fight r3c3", "dial 0", seat=0).say("dial 3", seat=1)
    assert (game.of()["character"], game.now["pending"]["after"]["character"]) == ("base_crimea", False)


def test_eight_workers_are_all() -> None:
    crowd = seat("rusviet", workers={"r3c6": 7}, objectives=[1])
    game = Sitting(crowd, OTHER).say("section produce", "top produce", "at r3c6")
    assert game.of()["workers"] == {"r3c6": 8}


def test_each_neighbour_gains_once() -> None:
    """Of four players; left and right of Crimea in the order of bases."""
    crimea = seat("crimea", "mechanical", workers={"r8c3": 1}, objectives=[1])
    others = (seat("saxony", "patriotic"), seat("rusviet"), seat("nordic"))
    gaining = [{**other, "recruits": {"deploy": "power"}, "coins": 0} for other in others]
    game = Sitting(crimea, *gaining, resources={"r8c3": {"metal": 3}}).say("section bolster", "done", "bottom", "done")
    assert [game.of(seat)["coins"] for seat in (1, 2, 3)] == [1, 1, 0]


def test_one_factory_card_for_each() -> None:
    visitor = seat("crimea", character="r5c3", factory_card=5, objectives=[1])
    game = Sitting(visitor, OTHER, factory=[2, 7]).say("section move", "character", "to r4c3")
    assert (game.step, game.now["factory"]) == ("end", [2, 7])


def test_a_factory_card_has_no_use_for_the_mill() -> None:
    crimea = seat("crimea", factory_card=1, hand={"2": 1}, structures={"mill": "r1c5"}, workers={"r1c5": 1}, coins=9, power=9)
    game = Sitting(crimea, OTHER).say("section factory", "top use", "at r1c5")
    assert game.at("r1c5") == {"oil": 1}


def test_a_structure_is_not_beside_itself() -> None:
    assert not any(beside(1 << place) >> place & 1 for place in range(N_TERRITORIES))


def test_the_automa_waits_for_the_river_point() -> None:
    """The same table before and after it."""
    far = ["r1c3", "r2c1", "r2c4", "r2c6", "r4c1", "r4c5", "r6c5", "r7c4"]
    places = {}
    for tracker in (0, 4):
        game = after_turn(alone("saxony", 16, crimean(mechs={"r5c3": 1}), **{**SAXONY, "tracker": tracker}, tokens=far))
        places[tracker] = automa(game)["character"]
    assert places == {0: "r6c1", 4: "r5c2"}

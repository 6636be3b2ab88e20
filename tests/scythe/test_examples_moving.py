"""The worked examples about movement."""

from __future__ import annotations

from typing import Any

import pytest

from scythe.sitting import OTHER, Position, Sitting, seat

TUNNELS = {"r2c3", "r3c2", "r3c5", "r5c2", "r5c5", "r6c3"}


def moving(*seats: Position, **table: Any) -> Sitting:
    return Sitting(*seats, **table).say("section move")


def test_peninsula() -> None:
    """1"""
    saxon = moving(seat("saxony", workers={"r1c5": 1}), seat("crimea")).say("worker r1c5")
    assert saxon.to() == {"r1c4", "r2c4"}
    nordic = moving(seat("nordic", workers={"r1c5": 1}), OTHER).say("worker r1c5")
    assert nordic.to() == {"r1c4", "r2c4", "r1c6", "r2c5"}


def test_from_the_base() -> None:
    """2"""
    assert moving(seat("nordic"), OTHER).say("character").to() == {"r1c4", "r1c5"}


def test_riverwalk_looks_at_the_destination() -> None:
    """3"""
    game = moving(seat("nordic", abilities=["riverwalk"], character="r2c4"), OTHER, tokens=[])
    assert game.say("character").to() == {"r1c4", "r1c5", "r3c5"}


@pytest.mark.parametrize(("abilities", "more"), [([], set()), (["riverwalk"], {"r2c6"})])
def test_rusviet_base(abilities: list[str], more: set[str]) -> None:
    """4"""
    assert moving(seat("rusviet", abilities=abilities), OTHER).say("character").to() == {"r3c6", "r4c6"} | more


def test_tunnels() -> None:
    """5"""
    game = moving(seat("crimea", workers={"r5c5": 1}), OTHER).say("worker r5c5")
    assert game.to() == {"r4c4", "r6c4", "r6c5"} | TUNNELS - {"r5c5"}


def test_speed_through_a_tunnel() -> None:
    """6"""
    game = moving(seat("crimea", abilities=["speed"], mechs={"r5c3": 1}), OTHER)
    game.say("mech r5c3", "to r5c2", "to r2c3")
    assert game.of()["mechs"] == {"r2c3": 1}


def test_stopped_on_the_way() -> None:
    """7"""
    crimea = seat("crimea", abilities=["speed"], mechs={"r5c3": 1}, character="r5c3")
    game = moving(crimea, seat("saxony", workers={"r5c2": 1})).say("mech r5c3", "to r5c2")
    assert (game.step, game.of()["mechs"], game.of()["popularity"]) == ("unit", {"r5c2": 1}, 3)
    assert game.of(1)["workers"] == {"base_saxony": 1}
    game.say("character", "to r5c2", "to r2c3")
    assert game.of()["character"] == "r2c3"


def test_mine() -> None:
    """8"""
    mine: Position = {"structures": {"mine": "r6c0"}}
    game = moving(seat("saxony", workers={"r6c0": 1}, **mine), seat("nordic")).say("worker r6c0")
    assert game.to() == {"r6c1", "r7c1"} | TUNNELS
    away = seat("saxony", workers={"r2c3": 1}, character="r2c3", **mine)
    assert "r6c0" in moving(away, seat("nordic")).say("worker r2c3").to()
    assert "r6c0" not in moving(seat("nordic", workers={"r2c3": 1}), seat("saxony", **mine)).say("worker r2c3").to()
    taken = (away, seat("nordic", workers={"r6c0": 1}))
    assert "r6c0" not in moving(*taken).say("worker r2c3").to()
    game = moving(*taken).say("character", "to r6c0")
    assert game.of(1)["workers"] == {"base_nordic": 1}


def test_mech_and_passengers() -> None:
    """9"""
    rusviet = seat("rusviet", abilities=["speed"], mechs={"r3c6": 1}, workers={"r3c6": 2})
    game = moving(rusviet, OTHER, resources={"r3c6": {"metal": 3}})
    game.say("mech r3c6", "take all workers", "take metal", "take metal", "to r4c6", "done")
    game.say("worker r4c6", "to r4c5")
    assert game.of()["mechs"] == {"r4c6": 1}
    assert game.of()["workers"] == {"r4c5": 1, "r4c6": 1}
    assert (game.at("r4c6"), game.at("r3c6")) == ({"metal": 2}, {"metal": 1})


def test_walk_then_ride() -> None:
    """10"""
    rusviet = seat("rusviet", abilities=["riverwalk"], mechs={"r3c6": 1}, workers={"r4c6": 1})
    game = moving(rusviet, OTHER).say("worker r4c6", "to r3c6", "mech r3c6", "take worker", "to r4c5")
    assert (game.of()["mechs"], game.of()["workers"]) == ({"r4c5": 1}, {"r4c5": 1})


def test_on_a_lake() -> None:
    """11"""
    nordic = seat("nordic", abilities=["seaworthy"], mechs={"r2c4": 1}, workers={"r2c4": 1})
    game = moving(nordic, OTHER, resources={"r2c4": {"wood": 2}}).say("mech r2c4", "take everything", "to r3c4", "done")
    assert (game.of()["workers"], game.at("r3c4")) == ({"r3c4": 1}, {"wood": 2})
    assert game.score()["territories"] == 2
    assert game.score()["resources"] == 1
    afloat = seat("nordic", abilities=["seaworthy"], mechs={"r3c4": 1}, workers={"r3c4": 1})
    game = moving(afloat, OTHER, resources={"r3c4": {"wood": 2}})
    assert "worker r3c4" not in game.words()
    game.say("mech r3c4")
    assert game.now["pending"]["unit"]["cargo"] == {"workers": 1, "wood": 2}
    assert {word for word in game.words() if not word.startswith("to ")} == set()
    game.say("to r4c4")
    assert (game.of()["workers"], game.at("r4c4"), game.at("r3c4")) == ({"r4c4": 1}, {"wood": 2}, {})
    for section in ("produce", "trade"):
        game = Sitting(afloat, OTHER).say(f"section {section}")
        assert not game.places("top") & {"resources"}


def test_submerge() -> None:
    """12"""
    game = moving(seat("polania", abilities=["submerge", "speed"]), OTHER).say("character", "to r2c0")
    lakes = {"r2c2", "r3c4", "r4c2", "r5c4", "r5c6", "r7c2"}
    assert lakes <= game.to()
    game.say("to r5c6")
    assert game.of()["character"] == "r5c6"


def test_township() -> None:
    """13"""
    abilities: Position = {"abilities": ["township"]}
    assert moving(seat("rusviet", character="r3c6", **abilities), OTHER).say("character").to() == {"r4c3", "r4c5", "r4c6"}
    away = moving(seat("rusviet", character="r4c3", **abilities), OTHER).say("character")
    assert "r3c6" not in away.to()
    kept = moving(seat("rusviet", character="r4c3", workers={"r3c6": 1}, **abilities), OTHER).say("character")
    assert "r3c6" in kept.to()


def test_underpass() -> None:
    """14"""
    game = moving(seat("saxony", abilities=["underpass"], mechs={"r6c0": 1}), seat("nordic")).say("mech r6c0")
    assert game.to() == TUNNELS | {"r6c1", "r7c1"}
    assert "r6c0" not in moving(seat("saxony", abilities=["underpass"], mechs={"r6c3": 1}), seat("nordic")).say("mech r6c3").to()
    kept = seat("saxony", abilities=["underpass"], mechs={"r6c3": 1}, workers={"r6c0": 1})
    assert "r6c0" in moving(kept, seat("nordic")).say("mech r6c3").to()


def test_wayfare() -> None:
    """15"""
    others = (seat("nordic"), seat("saxony"))
    game = moving(seat("crimea", abilities=["wayfare"], mechs={"r7c4": 1}), *others).say("mech r7c4")
    bases = {place for place in game.to() if place.startswith("base")}
    assert bases == {"base_crimea", "base_rusviet", "base_polania", "base_albion", "base_togawa"}
    there: Position = {"mechs": {"base_rusviet": 1, "base_crimea": 1}, "abilities": ["wayfare", "speed"]}
    game = moving(seat("crimea", **there), *others, resources={"base_rusviet": {"metal": 4}}).say("mech base_rusviet")
    assert {place for place in game.to() if not place.startswith("base")} == {"r3c6", "r4c6"}
    walk: Position = {"mechs": {"base_rusviet": 1, "base_crimea": 1}, "abilities": ["wayfare", "riverwalk"]}
    assert "r2c6" in moving(seat("crimea", **walk), *others).say("mech base_rusviet").to()
    payer = Sitting(seat("crimea", **there), *others, resources={"base_rusviet": {"metal": 4}}).say("section trade", "done")
    assert payer.now["turn"] != 0  # nothing to pay Deploy with


def test_driving_workers_off() -> None:
    """16"""
    crimea = seat("crimea", abilities=["speed"], mechs={"r7c3": 1}, popularity=2)
    game = moving(crimea, seat("saxony", workers={"r7c4": 3}), resources={"r7c4": {"food": 2}}).say("mech r7c3", "to r7c4")
    assert (game.of()["popularity"], game.of(1)["workers"]) == (0, {"base_saxony": 3})
    assert game.score()["resources"] == 1


def test_workers_on_foot_do_not_enter() -> None:
    """17"""
    crimea = seat("crimea", abilities=["speed"], mechs={"r7c3": 1}, workers={"r7c3": 1})
    saxony = seat("saxony", abilities=["speed"], mechs={"r7c4": 1})
    assert "r7c4" not in moving(crimea, saxony).say("worker r7c3").to()
    game = moving(crimea, saxony).say("mech r7c3", "take worker", "to r7c4", "done")
    assert (game.step, game.of()["workers"]) == ("commit", {"r7c4": 1})


def test_lone_structure() -> None:
    """18"""
    enemy = seat("saxony", structures={"mill": "r5c3"}, objectives=[1])
    game = moving(seat("crimea", workers={"r5c2": 1}), enemy).say("worker r5c2", "to r5c3")
    assert game.score()["territories"] == 2
    assert game.score(1)["territories"] == 0
    owner = Sitting(enemy, seat("crimea", workers={"r5c3": 1})).say("section produce", "top produce")
    assert owner.step == "end"


def test_an_encounter_stops_the_character_only() -> None:
    """19"""
    crimea = seat("crimea", abilities=["speed"], mechs={"r5c3": 1}, character="r5c3")
    game = moving(crimea, OTHER).say("mech r5c3", "to r6c2", "to r5c2")
    game.say("character", "to r6c2")
    assert game.step == "encounter"


def test_move_of_a_factory_card() -> None:
    """20"""
    crimea = seat("crimea", "agricultural", factory_card=5, workers={"r5c3": 1}, character="r5c3", abilities=["speed"])
    game = Sitting(crimea, OTHER).say("section factory", "done", "worker r5c3", "to r4c3", "to r3c3")
    assert game.of()["workers"] == {"r3c3": 1}
    game = Sitting(crimea, OTHER).say("section factory", "done", "character", "to r5c2", "to r5c1", "to r5c0")
    assert game.of()["character"] == "r5c0"

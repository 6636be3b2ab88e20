"""Worked examples 1 to 20: movement."""

from __future__ import annotations

import pytest

from scythe.oracle import NotLegal
from scythe.oracle_data import LAKES, TUNNELS
from scythe.oracle_tables import mine, offered, say, seat, step, table, tokens


def test_1_the_peninsula_closes_saxony_in_and_not_nordic() -> None:
    saxony = say(table(seat("saxony", workers={"r1c5": 1}), seat("crimea")), "section move", "worker r1c5")
    assert offered(saxony, "to") == {"r1c4", "r2c4"}
    nordic = say(table(seat("nordic", workers={"r1c5": 1}), seat("crimea")), "section move", "worker r1c5")
    assert offered(nordic, "to") == {"r1c4", "r2c4", "r1c6", "r2c5"}


def test_2_from_the_base() -> None:
    assert offered(say(table(seat("nordic"), seat("crimea")), "section move", "character"), "to") == {"r1c4", "r1c5"}


def test_3_riverwalk_looks_at_the_destination() -> None:
    nordic = seat("nordic", abilities=["riverwalk"], character="r2c4")
    assert offered(say(table(nordic, seat("crimea")), "section move", "character"), "to") == {"r1c4", "r1c5", "r3c5"}


@pytest.mark.parametrize(("abilities", "further"), [([], set()), (["riverwalk"], {"r2c6"})])
def test_4_the_rusviet_base_touches_a_farm_across_a_river(abilities: list[str], further: set[str]) -> None:
    oracle = say(table(seat("rusviet", abilities=abilities), seat("crimea")), "section move", "character")
    assert offered(oracle, "to") == {"r3c6", "r4c6"} | further


def test_5_tunnels() -> None:
    oracle = say(table(seat("polania", workers={"r5c5": 1}), seat("crimea")), "section move", "worker r5c5")
    assert offered(oracle, "to") == {"r4c4", "r6c4", "r6c5", "r2c3", "r3c2", "r3c5", "r5c2", "r6c3"}


def test_6_speed_through_a_tunnel() -> None:
    oracle = table(seat("crimea", abilities=["speed"], mechs={"r5c3": 1}), seat("nordic"))
    say(oracle, "section move", "mech r5c3", "to r5c2", "to r2c3")
    assert mine(oracle)["mechs"] == {"r2c3": 1}
    assert oracle.position()["pending"]["icons"] == 1


def test_7_stopped_on_the_way() -> None:
    crimea = seat("crimea", abilities=["speed"], mechs={"r5c3": 1}, character="r5c3", popularity=5)
    oracle = say(table(crimea, seat("nordic", workers={"r5c2": 1})), "section move", "mech r5c3", "to r5c2")
    assert step(oracle) == "unit"
    assert mine(oracle)["popularity"] == 4
    assert mine(oracle, 1)["workers"] == {"base_nordic": 1}
    say(oracle, "character", "to r5c2", "to r2c3")
    assert mine(oracle)["mechs"] == {"r5c2": 1}
    assert mine(oracle)["character"] == "r2c3"


def test_8_a_mine_is_a_tunnel_for_its_owner() -> None:
    saxony = seat("saxony", structures={"mine": "r6c0"}, workers={"r6c0": 1})
    assert offered(say(table(saxony, seat("nordic")), "section move", "worker r6c0"), "to") == {"r6c1", "r7c1", *TUNNELS}
    away = seat("saxony", structures={"mine": "r6c0"}, workers={"r2c3": 1})
    assert "r6c0" in offered(say(table(away, seat("nordic")), "section move", "worker r2c3"), "to")
    stranger = seat("nordic", workers={"r2c3": 1})
    assert "r6c0" not in offered(say(table(stranger, away), "section move", "worker r2c3"), "to")


def test_8_a_mine_under_an_enemy_worker_is_open_to_mechs_only() -> None:
    saxony = seat("saxony", structures={"mine": "r6c0"}, workers={"r2c3": 1}, abilities=["speed"], mechs={"r2c3": 1})
    nordic = seat("nordic", workers={"r6c0": 1})
    assert "r6c0" not in offered(say(table(saxony, nordic), "section move", "worker r2c3"), "to")
    oracle = say(table(saxony, nordic), "section move", "mech r2c3", "to r6c0")
    assert mine(oracle, 1)["workers"] == {"base_nordic": 1}


def test_9_a_mech_and_its_passengers() -> None:
    rusviet = seat("rusviet", abilities=["township"], mechs={"r3c6": 1}, workers={"r3c6": 2})
    oracle = table(rusviet, seat("crimea"), resources={"r3c6": {"metal": 3}})
    say(oracle, "section move", "mech r3c6", "take all workers", "take metal", "take metal", "to r4c6", "worker r4c6", "to r4c5")
    assert mine(oracle)["mechs"] == {"r4c6": 1}
    assert mine(oracle)["workers"] == {"r4c5": 1, "r4c6": 1}
    assert oracle.position()["resources"] == {"r3c6": {"metal": 1}, "r4c6": {"metal": 2}}


def test_10_walk_then_ride() -> None:
    rusviet = seat("rusviet", abilities=["township"], mechs={"r3c6": 1}, workers={"r4c6": 1})
    oracle = say(table(rusviet, seat("crimea")), "section move", "worker r4c6", "to r3c6", "mech r3c6", "take worker", "to r4c5")
    assert mine(oracle)["workers"] == mine(oracle)["mechs"] == {"r4c5": 1}


def test_11_on_a_lake() -> None:
    nordic = seat("nordic", abilities=["seaworthy"], mechs={"r2c4": 1}, workers={"r2c4": 1})
    oracle = table(nordic, seat("crimea"), resources={"r2c4": {"wood": 2}}, tokens=[])
    say(oracle, "section move", "mech r2c4", "take everything", "to r3c4", "done", "section move", "top coins")
    assert offered(oracle, "section") == {"bolster", "trade", "produce"}
    say(oracle, "section trade")
    assert offered(oracle) == {"top popularity", "done"}
    say(oracle, "done", "section trade", "done", "section move")
    assert offered(oracle) == {"done", "top coins", "character", "mech r3c4"}
    say(oracle, "mech r3c4")
    assert not {each for each in offered(oracle) if each.startswith(("leave", "take"))}
    say(oracle, "to r4c4")
    assert mine(oracle)["workers"] == {"r4c4": 1}
    assert tokens(oracle, "r4c4") == {"wood": 2}


def test_11_a_lake_scores() -> None:
    nordic = seat("nordic", abilities=["seaworthy"], mechs={"r3c4": 1}, workers={"r3c4": 1}, popularity=0)
    lines = table(nordic, seat("crimea"), resources={"r3c4": {"wood": 2}}).score_lines(0)
    assert (lines["territories"], lines["resources"]) == (2, 1)


def test_12_submerge() -> None:
    polania = seat("polania", abilities=["submerge", "speed"])
    oracle = say(table(polania, seat("crimea")), "section move", "character", "to r2c0")
    assert offered(oracle, "to") >= {*LAKES} - {"r2c0"}
    say(oracle, "to r5c6")
    assert mine(oracle)["character"] == "r5c6"


@pytest.mark.parametrize("worker", [True, False])
def test_13_township(worker: bool) -> None:
    rusviet = seat("rusviet", abilities=["township"], character="r3c6", workers={"r3c6": 1} if worker else {})
    oracle = table(rusviet, seat("crimea"))
    say(oracle, "section move", "character")
    assert offered(oracle, "to") == {"r4c3", "r4c5", "r4c6"}
    back = table({**rusviet, "character": "r4c3"}, seat("crimea"))
    assert ("r3c6" in offered(say(back, "section move", "character"), "to")) == worker


def test_14_underpass() -> None:
    saxony = seat("saxony", abilities=["underpass"], mechs={"r6c0": 1})
    assert offered(say(table(saxony, seat("crimea")), "section move", "mech r6c0"), "to") == {*TUNNELS, "r6c1", "r7c1"}
    away = {**saxony, "mechs": {"r6c3": 1}}
    assert "r6c0" not in offered(say(table(away, seat("crimea")), "section move", "mech r6c3"), "to")
    held = {**away, "workers": {"r6c0": 1}}
    assert "r6c0" in offered(say(table(held, seat("crimea")), "section move", "mech r6c3"), "to")


def test_15_wayfare_to_bases_that_nobody_uses() -> None:
    crimea = seat("crimea", abilities=["wayfare"], mechs={"r7c4": 1})
    oracle = say(table(crimea, seat("nordic"), seat("saxony")), "section move", "mech r7c4")
    bases = {place for place in offered(oracle, "to") if place.startswith("base")}
    assert bases == {f"base_{faction}" for faction in ("crimea", "rusviet", "polania", "albion", "togawa")}


@pytest.mark.parametrize(("more", "further"), [([], set()), (["riverwalk"], {"r2c6"})])
def test_15_from_another_base(more: list[str], further: set[str]) -> None:
    crimea = seat("crimea", abilities=["wayfare", *more], mechs={"base_rusviet": 1 + len(more)})
    oracle = table(crimea, seat("nordic"), seat("saxony"), resources={"base_rusviet": {"metal": 9}})
    say(oracle, "section move", "mech base_rusviet")
    assert {place for place in offered(oracle, "to") if not place.startswith("base")} == {"r3c6", "r4c6"} | further
    assert "take metal" in offered(oracle)
    say(oracle, "to r3c6", "done")
    assert oracle.position()["turn"] != 0, "metal on a base pays for nothing"


def test_16_driving_workers_off() -> None:
    crimea = seat("crimea", abilities=["scout"], mechs={"r5c3": 1}, popularity=2)
    oracle = table(crimea, seat("nordic", workers={"r5c2": 3}), resources={"r5c2": {"food": 2}})
    say(oracle, "section move", "mech r5c3", "to r5c2")
    assert mine(oracle)["popularity"] == 0
    assert mine(oracle, 1)["workers"] == {"base_nordic": 3}
    assert oracle.score_lines(0)["resources"] == 1


def test_17_workers_on_foot_stay_away() -> None:
    crimea = seat("crimea", abilities=["scout"], mechs={"r5c3": 1}, workers={"r5c3": 1})
    nordic = seat("nordic", abilities=["artillery"], mechs={"r5c2": 1})
    oracle = table(crimea, nordic)
    assert "r5c2" not in offered(say(oracle, "section move", "worker r5c3"), "to")
    oracle = say(table(crimea, nordic), "section move", "mech r5c3", "take worker", "to r5c2")
    assert mine(oracle)["workers"] == {"r5c2": 1}
    assert oracle.position()["pending"]["entered"] == [
        {"unit": "mech", "from": "r5c3", "to": "r5c2", "workers": 1, "resources": {}}
    ]
    with pytest.raises(NotLegal):
        say(oracle, "worker r5c2")


def test_18_a_lone_structure_blocks_nobody() -> None:
    oracle = table(seat("crimea", workers={"r6c3": 1}), seat("nordic", structures={"mill": "r5c3"}, workers={"r1c5": 1}))
    say(oracle, "section move", "worker r6c3", "to r5c3", "done", "section produce", "top produce")
    assert offered(oracle) == {"at r1c5", "done"}
    assert oracle.score_lines(0)["territories"] == 2
    assert mine(oracle, 1)["structures"] == {"mill": "r5c3"}


def test_19_an_encounter_stops_the_character_only() -> None:
    crimea = seat("crimea", abilities=["speed"], mechs={"r5c3": 1}, character="r5c3")
    oracle = say(table(crimea, seat("nordic")), "section move", "mech r5c3", "to r6c2", "to r5c2", "character", "to r6c2")
    assert mine(oracle)["mechs"] == {"r5c2": 1}
    assert step(oracle) == "encounter"


def test_20_the_factory_cards_move() -> None:
    crimea = seat("crimea", factory_card=5, workers={"r5c3": 1}, abilities=["speed"], character="r5c3")
    oracle = say(table(crimea, seat("nordic")), "section factory", "done", "worker r5c3", "to r4c3", "to r3c3")
    assert mine(oracle)["workers"] == {"r3c3": 1}
    oracle = say(table(crimea, seat("nordic")), "section factory", "done", "character", "to r4c3", "to r3c3", "to r3c2")
    assert mine(oracle)["character"] == "r3c2"

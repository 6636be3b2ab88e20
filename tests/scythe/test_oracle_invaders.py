"""Albion and Togawa: Flags, Traps and their mechs."""

from __future__ import annotations

from typing import Any

import pytest

from scythe.oracle_tables import mine, offered, say, seat, step, table

NORDIC = seat("nordic")


def albion(*abilities: str, **fields: Any) -> dict[str, Any]:
    return seat("albion", **{"abilities": [*abilities], "character": "r5c3", **fields})


def togawa(*abilities: str, **fields: Any) -> dict[str, Any]:
    return seat("togawa", **{"abilities": [*abilities], "character": "r5c3", **fields})


def trap(place: str, armed: bool = True) -> dict[str, Any]:
    return {"at": place, "armed": armed}


def test_a_flag_where_the_character_ends() -> None:
    oracle = say(table(albion(), NORDIC), "section move", "character", "to r6c3")
    assert oracle.legal(0) == ["flag", "done"]
    assert mine(say(oracle, "flag"))["flags"] == ["r6c3"]


def test_one_token_a_territory() -> None:
    other = seat("togawa", traps={"coins": trap("r6c3", armed=False)})
    assert step(say(table(albion(), other), "section move", "character", "to r6c3")) == "section"


def test_flags_count_where_albion_rules() -> None:
    flags = {"flags": ["r1c1", "r5c3", "r6c3"], "workers": {"r1c1": 1}, "popularity": 0}
    assert table(albion(**flags), NORDIC).score_lines(0)["territories"] == 2 * (2 + 1)


def test_rally_goes_to_workers_and_flags() -> None:
    who = albion("rally", workers={"r1c1": 1, "base_albion": 1}, flags=["r8c3"])
    oracle = say(table(who, NORDIC), "section move", "character")
    assert offered(oracle, "to") == {"r4c3", "r5c2", "r6c2", "r6c3", "r1c1", "r8c3"}


def test_burrow_crosses_at_tunnels() -> None:
    oracle = say(table(albion("burrow", character="r4c5"), NORDIC), "section move", "character")
    assert offered(oracle, "to") == {"r3c5", "r3c6", "r4c6", "r5c5"}


@pytest.mark.parametrize(("attacks", "powers"), [(True, (3, 2)), (False, (4, 5))])
def test_sword_and_shield(attacks: bool, powers: tuple[int, int]) -> None:
    who = albion("sword", "shield", mechs={"r5c3": 2}, character="base_albion", power=3)
    other = seat("nordic", abilities=["speed"], mechs={"r5c2": 1}, power=4)
    oracle = table(*((who, other) if attacks else (other, who)))
    say(oracle, "section move", *(["mech r5c3", "to r5c2"] if attacks else ["mech r5c2", "to r5c3"]), "done")
    assert (mine(oracle, 0)["power"], mine(oracle, 1)["power"]) == powers


def test_a_trap_is_laid_and_sprung() -> None:
    oracle = say(table(togawa(), NORDIC), "section move", "character", "to r6c3")
    assert offered(oracle, "trap") == {"popularity", "power", "coins", "cards"}
    assert mine(say(oracle, "trap coins"))["traps"] == {"coins": trap("r6c3")}


@pytest.mark.parametrize(("kind", "left"), [("popularity", 0), ("power", 1), ("coins", 6)])
def test_a_trap_stops_and_takes(kind: str, left: int) -> None:
    walker = seat("nordic", abilities=["speed"], character="r5c3", power=4, popularity=1, coins=10)
    oracle = say(table(walker, togawa(character="r1c1", traps={kind: trap("r6c3")})), "section move", "character", "to r6c3")
    assert step(oracle) == "unit"
    assert mine(oracle)[kind] == left
    assert mine(oracle, 1)["traps"] == {kind: trap("r6c3", armed=False)}


def test_a_trap_takes_two_cards_at_random() -> None:
    walker = seat("nordic", character="r5c3", hand={"2": 1, "4": 1, "5": 1})
    told = [["trap", 0, 5], ["trap", 0, 2]]
    oracle = table(walker, togawa(character="r1c1", traps={"cards": trap("r6c3")}), told=told)
    say(oracle, "section move", "character", "to r6c3")
    assert (mine(oracle)["hand"], oracle.position()["discards"]) == ({"4": 1}, {"2": 1, "5": 1})


def test_shinobi_arms_again() -> None:
    who = togawa("shinobi", mechs={"r5c3": 1}, traps={"coins": trap("r8c3", False), "power": trap("r1c1", False)})
    oracle = say(table(who, NORDIC), "section move", "mech r5c3", "to r8c3", "character", "to r1c1")
    assert offered(oracle) == {"arm r1c1", "arm r8c3", "done"}
    say(oracle, "arm r8c3")
    assert mine(oracle)["traps"] == {"power": trap("r1c1", False), "coins": trap("r8c3")}
    assert step(oracle) == "section", "r1c1 lies before it"


def test_toka_crosses_once_a_turn() -> None:
    who = togawa("toka", character="r4c4", mechs={"r4c4": 1})
    oracle = say(table(who, NORDIC), "section move", "character")
    assert "r4c5" in offered(oracle, "to")
    say(oracle, "to r4c5")
    assert oracle.position()["toka"]
    assert "r4c5" not in offered(say(oracle, "mech r4c4"), "to")


def test_a_dry_step_does_not_use_toka() -> None:
    oracle = say(table(togawa("toka", character="r4c4", mechs={"r4c4": 1}), NORDIC), "section move", "character", "to r4c3")
    assert not oracle.position()["toka"]


def test_suiton_has_a_card_more_on_lakes() -> None:
    who = togawa("suiton", character="r5c3", hand={"2": 3}, power=1)
    other = seat("polania", abilities=["submerge"], mechs={"r5c4": 1})
    oracle = say(table(who, other), "section move", "character", "to r5c4", "done", "dial 0", "card 2", "card 2")
    assert oracle.active() == {1}


@pytest.mark.parametrize(("armed", "worker", "hexes"), [(True, False, 2), (False, False, 1), (True, True, 1)])
def test_an_armed_trap_holds_its_territory(armed: bool, worker: bool, hexes: int) -> None:
    who = togawa(traps={"coins": trap("r6c3", armed)}, popularity=0)
    other = seat("nordic", workers={"r6c3": 1} if worker else {})
    oracle = table(who, other, resources={"r6c3": {"oil": 4}})
    assert oracle.score_lines(0)["territories"] == 2 * hexes
    assert oracle.score_lines(0)["resources"] == (2 if hexes == 2 else 0)


def test_wayfare_with_six_players_goes_to_farms() -> None:
    crimea = seat("crimea", abilities=["wayfare"], mechs={"r7c3": 1})
    others = [seat(faction) for faction in ("nordic", "rusviet", "saxony", "polania")]
    oracle = say(table(crimea, *others, seat("albion", workers={"r1c2": 1})), "section move", "mech r7c3")
    assert offered(oracle, "to") == {"r7c4", "r8c3", "r2c5", "r2c6", "r4c0", "r5c2", "r7c6"}

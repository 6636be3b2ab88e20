"""Worked examples 51 to 66: encounters, the Factory, objectives, stars, the score."""

from __future__ import annotations

from typing import Any

import pytest

from scythe.oracle import NotLegal, Oracle
from scythe.oracle_data import CUBES
from scythe.oracle_tables import mine, offered, say, seat, step, table, tokens

CRIMEA = seat("crimea")


def meets(card: int, who: dict[str, Any], **fields: Any) -> Oracle:
    """The character comes from r5c3 to the token of r6c2 and draws this card."""
    oracle = table({**who, "character": "r5c3"}, CRIMEA, told=[["encounter", 0, card], *fields.pop("told", [])], **fields)
    say(oracle, "section move", "character", "to r6c2")
    return say(oracle, "done") if step(oracle) == "unit" else oracle


# ------------------------------------------------------------------------------------------------- encounters, Factory


def test_51_card_9_on_a_hex_with_a_structure() -> None:
    nordic = seat("nordic", structures={"mill": "r6c2"}, coins=3, popularity=1)
    oracle = say(meets(9, nordic), "option 2")
    assert (mine(oracle)["coins"], mine(oracle)["structures"]) == (0, {"mill": "r6c2"})
    oracle = say(meets(9, nordic), "option 1")
    assert (tokens(oracle, "r6c2"), mine(oracle)["popularity"]) == ({"oil": 2}, 2)


def test_52_polania_pays_the_second_with_the_first() -> None:
    polania = seat("polania", popularity=1, coins=0)
    oracle = meets(5, polania)
    assert step(oracle) == "encounter", "only the first can be paid: it was taken by itself"
    assert oracle.legal(0) == ["option 3", "done"]
    say(oracle, "option 3")
    assert (mine(oracle)["popularity"], tokens(oracle, "r6c2")) == (0, {"metal": 2, "food": 4})


def test_53_card_16_with_all_workers_out() -> None:
    nordic = seat("nordic", workers={"r1c5": 8}, coins=2)
    oracle = say(meets(16, nordic), "option 2", "put oil r6c2", "put oil r6c2")
    assert (mine(oracle)["coins"], mine(oracle)["workers"], tokens(oracle, "r6c2")) == (0, {"r1c5": 8}, {"oil": 2})


def test_53_card_4_gives_a_recruit_and_nothing_else() -> None:
    nordic = seat("nordic", coins=3, recruits={"enlist": "power"}, power=4)
    oracle = say(meets(4, nordic, told=[]), "option 2", "enlist deploy coins")
    assert (mine(oracle)["coins"], mine(oracle)["hand"]) == (2, {})


def test_54_factory_cards() -> None:
    nordic = seat("nordic", character="r3c3")
    oracle = table(nordic, seat("crimea"), seat("saxony"), factory=[2, 5, 7, 9])
    say(oracle, "section move", "character", "to r4c3")
    assert offered(oracle, "factory") == {"2", "5", "7", "9"}
    say(oracle, "factory 7")
    assert (mine(oracle)["factory_card"], oracle.position()["factory"]) == (7, [2, 5, 9])
    second = table(seat("saxony", character="r5c3"), CRIMEA, seat("nordic", factory_card=7), factory=[2, 5, 9])
    assert offered(say(second, "section move", "character", "to r4c3"), "factory") == {"2", "5", "9"}


def test_54_losing_there_gives_none() -> None:
    nordic, saxony = seat("nordic", character="r3c3", power=1), seat("saxony", character="r4c3", power=3)
    oracle = say(table(nordic, saxony), "section move", "character", "to r4c3", "0: dial 0", "1: dial 1")
    assert (mine(oracle)["character"], mine(oracle)["factory_card"]) == ("base_nordic", None)


def test_54_passing_through_gives_none() -> None:
    nordic = seat("nordic", character="r3c3", abilities=["speed"])
    oracle = say(table(nordic, CRIMEA), "section move", "character", "to r4c3", "to r5c3", "done")
    assert mine(oracle)["factory_card"] is None


# ------------------------------------------------------------------------------------------------- objectives


def test_55_objective_15_after_the_action() -> None:
    rusviet = seat("rusviet", objectives=[15, 20], recruits={"build": "power", "enlist": "cards"}, workers={"r3c6": 3})
    oracle = table(rusviet, CRIMEA, resources={"r3c6": {"food": 3}})
    say(oracle, "section move", "done", "bottom", "enlist deploy coins")
    assert oracle.legal(0) == ["objective 15", "done"]
    say(oracle, "objective 15")
    assert (mine(oracle)["stars"], mine(oracle)["revealed"], mine(oracle)["discarded"]) == ({"objective": 1}, [15], 20)


def test_56_objective_5_at_the_end_only() -> None:
    nordic = seat("nordic", character="r4c3", power=9, objectives=[5], factory_card=1)
    oracle = table(nordic, seat("crimea", power=9))
    assert "objective 5" not in oracle.legal(0)
    assert say(oracle, "section bolster", "done").legal(0) == ["objective 5", "done"]


def test_57_objective_19() -> None:
    workers = dict.fromkeys(["r4c3", "r4c4", "r5c3", "r5c5", "r6c3"], 1)
    oracle = say(table(seat("nordic", workers=workers, objectives=[19]), CRIMEA), "section bolster", "done")
    assert "objective 19" in oracle.legal(0)


def test_58_saxony_scores_both() -> None:
    saxony = seat("saxony", objectives=[8, 12], coins=20, factory_card=1)
    oracle = say(table(saxony, CRIMEA), "section move", "done", "objective 12")
    assert (mine(oracle)["objectives"], mine(oracle)["discarded"]) == ([8], None)
    poor = {**mine(oracle), "coins": 1, "popularity": 7, "workers": {"r6c0": 4}}
    oracle = say(table(poor, CRIMEA), "objective 8")
    assert mine(oracle)["stars"] == {"objective": 2}


# ------------------------------------------------------------------------------------------------- stars


def test_59_stars_stay() -> None:
    nordic = seat("nordic", popularity=17, stars={"popularity": 1})
    oracle = say(table(nordic, CRIMEA), "section trade", "top popularity")
    assert (mine(oracle)["popularity"], mine(oracle)["stars"]) == (18, {"popularity": 1})


def test_60_in_anothers_turn() -> None:
    nordic = seat("nordic", workers={"r1c5": 1})
    crimea = seat("crimea", recruits={"build": "coins"}, popularity=17)
    oracle = table(nordic, crimea, resources={"r1c5": {"wood": 3}})
    say(oracle, "section move", "done", "bottom", "build mine")
    assert mine(oracle, 1)["stars"] == {"popularity": 1}


def test_60_unless_it_ended_the_game() -> None:
    stars = {"upgrades": 1, "recruits": 1, "combat": 2, "power": 1}
    three = {"mill": "r1c4", "armory": "r1c6", "monument": "r2c4"}
    nordic = seat("nordic", workers={"r1c5": 1}, structures=three, stars=stars)
    crimea = seat("crimea", recruits={"build": "coins"}, popularity=17)
    oracle = table(nordic, crimea, resources={"r1c5": {"wood": 3}})
    say(oracle, "section move", "done", "bottom", "build mine")
    assert oracle.over()
    assert (mine(oracle, 1)["popularity"], mine(oracle, 1)["stars"]) == (18, {})


def test_61_the_sixth_star_by_deploy() -> None:
    stars = {"upgrades": 1, "recruits": 1, "combat": 2, "power": 1}
    nordic = seat("nordic", workers={"r1c5": 1}, abilities=["riverwalk", "seaworthy", "artillery"], stars=stars, coins=0)
    crimea = seat("crimea", recruits={"deploy": "coins"}, coins=0)
    oracle = table(nordic, crimea, resources={"r1c5": {"metal": 3}})
    say(oracle, "section produce", "done", "bottom", "deploy speed")
    assert oracle.over()
    assert (mine(oracle)["coins"], mine(oracle, 1)["coins"], mine(oracle)["stars"]["mechs"]) == (2, 1, 1)


# ------------------------------------------------------------------------------------------------- the score


@pytest.mark.parametrize(("popularity", "lines"), [(12, (20, 30, 6)), (13, (25, 40, 9)), (6, (15, 20, 3))])
def test_62_a_score(popularity: int, lines: tuple[int, int, int]) -> None:
    workers = dict.fromkeys(["r4c3", "r3c3", "r4c4", "r5c3", "r5c2", "r6c3", "r6c2", "r5c5"], 1)
    stars = {"workers": 1, "combat": 2, "power": 1, "recruits": 1}
    built = {"mill": "r3c3", "mine": "r4c4"}
    nordic = seat("nordic", workers=workers, structures=built, stars=stars, popularity=popularity, coins=14)
    oracle = table(nordic, CRIMEA, tile=2, resources={"r4c3": {"oil": 4}, "r5c5": {"wood": 3}, "r1c1": {"wood": 9}})
    by_tier = dict(zip(("stars", "territories", "resources"), lines, strict=True))
    expected = {"coins": 14, **by_tier, "structures": 6, "encounters": 0}
    assert oracle.score_lines(0) == expected
    assert oracle.scores()[0] == sum(expected.values())


@pytest.mark.parametrize(
    ("tile", "built", "coins"),
    [
        (1, ["r5c3", "r4c4"], 6),
        (4, ["r5c3", "r4c4"], 0),
        (5, ["r5c0", "r5c1", "r5c2", "r5c3"], 9),
        (5, ["r5c0", "r5c1", "r5c3"], 4),
        (6, ["r5c2", "r5c3", "r5c5"], 4),
    ],
)
def test_63_64_structure_tiles(tile: int, built: list[str], coins: int) -> None:
    structures = dict(zip(["mine", "monument", "armory", "mill"], built, strict=False))
    oracle = table(seat("nordic", structures=structures), CRIMEA, tile=tile)
    assert oracle.score_lines(0)["structures"] == coins


def test_65_a_structure_under_an_enemy() -> None:
    nordic = seat("nordic", structures={"mill": "r5c2"}, popularity=0)
    oracle = table(nordic, seat("crimea", workers={"r5c2": 1}, popularity=0), tile=4)
    assert [oracle.score_lines(n)["territories"] for n in (0, 1)] == [0, 2]
    assert oracle.score_lines(0)["structures"] == 2


def test_66_ties() -> None:
    equal = {"coins": 70, "popularity": 0, "power": 3}
    base = {"base_nordic": 2}
    assert table(seat("nordic", **equal, workers=base), seat("crimea", **equal)).winners() == {0}
    assert table(seat("nordic", **equal), seat("crimea", **{**equal, "power": 4})).winners() == {1}
    assert table(seat("nordic", **equal), seat("crimea", **equal)).winners() == {0, 1}


def test_six_cubes_are_a_star() -> None:
    """What a position leaves out follows from what is there."""
    upgrades = {"from": CUBES, "to": {"upgrade": 1, "deploy": 2, "build": 1, "enlist": 2}}
    assert mine(table(seat("nordic", upgrades=upgrades), CRIMEA))["stars"] == {"upgrades": 1}


def test_52_in_the_other_order_it_is_refused() -> None:
    oracle = table(
        seat("polania", popularity=1, coins=4, character="r6c2"),
        CRIMEA,
        step="encounter",
        tokens=[],
        pending={
            "action": "top",
            "after": {"character": True, "mechs": []},
            "encounter": {"card": 5, "taken": []},
        },
    )
    with pytest.raises(NotLegal):
        say(oracle, "option 3")
    assert offered(oracle) == {"option 1", "option 2"}

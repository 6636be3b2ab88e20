"""Worked examples 21 to 38: the top row and the bottom row."""

from __future__ import annotations

from typing import Any

import pytest

from scythe.oracle import NotLegal, Oracle
from scythe.oracle_data import CUBES
from scythe.oracle_tables import mine, offered, say, seat, step, table, tokens

CRIMEA = seat("crimea")


def own(oracle: Oracle, *fields: str) -> tuple[Any, ...]:
    """Fields of seat 0."""
    return tuple(mine(oracle)[field] for field in fields)


# ------------------------------------------------------------------------------------------------- top row


def test_21_produce_with_few_workers_costs_nothing() -> None:
    oracle = table(seat("rusviet", workers={"r3c6": 3}, power=3), CRIMEA)
    say(oracle, "section produce", "top produce", "at r3c6")
    assert offered(oracle) == {"make 1", "make 2", "make 3"}
    say(oracle, "make 2")
    assert own(oracle, "workers", "power") == ({"r3c6": 5}, 3)
    oracle = table(seat("rusviet", workers={"r3c6": 5}, power=3), CRIMEA)
    assert own(say(oracle, "section produce", "top produce"), "power") == (2,)


def test_22_cannot_pay() -> None:
    nordic = seat("nordic", workers={"r1c5": 4}, power=0)
    assert table(nordic, CRIMEA).legal(0) == [f"section {each}" for each in ("move", "bolster", "trade", "produce")]
    oracle = say(table(nordic, CRIMEA), "section produce")
    assert oracle.position()["turn"] == 1, "there was nothing to decide"
    assert step(say(table(nordic, CRIMEA), "section bolster")) == "top"


@pytest.mark.parametrize("where", ["r1c5", "base_nordic"])
def test_23_eight_workers(where: str) -> None:
    nordic = seat("nordic", workers={"r1c4": 5, where: 3}, power=2, popularity=2, coins=2)
    oracle = say(table(nordic, CRIMEA), "section produce", "top produce")
    assert own(oracle, "power", "popularity", "coins") == (1, 1, 1)


def test_24_the_mill_is_one_hex_more() -> None:
    workers = {"r4c6": 1, "r2c5": 2, "r1c5": 1}
    oracle = table(seat("rusviet", structures={"mill": "r4c6"}, workers=workers, power=5), CRIMEA)
    say(oracle, "section produce", "top produce", "at r1c5", "at r2c5", "at r4c6")
    assert oracle.position()["resources"] == {"r1c5": {"oil": 1}, "r2c5": {"food": 2}, "r4c6": {"metal": 2}}


def test_25_the_mill_alone() -> None:
    rusviet = seat("rusviet", structures={"mill": "r3c6"})
    oracle = say(table(rusviet, CRIMEA), "section produce", "top produce", "at r3c6")
    assert own(oracle, "workers") == ({"r3c6": 1},)
    taken = table(rusviet, seat("crimea", workers={"r3c6": 1}))
    assert own(say(taken, "section produce", "top produce"), "workers") == ({},)


def test_26_trade_with_an_armory() -> None:
    saxony = seat("saxony", structures={"armory": "r7c1"}, workers={"r6c0": 1, "r6c1": 1}, power=1, coins=4)
    oracle = say(table(saxony, CRIMEA), "section trade", "top resources", "put oil r6c0", "put metal r6c1")
    assert own(oracle, "power", "coins") == (2, 3)
    assert oracle.position()["resources"] == {"r6c0": {"oil": 1}, "r6c1": {"metal": 1}}


def test_26_trade_on_one_hex_by_option() -> None:
    saxony = seat("saxony", workers={"r6c0": 1, "r6c1": 1})
    oracle = say(table(saxony, CRIMEA, options={"trade": "one-hex"}), "section trade", "top resources", "put food r6c1")
    assert offered(oracle) == {"put food r6c1", "put wood r6c1"}


def test_27_trade_at_home() -> None:
    oracle = say(table(seat("saxony", workers={"base_saxony": 2}), CRIMEA), "section trade")
    assert oracle.legal(0) == ["top popularity", "done"]


def test_28_bolster_with_a_monument() -> None:
    upgrades = {"from": ["bolster_power"], "to": {"deploy": 1}}
    nordic = seat("nordic", structures={"monument": "r1c4"}, upgrades=upgrades, power=4, popularity=2, coins=4)
    assert own(say(table(nordic, CRIMEA), "section bolster", "top power"), "power", "popularity", "coins") == (7, 3, 3)


# ------------------------------------------------------------------------------------------------- bottom row


def test_29_upgrade() -> None:
    nordic = seat("nordic", workers={"r1c5": 1}, coins=0)
    oracle = table(nordic, CRIMEA, resources={"r1c5": {"oil": 3}})
    say(oracle, "section bolster", "bottom", "upgrade bolster_power deploy")
    assert own(oracle, "coins", "upgrades") == (3, {"from": ["bolster_power"], "to": {"deploy": 1}})
    upgraded = {**nordic, "upgrades": mine(oracle)["upgrades"], "coins": 1, "power": 4}
    assert own(say(table(upgraded, CRIMEA), "section bolster", "top power"), "power") == (7,)
    cheaper = table(upgraded, CRIMEA, resources={"r1c5": {"metal": 2}})
    assert step(say(cheaper, "section produce", "done")) == "bottom"


def test_30_no_bracket() -> None:
    polania = seat("polania", workers={"r3c1": 1})
    oracle = say(table(polania, CRIMEA, resources={"r3c1": {"oil": 2}}), "section move", "done", "bottom")
    assert not [words for words in oracle.legal(0) if words.endswith(" upgrade")]
    filled = {**polania, "upgrades": {"from": CUBES[:3], "to": {"deploy": 3}}, "coins": 0}
    oracle = say(table(filled, CRIMEA, resources={"r3c1": {"metal": 1}}), "section bolster", "bottom", "deploy speed")
    assert own(oracle, "mechs", "coins") == ({"r3c1": 1}, 3)


def test_31_nothing_left_to_upgrade() -> None:
    upgrades = {"from": CUBES, "to": {"upgrade": 1, "deploy": 2, "build": 1, "enlist": 2}}
    nordic = seat("nordic", workers={"r1c5": 1}, upgrades=upgrades, coins=0)
    crimea = seat("crimea", recruits={"upgrade": "coins"}, power=5)
    oracle = say(table(nordic, crimea, resources={"r1c5": {"oil": 2}}), "section bolster", "bottom")
    assert own(oracle, "coins") == (3,)
    assert mine(oracle, 1)["power"] == 6
    assert tokens(oracle, "r1c5") == {}


def test_32_deploy_or_decline() -> None:
    nordic = seat("nordic", workers={"r1c5": 1, "base_nordic": 1}, coins=0)
    oracle = say(table(nordic, CRIMEA, resources={"r1c5": {"metal": 3}}), "section produce", "done", "bottom")
    assert offered(oracle, "deploy") == {"riverwalk", "seaworthy", "artillery", "speed"}
    declined = Oracle.from_position(oracle.position(), oracle.game.chance)
    assert own(say(oracle, "deploy speed"), "mechs", "coins") == ({"r1c5": 1}, 2)
    assert own(say(declined, "done"), "mechs", "coins") == ({}, 2)


def test_33_build_where_nothing_stands() -> None:
    nordic = seat("nordic", workers={"r1c5": 1, "r4c3": 1, "r6c0": 1, "r1c4": 1}, structures={"mill": "r1c4"})
    other = seat("crimea", structures={"mill": "r1c5"})
    oracle = say(table(nordic, other, resources={"r6c0": {"wood": 3}}), "section move", "done", "bottom", "build mine")
    assert offered(oracle) == {"at r4c3", "at r6c0"}
    assert own(say(oracle, "at r4c3"), "structures") == ({"mill": "r1c4", "mine": "r4c3"},)


def test_34_enlist_and_both_neighbours_pay() -> None:
    rusviet = seat("rusviet", workers={"r3c6": 1}, coins=0)
    oracle = table(rusviet, CRIMEA, seat("nordic"), resources={"r3c6": {"food": 3}})
    say(oracle, "section move", "done", "bottom", "enlist deploy coins")
    assert own(oracle, "coins") == (3,)
    enlisted = mine(oracle)
    for faction, section in (("nordic", "produce"), ("crimea", "bolster")):
        others = [seat("crimea"), seat("nordic")]
        acting = next(n for n, other in enumerate(others, start=1) if other["faction"] == faction)
        others[acting - 1]["workers"] = {"r5c3": 1}
        oracle = table(enlisted, *others, resources={"r5c3": {"metal": 3}})
        oracle.game["turn"] = acting
        say(oracle, f"section {section}", "done", "bottom", "done")
        assert own(oracle, "coins") == (4,), faction


def test_35_enlist_from_enlist() -> None:
    rusviet = seat("rusviet", workers={"r3c6": 1})
    oracle = table(rusviet, CRIMEA, resources={"r3c6": {"food": 3}}, told=[["combat", 0, 2], ["combat", 0, 5], ["combat", 0, 2]])
    say(oracle, "section move", "done", "bottom", "enlist enlist cards")
    assert own(oracle, "hand") == ({"2": 2, "5": 1},)


def test_36_the_opposite_seat_gets_nothing() -> None:
    crimea = seat("crimea", workers={"r5c3": 1})
    nordic = seat("nordic", recruits={"deploy": "coins"}, coins=0)
    oracle = table(crimea, nordic, seat("rusviet"), seat("saxony"), resources={"r5c3": {"metal": 3}})
    say(oracle, "section bolster", "done", "bottom", "done")
    assert mine(oracle, 1)["coins"] == 0


def test_37_factory_card_10() -> None:
    crimea = seat("crimea", factory_card=10, workers={"r5c3": 1}, coins=2, power=3)
    nordic = seat("nordic", recruits={"deploy": "coins"}, coins=0)
    oracle = say(table(crimea, nordic), "section factory", "top use", "deploy speed")
    assert own(oracle, "coins", "power", "mechs") == (0, 4, {"r5c3": 1})
    assert mine(oracle, 1)["coins"] == 0
    say(oracle, "mech r5c3", "to r5c2", "to r2c3", "to r3c3")
    assert own(oracle, "mechs") == ({"r3c3": 1},)


def test_38_coercion() -> None:
    crimea = seat("crimea", workers={"r5c3": 1}, hand={"2": 2})
    oracle = say(table(crimea, seat("nordic"), resources={"r5c3": {"metal": 2}}), "section bolster", "done", "bottom")
    assert offered(oracle) == {"card 2"}, "how equal the cards are is nobody's business"
    say(oracle, "card 2")
    assert step(oracle) == "deploy"
    assert own(oracle, "hand") == ({"2": 1},)
    assert tokens(oracle, "r5c3") == {}


def test_38_a_second_card_is_refused() -> None:
    crimea = seat("crimea", workers={"r5c3": 1, "r6c3": 1}, hand={"2": 2})
    piles = {"r5c3": {"metal": 2}, "r6c3": {"metal": 2}}
    oracle = say(table(crimea, seat("nordic"), resources=piles), "section bolster", "done", "bottom", "card 2")
    assert oracle.legal(0) == ["pay r5c3", "pay r6c3"]
    with pytest.raises(NotLegal):
        say(oracle, "card 2")


# ------------------------------------------------------------------------------------------------- options


@pytest.mark.parametrize(("when", "popularity"), [("all", 6), ("active", 5)])
def test_whose_bonus_comes_before_the_end(when: str, popularity: int) -> None:
    stars = {"upgrades": 1, "recruits": 1, "combat": 2, "power": 1}
    nordic = seat("nordic", workers={"r1c5": 1}, structures={"mill": "r1c4", "armory": "r1c6", "monument": "r2c4"}, stars=stars)
    crimea = seat("crimea", recruits={"build": "coins"}, popularity=5)
    oracle = table(nordic, crimea, resources={"r1c5": {"wood": 3}}, options={"bonus-before-end": when})
    say(oracle, "section move", "done", "bottom", "build mine")
    assert oracle.over()
    assert mine(oracle, 1)["popularity"] == popularity


@pytest.mark.parametrize(
    ("faction", "option", "may"), [("rusviet", "no", False), ("rusviet", "yes", True), ("nordic", "yes", False)]
)
def test_relentless_and_the_factory_card(faction: str, option: str, may: bool) -> None:
    who = seat(faction, factory_card=5, token="factory")
    assert ("section factory" in table(who, CRIMEA, options={"relentless-factory": option}).legal(0)) == may
    again = seat(faction, token="move")
    assert ("section move" in table(again, CRIMEA).legal(0)) == (faction == "rusviet")

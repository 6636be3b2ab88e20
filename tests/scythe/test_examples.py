"""The worked examples 1-38 and 50-61, in their order: movement, top row, bottom row, encounters, objectives, stars."""

from __future__ import annotations

from typing import Any

import pytest

from scythe.sitting import Position, Sitting, seat

OTHER = seat("saxony")
TUNNELS = {"r2c3", "r3c2", "r3c5", "r5c2", "r5c5", "r6c3"}


def moving(*seats: Position, **table: Any) -> Sitting:
    return Sitting(*seats, **table).say("section move")


# Movement


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


# Top row


def test_produce_with_few_workers() -> None:
    """21"""
    game = Sitting(seat("rusviet", workers={"r3c6": 3}, objectives=[1]), OTHER).say(
        "section produce", "top produce", "at r3c6", "make 2"
    )
    assert (game.of()["workers"], game.of()["power"]) == ({"r3c6": 5}, 3)
    four = Sitting(seat("rusviet", workers={"r4c6": 4}), OTHER).say("section produce", "top produce")
    assert four.of()["power"] == 2


def test_produce_that_cannot_be_paid() -> None:
    """22"""
    poor = seat("rusviet", workers={"r4c6": 4}, power=0, objectives=[1])
    game = Sitting(poor, OTHER)
    assert {"section move", "section bolster", "section trade", "section produce"} <= set(game.words())
    assert game.say("section produce").step == "end"


def test_eight_workers() -> None:
    """23"""
    all_out = seat("rusviet", workers={"r4c6": 5, "base_rusviet": 3}, objectives=[1])
    game = Sitting(all_out, OTHER).say("section produce", "top produce")
    assert (game.of()["power"], game.of()["popularity"], game.of()["coins"]) == (2, 1, 4)


def test_mill() -> None:
    """24"""
    rusviet = seat("rusviet", workers={"r4c6": 1, "r2c5": 2, "r1c5": 1}, structures={"mill": "r4c6"}, objectives=[1])
    game = Sitting(rusviet, OTHER).say("section produce", "top produce", "at r1c5", "at r2c5", "at r4c6")
    assert (game.at("r2c5"), game.at("r1c5"), game.at("r4c6")) == ({"food": 2}, {"oil": 1}, {"metal": 2})


def test_mill_alone() -> None:
    """25"""
    rusviet = seat("rusviet", structures={"mill": "r3c6"}, objectives=[1])
    game = Sitting(rusviet, OTHER).say("section produce", "top produce", "at r3c6")
    assert game.of()["workers"] == {"r3c6": 1}
    lost = Sitting(rusviet, seat("saxony", workers={"r3c6": 1})).say("section produce", "top produce")
    assert lost.step == "end"


def test_trade() -> None:
    """26"""
    saxony = seat("saxony", workers={"r6c0": 1, "r6c1": 1}, structures={"armory": "r7c1"}, objectives=[1])
    game = Sitting(saxony, seat("nordic")).say("section trade", "top resources", "put oil r6c0", "put metal r6c1")
    assert (game.at("r6c0"), game.at("r6c1")) == ({"oil": 1}, {"metal": 1})
    assert (game.of()["coins"], game.of()["power"]) == (5, 2)


def test_trade_on_one_hex_by_option() -> None:
    saxony = seat("saxony", workers={"r6c0": 1, "r6c1": 1})
    game = Sitting(saxony, seat("nordic"), options={"trade": "one-hex"}).say("section trade", "top resources", "put oil r6c0")
    assert game.places("put") == {f"{resource} r6c0" for resource in ("oil", "metal", "food", "wood")}


def test_trade_at_home() -> None:
    """27"""
    game = Sitting(seat("saxony", workers={"base_saxony": 2}), seat("nordic")).say("section trade")
    assert game.words() == ["top popularity", "done"]


def test_bolster() -> None:
    """28"""
    upgrades = {"from": ["bolster_power"], "to": {"deploy": 1}}
    game = Sitting(seat("nordic", structures={"monument": "r1c4"}, upgrades=upgrades, objectives=[1]), OTHER)
    game.say("section bolster", "top power")
    assert (game.of()["power"], game.of()["popularity"], game.of()["coins"]) == (7, 3, 3)


# Bottom row


def test_upgrade() -> None:
    """29"""
    nordic = seat("nordic", "industrial", workers={"r1c5": 1}, objectives=[1])
    game = Sitting(nordic, OTHER, resources={"r1c5": {"oil": 3}}).say("section bolster", "done", "bottom")
    assert game.step == "upgrade"
    game.say("upgrade bolster_power deploy")
    assert (game.of()["upgrades"], game.of()["coins"]) == ({"from": ["bolster_power"], "to": {"deploy": 1}}, 7)
    assert game.at("r1c5") == {}


def test_no_bracket() -> None:
    """30"""
    polania = seat(
        "polania", "patriotic", workers={"r4c0": 1}, upgrades={"from": ["move_units", "move_coins"], "to": {"deploy": 2}}
    )
    game = Sitting(polania, OTHER, resources={"r4c0": {"oil": 2}}).say("section move", "top coins", "bottom")
    assert not any(word.endswith(" upgrade") for word in game.words())
    assert "upgrade bolster_power deploy" in game.words()
    full = {**polania, "upgrades": {"from": ["move_units", "move_coins", "produce_territories"], "to": {"deploy": 3}}}
    game = Sitting(full, OTHER, resources={"r4c0": {"metal": 1}}).say("section bolster", "done")
    assert "bottom" in game.words()


def test_nothing_left_to_upgrade() -> None:
    """31"""
    cubes = ["move_units", "move_coins", "bolster_power", "bolster_combat_cards", "trade_popularity", "produce_territories"]
    upgrades = {"from": cubes, "to": {"upgrade": 1, "deploy": 2, "build": 1, "enlist": 2}}
    neighbour = seat("saxony", recruits={"upgrade": "coins"})
    nordic = seat("nordic", "industrial", workers={"r1c5": 1}, upgrades=upgrades, objectives=[1])
    game = Sitting(nordic, neighbour, resources={"r1c5": {"oil": 2}}).say("section bolster", "done", "bottom")
    assert (game.step, game.of()["coins"], game.of(1)["power"]) == ("end", 7, 2)


def test_deploy() -> None:
    """32"""
    mat = {"workers": {"r1c5": 1, "r1c4": 1}, "objectives": [1]}
    game = Sitting(seat("nordic", "industrial", **mat), OTHER, resources={"r1c5": {"metal": 3}})
    game.say("section produce", "done", "bottom", "deploy speed")
    assert game.places("at") == {"r1c4", "r1c5"}
    game.say("at r1c4")
    assert (game.of()["abilities"], game.of()["mechs"], game.of()["coins"]) == (["speed"], {"r1c4": 1}, 6)
    game = Sitting(seat("nordic", "industrial", **mat), OTHER, resources={"r1c5": {"metal": 3}})
    game.say("section produce", "done", "bottom", "done")
    assert (game.of()["abilities"], game.of()["coins"]) == ([], 6)


def test_build() -> None:
    """33"""
    nordic = seat("nordic", "industrial", workers={"r4c3": 1, "r4c4": 1})
    enemy = seat("saxony", structures={"mine": "r4c4"})
    game = Sitting(nordic, enemy, resources={"r4c3": {"wood": 3}}).say("section move", "top coins", "bottom", "build mine")
    assert game.of()["structures"] == {"mine": "r4c3"}


def test_enlist() -> None:
    """34"""
    rusviet = seat("rusviet", "engineering", workers={"r4c6": 1}, coins=0)
    nordic = seat("nordic", "industrial", workers={"r1c5": 1})
    crimea = seat("crimea", "mechanical", workers={"r8c3": 1})
    tokens = {"r4c6": {"food": 3}, "r1c5": {"metal": 3}, "r8c3": {"metal": 3}}
    game = Sitting(rusviet, nordic, crimea, resources=tokens).say("section move", "done", "bottom", "enlist deploy coins")
    assert game.of()["coins"] == 3
    game.say("section bolster", "done", "bottom", "done")  # Crimea comes next
    assert game.of()["coins"] == 4
    game.say("section produce", "done", "bottom", "done")  # then Nordic
    assert game.of()["coins"] == 5


def test_enlist_from_enlist() -> None:
    """35"""
    rusviet = seat("rusviet", "engineering", workers={"r4c6": 1}, objectives=[1])
    game = Sitting(rusviet, OTHER, resources={"r4c6": {"food": 3}}).say(
        "section move", "top coins", "bottom", "enlist enlist cards"
    )
    assert sum(game.of()["hand"].values()) == 3


def test_opposite_seat() -> None:
    """36"""
    crimea = seat("crimea", "mechanical", workers={"r8c3": 1}, objectives=[1])
    others = (seat("nordic", "industrial", recruits={"deploy": "coins"}, coins=0), seat("rusviet"), seat("saxony", "patriotic"))
    game = Sitting(crimea, *others, resources={"r8c3": {"metal": 3}}).say("section bolster", "done", "bottom", "done")
    assert (game.step, game.of(1)["coins"]) == ("end", 0)


def test_factory_card_10() -> None:
    """37"""
    crimea = seat("crimea", factory_card=10, workers={"r5c3": 1}, recruits={"deploy": "power"}, coins=2)
    game = Sitting(crimea, OTHER).say("section factory", "top use", "deploy speed")
    assert (game.of()["coins"], game.of()["power"], game.of()["mechs"]) == (0, 6, {"r5c3": 1})
    game.say("mech r5c3", "to r5c2", "to r5c1", "to r5c0")
    assert game.of()["mechs"] == {"r5c0": 1}


def test_coercion() -> None:
    """38"""
    crimea = seat("crimea", "mechanical", workers={"r8c3": 1}, hand={"2": 2, "3": 1}, objectives=[1])
    game = Sitting(crimea, seat("nordic"), resources={"r8c3": {"metal": 2}}).say("section bolster", "done", "bottom")
    assert game.words() == ["card 2", "card 3"]
    game.say("card 2", "done")
    assert (game.of()["hand"], game.now["discards"], game.at("r8c3")) == ({"2": 1, "3": 1}, {"2": 1}, {})


# Encounters, Factory, objectives, stars


def arriving(card: int, me: Position, *others: Position, **table: Any) -> Sitting:
    """The character steps onto r6c2, and chance draws this card."""
    for key in range(1000):
        game = Sitting({**me, "character": "r5c3"}, *(others or (OTHER,)), key=str(key), **table)
        game.say("section move", "character", "to r6c2", *(["done"] if len(me.get("workers", {})) else []))
        if game.told("encounter")[0][2] == card:
            return game
    raise AssertionError(f"card {card} was never drawn")


def test_card_9_on_a_hex_with_a_structure() -> None:
    """51"""
    me = seat("crimea", structures={"mill": "r6c2"}, coins=3, objectives=[1])
    game = arriving(9, me).say("option 2")
    assert (game.of()["coins"], game.of()["structures"], game.step) == (0, {"mill": "r6c2"}, "end")
    game = arriving(9, me).say("option 1")
    assert (game.at("r6c2"), game.of()["popularity"]) == ({"oil": 2}, 5)


def test_polania_takes_two_options() -> None:
    """52: the third is not affordable at first, so that the first is taken without a word."""
    game = arriving(5, seat("polania", popularity=1, coins=0, objectives=[1]))
    assert (game.of()["popularity"], game.at("r6c2")) == (2, {"food": 2})
    assert game.words() == ["option 3", "done"]
    game.say("option 3")
    assert (game.of()["popularity"], game.at("r6c2"), game.step) == (0, {"food": 4, "metal": 2}, "end")


def test_gains_that_find_no_room() -> None:
    """53"""
    crowd = seat("crimea", workers={"r8c3": 8}, coins=2, popularity=0, objectives=[1])
    game = arriving(16, crowd).say("option 2", "put oil r6c2", "put wood r6c2")
    assert (game.at("r6c2"), game.of()["workers"], game.of()["coins"]) == ({"oil": 1, "wood": 1}, {"r8c3": 8}, 0)
    me = seat("crimea", coins=3, popularity=0, objectives=[1])
    game = arriving(4, me, seat("saxony", recruits={"enlist": "coins"})).say("option 2", "enlist build power")
    assert (game.of()["coins"], game.of()["power"], game.of()["recruits"]) == (0, 7, {"build": "power"})
    assert (game.at("r6c2"), game.of(1)["hand"]) == ({}, {})


def test_factory_cards() -> None:
    """54"""
    first = seat("crimea", character="r5c3")
    second = seat("saxony", character="r4c4")
    game = Sitting(first, second, seat("nordic"), factory=[2, 5, 7, 9]).say("section move", "character", "to r4c3")
    assert game.places("factory") == {"2", "5", "7", "9"}
    game.say("factory 5")
    assert (game.of()["factory_card"], game.now["factory"]) == (5, [2, 7, 9])
    passing = seat("crimea", character="r5c3", abilities=["speed"], objectives=[1])
    game = Sitting(passing, second, seat("nordic")).say("section move", "character", "to r4c3", "to r3c3", "done")
    assert (game.step, game.of()["factory_card"]) == ("end", None)


def test_objective_15() -> None:
    """55"""
    rusviet = seat(
        "rusviet", "engineering", workers={"r4c6": 3}, objectives=[1, 15], recruits={"build": "power", "deploy": "coins"}
    )
    game = Sitting(rusviet, OTHER, resources={"r4c6": {"food": 3}}).say(
        "section move", "top coins", "bottom", "enlist enlist cards"
    )
    assert game.words() == ["objective 15", "done"]
    game.say("objective 15")
    assert (game.of()["revealed"], game.of()["discarded"], game.of()["stars"]) == ([15], 1, {"objective": 1})


def test_objective_5() -> None:
    """56"""
    king = seat("crimea", character="r4c3", factory_card=3, power=9, objectives=[5, 1])
    game = Sitting(king, seat("nordic", power=9))
    assert not game.places("objective")
    assert "objective 5" in game.say("section produce", "done").words()
    weaker = Sitting(king, seat("nordic", power=10)).say("section produce", "done")
    assert weaker.words() == ["done"]


def test_objective_19() -> None:
    """57"""
    workers = {"r4c3": 1, "r4c4": 1, "r5c3": 1, "r5c5": 1, "r6c3": 1}
    game = Sitting(seat("crimea", workers=workers, objectives=[19]), OTHER).say("section bolster", "done")
    assert game.words() == ["objective 19", "done"]


def test_saxony_scores_two_objectives() -> None:
    """58"""
    saxony = seat("saxony", coins=30, objectives=[12, 19], workers={"r4c3": 1, "r4c4": 1, "r5c3": 1, "r5c5": 1, "r6c3": 1})
    game = Sitting(saxony, seat("nordic")).say("section bolster", "done", "objective 12")
    assert (game.of()["objectives"], game.of()["discarded"]) == ([19], None)
    game.say("objective 19")
    assert game.of()["stars"] == {"objective": 2}


def test_kept_stars() -> None:
    """59"""
    me = seat("nordic", popularity=15, stars={"popularity": 1}, objectives=[1])
    game = Sitting({**me, "popularity": 17}, OTHER).say("section trade", "top popularity")
    assert (game.of()["popularity"], game.of()["stars"]) == (18, {"popularity": 1})


def test_a_star_in_anothers_turn() -> None:
    """60"""
    builder = seat("nordic", "industrial", workers={"r1c4": 1}, objectives=[1])
    me = seat("saxony", popularity=17, recruits={"build": "coins"})
    game = Sitting(builder, me, resources={"r1c4": {"wood": 3}}).say("section move", "top coins", "bottom", "build mine")
    assert game.of(1)["stars"] == {"popularity": 1}


def test_sixth_star_by_deploy() -> None:
    """61"""
    stars = {"combat": 2, "popularity": 1, "power": 1, "objective": 1}
    mechs = {"abilities": ["riverwalk", "seaworthy", "artillery"], "mechs": {"r1c4": 3}}
    me = seat("nordic", "industrial", workers={"r1c5": 1}, revealed=[1], discarded=2, stars=stars, **mechs)
    neighbour = seat("saxony", recruits={"deploy": "power"}, coins=0)
    game = Sitting(me, neighbour, resources={"r1c5": {"metal": 3}}).say("section produce", "done", "bottom", "deploy speed")
    assert (game.step, game.of()["coins"], game.of(1)["coins"]) == ("over", 6, 1)
    assert game.of()["stars"] == {**stars, "mechs": 1}

"""The worked examples about the top row and the bottom row of a player mat."""

from __future__ import annotations

from scythe.sitting import OTHER, Sitting, seat

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

"""The worked examples about encounters, the Factory, objectives and stars."""

from __future__ import annotations

from typing import Any

from scythe.sitting import OTHER, Position, Sitting, seat


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

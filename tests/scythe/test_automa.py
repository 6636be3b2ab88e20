"""The worked examples 67-78: the Automa. Its deck holds the card that it shall draw."""

from __future__ import annotations

from typing import Any

import pytest

from scythe.sitting import Position, Sitting, seat


def alone(faction: str, drawn: int | list[int], me: Position | None = None, **automa: Any) -> Sitting:
    """The player declines everything, then the Automa draws."""
    deck = drawn if isinstance(drawn, list) else [drawn]
    table = {name: automa.pop(name) for name in ("resources", "options", "tokens") if name in automa}
    player = me or seat("crimea" if faction != "crimea" else "nordic", workers={})
    return Sitting(player, automa={"faction": faction, "deck": deck, **automa}, **table)


def after_turn(game: Sitting) -> Sitting:
    return game.say("section bolster", "done")


def automa(game: Sitting) -> Position:
    return dict(game.now["automa"])


def test_first_turn_of_nordic_with_card_3() -> None:
    """67"""
    game = after_turn(alone("nordic", 3))
    assert automa(game)["workers"] == {"r1c5": 1, "r2c4": 1}
    assert (automa(game)["power"], automa(game)["tracker"]) == (7, 1)
    assert "r2c4" in game.now["tokens"]


def test_first_turn_of_crimea_with_card_3() -> None:
    """68"""
    game = after_turn(alone("crimea", 3))
    assert (automa(game)["workers"], automa(game)["power"]) == ({"r7c3": 1, "r8c3": 1}, 8)


def test_first_turn_of_rusviet_with_card_14() -> None:
    """69"""
    game = after_turn(alone("rusviet", 14, seat("nordic", recruits={"enlist": "coins"})))
    assert (automa(game)["character"], "r4c5" in game.now["tokens"]) == ("r4c5", False)
    assert (sum(automa(game)["hand"].values()), automa(game)["workers"]) == (1, {"base_rusviet": 1, "r3c6": 1, "r4c6": 1})
    assert (sum(game.of()["hand"].values()), automa(game)["tracker"]) == (1, 1)


SAXONY: Position = {"character": "r6c1", "mechs": {"r6c0": 1}, "workers": {"r6c0": 1, "r6c1": 1, "r7c1": 1}, "tracker": 4}


def crimean(**more: Any) -> Position:
    return seat("crimea", **{"abilities": ["speed"], **more})


def test_river_open() -> None:
    """70"""
    me = crimean(mechs={"r5c3": 1})
    far = ["r1c3", "r2c1", "r2c4", "r2c6", "r4c1", "r4c5", "r6c5", "r7c4"]
    game = after_turn(alone("saxony", 16, me, **SAXONY, tokens=far))
    assert automa(game)["character"] == "r5c2"
    game = after_turn(alone("saxony", 16, me, **SAXONY, tokens=[*far, "r5c0", "r6c1", "r6c2"]))
    assert (automa(game)["character"], "r6c2" in game.now["tokens"]) == ("r6c2", False)


def test_attack_needs_power() -> None:
    """71"""
    second = {**SAXONY, "tracker": 9, "power": 4}
    game = after_turn(alone("saxony", 16, crimean(mechs={"r5c2": 1}), **second))
    assert (game.step, automa(game)["mechs"]) == ("section", {"r6c2": 1, "base_saxony": 1})
    game = after_turn(alone("saxony", 16, crimean(mechs={"r5c2": 1}, workers={"r5c1": 1}), **second))
    assert game.of()["workers"] == {"base_crimea": 1}


def test_attacks() -> None:
    """72"""
    second = {**SAXONY, "tracker": 9, "power": 9}
    me = crimean(mechs={"r5c2": 1}, workers={"r5c2": 1, "r5c1": 1})
    game = after_turn(alone("saxony", 16, me, **second))
    assert (game.step, automa(game)["mechs"]) == ("commit", {"r5c2": 1})
    assert game.now["pending"]["combat"]["attacker"] == "automa"
    hunt = after_turn(alone("saxony", 19, me, **second, resources={"r5c1": {"wood": 3}}))
    assert (automa(hunt)["mechs"], hunt.of()["workers"], hunt.at("r5c1")) == ({"r5c1": 1}, {"base_crimea": 1, "r5c2": 1}, {})


@pytest.mark.parametrize(("faction", "power", "dial"), [("crimea", 9, 5), ("saxony", 9, 0)])
def test_combat_card_8(faction: str, power: int, dial: int) -> None:
    """73"""
    abilities = {"crimea": ["speed"], "saxony": ["disarm"]}[faction]
    me = seat(faction, abilities=abilities, mechs={"r3c3": 1}, power=7)
    enemy = {"mechs": {"r3c2": 1}, "power": power, "card": 1}
    game = alone("nordic", 8, me, workers={}, **enemy).say("section move", "mech r3c3", "to r3c2", "done")
    game.say("dial 0")
    revealed = {args[0]: args[1] for args in game.told("revealed")}
    assert revealed[1] == dial


def test_beaten_units_come_back() -> None:
    """74"""
    me = crimean(mechs={"r3c3": 1}, power=7)
    game = alone("nordic", [10, 16], me, workers={}, mechs={"r3c2": 1}, character=None, power=0)
    game.say("section move", "mech r3c3", "to r3c2", "done", "dial 1")
    assert (automa(game)["character"], automa(game)["mechs"]) == ("base_nordic", {})


def test_conquest() -> None:
    """75"""
    me = crimean(mechs={"r7c1": 1})
    game = alone("saxony", 3, me, card=5, workers={"r6c0": 1}).say("section move", "mech r7c1", "to r6c0")
    assert (game.at("r6c0"), game.of()["popularity"]) == ({"metal": 4}, 3)
    village = alone("saxony", 3, me, card=5, workers={"r6c1": 1}).say("section move", "mech r7c1", "to r6c1")
    assert village.at("r6c1") == {}


def test_autometta_skips() -> None:
    """76"""
    game = after_turn(alone("nordic", 7, level="autometta"))
    assert (automa(game)["tracker"], automa(game)["coins"], game.now["turn"]) == (0, 5, 0)
    assert automa(game)["workers"] == {"r1c4": 1, "r1c5": 1}


def test_track() -> None:
    """77"""
    game = after_turn(alone("nordic", 3, tracker=8))
    assert (automa(game)["tracker"], automa(game)["stars"]) == (9, {"track": 1})
    assert automa(game)["deck"] == list(range(1, 20))


def test_score() -> None:
    """78"""
    places = ("r4c3", "r1c4", "r1c5", "r2c4", "r2c3", "r1c3", "r1c6", "r2c5")
    stars = {"track": 2, "combat": 2, "power": 1}
    automa_ = {"faction": "nordic", "workers": dict.fromkeys(places, 1), "mechs": {"r3c5": 1}, "coins": 17, "stars": stars}
    game = Sitting(seat("crimea"), step="over", automa={**automa_, "tracker": 15})
    assert game.total(1) == 17 + 20 + 33
    assert game.winners() == 0

"""The short reference from its first sentence to its last: what each says, in our words, and the test that shows it."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from fabrica.games.scythe.rules.map_tables import ENCOUNTER_PLACES
from scythe.reference import HERE, SHOWN
from scythe.sitting import Position, Sitting, seat
from scythe.test_examples_goals import arriving

OTHER = seat("saxony")


@pytest.mark.parametrize(("module", "test"), sorted({(module, test) for _, module, test in SHOWN}))
def test_what_is_named_is_there(module: str, test: str) -> None:
    assert callable(getattr(import_module(f"scythe.{module}"), test))


def test_every_test_of_this_file_stands_in_the_order() -> None:
    own = {name for name in globals() if name.startswith("test_")}
    about_the_table = {"test_what_is_named_is_there", "test_every_test_of_this_file_stands_in_the_order"}
    assert own - about_the_table == {test for _, module, test in SHOWN if module == HERE}


# Set-up


@pytest.mark.parametrize("seats", range(1, 8))
def test_one_factory_card_more_than_players_lies_face_down(seats: int) -> None:
    game = Sitting.dealt(seats)
    assert len(game.now["factory"]) == (seats + 1 if seats > 1 else 3)


def test_any_tile_may_come() -> None:
    assert {Sitting.dealt(2, f"{key}").now["tile"] for key in range(60)} == {1, 2, 3, 4, 5, 6}


def test_every_encounter_hex_has_its_token() -> None:
    assert len(Sitting.dealt(3).now["tokens"]) == ENCOUNTER_PLACES.bit_count() == 11


def test_the_supply_has_no_end() -> None:
    nordic = seat("nordic", workers={"r1c5": 3}, objectives=[1])
    game = Sitting(nordic, OTHER, resources={"r1c5": {"oil": 60}}).say("section produce", "top produce", "at r1c5")
    assert game.at("r1c5") == {"oil": 63}


@pytest.mark.parametrize("seats", [2, 7])
def test_everything_else_waits_on_the_mats(seats: int) -> None:
    for mine in Sitting.dealt(seats).now["seats"]:
        assert not any(mine[name] for name in ("abilities", "mechs", "stars", "structures", "recruits"))
        assert mine["upgrades"] == {"from": [], "to": {}}
        assert (sum(mine["workers"].values()), mine["token"]) == (2, None)


# Turn


def test_first_the_top_then_the_bottom() -> None:
    nordic = seat("nordic", "industrial", workers={"r1c5": 1}, objectives=[1])
    tokens = {"r1c5": {"oil": 3}}
    both = Sitting(nordic, OTHER, resources=tokens).say("section bolster")
    assert "bottom" not in both.words()
    assert both.say("top power").words() == ["bottom", "done"]
    assert both.say("bottom").step == "upgrade"
    assert Sitting(nordic, OTHER, resources=tokens).say("section bolster", "done").words() == ["bottom", "done"]
    assert Sitting(nordic, OTHER, resources=tokens).say("section bolster", "top power", "done").step == "end"


def test_another_section_every_turn() -> None:
    game = Sitting(seat("nordic", token="trade"), OTHER)
    assert game.places("section") == {"move", "bolster", "produce"}
    game.say("section bolster", "done", "section move", "done")
    assert game.places("section") == {"move", "trade", "produce"}


def test_each_goal_counts_once() -> None:
    game = Sitting(seat("nordic", power=15, objectives=[1], coins=9), OTHER).say("section bolster", "top power")
    assert (game.of()["power"], game.of()["stars"]) == (16, {"power": 1})
    strong = seat("nordic", power=14, stars={"power": 1}, objectives=[1], coins=9)
    assert Sitting(strong, OTHER).say("section bolster", "top power").of()["stars"] == {"power": 1}


# Control


def test_anothers_structure_is_of_no_use() -> None:
    """Of a Mine under own units: no tunnel. Of a Mill: no more tokens."""
    nordic = seat("nordic", workers={"r1c5": 1}, objectives=[1])
    enemy = seat("saxony", structures={"mill": "r1c5"})
    assert Sitting(nordic, enemy).say("section produce", "top produce", "at r1c5").at("r1c5") == {"oil": 1}
    mined = seat("saxony", structures={"mine": "r1c5"})
    assert "r2c3" not in Sitting(nordic, mined).say("section move", "worker r1c5").to()


def test_tokens_belong_to_who_controls_the_hex() -> None:
    """With an enemy worker on the hex of a structure its tokens are the enemy's."""
    nordic = seat("nordic", "industrial", workers={"r1c4": 1}, structures={"mill": "r1c5"}, objectives=[1])
    tokens = {"r1c5": {"oil": 3}}
    assert "bottom" in Sitting(nordic, OTHER, resources=tokens).say("section bolster", "done").words()
    lost = Sitting(nordic, seat("saxony", workers={"r1c5": 1}), resources=tokens).say("section bolster", "done")
    assert lost.step == "end"


# Factory cards


def test_a_factory_card_brings_no_bonus() -> None:
    """Neither coins nor anybody's recruit; Monument and Armory are not asked either."""
    mine = {"factory_card": 10, "recruits": {"deploy": "power"}, "workers": {"r1c4": 1}, "objectives": [1], "coins": 5}
    nordic = seat("nordic", "industrial", hand={"2": 1}, power=9, popularity=9, **mine)
    game = Sitting(nordic, seat("saxony", recruits={"deploy": "coins"}, coins=0)).say("section factory", "top use")
    game.say("deploy speed")
    assert game.of()["abilities"] == ["speed"]
    assert (game.of()["coins"], game.of(1)["coins"]) == (5 - 2, 0)  # the card's own price


# Final scoring


def test_the_factory_is_three_territories() -> None:
    game = Sitting(seat("nordic", workers={"r4c3": 1, "r1c4": 1}, popularity=0), OTHER)
    assert game.score()["territories"] == 4 * 2


def test_the_tile_counts_lost_hexes_and_each_neighbour_once() -> None:
    """Both structures lie beside the same tunnel; an enemy stands on one of their hexes."""
    alone = Sitting(seat("nordic", structures={"mill": "r1c4"}), OTHER, tile=1).score()["structures"]
    taken = seat("saxony", workers={"r1c4": 1})
    assert Sitting(seat("nordic", structures={"mill": "r1c4"}), taken, tile=1).score()["structures"] == alone
    both = Sitting(seat("nordic", structures={"mill": "r1c4", "mine": "r1c5"}), OTHER, tile=1)
    other = Sitting(seat("nordic", structures={"mine": "r1c5"}), OTHER, tile=1)
    assert both.score()["structures"] == max(alone, other.score()["structures"])


AT_HOME, ON_ONE, ON_TWO = {"base_nordic": 2}, {"r1c4": 2}, {"r1c4": 1, "r1c5": 1}
SAXON_HOME, SAXON_TWO, SAXON_ONE = {"base_saxony": 2}, {"r6c1": 1, "r7c1": 1}, {"r6c1": 2}
TIES: dict[str, tuple[Position, Position]] = {
    "pieces": ({"workers": {"base_nordic": 3}}, {"workers": SAXON_HOME, "power": 9}),
    "power": ({"workers": AT_HOME, "power": 5}, {"workers": SAXON_HOME, "popularity": 6}),
    "popularity": ({"workers": ON_ONE, "popularity": 5}, {"workers": SAXON_ONE}),
    "tokens": ({"workers": ON_ONE, "coins": 12}, {"workers": SAXON_TWO}),
    "territories": ({"workers": ON_TWO, "coins": 11}, {"workers": SAXON_ONE, "stars": {"combat": 1}}),
    "stars": ({"workers": AT_HOME, "coins": 7, "stars": {"combat": 1}}, {"workers": SAXON_HOME}),
}


@pytest.mark.parametrize("name", TIES)
def test_ties_are_broken_in_order(name: str) -> None:
    """What stands earlier decides, though the other has more of something that comes later."""
    same: Position = {"power": 4, "popularity": 4, "coins": 10}
    mine, theirs = ({**same, **more} for more in TIES[name])
    tokens = {"tokens": {"r1c4": {"oil": 1}}, "popularity": {"r6c1": {"oil": 1}}}.get(name, {})
    ended: Position = {"step": "over", "phase": "over", "resources": tokens}
    game = Sitting(seat("nordic", **mine), seat("saxony", **theirs), **ended)
    assert (game.total(), game.winners()) == (game.total(1), 0b01)


# Words


def test_a_base_is_no_territory() -> None:
    game = Sitting(seat("nordic", workers={"base_nordic": 3}, popularity=0), OTHER)
    assert game.score()["territories"] == 0


# Move


def test_each_icon_moves_another_unit() -> None:
    game = Sitting(seat("nordic", workers={"r1c5": 1, "r1c4": 1}), OTHER).say("section move", "worker r1c5", "to r2c4")
    assert "worker r2c4" not in game.words()
    game.say("worker r1c4", "to r1c5")
    assert (game.of()["workers"], game.step) == ({"r1c5": 1, "r2c4": 1}, "section")


@pytest.mark.parametrize(("cubes", "coins"), [([], 1), (["move_coins"], 2)])
def test_coins_instead_of_moving(cubes: list[str], coins: int) -> None:
    upgrades = {"from": cubes, "to": {"deploy": 1} if cubes else {}}
    game = Sitting(seat("nordic", upgrades=upgrades, coins=0, objectives=[1]), OTHER).say("section move", "top coins")
    assert (game.of()["coins"], game.step) == (coins, "end")


def test_an_option_must_be_taken_that_can_be_paid() -> None:
    """Who has neither coins nor popularity is left with the free one, and it is taken by itself; else nothing is declined."""
    poor = arriving(9, seat("crimea", coins=0, popularity=0, objectives=[1]))
    assert (poor.told("option")[0][2], poor.at("r6c2")) == (1, {"oil": 2})
    rich = arriving(9, seat("crimea", coins=9, popularity=9, objectives=[1]))
    assert rich.words() == ["option 1", "option 2", "option 3"]


# Bolster, Produce


@pytest.mark.parametrize(("cube", "way", "what", "gained"), [
    (None, "top power", "power", 2), ("bolster_power", "top power", "power", 3),
    (None, "top cards", "hand", 1), ("bolster_combat_cards", "top cards", "hand", 2),
])  # fmt: skip
def test_a_coin_for_power_or_cards(cube: str | None, way: str, what: str, gained: int) -> None:
    upgrades = {"from": [cube] if cube else [], "to": {"deploy": 1} if cube else {}}
    game = Sitting(seat("nordic", upgrades=upgrades, coins=4, power=4, objectives=[1]), OTHER).say("section bolster", way)
    found = game.of()[what]
    assert (sum(found.values()) if what == "hand" else found - 4, game.of()["coins"]) == (gained, 3)


@pytest.mark.parametrize(("place", "made"), [
    ("r1c4", "wood"), ("r1c5", "oil"), ("r2c5", "food"), ("r4c6", "metal"),
])  # fmt: skip
def test_each_terrain_makes_its_own(place: str, made: str) -> None:
    game = Sitting(seat("nordic", workers={place: 1}, objectives=[1]), OTHER).say("section produce", "top produce", f"at {place}")
    assert game.at(place) == {made: 1}


# Combat


def battle(power: int, **attacker: Any) -> Sitting:
    mine = seat("crimea", abilities=["wayfare"], mechs={"r3c2": 1}, power=power, **attacker)
    theirs = seat("saxony", abilities=["underpass"], mechs={"r3c3": 1}, workers={"r3c3": 1}, power=3)
    game = Sitting(mine, theirs, resources={"r3c3": {"oil": 2}}).say("section move", "mech r3c2", "to r3c3")
    return game.say("done") if game.step == "unit" else game


def test_the_dial_goes_to_seven() -> None:
    assert battle(16).words(0)[-1] == "dial 7"
    assert battle(4).words(0)[-1] == "dial 4"


def test_the_loser_leaves_its_tokens() -> None:
    game = battle(7).say("dial 7", seat=0).say("dial 3", seat=1)
    assert (game.of(1)["mechs"], game.of(1)["workers"]) == ({"base_saxony": 1}, {"base_saxony": 1})
    assert game.at("r3c3") == {"oil": 2}


# Deploy


def test_an_ability_holds_from_now_on() -> None:
    """For the character too."""
    nordic = seat("nordic", "industrial", workers={"r1c5": 1}, character="r1c4", objectives=[1])
    game = Sitting(nordic, OTHER, resources={"r1c5": {"metal": 3}})
    game.say("section produce", "done", "bottom", "deploy riverwalk", "done", "section bolster", "done", "section move")
    assert {"mech r1c5", "character"} <= set(game.words())
    assert game.say("character").to() >= {"r1c5"}

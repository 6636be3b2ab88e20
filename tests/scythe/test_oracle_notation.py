"""Corners of the notation: loads, passing, set-up by choice, the readings of its doubts, its own examples of positions."""

from __future__ import annotations

from typing import Any

import pytest

from scythe.oracle import Oracle
from scythe.oracle_chance import Random, Told
from scythe.oracle_tables import alone, mine, offered, say, seat, step, table, tokens

CRIMEA = seat("crimea")

# ------------------------------------------------------------------------------------------------- positions


def test_the_smallest_position() -> None:
    seats = [{"faction": "nordic", "mat": "industrial"}, {"faction": "crimea", "mat": "mechanical"}]
    oracle = Oracle.from_position({"game": "scythe", "seats": seats}, Random(0))
    now = oracle.position()
    assert (now["step"], now["phase"], now["turn"], now["round"], now["pending"]) == ("section", "turn", 0, 1, None)
    assert (now["factory"], len(now["tokens"]), now["automa"], now["options"]) == ([1, 2, 3], 11, None, {})
    assert mine(oracle)["workers"] == {"r1c4": 1, "r1c5": 1}
    assert (mine(oracle)["coins"], mine(oracle)["power"], mine(oracle)["popularity"]) == (4, 4, 2)


def test_a_position_in_a_combat() -> None:
    combat = {
        "at": "r3c5",
        "attacker": 0,
        "defender": 1,
        "commits": [
            {"seat": 0, "dial": 4, "cards": [3], "done": True},
            {"seat": 1, "dial": None, "cards": [], "done": False},
        ],
    }
    entered = [{"unit": "mech", "from": "r2c4", "to": "r3c5", "workers": 1, "resources": {"metal": 2}}]
    nordic = seat("nordic", abilities=["artillery"], mechs={"r3c5": 1}, workers={"r3c5": 1}, power=6, hand={"2": 1, "3": 1})
    crimea = seat("crimea", abilities=["scout"], mechs={"r3c5": 1}, workers={"r3c5": 1}, power=3, hand={"5": 1})
    pending = {"action": "top", "after": {"character": False, "mechs": []}, "entered": entered, "combat": combat}
    oracle = table(nordic, crimea, step="commit", pending=pending, resources={"r3c5": {"metal": 2, "wood": 1}})
    assert (oracle.active(), oracle.position()["phase"]) == ({1}, "combat")
    assert oracle.legal(1) == ["dial 0", "dial 1", "dial 2", "dial 3"]
    assert oracle.legal(0) == []
    assert say(oracle, "dial 2").legal(1) == ["card 5", "done"]


# ------------------------------------------------------------------------------------------------- loads


def rusviet(**fields: Any) -> dict[str, Any]:
    return seat("rusviet", **{"abilities": ["speed"], "mechs": {"r3c6": 1}, **fields})


def test_loads_are_said_in_order() -> None:
    oracle = table(rusviet(workers={"r3c6": 2}), CRIMEA, resources={"r3c6": {"oil": 2, "food": 1}})
    say(oracle, "section move", "mech r3c6")
    loads = [words for words in oracle.legal(0) if words.startswith("take")]
    assert loads == ["take worker", "take all workers", "take oil", "take all oil", "take food", "take everything"]
    say(oracle, "take oil")
    assert [words for words in oracle.legal(0) if words.startswith("take")] == ["take oil", "take food"]
    assert oracle.position()["pending"]["unit"]["loaded"] == "take oil"
    say(oracle, "take food", "to r4c6")
    assert [words for words in oracle.legal(0) if words.startswith("leave")] == ["leave oil", "leave food", "leave everything"]
    say(oracle, "leave oil", "to r4c5")
    assert (tokens(oracle, "r4c6"), tokens(oracle, "r4c5")) == ({"oil": 1}, {"food": 1})


def test_moved_workers_are_told_apart_while_an_icon_is_left() -> None:
    upgrades = {"from": ["move_units"], "to": {"deploy": 1}}
    who = rusviet(workers={"r3c6": 1, "r4c6": 1}, upgrades=upgrades)
    oracle = say(table(who, CRIMEA), "section move", "worker r4c6", "to r3c6", "mech r3c6")
    assert offered(oracle, "take") == {"worker", "moved worker", "all workers"}
    say(oracle, "take worker")
    assert oracle.position()["pending"]["unit"]["cargo"] == {"workers": 1}
    two = {**who, "upgrades": {"from": [], "to": {}}}
    oracle = say(table(two, CRIMEA), "section move", "worker r4c6", "to r3c6", "mech r3c6", "take worker")
    assert oracle.position()["pending"]["unit"]["cargo"] == {"moved_workers": 1}


def test_on_a_lake_the_last_takes_all_along() -> None:
    nordic = seat("nordic", abilities=["seaworthy"], mechs={"r3c4": 1}, workers={"r3c4": 2}, character="r3c4")
    oracle = table(nordic, CRIMEA, resources={"r3c4": {"wood": 1}})
    say(oracle, "section move", "mech r3c4")
    assert oracle.position()["pending"]["unit"]["cargo"] == {"workers": 2}, "the character can keep the wood"
    assert [words for words in oracle.legal(0) if words.startswith(("take", "leave"))] == ["take wood"]


# ------------------------------------------------------------------------------------------------- passing


def test_the_end_waits_for_who_holds_objectives() -> None:
    oracle = say(table(seat("nordic", objectives=[1, 2]), CRIMEA), "section move", "top coins")
    assert (step(oracle), oracle.legal(0)) == ("end", ["done"])


def test_a_single_card_is_paid_without_asking() -> None:
    crimea = seat("crimea", factory_card=4, hand={"3": 1}, coins=0)
    oracle = say(table(crimea, seat("nordic")), "section factory", "top use")
    assert (mine(oracle)["coins"], step(oracle)) == (3, "unit")
    two = {**crimea, "hand": {"3": 2}}
    assert step(say(table(two, seat("nordic")), "section factory", "top use")) == "card"


# ------------------------------------------------------------------------------------------------- set-up


def test_chosen_and_no_banned_pair() -> None:
    oracle = Oracle(2, {"deal": "chosen"}, Random(3))
    assert oracle.position()["options"] == {"deal": "chosen"}
    assert offered(oracle, "faction") == {"nordic", "rusviet", "crimea", "saxony", "polania"}
    say(oracle, "faction rusviet")
    assert offered(oracle, "mat") == {"engineering", "patriotic", "mechanical", "agricultural"}
    say(oracle, "mat patriotic")
    assert oracle.active() == {1}
    say(oracle, "faction crimea", "mat industrial")
    now = oracle.position()
    assert (now["turn"], now["options"], len(now["factory"])) == (1, {}, 3)


def test_what_would_force_a_banned_pair_is_not_offered() -> None:
    oracle = Oracle(5, {"deal": "chosen"}, Random(3))
    say(oracle, "faction nordic", "mat engineering", "faction saxony", "mat mechanical", "faction polania", "mat agricultural")
    assert (oracle.active(), step(oracle)) == ({3}, "faction")
    say(oracle, "faction rusviet")
    seats = [(each["faction"], each["mat"]) for each in oracle.position()["seats"]]
    assert seats[3:] == [("rusviet", "patriotic"), ("crimea", "industrial")]


def test_drafted_from_a_drawn_seat_and_back() -> None:
    events = [["tile", None, 1], *(["factory", None, n] for n in (1, 2, 3, 4)), ["first", None, 1]]
    oracle = Oracle(3, {"deal": "drafted"}, Told(events))
    order: list[int] = []
    for words in ("faction nordic", "faction saxony", "faction polania", "mat patriotic", "mat industrial"):
        order += oracle.active()
        say(oracle, words)
    assert [*order, *oracle.active()] == [1, 2, 0, 0, 2, 1]
    assert oracle.position()["pending"] == {"first": 1}


# ------------------------------------------------------------------------------------------------- doubts


def test_an_encounter_can_bring_a_star() -> None:
    nordic = seat("nordic", popularity=17, character="r5c3", workers={"r1c5": 7}, coins=2)
    oracle = say(table(nordic, CRIMEA, told=[["encounter", 0, 3]]), "section move", "character", "to r6c2", "done", "option 1")
    assert mine(oracle)["stars"] == {"popularity": 1}


def test_d8_ronin_lifts_to_the_sixth_star_and_the_attacker_goes_back() -> None:
    stars = {"upgrades": 1, "structures": 1, "recruits": 1, "combat": 2}
    togawa = seat("togawa", abilities=["ronin"], mechs={"r5c3": 1}, power=15, stars=stars)
    oracle = table(togawa, seat("nordic", character="r5c2"))
    say(oracle, "section move", "mech r5c3", "to r5c2", "done", "use ronin")
    assert oracle.over()
    assert mine(oracle)["mechs"] == {"r5c3": 1}


def test_d32_beaten_as_attacker_it_yields_nothing() -> None:
    human = seat("crimea", abilities=["speed"], mechs={"r6c0": 1}, power=7)
    automa = {"faction": "saxony", "power": 6, "mechs": {"r7c1": 1}, "workers": {}, "tracker": 4}
    oracle = alone(human, automa, [["automa", None, 17], ["automa-combat", None, 14], ["combat", "automa", 2]])
    say(oracle, "section bolster", "done", "dial 7")
    assert oracle.position()["resources"] == {}
    assert oracle.position()["automa"]["character"] is None, "it was nearest to the base"
    assert mine(oracle)["stars"] == {"combat": 1}


@pytest.mark.parametrize(("seats", "lines"), [(6, 6), (5, 0)])
def test_d37_meander(seats: int, lines: int) -> None:
    others = [seat(faction) for faction in ("nordic", "rusviet", "crimea", "saxony", "albion")]
    polania = seat("polania", workers={"r6c2": 1, "r2c4": 1, "r1c1": 1})
    oracle = table(polania, *others[: seats - 1], tokens=[])
    assert oracle.score_lines(0)["encounters"] == lines

"""The oracle against the rulebook's own examples, and against each rule but those of supplying."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from stephens import oracle, oracle_supply
from stephens.oracle import begin, choices, choose, renewal
from stephens.oracle_positions import (
    a_card,
    a_player,
    a_table,
    four,
    fulfilling,
    options,
    passing,
    stopping,
    supplying,
)
from stephens.oracle_table import NotAllowed, Position, player_of
from stephens.scoring import final_lines, master_points, places, sector_points, turns_left, winners

ALL_2 = "2a 2b 2c 2d 2e"


# ------------------------------------------------------------------------------------------------- the rulebook's examples


def test_army_moves_from_50_to_45() -> None:
    assert begin(four(army=50))["army"] == 45


def test_both_empty_furnaces_get_3_and_the_others_nothing() -> None:
    assert begin(four(army=50))["furnaces"] == {"UL": 3, "UR": 3, "LL": 2, "LR": 3}
    assert begin(four(army=50, furnaces={"UL": 0, "UR": 4, "LL": 0, "LR": 1}))["furnaces"] == {"UL": 3, "UR": 4, "LL": 3, "LR": 1}


def test_2a_scores_1_for_each_who_has_it() -> None:
    position = begin(a_table(a_player("Pedro", "2a"), a_player("Maria", "inf5"), a_player("Ângela", "2a 2c", score=7)))
    assert [player["score"] for player in position["players"]] == [1, 0, 8]


def test_private_factories_are_emptied_to_the_supply() -> None:
    position = four(private={"UL": {}, "UR": {}, "LL": {}, "LR": {"orange": 2}})
    after = begin(position)
    assert after["private"] == {"UL": {}, "UR": {}, "LL": {}, "LR": {}}
    assert [p["cubes"] for p in after["players"]] == [{}, {}, {}, {}]


def test_pedro_activates_a_column_of_three() -> None:
    pedro = a_player("Pedro", investments={"orange": ["OR4"], "pink": ["NO1"], "black": ["BL5"]}, cubes={"white": 1})
    position = choose(begin(a_table(pedro, a_player("Maria"))), {"player": "Pedro", "activate": 1})
    after = player_of(position, "Pedro")
    assert (after["forest"], after["dunes"], after["score"]) == (2, 2, 3)
    assert after["aside"] == {"orange": 1, "black": 2}
    assert after["cubes"] == {"white": 1}


def test_angela_supplies_two_factories() -> None:
    position = supplying(a_player("Ângela", "inf5", aside={"orange": 2, "black": 2}))
    for factory, colour in (("LL", "orange"), ("LL", "orange"), ("UR", "black"), ("UR", "black")):
        position = choose(position, {"player": "Ângela", "deliver": factory, "cubes": [colour]})
    assert position["private"] == {"UL": {}, "UR": {"black": 2}, "LL": {"orange": 2}, "LR": {}}
    angela = player_of(position, "Ângela")
    assert (angela["influence"], angela["coins"], angela["aside"]) == (2 + 4, 2, {})


def test_maria_fulfils_two_contracts() -> None:
    position = fulfilling(a_player("Maria", slots=["CR01", "UK02"], cubes={"pink": 1, "white": 1, "black": 1}))
    position = choose(position, {"player": "Maria", "fulfil": "CR01", "pay": {"pink": 1}, "spend": []})
    position = choose(position, {"player": "Maria", "fulfil": "UK02", "pay": {"white": 1, "black": 1}, "spend": []})
    maria = player_of(position, "Maria")
    assert (maria["slots"], maria["cubes"], maria["score"]) == ([], {}, 0)
    assert maria["fulfilled"] == {"crown": [{"card": "CR01", "spent": []}], "colonies": [], "uk": [{"card": "UK02", "spent": []}]}


def marias_table() -> Position:
    maria = a_player(
        "Maria",
        ALL_2,
        score=38,
        forest=6,
        dunes=5,
        influence=9,
        coins=11,
        cubes={"green": 5, "white": 6, "black": 3},
        accessories={"basket": 1},
        fulfilled={
            "crown": [{"card": "CR01", "spent": []}],
            "colonies": [{"card": "CO01", "spent": []}],
            "uk": [{"card": "UK02", "spent": ["crate", "chandelier"]}],
        },
    )
    position = a_table(maria, a_player("Pedro"))
    left, right = position["rows"]["left"], position["rows"]["right"]
    left["stephens"] = [a_card("R01", "Maria", "Pedro"), a_card("R02", "Pedro", "Maria"), a_card("R03", "Pedro")]
    left["lower"] = [a_card("R04", "Maria", "Pedro"), a_card("R05", "Maria")]
    left["upper"] = [a_card("R06", "Maria")]
    right["stephens"] = [a_card("B01", "Maria"), a_card("B02", "Pedro"), a_card("B03", "Pedro")]
    right["lower"] = [a_card("B04", "Maria", "Pedro"), a_card("B05", "Maria")]
    right["upper"] = [a_card("B07", "Maria", "Pedro")]
    return position


def test_marias_111_points_line_by_line() -> None:
    assert master_points(marias_table(), "Maria") == {"stephens": 2, "lower": 12, "upper": 10}
    assert final_lines(marias_table(), "Maria") == {
        "track": 38,
        "forest": 7,
        "dunes": 0,
        "masters": 24,
        "apprentices": 4,
        "contracts": 12,
        "2b": 7,
        "2c": 5,
        "2d": 9,
        "2e": 5,
        "total": 111,
    }


def test_an_apprentice_pays_the_master_only() -> None:
    assert final_lines(marias_table(), "Pedro") == {
        "track": 0,
        "forest": 0,
        "dunes": 0,
        "masters": 4,
        "apprentices": 1,
        "contracts": 0,
        "2b": 0,
        "2c": 0,
        "2d": 0,
        "2e": 0,
        "total": 5,
    }


# ------------------------------------------------------------------------------------------------- steps 1 to 4


@pytest.mark.parametrize(("seats", "cubes"), [(4, 3), (3, 2), (2, 2), (1, 2)])
def test_refill_goes_by_the_number_of_players(seats: int, cubes: int) -> None:
    position = a_table(*(a_player(name) for name in "ABCD"[:seats]), army=40)
    if seats == 1:
        position["automa"] = {"card": "A01", "bag": {}, "reserve": 9, "level": "easy"}
    assert begin(position)["furnaces"] == {"UL": 3, "UR": cubes, "LL": 2, "LR": cubes}


def test_a_renewal_needs_two_empty_furnaces_unless_it_is_the_last() -> None:
    position = four(furnaces={"UL": 0, "UR": 1, "LL": 1, "LR": 1})
    with pytest.raises(NotAllowed):
        begin(position)
    assert begin(position, final=True)["furnaces"] == {"UL": 3, "UR": 1, "LL": 1, "LR": 1}


def test_nothing_follows_the_final_renewal() -> None:
    after = passing(begin(four(), final=True))
    assert after["over"]
    with pytest.raises(NotAllowed):
        begin(after, final=True)


@pytest.mark.parametrize(("score", "ending"), [(44, False), (45, True), (46, True)])
def test_the_army_triggers_the_end_when_it_reaches_a_score(score: int, ending: bool) -> None:
    position = four()
    position["players"][2]["score"] = score
    assert begin(position)["ending"] is ending


def test_a_score_that_reaches_the_army_triggers_the_end() -> None:
    assert begin(a_table(a_player("Pedro", "2a", score=44)))["ending"]
    pedro = a_player("Pedro", score=42, investments={"orange": ["NO1"], "pink": ["NO3"], "black": []})
    before = begin(a_table(pedro, a_player("Maria")))
    assert not before["ending"]
    assert choose(before, {"player": "Pedro", "activate": 1})["ending"]


def test_the_army_stops_at_0() -> None:
    after = begin(four(army=0))
    assert after["army"] == 0
    assert after["ending"]


def test_the_next_player_goes_on() -> None:
    assert passing(begin(four(turn="Maria")))["turn"] == "André"
    assert passing(begin(four(turn="André")))["turn"] == "Pedro"


def test_each_step_goes_round_from_the_one_who_triggered() -> None:
    asked = []
    position = begin(four(turn="Maria"))
    while position["renewal"]:
        asked.append((position["renewal"]["step"], choices(position)[0]["player"]))
        position = choose(position, stopping(choices(position)))
    order = ["Maria", "André", "Pedro", "Ângela"]
    assert asked == [("invest", name) for name in order] + [("fulfil", name) for name in order]


# ------------------------------------------------------------------------------------------------- step 5


def test_columns_are_cut_across_the_rows() -> None:
    player = a_player("Pedro", investments={"orange": ["OR1", "NO2"], "pink": [], "black": ["BL1", "BL2", "BL3"]})
    assert oracle.columns(player) == [["OR1", "BL1"], ["NO2", "BL2"], ["BL3"]]


def test_a_column_is_activated_once() -> None:
    player = a_player("Pedro", investments={"orange": ["OR1", "OR2"], "pink": [], "black": []})
    position = begin(a_table(player, a_player("Maria")))
    assert options(position, "activate") == [1, 2]
    assert options(choose(position, {"player": "Pedro", "activate": 2}), "activate") == [1]


def test_a_column_that_the_tracks_cannot_pay_stays_shut() -> None:
    rows = {"orange": ["OR4", "OR4"], "pink": ["NO5"], "black": []}
    position = begin(a_table(a_player("Pedro", forest=1, investments=rows)))
    assert options(position, "activate") == [2]
    with pytest.raises(NotAllowed):
        choose(position, {"player": "Pedro", "activate": 1})


def test_the_first_column_may_use_up_what_the_second_needs() -> None:
    rows = {"orange": ["OR4", "OR5"], "pink": [], "black": []}
    position = begin(a_table(a_player("Pedro", forest=1, investments=rows)))
    assert options(choose(position, {"player": "Pedro", "activate": 2}), "activate") == []


# ------------------------------------------------------------------------------------------------- step 7


def test_two_of_a_colour_stand_for_another_with_4a() -> None:
    player = a_player("Pedro", slots=["UK02"], cubes={"white": 3, "green": 2})
    assert options(fulfilling(player), "fulfil") == []
    player["board"].remove("4a")
    ways = options(fulfilling(player), "pay")
    assert ways == [{"white": 1, "green": 2}, {"white": 3}, {"white": 2, "green": 2}]
    assert oracle.thrifty(ways) == [{"white": 1, "green": 2}, {"white": 3}]


def test_two_of_a_colour_stand_for_another_more_than_once() -> None:
    assert oracle.payments(["white", "black"], {"green": 4}, True) == [{"green": 4}]
    assert oracle.payments(["white", "black"], {"green": 3, "blue": 1}, True) == []
    assert oracle.payments(["white"], {"white": 2}, True) == [{"white": 1}]


def test_thrifty_payments_leave_the_wasteful_out() -> None:
    ways = oracle.payments(["white", "black"], {"white": 2, "black": 2}, True)
    assert {"white": 2, "black": 2} in ways
    assert oracle.thrifty(ways) == [{"white": 1, "black": 1}]


def test_a_named_accessory_and_one_of_choice() -> None:
    player = a_player("Pedro", slots=["UK09", "UK10"], cubes={"white": 3}, accessories={"basket": 1, "crate": 1})
    position = fulfilling(player)
    assert [(c["fulfil"], *c["spend"]) for c in choices(position) if "fulfil" in c] == [
        ("UK09", "basket"),
        ("UK10", "basket"),
        ("UK10", "crate"),
    ]
    position = choose(position, {"player": "Pedro", "fulfil": "UK10", "pay": {"white": 2}, "spend": ["basket"]})
    assert options(position, "fulfil") == []
    pedro = player_of(position, "Pedro")
    assert (pedro["accessories"], oracle_supply.collected(pedro)) == ({"crate": 1}, {"basket": 1, "crate": 1, "chandelier": 0})


def test_a_contract_bought_in_step_6_may_be_fulfilled_in_step_7() -> None:
    player = a_player("Pedro", cubes={"pink": 1}, investments={"orange": ["OR1"], "pink": ["PI1"], "black": ["BL1"]})
    after = renewal(
        a_table(player, a_player("Maria")),
        [
            {"player": "Pedro", "activate": 1},
            {"player": "Pedro", "done": "invest"},
            {"player": "Maria", "done": "invest"},
            {"player": "Pedro", "deliver": "UL", "cubes": ["black", "pink", "orange"]},
            {"player": "Pedro", "take": "CR01"},
            {"player": "Pedro", "fulfil": "CR01", "pay": {"pink": 1}, "spend": []},
            {"player": "Pedro", "done": "fulfil"},
            {"player": "Maria", "done": "fulfil"},
        ],
    )
    assert player_of(after, "Pedro")["fulfilled"]["crown"] == [{"card": "CR01", "spent": []}]
    assert after["renewal"] is None


def test_a_renewal_wants_all_its_choices() -> None:
    with pytest.raises(NotAllowed):
        renewal(four(), [{"player": "Pedro", "done": "invest"}])


# ------------------------------------------------------------------------------------------------- final scoring


def test_sectors_of_forest_and_dunes() -> None:
    assert [sector_points(space) for space in (0, 5, 6, 10, 11, 15)] == [0, 0, 7, 7, 15, 15]


def test_contracts_score_by_column() -> None:
    fulfilled = {"crown": ["CR05", "CR08"], "colonies": ["CO01"], "uk": ["UK02", "UK08", "UK01"]}
    rows = {row: [{"card": card, "spent": []} for card in cards] for row, cards in fulfilled.items()}
    player = a_player("Pedro", fulfilled=rows)
    assert final_lines(a_table(player), "Pedro")["contracts"] == 3 * (3 + 1 + 2) + 2 * (4 + 4) + 1 * 1


def test_contracts_in_the_slots_cost_nothing() -> None:
    assert final_lines(a_table(a_player("Pedro", slots=["CR08"])), "Pedro")["total"] == 0


def test_locked_abilities_score_nothing() -> None:
    position = marias_table()
    for ability in ("2b", "2c", "2d", "2e"):
        locked = deepcopy(position)
        locked["players"][0]["board"].append(ability)
        lines = final_lines(position, "Maria")
        assert final_lines(locked, "Maria") == {**lines, ability: 0, "total": 111 - lines[ability]}


def test_sets_of_accessories_count_hand_and_contracts() -> None:
    spent = {"crown": [{"card": "CR10", "spent": ["crate"]}], "colonies": [], "uk": [{"card": "UK09", "spent": ["basket"]}]}
    player = a_player("Pedro", ALL_2, accessories={"chandelier": 2, "crate": 1, "basket": 1}, fulfilled=spent)
    assert final_lines(a_table(player), "Pedro")["2e"] == 10
    player["accessories"]["chandelier"] = 1
    assert final_lines(a_table(player), "Pedro")["2e"] == 5


@pytest.mark.parametrize(
    ("other", "who"),
    [
        ({"score": 11}, ["B"]),
        ({"score": 10, "influence": 1, "coins": 9}, ["A"]),
        ({"score": 10, "influence": 3}, ["B"]),
        ({"score": 10, "influence": 2, "coins": 4}, ["A"]),
        ({"score": 10, "influence": 2, "coins": 6}, ["B"]),
        ({"score": 10, "influence": 2, "coins": 5}, ["A", "B"]),
    ],
)
def test_ties_go_by_influence_then_coins_then_are_shared(other: dict[str, Any], who: list[str]) -> None:
    position = a_table(a_player("A", score=10, influence=2, coins=5), a_player("B", **other), a_player("C"))
    assert winners(position) == who
    assert [name for name, place in places(position).items() if place == 1] == who
    assert places(position)["C"] == 3


def test_who_plays_after_the_end_is_triggered() -> None:
    assert turns_left(4, 1) == [2, 3, 0, 1, 2, 3]
    assert turns_left(2, 1) == [0, 1]

"""The oracle when private factories are supplied: what is delivered, what it pays, and what the Automa does."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from stephens import oracle_supply, oracle_table
from stephens.box import DISCS
from stephens.oracle import begin, choices, choose
from stephens.oracle_positions import (
    a_card,
    a_player,
    a_table,
    four,
    options,
    passing,
    supplying,
    until,
)
from stephens.oracle_table import NotAllowed, Position, influence_cap, player_of
from stephens.scoring import solo_rank

# ------------------------------------------------------------------------------------------------- step 6


def test_every_delivery_that_the_cubes_allow() -> None:
    position = supplying(a_player("Pedro", aside={"orange": 1, "pink": 1, "black": 1}))
    assert {(choice["deliver"], *choice["cubes"]) for choice in choices(position)} == {
        ("UL", "black"),
        ("UL", "black", "pink", "orange"),
        ("UR", "black"),
        ("UR", "black", "pink", "orange"),
        ("LL", "orange"),
        ("LL", "black", "pink"),
        ("LR", "pink"),
        ("LR", "black", "orange"),
    }


@pytest.mark.parametrize(
    ("factory", "colour", "what", "gained"),
    [
        ("UL", "black", "influence", 1),
        ("UR", "black", "coins", 1),
        ("LL", "orange", "influence", 2),
        ("LR", "pink", "coins", 2),
    ],
)
def test_what_a_single_cube_pays(factory: str, colour: str, what: str, gained: int) -> None:
    player = a_player("Pedro", aside={colour: 1})
    after = player_of(choose(supplying(player), {"player": "Pedro", "deliver": factory, "cubes": [colour]}), "Pedro")
    assert {key: after[key] - player[key] for key in ("influence", "coins")} == {"influence": 0, "coins": 0, what: gained}


@pytest.mark.parametrize(("factory", "cubes"), [("LL", ["black", "pink"]), ("LR", ["black", "orange"])])
def test_a_pair_pays_an_accessory_of_ones_choice(factory: str, cubes: list[str]) -> None:
    position = supplying(a_player("Pedro", aside=dict(Counter(cubes))))
    position = choose(position, {"player": "Pedro", "deliver": factory, "cubes": cubes})
    assert options(position, "accessory") == ["basket", "crate", "chandelier"]
    after = player_of(choose(position, {"player": "Pedro", "accessory": "crate"}), "Pedro")
    assert (after["accessories"], after["influence"], after["coins"]) == ({"crate": 1}, 2, 0)


def test_all_cubes_must_be_delivered() -> None:
    position = supplying(a_player("Pedro", aside={"pink": 1, "black": 1}))
    assert not options(position, "done")
    position = choose(position, {"player": "Pedro", "deliver": "LR", "cubes": ["pink"]})
    assert position["renewal"]["step"] == "supply"
    assert not options(position, "done")


def test_influence_over_the_cap_is_lost() -> None:
    position = supplying(a_player("Pedro", influence=3, aside={"orange": 1}))
    assert player_of(choose(position, {"player": "Pedro", "deliver": "LL", "cubes": ["orange"]}), "Pedro")["influence"] == 4


@pytest.mark.parametrize(
    ("gone", "cap"),
    [
        ("", 4),
        ("inf5", 9),
        ("inf5 inf10", 14),
        ("inf10", 4),
        ("inf5 inf10 inf15", 19),
        ("inf5 inf10 inf15 inf20", 25),
    ],
)
def test_influence_caps(gone: str, cap: int) -> None:
    assert influence_cap({}, a_player("Pedro", gone)) == cap
    assert influence_cap({"opponent": "OP5"}, a_player("Pedro", gone)) == (25 if cap == 25 else 9)


def buying(player: dict[str, Any], **facts: Any) -> Position:
    """A player who has delivered a set to the upper left factory."""
    player["aside"] = {"orange": 1, "pink": 1, "black": 1}
    position = supplying(player, **facts)
    return choose(position, {"player": "Pedro", "deliver": "UL", "cubes": ["black", "pink", "orange"]})


def test_a_set_buys_a_card_at_its_price() -> None:
    position = buying(a_player("Pedro", influence=2, coins=3))
    assert options(position, "take") == ["CR01", "CR02", "OR1", "OR2", "OR3"]
    after = choose(position, {"player": "Pedro", "take": "CR02"})
    pedro = player_of(after, "Pedro")
    assert (pedro["influence"], pedro["coins"], pedro["slots"]) == (0, 3, ["CR02"])
    assert after["contracts"]["spaces"] == ["CR01", "CR03", "CR04", "CR05", "CR06"]
    after = choose(position, {"player": "Pedro", "take": "OR3"})
    pedro = player_of(after, "Pedro")
    assert (pedro["influence"], pedro["coins"], pedro["investments"]["orange"]) == (2, 0, ["OR3"])


def test_a_full_board_takes_no_contract() -> None:
    assert options(buying(a_player("Pedro", slots=["UK01", "UK02", "UK03"])), "take") == []


def test_a_card_without_cubes_goes_to_any_row() -> None:
    pile = {"spaces": ["NO1"], "deck": [], "discards": []}
    position = buying(a_player("Pedro", influence=0, coins=1), investments=pile)
    assert options(position, "row") == ["orange", "pink", "black"]
    after = choose(position, {"player": "Pedro", "take": "NO1", "row": "pink"})
    assert player_of(after, "Pedro")["investments"]["pink"] == ["NO1"]
    assert after["investments"]["spaces"] == []


@pytest.mark.parametrize(("space", "paid"), [(1, 1), (2, 1), (5, 4)])
def test_a_discount_never_makes_it_free(space: int, paid: int) -> None:
    assert oracle_supply.price(a_player("Pedro", "4c 4d"), space) == paid
    assert oracle_supply.price(a_player("Pedro", "4c"), space) == space


def test_4c_throws_out_the_cheapest_once_and_binds_to_that_market() -> None:
    position = buying(a_player("Pedro", "4c", influence=1, coins=1))
    assert options(position, "discard") == ["contracts", "investments"]
    position = choose(position, {"player": "Pedro", "discard": "contracts"})
    assert position["contracts"]["spaces"] == ["CR02", "CR03", "CR04", "CR05", "CR06"]
    assert position["contracts"]["discards"] == ["CR01"]
    assert (options(position, "take"), options(position, "discard")) == (["CR02"], [])


def test_4c_is_for_buyers_only() -> None:
    assert options(buying(a_player("Pedro", "4c", influence=0, coins=1)), "discard") == ["investments"]
    assert options(buying(a_player("Pedro", influence=1, coins=1)), "discard") == []


def test_an_empty_deck_is_made_of_the_discards() -> None:
    pile = {"spaces": ["CR01", "CR02", "CR03", "CR04", "CR05"], "deck": [], "discards": ["UK01", "UK02"]}
    position = buying(a_player("Pedro"), contracts=pile)
    after = choose(position, {"player": "Pedro", "take": "CR01", "shuffled": ["UK02", "UK01"]})
    assert after["contracts"] == {"spaces": ["CR02", "CR03", "CR04", "CR05", "UK02"], "deck": ["UK01"], "discards": []}
    with pytest.raises(NotAllowed):
        choose(position, {"player": "Pedro", "take": "CR01", "shuffled": ["UK02", "UK03"]})


def hiring(player: dict[str, Any], **facts: Any) -> Position:
    """A player who has delivered a set to the upper right factory."""
    player["aside"] = {"orange": 1, "pink": 1, "black": 1}
    position = supplying(player, **facts)
    return choose(position, {"player": "Pedro", "deliver": "UR", "cubes": ["black", "pink", "orange"]})


def test_discs_that_wait_for_others() -> None:
    free = oracle_table.free_discs
    assert free({}, a_player("Pedro")) == ["inf5", "inf10", "inf15", "inf20", "2a", "3a", "3b", "4a", "4c", "5a"]
    assert free({}, a_player("Pedro", "2a 4a 4c 5a 5b")) == [
        "inf5",
        "inf10",
        "inf15",
        "inf20",
        "2b",
        "2c",
        "2d",
        "2e",
        "3a",
        "3b",
        "4b",
        "4d",
        "5c",
    ]


def test_a_worker_creates_a_profession() -> None:
    position = hiring(a_player("Pedro", coins=3))
    after = choose(position, {"player": "Pedro", "disc": "inf5", "create": "R01", "level": "stephens"})
    pedro = player_of(after, "Pedro")
    assert (pedro["coins"], "inf5" in pedro["board"]) == (1, False)
    assert after["rows"]["left"]["stephens"] == [a_card("R01", "Pedro")]
    assert (after["professions"]["red"]["spaces"], after["professions"]["red"]["deck"][:2]) == (["R03", "R02"], ["R04", "R05"])


def test_the_top_of_the_deck_may_be_taken() -> None:
    position = hiring(a_player("Pedro", coins=3))
    after = choose(position, {"player": "Pedro", "disc": "inf5", "create": "R03", "level": "stephens"})
    assert (after["professions"]["red"]["spaces"], after["professions"]["red"]["deck"][0]) == (["R01", "R02"], "R04")
    assert "R04" not in options(position, "create")


def test_a_face_up_deck_is_rebuilt_at_once() -> None:
    professions = {
        "red": {"spaces": ["R04", "R05"], "deck": ["R10"], "discards": ["R01", "R02"]},
        "blue": {"spaces": [None, "B05"], "deck": [], "discards": []},
    }
    position = hiring(a_player("Pedro"), professions=professions)
    red = choose(position, {"player": "Pedro", "disc": "3a", "create": "R05", "level": "stephens", "shuffled": ["R02", "R01"]})
    assert red["professions"]["red"] == {"spaces": ["R04", "R10"], "deck": ["R02", "R01"], "discards": []}
    blue = choose(position, {"player": "Pedro", "disc": "3a", "create": "B05", "level": "stephens"})
    assert blue["professions"]["blue"] == {"spaces": [None, None], "deck": [], "discards": []}


@pytest.mark.parametrize(
    ("target", "below", "strict", "with_3b"),
    [
        (0, 1, False, True),
        (1, 2, False, True),
        (1, 3, True, True),
        (2, 2, False, False),
    ],
)
def test_rows_get_shorter_upwards(target: int, below: int, strict: bool, with_3b: bool) -> None:
    position = four()
    for lower, upper in (("stephens", "lower"), ("lower", "upper")):
        position["rows"]["left"] = {"stephens": [], "lower": [], "upper": [], lower: [{}] * below, upper: [{}] * target}
        assert oracle_supply.fits(position, a_player("Pedro"), "left", upper, "inf5") is strict
        assert oracle_supply.fits(position, a_player("Pedro", "3b"), "left", upper, "inf5") is with_3b


def test_a_worker_reinforces_anothers_profession() -> None:
    position = hiring(a_player("Pedro", coins=1))
    position["rows"]["left"]["stephens"] = [
        a_card("R01", "Other"),
        a_card("R04", "Pedro"),
        a_card("R05", "Other", "Maria"),
        a_card("R03", "Other"),
        a_card("R07", "Other"),
        a_card("R02", "Other"),
    ]
    assert set(options(position, "reinforce")) == {"R01", "R02"}
    after = choose(position, {"player": "Pedro", "disc": "2a", "reinforce": "R01"})
    assert after["rows"]["left"]["stephens"][0] == a_card("R01", "Other", "Pedro")
    assert player_of(after, "Pedro")["coins"] == 0


def test_a_doubt_is_one_line_to_change(monkeypatch: pytest.MonkeyPatch) -> None:
    position = hiring(a_player("Pedro", coins=9))
    position["rows"]["left"]["stephens"] = [a_card("R10", "Pedro")]
    new_row = {"player": "Pedro", "disc": "3b", "create": "R01", "level": "lower"}
    assert new_row not in choices(position)
    monkeypatch.setitem(oracle_table.RULINGS, "3b helps the card its own disc goes to", True)
    assert new_row in choices(position)
    assert {**new_row, "disc": "3a"} not in choices(position)
    monkeypatch.setitem(oracle_table.RULINGS, "a usable card or worker reward may be declined", False)
    assert options(position, "decline") == options(buying(a_player("Pedro")), "decline") == []


def test_a_set_may_be_delivered_for_nothing() -> None:
    poor = hiring(a_player("Pedro", " ".join(DISCS)))
    assert choices(poor) == [{"player": "Pedro", "decline": "worker"}]
    poor = buying(a_player("Pedro", influence=0))
    assert choices(poor) == [{"player": "Pedro", "decline": "card"}]


# ------------------------------------------------------------------------------------------------- alone


def alone(card: str, **facts: Any) -> Position:
    automa = {"card": card, "bag": {"orange": 7, "pink": 7, "black": 7}, "reserve": 9, "level": "normal"}
    return a_table(a_player("Pedro", **facts), automa=automa)


def test_the_automa_delivers_along_its_arrow_before_the_player() -> None:
    player = {"investments": {"orange": ["OR1"], "pink": [], "black": []}}
    position = choose(begin(alone("A04", **player)), {"player": "Pedro", "activate": 1})  # 3 cubes, UR, against the clock
    position = choose(position, {"player": "Pedro", "done": "invest"})
    assert len(choices(position)) == 27
    position = choose(position, {"player": "Automa", "draw": ["pink", "black", "pink"]})
    assert position["private"] == {"UR": {"pink": 1}, "UL": {"black": 1}, "LL": {"pink": 1}, "LR": {}}
    assert position["automa"]["bag"] == {"orange": 7, "pink": 5, "black": 6}
    position = choose(position, {"player": "Pedro", "deliver": "LL", "cubes": ["orange"]})
    assert position["private"]["LL"] == {"pink": 1, "orange": 1}


def test_the_automas_disc_goes_below_a_master_of_the_player() -> None:
    position = until(begin(alone("A10")), "automa")  # 1 cube, LR, and a disc
    empty = choose(position, {"player": "Automa", "draw": ["pink"]})
    assert empty["renewal"]["step"] == "fulfil"
    position["rows"]["left"]["stephens"] = [a_card("R01", "Pedro"), a_card("R03", "Pedro"), a_card("R04", "Automa")]
    position = choose(position, {"player": "Automa", "draw": ["pink"]})
    assert choices(position) == [{"player": "Pedro", "automa_apprentice": "R01"}]
    position = choose(position, {"player": "Pedro", "automa_apprentice": "R01"})
    assert position["rows"]["left"]["stephens"][0] == a_card("R01", "Pedro", "Automa")
    assert (position["automa"]["reserve"], position["renewal"]["step"]) == (8, "fulfil")


def test_a_bag_that_runs_out() -> None:
    position = alone("A03")
    position["automa"]["bag"] = {"pink": 2}
    assert choices(until(begin(position), "automa")) == [{"player": "Automa", "draw": ["pink", "pink"]}]
    position["automa"]["bag"] = {}
    assert choices(until(begin(position), "automa")) == [{"player": "Automa", "draw": []}]


def test_never_more_than_three_workers_ahead_of_the_automa() -> None:
    position = hiring(a_player("Pedro"), automa={"card": "A01", "bag": {}, "reserve": 9, "level": "easy"})
    position["rows"]["left"]["stephens"] = [a_card("R04", "Automa")] + [a_card(card, "Pedro") for card in ("R05", "R10", "R12")]
    assert options(position, "disc")
    position["rows"]["left"]["stephens"].append(a_card("R19", "Pedro"))
    assert options(position, "disc") == []


@pytest.mark.parametrize(("level", "number"), [("easy", 7), ("normal", 6), ("hard", 5)])
def test_the_level_sets_the_last_renewal(level: str, number: int) -> None:
    position, count = alone("A01", score=54), 0
    position["automa"]["level"], position["army"] = level, 55
    while not position["ending"]:
        position["furnaces"] = {"UL": 0, "UR": 0, "LL": 1, "LR": 1}
        position, count = passing(begin(position)), count + 1
    assert count == number


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_against_an_opponent_the_last_renewal_is_the_same_at_every_level(level: str) -> None:
    position = alone("A01")
    position["automa"]["level"], position["opponent"] = level, "OP1"
    ends = {army: begin({**position, "army": army})["ending"] for army in (40, 35, 30, 25)}
    assert ends == {40: False, 35: False, 30: True, 25: True}


def test_ranks_of_the_lone_player() -> None:
    assert [solo_rank("normal", points) for points in (120, 121, 159, 160)] == [0, 1, 1, 2]
    assert [solo_rank("easy", points) for points in (140, 141, 179, 180)] == [0, 1, 1, 2]
    assert [solo_rank("hard", points) for points in (100, 101, 139, 140)] == [0, 1, 1, 2]


def test_what_the_opponents_forbid() -> None:
    position = supplying(a_player("Pedro", accessories={"crate": 1}, aside={"pink": 1, "black": 1}), opponent="OP3")
    position = choose(position, {"player": "Pedro", "deliver": "LL", "cubes": ["black", "pink"]})
    assert options(position, "accessory") == ["basket", "chandelier"]
    position["players"][0]["accessories"] = {"basket": 1, "crate": 1, "chandelier": 1}
    assert options(position, "accessory") == ["basket", "crate", "chandelier"]
    assert "2d" not in oracle_table.free_discs({"opponent": "OP4"}, a_player("Pedro", "2a"))
    pile = {"spaces": ["CR01", "CR02", "CR03", "CR04"], "deck": ["CR05", "CR06"], "discards": []}
    after = choose(buying(a_player("Pedro"), contracts=pile, opponent="OP2"), {"player": "Pedro", "take": "CR01"})
    assert after["contracts"]["spaces"] == ["CR02", "CR03", "CR04", "CR05"]

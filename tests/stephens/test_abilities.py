"""Set-up, abilities, the steps of a renewal phase, the end."""

from __future__ import annotations

from typing import Any

import pytest

from fabrica import IllegalMove, Match
from fabrica.games.stephens.components import CONTRACTS, INVESTMENTS, OURS, RED, REFILL, STARTING
from stephens.positions import RENEWS, SET_ASIDE, change, match_of, of, play, worker

QUIET: dict[str, Any] = {}


def refused(match: Match, words: str) -> str:
    with pytest.raises(IllegalMove) as error:
        match.play(words)
    return error.value.refusal.id


# The player board


def test_the_starting_worker_leaves_the_board_by_choice() -> None:
    """A1: any disc that may leave; nothing is paid."""
    match = Match("stephens", seats=2, seed=1)
    assert {"unlock 2a", "unlock inf20", "unlock 5a"} <= set(match.moves(0))
    assert not {"unlock 2b", "unlock 4b", "unlock 4d", "unlock 5b"} & set(match.moves(0))
    play(match, "unlock 2a", "unlock 3b")
    assert [of(match, seat)["unlocked"] for seat in (0, 1)] == [["2a"], ["3b"]]
    assert match.active == (0,)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_set_up(seats: int) -> None:
    """A2, A3: coins by seat, a starting profession each; of two players one is on either side."""
    for seed in range(6):
        match = Match("stephens", seats=seats, seed=seed)
        now = match.position()
        assert [seat["coins"] for seat in now["seats"]] == [2, 3, 4, 5][:seats]
        assert {(seat["influence"], seat["forest"], seat["dunes"], seat["score"]) for seat in now["seats"]} == {(2, 3, 3, 0)}
        sides = [len(now["rows"][side]["stephens"]) for side in ("left", "right")]
        assert sum(sides) == seats
        assert seats != 2 or sides == [1, 1]
        assert set(now["furnaces"].values()) == {4}


@pytest.mark.parametrize(
    ("disc", "before"),
    [*((f"2{x}", "2a") for x in "bcde"), ("4b", "4a"), ("4d", "4c"), ("5b", "5a"), ("5c", "5b")],
)
def test_some_discs_leave_after_others(disc: str, before: str) -> None:
    chain = {"5b": ["5a"], "2a": [], "4a": [], "4c": [], "5a": []}[before]
    match = match_of({"coins": 9, "unlocked": chain}, QUIET)
    play(match, "create r01 stephens")
    assert refused(match, f"unlock {disc}") == "disc-after"
    play(match, f"unlock {before}")
    assert before in of(match, 0)["unlocked"]


def test_redrawing_professions_once_before_the_action() -> None:
    """3a: never the top card of the deck, which comes down; then the turn goes on."""
    match = match_of({"unlocked": ["3a"]}, QUIET)
    play(match, "redraw red")
    now = match.position()
    assert now["discards"]["professions"] == ["r03", "r17"]
    assert "r01" in now["professions"][1:3]
    assert now["professions"][3:] == ["b01", "b03", "b17"]
    assert refused(match, "redraw blue") == "redrawn"
    assert match.active == (0,)


def test_rows_of_equal_height_with_3b() -> None:
    for unlocked, allowed in ((["3a"], False), (["3b"], True)):
        match = match_of({"coins": 9, "unlocked": unlocked}, QUIET, side="left")
        assert ("create r01 lower" in match.moves(0)) == allowed
        assert "create r01 upper" not in match.moves(0)
    assert refused(match_of({"coins": 9, "unlocked": ["3a"]}, QUIET, side="left"), "create r01 lower") == "row-too-high"


def test_the_ability_of_the_same_worker_comes_too_late_for_its_row() -> None:
    """The card is placed before the disc is chosen."""
    match = match_of({"coins": 9, "unlocked": ["3a"]}, QUIET, side="left")
    assert "create r01 lower" not in match.moves(0)


def test_substituting_cubes() -> None:
    """4a, A16: any number of times in a contract; what is owed can be paid in other ways, too."""
    me = {"contracts": ["cr05"], "cubes": {"white": 3, "pink": 3}, "unlocked": ["4a"]}
    match = match_of(me, QUIET, furnaces=RENEWS)
    play(match, "glass ll", "fulfil cr05")
    ways = {f"substitute {two} {one}" for two in ("white", "pink") for one in ("blue", "green")} | {"substitute white pink"}
    assert set(match.moves(0)) == ways
    play(match, "substitute white blue", "substitute white green")
    assert of(match, 0)["cubes"] == {"pink": 2}
    assert of(match, 0)["fulfilled"]["crown"] == ["cr05"]


def test_two_cards_with_one_white_cube() -> None:
    """4b, A8: both at the costs before anything slides; the market is filled afterwards."""
    match = match_of({"influence": 4, "unlocked": ["4a", "4b"]}, QUIET)
    play(match, "glass ll", "accept cr08")
    assert match.position()["contracts"] == [None, "co08", "uk08", "cr13", "co13"]
    play(match, "accept uk08")
    assert of(match, 0)["influence"] == 0
    assert match.position()["contracts"][:3] == ["co08", "cr13", "co13"]


def test_discarding_the_cheapest_card_first() -> None:
    """4c: once, before anything is acquired."""
    match = match_of({"influence": 4, "unlocked": ["4c"]}, QUIET)
    play(match, "glass ll", "skim contracts")
    assert match.position()["discards"]["contracts"] == ["cr08"]
    assert match.position()["contracts"][0] == "co08"
    assert refused(match, "skim contracts") == "skimmed"


def test_a_supplied_set_acquires_from_the_market_whose_cheapest_card_was_discarded() -> None:
    """4c is for the card that is acquired: not for a market in which nothing can be, nor for one and then the other."""
    rich = {"influence": 4, "coins": 4, "unlocked": ["4c"], **SET_ASIDE}
    match = play(match_of(rich, QUIET, phase="renewal", step="supplying"), "supply ul set")
    assert {"skim contracts", "skim investments"} <= set(match.moves(0))
    play(match, "skim contracts")
    assert not [words for words in match.moves(0) if words.startswith(("fund", "skim"))]
    assert refused(match, "fund or1") == refused(match, "skim investments") == "other-market"
    full = match_of({**rich, "contracts": ["cr01", "cr02", "cr03"]}, QUIET, phase="renewal", step="supplying")
    assert refused(play(full, "supply ul set"), "skim contracts") == "slots-full"
    poor = match_of({**rich, "coins": 0}, QUIET, phase="renewal", step="supplying")
    assert refused(play(poor, "supply ul set"), "skim investments") == "too-little"


def test_no_more_than_three_contracts() -> None:
    match = match_of({"influence": 4, "contracts": ["cr01", "co01", "uk01"]}, QUIET)
    play(match, "glass ll")
    assert match.active == (1,)


def test_an_investment_without_cubes_goes_into_any_row() -> None:
    match = match_of({"coins": 9}, QUIET)
    play(match, "glass lr")
    assert {"fund no1 orange", "fund no1 pink", "fund no1 black"} <= set(match.moves(0))
    with pytest.raises(IllegalMove, match="row"):
        match.play("fund no1")


@pytest.mark.parametrize(("unlocked", "most"), [([], 1), (["5a"], 2), (["5a", "5b"], 3), (["5a", "5b", "5c"], 4)])
def test_taking_several_cubes_of_a_private_factory(unlocked: list[str], most: int) -> None:
    match = match_of({"unlocked": unlocked}, QUIET, private={"ll": {"orange": 3, "pink": 3}})
    play(match, "goods ll orange", *["also pink"] * min(2, most - 1), *["also orange"] * (most - 3))
    assert sum(of(match, 0)["cubes"].values()) == most
    assert match.active == (1,)


def test_fewer_cubes_are_enough() -> None:
    match = match_of({"unlocked": ["5a", "5b"]}, QUIET, private={"ll": {"orange": 3}})
    play(match, "goods ll orange", "enough")
    assert of(match, 0)["cubes"] == {"orange": 1}
    assert match.active == (1,)


def test_an_empty_furnace_instead_of_the_row() -> None:
    """5*, A7: after three cubes; one card only, even with 4b."""
    me = {"influence": 4, "unlocked": ["4a", "4b", "5a", "5b"]}
    match = match_of(me, QUIET, private={"ll": {"orange": 3}}, furnaces={"ll": 0})
    play(match, "goods ll orange", "also orange", "also orange")
    assert match.moves(0) == ["row", "instead ll"]
    assert refused(match, "instead ul") == "furnace-not-empty"
    play(match, "instead ll", "accept cr08")
    assert match.active == (1,)


def test_no_benefit_is_taken_twice_and_each_may_be_left() -> None:
    rows = {"left": {"stephens": [worker("r01", 0), worker("r03", 0)]}}
    match = match_of({"unlocked": ["3a", "3b"]}, QUIET, rows=rows, professions=["r05", "r06", "r17", "b01", "b03", "b17"])
    play(match, "glass ul", "use r03")
    assert refused(match, "use r03") == "no-worker-there"
    before = of(match, 0)
    play(match, "done")
    assert change(before, of(match, 0)) == {}


# Renewal


def supplied(**rest: Any) -> Match:
    """A seat that has one cube of each colour to supply."""
    me = {"investments": {"orange": ["or2"], "pink": ["pi2"], "black": ["bl2"]}, **rest}
    match = play(match_of(me, QUIET, furnaces=RENEWS), "glass ll")
    return play(match, *(["done"] if match.phase == "turn" else []), "column 1")


def test_a_set_brings_a_card_for_its_cost() -> None:
    match = supplied(influence=1)
    play(match, "supply ul set", "accept cr08")
    assert of(match, 0)["contracts"] == ["cr08"]
    assert match.position()["private"]["ul"] == {"orange": 1, "pink": 1, "black": 1}
    assert None not in match.position()["contracts"]


def test_a_set_brings_a_worker() -> None:
    """A10: created or reinforced, paid, the market filled at once."""
    match = supplied(coins=2)
    play(match, "supply ur set", "create r01 stephens", "unlock 3a")
    assert of(match, 0)["coins"] == 0
    assert match.position()["rows"]["left"]["stephens"] == [worker("r01", 0)]
    assert None not in match.position()["professions"]


def test_every_cube_must_be_delivered() -> None:
    match = supplied()
    assert refused(match, "done") == "decide-first"
    play(match, "supply lr basket", "supply lr pink")
    assert (of(match, 0)["accessories"], of(match, 0)["coins"]) == ({"basket": 1}, 2)


def test_a_column_that_cannot_be_paid_is_not_activated() -> None:
    me = {"forest": 1, "investments": {"orange": ["or4", "or1"], "pink": ["pi6"]}}
    match = match_of(me, QUIET, furnaces=RENEWS, investments=["or3", "pi1", "bl1", "no1", "no2"])
    play(match, "glass ll")
    assert match.moves(0) == ["column 2", "done"]
    assert refused(match, "column 1") == "column-costs"


def test_supplying_comes_before_fulfilling() -> None:
    """A6: an accessory that was just won may be spent; it counts for a set although it is gone."""
    match = supplied(contracts=["uk09"])
    play(match, "supply ll basket", "supply ll orange", "fulfil uk09")
    assert (of(match, 0)["accessories"], of(match, 0)["spent"]) == ({}, {"basket": 1})


def test_an_accessory_of_ones_choice_is_named() -> None:
    me = {"contracts": ["uk10"], "cubes": {"white": 1}, "accessories": {"crate": 1, "basket": 1}}
    match = match_of(me, QUIET, furnaces=RENEWS)
    play(match, "glass ll")
    assert set(match.moves(0)) == {"fulfil uk10 basket", "fulfil uk10 crate", "done"}
    play(match, "fulfil uk10 crate")
    assert of(match, 0)["spent"] == {"crate": 1}


def test_the_army_at_zero_triggers_the_end() -> None:
    """A14"""
    match = match_of(QUIET, QUIET, furnaces=RENEWS, army=5)
    play(match, "glass ll")
    assert (match.position()["army"], match.position()["turns_left"]) == (0, 3 - 1)


def test_ties_go_to_influence_and_then_coins() -> None:
    table: dict[str, Any] = {"phase": "over", "final": True}
    assert match_of({"influence": 1}, {"coins": 9}, **table).winners == (0,)
    assert match_of({"coins": 1}, {"coins": 2}, **table).winners == (1,)
    assert match_of({"coins": 2}, {"coins": 2}, **table).winners == (0, 1)


# The box


def test_the_box_says_what_is_reconstructed() -> None:
    """Two contracts and four benefits are stated; so are the counts of the decks."""
    assert (len(RED), len(CONTRACTS), len(INVESTMENTS), len(STARTING)) == (23, 39, 32, 4)
    assert [card.id for card in CONTRACTS if card.prov != OURS] == ["cr01", "uk02"]
    assert [card.id for card in RED if card.prov != OURS] == ["r02", "r03", "r04", "r09"]
    assert all(card.prov == OURS for card in INVESTMENTS)
    assert REFILL[45][0] == 3

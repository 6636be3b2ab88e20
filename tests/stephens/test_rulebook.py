"""The worked examples of the rulebook, in its order, and the cases derived from it; each from a written position."""

from __future__ import annotations

from typing import Any

import pytest

import fabrica
from fabrica import Match
from fabrica.games.stephens.data.view import rank
from fabrica.games.stephens.rules import ending
from fabrica.games.stephens.rules.acquiring import price
from fabrica.games.stephens.rules.state import TABLE
from fabrica.games.stephens.rules.tables import ALL_DISCS, DISC_ID, SECTOR_POINTS
from fabrica.games.stephens.rules.tracks import influence_cap
from fabrica.games.stephens.rules.workers import fits
from stephens.positions import Position, change, match_of, of, play, until_turn, worker, written

ANDRE, PEDRO, ANGELA, MARIA = range(4)
QUIET: dict[str, Any] = {}


def test_accepting_the_cheapest_contract() -> None:
    """EX01"""
    match = match_of({"influence": 2}, QUIET)
    before = of(match, 0)
    play(match, "glass ll", "accept cr08")
    assert change(before, of(match, 0)) == {"white": 1, "influence": -1}
    now = match.position()
    assert of(match, 0)["contracts"] == ["cr08"]
    assert now["furnaces"]["ll"] == 3
    assert now["contracts"][:4] == ["co08", "uk08", "cr13", "co13"]
    assert now["contracts"][4] is not None
    assert now["turn"] == 1


def test_funding_the_investment_in_the_middle() -> None:
    """EX02"""
    match = match_of({"coins": 4}, QUIET)
    before = of(match, 0)
    play(match, "glass lr", "fund bl1")
    assert change(before, of(match, 0)) == {"white": 1, "coins": -3}
    assert of(match, 0)["investments"] == {"orange": [], "pink": [], "black": ["bl1"]}
    now = match.position()
    assert now["furnaces"]["lr"] == 3
    assert now["investments"][:4] == ["or1", "pi1", "no1", "no2"]
    assert None not in now["investments"]


def test_creating_a_profession_for_three_coins() -> None:
    """EX03: the second card from the left, beside the upper left furnace; the deck fills its space, no benefit comes now."""
    match = match_of({"coins": 3}, QUIET)
    before = of(match, 0)
    play(match, "create r03 stephens", "unlock 2a")
    assert change(before, of(match, 0)) == {"coins": -3}
    assert of(match, 0)["unlocked"] == ["2a"]
    now = match.position()
    assert now["rows"]["left"]["stephens"] == [worker("r03", 0)]
    assert now["professions"][:3] == [now["professions"][0], "r01", "r17"]
    assert now["professions"][0] not in (None, "r01", "r03", "r17")
    assert now["turn"] == 1


def test_reinforcing_for_nothing() -> None:
    """EX04: the master gets a point in the final scoring, the apprentice none."""
    match = match_of(QUIET, {"unlocked": ["3a"]}, rows={"left": {"stephens": [worker("r04", 1)]}})
    scores = match.scores
    before = of(match, 0)
    play(match, "reinforce r04", "unlock 3a")
    assert change(before, of(match, 0)) == {}
    assert of(match, 0)["unlocked"] == ["3a"]
    assert match.scores == (scores[0], scores[1] + 1)


def test_activating_a_row() -> None:
    """EX05: everyone with a worker in the row, from the active player on, in the order of their choice."""
    rows = {"left": {"stephens": [worker("s1", 0), worker("r04", 0, 1), worker("r03", 2), worker("r02", 3)]}}
    others: list[Position] = [{"influence": 1, "unlocked": ["3a"]}, {"unlocked": ["3a"]}, {"unlocked": ["3a"]}]
    match = match_of({"unlocked": ["3a", "3b"]}, *others, rows=rows, professions=["r01", "r05", "r17", "b01", "b03", "b17"])
    before = [of(match, seat) for seat in range(4)]
    play(match, "glass ul", "use s1 influence", "use r04", "use r04", "use r03", "use r02 coin")
    assert change(before[ANDRE], of(match, ANDRE)) == {"green": 1, "dunes": 1}
    assert change(before[PEDRO], of(match, PEDRO)) == {"influence": -1, "dunes": 1}
    assert change(before[ANGELA], of(match, ANGELA)) == {"coins": 1, "influence": 1}
    assert change(before[MARIA], of(match, MARIA)) == {"coins": 1}
    assert match.position()["turn"] == 1


def test_the_second_empty_furnace_brings_a_renewal_after_the_purchase() -> None:
    """EX06"""
    match = match_of({"coins": 1}, QUIET, QUIET, QUIET, furnaces={"ul": 0, "lr": 1})
    play(match, "glass lr")
    assert match.position()["army"] == 55
    play(match, "fund or1")
    assert match.position()["army"] == 50
    assert match.phase == "renewal"


def before_renewal(*seats: dict[str, Any], **table: Any) -> Match:
    """The white cube that the first seat takes is the last of the second furnace."""
    return match_of(*seats, **{"furnaces": {"ul": 0, "ll": 1, "ur": 2, "lr": 3}, **table})


def test_the_army_and_the_furnaces() -> None:
    """EX07, EX08: from 50 to 45, where four players get three cubes into each empty furnace and nowhere else."""
    match = before_renewal(QUIET, QUIET, QUIET, QUIET, army=50)
    play(match, "glass ll")
    now = match.position()
    assert now["army"] == 45
    assert now["furnaces"] == {"ul": 3, "ur": 2, "ll": 3, "lr": 3}
    assert now["turn"] == 1


def test_a_point_of_the_ability_in_every_renewal() -> None:
    """EX09"""
    match = before_renewal(QUIET, {"unlocked": ["2a"]})
    play(match, "glass ll")
    assert [of(match, seat)["score"] for seat in (0, 1)] == [0, 1]


def test_private_factories_are_emptied() -> None:
    """EX10"""
    match = before_renewal(QUIET, QUIET, private={"lr": {"orange": 2}})
    cubes = of(match, 1)["cubes"]
    play(match, "glass ll")
    assert match.position()["private"] == {"ul": {}, "ur": {}, "ll": {}, "lr": {}}
    assert of(match, 1)["cubes"] == cubes


def test_a_column_of_three_investments() -> None:
    """EX11: down in forest and dunes, three points, an orange and two black cubes set aside, none of them in the reserve."""
    pedro = {"investments": {"orange": ["or4"], "pink": ["no1"], "black": ["bl5"]}}
    match = before_renewal(QUIET, pedro, investments=["or1", "pi1", "bl1", "no3", "no2"])
    before = of(match, 1)
    play(match, "glass ll", "column 1")
    assert change(before, of(match, 1)) == {"forest": -1, "dunes": -1, "score": 3}
    assert of(match, 1)["aside"] == {"orange": 1, "black": 2}
    assert of(match, 1)["cubes"] == {}


def test_supplying_private_factories() -> None:
    """EX12"""
    angela = {"investments": {"orange": ["or7"], "pink": [], "black": ["bl3"]}, "unlocked": ["inf5"]}
    match = before_renewal(QUIET, angela)
    before = of(match, 1)
    play(match, "glass ll", "column 1")
    play(match, "supply ll orange", "supply ll orange", "supply ur black", "supply ur black")
    assert change(before, of(match, 1)) == {"forest": -1, "influence": 4, "coins": 2}
    assert match.position()["private"] == {"ul": {}, "ur": {"black": 2}, "ll": {"orange": 2}, "lr": {}}
    assert of(match, 1)["aside"] == {}


def test_fulfilling_two_contracts() -> None:
    """EX13"""
    match = before_renewal({"contracts": ["cr01", "uk02"], "cubes": {"pink": 1, "black": 1}}, QUIET)
    play(match, "glass ll", "fulfil cr01", "fulfil uk02")
    me = of(match, 0)
    assert (me["cubes"], me["contracts"], me["score"]) == ({}, [], 0)
    assert me["fulfilled"] == {"crown": ["cr01"], "colonies": [], "uk": ["uk02"]}


def maria() -> Any:
    """A position in which she has everything of the example."""
    left = {
        "stephens": [worker("s1", 1), worker("r01", 1), worker("r02", 0, 1), worker("r04", 0, 1)],
        "lower": [worker("r05", 0, 1), worker("r03", 0), worker("r06", 0)],
        "upper": [worker("r09", 0, 1), worker("r08", 0)],
    }
    right = {"stephens": [worker("b05", 1), worker("b01", 1)], "lower": [worker("b03", 0)]}
    unlocked = ["inf5", "2a", "2b", "2c", "2d", "2e", "3a", "3b"]
    me = {
        "score": 38, "forest": 8, "dunes": 5, "coins": 11, "influence": 9, "unlocked": unlocked,
        "cubes": {"green": 9, "black": 5}, "accessories": {"basket": 1, "crate": 2, "chandelier": 1},
        "fulfilled": {"crown": ["cr01"], "colonies": ["co01"], "uk": ["uk02"]},
    }  # fmt: skip
    other = {"unlocked": ["3a", "3b", "4a", "4b", "4c", "4d", "5a", "5b"]}
    professions = ["r17", "r18", "r19", "b17", "b18", "b19"]
    table: Position = {"rows": {"left": left, "right": right}, "army": 20, "turns_left": 0, "professions": professions}
    return fabrica.Match.from_position(written(me, other, phase="over", final=True, **table), 1)._state


def test_marias_final_scoring_line_by_line() -> None:
    """EX14: 38 + 7 + 0 + 24 + 4 + 12 + 26 = 111"""
    s = maria()
    me = s.seats[0]
    assert SECTOR_POINTS[8] == 7
    assert SECTOR_POINTS[5] == 0
    assert ending.master_points(s, 0) == 2 * 1 + 4 * 3 + 2 * 5 == 24
    assert ending.apprentice_points(s, 0) == 4
    assert ending.apprentice_points(s, 1) == 0
    assert ending.contract_points(me) == 3 * 4 == 12
    assert ending.cubes_held(me) // 2 == 7
    assert ending.ability_points(me) == 7 + 5 + 9 + 5 == 26
    assert ending.score(s, 0) == 38 + 7 + 0 + 24 + 4 + 12 + 26 == 111


@pytest.mark.parametrize(("ability", "points"), [("2b", 7), ("2c", 5), ("2d", 9), ("2e", 5)])
def test_each_ability_of_the_final_scoring_counts_alone(ability: str, points: int) -> None:
    s = maria()
    s.seats[0].locked |= 1 << DISC_ID[ability]
    assert ending.score(s, 0) == 111 - points


# Derived cases


@pytest.mark.parametrize(
    ("count", "below", "strict", "equal"), [(0, 1, False, True), (1, 2, False, True), (1, 3, True, True), (2, 2, False, False)]
)
def test_a_row_stays_shorter_than_the_one_below(count: int, below: int, strict: bool, equal: bool) -> None:
    """RX01"""
    s = TABLE.zero()
    s.height[0], s.height[1] = below, count
    assert (fits(s, 1, False), fits(s, 1, True)) == (strict, equal)
    assert fits(s, 0, False)


def test_a_discount_of_one_but_never_to_nothing() -> None:
    """RX02"""
    s = TABLE.zero()
    assert [price(s, s.seats[0], cost - 1) for cost in (1, 2, 5)] == [1, 1, 4]
    s.discounted = 1
    assert [price(s, s.seats[0], cost - 1) for cost in (1, 2, 5)] == [1, 2, 5]


def test_a_discount_on_one_of_two_cards() -> None:
    """RX02: the cards of 2 and 4 together cost 5."""
    match = match_of({"coins": 9, "unlocked": ["4a", "4b", "4c", "4d"]}, QUIET)
    play(match, "glass lr", "fund pi1", "fund no1 pink")
    assert of(match, 0)["coins"] == 9 - 5


@pytest.mark.parametrize(
    ("unlocked", "cap"),
    [
        ([], 4),
        (["inf5"], 9),
        (["inf5", "inf10"], 14),
        (["inf10"], 4),
        (["inf5", "inf10", "inf15"], 19),
        (["inf5", "inf10", "inf15", "inf20"], 25),
    ],
)
def test_influence_stops_before_a_covered_space(unlocked: list[str], cap: int) -> None:
    """RX03"""
    s = TABLE.zero()
    s.seats[0].locked = ALL_DISCS & ~sum(1 << DISC_ID[name] for name in unlocked)
    assert influence_cap(s, s.seats[0]) == cap


def test_turns_after_the_end_is_triggered() -> None:
    """RX04: in the turn of seat 1 of four, then 2, 3, 0, 1, 2, 3, the final renewal and the scoring."""
    rows = {"left": {"stephens": [worker("r21", 1)]}}
    match = match_of(QUIET, {"score": 29, "unlocked": ["3a"]}, QUIET, QUIET, rows=rows, army=30, turn=1)
    play(match, "glass ul", "use r21")
    turns = []
    while not match.over:
        if match.position()["step"] == "turn":
            turns.append(match.active[0])
        moves = match.moves(match.active[0])
        match.play(next(words for words in ("done", "glass ur", "glass ul", "glass ll", "glass lr") if words in moves))
    assert turns == [2, 3, 0, 1, 2, 3]
    assert match.position()["final"]


@pytest.mark.parametrize(("level", "renewals"), [("easy", 7), ("normal", 6), ("hard", 5)])
def test_the_final_renewal_of_a_solo_game(level: str, renewals: int) -> None:
    """RX05"""
    match = Match("stephens", seats=1, seed=3, level=level)
    while not match.over:
        moves = match.moves(0)
        match.play("done" if "done" in moves else moves[0])
    assert (55 - match.position()["army"]) / 5 == renewals


@pytest.mark.parametrize(
    ("level", "score", "expected"),
    [
        *(("normal", 120, "apprentice"), ("normal", 121, "artisan"), ("normal", 159, "artisan"), ("normal", 160, "glassmaker")),
        *(("easy", 140, "apprentice"), ("easy", 141, "artisan"), ("easy", 180, "glassmaker")),
        *(("hard", 100, "apprentice"), ("hard", 101, "artisan"), ("hard", 140, "glassmaker")),
    ],
)
def test_ranks(level: str, score: int, expected: str) -> None:
    """RX06"""
    match = match_of({"score": score}, phase="over", automa={"level": level})
    assert rank(match._state) == expected
    assert match.winners == (() if expected == "apprentice" else (0,))


def test_renewal_goes_on_with_the_next_player() -> None:
    match = before_renewal(QUIET, QUIET, QUIET, turn=1, mover=1)
    play(match, "glass ll")
    assert until_turn(match, 2).position()["turn"] == 2

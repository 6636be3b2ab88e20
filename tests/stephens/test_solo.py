"""Solo: the Automa's set-up and turns, its part in a renewal phase, levels, opponents and scenarios."""

from __future__ import annotations

from typing import Any

import pytest

from fabrica import IllegalMove, Match
from fabrica.games.stephens.rules.automa import CARD_IDS, automa_supplies
from stephens.positions import PLAYED, match_of, of, play, worker

ALL_FURNACES = {"ul": 3, "ur": 3, "ll": 3, "lr": 3}


def automa_of(match: Match) -> dict[str, Any]:
    found: dict[str, Any] = match.position()["automa"]
    return found


def against(card: str, me: dict[str, Any] | None = None, **table: Any) -> Match:
    """A table at which the Automa's next card is the only one left in its deck. The player's cube costs no decision."""
    rows = {"right": {"stephens": [worker("s3", "automa")]}, **table.pop("rows", {})}
    automa = {"card": PLAYED, "deck": [card], **table.pop("automa", {})}
    return match_of(me or {}, **{"rows": rows, "furnaces": ALL_FURNACES, "automa": automa, **table})


def automas_workers(match: Match) -> int:
    return int(match._state.automa_workers)


def test_set_up() -> None:
    """Three cubes in a furnace; the Automa's worker is on the other side than the player's."""
    for seed in range(8):
        match = Match("stephens", seats=1, seed=seed)
        now = match.position()
        assert set(now["furnaces"].values()) == {3}
        assert [len(now["rows"][side]["stephens"]) for side in ("left", "right")] == [1, 1]
        owners = {card["master"] for side in ("left", "right") for card in now["rows"][side]["stephens"]}
        assert owners == {0, "automa"}
        assert automa_of(match)["bag"] == {"orange": 7, "pink": 7, "black": 7}
        assert len(automa_of(match)["deck"]) == 10


def test_it_takes_glass_and_the_players_professions_are_activated() -> None:
    rows = {"left": {"stephens": [worker("r01", 0)]}}
    match = against("a01", {"unlocked": ["3a"]}, rows=rows, professions=["r03", "r05", "r17", "b01", "b03", "b17"])
    play(match, "glass lr")
    now = match.position()
    assert (now["furnaces"]["ul"], now["turn"], now["step"]) == (2, "automa", "activating")
    assert match.moves(0) == ["use r01", "done"]
    play(match, "use r01")
    assert of(match, 0)["influence"] == 1
    assert match.position()["turn"] == 0


def test_it_follows_the_arrow_from_an_empty_furnace() -> None:
    match = against("a01", furnaces={**ALL_FURNACES, "ul": 0})
    play(match, "glass lr")
    assert match.position()["furnaces"] == {"ul": 0, "ur": 2, "ll": 3, "lr": 2}


def test_a_white_cube_takes_cards_along() -> None:
    """By their costs: here the first two."""
    match = against("a03")
    play(match, "glass lr")
    now = match.position()
    assert now["furnaces"]["ll"] == 2
    assert now["discards"]["contracts"] == ["cr08", "co08"] or set(now["discards"]["contracts"]) == {"cr08", "co08"}
    assert now["contracts"][:3] == ["uk08", "cr13", "co13"]


def test_it_creates_in_the_highest_row_that_is_allowed() -> None:
    rows = {"left": {"stephens": [worker("r07", "automa"), worker("r05", "automa")]}}
    match = against("a06", rows=rows)
    play(match, "glass lr")
    assert match.position()["rows"]["left"]["lower"] == [worker("r03", "automa")]
    assert automas_workers(match) == 4


def test_the_player_chooses_the_cubes_that_it_takes() -> None:
    """As many as its reserve shows: with four workers two."""
    rows = {"left": {"stephens": [worker("r07", "automa"), worker("r05", "automa"), worker("r06", "automa")]}}
    match = against("a09", rows=rows, private={"ll": {"orange": 2, "pink": 1, "black": 1}})
    play(match, "glass lr")
    assert match.moves(0) == ["remove orange", "remove pink", "remove black"]
    play(match, "remove black", "remove orange")
    assert match.position()["private"]["ll"] == {"orange": 1, "pink": 1}
    assert match.position()["turn"] == 0


def test_without_goods_it_takes_glass() -> None:
    """A21: from the furnace of the same name; no cards go."""
    match = against("a09")
    play(match, "glass lr")
    assert match.position()["furnaces"]["ll"] == 2
    assert match.position()["discards"]["contracts"] == []


def test_it_supplies_different_factories_along_its_arrow() -> None:
    match = against("a01", automa={"card": "a03"})
    s = match._state
    automa_supplies(s)
    private = match.position()["private"]
    assert {place: sum(cubes.values()) for place, cubes in private.items()} == {"ul": 1, "ur": 1, "lr": 1, "ll": 0}
    assert sum(automa_of(match)["bag"].values()) == 18


def test_its_apprentice_comes_to_a_master_of_the_player() -> None:
    """And is worth a point there; A22: without a slot nothing happens."""
    match = against("a01", {"unlocked": ["3a"]}, rows={"left": {"stephens": [worker("r04", 0)]}}, automa={"card": "a05"})
    before = match.scores
    automa_supplies(match._state)
    assert match.position()["rows"]["left"]["stephens"] == [worker("r04", 0, "automa")]
    assert match.scores == (before[0] + 1,)
    automa_supplies(match._state)
    assert automas_workers(match) == 2


def test_the_player_has_at_most_three_workers_more() -> None:
    match = match_of(
        {"unlocked": ["3a", "3b", "4a", "5a"], "coins": 9},
        rows={"right": {"stephens": [worker("s3", "automa")]}},
        side="left",
        furnaces=ALL_FURNACES,
    )
    with pytest.raises(IllegalMove, match="3 workers more"):
        match.play("create r01 stephens")


def test_the_player_brings_the_final_renewal() -> None:
    """Then the Automa has one turn more, and after it the player."""
    match = against("a01", furnaces={**ALL_FURNACES, "ul": 0, "ll": 1, "ur": 2}, army=25)
    play(match, "glass ll")
    now = match.position()
    assert (now["army"], now["turn"], now["turns_left"], now["automa"]["card"]) == (20, 0, 0, "a01")
    assert now["furnaces"]["ul"] == 0
    play(match, "glass lr")
    assert match.over


def test_the_automa_brings_the_final_renewal() -> None:
    """Then the player has one turn more, and no renewal follows."""
    match = against("a01", furnaces={**ALL_FURNACES, "ul": 1, "ll": 0}, army=25)
    play(match, "glass lr")
    now = match.position()
    assert (now["army"], now["turn"], now["turns_left"]) == (20, 0, 0)
    assert now["furnaces"] == {"ul": 1, "ur": 3, "ll": 1, "lr": 2}
    play(match, "glass ul")
    assert match.over


@pytest.mark.parametrize("seed", range(12))
def test_no_renewal_follows_the_final_one(seed: int) -> None:
    """A23"""
    match = Match("stephens", seats=1, seed=seed, level="hard")
    while not match.over:
        moves = match.moves(0)
        match.play("done" if "done" in moves else moves[seed % len(moves)])
    assert match.position()["army"] == 30


# Opponents and scenarios


def test_tracks_start_lower_against_the_first_opponent() -> None:
    match = Match("stephens", seats=1, seed=1, opponent="op1")
    assert (of(match, 0)["forest"], of(match, 0)["dunes"]) == (1, 1)


def test_the_second_opponent_closes_the_dearest_spaces() -> None:
    now = Match("stephens", seats=1, seed=1, opponent="op2").position()
    assert now["contracts"][4] is None
    assert now["investments"][4] is None
    assert None not in now["contracts"][:4]


def test_the_third_opponent_wants_one_accessory_of_each_kind() -> None:
    rows = {"left": {"stephens": [worker("r12", 0)]}, "right": {"stephens": [worker("s3", "automa")]}}
    me = {"unlocked": ["3a"], "influence": 4, "accessories": {"basket": 1}, "fulfilled": {"colonies": ["co09"]}}
    me["spent"] = {"crate": 1}
    match = match_of(me, rows=rows, automa={"opponent": "op3"}, furnaces=ALL_FURNACES)
    play(match, "glass ul")
    assert match.moves(0) == ["use r12 chandelier", "done"]


def test_the_fourth_opponent_forbids_an_ability() -> None:
    rows = {"right": {"stephens": [worker("s3", "automa")]}}
    match = match_of({"unlocked": ["2a"], "coins": 9}, rows=rows, side="left", automa={"opponent": "op4"}, furnaces=ALL_FURNACES)
    play(match, "create r01 stephens")
    assert "unlock 2c" in match.moves(0)
    with pytest.raises(IllegalMove, match="opponent"):
        match.play("unlock 2d")


@pytest.mark.parametrize(
    ("unlocked", "cap"), [([], 9), (["inf5", "inf10", "inf15"], 9), (["inf5", "inf10", "inf15", "inf20"], 25)]
)
def test_the_fifth_opponent_stacks_the_influence_discs(unlocked: list[str], cap: int) -> None:
    """A25"""
    rows = {"right": {"stephens": [worker("s3", "automa")]}}
    table: dict[str, Any] = {"automa": {"opponent": "op5"}, "side": "left", "furnaces": ALL_FURNACES, "rows": rows}
    assert of(match_of({"unlocked": unlocked, "influence": cap}, **table), 0)["influence"] == cap
    with pytest.raises(ValueError, match=f"to {cap}"):
        match_of({"unlocked": unlocked, "influence": cap + 1}, **table)


@pytest.mark.parametrize(("level", "target"), [("easy", 100), ("normal", 130), ("hard", 160)])
def test_an_opponent_is_beaten_by_reaching_a_target(level: str, target: int) -> None:
    """A24"""
    for score, won in ((target - 1, ()), (target, (0,))):
        table: dict[str, Any] = {"phase": "over", "automa": {"opponent": "op1", "level": level}}
        assert match_of({"score": score}, **table).winners == won


@pytest.mark.parametrize(
    ("scenario", "met"),
    [
        ("off", {}),
        ("sc2", {"forest": 6}),
        ("sc3", {"dunes": 6}),
        ("sc4", {"fulfilled": {"crown": ["cr01", "cr02"]}}),
        ("sc5", {"fulfilled": {"colonies": ["co01", "co02"]}}),
        ("sc6", {"fulfilled": {"uk": ["uk01", "uk02"]}}),
    ],
)
def test_a_scenario_asks_for_more(scenario: str, met: dict[str, Any]) -> None:
    table: dict[str, Any] = {"phase": "over", "automa": {"scenario": scenario}}
    assert match_of({"score": 200, **met}, **table).winners == (0,)
    assert match_of({"score": 200}, **table).winners == (() if met else (0,))


def test_the_automas_cards_have_ids() -> None:
    assert tuple(f"a{n:02}" for n in range(1, 11)) == CARD_IDS

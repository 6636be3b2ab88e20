"""The rulebook: set-up, the objective, and what a round is."""

from __future__ import annotations

from typing import Any

import pytest

import fabrica
from fantastic_factories.oracle_box import PRESTIGE
from fantastic_factories.positions import CARDS, GAME, TOOLS, change, finish_all, market, of, partner, play, row, take_all, work

# Set-up


@pytest.mark.parametrize("seats", range(1, 6))
def test_a_player_starts_with_one_metal_two_energy_and_four_blueprints(seats: int) -> None:
    """One to five players, each with the same start and nothing built."""
    match = fabrica.Match(GAME, seats=seats, seed=1)
    for seat in range(seats):
        me = of(match, seat)
        assert (me["metal"], me["energy"], len(me["hand"]), me["goods"], me["compound"]) == (1, 2, 4, 0, [])


@pytest.mark.parametrize("seats", range(1, 6))
def test_a_player_has_four_dice(seats: int) -> None:
    """They are first rolled in the work phase."""
    match = fabrica.Match(GAME, seats=seats, seed=1)
    assert all(of(match, seat)["dice"] == [] for seat in range(seats))
    take_all(match)
    assert all(len(of(match, seat)["dice"]) == 4 for seat in range(seats))


def test_the_cards_dealt_differ_from_seed_to_seed() -> None:
    """Both decks are shuffled."""
    matches = [fabrica.Match(GAME, seats=2, seed=seed) for seed in range(20)]
    assert len({tuple(of(match)["hand"]) for match in matches}) > 15
    assert len({tuple(row(match, "contractors")) for match in matches}) > 15


def test_a_hand_is_hidden_from_others() -> None:
    """The owner sees the cards; others see how many there are."""
    match = market({"hand": ["golem", "dojo"]})
    assert match.view(0)["seats"][0]["hand"] == ["dojo", "golem"]
    for other in (1, None):
        seen = match.view(other)["seats"][0]
        assert (seen["hand"], seen["cards"]) == (None, 2)


def test_the_market_opens_with_four_blueprints_and_four_contractors() -> None:
    """Above the contractors stand the four tools, each once."""
    match = fabrica.Match(GAME, seats=3, seed=1)
    assert len(row(match)) == len(row(match, "contractors")) == 4
    assert None not in row(match) + row(match, "contractors")
    assert sorted(filter(None, row(match, "tools"))) == sorted(TOOLS)


def test_tools_may_stand_in_any_order_and_stay_where_they_are() -> None:
    """A hire goes by the tool above, and neither a sweep nor a round moves a tool."""
    tools = ["shovel", "gear", "hammer", "wrench"]
    match = market({"hand": ["beacon", "golem"], "energy": 1}, {}, tools=tools)
    assert [m for m in match.moves(0) if m.startswith("hire")] == ["hire miner discard beacon", "hire specialist discard golem"]
    play(match, "sweep contractors energy")
    assert row(match, "tools") == tools
    finish_all(take_all(match))
    assert (match.round, row(match, "tools")) == (2, tools)


@pytest.mark.parametrize(
    ("have", "words", "gain"),
    [
        ({"metal": 42, "dice": [4]}, "mine 4", {"metal": 1, "dice": -1}),
        ({"energy": 54, "dice": [3]}, "generate 3", {"energy": 3, "dice": -1}),
        (
            {"goods": 126, "dice": [6], "compound": ["nuclear_plant"]},
            "activate nuclear_plant 6",
            {"goods": 1, "energy": 1, "dice": -1},
        ),
        ({"metal": 1, "dice": [1] * 12, "compound": ["robot"]}, "activate robot", {"metal": -1, "dice": 1}),
    ],
    ids=["metal", "energy", "goods", "dice"],
)
def test_the_supply_never_runs_out(have: dict[str, Any], words: str, gain: dict[str, int]) -> None:
    """Gains go on beyond the tokens and dice of the box."""
    assert change(work(have), words) == gain


# Objective


@pytest.mark.parametrize("card", sorted(set(CARDS) - {"beacon"}))
def test_a_building_scores_its_prestige(card: str) -> None:
    """Whatever stands in the compound is worth what is printed on it; the hand is worth nothing."""
    assert work({"compound": [card], "hand": [partner(card)]}).scores == (PRESTIGE[card], 0)


def test_a_score_is_goods_and_prestige() -> None:
    """Five goods, two buildings of 1 and an obelisk of 2."""
    assert work({"goods": 5, "compound": ["biolab", "golem", "obelisk"]}).scores == (9, 0)


# A round


def test_a_round_is_a_market_phase_and_a_work_phase() -> None:
    """Everyone drafts, everyone works, and the next round begins."""
    match = fabrica.Match(GAME, seats=2, seed=1)
    assert (match.phase, match.round) == ("market", 1)
    assert (take_all(match).phase, match.round) == ("work", 1)
    assert (finish_all(match).phase, match.round) == ("market", 2)

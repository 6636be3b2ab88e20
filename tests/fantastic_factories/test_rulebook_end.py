"""The rulebook: the end of the work phase, and the end of the game."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import fabrica
from fantastic_factories.positions import CARDS, GAME, TEN, discards, finish_all, of, play, take_all, work, written

# Ending the work phase


HAS_TOO_MUCH: dict[str, Any] = {"metal": 13, "finished": True}


def test_the_limits_apply_once_everyone_has_finished() -> None:
    """Until then one who has finished keeps everything; then all who hold too much drop it, each for itself."""
    match = work({"metal": 14}, {"dice": [4]}, {"energy": 3}, {"hand": CARDS[:11]})
    play(match, "finish")
    assert (of(match)["finished"], of(match)["metal"], match.active) == (True, 14, (1, 2, 3))
    play(match, "finish", seat=3)
    play(match, "finish", seat=2)
    play(match, "mine 4", "finish", seat=1)
    assert (match.phase, match.active) == ("work", (0, 3))
    assert (match.moves(0), match.moves(3)) == (["drop metal"], [f"drop {card}" for card in CARDS[:11]])
    play(match, f"drop {CARDS[0]}", seat=3)
    assert (match.active, of(match, 3)["finished"]) == ((0,), True)
    play(match, "drop metal", "drop metal")
    assert (match.phase, match.round) == ("market", 2)


def test_nobody_draws_what_a_neighbour_has_still_to_drop() -> None:
    """The deck and the discards are empty: one who has finished with too many cards leaves none behind."""
    match = work({"hand": CARDS[:11]}, {"dice": [1]}, deck=[], discards=[])
    cards = len(of(match, 1)["hand"])
    play(match, "finish")
    play(match, "research 1", seat=1)
    assert len(of(match, 1)["hand"]) == cards
    assert discards(match) == Counter()


def test_by_rules_1_each_dropped_at_its_own_finish() -> None:
    """And with an empty deck a neighbour could draw it."""
    match = work({"hand": CARDS[:11]}, {"dice": [1]}, deck=[], discards=[], rules=1)
    cards = len(of(match, 1)["hand"])
    play(match, "finish", f"drop {CARDS[0]}")
    assert (of(match)["finished"], match.active) == (True, (1,))
    play(match, "research 1", seat=1)
    assert len(of(match, 1)["hand"]) == cards + 1


def test_finishing_can_be_taken_back_while_others_work() -> None:
    """It reveals nothing, even after others have drawn; and until somebody has dropped something."""
    match = work({"metal": 14}, {"metal": 14, "dice": [1]}, {})
    play(match, "finish")
    play(match, "research 1", "finish", seat=1)
    match.undo(0)
    assert (match.active, of(match)["finished"]) == ((0, 2), False)
    play(match, "finish")
    play(match, "finish", seat=2)
    assert set(match.active) == {0, 1}
    match.undo(2)
    assert (match.active, of(match)["pending"], of(match)["finished"]) == ((2,), None, True)
    play(match, "finish", seat=2)
    play(match, "drop metal", seat=1)
    assert not match.can_undo(0), "someone has dropped something since: their work is over"
    assert not match.can_undo(2)
    assert match.can_undo(1)


def test_a_player_keeps_twelve_resources_at_most() -> None:
    """Metal and energy count together, and the owner chooses which of them go."""
    match = play(work({"metal": 8, "energy": 6}, HAS_TOO_MUCH), "finish")
    assert not of(match)["finished"]
    assert match.moves(0) == ["drop metal", "drop energy"]
    play(match, "drop energy", "drop metal")
    me = of(match)
    assert (me["metal"], me["energy"], me["finished"]) == (7, 5, True)


@pytest.mark.parametrize("have", [{"metal": 12}, {"energy": 12}, {"metal": 5, "energy": 7}, {"hand": CARDS[:10]}, {"goods": 99}])
def test_within_the_limits_nothing_is_dropped(have: dict[str, Any]) -> None:
    """Twelve resources, ten cards and any number of goods may be kept."""
    match = work(have)
    before = of(match)
    play(match, "finish")
    assert of(match) == {**before, "finished": True}


def test_a_player_keeps_ten_cards_at_most() -> None:
    """Any card of the hand may go; it is discarded."""
    hand = CARDS[:12]
    match = play(work({"hand": hand}, HAS_TOO_MUCH), "finish")
    assert match.moves(0) == [f"drop {card}" for card in hand]
    play(match, f"drop {hand[3]}")
    assert not of(match)["finished"]
    play(match, f"drop {hand[0]}")
    assert of(match)["finished"]
    assert discards(match) == Counter([hand[0], hand[3]])


def test_both_limits_hold() -> None:
    """Resources and cards are dropped in any order, and each only as far as its own limit asks."""
    match = play(work({"metal": 13, "hand": CARDS[:11]}, HAS_TOO_MUCH), "finish")
    assert {"drop metal", f"drop {CARDS[0]}"} <= set(match.moves(0))
    play(match, f"drop {CARDS[0]}")
    assert match.moves(0) == ["drop metal"]
    play(match, "drop metal")
    assert of(match)["finished"]


def test_the_limits_do_not_matter_before_the_end() -> None:
    """While working, more can be held and spent."""
    match = work({"metal": 12, "energy": 4, "dice": [6], "hand": ["golem", "robot"]})
    play(match, "mine 6")
    assert (of(match)["metal"], of(match)["energy"], match.active) == (13, 4, (0, 1))
    play(match, "build golem discard robot")
    assert (of(match)["metal"], of(match)["pending"]) == (9, None)


@pytest.mark.parametrize(("seats", "first", "then"), [(2, 0, 1), (2, 1, 0), (3, 1, 2), (5, 4, 0), (1, 0, 0)])
def test_the_first_player_token_passes_clockwise(seats: int, first: int, then: int) -> None:
    """And a new round begins with the market phase, its new owner's turn."""
    match = finish_all(fabrica.Match.from_position(written(*({} for _ in range(seats)), first=first), seed=1))
    position = match.position()
    assert (position["phase"], position["round"], position["first"], position["turn"]) == ("market", 2, then, then)


# Game end


@pytest.mark.parametrize(
    ("have", "last"),
    [
        ({"goods": 12}, True),
        ({"goods": 15}, True),
        ({"goods": 11}, False),
        ({"compound": TEN}, True),
        ({"compound": [*TEN, "refinery"]}, True),
        ({"compound": TEN[:9]}, False),
        ({"goods": 11, "compound": ["obelisk", "obelisk", "beacon", "beacon", "megalith"]}, False),
    ],
    ids=["12 goods", "15 goods", "11 goods", "10 buildings", "11 buildings", "9 buildings", "prestige"],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_twelve_goods_or_ten_buildings_bring_the_last_round(have: dict[str, Any], last: bool, seat: int) -> None:
    """By any player; prestige counts for neither, and the buildings need not be worth anything."""
    seats: list[dict[str, Any]] = [{}, {}]
    seats[seat] = have
    match = finish_all(work(*seats))
    assert match.position()["last_round"] is last
    assert match.round == 2


def test_the_game_ends_after_one_more_whole_round() -> None:
    """The current round is finished, then come a market and a work phase, and that is all."""
    match = work({"goods": 11, "dice": [6], "compound": ["nuclear_plant"]}, {"dice": [4]})
    play(match, "activate nuclear_plant 6")
    match.play("mine 4", 1)
    assert (finish_all(match).phase, match.round, match.over) == ("market", 2, False)
    assert (take_all(match).phase, match.over) == ("work", False)
    assert (finish_all(match).phase, match.round, match.over, match.active) == ("over", 2, True, ())


def test_without_a_trigger_the_game_goes_on() -> None:
    """Round after round."""
    match = fabrica.Match(GAME, seats=2, seed=1)
    for _ in range(5):
        finish_all(take_all(match))
    assert (match.round, match.over) == (6, False)


def test_the_highest_score_wins_whoever_triggered_the_end() -> None:
    """Goods and prestige: 12 goods lose against 9 goods and 4 in buildings."""
    match = finish_all(work({"goods": 12}, {"goods": 9, "compound": ["obelisk", "obelisk"]}, last_round=True))
    assert (match.scores, match.winners) == ((12, 13), (1,))


@pytest.mark.parametrize(
    ("first", "second", "winners"),
    [
        ({"goods": 5, "metal": 3}, {"goods": 5, "metal": 2, "energy": 9, "hand": ["golem"]}, (0,)),
        ({"goods": 5, "metal": 2, "energy": 1, "hand": ["golem", "dojo"]}, {"goods": 5, "metal": 2, "energy": 2}, (1,)),
        (
            {"goods": 5, "metal": 2, "energy": 2, "hand": ["golem", "dojo"]},
            {"goods": 5, "metal": 2, "energy": 2, "hand": ["robot"]},
            (0,),
        ),
        (
            {"goods": 5, "metal": 2, "energy": 2, "hand": ["golem"]},
            {"goods": 3, "compound": ["obelisk"], "metal": 2, "energy": 2, "hand": ["dojo"]},
            (0, 1),
        ),
        ({"goods": 6}, {"goods": 5, "metal": 9, "energy": 3, "hand": ["golem"]}, (0,)),
    ],
    ids=["metal", "energy", "cards", "shared", "no tie"],
)
def test_ties_are_broken_by_metal_then_energy_then_cards(
    first: dict[str, Any], second: dict[str, Any], winners: tuple[int, ...]
) -> None:
    """Each only where everything before it is equal; what is equal in all is shared."""
    assert finish_all(work(first, second, last_round=True)).winners == winners

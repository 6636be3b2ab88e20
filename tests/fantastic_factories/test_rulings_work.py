"""What the rulebook leaves open, about dice, the work phase and the end."""

from __future__ import annotations

from typing import Any

import pytest

from fantastic_factories.positions import QUIET_ROW, finish_all, market, of, play, take_all, work

# Dice


def test_extra_dice_have_no_limit() -> None:
    """Nine dice, and a robot's, a golem's, a copied golem's and a mega factory's besides: more than the box has for a player."""
    me = {"metal": 1, "energy": 12, "dice": [1] * 9, "compound": ["robot", "golem", "replicator", "mega_factory"]}
    match = work(me, blueprints=["golem", *QUIET_ROW[:3]])
    play(match, "activate robot", "activate golem 2", "replicate golem 2", "activate mega_factory 1 1 1 die 2")
    assert len(of(match)["dice"]) + len(of(match)["placed"]) == 13


def test_all_dice_go_home_at_the_end_of_the_round() -> None:
    """Placed or not, of one's own or extra: in the next round there are four."""
    me = {"energy": 1, "dice": [1, 2, 3, 4, 5, 6, 6], "compound": ["golem"]}
    match = finish_all(play(work(me), "activate golem 1", "mine 6"))
    assert of(match)["dice"] == []
    assert len(of(take_all(match))["dice"]) == 4


def test_dice_need_not_be_placed() -> None:
    """A player may finish with all of them left."""
    match = play(work({"dice": [1, 2, 3, 4]}), "finish")
    assert of(match)["finished"]


def test_an_unused_specialist_is_lost() -> None:
    """It does not wait for the next round."""
    match = take_all(finish_all(play(work({"hired": "specialist"}), "finish")))
    assert of(match)["hired"] is None
    assert len(of(match)["dice"]) == 4


@pytest.mark.parametrize(
    ("me", "words"),
    [
        ({"compound": ["golem"], "energy": 9}, ["activate golem 3"]),
        ({"compound": ["mega_factory"], "energy": 9, "dice": [5, 5, 5]}, ["activate mega_factory 5 5 5 die 3"]),
        ({"hired": "specialist", "energy": 9}, ["specialist 3"]),
    ],
    ids=["golem", "mega_factory", "specialist"],
)
@pytest.mark.parametrize(("training", "after"), [("dojo", 4), ("fitness_center", 2), ("gymnasium", 4)])
def test_training_changes_a_die_that_was_chosen(me: dict[str, Any], words: list[str], training: str, after: int) -> None:
    """It is an ordinary unplaced die."""
    match = work({**me, "compound": [*me.get("compound", []), training]})
    play(match, *words, f"activate {training} 3")
    assert of(match)["dice"] == [after]


def test_training_changes_a_die_that_a_robot_rolled() -> None:
    """Whatever it shows, a dojo turns it over."""
    match = play(work({"compound": ["robot", "dojo"], "metal": 1, "energy": 1}), "activate robot")
    (face,) = of(match)["dice"]
    play(match, f"activate dojo {face}")
    assert of(match)["dice"] == [7 - face]


def test_training_changes_the_dice_of_hired_hands() -> None:
    """All six can be picked up by a temp agency."""
    me = {"hand": ["motherlode"], "energy": 4, "compound": ["temp_agency"]}
    match = take_all(play(market(me), "hire hired_hands discard motherlode"))
    dice = of(match)["dice"]
    assert len(dice) == 6
    play(match, "activate temp_agency", *(f"reroll {face}" for face in dice))
    assert of(match)["pending"] == {"reroll": dice}


# Work phase


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_work_is_done_in_the_order_in_which_it_arrives(order: tuple[int, ...]) -> None:
    """Who draws first gets the only card of the deck, the next one the reshuffled discard, the last one nothing."""
    match = work({"dice": [1]}, {"dice": [1]}, {"dice": [1]}, {}, deck=["golem"], discards=["dojo"])
    for seat in order:
        match.play("research 1", seat)
    assert [of(match, seat)["hand"] for seat in order] == [["golem"], ["dojo"], []]


def test_a_player_who_has_finished_acts_no_more_and_the_others_go_on() -> None:
    """Until everyone has finished."""
    match = work({"dice": [1]}, {"dice": [1]}, {"dice": [1]})
    match.play("finish", 1)
    assert (match.active, match.moves(1)) == ((0, 2), [])
    match.play("research 1", 2)
    match.play("finish", 2)
    assert (match.active, match.phase) == ((0,), "work")
    match.play("finish", 0)
    assert match.phase == "market"


def test_a_waiting_choice_of_one_player_does_not_hold_up_the_others() -> None:
    """Seat 0 has a card to discard; seat 1 mines."""
    match = work({"compound": ["refinery"], "energy": 3, "hand": ["golem"]}, {"dice": [4]})
    play(match, "activate refinery")
    assert match.moves(0) == ["discard golem"]
    match.play("mine 4", 1)
    match.play("finish", 1)
    play(match, "discard golem")
    assert (of(match)["metal"], of(match, 1)["metal"]) == (3, 1)


def test_the_dice_of_a_player_do_not_depend_on_when_others_roll() -> None:
    """Each rolls by itself, so the order of arrival changes nothing in the robots' dice."""
    rolls = []
    for order in ((0, 1), (1, 0)):
        match = work({"compound": ["robot"], "metal": 1}, {"compound": ["robot"], "metal": 1}, seed=5)
        for seat in order:
            match.play("activate robot", seat)
        rolls.append([of(match, seat)["dice"] for seat in (0, 1)])
    assert rolls[0] == rolls[1]


# End


def test_the_end_may_be_triggered_in_any_part_of_a_round() -> None:
    """By seat 1, in the work phase, after seat 0 has finished: the round is finished, and one more is played."""
    match = play(work({}, {"energy": 4, "goods": 11, "compound": ["battery_factory"]}), "finish")
    match.play("activate battery_factory", 1)
    match.play("finish", 1)
    assert (match.round, match.position()["last_round"]) == (2, True)
    finish_all(take_all(match))
    assert (match.over, match.round) == (True, 2)


def test_a_trigger_in_the_last_round_adds_none() -> None:
    """Exactly one more round."""
    match = work({"energy": 4, "goods": 11, "compound": ["battery_factory"]}, {"goods": 12}, last_round=True, round=7)
    finish_all(play(match, "activate battery_factory"))
    assert (match.over, match.round, match.scores) == (True, 7, (13, 12))


def test_the_limits_hold_in_the_last_round_as_well() -> None:
    """The tie-break counts what is left after dropping."""
    match = play(work({"metal": 20}, {"metal": 12, "finished": True}, last_round=True), "finish")
    assert match.moves(0) == ["drop metal"]
    play(match, *["drop metal"] * 8)
    assert match.winners == (0, 1)


@pytest.mark.parametrize(
    ("seats", "winners"),
    [
        ([{"goods": 4, "metal": 1}, {"goods": 4, "metal": 1}, {"goods": 3, "metal": 9}], (0, 1)),
        ([{"goods": 4, "metal": 1, "energy": 9}, {"goods": 4, "metal": 2}, {"goods": 4, "metal": 2, "energy": 1}], (2,)),
        ([{}, {}, {}], (0, 1, 2)),
    ],
    ids=["two share", "energy after metal", "all share"],
)
def test_a_tie_that_nothing_breaks_is_shared(seats: list[dict[str, Any]], winners: tuple[int, ...]) -> None:
    """Among those who are equal in everything."""
    assert finish_all(work(*seats, last_round=True)).winners == winners


def test_nobody_has_won_before_the_end() -> None:
    """However far ahead."""
    assert work({"goods": 50}).winners == ()

"""The rulebook: the work phase, building, basic actions, the matching bonus and activating cards."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import fabrica
from fantastic_factories.oracle_box import ENERGY, METAL
from fantastic_factories.positions import (
    CARDS,
    FACES,
    builds,
    change,
    discards,
    finish_all,
    market,
    of,
    partner,
    play,
    row,
    take_all,
    uses,
    work,
)

ONE_OF_A_KIND = sorted(set(CARDS) - {"beacon", "obelisk"})


# Work phase


def test_all_players_work_at_once() -> None:
    """Every seat may act, in whatever order."""
    match = work({"dice": [4]}, {"dice": [5]}, {"dice": [6]})
    assert match.active == (0, 1, 2)
    match.play("mine 6", seat=2)
    match.play("mine 4", seat=0)
    match.play("mine 5", seat=1)
    assert [of(match, seat)["metal"] for seat in range(3)] == [1, 1, 1]


def test_the_work_phase_begins_with_everyone_rolling() -> None:
    """Four dice each, and chance decides what they show."""
    shown = set()
    for seed in range(40):
        match = take_all(market({}, {}, seed=seed))
        assert [len(of(match, seat)["dice"]) for seat in (0, 1)] == [4, 4]
        shown.update(of(match)["dice"])
    assert shown == set(FACES)


@pytest.mark.parametrize(
    "words",
    [
        ("generate 3", "build power_plant discard biolab", "activate power_plant 2", "research 6"),
        ("build power_plant discard biolab", "research 6", "generate 3", "activate power_plant 2"),
        ("research 6", "build power_plant discard biolab", "activate power_plant 2", "generate 3"),
    ],
)
def test_building_placing_and_activating_come_in_any_order(words: tuple[str, ...]) -> None:
    """The same four deeds in three orders end alike."""
    match = work({"metal": 3, "dice": [2, 3, 6], "hand": ["power_plant", "biolab"]})
    assert change(match, *words) == {"metal": -3, "energy": 5, "cards": -1, "dice": -3, "buildings": 1}


# Building cards


@pytest.mark.parametrize("card", CARDS)
def test_a_build_costs_its_resources_and_another_card_with_its_tool(card: str) -> None:
    """With exactly that much it can be built, and nothing is left; the other card is discarded."""
    other = partner(card)
    match = work({"metal": METAL[card], "energy": ENERGY[card], "hand": [card, other]})
    play(match, f"build {card} discard {other}")
    me = of(match)
    assert (me["metal"], me["energy"], me["hand"], me["compound"]) == (0, 0, [], [card])
    assert discards(match) == Counter([other])


COST = {"metal": METAL, "energy": ENERGY}


@pytest.mark.parametrize(("card", "resource"), [(card, resource) for card in CARDS for resource in COST if COST[resource][card]])
def test_a_build_that_cannot_be_paid_is_not_possible(card: str, resource: str) -> None:
    """One metal or one energy less than the cost is not enough, however much there is of the other."""
    have = {"metal": 20, "energy": 20} | {resource: COST[resource][card] - 1}
    built = [m for m in builds(work({**have, "hand": [card, partner(card)]})) if m.startswith(f"build {card} ")]
    assert built == []


def test_the_discarded_card_must_be_another_one() -> None:
    """A card does not pay for itself, but a second copy of it does."""
    rich: dict[str, Any] = {"metal": 9, "energy": 9}
    assert builds(work({**rich, "hand": ["golem"]})) == []
    match = work({**rich, "hand": ["golem", "golem"]})
    assert builds(match) == ["build golem discard golem"]
    play(match, "build golem discard golem")
    assert (of(match)["compound"], discards(match)) == (["golem"], Counter(["golem"]))


def test_the_discarded_card_must_have_the_same_tool() -> None:
    """A hammer card is not built with gear, wrench and shovel cards."""
    match = work({"metal": 9, "energy": 9, "hand": ["golem", "biolab", "refinery", "beacon"]})
    assert builds(match) == []


def test_any_number_of_cards_may_be_built_in_a_turn() -> None:
    """Four builds, one after the other."""
    hand = ["golem", "robot", "biolab", "dojo", "refinery", "scrap_yard", "motherlode", "beacon"]
    match = work({"metal": 20, "energy": 20, "hand": hand})
    play(match, "build golem discard robot", "build dojo discard biolab", "build refinery discard scrap_yard")
    play(match, "build motherlode discard beacon")
    assert of(match)["compound"] == ["dojo", "golem", "motherlode", "refinery"]


@pytest.mark.parametrize("card", ONE_OF_A_KIND)
def test_a_second_copy_may_not_be_built(card: str) -> None:
    """Unless the card says otherwise: only Beacon and Obelisk do."""
    match = work({"metal": 20, "energy": 20, "compound": [card], "hand": [card, partner(card)]})
    assert not [m for m in builds(match) if m.startswith(f"build {card} ")]


def test_another_player_may_build_the_same_card() -> None:
    """The limit is the own compound's."""
    match = work({"compound": ["golem"]}, {"metal": 4, "hand": ["golem", "robot"]})
    match.play("build golem discard robot", seat=1)
    assert of(match, 1)["compound"] == ["golem"]


# Basic actions


@pytest.mark.parametrize("face", FACES)
def test_research_draws_a_card_with_any_die(face: int) -> None:
    """One blueprint, whatever the die shows."""
    assert change(work({"dice": [face]}), f"research {face}") == {"cards": 1, "dice": -1}


def test_cards_are_drawn_from_the_deck_and_never_from_the_market() -> None:
    """The row stays as it is, and the drawn card is the one that lay in the deck."""
    match = play(work({"dice": [1]}, blueprints=["dojo", "biolab", "robot", "golem"], deck=["warehouse"]), "research 1")
    assert row(match) == ["dojo", "biolab", "robot", "golem"]
    assert of(match)["hand"] == ["warehouse"]


def test_an_empty_deck_is_refilled_with_its_discards() -> None:
    """The discarded card is drawn, and the discards are gone."""
    match = work({"dice": [1]}, {}, deck=[], discards=["golem"])
    play(match, "research 1")
    assert of(match)["hand"] == ["golem"]
    assert not discards(match)


@pytest.mark.parametrize("face", [1, 2, 3])
def test_generate_gives_the_die_in_energy(face: int) -> None:
    """A low die gives as much energy as it shows."""
    assert change(work({"dice": [face]}), f"generate {face}") == {"energy": face, "dice": -1}


@pytest.mark.parametrize("face", [4, 5, 6])
def test_mine_gives_one_metal_for_a_high_die(face: int) -> None:
    """However high it is."""
    assert change(work({"dice": [face]}), f"mine {face}") == {"metal": 1, "dice": -1}


@pytest.mark.parametrize(
    ("face", "floors"), [(1, "generate"), (2, "generate"), (3, "generate"), (4, "mine"), (5, "mine"), (6, "mine")]
)
def test_a_die_fits_research_and_one_other_floor(face: int, floors: str) -> None:
    """Generate takes 1 to 3, Mine 4 to 6."""
    assert work({"dice": [face]}).moves(0) == [f"research {face}", f"{floors} {face}", "finish"]


@pytest.mark.parametrize(("floor", "faces"), [("research", [1, 3, 6]), ("generate", [1, 2, 3]), ("mine", [4, 5, 6])])
def test_a_floor_has_three_slots(floor: str, faces: list[int]) -> None:
    """A fourth die finds no place there."""
    match = work({"dice": [*faces, faces[0]]})
    for face in faces:
        assert f"{floor} {faces[0]}" in match.moves(0)
        play(match, f"{floor} {face}")
    assert not [m for m in match.moves(0) if m.startswith(floor)]


# Matching bonus


@pytest.mark.parametrize(
    ("floor", "faces", "gain"),
    [
        ("research", [2, 5], {"cards": 2}),
        ("research", [5, 5], {"cards": 3}),
        ("research", [5, 5, 5], {"cards": 5}),
        ("research", [5, 2, 5], {"cards": 4}),
        ("generate", [1, 2], {"energy": 3}),
        ("generate", [2, 2], {"energy": 5}),
        ("generate", [3, 3, 3], {"energy": 11}),
        ("generate", [3, 1, 3], {"energy": 8}),
        ("mine", [4, 5], {"metal": 2}),
        ("mine", [4, 4], {"metal": 3}),
        ("mine", [6, 6, 6], {"metal": 5}),
        ("mine", [4, 6, 6], {"metal": 4}),
    ],
)
def test_equal_dice_on_a_floor_give_extra(floor: str, faces: list[int], gain: dict[str, int]) -> None:
    """One more for a pair, two more for three of a kind, none for different dice; on Generate the extra is a single energy."""
    match = work({"dice": faces})
    assert change(match, *(f"{floor} {face}" for face in faces)) == {**gain, "dice": -len(faces)}


def test_equal_dice_on_different_floors_give_no_extra() -> None:
    """A 2 on Research does not match a 2 on Generate."""
    assert change(work({"dice": [2, 2]}), "research 2", "generate 2") == {"cards": 1, "energy": 2, "dice": -2}


def test_matching_dice_need_not_be_placed_together() -> None:
    """Other deeds lie between the two 3s."""
    match = work({"dice": [3, 3, 5]})
    assert change(match, "generate 3", "mine 5", "generate 3") == {"energy": 7, "metal": 1, "dice": -3}


@pytest.mark.parametrize(
    ("dice", "words", "gain"),
    [
        ([1, 3, 5, 5], ["research 1", "generate 3", "mine 5", "mine 5"], {"cards": 1, "energy": 3, "metal": 3}),
        ([2, 2, 2, 4], ["generate 2", "generate 2", "generate 2", "mine 4"], {"energy": 8, "metal": 1}),
        ([6, 6, 1, 2], ["research 6", "research 6", "research 1", "generate 2"], {"cards": 4, "energy": 2}),
    ],
    ids=["yellow", "blue", "purple"],
)
def test_the_three_examples_of_the_headquarters(dice: list[int], words: list[str], gain: dict[str, int]) -> None:
    """Yellow, blue and purple place four dice each."""
    assert change(work({"dice": dice}), *words) == {**gain, "dice": -4}


# Activating cards


def test_a_card_may_be_activated_in_the_turn_it_was_built() -> None:
    """Built and used at once."""
    match = work({"metal": 2, "energy": 2, "dice": [6], "hand": ["nuclear_plant", "refinery"]})
    assert uses(match) == []
    assert change(match, "build nuclear_plant discard refinery", "activate nuclear_plant 6")["goods"] == 1


def test_a_card_in_hand_cannot_be_activated() -> None:
    """Only what is built can be used."""
    assert uses(work({"dice": [6], "hand": ["nuclear_plant"]})) == []


def test_another_players_card_cannot_be_activated() -> None:
    """A compound serves its owner alone."""
    assert uses(work({"dice": [6]}, {"compound": ["nuclear_plant"]})) == []


@pytest.mark.parametrize(
    ("card", "enough", "words", "missing"),
    [
        ("aluminum_factory", {"dice": [3, 3], "energy": 5}, "3 3", [{"dice": [3, 4]}, {"dice": [3]}, {"energy": 4}]),
        ("assembly_line", {"dice": [2, 3, 4]}, "2 3 4", [{"dice": [2, 3, 5]}, {"dice": [2, 3, 3]}]),
        ("battery_factory", {"energy": 4}, "", [{"energy": 3}]),
        ("biolab", {"dice": [1], "energy": 1}, "1", [{"dice": [2]}, {"energy": 0}]),
        ("black_market", {"dice": [5], "hand": ["golem"]}, "5", [{"dice": []}, {"hand": []}]),
        ("concrete_plant", {"dice": [3, 3], "metal": 3}, "3 3", [{"metal": 2}, {"dice": [3, 2]}]),
        ("dojo", {"dice": [6], "energy": 1}, "6", [{"energy": 0}, {"dice": []}]),
        ("fitness_center", {"dice": [6], "energy": 1}, "6", [{"energy": 0}, {"dice": [1]}]),
        ("foundry", {"dice": [5], "energy": 5}, "5", [{"energy": 4}, {"dice": []}]),
        ("fulfillment_center", {"dice": [4], "energy": 2}, "4", [{"energy": 1}, {"dice": [3]}]),
        ("golem", {"energy": 1}, "1", [{"energy": 0}]),
        ("gymnasium", {"dice": [5], "energy": 1}, "5", [{"energy": 0}, {"dice": [6]}]),
        ("harvester", {"dice": [1, 1]}, "1 1 metal", [{"dice": [1, 2]}]),
        ("incinerator", {"metal": 1, "hand": ["golem"]}, "", [{"metal": 0}, {"hand": []}]),
        ("manufactory", {"dice": [1, 1]}, "1 1 cards", [{"dice": [1, 2]}]),
        ("mega_factory", {"dice": [1, 1, 1]}, "1 1 1 die 6", [{"dice": [1, 1, 2]}]),
        ("motherlode", {"dice": [1]}, "1", [{"dice": []}]),
        ("nuclear_plant", {"dice": [6]}, "6", [{"dice": [5]}]),
        ("power_plant", {"dice": [6]}, "6", [{"dice": []}]),
        ("recycling_plant", {"energy": 2, "hand": ["golem", "dojo"]}, "", [{"energy": 1}, {"hand": ["golem"]}]),
        ("refinery", {"energy": 3, "hand": ["golem"]}, "", [{"energy": 2}, {"hand": []}]),
        ("robot", {"metal": 1}, "", [{"metal": 0}]),
        ("temp_agency", {"energy": 1, "dice": [1]}, "", [{"energy": 0}, {"dice": []}]),
        ("trash_compactor", {"dice": [2, 2], "hand": ["golem", "dojo"]}, "2 2", [{"hand": ["golem"]}, {"dice": [2, 3]}]),
        ("warehouse", {"dice": [4, 5, 5]}, "4 5 5", [{"dice": [4, 4, 5]}]),
    ],
)
def test_a_card_is_used_when_its_whole_left_side_can_be_paid_and_once_a_turn(
    card: str, enough: dict[str, Any], words: str, missing: list[dict[str, Any]]
) -> None:
    """Exactly enough is enough, a little less is not; the use is paid at once, and then the card is used up for this round."""
    move = f"activate {card} {words}".strip()
    match = work({**enough, "compound": [card]})
    assert move in uses(match)
    for less in missing:
        assert uses(work({**enough, **less, "compound": [card]})) == []
    play(match, move)
    assert of(match)["activated"] == [card]
    with pytest.raises(fabrica.IllegalMove):
        match.play(move, 0)


def test_a_card_without_worker_slots_is_used_once_a_turn_too() -> None:
    """Energy for two goods, but one battery factory."""
    match = play(work({"energy": 8, "compound": ["battery_factory"]}), "activate battery_factory")
    assert uses(match) == []


def test_a_used_card_can_be_used_again_in_the_next_round() -> None:
    """The limit is for one turn."""
    match = play(work({"energy": 8, "compound": ["battery_factory"]}), "activate battery_factory")
    take_all(finish_all(match))
    assert match.round == 2
    assert "activate battery_factory" in uses(match)


def test_what_a_card_gives_can_be_spent_on_the_next_card_at_once() -> None:
    """The power plant's energy feeds the foundry, whose metal builds a golem."""
    match = work({"dice": [5, 4], "compound": ["power_plant", "foundry"], "hand": ["golem", "robot"]})
    play(match, "activate power_plant 5", "activate foundry 4", "build golem discard robot")
    me = of(match)
    assert (me["metal"], me["energy"], "golem" in me["compound"]) == (0, 1, True)


def test_a_worker_is_used_once() -> None:
    """A die on a floor or on a card is no longer there for anything else."""
    match = work({"dice": [6, 5], "compound": ["nuclear_plant", "power_plant"]})
    play(match, "activate nuclear_plant 6")
    assert "activate power_plant 6" not in match.moves(0)
    assert "mine 6" not in match.moves(0)
    play(match, "mine 5")
    assert match.moves(0) == ["finish"]


def test_placed_workers_stay_to_be_seen_until_the_round_ends() -> None:
    """A player who has finished shows how the dice were used, while others go on."""
    match = play(work({"dice": [6, 5], "compound": ["nuclear_plant"]}), "activate nuclear_plant 6", "mine 5", "finish")
    seen = match.view(1)["seats"][0]
    assert (seen["placed"], seen["headquarters"]["mine"], seen["finished"]) == ([6], [5], True)
    match.play("finish", 1)
    seen = match.view(1)["seats"][0]
    assert (seen["placed"], seen["headquarters"]["mine"], seen["finished"]) == ([], [], False)

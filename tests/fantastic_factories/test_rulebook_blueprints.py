"""The rulebook: the types of cards, and each blueprint."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from fantastic_factories.oracle_box import BLUEPRINTS, TYPE
from fantastic_factories.positions import (
    CARDS,
    FACES,
    QUIET_ROW,
    RICH,
    builds,
    change,
    finish_all,
    of,
    play,
    row,
    take_all,
    uses,
    work,
)

# Appendix: types of cards


def used(card: str, words: str, *then: str, **have: Any) -> dict[str, int]:
    """What it changes to activate a card that stands alone in a compound."""
    return change(work({**have, "compound": [card]}), f"activate {card} {words}".strip(), *then)


def ways(card: str, **have: Any) -> list[str]:
    """The words after the card's name with which it can be used."""
    return [" ".join(words.split()[2:]) for words in uses(work({**have, "compound": [card]}))]


@pytest.mark.parametrize("card", CARDS)
def test_production_cards_and_no_others_make_goods(card: str) -> None:
    """Whichever way they are used; monuments are never used, and neither are the cards that act by themselves or copy."""
    idle = {"beacon", "megalith", "obelisk", "laboratory", "scrap_yard", "solar_array", "replicator"}
    moves = uses(work({**RICH, "compound": [card]}))
    assert (moves == []) == (card in idle)
    for move in moves:
        match = play(work({**RICH, "compound": [card]}), move)
        while (waiting := of(match)["pending"]) and "discard" in waiting:
            play(match, "discard obelisk")
        assert (of(match)["goods"] > 0) == (TYPE[card] == "production")


@pytest.mark.parametrize("card", sorted(c for c in CARDS if BLUEPRINTS[c][0] == "training" and c != "temp_agency"))
def test_training_changes_unplaced_workers_only(card: str) -> None:
    """The die stays unplaced; dice that are placed cannot be trained."""
    assert ways(card, energy=5, headquarters={"research": [3]}, placed=[3]) == []
    match = work({"compound": [card], "energy": 1, "dice": [3]})
    assert change(match, f"activate {card} 3") == {"energy": -1}
    assert (len(of(match)["dice"]), of(match)["placed"]) == (1, [])


# Appendix: blueprints


@pytest.mark.parametrize("face", FACES)
def test_aluminum_factory(face: int) -> None:
    """Two equal dice and 5 energy make 2 goods and 1 metal."""
    assert used("aluminum_factory", f"{face} {face}", dice=[face, face], energy=5) == {
        "energy": -5,
        "metal": 1,
        "goods": 2,
        "dice": -2,
    }


def test_assembly_line() -> None:
    """Three dice in a row make 2 goods; the row may begin anywhere, and does not go round from 6 to 1."""
    assert used("assembly_line", "1 2 3", dice=[1, 2, 3]) == {"goods": 2, "dice": -3}
    assert ways("assembly_line", dice=[1, 2, 3, 4, 5, 6]) == ["1 2 3", "2 3 4", "3 4 5", "4 5 6"]
    assert ways("assembly_line", dice=[1, 2, 5, 6]) == []


def test_battery_factory() -> None:
    """4 energy make a good, without a worker."""
    assert used("battery_factory", "", energy=5) == {"energy": -4, "goods": 1}


@pytest.mark.parametrize(("copies", "prestige"), [(1, 2), (2, 5), (3, 9), (4, 14)])
def test_beacon(copies: int, prestige: int) -> None:
    """Each further one is worth one more: 2, 3, 4, 5, which is 14 in all."""
    assert work({"compound": ["beacon"] * copies}, blueprints=["obelisk"] * 4).scores[0] == prestige


def test_a_second_beacon_may_be_built() -> None:
    """It is worth 3."""
    match = work({"metal": 2, "energy": 4, "compound": ["beacon"], "hand": ["beacon", "motherlode"]})
    play(match, "build beacon discard motherlode")
    assert match.scores[0] == 5


def test_the_beacons_of_others_do_not_count() -> None:
    """Each player's first one is worth 2."""
    assert work({"compound": ["beacon"]}, {"compound": ["beacon", "beacon"]}).scores == (2, 5)


def test_biolab() -> None:
    """A 1 and 1 energy make a good; no other die does."""
    assert used("biolab", "1", dice=[1], energy=1) == {"energy": -1, "goods": 1, "dice": -1}
    assert ways("biolab", dice=[2, 3, 4, 5, 6], energy=9) == []


def test_black_market_takes_any_die_and_pays_what_the_card_cost() -> None:
    """A foundry, 2 metal and 1 energy, is discarded for exactly that."""
    for face in FACES:
        gain = used("black_market", f"{face}", "discard foundry", dice=[face], hand=["foundry"])
        assert gain == {"metal": 2, "energy": 1, "cards": -1, "dice": -1}


@pytest.mark.parametrize(
    ("card", "choices"),
    [
        ("beacon", ["0 metal 4", "1 metal 3", "2 metal 2"]),
        ("megalith", ["2 metal 2", "3 metal 1", "4 metal 0"]),
        ("warehouse", ["2 metal 2", "3 metal 1"]),
    ],
)
def test_black_market_pays_four_at_most_of_the_owners_choice(card: str, choices: list[str]) -> None:
    """Of a dearer card, any four of what it cost."""
    for choice in choices:
        match = play(
            work({"compound": ["black_market"], "dice": [1], "hand": [card]}), "activate black_market 1", f"discard {card}"
        )
        assert match.moves(0) == [f"gain {c} energy" for c in choices]
        play(match, f"gain {choice} energy")
        assert [of(match)["metal"], of(match)["energy"]] == [int(choice[0]), int(choice[-1])]


def test_black_market_ignores_a_discount() -> None:
    """Three monuments make a megalith cheaper to build, and no cheaper here."""
    match = work({"compound": ["black_market", "obelisk", "obelisk", "beacon"], "dice": [1], "hand": ["megalith"]})
    play(match, "activate black_market 1", "discard megalith")
    assert match.moves(0)[-1] == "gain 4 metal 0 energy"


@pytest.mark.parametrize("face", FACES)
def test_concrete_plant(face: int) -> None:
    """Two equal dice and the value of one of them in metal make 2 goods, however much metal that is."""
    assert used("concrete_plant", f"{face} {face}", dice=[face, face], metal=face) == {"metal": -face, "goods": 2, "dice": -2}


@pytest.mark.parametrize("face", FACES)
def test_dojo(face: int) -> None:
    """1 energy turns a die over: opposite sides add up to 7."""
    match = play(work({"compound": ["dojo"], "energy": 1, "dice": [face]}), f"activate dojo {face}")
    assert (of(match)["dice"], of(match)["energy"]) == ([7 - face], 0)


@pytest.mark.parametrize("face", [2, 3, 4, 5, 6])
def test_fitness_center(face: int) -> None:
    """1 energy makes a die one lower."""
    match = play(work({"compound": ["fitness_center"], "energy": 1, "dice": [face]}), f"activate fitness_center {face}")
    assert (of(match)["dice"], of(match)["energy"]) == ([face - 1], 0)


def test_fitness_center_not_on_a_one() -> None:
    """There is nothing below it."""
    assert ways("fitness_center", energy=9, dice=[1]) == []


@pytest.mark.parametrize("face", FACES)
def test_foundry(face: int) -> None:
    """A die and its value in energy give as much metal; a 5 and 5 energy give 5."""
    assert used("foundry", f"{face}", dice=[face], energy=face) == {"energy": -face, "metal": face, "dice": -1}


def test_fulfillment_center() -> None:
    """A 4 and 2 energy make a good and 1 metal; no other die does."""
    assert used("fulfillment_center", "4", dice=[4], energy=2) == {"energy": -2, "metal": 1, "goods": 1, "dice": -1}
    assert ways("fulfillment_center", dice=[1, 2, 3, 5, 6], energy=9) == []


@pytest.mark.parametrize("face", FACES)
def test_golem(face: int) -> None:
    """X energy bring a die that shows X; 3 energy bring a 3."""
    match = work({"compound": ["golem"], "energy": 6, "dice": [1]})
    assert change(match, f"activate golem {face}") == {"energy": -face, "dice": 1}
    assert of(match)["dice"] == sorted([1, face])


def test_the_die_of_a_golem_is_gone_after_the_round() -> None:
    """In the next one there are four dice again."""
    match = play(work({"compound": ["golem"], "energy": 6}), "activate golem 6")
    assert len(of(take_all(finish_all(match)))["dice"]) == 4


@pytest.mark.parametrize("face", [1, 2, 3, 4, 5])
def test_gymnasium(face: int) -> None:
    """1 energy makes a die one higher."""
    match = play(work({"compound": ["gymnasium"], "energy": 1, "dice": [face]}), f"activate gymnasium {face}")
    assert (of(match)["dice"], of(match)["energy"]) == ([face + 1], 0)


def test_gymnasium_not_on_a_six() -> None:
    """There is nothing above it."""
    assert ways("gymnasium", energy=9, dice=[6]) == []


@pytest.mark.parametrize(("choice", "amount"), [("metal", 4), ("energy", 7)])
def test_harvester(choice: str, amount: int) -> None:
    """Two equal dice give 4 metal or 7 energy."""
    assert used("harvester", f"2 2 {choice}", dice=[2, 2]) == {choice: amount, "dice": -2}


def test_incinerator() -> None:
    """A card and 1 metal give 6 energy."""
    assert used("incinerator", "", "discard dojo", metal=1, hand=["dojo"]) == {"metal": -1, "energy": 6, "cards": -1}


def test_laboratory() -> None:
    """Goods bring a card, one a round, however many goods come and however often."""
    match = work({"compound": ["laboratory", "battery_factory", "nuclear_plant"], "energy": 4, "dice": [6]})
    assert change(match, "activate battery_factory") == {"energy": -4, "goods": 1, "cards": 1}
    assert change(match, "activate nuclear_plant 6") == {"energy": 1, "goods": 1, "dice": -1}
    two_at_once = work({"compound": ["laboratory", "assembly_line"], "dice": [1, 2, 3]})
    assert change(two_at_once, "activate assembly_line 1 2 3") == {"goods": 2, "cards": 1, "dice": -3}


@pytest.mark.parametrize(("choice", "amount"), [("metal", 2), ("energy", 3), ("cards", 2)])
def test_manufactory(choice: str, amount: int) -> None:
    """Two equal dice make a good and give 2 metal, 3 energy or 2 cards."""
    assert used("manufactory", f"5 5 {choice}", dice=[5, 5]) == {"goods": 1, choice: amount, "dice": -2}


def test_manufactory_draws_from_the_deck() -> None:
    """The market keeps its cards."""
    match = work({"compound": ["manufactory"], "dice": [5, 5]}, deck=["dojo", "golem"])
    play(match, "activate manufactory 5 5 cards")
    assert (of(match)["hand"], row(match)) == (["dojo", "golem"], QUIET_ROW)


@pytest.mark.parametrize("face", FACES)
def test_mega_factory(face: int) -> None:
    """Three equal dice make 2 goods and bring a die of any value, for this round."""
    match = work({"compound": ["mega_factory"], "dice": [2, 2, 2]})
    assert change(match, f"activate mega_factory 2 2 2 die {face}") == {"goods": 2, "dice": -2}
    assert of(match)["dice"] == [face]
    assert len(of(take_all(finish_all(match)))["dice"]) == 4


def test_megalith_is_worth_three() -> None:
    """And stands once in a compound."""
    match = work({"compound": ["megalith"], "metal": 9, "energy": 9, "hand": ["megalith", "refinery"]})
    assert match.scores[0] == 3
    assert not [m for m in builds(match) if m.startswith("build megalith")]


@pytest.mark.parametrize("monuments", range(7))
def test_megalith_costs_one_metal_less_for_each_monument(monuments: int) -> None:
    """Obelisks and beacons alike; not less than none, and the energy stays."""
    standing = ["obelisk", "beacon", "obelisk", "beacon", "obelisk", "beacon"][:monuments]
    match = work(
        {"compound": standing, "metal": 5, "energy": 2, "hand": ["megalith", "refinery"]}, blueprints=["dojo"] * 2 + ["robot"] * 2
    )
    cost = {"energy": -2, "metal": -max(0, 5 - monuments), "cards": -2, "buildings": 1}
    assert change(match, "build megalith discard refinery") == {name: n for name, n in cost.items() if n}


@pytest.mark.parametrize(("face", "metal"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2)])
def test_motherlode(face: int, metal: int) -> None:
    """A low die gives 1 metal, a high one 2."""
    assert used("motherlode", f"{face}", dice=[face]) == {"metal": metal, "dice": -1}


def test_nuclear_plant() -> None:
    """A 6 makes a good and gives 1 energy; no other die does."""
    assert used("nuclear_plant", "6", dice=[6]) == {"goods": 1, "energy": 1, "dice": -1}
    assert ways("nuclear_plant", dice=[1, 2, 3, 4, 5]) == []


def test_obelisk() -> None:
    """Worth 2, and a further one may be built."""
    match = work({"compound": ["obelisk"], "metal": 3, "energy": 1, "hand": ["obelisk", "golem"]})
    assert match.scores[0] == 2
    play(match, "build obelisk discard golem")
    assert match.scores[0] == 4


@pytest.mark.parametrize("face", FACES)
def test_power_plant(face: int) -> None:
    """A die gives its value in energy, high ones too."""
    assert used("power_plant", f"{face}", dice=[face]) == {"energy": face, "dice": -1}


def test_recycling_plant() -> None:
    """Two cards and 2 energy make a good and draw a card, which comes from the deck."""
    match = work({"compound": ["recycling_plant"], "energy": 2, "hand": ["dojo", "robot"]}, deck=["golem"])
    assert change(match, "activate recycling_plant", "discard dojo", "discard robot") == {"energy": -2, "goods": 1, "cards": -1}
    assert (of(match)["hand"], row(match)) == (["golem"], QUIET_ROW)


def test_refinery() -> None:
    """A card and 3 energy give 3 metal."""
    assert used("refinery", "", "discard dojo", energy=3, hand=["dojo"]) == {"energy": -3, "metal": 3, "cards": -1}


def test_replicator_copies_a_biolab_of_the_market() -> None:
    """1 energy for the copy, a 1 and 1 energy for the biolab: a good. The die stands on Replicator, the card stays."""
    match = work({"compound": ["replicator"], "energy": 2, "dice": [1]}, blueprints=["biolab", "obelisk", "beacon", "megalith"])
    assert change(match, "replicate biolab 1") == {"energy": -2, "goods": 1, "dice": -1}
    assert (of(match)["placed"], of(match)["activated"]) == ([1], ["replicator"])
    assert row(match)[0] == "biolab"


@pytest.mark.parametrize("less", [{"energy": 1}, {"dice": [2]}])
def test_replicator_still_pays_what_the_copied_card_costs(less: dict[str, Any]) -> None:
    """Without the second energy, or without the 1, the biolab cannot be copied."""
    match = work(
        {"compound": ["replicator"], "energy": 2, "dice": [1], **less}, blueprints=["biolab", "obelisk", "beacon", "megalith"]
    )
    assert uses(match) == []


def test_robot() -> None:
    """1 metal rolls another die, which is gone after the round."""
    assert used("robot", "", metal=1) == {"metal": -1, "dice": 1}
    rolls = {of(play(work({"compound": ["robot"], "metal": 1}, seed=seed), "activate robot"))["dice"][0] for seed in range(60)}
    assert rolls == set(FACES)
    match = play(work({"compound": ["robot"], "metal": 1}), "activate robot")
    assert len(of(take_all(finish_all(match)))["dice"]) == 4


@pytest.mark.parametrize(("passive", "gain"), [("scrap_yard", ("metal", 1)), ("solar_array", ("energy", 2))])
def test_scrap_yard_and_solar_array(passive: str, gain: tuple[str, int]) -> None:
    """A build brings 1 metal, or 2 energy; the second one in a round brings nothing."""
    hand = ["golem", "robot", "gymnasium", "beacon"]
    match = work({"compound": [passive], "metal": 9, "energy": 9, "hand": hand})
    resource, amount = gain
    first = Counter({"metal": -4, "cards": -2, "buildings": 1})
    first[resource] += amount
    assert change(match, "build golem discard robot") == dict(first)
    assert change(match, "build gymnasium discard beacon") == {"metal": -1, "cards": -2, "buildings": 1}


@pytest.mark.parametrize(("passive", "other"), [("scrap_yard", "refinery"), ("solar_array", "biolab")])
def test_scrap_yard_and_solar_array_do_not_answer_to_their_own_build(passive: str, other: str) -> None:
    """They cost 1 metal and 2 energy, and that is all; the next build in the same round they answer to."""
    match = work({"metal": 9, "energy": 9, "hand": [passive, other, "golem", "robot"]})
    assert change(match, f"build {passive} discard {other}") == {"metal": -1, "energy": -2, "cards": -2, "buildings": 1}
    assert of(match)["activated"] == []
    play(match, "build golem discard robot")
    assert of(match)["activated"] == [passive]


@pytest.mark.parametrize("picked", [[1], [1, 2], [1, 2, 3, 4]])
def test_temp_agency(picked: list[int]) -> None:
    """1 energy rolls any number of unplaced dice again; the others stay as they are."""
    words = ["activate temp_agency", *(f"reroll {face}" for face in picked), "roll"]
    kept = sorted({1, 2, 3, 4} - set(picked))
    results: set[int] = set()
    for seed in range(80):
        match = play(work({"compound": ["temp_agency"], "energy": 1, "dice": [1, 2, 3, 4]}, seed=seed), *words)
        dice: list[int] = of(match)["dice"]
        assert (len(dice), of(match)["energy"]) == (4, 0)
        assert not Counter(kept) - Counter(dice)
        results.update((Counter(dice) - Counter(kept)).elements())
    assert results == set(FACES)


def test_temp_agency_leaves_placed_dice_alone() -> None:
    """Only unplaced dice can be picked up."""
    match = work({"compound": ["temp_agency"], "energy": 1, "dice": [2], "headquarters": {"mine": [5]}})
    assert play(match, "activate temp_agency").moves(0) == ["reroll 2"]


def test_trash_compactor() -> None:
    """Two equal dice and two cards make 2 goods."""
    gain = used("trash_compactor", "4 4", "discard dojo", "discard golem", dice=[4, 4], hand=["dojo", "golem"])
    assert gain == {"goods": 2, "cards": -2, "dice": -2}


def test_warehouse() -> None:
    """Three dice that add up to 14 or more make 2 goods and give 2 energy; 13 is too little."""
    assert used("warehouse", "4 5 5", dice=[4, 5, 5]) == {"goods": 2, "energy": 2, "dice": -3}
    assert ways("warehouse", dice=[2, 6, 6]) == ["2 6 6"]
    assert ways("warehouse", dice=[1, 6, 6]) == []

"""The rulings: what the rulebook leaves open, in the order of the facts file."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Any

import pytest

import fabrica
from fantastic_factories.oracle import BOX, ENERGY, METAL, TYPE
from fantastic_factories.positions import (
    CARDS,
    CREW_ROW,
    GAME,
    MONUMENTS,
    QUIET_ROW,
    builds,
    change,
    discards,
    finish_all,
    lucky,
    machine,
    market,
    of,
    partner,
    play,
    rolled,
    row,
    solo,
    take_all,
    takes,
    uses,
    work,
)

FACES = (1, 2, 3, 4, 5, 6)
ENGINEER = ["engineer", "investor", "specialist", "hired_hands"]
BUILDS = ["golem", "robot", "gymnasium", "beacon", "dojo", "biolab"]  # three cards to build, each with another of its tool
FIRST_BUILD = {"metal": -4, "cards": -2, "buildings": 1}  # a golem
SECOND_BUILD = {"metal": -1, "cards": -2, "buildings": 1}  # a gymnasium


def plus(change: dict[str, int], **gain: int) -> dict[str, int]:
    return {name: n for name in change | gain if (n := change.get(name, 0) + gain.get(name, 0))}


def builder(*compound: str, **have: Any) -> dict[str, Any]:
    """A seat that can build a golem and a gymnasium."""
    return {"metal": 9, "energy": 9, "hand": BUILDS, "compound": [*compound], **have}


BUILD_GOLEM, BUILD_GYMNASIUM = "build golem discard robot", "build gymnasium discard beacon"

# --------------------------------------------------------------------------------------------------------- once per round


@pytest.mark.parametrize(("passive", "gain"), [("scrap_yard", {"metal": 1}), ("solar_array", {"energy": 2})])
def test_an_engineer_uses_up_a_trigger_for_the_work_phase_of_its_round(passive: str, gain: dict[str, int]) -> None:
    """The gain came in the market phase; the build of the work phase brings none, that of the next round does."""
    match = market(builder(passive, hand=[*BUILDS, "harvester"]), contractors=ENGINEER, deck=["refinery"])
    assert change(match, "hire engineer discard harvester") == plus({"energy": -4, "cards": -1, "buildings": 1}, **gain)
    take_all(match)
    assert of(match)["activated"] == [passive]
    assert change(match, BUILD_GOLEM) == FIRST_BUILD
    take_all(finish_all(match))
    assert change(match, BUILD_GYMNASIUM) == plus(SECOND_BUILD, **gain)


@pytest.mark.parametrize(("passive", "gain"), [("scrap_yard", {"metal": 1}), ("solar_array", {"energy": 2})])
def test_a_passive_built_by_an_engineer_answers_in_the_work_phase(passive: str, gain: dict[str, int]) -> None:
    """Its own build does not use it up."""
    match = market(builder(hand=[*BUILDS, "harvester"]), contractors=ENGINEER, deck=[passive])
    assert change(match, "hire engineer discard harvester") == {"energy": -4, "cards": -1, "buildings": 1}
    take_all(match)
    assert change(match, BUILD_GOLEM) == plus(FIRST_BUILD, **gain)


def test_a_used_trigger_is_among_the_activated_cards() -> None:
    """The flag is the same as that of an activated card."""
    match = play(work(builder("scrap_yard", "solar_array", "laboratory", "battery_factory")), BUILD_GOLEM)
    assert of(match)["activated"] == ["scrap_yard", "solar_array"]
    play(match, "activate battery_factory")
    assert of(match)["activated"] == ["battery_factory", "laboratory", "scrap_yard", "solar_array"]


def test_an_engineer_does_not_use_up_a_laboratory() -> None:
    """A build is no good."""
    me = {"compound": ["laboratory", "nuclear_plant"], "energy": 4, "hand": ["golem"]}
    match = take_all(play(market(me, contractors=ENGINEER, deck=["dojo"]), "hire engineer discard golem"))
    assert of(match)["activated"] == []


# ------------------------------------------------------------------------------------------------------------------ market


def test_taking_or_hiring_is_mandatory() -> None:
    """As long as a blueprint lies there, or somebody can be hired."""
    assert "pass" not in market({}).moves(0)
    empty = market({"hand": ["golem"]}, blueprints=[None] * 4)
    assert empty.moves(0) == ["hire miner discard golem"]


def test_a_turn_passes_when_nothing_can_be_taken_and_nobody_hired() -> None:
    """An empty row of blueprints, and no card for anybody."""
    match = market({}, {}, blueprints=[None] * 4)
    assert match.moves(0) == ["pass"]
    play(match, "pass")
    assert match.active == (1,)


def test_who_could_sweep_may_pass_as_well() -> None:
    """A sweep is never a duty, even if it would bring cards."""
    assert market({"metal": 1}, blueprints=[None] * 4).moves(0) == ["sweep blueprints metal", "sweep contractors metal", "pass"]


def test_a_sweep_comes_before_the_choice() -> None:
    """After taking or hiring, the turn is over."""
    match = market({"metal": 5, "hand": ["golem"]})
    play(match, "hire miner discard golem")
    assert match.active == (1,)
    with pytest.raises(fabrica.IllegalMove):
        match.play("sweep blueprints metal", 0)


def test_the_swept_four_are_discarded_before_four_are_revealed() -> None:
    """A deck of two: after them, the swept cards can come back."""
    seen: Counter[str] = Counter()
    for seed in range(30):
        match = play(market({"metal": 1}, {}, deck=["dojo", "golem"], discards=[], seed=seed), "sweep blueprints metal")
        assert sorted(filter(None, row(match)[:2])) == ["dojo", "golem"]
        assert set(filter(None, row(match)[2:])) <= set(QUIET_ROW)
        assert Counter(row(match)[2:]) + discards(match) <= Counter(QUIET_ROW)
        seen.update(filter(None, row(match)[2:]))
    assert set(seen) == set(QUIET_ROW)


def test_a_slot_is_refilled_before_the_next_turn() -> None:
    """The next player can take the card that came."""
    match = play(market({}, {}, deck=["golem"]), "take beacon")
    assert "take golem" in match.moves(1)


def test_of_equal_blueprints_the_leftmost_is_taken() -> None:
    """The other copy stays in its slot."""
    match = play(market({}, blueprints=["dojo", "golem", "biolab", "golem"], deck=["robot"]), "take golem")
    assert row(match) == ["dojo", "robot", "biolab", "golem"]


# -------------------------------------------------------------------------------------------------------------- replicator


def copier(*row: str, **have: Any) -> fabrica.Match:
    """A seat with a replicator and plenty of everything, and a market with these cards among monuments."""
    compound = ["replicator", *have.pop("compound", [])]
    me = {"metal": 20, "energy": 20, "compound": compound, **have}
    return work(me, blueprints=[*row, *QUIET_ROW][:4])


def test_a_monument_is_never_copied() -> None:
    """A market of monuments offers nothing."""
    assert (
        uses(
            work(
                {"compound": ["replicator"], "energy": 9, "dice": [*FACES]},
                blueprints=["obelisk", "beacon", "megalith", "beacon"],
            )
        )
        == []
    )


def test_a_replicator_is_never_copied() -> None:
    """Not even one's only use."""
    assert uses(copier("replicator", dice=[*FACES])) == []


def test_an_empty_slot_offers_nothing() -> None:
    """And does not disturb the others."""
    match = work({"compound": ["replicator"], "energy": 9}, blueprints=[None, "battery_factory", None, None])
    assert uses(match) == ["replicate battery_factory"]


def test_a_card_that_one_owns_and_has_used_may_be_copied() -> None:
    """So its exchange happens twice in a round."""
    match = copier("battery_factory", compound=["battery_factory"])
    play(match, "activate battery_factory")
    assert change(match, "replicate battery_factory") == {"energy": -5, "goods": 1}
    assert uses(match) == []


def test_a_copy_does_not_use_up_ones_own_card() -> None:
    """First the copy, then the card itself."""
    match = play(copier("battery_factory", compound=["battery_factory"]), "replicate battery_factory")
    assert of(match)["activated"] == ["replicator"]
    assert uses(match) == ["activate battery_factory"]


def test_a_replicator_copies_once_a_round() -> None:
    """One card, though several lie there."""
    match = copier("battery_factory", "robot", "battery_factory")
    assert uses(match) == ["replicate battery_factory", "replicate robot"]
    assert uses(play(match, "replicate robot")) == []


def test_a_copy_costs_one_energy_and_what_the_card_costs() -> None:
    """With 4 energy a battery factory of the market cannot be used, with 5 it can."""
    for energy, offer in ((4, []), (5, ["replicate battery_factory"])):
        assert uses(copier("battery_factory", energy=energy)) == offer


@pytest.mark.parametrize(
    ("card", "words", "dice"),
    [("dojo", "dojo 2", [5]), ("fitness_center", "fitness_center 2", [1]), ("gymnasium", "gymnasium 2", [3])],
)
def test_training_cards_may_be_copied(card: str, words: str, dice: list[int]) -> None:
    """1 energy for the copy and 1 for the training; the die stays unplaced."""
    match = copier(card, dice=[2])
    assert change(match, f"replicate {words}") == {"energy": -2}
    assert (of(match)["dice"], of(match)["placed"]) == (dice, [])


def test_a_temp_agency_may_be_copied() -> None:
    """Dice are picked up and rolled."""
    match = play(copier("temp_agency", dice=[2, 2]), "replicate temp_agency", "reroll 2")
    assert of(match)["pending"] == {"reroll": [2]}
    play(match, "roll")
    assert (len(of(match)["dice"]), of(match)["energy"]) == (2, 18)


@pytest.mark.parametrize(
    ("card", "words", "gain"),
    [
        ("golem", "golem 3", {"energy": -4, "dice": 1}),
        ("robot", "robot", {"energy": -1, "metal": -1, "dice": 1}),
        ("mega_factory", "mega_factory 4 4 4 die 6", {"energy": -1, "goods": 2, "dice": -2}),
    ],
)
def test_cards_that_make_dice_may_be_copied(card: str, words: str, gain: dict[str, int]) -> None:
    """The die is an ordinary one."""
    assert change(copier(card, dice=[4, 4, 4]), f"replicate {words}") == gain


@pytest.mark.parametrize(
    ("card", "words", "paid", "gain"),
    [
        ("recycling_plant", "", ["dojo", "golem"], {"energy": -3, "goods": 1, "cards": -1}),
        ("trash_compactor", "4 4", ["dojo", "golem"], {"energy": -1, "goods": 2, "cards": -2, "dice": -2}),
        ("incinerator", "", ["dojo"], {"energy": 5, "metal": -1, "cards": -1}),
        ("refinery", "", ["golem"], {"energy": -4, "metal": 3, "cards": -1}),
        ("black_market", "4", ["golem"], {"energy": -1, "metal": 4, "cards": -1, "dice": -1}),
    ],
)
def test_cards_that_discard_may_be_copied(card: str, words: str, paid: list[str], gain: dict[str, int]) -> None:
    """The cards are asked for as for one's own."""
    match = copier(card, dice=[4, 4], hand=["dojo", "golem"])
    assert change(match, f"replicate {card} {words}".strip(), *(f"discard {c}" for c in paid)) == gain


def test_the_dice_of_a_copy_stand_on_the_replicator() -> None:
    """They are placed, and not to be used again."""
    match = play(copier("warehouse", dice=[5, 5, 6]), "replicate warehouse 5 5 6")
    assert (of(match)["placed"], of(match)["dice"]) == ([5, 5, 6], [])


@pytest.mark.parametrize(("passive", "gain"), [("scrap_yard", {"metal": 1}), ("solar_array", {"energy": 2})])
def test_a_copied_scrap_yard_or_solar_array_answers_to_one_build(passive: str, gain: dict[str, int]) -> None:
    """1 energy; then the first build brings its gain, the second does not."""
    match = copier(passive, hand=BUILDS)
    assert change(match, f"replicate {passive}") == {"energy": -1}
    assert of(match)["replicating"] == passive
    assert change(match, BUILD_GOLEM) == plus(FIRST_BUILD, **gain)
    assert of(match)["replicating"] is None
    assert change(match, BUILD_GYMNASIUM) == SECOND_BUILD


def test_a_copied_laboratory_answers_to_goods_once() -> None:
    """1 energy; then the first goods bring a card."""
    match = copier("laboratory", compound=["battery_factory", "nuclear_plant"], dice=[6])
    assert change(match, "replicate laboratory") == {"energy": -1}
    assert change(match, "activate battery_factory") == {"energy": -4, "goods": 1, "cards": 1}
    assert change(match, "activate nuclear_plant 6") == {"energy": 1, "goods": 1, "dice": -1}


@pytest.mark.parametrize("passive", ["scrap_yard", "solar_array", "laboratory"])
def test_a_copied_passive_looks_forward_only(passive: str) -> None:
    """What was built or made before brings nothing."""
    match = copier(passive, hand=BUILDS, compound=["battery_factory"])
    play(match, BUILD_GOLEM, "activate battery_factory")
    assert change(match, f"replicate {passive}") == {"energy": -1}


@pytest.mark.parametrize("passive", ["scrap_yard", "solar_array", "laboratory"])
def test_a_copied_passive_lasts_until_the_end_of_the_round(passive: str) -> None:
    """In the next round nothing is left of it."""
    match = play(copier(passive, hand=BUILDS, compound=["battery_factory"], energy=9, metal=4), f"replicate {passive}")
    take_all(finish_all(match))
    assert of(match)["replicating"] is None
    assert change(match, "activate battery_factory") == {"energy": -4, "goods": 1}
    assert change(match, BUILD_GOLEM) == FIRST_BUILD


@pytest.mark.parametrize(("passive", "gain"), [("scrap_yard", {"metal": 2}), ("solar_array", {"energy": 4})])
def test_a_passive_and_its_copy_answer_to_the_same_build(passive: str, gain: dict[str, int]) -> None:
    """One's own and the copied one, each once."""
    match = play(copier(passive, hand=BUILDS, compound=[passive]), f"replicate {passive}")
    assert change(match, BUILD_GOLEM) == plus(FIRST_BUILD, **gain)
    assert change(match, BUILD_GYMNASIUM) == SECOND_BUILD


def test_a_laboratory_and_its_copy_answer_to_the_same_goods() -> None:
    """Two cards."""
    match = play(copier("laboratory", compound=["laboratory", "battery_factory"]), "replicate laboratory")
    assert change(match, "activate battery_factory") == {"energy": -4, "goods": 1, "cards": 2}


@pytest.mark.parametrize(("passive", "gain"), [("scrap_yard", {"metal": 1}), ("solar_array", {"energy": 2})])
def test_a_passive_that_has_answered_may_be_copied(passive: str, gain: dict[str, int]) -> None:
    """The copy answers to the next build, when one's own is used up."""
    match = copier(passive, hand=BUILDS, compound=[passive])
    assert change(match, BUILD_GOLEM) == plus(FIRST_BUILD, **gain)
    play(match, f"replicate {passive}")
    assert change(match, BUILD_GYMNASIUM) == plus(SECOND_BUILD, **gain)


def test_goods_of_a_copy_set_off_ones_own_laboratory() -> None:
    """They are goods like others."""
    match = copier("battery_factory", compound=["laboratory"])
    assert change(match, "replicate battery_factory") == {"energy": -5, "goods": 1, "cards": 1}


def test_a_replicator_works_in_the_round_it_was_built() -> None:
    """Like any card."""
    match = work({"metal": 2, "energy": 7, "hand": ["replicator", "beacon"]}, blueprints=["battery_factory", *QUIET_ROW[:3]])
    assert change(match, "build replicator discard beacon", "replicate battery_factory")["goods"] == 1


@pytest.mark.parametrize("words", ["research 1", "generate 1", BUILD_GOLEM, "replicate battery_factory", "finish"])
def test_the_row_does_not_change_in_the_work_phase(words: str) -> None:
    """Not by drawing, building or copying: the copied card stays for others."""
    shown = ["battery_factory", "obelisk", "beacon", "megalith"]
    me = {"metal": 5, "energy": 5, "dice": [1], "hand": ["golem", "robot"], "compound": ["replicator"]}
    match = play(work(me, {"energy": 5, "compound": ["replicator"]}, blueprints=shown), words)
    assert row(match) == shown
    match.play("replicate battery_factory", 1)
    assert (of(match, 1)["goods"], row(match)) == (1, shown)


# -------------------------------------------------------------------------------------------------------------- laboratory


def test_a_laboratory_is_not_retroactive() -> None:
    """Goods made before it stood bring nothing; the first goods after it bring a card."""
    me = {
        "metal": 1,
        "energy": 9,
        "dice": [6],
        "hand": ["laboratory", "refinery"],
        "compound": ["battery_factory", "nuclear_plant"],
    }
    match = play(work(me), "activate battery_factory")
    assert change(match, "build laboratory discard refinery") == {"metal": -1, "energy": -4, "cards": -2, "buildings": 1}
    assert change(match, "activate nuclear_plant 6") == {"energy": 1, "goods": 1, "cards": 1, "dice": -1}


def test_the_card_of_a_laboratory_can_be_used_at_once() -> None:
    """It is built in the same work phase."""
    me = {"metal": 4, "energy": 4, "hand": ["robot"], "compound": ["laboratory", "battery_factory"]}
    match = play(work(me, deck=["golem"]), "activate battery_factory", "build golem discard robot")
    assert "golem" in of(match)["compound"]


def test_cards_drawn_by_the_use_come_before_the_laboratorys() -> None:
    """A recycling plant and a laboratory draw one each."""
    me = {"energy": 2, "hand": ["dojo", "robot"], "compound": ["laboratory", "recycling_plant"]}
    match = work(me, deck=["golem", "biolab"])
    play(match, "activate recycling_plant", "discard dojo", "discard robot")
    assert of(match)["hand"] == ["biolab", "golem"]


# ------------------------------------------------------------------------------------------------- scrap yard, solar array


def test_scrap_yard_and_solar_array_answer_to_the_same_build() -> None:
    """1 metal and 2 energy."""
    match = work(builder("scrap_yard", "solar_array"))
    assert change(match, BUILD_GOLEM) == plus(FIRST_BUILD, metal=1, energy=2)
    assert change(match, BUILD_GYMNASIUM) == SECOND_BUILD


@pytest.mark.parametrize(
    ("passive", "have"), [("scrap_yard", {"metal": 2, "energy": 9}), ("solar_array", {"metal": 9, "energy": 0})]
)
def test_the_gain_cannot_pay_for_the_build_that_brings_it(passive: str, have: dict[str, int]) -> None:
    """One metal or one energy short is short."""
    assert builds(work({**have, "compound": [passive], "hand": ["obelisk", "obelisk"]})) == []


def test_the_gain_can_pay_for_the_next_build() -> None:
    """4 metal for a golem, 1 back for a gymnasium."""
    match = work(builder("scrap_yard", metal=4))
    assert BUILD_GYMNASIUM in builds(match)
    play(match, BUILD_GOLEM, BUILD_GYMNASIUM)
    assert of(match)["metal"] == 0


# ---------------------------------------------------------------------------------------------------------------- engineer


def engineer(deck: list[str], discards: list[str] | None = None, seed: int = 1, **have: Any) -> fabrica.Match:
    """Hired with a golem by a seat that has these."""
    me = {"hand": ["golem"], "energy": 4, **have}
    return play(market(me, {}, contractors=ENGINEER, deck=deck, discards=discards, seed=seed), "hire engineer discard golem")


def test_an_engineer_sets_off_both_triggers() -> None:
    """Its build is a real one."""
    match = engineer(["dojo"], compound=["scrap_yard", "solar_array"])
    assert (of(match)["metal"], of(match)["energy"]) == (1, 2)


@pytest.mark.parametrize("monument", ["beacon", "obelisk"])
def test_an_engineer_builds_a_second_beacon_or_obelisk(monument: str) -> None:
    """Several are allowed."""
    assert of(engineer([monument], compound=[monument]))["compound"] == [monument] * 2


def test_an_engineer_never_builds_a_second_megalith() -> None:
    """It is discarded, and the next card is built."""
    for seed in range(12):
        assert of(engineer(["megalith", "dojo"], compound=["megalith"], seed=seed))["compound"] == ["dojo", "megalith"]


def test_an_engineer_goes_on_to_the_reshuffled_discards() -> None:
    """Nothing in the deck may be built, but the card that paid for the hire may."""
    match = engineer(["dojo"], discards=[], compound=["dojo"])
    assert of(match)["compound"] == ["dojo", "golem"]
    assert (of(match)["hand"], discards(match)) == ([], Counter())


def test_an_engineer_builds_nothing_when_nothing_may_be_built() -> None:
    """Deck and discards hold only cards that stand already: they stay there, and the turn is over."""
    match = engineer(["dojo"], discards=["robot"], compound=["dojo", "robot", "golem"])
    assert of(match)["compound"] == ["dojo", "golem", "robot"]
    assert (of(match)["energy"], match.active) == (0, (1,))
    assert discards(match) + Counter(deck_of(match)) == Counter(["dojo", "golem", "robot"])


def deck_of(match: fabrica.Match) -> list[str]:
    """The cards that stand nowhere in the position."""
    position = match.position()
    lying = Counter(filter(None, position["market"]["blueprints"])) + Counter(position["discards"]["blueprints"])
    for seat in position["seats"]:
        lying += Counter(seat["hand"]) + Counter(seat["compound"])
    return sorted((BOX["blueprints"] - lying).elements())


NINE = ["dojo", "fitness_center", "gymnasium", "robot", "scrap_yard", "solar_array", "temp_agency", "biolab", "foundry"]


def test_an_engineer_may_trigger_the_end() -> None:
    """The tenth building comes in the market phase."""
    match = engineer(["refinery"], compound=NINE)
    assert match.view(0)["ending"]
    finish_all(take_all(match))
    assert match.position()["last_round"]


# ------------------------------------------------------------------------------------------------------------ black market

CHOICES = {
    "beacon": [(0, 4), (1, 3), (2, 2)],
    "black_market": [(2, 2), (3, 1)],
    "laboratory": [(0, 4), (1, 3)],
    "manufactory": [(1, 3), (2, 2)],
    "mega_factory": [(2, 2), (3, 1)],
    "megalith": [(2, 2), (3, 1), (4, 0)],
    "warehouse": [(2, 2), (3, 1)],
}


def black_market(card: str, *compound: str) -> fabrica.Match:
    me = {"compound": ["black_market", *compound], "dice": [3], "hand": [card]}
    return play(work(me), "activate black_market 3", f"discard {card}")


@pytest.mark.parametrize(("card", "pay"), [(card, pay) for card, pays in CHOICES.items() for pay in pays])
def test_black_market_pays_any_four_of_a_dearer_card(card: str, pay: tuple[int, int]) -> None:
    """Every way to take four of what it cost, and no other."""
    match = black_market(card)
    assert match.moves(0) == [f"gain {metal} metal {energy} energy" for metal, energy in CHOICES[card]]
    play(match, f"gain {pay[0]} metal {pay[1]} energy")
    assert (of(match)["metal"], of(match)["energy"], of(match)["pending"]) == (*pay, None)


@pytest.mark.parametrize("card", sorted(set(CARDS) - set(CHOICES)))
def test_black_market_pays_exactly_the_cost_of_a_cheaper_card(card: str) -> None:
    """Without a question."""
    match = black_market(card)
    assert METAL[card] + ENERGY[card] <= 4
    assert (of(match)["metal"], of(match)["energy"], of(match)["pending"]) == (METAL[card], ENERGY[card], None)


def test_black_market_ignores_discounts() -> None:
    """With two monuments, megalith is still any four of 5 metal and 2 energy."""
    assert black_market("megalith", "obelisk", "obelisk").moves(0) == black_market("megalith").moves(0)


# -------------------------------------------------------------------------------------------------------------------- dice


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


# --------------------------------------------------------------------------------------------------------------- monuments


@pytest.mark.parametrize(("monument", "copies", "prestige"), [("beacon", 4, 14), ("obelisk", 5, 10)])
def test_all_copies_of_beacon_and_obelisk_may_stand_in_one_compound(monument: str, copies: int, prestige: int) -> None:
    """Any number per player."""
    me = {"metal": 20, "energy": 20, "compound": [monument] * (copies - 1), "hand": [monument, partner(monument)]}
    match = play(work(me, blueprints=["dojo", "robot", "biolab", "foundry"]), f"build {monument} discard {partner(monument)}")
    assert match.scores[0] == prestige
    assert of(match)["compound"].count(monument) == copies


def test_every_copy_counts_as_a_building() -> None:
    """Five obelisks and five others are ten."""
    match = work({"compound": ["obelisk"] * 5 + NINE[:5]}, blueprints=["biolab", "foundry", "golem", "beacon"])
    assert finish_all(match).position()["last_round"]


def test_every_copy_counts_as_a_monument() -> None:
    """Three obelisks make a megalith cheaper by 3."""
    match = work({"compound": ["obelisk"] * 3, "metal": 2, "energy": 2, "hand": ["megalith", "refinery"]})
    assert change(match, "build megalith discard refinery") == {"metal": -2, "energy": -2, "cards": -2, "buildings": 1}


def test_a_megalith_does_not_count_itself() -> None:
    """The first monument costs all of its 5 metal."""
    have = {"energy": 2, "hand": ["megalith", "refinery"]}
    assert [m for m in builds(work({**have, "metal": 4})) if m.startswith("build megalith")] == []
    assert change(work({**have, "metal": 5}), "build megalith discard refinery")["metal"] == -5


def test_the_monuments_of_others_make_nothing_cheaper() -> None:
    """Only the own compound counts."""
    match = work({"metal": 4, "energy": 2, "hand": ["megalith", "refinery"]}, {"compound": ["obelisk", "obelisk"]})
    assert [m for m in builds(match) if m.startswith("build megalith")] == []


# ------------------------------------------------------------------------------------------------------------------- decks


def test_a_draw_goes_on_with_the_shuffled_discards() -> None:
    """Two cards are drawn: the last one of the deck, then one of the discards."""
    drawn = set()
    for seed in range(20):
        match = work({"compound": ["manufactory"], "dice": [1, 1]}, {}, deck=["golem"], discards=["dojo", "robot"], seed=seed)
        play(match, "activate manufactory 1 1 cards")
        hand = of(match)["hand"]
        assert "golem" in hand
        assert len(hand) == 2
        assert discards(match) == Counter()
        drawn.update(hand)
    assert drawn == {"golem", "dojo", "robot"}


def test_nothing_is_drawn_when_deck_and_discards_are_empty() -> None:
    """The die is placed all the same."""
    assert change(work({"dice": [1]}, {}, deck=[], discards=[]), "research 1") == {"dice": -1}


def test_a_slot_stays_empty_when_deck_and_discards_are_empty() -> None:
    """Of the four, three are left for the next player."""
    match = play(market({}, {}, deck=[], discards=[]), "take beacon")
    assert row(match) == ["obelisk", "obelisk", None, "megalith"]
    assert sorted(takes(match)) == ["take megalith", "take obelisk"]


def test_an_empty_place_is_filled_as_soon_as_there_are_cards() -> None:
    """The leftmost first, whichever was emptied last, at the end of every market turn."""
    match = market({"hand": ["golem"]}, {}, deck=[], discards=["robot"], blueprints=[None, "dojo", "beacon", None])
    play(match, "take dojo")
    assert row(match) == ["robot", None, "beacon", None]
    match = market({"hand": ["golem", "dojo"]}, {}, deck=[], discards=[], blueprints=["beacon", None, "obelisk", None])
    play(match, "hire miner discard golem")
    assert row(match) == ["beacon", "golem", "obelisk", None]
    assert discards(match) == Counter()


def test_an_empty_place_is_filled_after_a_pass_too() -> None:
    """Nothing could be taken; what was discarded since is laid out for the next."""
    match = market({}, {}, deck=[], discards=["robot"], blueprints=[None] * 4, contractors=[None] * 4, crew_deck=[])
    play(match, "pass")
    assert row(match) == ["robot", None, None, None]
    assert None not in row(match, "contractors")


def test_by_rules_1_only_the_place_that_was_emptied_was_filled() -> None:
    """The others waited for a sweep."""
    match = market({"hand": ["golem"]}, {}, deck=[], discards=["robot"], blueprints=["dojo", None, "beacon", None], rules=1)
    play(match, "take beacon")
    assert row(match) == ["dojo", None, "robot", None]


def test_the_market_does_not_change_in_the_work_phase() -> None:
    """Though cards are discarded: Replicator finds what lay there."""
    match = work({"hand": ["golem", "robot"], "metal": 4}, {}, deck=[], discards=[], blueprints=["beacon", None, None, None])
    play(match, "build golem discard robot")
    assert row(match) == ["beacon", None, None, None]
    assert discards(match) == Counter(["robot"])


def test_an_investor_without_a_blueprint_to_reveal_brings_nothing() -> None:
    """Except that the card that paid for the hire is one."""
    match = market({"hand": ["refinery"]}, {}, deck=[], discards=[])
    assert change(match, "hire investor discard refinery") == {"metal": 1, "energy": 3, "cards": -1}
    assert discards(match) == Counter(["refinery"])


def test_an_empty_deck_of_contractors_is_refilled_too() -> None:
    """With everybody discarded, even the one who has just been hired can come back."""
    came = set()
    for seed in range(60):
        match = play(market({"hand": ["golem"]}, crew_deck=[], seed=seed), "hire miner discard golem")
        assert discards(match, "contractors") == Counter()
        assert row(match, "contractors")[1:] == CREW_ROW[1:]
        came.add(row(match, "contractors")[0])
    assert came == set(BOX["contractors"])


def test_swept_contractors_are_discarded_before_the_deck_is_refilled() -> None:
    """With an empty deck, all seventeen are shuffled and four of them revealed."""
    came = set()
    for seed in range(40):
        match = play(market({"metal": 1}, crew_deck=[], seed=seed), "sweep contractors metal")
        assert discards(match, "contractors") == Counter()
        came.update(row(match, "contractors"))
    assert came == set(BOX["contractors"])


# -------------------------------------------------------------------------------------------------------------- work phase


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


# --------------------------------------------------------------------------------------------------------------------- end


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


# -------------------------------------------------------------------------------------------------------- solo, The Machine


def after_turn(seed: int, **fields: Any) -> fabrica.Match:
    return play(solo({}, seed=seed, **fields), "finish")


def test_the_machine_rolls_five_dice_after_the_player() -> None:
    """Once a round."""
    match = after_turn(1)
    assert len(rolled(match)) == 5
    assert set(rolled(match)) <= set(FACES)


@pytest.mark.parametrize(
    ("place", "new"), [(1, "dojo"), (2, "biolab"), (3, "golem"), (4, "foundry")], ids=["red", "blue", "purple", "yellow"]
)
def test_the_new_card_of_the_machine_counts_at_once(place: int, new: str) -> None:
    """Its first card of a type, and a 1 on the die of that type: a good."""
    fields: dict[str, Any] = {"blueprints": [new, "obelisk", "beacon", "megalith"]}
    match = lucky(lambda seed: after_turn(seed, **fields), lambda m: rolled(m)[0] == 1 and rolled(m)[place] == 1)
    assert machine(match)["compound"] == [new]
    assert machine(match)["goods"] == 1


COUNTED = ("training", "production", "special", "utility")


def test_every_turn_of_the_machine_follows_its_dice() -> None:
    """Whatever it rolls: one card more, and a good for each die that is no higher than its count of cards."""
    compound = ["dojo", "gymnasium", "biolab", "warehouse", "assembly_line", "golem", "foundry", "harvester"]
    shown = ["robot", "dojo", "nuclear_plant", "obelisk"]
    for seed in range(150):
        match = after_turn(seed, machine={"compound": compound, "goods": 2}, blueprints=shown)
        (new,) = (Counter[str](machine(match)["compound"]) - Counter(compound)).elements()
        green, *dice = rolled(match)
        assert green > 4 or new == shown[green - 1]
        types = Counter(TYPE[card] for card in [*compound, new])
        made = sum(die <= types[kind] for die, kind in zip(dice, COUNTED, strict=True))
        assert machine(match)["goods"] == 2 + made


def test_duplicates_in_the_machines_compound_are_fine() -> None:
    """It takes a second and third copy, and each counts."""
    fields: dict[str, Any] = {
        "machine": {"compound": ["robot", "robot"]},
        "blueprints": ["robot", "obelisk", "beacon", "megalith"],
    }
    match = lucky(lambda seed: after_turn(seed, **fields), lambda m: rolled(m)[0] == 1 and rolled(m)[3] == 3)
    assert machine(match) == {"level": "easy", "goods": 1, "compound": ["robot"] * 3}


def test_the_machine_takes_nothing_from_an_empty_slot() -> None:
    """And its other dice count all the same. Then the market is refilled; by rules 1 it was not."""
    fields: dict[str, Any] = {"machine": {"compound": ["robot"]}, "blueprints": [None, "obelisk", "beacon", "megalith"]}
    for rules in (1, 2):
        begun = {**fields, "rules": rules}
        match = lucky(partial(after_turn, **begun), lambda m: rolled(m)[0] == 1 and rolled(m)[3] == 1)
        assert machine(match) == {"level": "easy", "goods": 1, "compound": ["robot"]}
        assert (row(match)[0] is None) == (rules == 1)


def rolls_green(face: int, match: fabrica.Match) -> bool:
    return rolled(match)[0] == face


def test_every_empty_place_is_filled_after_the_machines_action() -> None:
    """Whatever it took."""
    fields: dict[str, Any] = {"machine": {"compound": []}, "blueprints": [None, "obelisk", None, "megalith"]}
    for green in range(1, 7):
        match = lucky(partial(after_turn, **fields), partial(rolls_green, green))
        assert None not in row(match)


def test_green_five_takes_from_the_deck_before_it_sweeps() -> None:
    """A deck of one, and nothing discarded: that card is The Machine's, and the swept four come back."""
    everything_else = sorted((BOX["blueprints"] - Counter([*QUIET_ROW, "battery_factory"])).elements())
    match = lucky(lambda seed: after_turn(seed, machine={"compound": everything_else}), lambda m: rolled(m)[0] == 5)
    assert machine(match)["compound"].count("battery_factory") == 2
    assert sorted(filter(None, row(match))) == sorted(QUIET_ROW)
    assert discards(match) == Counter()


def test_the_machines_twelfth_good_brings_the_last_round() -> None:
    """Made in its own turn; the player has one more round, and so has The Machine."""
    foe = {"goods": 11, "compound": ["robot"] * 3 + ["golem"] * 2 + ["scrap_yard"]}  # purple always makes a good
    match = after_turn(1, machine=foe)
    assert machine(match)["goods"] >= 12
    assert (match.position()["last_round"], match.over, match.round) == (True, False, 2)
    cards = len(machine(match)["compound"])
    finish_all(take_all(match))
    assert match.over
    assert len(machine(match)["compound"]) == cards + 1


def test_ten_cards_of_the_machine_end_nothing() -> None:
    """Twenty do not either."""
    twenty = (
        ["obelisk"] * 3
        + ["beacon"] * 3
        + ["dojo", "robot"] * 2
        + ["fitness_center", "gymnasium"] * 3
        + ["golem", "golem", "biolab", "biolab"]
    )
    assert len(twenty) == 20
    assert not after_turn(1, machine={"compound": twenty}).position()["last_round"]


@pytest.mark.parametrize(
    ("compound", "score"),
    [(["obelisk", "obelisk"], 4), (["beacon", "beacon"], 4), (["megalith"], 2), (["dojo"], 1), (["golem"], 1)],
)
def test_a_card_of_the_machine_is_a_point_and_a_monument_two(compound: list[str], score: int) -> None:
    """Prestige does not matter."""
    assert solo({}, machine={"compound": compound}).view(0)["machine"]["score"] == score


@pytest.mark.parametrize("contractor", ["architect", "electrician", "miner"])
def test_gifts_are_ignored_in_a_solo_game(contractor: str) -> None:
    """No question is asked, and one card less leaves the deck than with an opponent."""
    crew = [contractor, "investor", "investor", "investor"]
    match = play(
        solo({"hand": ["golem"]}, phase="market", contractors=crew, machine={"compound": ["dojo"]}),
        f"hire {contractor} discard golem",
    )
    assert (match.phase, of(match)["pending"]) == ("work", None)
    drawn = [card for name, _, card in match.log[-1].events if name == "top_blueprint"]
    assert len(drawn) == (3 if contractor == "architect" else 0)


@pytest.mark.parametrize(("level", "cards"), [("easy", 2), ("medium", 3), ("hard", 4), ("insane", 5)])
def test_a_level_sets_how_many_cards_the_machine_starts_with(level: str, cards: int) -> None:
    """A dealt monument is replaced."""
    match = lucky(lambda seed: fabrica.Match(GAME, seats=1, seed=seed, machine=level), lambda m: bool(discards(m)))
    assert len(machine(match)["compound"]) == cards
    assert not set(machine(match)["compound"]) & set(MONUMENTS)
    assert set(discards(match)) <= set(MONUMENTS)

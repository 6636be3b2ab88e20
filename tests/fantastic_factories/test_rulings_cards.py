"""What the rulebook leaves open, about cards: once per round, replicator, laboratory, scrap yard, solar array, monuments."""

from __future__ import annotations

from typing import Any

import pytest

import fabrica
from fantastic_factories.positions import (
    ENGINEER,
    FACES,
    NINE,
    QUIET_ROW,
    builds,
    change,
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

BUILDS = ["golem", "robot", "gymnasium", "beacon", "dojo", "biolab"]  # three cards to build, each with another of its tool
FIRST_BUILD = {"metal": -4, "cards": -2, "buildings": 1}  # a golem
SECOND_BUILD = {"metal": -1, "cards": -2, "buildings": 1}  # a gymnasium


def plus(change: dict[str, int], **gain: int) -> dict[str, int]:
    return {name: n for name in change | gain if (n := change.get(name, 0) + gain.get(name, 0))}


def builder(*compound: str, **have: Any) -> dict[str, Any]:
    """A seat that can build a golem and a gymnasium."""
    return {"metal": 9, "energy": 9, "hand": BUILDS, "compound": [*compound], **have}


BUILD_GOLEM, BUILD_GYMNASIUM = "build golem discard robot", "build gymnasium discard beacon"


# Once per round


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


# Replicator


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


# Laboratory


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


# Scrap yard, solar array


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


# Monuments


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

"""The rulebook, rule by rule and example by example, in its order. Each test starts from a written position and plays words."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import fabrica
from fantastic_factories.oracle import BLUEPRINTS, ENERGY, METAL, PRESTIGE, TYPE
from fantastic_factories.positions import (
    CARDS,
    CREW_ROW,
    GAME,
    MONUMENTS,
    QUIET_ROW,
    TOOLS,
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
    written,
)

FACES = (1, 2, 3, 4, 5, 6)
ONE_OF_A_KIND = sorted(set(CARDS) - {"beacon", "obelisk"})
NEW_FOUR = ["dojo", "golem", "refinery", "robot"]

# ------------------------------------------------------------------------------------------------------------------ set-up


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


# --------------------------------------------------------------------------------------------------------------- objective


@pytest.mark.parametrize("card", sorted(set(CARDS) - {"beacon"}))
def test_a_building_scores_its_prestige(card: str) -> None:
    """Whatever stands in the compound is worth what is printed on it; the hand is worth nothing."""
    assert work({"compound": [card], "hand": [partner(card)]}).scores == (PRESTIGE[card], 0)


def test_a_score_is_goods_and_prestige() -> None:
    """Five goods, two buildings of 1 and an obelisk of 2."""
    assert work({"goods": 5, "compound": ["biolab", "golem", "obelisk"]}).scores == (9, 0)


# ---------------------------------------------------------------------------------------------------------------- a round


def test_a_round_is_a_market_phase_and_a_work_phase() -> None:
    """Everyone drafts, everyone works, and the next round begins."""
    match = fabrica.Match(GAME, seats=2, seed=1)
    assert (match.phase, match.round) == ("market", 1)
    assert (take_all(match).phase, match.round) == ("work", 1)
    assert (finish_all(match).phase, match.round) == ("market", 2)


# ----------------------------------------------------------------------------------------------------------- market phase


def test_turns_go_clockwise_from_the_first_player() -> None:
    """The token is with seat 1 of 3: the turns are 1, 2, 0."""
    match = market({}, {}, {}, first=1)
    order: list[int] = []
    while match.phase == "market":
        order += match.active
        match.play(takes(match)[0])
    assert order == [1, 2, 0]


def test_a_turn_must_take_or_hire() -> None:
    """Without cards to discard and without anything to pay, a blueprint is all there is: passing is not possible."""
    match = market({"hand": []}, blueprints=["biolab", "dojo", "biolab", "golem"])
    assert sorted(match.moves(0)) == ["take biolab", "take dojo", "take golem"]


def test_a_blueprint_is_free() -> None:
    """It goes to the hand and costs nothing."""
    match = market({"metal": 1, "energy": 2}, blueprints=["biolab", "dojo", "robot", "golem"])
    assert change(match, "take robot") == {"cards": 1}
    assert of(match)["hand"] == ["robot"]


@pytest.mark.parametrize("slot", range(4))
def test_the_slot_of_a_taken_blueprint_is_refilled_from_the_deck(slot: int) -> None:
    """The other three stay where they are."""
    cards = ["biolab", "dojo", "robot", "golem"]
    match = play(market({}, blueprints=cards, deck=["refinery"]), f"take {cards[slot]}")
    assert row(match) == [*cards[:slot], "refinery", *cards[slot + 1 :]]


def test_one_turn_takes_one_card() -> None:
    """After taking, the next player's turn begins."""
    match = market({"metal": 5}, {})
    play(match, "take beacon")
    assert (match.active, match.moves(0)) == ((1,), [])


@pytest.mark.parametrize(("slot", "card"), list(enumerate(["golem", "refinery", "biolab", "beacon"])))
def test_a_hire_costs_a_card_with_the_tool_above_the_contractor(slot: int, card: str) -> None:
    """The investor is hired with a hammer, wrench, gear or shovel card, as it stands; the card is discarded."""
    crew = ["specialist", "specialist", "specialist"]
    crew.insert(slot, "investor")
    match = market({"hand": ["golem", "refinery", "biolab", "beacon"]}, contractors=crew, deck=["dojo"], discards=[])
    hires = [m for m in match.moves(0) if m.startswith("hire investor")]
    assert hires == [f"hire investor discard {card}"]
    play(match, *hires)
    assert card not in of(match)["hand"]
    assert discards(match) == Counter([card, "dojo"])


def test_a_card_with_another_tool_hires_nobody() -> None:
    """A gear card, and no contractor under the gear."""
    match = market({"hand": ["biolab"], "energy": 9}, contractors=["miner", "investor", None, "specialist"])
    assert not [m for m in match.moves(0) if m.startswith("hire")]


def test_a_hired_contractor_is_discarded_and_its_slot_refilled() -> None:
    """From the deck of contractors; the others stay."""
    match = market({"hand": ["golem"]}, crew_deck=["electrician"])
    before = discards(match, "contractors")
    play(match, "hire miner discard golem")
    assert row(match, "contractors") == ["electrician", *CREW_ROW[1:]]
    assert discards(match, "contractors") - before == Counter(["miner"])
    assert match.active == (1,)


@pytest.mark.parametrize(("contractor", "energy"), [("engineer", 4), ("foreman", 2), ("hired_hands", 3)])
def test_some_contractors_cost_energy_as_well(contractor: str, energy: int) -> None:
    """It is paid on top of the card, and without it there is no hire."""
    crew = [contractor, "investor", "investor", "miner"]
    words = f"hire {contractor} discard golem"
    assert words not in market({"hand": ["golem"], "energy": energy - 1}, contractors=crew).moves(0)
    paid = change(market({"hand": ["golem"], "energy": energy + 1}, contractors=crew), words)
    assert (paid["energy"], paid["cards"]) == (-energy, -1)


@pytest.mark.parametrize("contractor", ["architect", "electrician", "investor", "miner", "specialist"])
def test_other_contractors_cost_the_card_alone(contractor: str) -> None:
    """Nothing but the card with the right tool is needed."""
    match = market({"hand": ["golem"]}, contractors=[contractor, "hired_hands", "hired_hands", "hired_hands"])
    assert f"hire {contractor} discard golem" in match.moves(0)


@pytest.mark.parametrize("pay", ["metal", "energy"])
def test_one_metal_or_one_energy_sweeps_the_blueprints(pay: str) -> None:
    """The four are discarded and four new ones revealed; the contractors stay."""
    match = market({"metal": 2, "energy": 2}, deck=NEW_FOUR)
    before = discards(match)
    assert change(match, f"sweep blueprints {pay}") == {pay: -1}
    assert sorted(filter(None, row(match))) == NEW_FOUR
    assert discards(match) - before == Counter(QUIET_ROW)
    assert row(match, "contractors") == CREW_ROW


@pytest.mark.parametrize("pay", ["metal", "energy"])
def test_one_metal_or_one_energy_sweeps_the_contractors(pay: str) -> None:
    """The same for their row; the blueprints stay."""
    new = ["architect", "electrician", "engineer", "foreman"]
    match = market({"metal": 2, "energy": 2}, crew_deck=new)
    before = discards(match, "contractors")
    assert change(match, f"sweep contractors {pay}") == {pay: -1}
    assert sorted(filter(None, row(match, "contractors"))) == new
    assert discards(match, "contractors") - before == Counter(CREW_ROW)
    assert row(match) == QUIET_ROW


@pytest.mark.parametrize("kind", ["blueprints", "contractors"])
def test_only_one_row_is_swept_in_a_turn(kind: str) -> None:
    """Neither the same row again nor the other one; a card is still to be chosen by the same player."""
    match = play(market({"metal": 9, "energy": 9}), f"sweep {kind} metal")
    assert match.active == (0,)
    assert match.moves(0)
    assert not [m for m in match.moves(0) if m.startswith("sweep")]


@pytest.mark.parametrize(("have", "pays"), [({}, []), ({"metal": 1}, ["metal"]), ({"energy": 1}, ["energy"])])
def test_a_sweep_is_paid_with_what_is_there(have: dict[str, int], pays: list[str]) -> None:
    """Without a resource there is none."""
    swept = [m for m in market(have).moves(0) if m.startswith("sweep")]
    assert swept == [f"sweep {kind} {pay}" for kind in ("blueprints", "contractors") for pay in pays]


def test_a_sweep_is_not_needed() -> None:
    """A player with resources may take at once."""
    assert "take beacon" in market({"metal": 9}).moves(0)


def test_each_player_may_sweep_once_in_a_turn() -> None:
    """The second player's sweep does not depend on the first one's."""
    match = play(market({"metal": 1}, {"metal": 1}), "sweep blueprints metal")
    match.play(takes(match)[0])
    assert "sweep blueprints metal" in match.moves(1)


def test_the_work_phase_begins_after_the_last_turn() -> None:
    """Not before every player has had one."""
    match = market({}, {}, {})
    phases = []
    for _ in range(3):
        match.play(takes(match)[0])
        phases.append(match.phase)
    assert phases == ["market", "market", "work"]


# ------------------------------------------------------------------------------------------------------------- work phase


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


# --------------------------------------------------------------------------------------------------------- building cards


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


# ---------------------------------------------------------------------------------------------------------- basic actions


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


# --------------------------------------------------------------------------------------------------------- matching bonus


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


# -------------------------------------------------------------------------------------------------------- activating cards


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


# --------------------------------------------------------------------------------------------------- ending the work phase


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


# ----------------------------------------------------------------------------------------------------------------- game end

TEN = ["dojo", "fitness_center", "gymnasium", "robot", "scrap_yard", "solar_array", "temp_agency", "golem", "biolab", "foundry"]


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


# ------------------------------------------------------------------------------------------------------------- solo: set-up


@pytest.mark.parametrize(("level", "cards"), [("easy", 2), ("medium", 3), ("hard", 4), ("insane", 5)])
def test_the_machine_starts_with_cards_that_are_no_monuments(level: str, cards: int) -> None:
    """As many as its level says, whatever is dealt."""
    for seed in range(25):
        compound = machine(fabrica.Match(GAME, seats=1, seed=seed, machine=level))["compound"]
        assert len(compound) == cards
        assert not set(compound) & set(MONUMENTS)


def test_a_monument_dealt_to_the_machine_is_discarded() -> None:
    """And dealing goes on."""
    match = lucky(lambda seed: fabrica.Match(GAME, seats=1, seed=seed, machine="insane"), lambda m: bool(discards(m)))
    assert set(discards(match)) <= set(MONUMENTS)
    assert len(machine(match)["compound"]) == 5


def test_the_solo_player_starts_as_usual() -> None:
    """One metal, two energy, four cards, the market, and four dice."""
    match = fabrica.Match(GAME, seats=1, seed=1)
    me = of(match)
    assert (me["metal"], me["energy"], len(me["hand"]), None in row(match)) == (1, 2, 4, False)
    assert len(of(take_all(match))["dice"]) == 4


# ----------------------------------------------------------------------------------------------- solo: The Machine's turn


def test_the_machine_acts_after_both_phases_of_the_player() -> None:
    """Not after the market phase, but once the player has finished: one card more."""
    match = solo({}, phase="market", machine={"compound": ["golem", "dojo"]})
    take_all(match)
    assert machine(match)["compound"] == ["dojo", "golem"]
    finish_all(match)
    assert len(machine(match)["compound"]) == 3
    assert (match.phase, match.round) == ("market", 2)


@pytest.mark.parametrize(
    ("contractor", "gain"),
    [("architect", {"cards": 2}), ("electrician", {"energy": 5, "cards": -1}), ("miner", {"metal": 3, "cards": -1})],
)
def test_gifts_to_opponents_are_left_out_in_a_solo_game(contractor: str, gain: dict[str, int]) -> None:
    """The player's own gain comes, and The Machine gets nothing."""
    crew = [contractor, "investor", "investor", "investor"]
    match = solo({"hand": ["golem"]}, phase="market", contractors=crew, machine={"goods": 3, "compound": ["dojo"]})
    assert change(match, f"hire {contractor} discard golem") == {**gain, "dice": 4}
    assert machine(match) == {"level": "easy", "goods": 3, "compound": ["dojo"]}


def machine_turn(green: int, **fields: Any) -> fabrica.Match:
    """A solo round whose green die falls as wanted."""
    return lucky(lambda seed: play(solo({}, seed=seed, **fields), "finish"), lambda m: rolled(m)[0] == green)


@pytest.mark.parametrize("green", [1, 2, 3, 4])
def test_green_one_to_four_takes_that_blueprint_from_the_left(green: int) -> None:
    """Its slot is refilled, the others stay."""
    cards = ["biolab", "dojo", "robot", "golem"]
    match = machine_turn(green, blueprints=cards, deck=["warehouse"])
    assert machine(match)["compound"] == [cards[green - 1]]
    assert row(match) == [*cards[: green - 1], "warehouse", *cards[green:]]


def test_green_five_takes_the_top_of_the_deck_and_sweeps_the_blueprints() -> None:
    """One card of the deck to The Machine, four more to the row; the old row is discarded."""
    deck = ["biolab", "dojo", "foundry", "golem", "robot"]
    match = machine_turn(5, deck=deck, discards=None)
    assert sorted([*machine(match)["compound"], *filter(None, row(match))]) == deck
    assert discards(match)["obelisk"] == 5
    assert row(match, "contractors") == CREW_ROW


def test_green_six_takes_the_top_of_the_deck_and_sweeps_the_contractors() -> None:
    """The blueprints stay."""
    new = ["architect", "electrician", "engineer", "foreman"]
    match = machine_turn(6, deck=["golem"], crew_deck=new)
    assert machine(match)["compound"] == ["golem"]
    assert sorted(filter(None, row(match, "contractors"))) == new
    assert row(match) == QUIET_ROW
    assert not Counter(CREW_ROW) - discards(match, "contractors")


def test_the_machine_may_build_monuments_later() -> None:
    """Though it cannot begin with one."""
    assert machine(machine_turn(3))["compound"] == ["beacon"]


COLOURS = {"red": "training", "blue": "production", "purple": "special", "yellow": "utility"}
OF_TYPE = {
    "training": ["dojo", "gymnasium"],
    "production": ["biolab", "warehouse"],
    "special": ["golem", "robot"],
    "utility": ["foundry", "refinery"],
}


@pytest.mark.parametrize(("place", "colour"), list(enumerate(COLOURS, 1)))
def test_a_die_makes_a_good_when_it_is_no_higher_than_the_cards_of_its_type(place: int, colour: str) -> None:
    """With two cards of one type, 1 and 2 of its die make a good, 3 to 6 do not; the other dice make nothing."""
    seen = set()
    for seed in range(60):
        match = play(solo({}, seed=seed, machine={"compound": OF_TYPE[COLOURS[colour]]}, blueprints=QUIET_ROW), "finish")
        dice = rolled(match)
        if dice[0] <= 4:  # a monument was taken, which makes nothing
            assert machine(match)["goods"] == (1 if dice[place] <= 2 else 0)
            seen.add(dice[place])
    assert seen == set(FACES)


def test_the_example_of_the_machines_work() -> None:
    """Blue and purple are no higher than the cards of their types, red and yellow are: two goods."""
    compound = ["dojo", "biolab", "warehouse", "battery_factory", "golem", "robot", "foundry"]  # 1, 3, 2, 1

    def as_drawn(match: fabrica.Match) -> bool:
        green, red, blue, purple, yellow = rolled(match)
        return green <= 4 and red > 1 and blue == 3 and purple <= 2 and yellow > 1

    match = lucky(lambda seed: play(solo({}, seed=seed, machine={"compound": compound, "goods": 4}), "finish"), as_drawn)
    assert machine(match)["goods"] == 6


def test_the_machine_makes_more_as_it_grows() -> None:
    """With six cards of a type, every die of that colour makes a good."""
    six = ["biolab", "warehouse", "battery_factory", "assembly_line", "nuclear_plant", "manufactory"]
    for seed in range(30):
        assert machine(play(solo({}, seed=seed, machine={"compound": six}), "finish"))["goods"] >= 1


@pytest.mark.parametrize(
    ("foe", "last"),
    [({"goods": 12}, True), ({"goods": 6}, False), ({"compound": TEN, "goods": 0}, False)],
    ids=["12 goods", "6 goods", "10 cards"],
)
def test_the_machine_ends_the_game_by_goods_alone(foe: dict[str, Any], last: bool) -> None:
    """Twelve goods bring the last round, ten cards do not."""
    assert play(solo({}, machine=foe), "finish").position()["last_round"] is last


@pytest.mark.parametrize(
    ("have", "last"), [({"goods": 12}, True), ({"compound": TEN}, True), ({"goods": 11, "compound": TEN[:9]}, False)]
)
def test_the_solo_player_ends_the_game_as_usual(have: dict[str, Any], last: bool) -> None:
    """Twelve goods or ten cards."""
    assert play(solo(have), "finish").position()["last_round"] is last


def test_the_machine_plays_the_last_round_too() -> None:
    """Its card comes before the game is over."""
    match = play(solo({}, last_round=True, machine={"compound": ["dojo"]}), "finish")
    assert match.over
    assert len(machine(match)["compound"]) == 2


# --------------------------------------------------------------------------------------------------------- solo: scoring


@pytest.mark.parametrize(
    ("foe", "score"),
    [
        ({"goods": 7}, 7),
        ({"compound": ["dojo", "robot", "golem"]}, 3),
        ({"compound": ["obelisk", "obelisk"]}, 4),
        ({"goods": 5, "compound": ["megalith", "beacon", "beacon", "dojo"]}, 12),
    ],
    ids=["goods", "cards", "monuments", "all"],
)
def test_the_machine_scores_goods_cards_and_monuments(foe: dict[str, Any], score: int) -> None:
    """A point for each good, each card whatever its prestige, and each monument once more."""
    match = solo({}, machine=foe, blueprints=["dojo", "robot", "biolab", "foundry"])
    assert match.view(0)["machine"]["score"] == score


@pytest.mark.parametrize(("goods", "winners"), [(9, ()), (10, ()), (11, (0,))])
def test_the_player_must_have_more_than_the_machine(goods: int, winners: tuple[int, ...]) -> None:
    """Ten against ten is not enough."""
    match = solo(
        {"goods": goods, "metal": 12}, phase="over", last_round=True, machine={"goods": 8, "compound": ["dojo", "robot"]}
    )
    assert match.winners == winners


# ------------------------------------------------------------------------------------------------ appendix: types of cards


def used(card: str, words: str, *then: str, **have: Any) -> dict[str, int]:
    """What it changes to activate a card that stands alone in a compound."""
    return change(work({**have, "compound": [card]}), f"activate {card} {words}".strip(), *then)


def ways(card: str, **have: Any) -> list[str]:
    """The words after the card's name with which it can be used."""
    return [" ".join(words.split()[2:]) for words in uses(work({**have, "compound": [card]}))]


RICH: dict[str, Any] = {
    "metal": 20,
    "energy": 20,
    "hand": ["obelisk", "obelisk", "beacon"],
    "dice": [1, 1, 1, 2, 3, 4, 4, 5, 5, 6, 6, 6],
}


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


# ---------------------------------------------------------------------------------------------------- appendix: blueprints


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


# --------------------------------------------------------------------------------------------------- appendix: contractors


def hired(contractor: str, *others: dict[str, Any], energy: int = 0, seed: int = 1, **fields: Any) -> fabrica.Match:
    """A contractor hired by seat 0, who has a golem to discard, in a market phase whose next turn is seat 1's."""
    crew = [contractor, *["investor" if contractor != "investor" else "specialist"] * 3]
    me = {"hand": ["golem"], "energy": energy, **fields.pop("me", {})}
    return play(market(me, *(others or ({},)), contractors=crew, seed=seed, **fields), f"hire {contractor} discard golem")


def at_work(match: fabrica.Match) -> fabrica.Match:
    """The others take blueprints; the work phase begins."""
    return take_all(match)


GIFTS = [("architect", "cards", 3, 1), ("electrician", "energy", 5, 2), ("miner", "metal", 3, 1)]


@pytest.mark.parametrize(("contractor", "what", "mine", "gift"), GIFTS)
def test_architect_electrician_and_miner_with_one_opponent(contractor: str, what: str, mine: int, gift: int) -> None:
    """3 cards, 5 energy or 3 metal, and for the opponent 1 card, 2 energy or 1 metal, who is picked without a question."""
    match = hired(contractor)

    def amount(seat: int) -> int:
        me = of(match, seat)
        return len(me["hand"]) if what == "cards" else int(me[what])

    assert (amount(0), amount(1)) == (mine, gift)
    assert match.active == (1,)


@pytest.mark.parametrize(("contractor", "what", "mine", "gift"), GIFTS)
@pytest.mark.parametrize("picked", [1, 2])
def test_architect_electrician_and_miner_pick_an_opponent(contractor: str, what: str, mine: int, gift: int, picked: int) -> None:
    """With several opponents the gift goes to the one who is picked, and to nobody else."""
    match = hired(contractor, {}, {})
    assert match.moves(0) == ["give 1", "give 2"]
    play(match, f"give {picked}")
    have = [len(of(match, seat)["hand"]) if what == "cards" else of(match, seat)[what] for seat in range(3)]
    assert have == [mine, gift if picked == 1 else 0, gift if picked == 2 else 0]
    assert match.active == (1,)


@pytest.mark.parametrize("card", ["beacon", "golem", "megalith", "recycling_plant", "warehouse"])
def test_engineer_builds_the_top_blueprint_for_free(card: str) -> None:
    """It costs 4 energy and the card to hire; the revealed card costs nothing."""
    match = hired("engineer", energy=4, deck=[card])
    me = of(match)
    assert (me["compound"], me["hand"], me["metal"], me["energy"]) == ([card], [], 0, 0)


def test_engineer_discards_what_may_not_be_built_and_reveals_another() -> None:
    """A second refinery is passed over."""
    passed_over = set()
    for seed in range(20):
        match = hired("engineer", energy=4, deck=["refinery", "dojo"], discards=[], me={"compound": ["refinery"]}, seed=seed)
        assert of(match)["compound"] == ["dojo", "refinery"]
        passed_over.add(discards(match)["refinery"])
    assert passed_over == {0, 1}


@pytest.mark.parametrize(("passive", "have"), [("scrap_yard", (2, 0)), ("solar_array", (1, 2))])
def test_engineer_sets_off_what_answers_to_a_build_once_a_round(passive: str, have: tuple[int, int]) -> None:
    """The gain comes in the market phase, and not again in the work phase of the same round."""
    mine = {"compound": [passive], "metal": 1, "hand": ["golem", "gymnasium", "beacon"]}
    match = hired("engineer", energy=4, deck=["dojo"], me=mine)
    assert (of(match)["metal"], of(match)["energy"]) == have
    at_work(match)
    assert change(match, "build gymnasium discard beacon") == {"metal": -1, "cards": -2, "buildings": 1}


def test_foreman_sets_the_dice_instead_of_rolling() -> None:
    """2 energy; in the work phase the four values are chosen, before anything else."""
    match = at_work(hired("foreman", energy=2))
    assert of(match)["dice"] == []
    assert match.moves(0) == [*(f"set {face}" for face in FACES), "roll"]
    play(match, "set 6", "set 6", "set 1", "set 6")
    assert (of(match)["dice"], of(match)["hired"]) == ([1, 6, 6, 6], None)
    assert "mine 6" in match.moves(0)


@pytest.mark.parametrize("chosen", [[], [5], [5, 2], [5, 2, 2]])
def test_foreman_may_set_fewer_and_roll_the_rest(chosen: list[int]) -> None:
    """Up to four: the chosen ones stand, the others are rolled."""
    rest: set[int] = set()
    for seed in range(40):
        match = play(at_work(hired("foreman", energy=2, seed=seed)), *(f"set {face}" for face in chosen), "roll")
        dice = Counter[int](of(match)["dice"])
        assert dice.total() == 4
        assert not Counter(chosen) - dice
        rest.update((dice - Counter(chosen)).elements())
    assert rest == set(FACES)


def test_foremans_dice_come_before_more_dice_are_rolled() -> None:
    """A robot cannot roll before the four are set."""
    match = at_work(hired("foreman", energy=2, me={"compound": ["robot"], "metal": 1}))
    assert uses(match) == []
    play(match, "set 1", "set 1", "set 1", "set 1", "activate robot")
    assert len(of(match)["dice"]) == 5


def test_hired_hands_roll_two_more_dice() -> None:
    """3 energy; in the next round there are four dice again."""
    match = hired("hired_hands", energy=3)
    assert of(match)["hired"] == "hired_hands"
    at_work(match)
    assert of(match)["hired"] is None
    assert (len(of(match)["dice"]), len(of(match, 1)["dice"])) == (6, 4)
    assert len(of(take_all(finish_all(match)))["dice"]) == 4


@pytest.mark.parametrize("card", CARDS)
def test_investor_pays_the_printed_cost_of_the_top_blueprint(card: str) -> None:
    """Exactly its metal and energy, however much that is; the card is discarded."""
    match = hired("investor", deck=[card], discards=[], me={"compound": ["obelisk", "obelisk"]})
    assert (of(match)["metal"], of(match)["energy"]) == (METAL[card], ENERGY[card])
    assert discards(match) == Counter([card]) + Counter(["golem"])
    assert of(match)["hand"] == []


@pytest.mark.parametrize("face", FACES)
def test_specialist_brings_a_die_of_any_value_after_the_roll(face: int) -> None:
    """The other four are rolled first; the fifth shows what is wanted, and is gone after the round."""
    match = at_work(hired("specialist"))
    before = of(match)["dice"]
    assert len(before) == 4
    play(match, f"specialist {face}")
    assert of(match)["dice"] == sorted([*before, face])
    assert not [m for m in match.moves(0) if m.startswith("specialist")]
    assert len(of(take_all(finish_all(match)))["dice"]) == 4


def test_specialist_may_come_last() -> None:
    """Even after every other die is placed."""
    match = at_work(hired("specialist"))
    while of(match)["dice"]:
        match.play(next(m for m in match.moves(0) if m.startswith(("research", "generate", "mine"))), 0)
    assert [m for m in match.moves(0) if m.startswith("specialist")] == [f"specialist {face}" for face in FACES]
    play(match, "specialist 4")
    assert of(match)["dice"] == [4]


# ---------------------------------------------------------------------------------------------------------- common mistakes


def test_only_generate_looks_at_the_value_of_a_die() -> None:
    """A 6 on Mine or Research gives one, a 3 on Generate gives three, and 3 is the highest die there."""
    assert change(work({"dice": [6]}), "mine 6") == {"metal": 1, "dice": -1}
    assert change(work({"dice": [6]}), "research 6") == {"cards": 1, "dice": -1}
    assert change(work({"dice": [3]}), "generate 3") == {"energy": 3, "dice": -1}
    assert [m for m in work({"dice": [*FACES]}).moves(0) if m.startswith("generate")] == [
        "generate 1",
        "generate 2",
        "generate 3",
    ]


def test_a_blueprint_of_the_deck_cannot_be_taken_in_the_market_phase() -> None:
    """Only the four that lie open; for others, the row is swept."""
    match = market({"energy": 1}, deck=NEW_FOUR)
    assert sorted(takes(match)) == ["take beacon", "take megalith", "take obelisk"]
    play(match, "sweep blueprints energy")
    assert sorted(takes(match)) == [f"take {card}" for card in NEW_FOUR]


def test_prestige_does_not_end_the_game_and_the_end_leaves_a_round() -> None:
    """Nine cards worth 19 and eleven goods end nothing; the tenth card leaves one round to play."""
    compound = ["obelisk", "obelisk", "obelisk", "beacon", "beacon", "megalith", "golem", "biolab", "foundry"]
    have = {"goods": 11, "compound": compound, "metal": 1, "hand": ["gymnasium", "motherlode"]}
    assert work(have).scores[0] == 28
    assert not finish_all(work(have)).position()["last_round"]
    match = finish_all(play(work(have), "build gymnasium discard motherlode"))
    assert (match.position()["last_round"], match.over) == (True, False)
    assert finish_all(take_all(match)).over


# ---------------------------------------------------------------------------------------------------------------------- tips


def test_tip_a_card_can_wait_in_the_hand_until_it_is_needed() -> None:
    """Drawn, built and used in one go; and until it is built, another card with its tool can be built instead."""
    match = work({"metal": 2, "energy": 2, "dice": [6, 1], "hand": ["refinery"]}, deck=["nuclear_plant"])
    play(match, "research 1", "build nuclear_plant discard refinery", "activate nuclear_plant 6")
    assert of(match)["goods"] == 1


def test_tip_a_one_draws_as_good_a_card_as_any() -> None:
    """On Generate it gives a single energy, on Research a whole card."""
    assert change(work({"dice": [1]}), "generate 1") == {"energy": 1, "dice": -1}
    assert change(work({"dice": [1]}), "research 1") == {"cards": 1, "dice": -1}


def test_tip_cards_in_hand_open_more_contractors() -> None:
    """With a card of each tool, everyone can be hired."""
    match = market({"energy": 3, "hand": ["golem", "refinery", "biolab", "beacon"]})
    assert {m.split()[1] for m in match.moves(0) if m.startswith("hire")} == set(CREW_ROW)


def test_tip_golem_turns_an_energy_into_a_card() -> None:
    """A 1 for 1 energy, placed on Research."""
    assert change(work({"compound": ["golem"], "energy": 1}), "activate golem 1", "research 1") == {"energy": -1, "cards": 1}


@pytest.mark.parametrize("face", [1, 2, 3])
def test_tip_golem_gains_an_energy_by_a_match_on_generate(face: int) -> None:
    """It gives back what it cost, and one more."""
    match = work({"compound": ["golem"], "energy": face, "headquarters": {"generate": [face]}})
    assert change(match, f"activate golem {face}", f"generate {face}") == {"energy": 1}


def test_tip_golem_feeds_biolab() -> None:
    """2 energy make a good without any die of one's own."""
    match = work({"compound": ["golem", "biolab"], "energy": 2})
    assert change(match, "activate golem 1", "activate biolab 1") == {"energy": -2, "goods": 1}


def test_tip_golem_makes_the_pair_for_concrete_plant() -> None:
    """A lone 1 gets its match: 1 energy and 1 metal for 2 goods."""
    match = work({"compound": ["golem", "concrete_plant"], "energy": 1, "metal": 1, "dice": [1]})
    assert change(match, "activate golem 1", "activate concrete_plant 1 1") == {"energy": -1, "metal": -1, "goods": 2, "dice": -1}


def test_tip_a_sweep_takes_cards_away_from_a_replicator() -> None:
    """What is swept cannot be copied in the work phase, what is revealed can."""
    shown = ["battery_factory", "biolab", "nuclear_plant", "warehouse"]
    match = market(
        {"energy": 5}, {"energy": 5, "compound": ["replicator"]}, blueprints=shown, deck=[*NEW_FOUR, "robot", "foundry"]
    )
    play(match, "sweep blueprints energy")
    take_all(match)
    copied = {m.split()[1] for m in uses(match, 1)}
    assert copied
    assert not copied & set(shown)


def test_tip_a_sweep_takes_beacons_away_or_looks_for_them() -> None:
    """The beacon of the row is gone, and another one comes to light."""
    match = market(
        {"energy": 1}, deck=["beacon", "dojo", "robot", "biolab"], blueprints=["beacon", "obelisk", "obelisk", "megalith"]
    )
    play(match, "sweep blueprints energy")
    assert row(match).count("beacon") == 1
    match = play(market({"energy": 1}, deck=NEW_FOUR), "sweep blueprints energy")
    assert "beacon" not in row(match)


def test_tip_two_goods_at_a_time_take_several_dice() -> None:
    """No card makes two goods with fewer than two workers."""
    for card in CARDS:
        for move in uses(work({**RICH, "compound": [card]})):
            match = work({**RICH, "compound": [card]})
            gain = change(match, move, *["discard obelisk"] * (2 if card in ("recycling_plant", "trash_compactor") else 0))
            if gain.get("goods", 0) == 2:
                assert len(of(match)["placed"]) >= 2


def test_tip_obelisks_close_out_the_game() -> None:
    """Each costs 3 metal and 1 energy and is worth 2 points, and as many as wanted may be built in a turn."""
    match = work({"metal": 9, "energy": 3, "hand": ["obelisk", "obelisk", "obelisk", "golem", "robot", "temp_agency"]})
    play(match, "build obelisk discard golem", "build obelisk discard robot", "build obelisk discard temp_agency")
    assert (match.scores[0], of(match)["metal"], of(match)["energy"]) == (6, 0, 0)

"""The rulebook: the market phase."""

from __future__ import annotations

from collections import Counter

import pytest

from fantastic_factories.positions import CREW_ROW, NEW_FOUR, QUIET_ROW, change, discards, market, of, play, row, takes


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

"""The rulebook: common mistakes, and tips."""

from __future__ import annotations

import pytest

from fantastic_factories.positions import (
    CARDS,
    CREW_ROW,
    FACES,
    NEW_FOUR,
    RICH,
    change,
    finish_all,
    market,
    of,
    play,
    row,
    take_all,
    takes,
    uses,
    work,
)

# Common mistakes


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


# Tips


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

"""What the rulebook leaves open, about the market: its rows, the engineer, the black market, decks that run out."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import fabrica
from fantastic_factories.oracle_box import BOX, ENERGY, METAL
from fantastic_factories.positions import (
    CARDS,
    CREW_ROW,
    ENGINEER,
    NINE,
    QUIET_ROW,
    change,
    discards,
    finish_all,
    market,
    of,
    play,
    row,
    take_all,
    takes,
    work,
)

# Market


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


# Engineer


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


def test_an_engineer_may_trigger_the_end() -> None:
    """The tenth building comes in the market phase."""
    match = engineer(["refinery"], compound=NINE)
    assert match.view(0)["ending"]
    finish_all(take_all(match))
    assert match.position()["last_round"]


# Black market


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


# Decks


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

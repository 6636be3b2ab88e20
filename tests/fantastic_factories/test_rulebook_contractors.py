"""The rulebook: each contractor."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import fabrica
from fantastic_factories.oracle_box import ENERGY, METAL
from fantastic_factories.positions import CARDS, FACES, change, discards, finish_all, market, of, play, take_all, uses


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

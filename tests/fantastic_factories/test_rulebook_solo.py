"""The rulebook: alone against The Machine."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import fabrica
from fantastic_factories.positions import (
    CREW_ROW,
    FACES,
    GAME,
    MONUMENTS,
    QUIET_ROW,
    TEN,
    change,
    discards,
    finish_all,
    lucky,
    machine,
    of,
    play,
    rolled,
    row,
    solo,
    take_all,
)

# Solo: set-up


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


# Solo: The Machine's turn


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


# Solo: scoring


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

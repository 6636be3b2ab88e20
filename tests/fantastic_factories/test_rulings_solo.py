"""What the rulebook leaves open, about The Machine."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Any

import pytest

import fabrica
from fantastic_factories.oracle_box import BOX, TYPE
from fantastic_factories.positions import (
    FACES,
    GAME,
    MONUMENTS,
    QUIET_ROW,
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

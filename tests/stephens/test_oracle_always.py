"""What must hold in every renewal, from any position and with any choices."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stephens import oracle, oracle_table
from stephens.box import CONTRACTS, DISCS, INVESTMENTS, PROFESSIONS, WOOD
from stephens.oracle import begin, choices, choose
from stephens.oracle_positions import (
    any_table,
)
from stephens.oracle_table import Choice, NotAllowed, Position, influence_cap, player_of, workers
from stephens.scoring import final_lines

# ------------------------------------------------------------------------------------------------- any position

tables = st.builds(any_table, st.integers(0, 10**9), st.integers(1, 4))


def cards_at(position: Position) -> Counter[str]:
    """Every card at the table."""
    found = [card["card"] for card in oracle_table.all_cards(position)]
    for pile in (*position["professions"].values(), position["contracts"], position["investments"]):
        found += [card for cards in pile.values() for card in cards if card]
    for player in position["players"]:
        found += player["slots"] + [card for row in player["investments"].values() for card in row]
        found += [contract["card"] for row in player["fulfilled"].values() for contract in row]
    return Counter(found)


def all_positions(position: Position, rnd: Random, final: bool = False) -> list[tuple[Choice | None, Position]]:
    """A renewal played at random, and now and then without stopping early."""
    story: list[tuple[Choice | None, Position]] = [(None, begin(position, final))]
    while story[-1][1]["renewal"]:
        found = choices(story[-1][1])
        eager = [choice for choice in found if "done" not in choice and "decline" not in choice]
        choice = rnd.choice(eager if eager and rnd.random() < 0.7 else found)
        story.append((choice, choose(story[-1][1], choice)))
    return story


@settings(max_examples=150, deadline=None)
@given(tables, st.randoms(use_true_random=False))
def test_what_holds_in_every_renewal(table: Position, rnd: Random) -> None:
    before, cards = deepcopy(table), cards_at(table)
    assert set(cards) <= set(CONTRACTS) | set(INVESTMENTS) | set(PROFESSIONS)
    for _, position in all_positions(table, rnd):
        assert cards_at(position) == cards
        for player in position["players"]:
            assert len(player["board"]) + workers(position, player["name"]) == len(DISCS)
            assert all(DISCS[disc] is None or player_has_gone_before(player, disc) for disc in set(DISCS) - set(player["board"]))
            assert 0 <= player["influence"] <= influence_cap(position, player)
            assert min(player["coins"], player["forest"], player["dunes"]) >= 0
            assert len(player["slots"]) <= 3
            assert all(amount > 0 for pile in ("cubes", "accessories", "aside") for amount in player[pile].values())
    assert table == before
    assert all(player["aside"] == {} for player in position["players"])


def player_has_gone_before(player: dict[str, Any], disc: str) -> bool:
    return DISCS[disc] not in player["board"]


@settings(max_examples=150, deadline=None)
@given(tables, st.randoms(use_true_random=False))
def test_cubes_come_from_investments_and_stay_in_the_factories(table: Position, rnd: Random) -> None:
    expected: Counter[str] = Counter()
    position = table
    for choice, after in all_positions(table, rnd):
        if choice and "activate" in choice:
            column = oracle.columns(player_of(position, choice["player"]))[choice["activate"] - 1]
            expected += Counter(cube for card in column for cube in INVESTMENTS[card].cubes)
        if choice and "draw" in choice:
            expected += Counter(choice["draw"])
        position = after
    held: Counter[str] = Counter()
    for pile in position["private"].values():
        held += Counter(pile)
    assert held == expected
    assert set(held) <= set(WOOD)


@settings(max_examples=150, deadline=None)
@given(tables, st.randoms(use_true_random=False))
def test_contracts_are_the_only_way_out_of_the_reserve(table: Position, rnd: Random) -> None:
    story = all_positions(table, rnd)
    for player in table["players"]:
        paid = [choice for choice, _ in story if choice and "fulfil" in choice and choice["player"] == player["name"]]
        out: Counter[str] = Counter(cube for choice in paid for cube, number in choice["pay"].items() for _ in range(number))
        after = player_of(story[-1][1], player["name"])
        assert Counter(after["cubes"]) + out == Counter(player["cubes"])
        printed = sum(len(CONTRACTS[choice["fulfil"]].cubes) for choice in paid)
        swaps = out.total() - printed
        assert swaps == 0 if "4a" in after["board"] else 0 <= swaps <= printed


@settings(max_examples=150, deadline=None)
@given(tables, st.randoms(use_true_random=False), st.booleans())
def test_only_points_on_the_track_move_in_a_renewal(table: Position, rnd: Random, final: bool) -> None:
    after = all_positions(table, rnd, final)[-1][1]
    assert after["army"] == max(0, table["army"] - 5)
    assert sum(cubes == 0 for cubes in after["furnaces"].values()) == 0
    for player in table["players"]:
        now = player_of(after, player["name"])
        assert now["score"] >= player["score"] + ("2a" not in player["board"])
        assert now["score"] - player["score"] - ("2a" not in player["board"]) <= sum(
            INVESTMENTS[card].points for row in player["investments"].values() for card in row
        )
        assert now["forest"] <= player["forest"]
        assert now["dunes"] <= player["dunes"]
        lines = final_lines(after, player["name"])
        assert lines["total"] == sum(points for line, points in lines.items() if line != "total")
    if "automa" not in table:
        assert after["ending"] == (after["army"] <= max(player["score"] for player in after["players"]))


@settings(max_examples=100, deadline=None)
@given(tables, st.randoms(use_true_random=False))
def test_what_another_may_do_now_is_not_allowed_to_all(table: Position, rnd: Random) -> None:
    story = all_positions(table, rnd)
    every = [choice for choice, _ in story if choice]
    for _, position in story:
        found = choices(position)
        assert bool(found) == bool(position["renewal"])
        assert len({repr(sorted(choice.items())) for choice in found}) == len(found)
        stray = rnd.choice(every)
        if stray not in found:
            with pytest.raises(NotAllowed):
                choose(position, stray)

"""Bots: they choose legal moves from what their seat may know, and the better one wins."""

from __future__ import annotations

import itertools
import json
from collections import Counter
from collections.abc import Sequence

import pytest

from contract.playing import Table, every_game, every_table, tables_of
from contract.test_hidden import dealt_anew, endless_positions
from fabrica import Match, WrongSeat
from fabrica.bots import BOTS, choose, seated
from fabrica.errors import UnknownName

every_bot = pytest.mark.parametrize("bot", BOTS)
CHUNK = 30  # of positions, apart from those of other tests
MOVES_MOST = 2000  # of a whole match
ROUNDS_MOST = {"fantastic-factories": 20, "stephens": 60}


def played(table: Table, bots: Sequence[str], seed: str) -> Match:
    """A match that bots have played to its end, each from its own view."""
    match = table.match(seed)
    while not match.over and len(match.log) < MOVES_MOST:
        seat = match.active[len(match.log) % len(match.active)]
        match.play(choose(bots[seat % len(bots)], match.view(seat), seed=f"{len(match.log)}"), seat)
    return match


def test_the_levels_are_named_from_the_weakest() -> None:
    assert list(BOTS) == ["random", "greedy"]


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    view = Match("fantastic-factories", 2, seed=1).view(0)
    for name in ("gredy", "", None):
        with pytest.raises(UnknownName, match="Known: random, greedy"):
            choose(name, view)  # type: ignore[arg-type]
    with pytest.raises(UnknownName):
        seated(["greedy", "clever"], range(1, 3))


@every_bot
def test_only_a_seat_that_may_move_is_answered(bot: str) -> None:
    match = Match("fantastic-factories", 2, seed=1)
    with pytest.raises(WrongSeat, match="seat 1 cannot move"):
        choose(bot, match.view(1))
    with pytest.raises(WrongSeat, match="spectator"):
        choose(bot, match.view(None))


@every_bot
@every_table
def test_every_position_is_answered_with_a_legal_move(table: Table, bot: str) -> None:
    """Positions of random and biased play; each kind of choice that waits is among them."""
    for match, players in itertools.islice(endless_positions(table, CHUNK), 40):
        if match.active:
            seat = players.luck.choice(match.active)
            assert choose(bot, match.view(seat)) in match.moves(seat)


@every_bot
def test_every_kind_of_waiting_choice_is_answered(bot: str) -> None:
    table, seen = tables_of("fantastic-factories")[-1], Counter[str]()
    for match, _ in itertools.islice(endless_positions(table, CHUNK + 1), 1500):
        for seat in match.active:
            kind = next(iter(match.view(seat)["seats"][seat]["pending"] or {}), "")
            if kind and seen[kind] < 5:
                assert choose(bot, match.view(seat)) in match.moves(seat)
                seen[kind] += 1
    assert set(seen) == {"give", "discard", "refund", "reroll", "drop"}


@every_bot
@every_table
def test_a_choice_does_not_depend_on_what_is_hidden(table: Table, bot: str) -> None:
    """With everything hidden dealt anew, the same choice for the same seed."""
    for match, players in itertools.islice(endless_positions(table, CHUNK + 2), 12):
        if match.active:
            seat = players.luck.choice(match.active)
            other = dealt_anew(match, seat, f"{players.luck.random()}")
            assert choose(bot, other.view(seat), 60, "7") == choose(bot, match.view(seat), 60, "7")


@every_bot
def test_a_choice_leaves_the_view_alone_and_needs_only_plain_data(bot: str) -> None:
    match = Match("fantastic-factories", 3, seed=3)
    view = match.view(0)
    sent = json.loads(json.dumps(view))
    assert choose(bot, sent, 60, "1") == choose(bot, view, 60, "1")
    assert sent == view == match.view(0)


def test_the_seed_decides() -> None:
    """The same for the same seed; a random player varies with it."""
    view = Match("fantastic-factories", 4, seed=3).view(0)
    found = {seed: choose("random", view, seed=seed) for seed in map(str, range(40))}
    assert found == {seed: choose("random", view, seed=seed) for seed in found}
    assert len(set(found.values())) > 5


def test_a_budget_of_nothing_is_enough_for_a_legal_move() -> None:
    match = Match("fantastic-factories", 2, seed=3)
    assert choose("greedy", match.view(0), budget=0) in match.moves(0)


@every_table
def test_greedy_plays_whole_games(table: Table) -> None:
    """Against itself and against chance, each to its end. With the duels below: 36 games."""
    for number, bots in enumerate((["greedy"], ["greedy", "random", "random"])):
        match = played(table, bots, f"whole-{number}")
        assert match.over
        assert match.round < ROUNDS_MOST[table.game]


@every_game
def test_greedy_beats_chance(game: str) -> None:
    table = next(table for table in tables_of(game) if table.seats == 2)
    won = [seat in played(table, bots, f"duel-{number}").winners
           for number in range(10) for seat, bots in enumerate((["greedy", "random"], ["random", "greedy"]))]  # fmt: skip
    assert sum(won) >= 0.8 * len(won)

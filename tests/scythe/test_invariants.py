"""What must hold after every move: in few interpreted games, with the position read back, and in many compiled ones."""

from __future__ import annotations

import random
import re

import pytest

from fabrica.engine.chance import key_of
from fabrica.engine.layout import copy
from fabrica.games.scythe import GAME
from fabrica.games.scythe.rules.moves import MOVES
from promises import PROMISES, SCYTHE
from scythe.coverage import N_COVERED
from scythe.invariants import BROKEN, broken
from scythe.sitting import RULES, Sitting
from soak import Report, Soak, never_met, settings

GAMES_OF_EACH = 6
TABLES = len(PROMISES[SCYTHE].tables) * len(PROMISES[SCYTHE].players)
PLACE = re.compile(r"r\dc\d|base_")
ON_A_LAKE = re.compile(r"(worker|at|put \w+) (r2c0|r2c2|r3c4|r4c2|r5c4|r5c6|r7c2)")
CANNOT_BE = {"make 5", "make 6"}  # so many workers on one village leave too few on the mat
PLAYERS = tuple(GAME.biases)


def options_for(seats: int, luck: random.Random) -> dict[str, str]:
    return {name: luck.choice(option.values) for name, option in GAME.options.items() if seats in option.seats}


@pytest.fixture(scope="module")
def report() -> Report:
    """A few games of every table with every mix of players, compiled."""
    total, soak = Report(game=SCYTHE), Soak("test", SCYTHE)
    for number, table in zip(range(TABLES), settings(SCYTHE), strict=False):
        part = soak.chunk(number * GAMES_OF_EACH, GAMES_OF_EACH, *table)
        total.games += part.games
        total.tally += part.tally
        total.violations += part.violations
    return total


@pytest.mark.compiled
def test_every_promise_holds_after_every_move(report: Report) -> None:
    assert report.games == TABLES * GAMES_OF_EACH
    assert report.violations == []


@pytest.mark.compiled
def test_everything_is_met(report: Report) -> None:
    """Options, objectives, cards, abilities, ends. Of moves that name a place some of each kind, of the others all."""
    assert never_met(report) == []
    said = {words for words, times in zip(MOVES, report.tally[N_COVERED:], strict=False) if times > 0}
    assert {words.split()[0] for words in MOVES} == {words.split()[0] for words in said}
    assert {words for words in set(MOVES) - said if PLACE.search(words) is None} <= CANNOT_BE
    assert not {words for words in said if ON_A_LAKE.fullmatch(words)}


@pytest.mark.parametrize("seats", GAME.seats)
def test_interpreted_games(seats: int) -> None:
    """The promises; and now and then the position leads back to the same state, to the byte."""
    luck = random.Random(seats)
    game = Sitting.dealt(seats, f"{seats}", **options_for(seats, luck))
    before = copy(game.state)
    while game.active and luck.random() > 0.0005:
        seat = luck.choice(game.active)
        weights = GAME.biases[PLAYERS[seat % len(PLAYERS)]]
        words = game.words(seat)
        word = luck.choices(words, [weights[GAME.move_index[word]] for word in words])[0]
        RULES.play(game.state, seat, GAME.move_index[word])
        assert BROKEN[broken(before, game.state)] == "holds", word
        before = copy(game.state)
        if luck.random() < 0.1:
            again = GAME.from_position(GAME.position(game.state), key_of("other"))
            assert GAME.position(again) == GAME.position(game.state)

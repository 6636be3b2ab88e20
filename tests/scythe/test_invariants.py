"""What must hold after every move: in few interpreted games, with the position read back, and in many compiled ones."""

from __future__ import annotations

import random
import re
from typing import Any

import numpy as np
import pytest

from fabrica.engine.chance import key_of
from fabrica.engine.layout import copy
from fabrica.engine.random_play import RESULT
from fabrica.games.scythe import GAME
from fabrica.games.scythe.rules.moves import MOVES
from fabrica.simulate.batch import Batch
from scythe.invariants import BROKEN, FACTORY_TALLY, OPTIONS_TALLY, TALLY, broken, soak_batch
from scythe.sitting import RULES, Sitting

GAMES_OF_EACH = 60
TABLES = 28
PLACE = re.compile(r"r\dc\d|base_")
ON_A_LAKE = re.compile(r"(worker|at|put \w+) (r2c0|r2c2|r3c4|r4c2|r5c4|r5c6|r7c2)")
CANNOT_BE = {"make 5", "make 6"}  # so many workers on one village leave too few on the mat
PLAYERS = tuple(GAME.biases)


def options_for(seats: int, luck: random.Random) -> dict[str, str]:
    return {name: luck.choice(option.values) for name, option in GAME.options.items() if seats in option.seats}


class Soak:
    """Games of many tables, by biased players, compiled."""

    def __init__(self) -> None:
        self.run = Batch(GAME).bind(soak_batch)
        self.tally = np.zeros(TALLY, np.int64)
        self.games = self.decisions = 0
        self.violations: list[tuple[Any, ...]] = []

    def table(self, number: int, games: int) -> None:
        luck = random.Random(number)
        seats = number % 7 + 1
        options = options_for(seats, luck)
        players = [luck.choice(PLAYERS) for _ in range(7)]
        values = [o.values.index(options.get(name, o.values[0])) for name, o in GAME.options.items()]
        weights = np.array([GAME.biases[player] for player in players], np.int64)
        states, codes = np.zeros(2, GAME.layout.dtype), np.zeros(games, np.int64)
        results, moves = np.zeros(games, RESULT.dtype), np.zeros(GAME.most_moves, np.int16)
        base = np.array(key_of(f"soak {number}"), np.int64)
        self.run(
            states, GAME.blank_row(), base, 0, seats, np.array(values, np.int64), moves, weights, results, self.tally, codes
        )  # fmt: skip
        self.games += games
        self.decisions += int(results["decisions"].sum())
        self.violations += [(number, seats, players, options, i, BROKEN[code]) for i, code in enumerate(codes) if code]


@pytest.fixture(scope="module")
def soak() -> Soak:
    soak = Soak()
    for number in range(TABLES):
        soak.table(number, GAMES_OF_EACH)
    return soak


@pytest.mark.compiled
def test_every_promise_holds_after_every_move(soak: Soak) -> None:
    assert soak.games == TABLES * GAMES_OF_EACH
    assert soak.violations == []


@pytest.mark.compiled
def test_every_move_option_and_card_is_met(soak: Soak) -> None:
    """Of moves that name a place, some of each kind; of the others all."""
    met = {words for words, number in zip(MOVES, soak.tally, strict=False) if number > 0}
    assert {words.split()[0] for words in MOVES} == {words.split()[0] for words in met}
    assert {words for words in set(MOVES) - met if PLACE.search(words) is None} <= CANNOT_BE
    assert not {words for words in met if ON_A_LAKE.fullmatch(words)}
    assert (soak.tally[OPTIONS_TALLY:FACTORY_TALLY] > 0).all()
    assert (soak.tally[FACTORY_TALLY + 1 : FACTORY_TALLY + 13] > 0).all()


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

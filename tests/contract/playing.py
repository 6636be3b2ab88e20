"""Random play of any game, for tests of what every game promises: tables, players, moments of a match."""

from __future__ import annotations

import copy
import itertools
import os
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

import fabrica
from fabrica import Match, registry
from fabrica.engine import layout
from fabrica.engine.backend import plain
from fabrica.engine.contract import Game

LONGER = int(os.environ.get("FABRICA_LONGER", "1"))  # so many times as many random cases: `make soak` asks for more
FIXED = settings(derandomize=True, deadline=None, max_examples=4 * LONGER, database=None, suppress_health_check=list(HealthCheck))
LONG = 400  # moves of a match

registry.invite("sealed-bids", "toy_game")
GAMES = (*fabrica.games(), "sealed-bids")  # a whole game in one file has to keep the promises too


@dataclass(frozen=True)
class Table:
    """One way to sit down to a game: its id, the number of seats, and a value for every option that is for so many."""

    game: str
    seats: int
    options: Mapping[str, str]

    def __str__(self) -> str:
        others = [value for name, value in self.options.items() if value != fabrica.load(self.game).options[name].values[0]]
        return "-".join([self.game, str(self.seats), *(others if len(others) < 4 else (f"{len(others)} otherwise",))])

    def match(self, seed: int | str) -> Match:
        return Match(self.game, self.seats, seed, **self.options)


def tables() -> list[Table]:
    """Every game of the house with each number of seats and several choices of its options."""
    pairs = [(game, seats) for game in GAMES for seats in fabrica.load(game).seats]
    return [Table(game, seats, options) for game, seats in pairs for options in choices(game, seats)]


def choices(game: str, seats: int) -> Iterator[Mapping[str, str]]:
    """The defaults, tables that show each other value of an option, all rulings decided otherwise, and a mix of everything."""
    options = {name: o for name, o in fabrica.load(game).options.items() if seats in o.seats}
    defaults = {name: o.values[0] for name, o in options.items()}
    rulings = {name: o.values[-1] for name, o in options.items() if o.ruling}
    yield defaults
    others = {name: o.values[1:] for name, o in options.items() if not o.ruling}
    for n in range(max(map(len, others.values()), default=0)):
        yield {**defaults, **{name: values[n % len(values)] for name, values in others.items()}}
    if rulings:
        luck = random.Random(seats)
        yield {**defaults, **rulings}
        yield {name: luck.choice(o.values) for name, o in options.items()}


def tables_of(game: str) -> list[Table]:
    return [table for table in tables() if table.game == game]


def hides_something(table: Table) -> bool:
    """Has a seat something that others do not see? If not, only chance is hidden."""
    return fabrica.load(table.game).hides


every_game = pytest.mark.parametrize("game", GAMES)
house_game = pytest.mark.parametrize("game", fabrica.games())
every_table = pytest.mark.parametrize("table", tables(), ids=str)
largest_table = pytest.mark.parametrize("table", {table.game: table for table in tables()}.values(), ids=str)


class Players:
    """Random players: any active seat moves; each seat has its own bias, drawn from the game's.

    Some biases never end a game: when a match has become long, all play without one.
    """

    def __init__(self, seed: int | str) -> None:
        self.luck = random.Random(str(seed))
        self.weights: dict[int, tuple[int, ...]] = {}

    def move(self, match: Match) -> None:
        seat = self.luck.choice(match.active)
        match.play(self.choose(match, seat), seat)

    def choose(self, match: Match, seat: int) -> str:
        """One of the seat's moves, as likely as its weight; any of them when none has a weight."""
        weights = self.weights.setdefault(seat, self.luck.choice(list(match.game.biases.values())))
        moves = match.moves(seat)
        found = [weights[match.game.move_index[words]] * (len(match.log) < LONG) for words in moves]
        return self.luck.choices(moves, found if any(found) else None)[0]


def moments(match: Match, players: Players) -> Iterator[Match]:
    """Plays a match to its end; the same match at every moment, the first and the last included."""
    yield match
    while not match.over:
        players.move(match)
        yield match


def seeds(table: Table, number: int = 1) -> range:
    """So many; more, where matches are short."""
    return range(number * LONGER * max(1, LONG // 2 // len(finished(table, 0).log)))


def finished(table: Table, seed: int | str) -> Match:
    """A match that was played to its end."""
    match = table.match(seed)
    for _ in moments(match, Players(seed)):
        pass
    return match


def part_of_a_match(match: Match, players: Players, moves: int) -> Match:
    """A match after so many further moves, or at its end."""
    for _ in itertools.islice(moments(match, players), moves + 1):
        pass
    return match


SEEDS = st.integers(0, 2**32 - 1)
LENGTHS = st.integers(0, 400)


def twin_of(match: Match) -> Match:
    """An independent copy of a match."""
    return with_state(match, layout.copy(match._state))


def with_state(match: Match, state: Any) -> Match:
    """A match that is the same but for its state."""
    other = copy.copy(match)
    other.log = list(match.log)
    other._state = state
    return other


def untraced(game: Game) -> Any:
    """A game's rules, interpreted, for states that belong to no match."""
    binding = plain()
    return SimpleNamespace(**{name: binding(rule) for name, rule in vars(game.rules).items()})


def legal(rules: Any, game: Game, state: Any, seat: int) -> list[int]:
    out = [0] * game.most_moves
    return out[: rules.legal(state, seat, out)]


def chance_of(state: Any) -> tuple[Any, ...]:
    """The key and all streams of a state, to compare."""
    return tuple(state.key), tuple((stream.drawn, tuple(stream.block)) for stream in state.streams)

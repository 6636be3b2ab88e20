"""Random play of any game, for tests of what every game promises: tables, players, moments of a match."""

from __future__ import annotations

import copy
import itertools
import os
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
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
GAMES = (*fabrica.games(), "sealed-bids")  # a whole game in one file keeps the promises too
LONG_GAMES = {"scythe": "star-rusher"}  # of a thousand moves and more; the bias that ends them
FEW_SEATS = (1, 2, 5, 7)  # at which they are played where there is little time
LATE = 80  # so many moves before the end whole matches of a long game begin
LATE_ONES = 3  # positions of each table
HIDE_FROM_ONE_ALONE = {"scythe"}  # an opponent without a seat has cards, and more lie face down


@dataclass(frozen=True)
class Table:
    """One way to sit down to a game: its id, the number of seats, and a value for every option that is for so many."""

    game: str
    seats: int
    options: Mapping[str, str]

    def __str__(self) -> str:
        others = [value for name, value in self.options.items() if value != fabrica.load(self.game).options[name].values[0]]
        return "-".join([self.game, str(self.seats), *(others if len(others) < 4 else (f"{len(others)} otherwise",))])

    def __hash__(self) -> int:
        return hash(str(self))

    def new_match(self, seed: int | str) -> Match:
        return Match(self.game, self.seats, seed, **self.options)

    def match(self, seed: int | str) -> Match:
        """A match that can be played to its end: new, or late in a long game."""
        if self.game not in LONG_GAMES or self.seats == 1:
            return self.new_match(seed)
        return Match.from_position(late_position(self, random.Random(str(seed)).randrange(LATE_ONES)), seed)


@cache
def late_position(table: Table, number: int) -> dict[str, Any]:
    """Of a match by random players, a while before its end."""
    match, players = table.new_match(f"late-{number}"), Players(f"late {number}")
    for _ in moments(match, players):
        pass
    return match.game.position(match.game.layout.unpack(match.log[-LATE].before))


def tables() -> list[Table]:
    """Every game of the house with each number of seats and several choices of its options."""
    return [table for game in GAMES for table in tables_of(game)]


def tables_of(game: str) -> list[Table]:
    """All, if there is time; else the defaults with each number of seats, and one more; of a long game one."""
    every = {seats: [Table(game, seats, options) for options in choices(game, seats)] for seats in fabrica.load(game).seats}
    if LONGER > 1:
        return [table for several in every.values() for table in several]
    if game in LONG_GAMES:
        return [every[seats][number] for number, seats in enumerate(FEW_SEATS)]
    return [table for number, several in enumerate(every.values()) for table in few(several, number)]


def few(several: list[Table], number: int) -> list[Table]:
    """The first, and another one for each number of seats."""
    return several[:1] + ([several[1:][-1 - number % (len(several) - 1)]] if len(several) > 1 else [])


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


def hides_something(table: Table) -> bool:
    """Has a seat something that others do not see? If not, only chance is hidden."""
    return fabrica.load(table.game).hides


def hides_from_a_seat(table: Table) -> bool:
    return hides_something(table) and (table.seats > 1 or table.game in HIDE_FROM_ONE_ALONE)


every_game = pytest.mark.parametrize("game", GAMES)
house_game = pytest.mark.parametrize("game", fabrica.games())
every_table = pytest.mark.parametrize("table", tables(), ids=str)
largest_table = pytest.mark.parametrize("table", {table.game: table for table in tables()}.values(), ids=str)


class Players:
    """Random players: any active seat moves; each seat has its own bias, drawn from the game's.

    Some biases never end a game: when a match has become long, all play without one. Late in a long game all hurry.
    """

    def __init__(self, seed: int | str) -> None:
        self.luck = random.Random(str(seed))
        self.weights: dict[int, tuple[int, ...]] = {}

    def move(self, match: Match) -> None:
        seat = self.luck.choice(match.active)
        match.play(self.choose(match, seat), seat)

    def choose(self, match: Match, seat: int) -> str:
        """One of the seat's moves, as likely as its weight; any of them when none has a weight."""
        weights = self.weights_of(match, seat)
        moves = match.moves(seat)
        found = [weights[match.game.move_index[words]] for words in moves]
        return self.luck.choices(moves, found if any(found) else None)[0]

    def weights_of(self, match: Match, seat: int) -> tuple[int, ...]:
        biases = match.game.biases
        own = self.weights.setdefault(seat, self.luck.choice(list(biases.values())))
        if len(match.log) < (LONG if match.start is None else LATE):
            return own
        return biases[LONG_GAMES[match.game.id]] if match.game.id in LONG_GAMES else (0,) * len(own)


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

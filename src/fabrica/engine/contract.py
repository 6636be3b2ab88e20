"""The contract: what a game provides. Everything else (matches, bots, pages, environments) is built on this and nothing more.

The functions on a `Game` are rules: plain Python over a state and integers, without classes, strings, exceptions or
allocation, so that the same functions run interpreted, compiled, and on a GPU. See backend.py.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, cast

import numpy as np

from fabrica.engine.layout import Layout
from fabrica.engine.parts import Knowledge, OwnCards, Page, Refusal, Solver, Words, has_part, part_of, words_of
from fabrica.engine.versions import blank, check_version

LEVELS = ("random", "greedy", "planner", "search")  # the bots that play any game

State = Any
Position = dict[str, Any]


@dataclass(frozen=True)
class Option:
    """A choice made before the game: its values, the first being the default, and the numbers of seats it is for."""

    values: tuple[str, ...]
    seats: range
    ruling: bool = False  # does it decide what the rules leave open?


@dataclass(frozen=True)
class Foresight:
    """How far it is worth looking in a game, found by play: for bots."""

    plan_rounds: int | None = None  # how many rounds after the present one a plan's end is judged; None: at once
    trial_rounds: int = 1  # how many a trial of a search plays on
    odds_points: float | None = (
        None  # of worth that make a win e times as likely, where games are too long to be played to the end
    )
    trials_per_second: int = 5000  # of a slow core, with two seats: a budget is counted in trials, not by the clock


def no_rival(s: State) -> int:
    return -1


def no_side_phase(s: State) -> bool:
    return False


def nothing_is_secret(s: State, seat: int, move: int) -> bool:
    return False


def not_now(s: State, seat: int, move: int) -> Refusal:
    return Refusal("not-now")


def nothing_like_it(s: State, seat: int, words: str) -> None:
    return None


@dataclass(frozen=True)
class Rules:
    """The rules proper. A seat is a number from 0; a move is an index into the game's table of moves."""

    setup: Callable[[State, int, Any], None]  # state with its key, seats, values of the options
    active: Callable[[State], int]  # the seats that may act, as bits; none when the game is over
    mover: Callable[[State], int]  # the first active seat in turn order; -1 when the game is over
    legal: Callable[[State, int, Any], int]  # writes a seat's moves into a row, in a fixed order; says how many
    play: Callable[[State, int, int], None]  # assumes that the move is legal
    score: Callable[[State, int], int]
    winners: Callable[[State], int]  # as bits
    round: Callable[[State], int]
    rival: Callable[[State], int] = no_rival  # the score of an opponent that is no seat; -1 when there is none
    side_phase: Callable[[State], bool] = no_side_phase  # has the round a few decisions of another kind, now? On a GPU they wait
    secret: Callable[[State, int, int], bool] = nothing_is_secret  # is a move hidden from the others until a rule says `reveal`?


@dataclass(frozen=True, kw_only=True)
class Game:
    id: str
    package: str  # where its parts are: words, page, terminal, solver, ai, lessons, own_cards
    versions: range = range(1, 2)  # of its rules: a change that alters a replay adds one, and new matches get the last
    seats: range
    options: Mapping[str, Option] = field(default_factory=dict)
    layout: Layout
    moves: tuple[str, ...]
    most_moves: int  # that one seat can have at once
    rules: Rules
    chance: tuple[Callable[..., int | None], ...]  # rules that ask chance: the log notes what they return
    phase: Callable[[State], str]
    position: Callable[[State], Position]  # the whole truth as plain data
    from_position: Callable[[Position, tuple[int, ...]], State]  # and back; raises PositionError
    view: Callable[[State, int | None], Position]  # what a seat may know; None: a spectator
    resample: Callable[[State, int | None, tuple[int, ...]], State]  # what a seat cannot know, dealt anew under another key
    imagine: Callable[[Position, tuple[int, ...]], State]  # a state that looks like a view, made from the view alone
    worth: Callable[[State, int], float]  # of a state for a seat, in points, by what that seat may know
    observe: Callable[[State, int, Any], None]  # a rule: writes what a seat may know, 0 to 255 each, into a row of zeros
    feature_most: Mapping[str, int]  # the names of that row's entries, and what each is about at most
    refusal: Callable[[State, int, int], Refusal] = not_now  # why a move is not legal
    misnamed: Callable[[State, int, str], Refusal | None] = nothing_like_it  # why words that look like a seat's move are none
    biases: Mapping[str, tuple[int, ...]] = field(default_factory=dict)  # weights of the moves for biased random players, by name
    hides: bool = False  # has a seat something that others do not see?
    foresight: Foresight = Foresight()
    levels: tuple[str, ...] = LEVELS  # the bots that play it, by name
    measures: Mapping[str, Callable[[Any], Any]] = field(default_factory=dict)  # numbers of finished games, from their records

    def __post_init__(self) -> None:
        """Any move is as likely for a random player."""
        object.__setattr__(self, "biases", {"random": (1,) * len(self.moves), **self.biases})

    def has(self, part: str) -> bool:
        """Has it this part of its own?"""
        return has_part(self.package, part)

    @cached_property
    def words(self) -> Words:
        return words_of(self.package)

    @cached_property
    def page(self) -> Page:
        return cast("Page", part_of(self.package, "page"))

    @cached_property
    def solver(self) -> Solver:
        return cast("Solver", part_of(self.package, "solver"))

    @cached_property
    def ai(self) -> Knowledge:
        return cast("Knowledge", part_of(self.package, "ai"))

    @cached_property
    def own_cards(self) -> OwnCards:
        return cast("OwnCards", part_of(self.package, "own_cards"))

    @property
    def version(self) -> int:
        """The newest of its rules."""
        return self.versions[-1]

    def blank_row(self, version: int | None = None) -> Any:
        """The same as an array of one record."""
        return np.frombuffer(self.layout.pack(self.blank(version)), self.layout.dtype).copy()

    def blank(self, version: int | str | None = None) -> State:
        """A state before its set-up, to be played by a version of the rules, else by the newest."""
        return blank(self.layout, self.version if version is None else check_version(self.id, self.versions, version))

    @cached_property
    def move_index(self) -> Mapping[str, int]:
        """The index of a move by its words."""
        return {words: i for i, words in enumerate(self.moves)}

    @property
    def features(self) -> int:
        """The length of an observation."""
        return len(self.feature_most)

    @cached_property
    def feature_names(self) -> tuple[str, ...]:
        return tuple(self.feature_most)

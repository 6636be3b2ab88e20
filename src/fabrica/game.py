"""The contract: what a game provides. Everything else (matches, bots, pages, environments) is built on this and nothing more.

The functions on a `Game` are rules: plain Python over a state and integers, without classes, strings, exceptions or
allocation, so that the same functions run interpreted, compiled, and on a GPU. See backend.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from fabrica.layout import Layout

State = Any
Position = dict[str, Any]


class MoveTable:
    """Collects the words of all moves in order; `add` gives the index of the first of a group."""

    def __init__(self) -> None:
        self._words: list[str] = []

    def add(self, words: Iterable[str]) -> int:
        first = len(self._words)
        self._words.extend(words)
        return first

    def close(self) -> tuple[str, ...]:
        if len(set(self._words)) != len(self._words):
            raise ValueError("two moves have the same words")
        return tuple(self._words)


@dataclass(frozen=True)
class Refusal:
    """Why a move is not allowed: the id of a message and its arguments."""

    id: str
    args: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True)
class Option:
    """A choice made before the game: its values, the first being the default, and the numbers of seats it is for."""

    values: tuple[str, ...]
    seats: range
    ruling: bool = False  # does it decide what the rules leave open?


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
    rival: Callable[[State], int]  # the score of an opponent that is no seat; -1 when there is none
    round: Callable[[State], int]
    rare: Callable[[State], bool]  # is this one of the round's few decisions of another kind? On a GPU they wait for each other


@dataclass(frozen=True)
class Game:
    id: str
    room: str  # the name of its package
    version: int  # of the rules: raised by a change that alters a replay
    seats: range
    options: Mapping[str, Option]
    layout: Layout
    moves: tuple[str, ...]
    most_moves: int  # that one seat can have at once
    rules: Rules
    chance: tuple[Callable[..., int | None], ...]  # rules that the log notes: what chance revealed, and then where it went
    phase: Callable[[State], str]
    position: Callable[[State], Position]  # the whole truth as plain data
    from_position: Callable[[Position, tuple[int, ...]], State]  # and back; raises PositionError
    view: Callable[[State, int | None], Position]  # what a seat may know; None: a spectator
    resample: Callable[[State, int | None, tuple[int, ...]], State]  # what a seat cannot know, dealt anew under another key
    imagine: Callable[[Position, tuple[int, ...]], State]  # a state that looks like a view, made from the view alone
    worth: Callable[[State, int], float]  # of a state for a seat, in points, by what that seat may know
    refusal: Callable[[State, int, int], Refusal]  # why a move is not legal
    misnamed: Callable[[str], Refusal | None]  # why words that look like a move can never be one
    biases: Mapping[str, tuple[int, ...]]  # named weights over the moves, for biased random players
    measures: Mapping[str, Callable[[Any], Any]] = field(default_factory=dict)  # numbers of finished games, from their records

    @cached_property
    def move_index(self) -> Mapping[str, int]:
        """The index of a move by its words."""
        return {words: i for i, words in enumerate(self.moves)}

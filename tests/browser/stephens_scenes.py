"""Moments of Stephens to look at, found by playing."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

from fabrica import Match

GAME = "stephens"
EAGER = ("fulfil", "column", "accept", "fund", "use", "also")
RARE = ("goods", "also", "substitute", "column", "supply", "fulfil", "skim", "redraw", "reinforce", "remove", "row", "instead")
Moment = tuple[Match, int]


def found(wanted: Callable[[Match, list[str]], bool], seats: int, seed: int, **options: str) -> Moment | None:
    """The first moment of a game of eager players that is as wanted, and who decides there."""
    luck, match = random.Random(seed), Match(GAME, seats=seats, seed=seed, **options)
    while not match.over:
        seat = match.active[0]
        moves = match.moves(seat)
        if wanted(match, moves):
            return match, seat
        eager = [words for words in moves if words.split()[0] in EAGER] if luck.random() < 0.8 else []
        match.play(luck.choice(eager or [words for words in moves if words != "done"] or moves), seat)
    return None


def somewhere(wanted: Callable[[Match, list[str]], bool], seats: int = 2, **options: str) -> Moment:
    """Such a moment in one of many games."""
    games = (found(wanted, seats, seed, **options) for seed in range(200))
    return next(moment for moment in games if moment is not None)


@cache
def rare(kind: str) -> Moment:
    """A moment at which a kind of move can be made."""
    return somewhere(lambda match, moves: any(words.split()[0] == kind for words in moves), seats=1 if kind == "remove" else 2)


@cache
def crowded() -> Moment:
    """Four players who assign whomever they can: rows of up to seventeen professions."""
    luck, match = random.Random(1), Match(GAME, seats=4, seed=1)
    while len(match.log) < 500 or match.phase != "turn":
        moves = match.moves(match.active[0])
        eager = [words for words in moves if words.split()[0] in (*EAGER, "create", "reinforce")] if luck.random() < 0.6 else []
        match.play(luck.choice(eager or [words for words in moves if words != "done"] or moves), match.active[0])
    return match, match.active[0]


@cache
def moments() -> dict[str, Moment]:
    """The table at its start, half-way with four, in a renewal phase, alone, and over."""
    over = Match.from_record(ended().record())
    return {
        "start": somewhere(lambda match, moves: True, seats=4),
        "turn": somewhere(lambda match, moves: match.phase == "turn" and match.round > 12 and "glass ul" in moves, seats=4),
        "supplying": rare("supply"),
        "alone": somewhere(lambda match, moves: match.round > 8 and "glass ul" in moves, seats=1, level="hard", opponent="op5"),
        "over": (over, 0),
    }


@cache
def ended() -> Match:
    luck, match = random.Random(1), Match(GAME, seats=3, seed=1)
    while not match.over:
        match.play(luck.choice(match.moves(match.active[0])), match.active[0])
    return match

"""Moves that were made, for tests of what is told of them: written by hand, or from games of random players."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from fabrica import registry
from fabrica.engine.entry import Entry
from fabrica.engine.match import Match
from fabrica.games.scythe import GAME
from fabrica.games.scythe.rules.news import NEWS

registry.invite(GAME.id, GAME.package)
NAMES = ("Ana", "Bo", "Cy", "Di", "Ed", "Fay", "Gil")
Event = tuple[str, tuple[Any, ...], Any]


def tells(kind: str, *args: int) -> Event:
    return "tell", (NEWS.index(kind), *args), None


def made(words: str, *events: Event, seat: int = 0, players: int = 3) -> Entry:
    """A move of which rules and chance have told this much."""
    before = GAME.blank()
    before.players = players
    return Entry(seat, GAME.move_index[words], words, events, GAME.layout.pack(before), False, False)


@cache
def played(seats: int, seed: int, moves: int, **options: str) -> Match:
    """A game of random players who rarely say no."""
    match, luck = Match(GAME.id, seats, seed=seed, **options), random.Random(seed)
    for _ in range(moves):
        if not match.over:
            step(match, luck)
    return match


def step(match: Match, luck: random.Random) -> None:
    seat = luck.choice([seat for seat in range(match.seats) if match.moves(seat)])
    words = match.moves(seat)
    eager = [word for word in words if word != "done"]
    match.play(luck.choice(eager if eager and luck.random() < 0.85 else words), seat)


def games() -> Iterator[Match]:
    yield played(1, 8, 400, deal="chosen", level="ultimaszyna")
    yield played(1, 3, 400, level="autometta")
    yield played(2, 3, 500, deal="drafted")
    yield played(5, 2, 700, invaders="yes")
    yield played(7, 5, 900)

"""Moments of games of greedy players, to ask the coach about."""

from __future__ import annotations

from functools import cache

from fabrica import Match
from fabrica.bots import choose


@cache
def played(game: str, seats: int, moves: int, seed: str = "coach") -> Match:
    """A game after so many moves, or at its end."""
    match = Match(game, seats=seats, seed=seed)
    while not match.over and len(match.log) < moves:
        seat = match.active[0]
        match.play(choose("greedy", match.view(seat), seed=str(len(match.log))), seat)
    return match


def at_turn_start(game: str, seats: int, moves: int) -> Match:
    """From there on, the next moment at which a turn with a choice begins."""
    match = played(game, seats, moves)
    match = match.after(len(match.log))
    before = None
    while (now := (match.round, match.phase, match.active[0])) == before or before is None or len(match.moves(now[2])) < 3:
        before = now
        match.play(choose("greedy", match.view(now[2]), seed=str(len(match.log))), now[2])
    return match

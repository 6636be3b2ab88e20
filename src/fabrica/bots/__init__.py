"""Players that choose for themselves. They get what their seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from fabrica.bots.chance import chance
from fabrica.bots.greedy import greedy
from fabrica.bots.table import Bot
from fabrica.errors import UnknownName
from fabrica.game import Position
from fabrica.match import Match

BOTS: Mapping[str, Bot] = MappingProxyType({"random": chance, "greedy": greedy})  # by level, the weakest first


def choose(bot: str, view: Position, budget: float = 1.0, seed: str = "") -> str:
    """The words of a bot's move for the viewer of a view; it may think for so many seconds. The same seed, the same choice."""
    return named(bot)(view, budget, seed)


def named(bot: str) -> Bot:
    if not isinstance(bot, str) or bot not in BOTS:
        raise UnknownName("bot", bot, BOTS)
    return BOTS[bot]


def seated(bots: Sequence[str], seats: Sequence[int]) -> dict[int, Callable[[Match, int], str]]:
    """Bots as players of a match, one for each seat; fewer are repeated."""
    return {seat: player(bots[i % len(bots)]) for i, seat in enumerate(seats)}


def player(bot: str) -> Callable[[Match, int], str]:
    """A bot as a player of a match. Its luck follows from the view and from how long the match is."""
    named(bot)
    return lambda match, seat: choose(bot, match.view(seat), seed=f"{seat} {len(match.log)}")

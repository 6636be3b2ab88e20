"""Players that choose for themselves. They get what their seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import MappingProxyType

from fabrica.bots.bot import BUDGET, Bot
from fabrica.bots.greedy import greedy
from fabrica.bots.master import master
from fabrica.bots.planner import planner
from fabrica.bots.random_bot import chance
from fabrica.bots.search import search
from fabrica.bots.trained import trained
from fabrica.engine.contract import Position
from fabrica.engine.errors import UnknownName
from fabrica.engine.match import Match
from fabrica.registry import load
from fabrica.search.weights import BadWeights, misfit

OPENING = 40  # moves: until each bot has had to search
BOTS: Mapping[str, Bot] = MappingProxyType(
    {"random": chance, "greedy": greedy, "planner": planner, "search": search, "trained": trained, "master": master}
)  # by level, the weakest first
LEARNED = ("trained", "master")  # by a file of weights


def levels(game: str) -> tuple[str, ...]:
    """The bots that play a game with the box that is here, the weakest first."""
    return tuple(bot for bot in BOTS if bot in load(game).levels and bot not in unfit(game))


@cache
def unfit(game: str) -> Mapping[str, BadWeights]:
    """The bots of a game that cannot play with this box, and why: they have learned with another."""
    known = [bot for bot in BOTS if bot in LEARNED and bot in load(game).levels]
    return {bot: why for bot in known if (why := misfit(load(game), bot)) is not None}


def choose(bot: str, view: Position, budget: float = BUDGET, seed: str = "") -> str:
    """The words of a bot's move for the viewer of a view; it may think for so many seconds. The same seed, the same choice."""
    return named(bot, view["game"])(view, budget, seed)


def named(bot: str, game: str | None = None) -> Bot:
    """A bot by its name: one that plays a game, if one is named."""
    if game is not None and isinstance(bot, str) and bot in unfit(game):
        raise unfit(game)[bot]
    known = tuple(BOTS) if game is None else levels(game)
    if not isinstance(bot, str) or bot not in known:
        raise UnknownName("bot", bot, known)
    return BOTS[bot]


def seated(bots: Sequence[str], seats: Sequence[int], game: str) -> dict[int, Callable[[Match, int], str]]:
    """Bots as players of a match, one for each seat; fewer are repeated."""
    for bot in bots:
        named(bot, game)
    return {seat: player(bots[i % len(bots)]) for i, seat in enumerate(seats)}


def player(bot: str) -> Callable[[Match, int], str]:
    """A bot as a player of a match. Its luck follows from the view and from how long the match is."""
    return lambda match, seat: choose(bot, match.view(seat), seed=f"{seat} {len(match.log)}")


def prepare(bot: str, game: str) -> None:
    """Let a bot play for a while, so that all that it needs is compiled before someone waits for it."""
    match = Match(game, seats=2, seed="prepare")
    for number in range(OPENING):
        seat = match.active[0]
        match.play(choose(bot, match.view(seat), seed=str(number)), seat)

"""The arena: bots play each other on the same seeds, each from every seat. See docs/arena.md."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, cycle, islice

from fabrica.bots import choose, named
from fabrica.bots.bot import BUDGET, check_budget
from fabrica.engine.contract import Game
from fabrica.engine.errors import BadOption, brief
from fabrica.engine.fairness import check_seed
from fabrica.engine.match import Match
from fabrica.engine.options import check_options, check_seats
from fabrica.registry import load

RIVAL = "rival"  # who sits opposite in a solo game: The Machine, the Automa
GAMES_MOST = 1_000_000
WARM_UP = 12  # moves


@dataclass(frozen=True)
class Bout:
    """A game to play: who sits where, the seconds for a move, and the seed."""

    game: str
    bots: tuple[str, ...]
    seed: str
    options: Mapping[str, str]
    budget: float


@dataclass(frozen=True)
class Outcome:
    """A game that was played; all but the rounds by seat, the rival of a solo game being the last."""

    bots: tuple[str, ...]
    seed: str
    scores: tuple[int, ...]
    won: tuple[float, ...]  # shares of the victory
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]  # in all
    slowest: tuple[float, ...]  # of one decision
    rounds: int
    record: str = ""  # the whole game, to learn from


def programme(
    game: str, bots: Sequence[str], games: int, seats: int = 2, seed: str = "0", options: Mapping[str, str] = {},
    budget: float = BUDGET,
) -> list[Bout]:  # fmt: skip
    """Every line-up of bots plays each seed once from every rotation of the seats; then comes the next seed.

    A bot is said by its name, or with seconds of its own: search@5.
    """
    check_seats(load(game), seats)
    chosen = said_options(load(game), seats, options)
    for bot in bots:
        name, seconds = contestant(bot, budget)
        named(name, game)
        check_budget(seconds)
    if not bots:
        raise BadOption("name at least one bot")
    if not 1 <= games <= GAMES_MOST:
        raise BadOption(f"expected 1 to {GAMES_MOST:,} games, got {games}")
    tables = list(dict.fromkeys(rotated(line, by) for line in line_ups(bots, seats) for by in range(seats)))
    return [
        Bout(game, line, check_seed(f"{seed}-{number // len(tables)}"), chosen, budget)
        for number, line in enumerate(islice(cycle(tables), games))
    ]


def said_options(game: Game, seats: int, given: Mapping[str, str]) -> dict[str, str]:
    """All options but the rulings that nobody asked for."""
    chosen = check_options(game, seats, given)
    return {name: value for name, value in chosen.items() if name in given or not game.options[name].ruling}


def contestant(bot: str, budget: float) -> tuple[str, float]:
    """A bot's name, and the seconds that it has for a move."""
    name, at, seconds = bot.partition("@")
    try:
        return name, float(seconds) if at else budget
    except ValueError:
        raise BadOption(f"a bot with seconds of its own is said as search@5; got {brief(bot)}") from None


def line_ups(bots: Sequence[str], seats: int) -> Iterator[tuple[str, ...]]:
    """As many bots as there are seats; where they are fewer, each in turn is seated more often."""
    if len(bots) >= seats:
        yield from combinations(bots, seats)
        return
    seen = set()
    for first in range(len(bots)):
        line = tuple(islice(cycle(rotated(tuple(bots), first)), seats))
        if tuple(sorted(line)) not in seen:
            seen.add(tuple(sorted(line)))
            yield line


def rotated(bots: tuple[str, ...], by: int) -> tuple[str, ...]:
    return bots[by:] + bots[:by]


def fight(bout: Bout) -> Outcome:
    """Play a game to its end. The chance of the game and the luck of the bots follow from the seed."""
    for bot in bout.bots:
        warm_up(bout.game, contestant(bot, 0)[0])
    match = Match(bout.game, len(bout.bots), f"arena-{bout.seed}", **bout.options)
    times: list[list[float]] = [[] for _ in bout.bots]
    while (seat := match.mover) is not None:
        bot, budget = contestant(bout.bots[seat], bout.budget)
        begun = time.perf_counter()
        words = choose(bot, match.view(seat), budget, f"{bout.seed} {seat} {len(match.log)}")
        times[seat].append(time.perf_counter() - begun)
        match.play(words, seat)
    return outcome(bout, match, times)


@cache
def warm_up(game: str, bot: str) -> None:
    """The first thoughts of a process may have to compile: they are not the game's."""
    match = Match(game, 2, "warm-up")
    for _ in range(WARM_UP):
        seat = match.active[0]
        match.play(choose(bot, match.view(seat), 0), seat)


def outcome(bout: Bout, match: Match, times: Sequence[Sequence[float]]) -> Outcome:
    bots, scores, won, times = bout.bots, match.scores, match.shares, list(times)
    if match.rival is not None:
        bots, scores, won, times = (*bots, RIVAL), (*scores, match.rival), (*won, 1 - won[0]), [*times, ()]
    return Outcome(
        bots, bout.seed, scores, won, tuple(map(len, times)), tuple(map(sum, times)),
        tuple(max(one, default=0.0) for one in times), match.round, match.record(),
    )  # fmt: skip

"""The peers of `fabrica bench --peers`: well-known engines from PyPI, timed at what our own bench times.

Each plays whole games of random legal moves, one after another on one core, through its own Python interface, and makes the
full list of legal moves at every decision. Importing a package is not timed, nor is the first game of each.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module, metadata
from itertools import count
from time import perf_counter
from types import ModuleType
from typing import Any

SEED = 1
OPEN_SPIEL_GAMES = ("backgammon", "gin_rummy")
PETTINGZOO_GAMES = ("tictactoe_v3", "connect_four_v3")

Play = Callable[[], int]  # one game from its setup to its end: how many decisions it had


@dataclass(frozen=True)
class Measure:
    """How fast a peer played one of its games, and for how long it was timed."""

    name: str
    decisions_per_second: float
    games_per_second: float
    seconds: float


class MissingPeer(Exception):
    """A peer's package is not installed."""


def measure(seconds: float, on_start: Callable[[str], None] = lambda name: None) -> list[Measure]:
    """Times random play of every peer's games, for about `seconds` each, and says the name of each before it starts.
    Raises MissingPeer, before anything is timed, where one of the packages is not installed.
    """
    measures = []
    for name, play in (_open_spiel() | _catanatron()).items():
        on_start(name)
        measures.append(_timed(name, play, seconds))
    return measures


def measure_envs(seconds: float, on_start: Callable[[str], None] = lambda name: None) -> list[Measure]:
    """The same for PettingZoo's own environments: steps with observation, mask and a random legal action."""
    measures = []
    for name, play in _pettingzoo().items():
        on_start(name)
        measures.append(_timed(name, play, seconds))
    return measures


def _timed(name: str, play: Play, seconds: float) -> Measure:
    """Plays whole games until the time is up, after one that is not timed."""
    play()
    games = decisions = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds or not games:
        decisions += play()
        games += 1
    return Measure(name, decisions / elapsed, games / elapsed, elapsed)


def _peer(package: str, module: str) -> tuple[ModuleType, str]:
    """A peer's module, and its version."""
    try:
        return import_module(module), metadata.version(package)
    except ModuleNotFoundError as missing:
        raise MissingPeer(f"The package {package} is not installed: in a clone `make peers` installs it.") from missing


def _open_spiel() -> dict[str, Play]:
    """OpenSpiel's games, by the name to show."""
    pyspiel, release = _peer("open_spiel", "pyspiel")
    return {f"OpenSpiel {release} {game}": _open_spiel_play(pyspiel.load_game(game)) for game in OPEN_SPIEL_GAMES}


def _open_spiel_play(game: Any) -> Play:
    """Random play of an OpenSpiel game: the decisions are those of players, chance is drawn but not counted.

    Games start from a copy of one first state: gin rummy takes longer to make that state than to play a game from it.
    """
    rng, first = random.Random(SEED), game.new_initial_state()  # noqa: S311 repeatable luck, no secret

    def play() -> int:
        state, decisions = first.clone(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(_drawn(state.chance_outcomes(), rng))
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def _drawn(outcomes: list[tuple[int, float]], rng: random.Random) -> int:
    """One of the outcomes of chance, by their probabilities: `rng.choices` would take four times as long."""
    left = rng.random()
    for action, chance in outcomes:
        left -= chance
        if left < 0:
            return action
    return outcomes[-1][0]


def _catanatron() -> dict[str, Play]:
    """Catanatron's game of two random players, by the name to show.

    It lists the playable actions after every action, and logs each action taken: the decisions are the length of that log.
    It draws from Python's global generator, which each game seeds. A game that nobody has won by its turn 1000 ends there.
    """
    catanatron, release = _peer("catanatron", "catanatron")
    seeds = count(SEED)

    def play() -> int:
        players = [catanatron.RandomPlayer(color) for color in (catanatron.Color.RED, catanatron.Color.BLUE)]
        game = catanatron.Game(players, seed=next(seeds))
        game.play()
        return len(game.state.actions)

    return {f"Catanatron {release} for two": play}


def _pettingzoo() -> dict[str, Play]:
    """PettingZoo's games of two players with masks, by the name to show."""
    found = {}
    for game in PETTINGZOO_GAMES:
        module, release = _peer("pettingzoo", f"pettingzoo.classic.{game}")
        found[f"PettingZoo {release} {game}"] = _pettingzoo_play(module.env())
    return found


def _pettingzoo_play(env: Any) -> Play:
    rng, seeds = random.Random(SEED), count(SEED)  # noqa: S311 repeatable luck, no secret

    def play() -> int:
        env.reset(seed=next(seeds))
        decisions = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            env.step(None if over else rng.choice(seen["action_mask"].nonzero()[0].tolist()))
            decisions += not over
        return decisions

    return play

"""One seat of a game as a Gymnasium environment; bots play the others.

Importing this module registers the environments:

    import gymnasium
    import fabrica.envs.gymnasium
    env = gymnasium.make("fabrica/FantasticFactories-v0", seats=2, opponents="greedy")
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import numpy as np

from fabrica.bots import choose, named
from fabrica.bots.bot import BUDGET
from fabrica.engine.errors import BadOption, IllegalMove, UnknownName, WrongSeat, brief
from fabrica.engine.extras import how_it_comes
from fabrica.engine.match import Match
from fabrica.engine.options import check_options, check_seats
from fabrica.envs.seeing import Progress, check_reward, seen
from fabrica.envs.vector import MOST_STEPS
from fabrica.registry import FIRST, games, load

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.error import InvalidAction, ResetNeeded
except ImportError as missing:
    raise ImportError(f"Gymnasium is not installed: {how_it_comes('rl')}") from missing

ILLEGAL = ("end", "raise")
ILLEGAL_REWARD = -1.0


class FabricaEnv(gymnasium.Env):
    """A seat of a game. What it may know is in "observation", what it may do in "action_mask".

    A masked action ends the episode with a reward of -1 and the reason in the info, as PettingZoo has it; with
    `illegal="raise"` it raises InvalidAction, and nothing has changed.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self, game: str = FIRST, seats: int = 2, seat: int = 0, opponents: str | Sequence[str] = "random",
        budget: float = BUDGET, reward: str = "win", illegal: str = "end", max_steps: int = MOST_STEPS,
        render_mode: str | None = None, **options: str,
    ) -> None:  # fmt: skip
        self.game = load(game)
        check_seats(self.game, seats)
        if not isinstance(seat, int) or not 0 <= seat < seats:
            raise WrongSeat(f"there is no seat {brief(seat)}; this table has seats 0 to {seats - 1}")
        if illegal not in ILLEGAL:
            raise UnknownName("treatment of illegal actions", illegal, ILLEGAL)
        self.seats, self.seat, self._budget, self._illegal = seats, seat, budget, illegal
        self._options = check_options(self.game, seats, options)
        self._bots = seat_bots(game, opponents, seats - 1)
        self._reward, self._max_steps, self.render_mode = check_reward(reward), max_steps, render_mode
        self.action_space = spaces.Discrete(len(self.game.moves))
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, np.inf, (self.game.features,), np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.game.moves),), np.int8),
            }
        )
        self.match: Match | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self._lucks = self.np_random.integers(1 << 62, size=2).tolist()  # of the game, and of the bots: these never see the first
        self.match = Match(self.game.id, self.seats, self._lucks[0], **self._options)
        self._progress = Progress(self.match, self._reward, self._max_steps)
        self._over = False
        self._others_move(self.match)
        return seen(self.match, self.seat), {}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        match = self._going_on()
        try:
            match.play(self._words(action), self.seat)
        except IllegalMove as error:
            return self._refused(match, error)
        self._others_move(match)
        reward = self._progress.rewards()[self.seat]
        self._over = match.over or self._progress.late
        return seen(match, self.seat), reward, match.over, self._progress.late, {}

    def render(self) -> str | None:
        return json.dumps(self._going_on().view(self.seat), indent=1) if self.render_mode == "ansi" else None

    def _going_on(self) -> Match:
        if self.match is None:
            raise ResetNeeded("call reset() before step() or render()")
        if self._over:
            raise ResetNeeded("the game has ended: call reset()")
        return self.match

    def _words(self, action: Any) -> str:
        if not self.action_space.contains(action):
            raise InvalidAction(f"an action is a number from 0 to {len(self.game.moves) - 1}; got {brief(action)}")
        return self.game.moves[int(action)]

    def _refused(self, match: Match, error: IllegalMove) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if self._illegal == "raise":
            raise InvalidAction(str(error)) from None
        self._over = True
        return seen(match, self.seat), ILLEGAL_REWARD, True, False, {"illegal": str(error)}

    def _others_move(self, match: Match) -> None:
        """Bots move until it is this seat's decision, or nobody's."""
        while match.mover not in (self.seat, None) and not self._progress.late:
            seat = match.mover or 0
            bot = self._bots[(seat - self.seat) % self.seats - 1]
            words = choose(bot, match.view(seat), self._budget, f"{self._lucks[1]} {len(match.log)}")
            match.play(words, seat)


def seat_bots(game: str, opponents: str | Sequence[str], count: int) -> list[str]:
    """A bot for each other seat, in order from the own seat on; fewer are repeated."""
    said = [opponents] if isinstance(opponents, str) else list(opponents)
    for bot in said:
        named(bot, game)
    if not said:
        raise BadOption("name at least one bot as opponent")
    return [said[i % len(said)] for i in range(count)]


def env_id(game: str) -> str:
    """The name under which Gymnasium knows a game: fabrica/FantasticFactories-v0."""
    return f"fabrica/{''.join(part.capitalize() for part in game.split('-'))}-v0"


for _game in games():
    gymnasium.register(env_id(_game), FabricaEnv, kwargs={"game": _game})

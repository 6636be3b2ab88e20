"""A game as a PettingZoo environment (AEC): every seat is an agent, and the first active one in turn order is selected.

For instance with three seats:

    from fabrica.envs import pettingzoo
    env = pettingzoo.env("fantastic-factories", seats=3)
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np

from fabrica.engine.errors import BadOption, FabricaError, brief
from fabrica.engine.extras import how_it_comes
from fabrica.engine.match import Match
from fabrica.engine.options import check_options, check_seats
from fabrica.envs.seeing import Progress, check_reward, seen
from fabrica.envs.vector import MOST_STEPS
from fabrica.registry import FIRST, load

try:
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as missing:
    raise ImportError(f"PettingZoo is not installed: {how_it_comes('rl')}") from missing

ILLEGAL_REWARD = -1.0


def env(game: str = FIRST, **settings: Any) -> Any:
    """The environment as PettingZoo wants it used: who plays an illegal move has lost, and steps out of order are refused."""
    wrapped = wrappers.TerminateIllegalWrapper(FabricaAEC(game, **settings), illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class FabricaAEC(AECEnv):
    """The bare environment: an illegal move raises IllegalMove with the reason, and changes nothing."""

    metadata = {"name": "fabrica_v0", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self, game: str, seats: int = 2, reward: str = "win", max_steps: int = MOST_STEPS, render_mode: str | None = None,
        **options: str,
    ) -> None:  # fmt: skip
        super().__init__()
        check_seats(load(game), seats)
        self._sits = game, seats, check_options(load(game), seats, options)
        self._reward, self._max_steps, self.render_mode = check_reward(reward), max_steps, render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        found = spaces.Dict(
            {
                "observation": spaces.Box(0, np.inf, (load(game).features,), np.float32),
                "action_mask": spaces.Box(0, 1, (len(load(game).moves),), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, found)
        self.action_spaces = {agent: spaces.Discrete(len(load(game).moves)) for agent in self.possible_agents}
        self._luck, _ = seeding.np_random()
        self.agents: list[str] = []  # nobody plays before the first reset

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._luck, _ = seeding.np_random(seed)
        game, seats, chosen = self._sits
        self.match = Match(game, seats, int(self._luck.integers(1 << 62)), **chosen)
        self._progress = Progress(self.match, self._reward, self._max_steps)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.match.mover or 0]

    def observe(self, agent: str) -> dict[str, Any]:
        return seen(self.match, self.possible_agents.index(agent), agent == self.agent_selection)

    def step(self, action: Any) -> None:
        if not self.agents:
            raise FabricaError("no game is going on: call reset()")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.match.play(move_words(self.match, action), self.possible_agents.index(agent))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self._progress.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, self.match.over)
        self.truncations = dict.fromkeys(self.agents, self._progress.late)
        self.agent_selection = self.agents[self.match.mover or 0]
        self._accumulate_rewards()

    def render(self) -> str | None:
        return json.dumps(self.match.view(None), indent=1) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""


def move_words(match: Match, action: Any) -> str:
    """The words of an action."""
    if not isinstance(action, int | np.integer) or not 0 <= action < len(match.game.moves):
        raise BadOption(f"an action is a number from 0 to {len(match.game.moves) - 1}; got {brief(action)}")
    return match.game.moves[int(action)]

"""The PettingZoo environment passes PettingZoo's own tests, and fails as PettingZoo says."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
import pytest

import fabrica
from contract.playing import house_game as every_game
from fabrica import IllegalMove
from fabrica.engine.errors import FabricaError

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: fabrica[rl] brings it")
from pettingzoo.test import api_test, seed_test

from fabrica.envs import pettingzoo


def play_on(env: Any, steps: int, seed: int = 0) -> None:
    luck = np.random.default_rng(seed)
    for _ in range(steps):
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(luck.choice(np.flatnonzero(mask))))


@every_game
@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.filterwarnings("ignore:Observation")  # a dictionary, as that of their own games with masks
def test_pettingzoos_api_test(game: str, seats: int) -> None:
    api_test(pettingzoo.env(game, seats=seats), num_cycles=60)


@every_game
def test_pettingzoos_seed_test(game: str) -> None:
    seed_test(lambda: pettingzoo.env(game), num_cycles=40)


@every_game
@pytest.mark.parametrize("reward", ["win", "margin", "score"])
def test_rewards_sum_up_to_the_outcome(game: str, reward: str) -> None:
    env = pettingzoo.env(game, seats=2, reward=reward)
    env.reset(seed=4)
    before, luck = np.array(env.unwrapped.match.scores), np.random.default_rng(4)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, gained, terminated, truncated, _ = env.last()
        total[agent] += gained
        env.step(None if terminated or truncated else int(luck.choice(np.flatnonzero(seen["action_mask"]))))
    match = env.unwrapped.match
    assert match.over
    won = [1.0 if seat in match.winners else -1.0 for seat in range(2)] if len(match.winners) == 1 else [0.0, 0.0]
    ahead = np.clip((match.scores[0] - match.scores[1]) / 20, -1, 1)
    expected = {"win": won, "margin": [(won[0] + ahead) / 2, (won[1] - ahead) / 2], "score": np.array(match.scores) - before}
    assert np.allclose(list(total.values()), expected[reward])


@every_game
def test_only_the_selected_agent_has_legal_moves(game: str) -> None:
    env = pettingzoo.env(game, seats=3)
    env.reset(seed=1)
    for _ in range(50):
        play_on(env, 1)
        found = {agent: env.observe(agent)["action_mask"].any() for agent in env.agents}
        assert found == {agent: agent == env.agent_selection for agent in env.agents}


def masked(env: Any) -> int:
    return int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])


@every_game
def test_who_plays_a_masked_action_has_lost(game: str, recwarn: Any) -> None:
    """As PettingZoo's wrapper for illegal moves has it."""
    env = pettingzoo.env(game)
    env.reset(seed=1)
    play_on(env, 7)
    loser = env.agent_selection
    env.step(masked(env))
    assert all(env.terminations.values())
    assert {agent: reward < 0 for agent, reward in env.rewards.items()} == {agent: agent == loser for agent in env.rewards}


@every_game
def test_the_bare_environment_says_why_and_changes_nothing(game: str) -> None:
    env = pettingzoo.FabricaAEC(game)
    env.reset(seed=1)
    before = env.match.state()
    with pytest.raises(IllegalMove):
        env.step(masked(env))
    for wrong in (-1, len(fabrica.load(game).moves), "pass", None):
        with pytest.raises(FabricaError, match="an action is a number"):
            env.step(wrong)
    assert env.match.state() == before


def test_the_bare_environment_wants_a_reset_before_the_first_step_and_after_the_end() -> None:
    env = pettingzoo.FabricaAEC("stephens", seats=1, max_steps=3)
    with pytest.raises(FabricaError, match="call reset"):
        env.step(0)
    env.reset(seed=1)
    play_on(env, 3)
    with pytest.raises(ValueError, match="only valid action is None"):
        env.step(0)
    env.step(None)
    with pytest.raises(FabricaError, match="call reset"):
        env.step(0)


def test_out_of_order_and_out_of_bounds_are_refused_as_pettingzoo_refuses_them() -> None:
    env = pettingzoo.env()
    for call in (partial(env.step, 0), partial(env.observe, "seat_0"), env.last):
        with pytest.raises(Exception, match="reset"):
            call()
    env.reset(seed=1)
    with pytest.raises(AssertionError):
        env.step(10**6)


def test_bad_settings_are_refused() -> None:
    for wrong in ({"seats": 9}, {"reward": "money"}, {"machine": "easy"}, {"color": "red"}):
        with pytest.raises(FabricaError):
            pettingzoo.env("fantastic-factories", **wrong)
    with pytest.raises(FabricaError):
        pettingzoo.env("chess")


def test_a_match_that_does_not_end_is_truncated() -> None:
    env = pettingzoo.env("stephens", max_steps=5)
    env.reset(seed=1)
    play_on(env, 5)
    assert all(env.truncations.values())
    assert not any(env.terminations.values())

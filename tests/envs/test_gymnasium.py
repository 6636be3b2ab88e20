"""The Gymnasium environment passes Gymnasium's own checks; bots play the other seats; it fails as Gymnasium says."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from contract.playing import house_game as every_game
from fabrica.engine.errors import FabricaError

gymnasium = pytest.importorskip("gymnasium", reason="Gymnasium is not installed: fabrica[rl] brings it")
from gymnasium.error import InvalidAction, ResetNeeded  # noqa: E402
from gymnasium.utils.env_checker import check_env  # noqa: E402

from fabrica.envs.gymnasium import FabricaEnv, env_id  # noqa: E402


def legal(seen: dict[str, Any], luck: Any) -> int:
    return int(luck.choice(np.flatnonzero(seen["action_mask"])))


def play_out(env: Any, seed: int) -> tuple[float, int, dict[str, Any]]:
    """A whole episode of random legal actions: its reward, its length, and what was seen last."""
    luck, total, steps, done = np.random.default_rng(seed), 0.0, 0, False
    seen, _ = env.reset(seed=seed)
    while not done:
        assert env.observation_space.contains(seen)
        seen, reward, terminated, truncated, _ = env.step(legal(seen, luck))
        total, steps, done = total + float(reward), steps + 1, terminated or truncated
    return total, steps, seen


@every_game
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.filterwarnings("ignore:.*(infinity|negative|positive).*")
def test_gymnasiums_check_env(game: str, seats: int) -> None:
    check_env(gymnasium.make(env_id(game), seats=seats).unwrapped)


@every_game
def test_an_episode_is_a_game_against_bots(game: str) -> None:
    env = gymnasium.make(env_id(game), seats=2, seat=1, opponents="random")
    total, steps, _ = play_out(env, 3)
    match = env.unwrapped.match
    assert match.over
    assert steps == sum(entry.seat == 1 for entry in match.log) < len(match.log)
    assert total == (1.0 if match.winners == (1,) else -1.0 if match.winners == (0,) else 0.0)


@every_game
def test_the_same_seed_is_the_same_episode(game: str) -> None:
    one, two, other = (play_out(gymnasium.make(env_id(game), seats=1, reward="score"), seed) for seed in (5, 5, 6))
    assert one[:2] == two[:2]
    assert (one[2]["observation"] == two[2]["observation"]).all()
    assert (one[2]["observation"] != other[2]["observation"]).any()


def test_another_seed_is_another_deal() -> None:
    env = gymnasium.make(env_id("fantastic-factories"), seats=1)
    deals = [env.reset(seed=seed)[0]["observation"].tobytes() for seed in range(4)]
    assert len(set(deals)) == 4


def test_other_bots_can_be_named() -> None:
    env = FabricaEnv("fantastic-factories", seats=3, opponents=("greedy", "random"), budget=0.01)
    seen, _ = env.reset(seed=1)
    luck = np.random.default_rng(1)
    for _ in range(4):
        seen, *_ = env.step(legal(seen, luck))


def masked(env: FabricaEnv) -> int:
    seen, _ = env.reset(seed=1)
    return int(np.flatnonzero(seen["action_mask"] == 0)[0])


@every_game
def test_a_masked_action_ends_the_episode_and_says_why(game: str) -> None:
    env = FabricaEnv(game)
    _, reward, terminated, truncated, info = env.step(masked(env))
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert len(info["illegal"]) > 10
    with pytest.raises(ResetNeeded):
        env.step(0)


@every_game
def test_or_it_raises_and_changes_nothing(game: str) -> None:
    env = FabricaEnv(game, illegal="raise")
    action = masked(env)
    assert env.match is not None
    before = env.match.state()
    for wrong in (action, -1, 10**6, "pass"):
        with pytest.raises(InvalidAction):
            env.step(wrong)
    assert env.match.state() == before


def test_it_wants_a_reset_first_and_after_the_end() -> None:
    env = FabricaEnv("stephens", seats=1)
    with pytest.raises(ResetNeeded):
        env.step(0)
    play_out(env, 1)
    with pytest.raises(ResetNeeded):
        env.step(0)


def test_a_game_that_does_not_end_is_truncated() -> None:
    env = FabricaEnv("stephens", seats=1, max_steps=3)
    seen, _ = env.reset(seed=1)
    for expected in (False, False, True):
        seen, _, terminated, truncated, _ = env.step(legal(seen, np.random.default_rng(0)))
        assert (terminated, truncated) == (False, expected)


def test_bad_settings_are_refused() -> None:
    for wrong in (
        {"seats": 9}, {"seat": 2}, {"opponents": "deep blue"}, {"opponents": ()}, {"reward": "money"}, {"illegal": "ignore"},
        {"machine": "easy"},
    ):  # fmt: skip
        with pytest.raises(FabricaError):
            FabricaEnv("fantastic-factories", **wrong)

"""Learn a game in a minute on a CPU, with nothing but NumPy: a linear policy and a linear critic on the vector environment.

    python examples/learn.py [--game fantastic-factories] [--seconds 60] [--plot learn.svg]

It plays alone (in Fantastic Factories against The Machine). Each feature votes for and against each move, and a move that brought
more points than the critic had expected gets more votes: advantage actor-critic, in its smallest form.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np

from fabrica.envs.vector import VectorEnv

ENVS, STEPS = 128, 64  # side by side, and so many steps before the policy is changed
DISCOUNT = 0.98
RATE, CRITIC_RATE = 0.01, 0.01
CURIOSITY = 0.01  # how much it is worth to keep several moves open


class Adam:
    """Steps along a gradient, as long as they have been reliable."""

    def __init__(self, shape: tuple[int, ...], rate: float) -> None:
        self.value = np.zeros(shape, np.float32)
        self._mean, self._square, self._rate, self._count = np.zeros_like(self.value), np.zeros_like(self.value), rate, 0

    def climb(self, gradient: Any) -> None:
        self._count += 1
        self._mean += 0.1 * (gradient - self._mean)
        self._square += 0.01 * (gradient * gradient - self._square)
        mean, square = self._mean / (1 - 0.9**self._count), self._square / (1 - 0.99**self._count)
        self.value += self._rate * mean / (np.sqrt(square) + 1e-8)


class Learner:
    def __init__(self, features: int, moves: int) -> None:
        self.policy, self.critic = Adam((features + 1, moves), RATE), Adam((features + 1,), CRITIC_RATE)
        self.luck = np.random.default_rng(1)

    def chances(self, seen: Any, mask: Any) -> Any:
        """Of each move; an illegal one has none."""
        votes = np.where(mask, seen @ self.policy.value, -np.inf)
        found = np.exp(votes - votes.max(axis=1, keepdims=True))
        return found / found.sum(axis=1, keepdims=True)

    def choose(self, seen: Any, mask: Any) -> Any:
        reached = self.chances(seen, mask).cumsum(axis=1)
        return (reached < self.luck.random((len(seen), 1)) * reached[:, -1:]).sum(axis=1)

    def learn(self, seen: Any, mask: Any, actions: Any, returns: Any) -> None:
        surprise = returns - seen @ self.critic.value
        self.critic.climb(seen.T @ surprise / len(seen))
        advantage = surprise / (surprise.std() + 1e-6)
        chances = self.chances(seen, mask)
        logs = np.log(np.maximum(chances, 1e-9))
        wish = -chances * advantage[:, None]
        wish[np.arange(len(seen)), actions] += advantage
        wish -= CURIOSITY * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
        self.policy.climb(seen.T @ wish / len(seen))


def with_one(seen: Any) -> Any:
    """The features, and one that is always there."""
    return np.concatenate([seen, np.ones((len(seen), 1), np.float32)], axis=1)


def rollout(env: VectorEnv, learner: Learner, totals: Any) -> tuple[list[Any], list[float]]:
    """Some steps of all environments to learn from, and the scores of the games that ended in them."""
    steps, scores = [], []
    for _ in range(STEPS):
        seen, mask = with_one(env.observations), env.arrays.mask.copy()
        actions = learner.choose(seen, mask)
        _, reward, over, _, _ = env.step(actions)
        totals += reward
        scores += totals[over].tolist()
        totals[over] = 0
        steps.append((seen, mask, actions, reward.copy(), over.copy()))
    return steps, scores


def returns(env: VectorEnv, learner: Learner, steps: list[Any]) -> Any:
    """The points after each step, later ones counting less; beyond the last step, what the critic expects."""
    later = with_one(env.observations) @ learner.critic.value
    found = []
    for *_, reward, over in reversed(steps):
        later = reward + DISCOUNT * np.where(over, 0, later)
        found.append(later)
    return np.concatenate(found[::-1])


def train(game: str, seconds: float) -> list[tuple[float, float]]:
    """The mean score of the games that ended, every few seconds."""
    env = VectorEnv(game, ENVS, seats=1, reward="score")
    env.reset()
    learner, totals = Learner(env.game.features, len(env.game.moves)), np.zeros(ENVS, np.float32)
    curve: list[tuple[float, float]] = []
    recent: list[float] = []
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        steps, scores = rollout(env, learner, totals)
        recent += scores
        seen, mask, actions = (np.concatenate([step[i] for step in steps]) for i in range(3))
        learner.learn(seen, mask, actions, returns(env, learner, steps))
        if spent > len(curve) * seconds / 20 and recent:
            curve.append((spent, float(np.mean(recent))))
            print(f"{spent:5.0f} s   mean score {curve[-1][1]:6.2f}   {'#' * int(curve[-1][1])}", flush=True)
            recent = []
    return curve


def plot(curve: list[tuple[float, float]]) -> str:
    """The curve as a picture."""
    longest, highest = max(t for t, _ in curve), max(score for _, score in curve)
    points = " ".join(f"{40 + 340 * t / longest:.0f},{180 - 160 * max(0, score) / highest:.0f}" for t, score in curve)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 210" font-family="sans-serif" font-size="11">'
        '<rect width="400" height="210" fill="white"/><path d="M40 20V180H380" fill="none" stroke="gray"/>'
        f'<polyline points="{points}" fill="none" stroke="teal" stroke-width="2"/>'
        f'<text x="36" y="24" text-anchor="end">{highest:.0f}</text><text x="36" y="184" text-anchor="end">0</text>'
        f'<text x="380" y="198" text-anchor="end">{longest:.0f} s</text><text x="44" y="14">mean score</text></svg>'
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="fantastic-factories")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--plot", type=Path, default=Path("learn.svg"))
    wanted = parser.parse_args()
    curve = train(wanted.game, wanted.seconds)
    wanted.plot.write_text(plot(curve))
    print(f"from {curve[0][1]:.1f} to {curve[-1][1]:.1f} points; the curve is in {wanted.plot}")


if __name__ == "__main__":
    main()

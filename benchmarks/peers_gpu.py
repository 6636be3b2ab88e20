"""Pgx's own games, timed as our vector environment is: random legal actions, each step with observation and mask.

    python benchmarks/peers_gpu.py [--games go_9x9 backgammon] [--envs 1024] [--seconds 5] [--cpu-time]

It needs JAX and Pgx, and runs on whatever JAX finds: a GPU, or the CPU. A line of JSON for each game.
"""

from __future__ import annotations

import argparse
import json
import time
from importlib import metadata
from typing import Any

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

STEPS = 32  # in one call of the device


def stepper(env: Any) -> Any:
    """A compiled function of so many steps in all environments, a random legal action in each."""
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carry: Any, _: Any) -> Any:
        state, key, seen = carry
        key, own, chance = jax.random.split(key, 3)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(own, logits, axis=-1)
        state = step(state, actions, jax.random.split(chance, len(actions)))
        return (state, key, seen + state.observation.sum() + state.legal_action_mask.sum()), None

    return jax.jit(lambda state, key: jax.lax.scan(one, (state, key, 0.0), None, length=STEPS)[0])


def measure(game: str, envs: int, seconds: float) -> dict[str, Any]:
    env = pgx.make(game)
    key = jax.random.PRNGKey(0)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, envs))
    run = stepper(env)
    for _ in range(3):
        state, key, seen = run(state, key)
    seen.block_until_ready()
    steps, began = 0, time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        state, key, seen = run(state, key)
        seen.block_until_ready()
        steps += STEPS * envs
    return {
        "game": f"Pgx {metadata.version('pgx')} {game}",
        "device": str(jax.devices()[0]),
        "envs": envs,
        "steps_and_choices_per_second": round(steps / spent),
        "features": int(state.observation[0].size),
        "moves": env.num_actions,
        "seconds": round(spent, 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", default=["backgammon", "go_9x9", "connect_four"])
    parser.add_argument("--envs", type=int, default=1024)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--cpu-time", action="store_true", help="count CPU time: for a machine that is busy with other work")
    wanted = parser.parse_args()
    if wanted.cpu_time:
        time.perf_counter = time.process_time
    for game in wanted.games:
        print(json.dumps(measure(game, wanted.envs, wanted.seconds)), flush=True)


if __name__ == "__main__":
    main()

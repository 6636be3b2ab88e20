"""Many environments at once play the very games that matches play, and show what matches show."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

import fabrica
from contract.playing import LONG_GAMES, legal, untraced
from contract.playing import house_game as every_game
from fabrica import IllegalMove
from fabrica.engine import cuda
from fabrica.engine.errors import FabricaError
from fabrica.engine.outcomes import outcome
from fabrica.envs.seeing import scale
from fabrica.envs.vector import VectorEnv

pytestmark = pytest.mark.compiled
ENVS = 6


@cache
def begun(game: str, **settings: Any) -> VectorEnv:
    """An environment to read from."""
    env = VectorEnv(game, ENVS, **settings)
    env.reset()
    return env


class Shadow:
    """The same game as one environment's, played by the plain rules."""

    def __init__(self, env: VectorEnv, number: int) -> None:
        self.env, self.number, self.rules = env, number, untraced(env.game)
        self.state = env.state(number)

    def play(self, action: int) -> tuple[list[int], bool]:
        """The points that each seat has won by it, and whether it was the last."""
        before = self.scores()
        self.rules.play(self.state, self.rules.mover(self.state), action)
        return [now - then for now, then in zip(self.scores(), before, strict=True)], self.rules.mover(self.state) < 0

    def worth(self, reward: str) -> list[float]:
        """What the end is worth to each seat."""
        won, scores, found = self.rules.winners(self.state), self.scores(), []
        for seat, own in enumerate(scores):
            best = max([*scores[:seat], *scores[seat + 1 :]], default=self.rules.rival(self.state))
            lead = float(np.clip((own - best) / 20, -1, 1))
            end = outcome(won, len(scores), seat)
            found.append(end if reward == "win" else (end + lead) / 2)
        return found

    def scores(self) -> list[int]:
        return [self.rules.score(self.state, seat) for seat in range(self.env.seats)]

    def check_what_is_seen(self) -> None:
        arrays, number, seat = self.env.arrays, self.number, self.rules.mover(self.state)
        assert self.env.game.layout.pack(self.state) == arrays.states[number].tobytes()
        assert arrays.seat[number] == seat
        row = [0] * self.env.game.features
        self.env.game.observe(self.state, seat, row)
        assert arrays.features[number].tolist() == row
        if arrays.scaling:
            assert (arrays.scaled[number] == np.array(row, np.float32) * scale(self.env.game.id)).all()
        assert np.flatnonzero(arrays.mask[number]).tolist() == sorted(legal(self.rules, self.env.game, self.state, seat))


@every_game
@pytest.mark.parametrize(
    ("seats", "reward", "observation"),
    [(1, "score", "scaled"), (1, "margin", "raw"), (2, "win", "scaled"), (3, "margin", "raw"), (3, "score", "scaled")],
)
def test_it_plays_as_the_plain_rules_do(game: str, seats: int, reward: str, observation: str) -> None:
    """State, observation, mask and seat after every step, and every reward, over the ends of games."""
    env = VectorEnv(game, ENVS, seats=seats, reward=reward, observation=observation, seed="shadow")
    env.reset()
    shadows, ended = [Shadow(env, number) for number in range(ENVS)], 0
    for _ in range(500):
        actions, acted = env.sample().copy(), env.arrays.seat.copy()
        _, rewards, terminated, _, info = env.step(actions)
        assert (info["acted"] == acted).all()
        for number, shadow in enumerate(shadows):
            points, over = shadow.play(int(actions[number]))
            expected = points if reward == "score" else shadow.worth(reward) if over else [0] * seats
            assert np.allclose(info["rewards"][number], expected)
            assert rewards[number] == info["rewards"][number][acted[number]]
            assert terminated[number] == over
            if over:
                shadow.state, ended = env.state(number), ended + 1
                assert shadow.rules.round(shadow.state) == 1
            shadow.check_what_is_seen()
    assert ended > 1 or (game in LONG_GAMES and seats > 1)  # alone it ends


def test_what_the_end_is_worth() -> None:
    assert [outcome(0b01, 2, seat) for seat in range(2)] == [1, -1]
    assert [outcome(0b11, 2, seat) for seat in range(2)] == [0, 0]
    assert [outcome(0b101, 4, seat) for seat in range(4)] == [0.5, -0.5, 0.5, -0.5]
    assert [outcome(0b10, 3, seat) for seat in range(3)] == [-0.5, 1, -0.5]
    assert (outcome(1, 1, 0), outcome(0, 1, 0)) == (1, -1)


def played(game: str, steps: int = 300, **settings: Any) -> bytes:
    env = VectorEnv(game, ENVS, **settings)
    env.reset()
    for _ in range(steps):
        env.step(env.sample())
    return b"".join(part.tobytes() for part in (env.arrays.states, env.observations, env.arrays.mask, env.arrays.rewards))


def test_the_same_seed_is_the_same_whatever_the_threads() -> None:
    game = fabrica.games()[0]
    assert played(game) == played(game, threads=4) == played(game, check=False)
    assert played(game) != played(game, seed=1)


def test_environments_play_different_games_and_a_reset_begins_the_same_ones_again() -> None:
    env = VectorEnv(fabrica.games()[0], ENVS)
    first = env.reset()[0].copy()
    assert len({row.tobytes() for row in first}) == ENVS
    for _ in range(5):
        env.step(env.sample())
    assert (env.reset()[0] == first).all()
    assert (env.reset(seed=5)[0] != first).any()


def test_samples_are_legal_and_every_legal_move_is_one() -> None:
    env = begun(fabrica.games()[0])
    seen: list[set[int]] = [set() for _ in range(ENVS)]
    for _ in range(1000):
        for number, action in enumerate(env.sample()):
            seen[number].add(int(action))
    assert seen == [set(np.flatnonzero(row).tolist()) for row in env.arrays.mask]


@every_game
def test_a_masked_action_raises_before_anything_is_stepped(game: str) -> None:
    env = begun(game)
    env.reset()
    before, actions = env.arrays.states.tobytes(), env.sample().copy()
    actions[4] = np.flatnonzero(~env.arrays.mask[4])[0]
    with pytest.raises(IllegalMove, match=r"environment 4, seat \d, action \d+ \(.+\): .{5}"):
        env.step(actions)
    for wrong in (-1, len(env.game.moves)):
        actions[4] = wrong
        with pytest.raises(FabricaError, match="environment 4: actions are 0 to"):
            env.step(actions)
    assert env.arrays.states.tobytes() == before


def test_other_bad_input_is_refused() -> None:
    game = fabrica.games()[0]
    wrongs: list[dict[str, Any]] = [
        {"num_envs": 0}, {"num_envs": "many"}, {"seats": 9}, {"backend": "tpu"}, {"reward": "money"}, {"threads": 0},
        {"observation": "wet"}, {"options": {"machine": "easy"}}, {"max_steps": 0},
    ]  # fmt: skip
    for wrong in wrongs:
        with pytest.raises(FabricaError):
            VectorEnv(game, **{"num_envs": ENVS, **wrong})
    with pytest.raises(FabricaError, match="unknown game"):
        VectorEnv("chess", 1)
    new = VectorEnv(game, ENVS)
    for call in (lambda: new.step([0] * ENVS), new.sample, lambda: new.state(0)):
        with pytest.raises(FabricaError, match="reset"):
            call()
    env = begun(game)
    for actions in ([0], [0.5] * ENVS, [[0] * ENVS], None, "pass"):
        with pytest.raises(FabricaError, match="one for each environment"):
            env.step(actions)


def test_without_a_gpu_the_backend_cuda_says_so() -> None:
    if cuda.cuda() is not None:
        pytest.skip("there is a GPU")
    with pytest.raises(FabricaError, match="no GPU"):
        VectorEnv(fabrica.games()[0], 1, backend="cuda")


def test_a_game_that_does_not_end_is_truncated_and_followed_by_another() -> None:
    env = VectorEnv(fabrica.games()[0], ENVS, max_steps=7)
    env.reset()
    for step in range(1, 22):
        _, _, terminated, truncated, _ = env.step(env.sample())
        assert not terminated.any()
        assert truncated.all() == truncated.any() == (step % 7 == 0)
    assert env.arrays.games.tolist() == [number + 4 * ENVS for number in range(ENVS)]


def test_raw_observations_are_the_bytes_behind_the_scaled_ones() -> None:
    raw, scaled = (begun(fabrica.games()[0], observation=kind).reset()[0] for kind in ("raw", "scaled"))
    assert (raw.dtype, scaled.dtype, raw.shape) == (np.uint8, np.float32, scaled.shape)
    assert (raw * scale(fabrica.games()[0]) == scaled).all()


def test_a_step_makes_no_new_arrays_and_they_go_elsewhere_without_a_copy() -> None:
    env = begun(fabrica.games()[0])
    first, _ = env.reset()
    again, _, _, _, info = env.step(env.sample())
    assert first is again
    assert info["mask"] is env.arrays.mask
    for part in (again, info["mask"], info["seat"], info["rewards"]):
        assert np.shares_memory(np.from_dlpack(part), part)

"""Many environments at once, in the manner of Gymnasium's vector environments: on CPU threads, or all of them on a GPU.

    env = VectorEnv("fantastic-factories", num_envs=1024, seats=2)
    observations, info = env.reset()
    observations, reward, terminated, truncated, info = env.step(env.sample())

All arrays are the environment's own and are written anew by every step: copy what shall last. They go to PyTorch without a copy,
NumPy's by `torch.from_dlpack`, those of a GPU by `torch.as_tensor`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np

from fabrica.engine import cuda
from fabrica.engine.any_game import stand_ins
from fabrica.engine.chance import key_of
from fabrica.engine.contract import Game
from fabrica.engine.errors import BadOption, FabricaError, IllegalMove, UnknownName, brief
from fabrica.engine.options import check_options, check_seats, option_values
from fabrica.envs import stepping
from fabrica.envs.stepping import REWARDS, EnvArrays
from fabrica.i18n.messages import say
from fabrica.registry import load
from fabrica.simulate.batch import Batch

BACKENDS = ("numba", "cuda")
OBSERVATIONS = ("scaled", "raw")
MOST_STEPS = 10_000  # of one game, which ends as truncated then
GPU_BLOCK = 128


class VectorEnv:
    """Many games of one kind, each waiting for an action of the seat to move; a game that ends is followed by the next at once.

    `reward` is "win" (at the end, between -1 and 1), "margin" (the same, half of it for the lead in points) or "score" (points
    won or lost, at every step). `observation` is "scaled" (float32, about 0 to 1) or "raw" (uint8, a quarter of the memory).
    An illegal action raises IllegalMove before anything is stepped; with `check=False` nothing is looked at, and such an action
    breaks the game.
    """

    def __init__(
        self, game: Game | str, num_envs: int, seats: int = 2, options: Mapping[str, str] = {}, seed: int | str = 0,
        backend: str = "numba", reward: str = "win", observation: str = "scaled", threads: int = 1,
        check: bool = True, max_steps: int = MOST_STEPS,
    ) -> None:  # fmt: skip
        self.game = load(game) if isinstance(game, str) else game
        check_seats(self.game, seats)
        _check("backend", backend, BACKENDS)
        _check("reward", reward, REWARDS)
        _check("observation", observation, OBSERVATIONS)
        self.num_envs, self.threads = _positive("num_envs", num_envs), _positive("threads", threads)
        self.seats, self.seed, self.check, self._raw = seats, seed, check, observation == "raw"
        values = option_values(self.game, check_options(self.game, seats, options))
        arrays = new_arrays(self.game, self.num_envs, seats, values, _positive("max_steps", max_steps), reward, observation)
        self._device: OnCpu | OnGpu = OnGpu(self.game, arrays) if backend == "cuda" else OnCpu(self.game, arrays, self.threads)
        self._began = False

    @property
    def arrays(self) -> EnvArrays:
        """All arrays, on the device where the environments are."""
        return self._device.arrays

    @property
    def observations(self) -> Any:
        """What the seats to move may know, a row for each environment."""
        return self.arrays.features if self._raw else self.arrays.scaled

    @property
    def info(self) -> dict[str, Any]:
        """The legal moves, the seat to move, the seat that acted, and the rewards of all seats."""
        arrays = self.arrays
        return {"mask": arrays.mask, "seat": arrays.seat, "acted": arrays.acted, "rewards": arrays.rewards}

    def reset(self, seed: int | str | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin the first game of each environment. The same seed, the same games."""
        self.seed = self.seed if seed is None else seed
        self._device.start(key_of(str(self.seed)))
        self._began = True
        return self.observations, self.info

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Play an action in each environment. What comes back is of the seat to move; the reward is of the seat that acted."""
        self._check_began("step")
        self._take(actions)
        if self.check and (wrong := self._device.first_masked()) < self.num_envs:
            raise self._illegal(wrong)
        self._device.step()
        arrays = self.arrays
        return self.observations, arrays.reward, arrays.terminated, arrays.truncated, self.info

    def sample(self) -> Any:
        """A random legal action for each environment."""
        self._check_began("sample")
        self._device.choose()
        return self.arrays.actions

    def wait(self) -> None:
        """Until a GPU has done what it was told: its steps go on while the CPU does something else."""
        self._device.wait()

    def state(self, number: int) -> Any:
        """The plain state of one environment's game, to look at."""
        self._check_began("state")
        return self.game.layout.from_record(self._device.row(self.arrays.states, number))

    def _check_began(self, call: str) -> None:
        if not self._began:
            raise FabricaError(f"call reset() before {call}()")

    def _take(self, actions: Any) -> None:
        if actions is self.arrays.actions:
            return
        shape, kind = getattr(actions, "shape", None), str(getattr(actions, "dtype", ""))
        if shape is None:
            actions = np.asarray(actions)
            shape, kind = actions.shape, str(actions.dtype)
        if tuple(shape) != (self.num_envs,) or "int" not in kind:
            raise BadOption(f"actions are {self.num_envs} integers, one for each environment; got {kind} of shape {tuple(shape)}")
        self._device.take(actions)

    def _illegal(self, number: int) -> IllegalMove:
        """Why an action is not legal, in words."""
        action, seat = (int(self._device.row(part, number)) for part in (self.arrays.actions, self.arrays.seat))
        if not 0 <= action < len(self.game.moves):
            raise BadOption(f"environment {number}: actions are 0 to {len(self.game.moves) - 1}; got {brief(action)}")
        refusal = self.game.refusal(self.state(number), seat, action)
        reason = say(self.game.package, refusal.id, refusal.args)
        return IllegalMove(refusal, f"environment {number}, seat {seat}, action {action} ({self.game.moves[action]}): {reason}")


def _check(what: str, name: str, known: Collection[str]) -> None:
    if name not in known:
        raise UnknownName(what, name, known)


def _positive(what: str, value: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 1:
        raise BadOption(f"{what} is a number from 1; got {brief(value)}")
    return value


def new_arrays(
    game: Game, envs: int, seats: int, options: tuple[int, ...], most_steps: int, reward: str, observation: str
) -> EnvArrays:
    """The arrays of so many environments, in the memory of the CPU."""
    scaling = observation == "scaled"
    return EnvArrays(
        states=np.zeros(envs, game.layout.dtype),
        games=np.zeros(envs, np.int64),
        steps=np.zeros(envs, np.int32),
        scores=np.zeros((envs, seats), np.int32),
        luck=np.zeros(envs, np.int64),
        actions=np.zeros(envs, np.int64),
        seat=np.zeros(envs, np.int32),
        acted=np.zeros(envs, np.int32),
        features=np.zeros((envs, game.features), np.uint8),
        scaled=np.zeros((envs if scaling else 1, game.features), np.float32),
        mask=np.zeros((envs, len(game.moves)), np.bool_),
        rewards=np.zeros((envs, seats), np.float32),
        reward=np.zeros(envs, np.float32),
        terminated=np.zeros(envs, np.bool_),
        truncated=np.zeros(envs, np.bool_),
        zero=game.blank_row(),
        base=np.zeros(8, np.int64),
        options=np.array(options, np.int64),
        scale=scale_of(game),
        seats=seats,
        stride=envs,
        most_steps=most_steps,
        reward_kind=REWARDS.index(reward),
        scaling=int(scaling),
    )


def scale_of(game: Game) -> Any:
    """What each feature is multiplied with, to be about 0 to 1."""
    return np.float32(1) / np.array(list(game.feature_most.values()), np.float32)


class OnCpu:
    """Environments in the memory of the CPU, stepped by its cores."""

    def __init__(self, game: Game, arrays: EnvArrays, threads: int) -> None:
        self.arrays = arrays
        bind = Batch(game).bind
        self._step, self._choose, self._first_masked = (bind(entry) for entry in stepping.ENTRIES)
        ends = [len(arrays.states) * i // threads for i in range(threads + 1)]
        self._parts = [(a, b, np.zeros(game.most_moves, np.int16)) for a, b in pairwise(ends) if b > a]
        self._pool = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None

    def start(self, key: tuple[int, ...]) -> None:
        self.arrays.base[:] = key
        self.step(fresh=1)

    def step(self, fresh: int = 0) -> None:
        if self._pool is None:
            first, end, moves = self._parts[0]
            self._step(first, end, self.arrays, moves, fresh)
            return
        for done in [self._pool.submit(self._step, first, end, self.arrays, moves, fresh) for first, end, moves in self._parts]:
            done.result()

    def choose(self) -> None:
        self._choose(0, len(self.arrays.states), self.arrays)

    def take(self, actions: Any) -> None:
        self.arrays.actions[:] = actions

    def first_masked(self) -> int:
        return int(self._first_masked(self.arrays))

    def row(self, part: Any, number: int) -> Any:
        return part[number]

    def wait(self) -> None:
        """Every step is done when it returns."""


class OnGpu:
    """Environments in the memory of a GPU: one thread steps one of them, and nothing goes to the CPU and back."""

    def __init__(self, game: Game, arrays: EnvArrays) -> None:
        self._gpu = device = cuda.found("numba")
        self._envs = len(arrays.states)
        self.arrays = EnvArrays(**{name: self._moved(name, part) for name, part in arrays._asdict().items()})
        self._wrong = device.to_device(np.zeros(1, np.int64))
        self._wipe, self._advance, self._renew, self._look, self._scale, self._choose, self._check = kernels(game)
        self._shape = -(-self._envs // GPU_BLOCK), GPU_BLOCK

    def _moved(self, name: str, part: Any) -> Any:
        """A part of the arrays on the GPU: only what is given is sent there, the rest is written there."""
        if not isinstance(part, np.ndarray):
            return part
        return self._gpu.to_device(part) if name in stepping.GIVEN else self._gpu.device_array(part.shape, part.dtype)

    def start(self, key: tuple[int, ...]) -> None:
        self.arrays.base.copy_to_device(np.array(key, np.int64))
        self.step(fresh=1)

    def step(self, fresh: int = 0) -> None:
        arrays, rows = self.arrays, (self._envs, GPU_BLOCK)
        self._wipe[rows](arrays.features, arrays.mask)
        self._advance[self._shape](arrays, fresh)
        self._renew[self._shape](arrays, fresh)
        self._look[self._shape](arrays)
        if arrays.scaling == 1:
            self._scale[rows](arrays.features, arrays.scale, arrays.scaled)

    def choose(self) -> None:
        self._choose[self._shape](self.arrays)

    def take(self, actions: Any) -> None:
        """Actions from the GPU stay there; those of the CPU are sent."""
        if not hasattr(actions, "__cuda_array_interface__"):
            self.arrays.actions.copy_to_device(np.asarray(actions, np.int64))
        elif not str(actions.dtype).endswith("int64"):
            raise BadOption(f"actions that are on the GPU are int64; got {actions.dtype}")
        else:
            self.arrays.actions.copy_to_device(self._gpu.as_cuda_array(actions))

    def first_masked(self) -> int:
        self._wrong.copy_to_device(np.array([self._envs], np.int64))
        self._check[self._shape](self.arrays, self._wrong)
        return int(self._wrong.copy_to_host()[0])

    def row(self, part: Any, number: int) -> Any:
        return part[number : number + 1].copy_to_host()[0]

    def wait(self) -> None:
        self._gpu.synchronize()


def kernels(game: Game) -> tuple[Any, ...]:
    """The kernels that step, choose and check: the same rules as on the CPU, for one environment in each thread."""
    return _kernels(game.most_moves, cuda.DESK_REGISTERS, *stand_ins(game).items())


@cache
def _kernels(most_moves: int, registers: int, *pairs: tuple[Callable[..., Any], Callable[..., Any]]) -> tuple[Any, ...]:
    """One set for each game and process: they serve all tables."""
    bind = cuda.on_gpu(dict(pairs))
    return cuda.env_kernels({rule.__name__: bind(rule) for rule in stepping.ON_GPU}, most_moves, registers)

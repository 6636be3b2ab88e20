"""The tables of a self-play: environments of several numbers of seats side by side, seen as one row of tensors."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import torch

from fabrica.engine.contract import Game
from fabrica.envs.vector import VectorEnv

ROWS = ("features", "mask", "seat", "acted", "rewards", "terminated", "truncated", "actions")


@dataclass(frozen=True)
class Kind:
    """Tables of one kind: how many seats, by which options, and their share of all tables."""

    seats: int
    options: Mapping[str, str]
    share: float

    @property
    def name(self) -> str:
        return " ".join([f"{self.seats}", *self.options.values()])


def kinds_of(game: Game) -> list[Kind]:
    """Half of the tables have two seats; the others are shared by all other numbers of seats, and alone by every level."""
    several = [seats for seats in game.seats if seats > 2]
    levels = next(iter(game.options.items())) if game.options else None
    alone = [{levels[0]: value} for value in levels[1].values] if levels else [{}]
    rest = 0.5 / (len(several) + len(alone))
    return [Kind(2, {}, 0.5), *(Kind(seats, {}, rest) for seats in several), *(Kind(1, options, rest) for options in alone)]


class Tables:
    """All environments at once. What they write is read where it lies; what is chosen is written where they read it."""

    def __init__(self, game: Game, kinds: list[Kind], tables: int, seed: str, device: str) -> None:
        self.kinds, self.most_seats = kinds, max(kind.seats for kind in kinds)
        backend = "cuda" if device == "cuda" else "numba"
        self.envs = [
            VectorEnv(game, max(1, int(tables * kind.share)), kind.seats, kind.options, f"{seed} {kind.name}", backend,
                      reward="margin", observation="raw", check=False)
            for kind in kinds
        ]  # fmt: skip
        for env in self.envs:
            env.reset()
        self.parts = [{row: shared(getattr(env.arrays, row), device) for row in ROWS} for env in self.envs]
        self.sizes = [env.num_envs for env in self.envs]
        self.count = sum(self.sizes)

    def read(self, row: str) -> Any:
        """A row of all environments, copied."""
        return torch.cat([part[row] for part in self.parts])

    def rewards(self) -> Any:
        """Of every seat; seats that a table has not get none."""
        rows = [part["rewards"] for part in self.parts]
        return torch.cat([torch.nn.functional.pad(row, (0, self.most_seats - row.shape[1])) for row in rows])

    def step(self, actions: Any) -> None:
        for env, part, chosen in zip(self.envs, self.parts, actions.split(self.sizes), strict=True):
            part["actions"].copy_(chosen)
            env.step(env.arrays.actions)


def shared(array: Any, device: str) -> Any:
    """A tensor over the memory of an environment's array."""
    return torch.as_tensor(array, device="cuda") if device == "cuda" else torch.from_numpy(array)

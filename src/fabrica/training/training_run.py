"""A run of training: pieces of self-play and lessons, a log, checkpoints to go on from, curves, and the weights at the end."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import torch

from fabrica.engine.errors import BadOption
from fabrica.registry import load
from fabrica.training.model import Net, export
from fabrica.training.ppo import Piece, Settings, learn, play
from fabrica.training.tables import Tables, kinds_of

CHECKPOINT, LOG, WEIGHTS, CURVES = "checkpoint.pt", "log.jsonl", "weights.safetensors", "curves.svg"
LEAST = 0.05  # what is left of the learning rate and the curiosity at the end


class TrainingRun:
    """Training of one game in a folder. The same seed, settings and machine: the same weights."""

    def __init__(self, game: str, folder: Path, seed: str, steps: int, device: str, settings: Settings) -> None:
        self.game, self.folder, self.seed, self.steps = load(game), folder, seed, steps
        self.device, self.settings = device, settings
        if device == "cuda" and not torch.cuda.is_available():
            raise BadOption("PyTorch finds no GPU here; the device here is cpu")
        torch.manual_seed(int.from_bytes(seed.encode(), "little") % 2**31)
        torch.set_float32_matmul_precision("high")
        self.net = Net(self.game).to(device)
        self.optimizer = torch.optim.Adam(self.net.parameters(), lr=settings.rate, eps=1e-5)
        self.done, self.lessons, self.seconds = 0, 0, 0.0
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / CHECKPOINT).exists():
            self.resume()
        self.tables = Tables(self.game, kinds_of(self.game), settings.tables, f"{seed} {self.lessons}", device)

    def resume(self) -> None:
        kept = torch.load(self.folder / CHECKPOINT, map_location=self.device, weights_only=True)
        expected = {"game": self.game.id, "version": self.game.version, "features": self.game.features, "seed": self.seed}
        if wrong := [f"{name} {kept[name]} instead of {value}" for name, value in expected.items() if kept.get(name) != value]:
            raise BadOption(f"{self.folder / CHECKPOINT} is of another run: {'; '.join(wrong)}")
        self.net.load_state_dict(kept["net"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.done, self.lessons, self.seconds = kept["done"], kept["lessons"], kept["seconds"]

    def keep(self) -> None:
        """A checkpoint, and the weights so far."""
        facts = {"game": self.game.id, "version": self.game.version, "features": self.game.features, "seed": self.seed}
        state = {"net": self.net.state_dict(), "optimizer": self.optimizer.state_dict()}
        new = self.folder / f"{CHECKPOINT}.new"
        torch.save({**facts, **state, "done": self.done, "lessons": self.lessons, "seconds": self.seconds}, new)
        new.replace(self.folder / CHECKPOINT)
        export(self.net, self.game, self.folder / WEIGHTS)

    def run(self, seconds: float, report: Callable[[dict[str, Any]], None]) -> None:
        """Until all steps are done or the time is over; the rest can be done another time."""
        began = kept = time.monotonic()
        before = self.seconds
        with (self.folder / LOG).open("a") as log:
            while self.done < self.steps and time.monotonic() - began < seconds:
                line = self.lesson()
                self.seconds = before + time.monotonic() - began
                line = {"steps": self.done, "seconds": round(self.seconds, 1), **line}
                log.write(json.dumps(line) + "\n")
                log.flush()
                report(line)
                if time.monotonic() - kept > 60:
                    kept = time.monotonic()
                    self.keep()
        self.keep()

    def lesson(self) -> dict[str, Any]:
        began = time.monotonic()
        left = max(LEAST, 1 - self.done / self.steps)
        self.optimizer.param_groups[0]["lr"] = self.settings.rate * left
        piece = play(self.tables, self.net, self.settings.steps)
        played = time.monotonic()
        learned = learn(self.net, self.optimizer, piece, self.settings, self.tables.most_seats, self.settings.curiosity * left)
        self.done += self.tables.count * self.settings.steps
        self.lessons += 1
        now = time.monotonic()
        speeds = {"play_seconds": round(played - began, 3), "learn_seconds": round(now - played, 3)}
        return {**{name: round(value, 5) for name, value in learned.items()}, **speeds, **self.ends(piece)}

    def ends(self, piece: Piece) -> dict[str, Any]:
        """What the ends of games say: how many, and how they went alone, where the first seat's reward is against the rival."""
        found: dict[str, Any] = {"games": int(piece.ended.sum())}
        first = 0
        for kind, size in zip(self.tables.kinds, self.tables.sizes, strict=True):
            ended, reward = piece.ended[:, first : first + size], piece.rewards[:, first : first + size, 0]
            first += size
            if kind.seats == 1:
                games = int(ended.sum())
                found[f"won alone, {kind.name[2:]}"] = round(float((reward[ended] > 0).sum()) / games, 4) if games else None
        decisions = piece.ended.numel() / max(1, found["games"])
        return {**found, "decisions_per_game": round(decisions, 1)}


def settings_with(**given: Any) -> Settings:
    return Settings(**{**asdict(Settings()), **{name: value for name, value in given.items() if value is not None}})

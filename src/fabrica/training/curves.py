"""The log of a training run as a picture."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

PANELS: dict[str, Callable[[str], bool]] = {
    "won against the rival, alone": lambda name: name.startswith("won alone"),
    "entropy of the moves": lambda name: name == "entropy",
    "error of the value": lambda name: name == "value_loss",
    "decisions in a game": lambda name: name == "decisions_per_game",
}
POINTS = 200  # of a curve: neighbours are averaged


def draw(log: Path, picture: Path) -> None:
    """Four panels over the steps."""
    from matplotlib.figure import Figure

    lines = [json.loads(line) for line in log.read_text().splitlines()]
    figure = Figure(figsize=(10, 6), layout="constrained")
    for axes, (title, shows) in zip(figure.subplots(2, 2).flat, PANELS.items(), strict=True):
        for name in (name for name in lines[0] if shows(name)):
            points = [(line["steps"] / 1e6, line[name]) for line in lines if line[name] is not None]
            axes.plot(*smooth(points), label=name[11:] or None)
        axes.set_title(title)
        axes.set_xlabel("million decisions")
        axes.grid(alpha=0.3)
    figure.axes[0].legend()
    figure.axes[0].set_ylim(0, 1)
    usual = median(line["decisions_per_game"] for line in lines)
    figure.axes[3].set_ylim(0, 2 * usual)  # right after a new beginning hardly a game ends
    figure.savefig(picture)


def smooth(points: list[tuple[float, float]]) -> tuple[list[Any], list[Any]]:
    size = max(1, len(points) // POINTS)
    groups = [points[i : i + size] for i in range(0, len(points), size)]
    return [sum(x for x, _ in g) / len(g) for g in groups], [sum(y for _, y in g) / len(g) for g in groups]

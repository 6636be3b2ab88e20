"""Pictures of what came of games. They need Matplotlib: fabrica[arena]."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from matplotlib import rc_context
from matplotlib.figure import Figure

from fabrica.engine.errors import BadOption


def cross_table(result: dict[str, Any]) -> Figure:
    """Who beats whom, how often."""
    names = [row["bot"] for row in result["bots"]]
    rates = [[result["cross"][a].get(b, {}) for b in names] for a in names]
    shares = [[one["win_rate"] if one.get("games") else float("nan") for one in row] for row in rates]
    figure = Figure(figsize=(2.4 + len(names), 1.6 + 0.8 * len(names)), layout="constrained")
    axes = figure.add_subplot()
    axes.imshow(shares, vmin=0, vmax=1, cmap="RdYlBu", aspect="auto")
    axes.set_xticks(range(len(names)), names)
    axes.set_yticks(range(len(names)), names)
    axes.set_title(f"{result['game']}: wins of the row against the column", fontsize=10)
    for y, row in enumerate(rates):
        for x, one in enumerate(row):
            if one.get("games"):
                said = f"{100 * one['win_rate']:.0f} %\n{100 * one['low']:.0f}–{100 * one['high']:.0f}"
                axes.text(x, y, said, ha="center", va="center", fontsize=8)
    return figure


def save(figure: Figure, path: Path) -> None:
    """The same figure, the same file."""
    try:
        with rc_context({"svg.hashsalt": "fabrica"}):
            figure.savefig(path, metadata={"Date": None} if path.suffix.lower() == ".svg" else None)
    except OSError as error:
        raise BadOption(f"{path}: {error.strerror}") from None

"""The page and the plots of the ladder, from the games that were played: see ladder.py."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from math import log10
from pathlib import Path
from typing import Any

from fabrica.arena.plots import save
from fabrica.arena.report import ratings, report
from fabrica.arena.tournament import RIVAL, Outcome
from fabrica.bots import BOTS

Line = dict[str, Any]
LEVELS = tuple(BOTS)
FIELDS = tuple(name for name in Outcome.__dataclass_fields__ if name != "record")
HEAD = """# The ladder

Bots against each other on the same seeds, each from every seat; win rates with Wilson's 95 % intervals. How they think:
[docs/bots.md](../docs/bots.md). Made by `python benchmarks/ladder.py --render` from the games in `ladder.jsonl`, which
`benchmarks/ladder.py` plays. A rate of 65 % is a lead of 108 Elo points.
"""
TIMES = """Times in milliseconds for a decision on one core; as many games were played at once as there are cores, now and then
beside other work, which the slowest decisions show. On:"""


def render(lines: Sequence[Line], folder: Path) -> None:
    machines = ", ".join(sorted({line["cpu"] for line in lines}))
    parts = [HEAD, f"{TIMES} {machines}.\n"]
    for game in dict.fromkeys(line["game"] for line in lines):
        mine = [line for line in lines if line["game"] == game]
        duels = [line for line in mine if line["seats"] == 2 and not timed(line)]
        parts += [f"## {game}\n", *ladder(game, duels, folder), *strength(game, [line for line in mine if timed(line)], folder)]
        parts += machine(game, [line for line in mine if line["seats"] == 1])
    (folder / "ladder.md").write_text("\n".join(parts), encoding="utf-8")


def timed(line: Line) -> bool:
    """Is it a game of a bot with seconds of its own?"""
    return any("@" in bot for bot in line["bots"])


def outcomes(lines: Iterable[Line]) -> list[Outcome]:
    """In the order of their seeds, whenever they ended."""
    ordered = sorted(lines, key=lambda line: (int(line["seed"].rpartition("-")[2]), line["bots"]))
    return [outcome(line) for line in ordered]


def outcome(line: Line) -> Outcome:
    fields: dict[str, Any] = {name: tuple(v) if isinstance(v := line[name], list) else v for name in FIELDS}
    return Outcome(**fields)


def table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """In Markdown, the first column to the left."""
    head = [f"| {' | '.join(columns)} |", "|" + "|".join(["---", *(["--:"] * (len(columns) - 1))]) + "|"]
    return "\n".join([*head, *(f"| {' | '.join(row)} |" for row in rows)]) + "\n"


def span(row: dict[str, Any]) -> tuple[str, str]:
    return f"{100 * row['win_rate']:.1f} %", f"{100 * row['low']:.1f}–{100 * row['high']:.1f}"


def times(row: dict[str, Any]) -> tuple[str, str]:
    """Of a decision, in milliseconds: on average, and the slowest."""
    return f"{row['ms_per_decision']:.1f}", f"{row['ms_slowest']:.0f}"


def elo(rate: float) -> float:
    """A win rate as a difference of ratings."""
    inside = min(0.9999, max(0.0001, rate))
    return 400 * log10(inside / (1 - inside))


# Each against the one below


def ladder(game: str, lines: Sequence[Line], folder: Path) -> list[str]:
    if not lines:
        return []
    pairs = defaultdict(list)
    for line in lines:
        pairs[tuple(sorted(line["bots"], key=LEVELS.index, reverse=True))].append(line)
    rows = [pair_row(pair, report(outcomes(pairs[pair]))) for pair in sorted(pairs, key=lambda p: [LEVELS.index(b) for b in p])]
    name = f"ladder-{game}.svg"
    save(plot_ladder(game, lines), folder / name)
    columns = ("two seats", "games", "wins", "95 %", "rounds", "winning score", "ms", "slowest", "ms of the other")
    return [table(columns, rows), f"![The ratings of the bots]({name})\n"]


def pair_row(pair: tuple[str, ...], found: dict[str, Any]) -> tuple[str, ...]:
    strong, weak = (next(row for row in found["bots"] if row["bot"] == bot) for bot in pair)
    means = (f"{found['rounds']:.1f}", f"{found['winning_score']:.1f}")
    said = (str(found["games"]), *span(strong), *means, *times(strong), f"{weak['ms_per_decision']:.1f}")
    return f"{pair[0]} against {pair[1]}", *said


def plot_ladder(game: str, lines: Sequence[Line]) -> Any:
    """OpenSkill's ratings with two standard deviations, level by level."""
    from matplotlib.figure import Figure

    seen = Counter(bot for line in lines for bot in line["bots"])
    bots = [bot for bot in LEVELS if bot in seen]
    found = ratings(bots, outcomes(lines))
    figure = Figure(figsize=(1.5 + 0.9 * len(bots), 3.2), layout="constrained")
    axes = figure.add_subplot()
    axes.errorbar(bots, [found[b]["mu"] for b in bots], yerr=[2 * found[b]["sigma"] for b in bots], fmt="o", capsize=4)
    axes.set_ylabel("OpenSkill rating")
    axes.set_title(game, fontsize=10)
    axes.grid(axis="y", alpha=0.3)
    return figure


# What more time brings


def strength(game: str, lines: Sequence[Line], folder: Path) -> list[str]:
    if not lines:
        return []
    by_bot = defaultdict(list)
    for line in lines:
        by_bot[next(bot for bot in line["bots"] if "@" in bot)].append(line)
    found = {bot: next(row for row in report(outcomes(by_bot[bot]))["bots"] if row["bot"] == bot) for bot in by_bot}
    ordered = sorted(found, key=seconds_of)
    fixed = next(bot for bot in lines[0]["bots"] if "@" not in bot)
    name = f"strength-{game}.svg"
    save(plot_strength(game, fixed, lines[0]["budget"], [found[bot] for bot in ordered]), folder / name)
    rows = [(f"{seconds_of(bot):g} s", *strength_said(found[bot])) for bot in ordered]
    columns = (f"for a move, against {fixed} with {lines[0]['budget']:g} s", "games", "wins", "95 %", "Elo", "ms", "slowest")
    return [table(columns, rows), f"![Strength by seconds for a move]({name})\n"]


def seconds_of(bot: str) -> float:
    return float(bot.partition("@")[2])


def strength_said(row: dict[str, Any]) -> tuple[str, ...]:
    points = f"{elo(row['win_rate']):+.0f} ({elo(row['low']):+.0f} to {elo(row['high']):+.0f})"
    return str(row["games"]), *span(row), points, *times(row)


def plot_strength(game: str, fixed: str, budget: float, rows: Sequence[dict[str, Any]]) -> Any:
    from matplotlib.figure import Figure

    middle = [elo(row["win_rate"]) for row in rows]
    errors = [[abs(elo(row[end]) - elo(row["win_rate"])) for row in rows] for end in ("low", "high")]
    figure = Figure(figsize=(5, 3.2), layout="constrained")
    axes = figure.add_subplot()
    seconds = [seconds_of(row["bot"]) for row in rows]
    axes.errorbar(seconds, middle, yerr=errors, fmt="o-", capsize=4)
    axes.axhline(0, color="grey", lw=1)
    axes.set_xscale("log")
    axes.set_xticks(seconds, [f"{one:g}" for one in seconds])
    axes.minorticks_off()
    axes.set_xlabel("seconds for a move")
    axes.set_ylabel(f"Elo above {fixed} with {budget:g} s")
    axes.set_title(game, fontsize=10)
    return figure


# Alone


def machine(game: str, lines: Sequence[Line]) -> list[str]:
    """How often each bot wins alone, at each level of its rival."""
    if not lines:
        return []
    tables: defaultdict[tuple[str, str], list[Line]] = defaultdict(list)
    for line in lines:
        tables[next(iter(line["options"].values())), line["bots"][0]].append(line)
    rows = []
    for level, bot in sorted(tables, key=lambda key: LEVELS.index(key[1])):
        found = report(outcomes(tables[level, bot]))
        mine, rival = (next(row for row in found["bots"] if row["bot"] == name) for name in (bot, RIVAL))
        means = (found["rounds"], mine["mean_score"], rival["mean_score"])
        rows.append((f"{bot}, {level}", str(found["games"]), *span(mine), *(f"{mean:.1f}" for mean in means)))
    return [table(("alone", "games", "wins", "95 %", "rounds", "mean score", "the rival's"), rows)]

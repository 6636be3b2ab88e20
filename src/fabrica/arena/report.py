"""What came of the games of an arena: win rates with intervals, ratings, scores, times, and who beats whom."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any

from fabrica.arena.tournament import Outcome
from fabrica.engine.extras import needed

SURE = 1.96  # standard deviations of a 95 % interval


def interval(won: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a win rate."""
    if games == 0:
        return 0.0, 1.0
    rate, doubt = won / games, SURE * SURE / games
    middle = (rate + doubt / 2) / (1 + doubt)
    half = SURE * sqrt(rate * (1 - rate) / games + doubt / games / 4) / (1 + doubt)
    return round(middle - half, 4), round(middle + half, 4)


def rate(won: float, games: int) -> dict[str, Any]:
    low, high = interval(won, games)
    return {"games": games, "wins": round(won, 2), "win_rate": round(won / max(1, games), 4), "low": low, "high": high}


def report(outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """All of it as plain data, the bots in the order in which they came."""
    bots = list(dict.fromkeys(bot for o in outcomes for bot in o.bots))
    found = ratings(bots, outcomes)
    return {
        "games": len(outcomes),
        "rounds": mean([o.rounds for o in outcomes]),
        "winning_score": mean([score for o in outcomes for score, won in zip(o.scores, o.won, strict=True) if won]),
        "bots": [{"bot": bot, **of(bot, outcomes), "rating": found[bot]} for bot in bots],
        "cross": {a: {b: between(a, b, outcomes) for b in bots if b != a} for a in bots},
    }


def of(bot: str, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """How one bot did."""
    seats = [(o, seat) for o in outcomes for seat, name in enumerate(o.bots) if name == bot]
    decisions = sum(o.decisions[seat] for o, seat in seats)
    return {
        **rate(sum(o.won[seat] for o, seat in seats), len(seats)),
        "mean_score": mean([o.scores[seat] for o, seat in seats]),
        "decisions": decisions,
        "ms_per_decision": round(1000 * sum(o.seconds[seat] for o, seat in seats) / max(1, decisions), 2),
        "ms_slowest": round(1000 * max(o.slowest[seat] for o, seat in seats), 2),
    }


def between(a: str, b: str, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """How often one was ahead of the other at the same table."""
    pairs = [(o, i, j) for o in outcomes for i, x in enumerate(o.bots) for j, y in enumerate(o.bots) if (x, y) == (a, b)]
    return rate(sum(ahead(o, i, j) for o, i, j in pairs), len(pairs))


def ahead(o: Outcome, i: int, j: int) -> float:
    """Who won is ahead of who did not; among others the score decides. Half each where nothing does."""
    if o.won[i] != o.won[j]:
        return float(o.won[i] > o.won[j])
    return 0.5 if o.won[i] or o.scores[i] == o.scores[j] else float(o.scores[i] > o.scores[j])


def ratings(bots: Sequence[str], outcomes: Sequence[Outcome]) -> dict[str, dict[str, float]]:
    """OpenSkill's ratings, game by game; each two different bots at a table are a game of two."""
    model = needed("openskill.models", "arena").PlackettLuce()
    found = {bot: model.rating(name=bot) for bot in bots}
    for o in outcomes:
        for i, a in enumerate(o.bots):
            for j, b in enumerate(o.bots[:i]):
                if a != b:
                    share = ahead(o, i, j)
                    ((found[a],), (found[b],)) = model.rate([[found[a]], [found[b]]], ranks=[1 - share, share])
    return {bot: {"mu": round(r.mu, 2), "sigma": round(r.sigma, 2), "ordinal": round(r.ordinal(), 2)} for bot, r in found.items()}


def mean(values: Sequence[float]) -> float:
    return round(sum(values) / max(1, len(values)), 2)

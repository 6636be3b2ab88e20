"""The end: the scores line by line, and how the game went, from renewal phase to renewal phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fabrica.engine.match import Match
from fabrica.games.stephens.components import ARMY_START, ARMY_STEP
from fabrica.games.stephens.data.position import PACKAGE
from fabrica.games.stephens.words import explain_score, seat_name, tie_break, verdict
from fabrica.i18n.messages import say

MEASURES = ("score", "workers", "resources")
View = dict[str, Any]


def ended(match: Match, viewer: int | None, names: Sequence[str], language: str) -> View:
    view = match.view(None)
    called = [seat_name(seat, names, language) for seat in range(match.seats)]
    lines = [explain_score(view, seat, language) for seat in range(match.seats)]
    totals = [sum(points for _, points in told) for told in lines]
    return {
        "title": verdict(match.winners, viewer, names, language, view),
        "legend": called,
        "scores": [
            {
                "name": name,
                "lines": [*told, *ties(view, seat, totals, language)],
                "total": totals[seat],
                "won": seat in match.winners,
            }
            for seat, (name, told) in enumerate(zip(called, lines, strict=True))
        ],
        "measures": [{"id": id, "title": say(PACKAGE, f"table-measure-{id}", {}, language)} for id in MEASURES],
        "per": say(PACKAGE, "table-measure-renewal", {}, language),
        "rounds": [measured(view) for view in by_renewal(match)],
    }


def ties(view: View, seat: int, totals: Sequence[int], language: str) -> list[tuple[str, str]]:
    """What decides among players with equal points."""
    return [(tie_break(view, seat, language), "")] if totals.count(totals[seat]) > 1 else []


def by_renewal(match: Match) -> list[View]:
    """How things stood before each renewal phase, and at the end."""
    seen: dict[int, View] = {}
    for entry in match.log:
        view = match.game.view(match.game.layout.unpack(entry.before), None)
        if view["phase"] != "renewal":
            seen[(ARMY_START - view["army"]) // ARMY_STEP] = view
    return [*seen.values(), match.view(None)]


def measured(view: View) -> dict[str, list[int]]:
    """Points as they would be counted now, workers, and coins, influence and cubes together, of everyone."""
    seats = view["seats"]
    return {
        "score": view["scores"],
        "workers": [len(seat["unlocked"]) for seat in seats],
        "resources": [seat["coins"] + seat["influence"] + sum(seat["cubes"].values()) for seat in seats],
    }

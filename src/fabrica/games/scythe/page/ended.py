"""The end: the scores line by line, and how the game went, from round to round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fabrica.engine.match import Match
from fabrica.games.scythe.data.position import AUTOMA_NAME, PACKAGE
from fabrica.games.scythe.page.seeing import Owner
from fabrica.games.scythe.words import explain_score, seat_name, tie_break, verdict
from fabrica.i18n.messages import say

MEASURES = ("score", "stars", "power")
View = dict[str, Any]


def ended(match: Match, viewer: int | None, names: Sequence[str], language: str) -> View:
    view = match.view(None)
    owners = owners_of(view)
    return {
        "title": verdict(match.winners, viewer, names, language, view),
        "legend": [seat_name(owner, names, language) for owner in owners],
        "scores": [scored(match, view, owner, names, language) for owner in owners],
        "measures": [{"id": id, "title": say(PACKAGE, f"table-measure-{id}", {}, language)} for id in MEASURES],
        "per": say(PACKAGE, "table-measure-round", {}, language),
        "rounds": [measured(view) for view in by_round(match)],
    }


def owners_of(view: View) -> list[Owner]:
    return [*range(len(view["seats"])), *([AUTOMA_NAME] if view["automa"] else [])]


def scored(match: Match, view: View, owner: Owner, names: Sequence[str], language: str) -> View:
    """Where the coins came from; among equals also what decides between them."""
    seat = owner if isinstance(owner, int) else None
    lines = explain_score(view, seat, language)
    total = sum(coins for _, coins in lines)
    won = owner in match.winners or (seat is None and not match.winners)
    totals = [*view["scores"], *([view["rival"]] if view["automa"] else [])]
    ties = [(tie_break(view, seat, language), "")] if totals.count(total) > 1 else []
    return {"name": seat_name(owner, names, language), "lines": [*lines, *ties], "total": total, "won": won}


def by_round(match: Match) -> list[View]:
    """How things stood at the end of each round."""
    seen: dict[int, View] = {}
    for entry in match.log:
        view = match.game.view(match.game.layout.unpack(entry.before), None)
        if view["phase"] != "setup":
            seen[view["round"]] = view
    last = match.view(None)
    return [*(view for number, view in seen.items() if number != last["round"]), last]


def measured(view: View) -> dict[str, list[int]]:
    """Of everyone: coins as they would be counted now, stars, power."""
    seen = [*view["seats"], *([view["automa"]] if view["automa"] else [])]
    return {
        "score": [*view["scores"], *([view["rival"]] if view["automa"] else [])],
        "stars": [sum(one["stars"].values()) for one in seen],
        "power": [one["power"] for one in seen],
    }

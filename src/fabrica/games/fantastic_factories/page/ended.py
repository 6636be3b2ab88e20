"""The end: the scores line by line, and how the game went, round by round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fabrica.engine.match import Match
from fabrica.games.fantastic_factories.words import explain_score, seat_name, tie_break, verdict
from fabrica.games.fantastic_factories.words.names import voice

MEASURES = ("goods", "prestige", "resources")


def ended(match: Match, viewer: int | None, names: Sequence[str], language: str) -> dict[str, Any]:
    view = match.view(None)
    who: list[int | None] = [*range(match.seats), *([None] if view["machine"] else [])]
    called = [voice(language)("machine") if seat is None else seat_name(seat, names, language) for seat in who]
    scores = [explain_score(view, seat, language) for seat in who]
    totals = [sum(points for _, points in lines) for lines in scores]
    beaten = bool(match.winners)
    return {
        "title": verdict(match.winners, viewer, names, language),
        "legend": called,
        "scores": [
            {
                "name": name,
                "lines": [*lines, *ties(view, seat, totals.count(total), language)],
                "total": total,
                "won": won(match, seat, beaten),
            }
            for name, seat, lines, total in zip(called, who, scores, totals, strict=True)
        ],
        "measures": [{"id": id, "title": voice(language)(f"ended-{id}")} for id in MEASURES],
        "per": voice(language)("ended-round"),
        "rounds": [at_end(position, bool(view["machine"])) for position in by_round(match)],
    }


def ties(view: dict[str, Any], seat: int | None, equals: int, language: str) -> list[tuple[str, str]]:
    """What decides among players with equal points."""
    return [(tie_break(view, seat, language), "")] if seat is not None and equals > 1 and not view["machine"] else []


def won(match: Match, seat: int | None, beaten: bool) -> bool:
    return not beaten if seat is None else seat in match.winners


def by_round(match: Match) -> list[dict[str, Any]]:
    """What everyone could see at the end of each round."""
    seen = {}
    for entry in match.log:
        view = match.game.view(match.game.layout.unpack(entry.before), None)
        seen[view["round"]] = view
    seen[match.round] = match.view(None)
    return [seen[n] for n in sorted(seen)]


def at_end(view: dict[str, Any], has_machine: bool) -> dict[str, list[int]]:
    """Goods, prestige and resources of everyone."""
    seats = view["seats"]
    found = {
        "goods": [seat["goods"] for seat in seats],
        "prestige": [seat["score"] - seat["goods"] for seat in seats],
        "resources": [seat["metal"] + seat["energy"] for seat in seats],
    }
    if has_machine:
        found["goods"].append(view["machine"]["goods"])
        found["prestige"].append(view["machine"]["score"] - view["machine"]["goods"])
        found["resources"].append(0)
    return found

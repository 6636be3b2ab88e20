"""The end: the scores line by line, and how the game went, from round to round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fabrica.engine.match import Match
from fabrica.games.scythe.data.position import AUTOMA_NAME, PACKAGE
from fabrica.games.scythe.page.seeing import Owner
from fabrica.games.scythe.rules.ending import score, territories
from fabrica.games.scythe.rules.state import owners, stars_of
from fabrica.games.scythe.words import explain_score, seat_name, tier_line, ties, verdict
from fabrica.i18n.messages import say

MEASURES = ("score", "stars", "territories", "popularity", "power")
View = dict[str, Any]
Line = tuple[str, int | str]


def ended(match: Match, viewer: int | None, names: Sequence[str], language: str) -> View:
    view = match.view(None)
    order = owners_of(view)
    return {
        "title": verdict(match.winners, viewer, names, language, view),
        "legend": [seat_name(owner, names, language) for owner in order],
        "scores": [scored(match, view, owner, names, language) for owner in order],
        "measures": [{"id": id, "title": say(PACKAGE, f"table-measure-{id}", {}, language)} for id in MEASURES],
        "per": say(PACKAGE, "table-measure-round", {}, language),
        "rounds": [measured(state) for state in by_round(match)],
    }


def owners_of(view: View) -> list[Owner]:
    return [*range(len(view["seats"])), *([AUTOMA_NAME] if view["automa"] else [])]


def seat_of(owner: Owner) -> int | None:
    return owner if isinstance(owner, int) else None


def scored(match: Match, view: View, owner: Owner, names: Sequence[str], language: str) -> View:
    """Where the coins came from; among equals also what decides between them."""
    seat = seat_of(owner)
    coins, *others = explain_score(view, seat, language)
    tier: list[Line] = [(text, "")] if (text := tier_line(view, seat, language)) else []
    total = totals(view)[owner]
    won = owner in match.winners or (seat is None and not match.winners)
    lines = [coins, *tier, *others, *tied(view, owner, language)]
    return {"name": seat_name(owner, names, language), "lines": lines, "total": total, "won": won}


def totals(view: View) -> dict[Owner, int]:
    return dict(zip(owners_of(view), [*view["scores"], view.get("rival")], strict=False))


def tied(view: View, owner: Owner, language: str) -> list[Line]:
    found = totals(view)
    equal = [seat_of(other) for other in found if found[other] == found[owner]]
    return [(text, "") for text in ties(view, equal, language)[seat_of(owner)]] if len(equal) > 1 else []


# How it went


def by_round(match: Match) -> list[Any]:
    """How things stood at the end of each round."""
    layout, rules = match.game.layout, match.game.rules
    seen: dict[int, Any] = {}
    for entry in match.log:
        state = layout.unpack(entry.before)
        if match.game.phase(state) != "setup":
            seen[rules.round(state)] = state
    last = layout.unpack(match.state())
    return [*(state for number, state in seen.items() if number != rules.round(last)), last]


def measured(s: Any) -> dict[str, list[int]]:
    """Of everyone, the Automa last: coins as they would be counted now, stars, territories, popularity, power."""
    seats = range(owners(s))
    return {
        "score": [score(s, seat) for seat in seats],
        "stars": [stars_of(s.seats[seat]) for seat in seats],
        "territories": [territories(s, seat) for seat in seats],
        "popularity": [s.seats[seat].popularity for seat in seats],
        "power": [s.seats[seat].power for seat in seats],
    }

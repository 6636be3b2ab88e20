"""The end of a game, explained: where every point came from, who won, and the seed."""

from __future__ import annotations

from collections.abc import Iterator

from fabrica.fantastic_factories import wording
from fabrica.match import Match
from fabrica.terminal.words import View, who
from fabrica.words import Voice


def final_lines(say: Voice, match: Match, seat: int) -> Iterator[str]:
    view = match.view(seat)
    yield say("terminal-final")
    for number in range(match.seats):
        yield from seat_lines(say, view, number, who(say, number, seat))
        if tied(match):
            yield "  " + wording.tie_break(view, number, say.language)
    if view["machine"]:
        yield machine_line(say, view)
    yield wording.verdict(match.winners, seat, (), say.language)
    yield say("terminal-seed", seed=match.seed)


def seat_lines(say: Voice, view: View, seat: int, name: str) -> Iterator[str]:
    (goods, _), *buildings = wording.explain_score(view, seat, say.language)
    prestige = say("terminal-prestige", n=sum(points for _, points in buildings))
    yield f"{name}: {goods} + {prestige} = {view['seats'][seat]['score']}"
    yield from (f"  {points:>2} {text}" for text, points in buildings)


def machine_line(say: Voice, view: View) -> str:
    parts = " + ".join(text for text, _ in wording.explain_score(view, None, say.language))
    return f"{say('machine')}: {parts} = {view['machine']['score']}"


def tied(match: Match) -> bool:
    return list(match.scores).count(max(match.scores)) > 1

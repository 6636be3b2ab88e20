"""The end of a game, explained: where every point came from, and who won."""

from __future__ import annotations

from collections.abc import Iterator

from fabrica.engine.match import Match
from fabrica.games.fantastic_factories import words as wording
from fabrica.i18n.messages import Voice
from fabrica.terminal.display import View, tied, who


def scores(say: Voice, match: Match, seat: int) -> Iterator[str]:
    view = match.view(seat)
    for number in range(match.seats):
        yield from seat_lines(say, view, number, who(say, number, seat))
        if tied(match):
            yield "  " + wording.tie_break(view, number, say.language)
    if view["machine"]:
        yield machine_line(say, view)
    yield wording.verdict(match.winners, seat, (), say.language)


def seat_lines(say: Voice, view: View, seat: int, name: str) -> Iterator[str]:
    (goods, _), *buildings = wording.explain_score(view, seat, say.language)
    prestige = say("terminal-prestige", n=sum(points for _, points in buildings))
    yield f"{name}: {goods} + {prestige} = {view['seats'][seat]['score']}"
    yield from (f"  {points:>2} {text}" for text, points in buildings)


def machine_line(say: Voice, view: View) -> str:
    parts = " + ".join(text for text, _ in wording.explain_score(view, None, say.language))
    return f"{say('machine')}: {parts} = {view['machine']['score']}"

"""The end of a game, explained: where every point came from, and who won."""

from __future__ import annotations

from collections.abc import Iterator

from fabrica.match import Match
from fabrica.stephens import wording
from fabrica.terminal.room import View, tied, who
from fabrica.words import Voice


def scores(say: Voice, match: Match, seat: int) -> Iterator[str]:
    view = match.view(seat)
    for number, score in enumerate(match.scores):
        yield f"{who(say, number, seat)}: {wording.amount(score, 'points', say.language)}"
        yield from parts(say, view, number)
        if tied(match):
            yield "  " + wording.tie_break(view, number, say.language)
    yield wording.verdict(match.winners, seat, (), say.language, view)


def parts(say: Voice, view: View, seat: int) -> Iterator[str]:
    return (f"  {points:>3} {text}" for text, points in wording.explain_score(view, seat, say.language) if points)

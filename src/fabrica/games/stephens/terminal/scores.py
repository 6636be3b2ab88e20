"""The end of a game, explained: where every point came from, and who won."""

from __future__ import annotations

from collections.abc import Iterator

from fabrica.engine.match import Match
from fabrica.games.stephens import words as wording
from fabrica.i18n.messages import Voice
from fabrica.terminal.display import View, tied, who


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

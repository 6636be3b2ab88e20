"""The end of a game, explained: where every coin came from, and who won."""

from __future__ import annotations

from collections.abc import Iterator

from fabrica.engine.match import Match
from fabrica.games.scythe import words as wording
from fabrica.i18n.messages import Voice
from fabrica.terminal.display import View, who


def scores(say: Voice, match: Match, seat: int) -> Iterator[str]:
    view = match.view(seat)
    totals = dict(enumerate(match.scores)) | ({None: view["rival"]} if view["automa"] else {})
    tied = list(totals.values()).count(max(totals.values())) > 1
    for number, total in totals.items():
        name = say("rival-name") if number is None else who(say, number, seat)
        yield f"{name}: {wording.amount(total, 'coins', say.language)}"
        yield from parts(say, view, number)
        if tied:
            yield "  " + wording.tie_break(view, number, say.language)
    yield wording.verdict(match.winners, seat, (), say.language, view)


def parts(say: Voice, view: View, seat: int | None) -> Iterator[str]:
    return (f"  {coins:>3} {text}" for text, coins in wording.explain_score(view, seat, say.language) if coins)

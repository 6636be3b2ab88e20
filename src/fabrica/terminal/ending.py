"""The end of a game: the scores, explained by the game, and the seed."""

from __future__ import annotations

from collections.abc import Iterator

from fabrica.engine.match import Match
from fabrica.i18n.messages import Voice
from fabrica.terminal.display import display


def final_lines(say: Voice, match: Match, seat: int) -> Iterator[str]:
    yield say("terminal-final")
    yield from display(say).scores(say, match, seat)
    yield say("terminal-seed", seed=match.seed)

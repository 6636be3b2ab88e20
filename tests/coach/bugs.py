# ruff: noqa: E501
"""Bugs of the coach to be planted, where no compiler is needed to see them."""

from __future__ import annotations

from planting import Bug

TESTS = ("tests/coach/test_review.py",)
BUGS = (
    Bug("a turn goes on in the next phase", "src/fabrica/coach/turns_played.py", "if turn and self.moment(self.state(at)) != self.moment(self.state(turn[0])):", "if False:"),
    Bug("a stretch goes on after a reveal", "src/fabrica/coach/turns_played.py", "if self.match.log[at].revealed or not self.decides", "if not self.decides"),
    Bug("accuracy rises with the cost", "src/fabrica/coach/game_review.py", "100 * 0.5 ** (100 * cost / game.ai.A_TURN)", "100 - 100 * 0.5 ** (100 * cost / game.ai.A_TURN)"),
    Bug("turns without a choice count", "src/fabrica/coach/game_review.py", "for turn in self.of(seat) if turn.free]", "for turn in self.of(seat)]"),
    Bug("a game that goes on is reviewed", "src/fabrica/coach/game_review.py", "    if not match.over:\n", "    if False:\n"),
    Bug("the smallest swings are turning points", "src/fabrica/coach/game_review.py", "key=lambda point: -abs(point.after - point.before))", "key=lambda point: abs(point.after - point.before))"),
)  # fmt: skip

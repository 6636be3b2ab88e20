"""Moves tried out on a copy of what the viewer knows: what comes of them, by the rules, and nothing of what is hidden."""

from __future__ import annotations

from typing import Any

from fabrica.engine.layout import copy
from fabrica.engine.trace import TRACE, rules_of
from fabrica.games.scythe import GAME
from fabrica.games.scythe.data.position import STEPS
from fabrica.games.scythe.words.facts import Told, told

GOING = ("unit", "cargo")  # steps of a move


class Trial:
    """A state that goes on without anybody's noticing."""

    def __init__(self, state: Any, seat: int) -> None:
        self.state, self.seat, self.rules = copy(state), seat, rules_of(GAME.id)
        self.told: list[Told] = []

    def further(self) -> Trial:
        """Another that goes on from here."""
        return Trial(self.state, self.seat)

    @property
    def step(self) -> str:
        return STEPS[self.state.step]

    @property
    def me(self) -> Any:
        return self.state.seats[self.seat]

    def words(self) -> list[str]:
        """What the seat can say now."""
        out = [0] * GAME.most_moves
        return [GAME.moves[move] for move in out[: self.rules.legal(self.state, self.seat, out)]]

    def say(self, *words: str) -> Trial:
        for word in words:
            TRACE.take()
            self.rules.play(self.state, self.seat, GAME.move_index[word])
            self.told += told(TRACE.take())
        return self

    def stop_moving(self) -> Trial:
        """No more units, no more steps: then comes what the moves lead to."""
        while self.step in GOING and "done" in self.words():
            self.say("done")
        return self

"""The turns of a match, as they were taken: each cut where chance answered, with what the seat could know there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from fabrica.engine.contract import Position
from fabrica.engine.match import Match


@dataclass(frozen=True)
class Stretch:
    """Moves of a seat with nothing new in between, from what it knew before the first of them."""

    at: int  # moves of the match before it
    view: Position
    words: tuple[str, ...]
    free: bool  # was there anything to choose?


@dataclass(frozen=True)
class Taken:
    """A turn of a seat: what it did in a phase of a round."""

    seat: int
    round: int
    phase: str
    stretches: tuple[Stretch, ...]

    @property
    def at(self) -> int:
        return self.stretches[0].at


def turns_of(match: Match) -> list[Taken]:
    """All turns, in the order in which they began."""
    found = [turn for seat in range(match.seats) for turn in _Turns(match, seat).turns()]
    return sorted(found, key=lambda turn: turn.at)


class _Turns:
    def __init__(self, match: Match, seat: int) -> None:
        self.match, self.seat, self.rules = match, seat, match.game.rules
        self.own = [at for at, entry in enumerate(match.log) if entry.seat == seat]

    def state(self, at: int) -> Any:
        """The state after so many moves."""
        log = self.match.log
        return self.match.game.layout.unpack(log[at].before if at < len(log) else self.match.state())

    def moment(self, state: Any) -> tuple[int, str]:
        return int(self.rules.round(state)), self.match.game.phase(state)

    def turns(self) -> Iterator[Taken]:
        """Moves of one phase of one round are a turn."""
        turn: list[int] = []
        for at in self.own:
            if turn and self.moment(self.state(at)) != self.moment(self.state(turn[0])):
                yield self.taken(turn)
                turn = []
            turn.append(at)
        if turn:
            yield self.taken(turn)

    def taken(self, turn: list[int]) -> Taken:
        begun = self.state(turn[0])
        return Taken(self.seat, *self.moment(begun), tuple(self.stretches(turn)))

    def stretches(self, turn: list[int]) -> Iterator[Stretch]:
        part: list[int] = []
        for at in turn:
            part.append(at)
            if self.match.log[at].revealed or not self.decides(at + 1, turn[0]) or at == turn[-1]:
                yield self.stretch(part)
                part = []

    def decides(self, at: int, begun: int) -> bool:
        """Is it still the seat's turn after so many moves?"""
        state = self.state(at)
        return bool(self.rules.active(state) >> self.seat & 1) and self.moment(state) == self.moment(self.state(begun))

    def stretch(self, part: list[int]) -> Stretch:
        view = self.match.game.view(self.state(part[0]), self.seat)
        words = tuple(self.match.log[at].words for at in part)
        return Stretch(part[0], view, words, any(self.choices(at) > 1 for at in part))

    def choices(self, at: int) -> int:
        return self.rules.legal(self.state(at), self.seat, [0] * self.match.game.most_moves)

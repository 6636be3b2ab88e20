"""A table that nobody keeps: a position and the moves since, both in the address. Lessons and puzzles are such."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from fabrica.engine.errors import FabricaError, IllegalMove
from fabrica.engine.match import Match
from fabrica.server.log import story
from fabrica.server.log_lines import Lines
from fabrica.server.people import strangers
from fabrica.server.problems import Problem, illegal
from fabrica.server.words import notice, speaker

MOVES_MOST = 100
TEXT_MOST = 4000  # characters of all moves
MOVE_MOST = 400  # of what a button says: a move, or several


@dataclass(frozen=True)
class ScratchTable:
    base: str  # the address without moves
    match: Match
    seat: int
    moves: str  # of the seat, with semicolons between them

    @classmethod
    def of(cls, base: str, match: Match, seat: int, moves: str) -> ScratchTable:
        """A match after some moves; complains where they cannot be."""
        try:
            for words in listed(moves):
                match.play(words, seat)
        except FabricaError:
            raise Problem(422, "problem-bad-request") from None
        return cls(base, match, seat, moves)

    @property
    def address(self) -> str:
        return address_of(self.base, self.moves)

    def further(self, kind: str, move: str) -> str:
        """The moves after a move more, a step back, or from the start; a move against the rules is a problem."""
        if kind == "undo":
            return self.moves.rpartition(";")[0]
        if kind == "restart":
            return ""
        if kind != "play":
            raise Problem(404, "problem-no-such-page")
        try:
            then = self.match.after(len(self.match.log))
            for words in listed(move) or [move]:
                then.play(words, self.seat)
        except IllegalMove as error:
            raise illegal(self.match.game.id, error.refusal) from None
        further = f"{self.moves};{move}" if self.moves else move
        listed(further)
        return further

    def scene(self, language: str, done: bool, problem: Problem | None) -> dict[str, Any]:
        """What the page shows of the table."""
        match, page = self.match, self.match.game.page
        names = [speaker(language)("player-nameless", n=seat + 1) for seat in range(match.seats)]
        people, told = strangers(names), story(match, self.seat, names, language)
        shown = page.present(match, self.seat, names, language, idle=done)
        for other in shown.get("others", ()):
            other["acts"] = False  # nobody else moves here
        return {
            **shown,
            "base": self.base, "refresh": self.address, "moves_so_far": self.moves, "me_seat": self.seat,
            "number": len(match.log), "over": match.over, "can_undo": bool(self.moves),
            "notice": problem and notice(problem, language),
            "people": people, "log": Lines(match.game, people, language, lambda n: "#log-title").of(told),
        }  # fmt: skip


def listed(moves: str) -> list[str]:
    """The moves one by one; there is an end to what an address can carry."""
    found = moves.split(";") if moves else []
    if len(found) > MOVES_MOST or len(moves) > TEXT_MOST:
        raise Problem(409, "problem-too-many-moves")
    return found


def address_of(base: str, moves: str) -> str:
    return base + (f"?moves={quote(moves)}" if moves else "")

"""A puzzle at the terminal: try it until it is solved or left."""

from __future__ import annotations

from dataclasses import dataclass

from fabrica.i18n.messages import Voice
from fabrica.puzzles.puzzle import Puzzle
from fabrica.puzzles.telling import solution, task, verdict
from fabrica.registry import load
from fabrica.terminal.commands import Leave
from fabrica.terminal.loop import obey
from fabrica.terminal.matching import meant
from fabrica.terminal.reader import Reader, open_console, open_reader
from fabrica.terminal.session import Session

AFTERWARDS = ("again", "solution", "quit")


@dataclass
class Attempt(Session):
    """A session in which nobody else moves, and the end of one's work is the end."""

    puzzle: Puzzle | None = None

    def let_others_play(self) -> None:
        """They wait."""

    def show(self, whole: bool = False) -> None:
        if self.puzzle and not self.puzzle.is_done(self.match):
            super().show(whole)


def play(puzzle: Puzzle, language: str) -> None:
    """Read lines until the puzzle is solved, or the person leaves."""
    say = Voice(load(puzzle.game).package, language)
    session = Attempt(puzzle.begin(), puzzle.seat, {}, open_console(), say, puzzle=puzzle)
    reader = open_reader(session.console, session.phrases)
    try:
        while not tried(session, puzzle, reader) and wants_more(session, puzzle, reader):
            session.match = puzzle.begin()
    except (Leave, KeyboardInterrupt):
        session.tell(say("terminal-bye"))


def tried(session: Session, puzzle: Puzzle, reader: Reader) -> bool:
    """One try to its end: was the best line found?"""
    say = session.say
    session.tell(f"{say('puzzle-number', n=puzzle.id)} · {say('puzzle-rating', rating=str(puzzle.rating))}", style="bold")
    session.tell(task(puzzle, say), say("puzzle-no-luck"), say("terminal-welcome"))
    session.show(whole=True)
    while not puzzle.is_done(session.match):
        obey(session, read(reader))
    session.tell(verdict(puzzle, session.match, say), style="bold")
    return puzzle.value(session.match) >= puzzle.best


def wants_more(session: Session, puzzle: Puzzle, reader: Reader) -> bool:
    """Once more? Before that one may look at the solution."""
    while True:
        session.tell(session.say("puzzle-how"))
        answer = meant(read(reader), AFTERWARDS)
        if answer == ["solution"]:
            show_solution(session, puzzle)
        elif answer:
            return answer == ["again"]


def show_solution(session: Session, puzzle: Puzzle) -> None:
    session.tell(session.say("puzzle-line"), style="bold")
    session.tell(*(f"{n:>3}  {text}" for n, text in enumerate(solution(puzzle, session.say), 1)))


def read(reader: Reader) -> str:
    line = reader.read()
    if line is None:
        raise Leave
    return line

"""One seat's session at the prompt: what it shows, and how the other seats move."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console
from rich.text import Text

from fabrica.engine.entry import Entry, known_to
from fabrica.engine.match import Match
from fabrica.i18n.messages import Voice
from fabrica.terminal.display import Terminal, View, Words, display, wording
from fabrica.terminal.drawing import moves_table
from fabrica.terminal.news import others_news

Bot = Callable[[Match, int], str]
COMMANDS = ("help", "moves", "table", "log", "undo", "save", "quit")


@dataclass
class Session:
    match: Match
    seat: int
    bots: Mapping[int, Bot]
    console: Console
    say: Voice
    keep: Path | None = None  # where the record is left when the game is left unsaved
    saved: Path | None = None  # where the record stands as it is now
    known: set[int] = field(default_factory=set)  # the places in the log of the moves that the seat has heard of

    def __post_init__(self) -> None:
        self.heard()

    @property
    def wording(self) -> Words:
        return wording(self.say)

    @property
    def display(self) -> Terminal:
        return display(self.say)

    @property
    def view(self) -> View:
        return self.match.view(self.seat)

    @property
    def moves(self) -> list[str]:
        return self.match.moves(self.seat)

    def topics(self) -> dict[str, str]:
        """What there is help about, by all that it is called."""
        own = dict(self.display.topics(self.say.language))
        return own | {topic: topic for topic in (*self.wording.VERBS, *COMMANDS)}

    def phrases(self) -> list[str]:
        """What can be typed now: moves, commands, and help for everything."""
        return [*self.moves, *COMMANDS, *(f"help {topic}" for topic in dict.fromkeys(self.topics().values()))]

    # Showing

    def tell(self, *lines: str, style: str = "") -> None:
        for line in lines:
            self.console.print(Text(line, style=style))

    def show(self, whole: bool = False) -> None:
        """The table, as much of it as matters now, and the moves."""
        for part in self.display.table(self.say, self.view, self.seat, self.console.width, whole):
            self.console.print(part)
        self.show_moves()

    def show_moves(self) -> None:
        asked = self.wording.waiting(self.view, self.seat, self.say.language)
        self.tell(*([asked] if asked else []), self.say("terminal-moves"), style="bold")
        self.list_moves(self.moves)

    def list_moves(self, moves: Sequence[str]) -> None:
        if moves:
            self.console.print(moves_table(moves, self.console.width))

    # Playing

    def play(self, words: str) -> None:
        """The own move, then the others' until this seat can act again; and what came of it all."""
        before = self.view
        self.match.play(words, self.seat)
        self.saved = None
        self.report(before, words)
        self.let_others_play()
        if not self.match.over:
            self.show()

    def let_others_play(self) -> None:
        while not self.match.over and self.seat not in self.match.active:
            before = self.view
            other = self.match.active[0]
            while not self.match.over and other in self.match.active and self.seat not in self.match.active:
                self.match.play(self.bots[other](self.match, other), other)
            self.report(before, "")

    def heard(self) -> list[Entry]:
        """What has happened since this was last asked, as far as the seat may know: a secret is heard when it comes out."""
        known = known_to(self.match.log, self.seat)
        new = [self.match.log[at] for at in known if at not in self.known]
        self.known = set(known)
        return new

    def report(self, before: View, words: str) -> None:
        after, entries = self.view, self.heard()
        self.tell(*others_news(self.say, entries, self.seat))
        news = ", ".join(self.display.changes(self.say, before, after, self.seat))
        if words or news:
            self.tell(f"{words or self.say('terminal-you')}: {news or self.say('terminal-done')}", style="green")
        for entry in entries:
            self.tell(*self.display.told(self.say, entry, self.seat), style="yellow")


def nobody_plays(match: Match, seat: int, bots: Iterable[int]) -> list[int]:
    """The seats for which nobody would move."""
    return sorted(set(range(match.seats)) - {seat} - set(bots))

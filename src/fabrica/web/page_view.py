"""What every table on the page shares: someone looks at a match, and each thing there has its choices or a reason why not.

Moves and refusals are called what the game's words call them; its table derives its own `Eyes`. See docs/page.md.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from fabrica.engine.match import Match
from fabrica.engine.parts import Refusal
from fabrica.i18n.messages import say

View = dict[str, Any]


@dataclass(frozen=True)
class Choice:
    """What can be done now, in one move or several: its words, what its button says, the things it takes, as they are dragged."""

    words: str
    label: str
    takes: tuple[str, ...] = ()  # "die-3", "card-robot": pressed when such a thing is put here
    brings: str = ""  # "+4 energy": shown where the thing could be put

    @property
    def first(self) -> str:
        """The first of its moves."""
        return self.words.split(";")[0]


@dataclass(frozen=True)
class Why:
    """Why something cannot be done, and the part of the rules about it."""

    text: str
    rule: str | None


@dataclass(frozen=True)
class Place:
    """Where moves are made: an area of the table (called `table-AREA`), a thing there by its key, its name, and its moves."""

    area: str
    key: str
    name: str
    choices: Sequence[Choice] = ()


def buttons(area: str, choices: Iterable[Choice]) -> Iterator[Place]:
    """Moves with a button of their own: each is its place."""
    yield from (Place(area, choice.words, choice.label, [choice]) for choice in choices)


@dataclass(frozen=True)
class Sign:
    """An icon of the game, with a number or letter beside it where there is one. `arrow`, `or` and `person` are the house's."""

    icon: str
    text: str = ""


class Eyes:
    """One viewer of one match, in a language. `idle`: there is nothing to do but look, as in a replay."""

    PACKAGE: ClassVar[str]

    def __init__(self, match: Match, viewer: int | None, names: Sequence[str], language: str, idle: bool = False) -> None:
        self.match, self.viewer, self.names, self.language = match, viewer, names, language
        self.view: View = match.view(viewer)
        self.idle = idle or match.over
        self.legal = [] if viewer is None or self.idle else match.moves(viewer)

    # What a game says

    def label(self, words: str) -> str:
        """What the button of a move says."""
        return self.match.game.words.move_label(words, self.language, self.names)

    def takes(self, words: str) -> tuple[str, ...]:
        """The things that a move takes, where they can be dragged."""
        return ()

    def brings(self, words: str) -> str:
        """What a move would bring and cost, in short."""
        return ""

    def asked(self) -> str:
        """What the viewer has to do now."""
        return self.match.game.words.waiting(self.view, self.viewer or 0, self.language) or ""

    # What follows

    def say(self, id: str, **args: str | int) -> str:
        return say(self.PACKAGE, id, args, self.language)

    def choice(self, words: str) -> Choice:
        return Choice(words, self.label(words), self.takes(words), self.brings(words))

    def choices(self, *starts: str) -> list[Choice]:
        """The legal moves whose words start so."""
        return [self.choice(words) for words in self.legal if words.startswith(starts)]

    def exactly(self, *words: str) -> list[Choice]:
        """Those of these moves that are legal."""
        return [self.choice(w) for w in words if w in self.legal]

    def why(self, words: str | None) -> Why | None:
        """Why a move cannot be made; None for those who only watch."""
        if self.viewer is None or self.idle or words is None:
            return None
        why = self.match.refusal(words, self.viewer)
        return self.because(why) if why else None

    def because(self, why: Refusal) -> Why:
        game = self.match.game
        return Why(game.words.refusal(why, self.language, self.names), game.page.rule_of(why.id))

    def prompt(self) -> str:
        """What the viewer is asked to do now, or waits for."""
        if self.match.over:
            return self.say("prompt-over")
        if self.viewer is None or self.idle:
            return self.say("prompt-watching", who=self.waited_for())
        return self.asked() if self.legal else self.say("prompt-waiting", who=self.waited_for())

    def waited_for(self) -> str:
        """The names of those who have to act."""
        return ", ".join(self.called(seat) for seat in self.match.active)

    def called(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.say("player-nameless", n=seat + 1)

"""What a package teaches: sections of its rules, and the steps of its tutorial. See docs/learn.md."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from fabrica.engine.contract import Position
from fabrica.engine.match import Match
from fabrica.i18n.messages import say

# The rules


@dataclass(frozen=True)
class Section:
    """A part of the rules: its anchor, its paragraphs, and the cards and refusals that it explains."""

    id: str
    paragraphs: tuple[str, ...]  # message ids
    cards: tuple[str, ...]
    refusals: tuple[str, ...]

    @property
    def title(self) -> str:
        return f"rules-{self.id}-title"


def section(id: str, paragraphs: int, *refusals: str, cards: Iterable[str] = ()) -> Section:
    return Section(id, tuple(f"rules-{id}-{n}" for n in range(1, paragraphs + 1)), tuple(cards), refusals)


def homes_of_cards(sections: Iterable[Section]) -> Mapping[str, str]:
    """The section of each card."""
    return {card: section.id for section in sections for card in section.cards}


def homes_of_refusals(sections: Iterable[Section]) -> Mapping[str, str]:
    """The section of each refusal."""
    return {refusal: section.id for section in sections for refusal in section.refusals}


def explained(icons: Iterable[str]) -> tuple[tuple[str, str], ...]:
    """Symbols of a page, each with the message that explains it."""
    return tuple((icon, f"symbol-{icon.replace('_', '-')}") for icon in icons)


# The tutorial

PARTS = ("title", "text", "task", "hint", "done")
SEAT = 0  # the learner's

Wanted = Callable[[Match], bool]


@dataclass(frozen=True)
class Step:
    """Something to do: done when the match is as wanted, lost when no moves of this round can make it so."""

    id: str
    position: Position
    wanted: Wanted
    solution: tuple[str, ...]
    seed: int = 1

    def message(self, part: str) -> str:
        """The id of a text: one of PARTS."""
        return f"tutorial-{self.id}-{part}"

    def begin(self) -> Match:
        return Match.from_position(self.position, seed=self.seed)

    def is_done(self, match: Match) -> bool:
        return self.wanted(match)

    def is_lost(self, match: Match) -> bool:
        """Can the aim no longer be reached? Then the step is to be begun again, or the last move taken back."""
        return self.moves_left(match) is None

    def strays(self, match: Match) -> bool:
        """Did the last move bring the aim no nearer? Then a hint is due."""
        left, before = self.moves_left(match), self.moves_left(self.back(match))
        return bool(match.log) and (left is None or (before is not None and left >= before))

    def back(self, match: Match) -> Match:
        """The match before its last move. Here that is allowed even when the move revealed something."""
        return match.after(max(0, len(match.log) - 1))

    def moves_left(self, match: Match) -> int | None:
        """How many moves are needed at least; None when no moves of this round can do it."""
        front, seen, moves = [match], {match.state()}, 0
        while not any(map(self.is_done, front)):
            front = list(self._unseen(front, seen))
            if not front:
                return None
            moves += 1
        return moves

    def _unseen(self, front: list[Match], seen: set[bytes]) -> Iterator[Match]:
        """What one more move leads to and was not met before."""
        for match in front:
            for words in self._moves(match):
                there = match.after(len(match.log))
                there.play(words, SEAT)
                if (state := there.state()) not in seen:
                    seen.add(state)
                    yield there

    def _moves(self, match: Match) -> list[str]:
        """The learner's moves, as long as the round lasts in which the step began."""
        return match.moves(SEAT) if match.round == self.position["round"] else []


# What can be wanted of any game


def played(*words: str) -> Wanted:
    """One of these moves was made."""
    return lambda match: any(entry.words in words for entry in match.log)


def own(match: Match) -> Position:
    """The learner's seat."""
    seat: Position = match.position()["seats"][SEAT]
    return seat


def has(**least: int) -> Wanted:
    """The learner has at least so much of what a seat counts."""
    return lambda match: all(own(match)[what] >= n for what, n in least.items())


def all_of(*wants: Wanted) -> Wanted:
    return lambda match: all(wanted(match) for wanted in wants)


def won(match: Match) -> bool:
    return match.over and SEAT in match.winners


# In words


@dataclass(frozen=True)
class Teaching:
    """The rules, the symbols and the lessons of a package, for a reader of a language."""

    package: str
    sections: tuple[Section, ...]
    signs: tuple[tuple[str, str], ...]  # icons, and the messages that explain them
    lessons: tuple[Step, ...]
    facts: Callable[[], Mapping[str, str | int]]
    card_name: Callable[[str, str], str]

    def text(self, id: str, language: str) -> str:
        return say(self.package, id, self.facts(), language)

    def rules(self, language: str) -> list[dict[str, Any]]:
        return [
            {
                "id": section.id,
                "title": self.text(section.title, language),
                "paragraphs": [self.text(id, language) for id in section.paragraphs],
                "cards": [(id, self.card_name(id, language)) for id in section.cards],
            }
            for section in self.sections
        ]

    def symbols(self, language: str) -> list[tuple[str, str]]:
        return [(icon, self.text(id, language)) for icon, id in self.signs]

    def steps(self, language: str) -> list[tuple[Step, dict[str, str]]]:
        """The steps of the tutorial with their texts."""
        return [(step, {part: self.text(step.message(part), language) for part in PARTS}) for step in self.lessons]

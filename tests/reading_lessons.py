"""What the tests of every room's rules and tutorial share: reading the words, and playing the steps."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from fabrica import Match
from fabrica.lessons.lesson import SEAT, Section, Step

NUMBER_WORDS = r"\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twice)\b"


def source(home: Path, name: str, language: str = "en") -> dict[str, ast.Message]:
    """The messages of a file, by id."""
    text = (home / "locale" / language / f"{name}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


class Parts(Visitor):
    """The words of a message as they stand there, and the arguments that it takes."""

    def __init__(self, message: ast.Message) -> None:
        self.text = ""
        self.arguments: set[str] = set()
        self.visit(message.value)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.text += node.value

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.arguments.add(node.id.name)


def arguments(messages: Iterable[ast.Message]) -> set[str]:
    return set().union(*(Parts(message).arguments for message in messages))


def sentences(text: str) -> int:
    return len(re.findall(r"[.?!](?=\s|$)", text))


def said_ids(sections: Iterable[Section]) -> list[str]:
    """Every message of the rules, in order."""
    return [message for section in sections for message in (section.title, *section.paragraphs)]


# The steps


def after(step: Step, words: Iterable[str]) -> Match:
    match = step.begin()
    for move in words:
        match.play(move, SEAT)
    return match


def check_beginning(step: Step) -> None:
    """The same each time, neither done nor lost, for one or two seats, the learner to move."""
    match = step.begin()
    assert match.state() == step.begin().state()
    assert match.seats <= 2
    assert SEAT in match.active
    assert not step.is_done(match)
    assert not step.is_lost(match)
    assert not step.strays(match)


def check_solution(step: Step) -> None:
    """Each move brings it one nearer, with no hint, and not before the last is it done."""
    match = step.begin()
    for left, words in zip(range(len(step.solution), 0, -1), step.solution, strict=True):
        assert step.moves_left(match) == left
        assert not step.is_done(match)
        match.play(words, SEAT)
        assert not step.strays(match)
    assert step.is_done(match)
    assert not step.is_lost(match)


def check_wrong(step: Step, words: list[str]) -> None:
    """The last move is legal, not done, gets a hint; one back, the aim is there again."""
    before, match = after(step, words[:-1]), after(step, words)
    assert not step.is_lost(before)
    assert not step.is_done(match)
    assert step.is_lost(match)
    assert step.strays(match)
    assert step.back(match).state() == before.state()


def check_harmless(step: Step, words: str) -> None:
    """Not the first move of the solution, and the aim can still be reached."""
    match = after(step, [words])
    assert words != step.solution[0]
    assert not step.is_done(match)
    assert not step.is_lost(match)

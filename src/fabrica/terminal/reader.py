"""Where lines come from: a prompt with completion and history at a terminal, plain lines from anywhere else."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from io import TextIOWrapper
from typing import Protocol

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.shortcuts import CompleteStyle
from rich.console import Console

from fabrica.terminal.matching import completions

Phrases = Callable[[], Iterable[str]]
PROMPT = "> "
LINE_MOST = 1000  # characters


class Reader(Protocol):
    def read(self) -> str | None:
        """The next line, or None when there are no more."""


class PlainReader:
    """Lines from standard input, each shown after the prompt so that the output reads as a transcript."""

    def __init__(self, console: Console) -> None:
        self.console = console

    def read(self) -> str | None:
        line = sys.stdin.readline()
        if not line:
            return None
        text = printable(line, self.console.encoding)
        self.console.print(PROMPT + text, markup=False, highlight=False)
        return text


class Prompt:
    """A prompt at a terminal, with history; the tab key completes, or lists what can follow."""

    def __init__(self, phrases: Phrases) -> None:
        self.session: PromptSession[str] = PromptSession(
            completer=PhraseCompleter(phrases), complete_style=CompleteStyle.READLINE_LIKE, complete_while_typing=False
        )

    def read(self) -> str | None:
        try:
            return printable(self.session.prompt(PROMPT), sys.stdout.encoding)
        except EOFError:
            return None


class PhraseCompleter(Completer):
    """Completes what can be typed now, word by word."""

    def __init__(self, phrases: Phrases) -> None:
        self.phrases = phrases

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:
        for word, replaced in completions(document.text_before_cursor, self.phrases()):
            yield Completion(word, start_position=-replaced)


def printable(line: str, encoding: str) -> str:
    """A line of a sensible length that can be shown again as it is."""
    shown = "".join(c if c.isprintable() else " " for c in line[:LINE_MOST])
    return shown.encode(encoding, "replace").decode(encoding).strip()


def at_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def open_console() -> Console:
    """Colours only where a person types and reads at a terminal."""
    return Console() if at_terminal() else Console(force_terminal=False, no_color=True)


def open_reader(console: Console, phrases: Phrases) -> Reader:
    if at_terminal():
        return Prompt(phrases)
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    return PlainReader(console)

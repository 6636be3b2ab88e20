"""Words of a request: messages in the reader's language, and problems told as people say them."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from fabrica.game import Game
from fabrica.server.problems import Problem
from fabrica.words import say

HOME = "fantastic_factories"  # whose messages the pages of the house speak


def speaker(language: str, room: str = HOME) -> Callable[..., str]:
    """`t('undo')`: a message by its id."""
    return lambda id, **args: say(room, id, args, language)


def has_table(game: Game) -> bool:
    """Can this game be played on the page?"""
    return find_spec(f"fabrica.{game.room}.table") is not None


def table_of(game: Game) -> Any:
    """The game's table: how it is presented."""
    return import_module(f"fabrica.{game.room}.table")


def notice(problem: Problem, language: str, room: str) -> dict[str, str | None]:
    """A problem as the page shows it."""
    text, rule = told(problem, language, room)
    return {"text": text, "rule": rule}


def told(problem: Problem, language: str, room: str = HOME) -> tuple[str, str | None]:
    """A problem in words, and the part of the rules about it."""
    if problem.refusal is None:
        return say(room, problem.id, problem.args_of_message, language), None
    explain: tuple[str, str | None] = import_module(f"fabrica.{room}.table").explain(problem.refusal, language)
    return explain

"""Words of a request: messages in the reader's language, and problems told as people say them."""

from __future__ import annotations

from functools import cache
from typing import Any

from fabrica.bots import unfit
from fabrica.engine.contract import Game
from fabrica.engine.errors import BadPosition
from fabrica.i18n.messages import HOME, Voice, has, heard, say
from fabrica.registry import games, load
from fabrica.server.problems import Problem


@cache
def speaker(language: str, package: str = HOME) -> Voice:
    """`t('undo')`: a message of the house or a package by its id, in a language that is spoken there."""
    return Voice(package, heard(package, language))


@cache
def tabled() -> tuple[Game, ...]:
    """The games of the house, each with its table on the page."""
    return tuple(map(load, games()))


def game_of(id: str) -> Game:
    """A game that can be played on the page."""
    found = next((game for game in tabled() if game.id == id), None)
    if found is None:
        raise Problem(404, "problem-no-such-page")
    return found


TEXTS = ("welcome", "rules", "symbols", "all_cards", "steps")  # what a game always says alike


@cache
def texts_of(game: str, what: str, language: str) -> Any:
    """One of these, put into words once for each language."""
    return getattr(load(game).page, what)(language)


def unfit_bots(game: str, language: str) -> dict[str, str]:
    """The bots that cannot be offered with this box, and why, in words."""
    t = speaker(language)
    return {bot: t(f"unfit-{error.why}", bot=t(f"seat-{bot}")) for bot, error in unfit(game).items()}


def notice(problem: Problem, language: str) -> dict[str, str | None]:
    """A problem as the page shows it."""
    text, rule = told(problem, language)
    return {"text": text, "rule": rule}


def told(problem: Problem, language: str) -> tuple[str, str | None]:
    """A problem in words, and the part of the rules about it."""
    if problem.refusal is None:
        return say(HOME, problem.id, problem.args_of_message, language), None
    game = load(problem.game)
    return game.words.refusal(problem.refusal, heard(game.package, language)), game.page.rule_of(problem.refusal.id)


def told_wrong(game: Game, error: BadPosition, language: str) -> str | None:
    """What is wrong with a position; nothing for a complaint that has no message."""
    message = f"wrong-{error.why}"
    if not has(game.package, message, heard(game.package, language)):
        return None
    args = game.page.editing({"seats": [{}]}).said(error.args_of_message, language)
    return speaker(language, game.package)(message, **args)

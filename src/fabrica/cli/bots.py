"""`fabrica bots`: who can be played against."""

from __future__ import annotations

from rich.table import Table

from fabrica import load
from fabrica.bots import levels, unfit
from fabrica.cli.common import GameId, Json, Language, clear_errors, language_for, show
from fabrica.i18n.messages import Voice
from fabrica.registry import FIRST


def bots(game: GameId = FIRST, language: Language = None, as_json: Json = False) -> None:
    """List the bots that play a game, the weakest first."""
    with clear_errors(as_json):
        package = load(game).package
        spoken = language_for(package, language)
        t = Voice(package, spoken)
        told = {bot: t(f"about-bot-{bot}") for bot in levels(game)}
        missing = {bot: t(f"unfit-{why.why}", bot=t(f"seat-{bot}")) for bot, why in unfit(game).items()}
    show({"game": game, "bots": told, "unfit": missing}, as_json, as_table)


def as_table(result: dict[str, dict[str, str]]) -> Table:
    table = Table(show_header=False, box=None)
    for bot, about in (result["bots"] | result["unfit"]).items():
        table.add_row(bot, about)
    return table

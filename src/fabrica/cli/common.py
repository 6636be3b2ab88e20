"""What the commands share: their words, how they fail, how they answer."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console, RenderableType
from typer.core import TyperCommand

from fabrica.engine.errors import BadOption, BadRecord, FabricaError, UnknownName
from fabrica.engine.extras import need_server
from fabrica.i18n.messages import LANGUAGES, preferred, spoken
from fabrica.registry import games, load

notes = Console(stderr=True)

GameId = Annotated[str, typer.Argument(help=f"One of: {', '.join(games())}.")]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
Seed = Annotated[str, typer.Option(help="A word or number: the same seed, the same games.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", help="An option of the game, as in level=hard; may be repeated. --level hard is short for it."),
]
Language = Annotated[str | None, typer.Option(help=f"{', '.join(LANGUAGES)}; left out, that of the environment.")]


@contextmanager
def clear_errors(as_json: bool = False) -> Iterator[None]:
    """Bad input ends the command with its reason, not with a traceback."""
    try:
        yield
    except FabricaError as error:
        if as_json:
            line = {"line": error.line} if isinstance(error, BadRecord) else {}
            print(json.dumps({"ok": False, "error": str(error), **line}))
        else:
            notes.print(f"error: {error}", style="red", markup=False, highlight=False)
        raise typer.Exit(2) from None


def server_or_exit(as_json: bool = False) -> None:
    """What the page and the store are made with must be installed."""
    with clear_errors(as_json):
        need_server()


def show(result: dict[str, Any], as_json: bool, table: Callable[[dict[str, Any]], RenderableType]) -> None:
    if as_json:
        print(json.dumps(result))
    else:
        Console().print(table(result))


def read_text(path: Path) -> str:
    """A text file that a person named."""
    try:
        return sys.stdin.read() if str(path) == "-" else path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadOption(f"{path} is no text file") from None
    except OSError as error:
        raise BadOption(f"{path}: {error.strerror}") from None


class GameCommand(TyperCommand):
    """A command that takes the options of games as its own: `--level hard` is short for `--option level=hard`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        own = {name for parameter in self.params for name in parameter.opts}
        return super().parse_args(ctx, list(spelled_out(args, own)))


def spelled_out(args: list[str], own: set[str]) -> Iterator[str]:
    left = iter(args)
    for arg in left:
        name, has_value, value = arg.partition("=")
        if name not in own and name.startswith("--") and name[2:] in game_options():
            yield from ("--option", f"{name[2:]}={value if has_value else next(left, '')}")
        else:
            yield arg


def game_options() -> set[str]:
    return {option for game in games() for option in load(game).options}


def chosen_options(said: list[str] | None) -> dict[str, str]:
    """The options of a game by name, as `--option` says them."""
    for option in said or ():
        if "=" not in option:
            raise BadOption(f"an option is said as name=value; got {option!r}")
    return dict(option.split("=", 1) for option in said or ())


def language_for(package: str, asked: str | None) -> str:
    """The language that was asked for, or else that of the environment."""
    if asked is not None and asked not in spoken(package):
        raise UnknownName("language", asked, spoken(package))
    return asked or preferred(package, os.environ)

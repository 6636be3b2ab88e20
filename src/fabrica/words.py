"""Messages in people's languages: the Fluent files of the house, and those of each game in its own room."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

HOUSE = Path(__file__).parent
LANGUAGES = ("en", "pt", "pl", "es")


def sources(language: str, room: str) -> list[Path]:
    """The files of a language: the house's, then the game's."""
    return [path for home in (HOUSE, HOUSE / room) for path in sorted((home / "locale" / language).glob("*.ftl"))]


@cache
def _bundle(language: str, room: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource  # here: simulations start without it

    bundle = FluentBundle([language], use_isolating=False)
    for path in sources(language, room):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=False)
    return bundle


def say(room: str, message: str, args: Mapping[str, str | int] | None = None, language: str = "en") -> str:
    """A message of a game's room, in words. A missing message or argument is a bug, and raises."""
    bundle = _bundle(language, room)
    pattern = bundle.get_message(message).value
    text, errors = bundle.format_pattern(pattern, dict(args or {}))
    if errors:
        raise LookupError(f"{message} in {language}: {errors[0]}")
    return str(text)

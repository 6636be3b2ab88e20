"""Messages in people's languages: the Fluent files of the house, and those of each game in its own room. See docs/words.md."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

HOUSE = Path(__file__).parent
LANGUAGES = ("en", "pt", "pl", "es")
REMEMBERED = 16_384  # messages, with what they were told
HOME = ""  # no room: the house alone


def folders(language: str, room: str) -> tuple[Path, ...]:
    """Where a language's files are: the house's folder and the game's."""
    return tuple(home / "locale" / language for home in ((HOUSE, HOUSE / room) if room else (HOUSE,)))


def sources(language: str, room: str) -> list[Path]:
    """The files of a language: the house's, then the game's."""
    return [path for folder in folders(language, room) for path in sorted(folder.glob("*.ftl"))]


@cache
def spoken(room: str) -> tuple[str, ...]:
    """The languages in which both the house and the game have all their files."""
    files = {language: {(path.parents[2], path.name) for path in sources(language, room)} for language in LANGUAGES}
    return tuple(language for language in LANGUAGES if files[language] >= files[LANGUAGES[0]])


def heard(room: str, language: str) -> str:
    """The language in which a room answers someone: their own, or English."""
    return language if language in spoken(room) else LANGUAGES[0]


def preferred(room: str, environment: Mapping[str, str]) -> str:
    """The language that a person's environment asks for, if it is spoken; else English."""
    asked = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    return asked[:2] if asked[:2] in spoken(room) else LANGUAGES[0]


@cache
def _bundle(language: str, room: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource  # here: simulations start without it

    bundle = FluentBundle([language], use_isolating=False)
    for path in sources(language, room):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=False)
    return bundle


def prepare(room: str, language: str) -> None:
    """Read a room's messages, so that the first of them is said as fast as any other."""
    _bundle(language, room)


def has(room: str, message: str, language: str) -> bool:
    return bool(_bundle(language, room).has_message(message))


def say(room: str, message: str, args: Mapping[str, str | int] | None = None, language: str = "en") -> str:
    """A message of a game's room, in words. A missing message or argument is a bug, and raises."""
    return _said(room, message, language, tuple(args.items()) if args else ())


@lru_cache(REMEMBERED)
def _said(room: str, message: str, language: str, args: tuple[tuple[str, str | int], ...]) -> str:
    bundle = _bundle(language, room)
    pattern = bundle.get_message(message).value
    text, errors = bundle.format_pattern(pattern, dict(args))
    if errors:
        raise LookupError(f"{message} in {language}: {errors[0]}")
    return str(text)


@dataclass(frozen=True)
class Voice:
    """Says the messages of a game's room in one language: `voice("pay-metal", n=2)`."""

    room: str
    language: str

    def __call__(self, message: str, /, **args: str | int) -> str:
        return _said(self.room, message, self.language, tuple(args.items()))

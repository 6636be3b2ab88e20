"""Messages in people's languages: the Fluent files of the house, and those of each game in its own package. See docs/words.md."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any

from fabrica.engine.parts import folder_of

HOUSE = Path(__file__).parent
PLAIN_WORDS = HOUSE.parent / "plain" / "words"
LANGUAGES = ("en", "pt", "pl", "es")
REMEMBERED = 16_384  # messages, with what they were told
HOME = ""  # no package: the house alone


def folders(language: str, package: str) -> tuple[Path, ...]:
    """Where a language's files are: the house's folder and the game's."""
    return tuple(home / "locale" / language for home in ((HOUSE, _words(package)) if package else (HOUSE,)))


@cache
def _words(package: str) -> Path:
    """The folder of a game's words; that of plain words, if it has none."""
    own = folder_of(package) / "words"
    return own if (own / "locale").is_dir() else PLAIN_WORDS


def sources(language: str, package: str) -> list[Path]:
    """The files of a language: the house's, then the game's."""
    return [path for folder in folders(language, package) for path in sorted(folder.glob("*.ftl"))]


@cache
def spoken(package: str) -> tuple[str, ...]:
    """The languages in which both the house and the game have all their files."""
    files = {language: {(path.parents[2], path.name) for path in sources(language, package)} for language in LANGUAGES}
    return tuple(language for language in LANGUAGES if files[language] >= files[LANGUAGES[0]])


def heard(package: str, language: str) -> str:
    """The language in which a package answers someone: their own, or English."""
    return language if language in spoken(package) else LANGUAGES[0]


def preferred(package: str, environment: Mapping[str, str]) -> str:
    """The language that a person's environment asks for, if it is spoken; else English."""
    asked = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    return asked[:2] if asked[:2] in spoken(package) else LANGUAGES[0]


@cache
def _bundle(language: str, package: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource  # here: simulations start without it

    bundle = FluentBundle([language], use_isolating=False)
    if package and _words(package) == PLAIN_WORDS:
        bundle.add_resource(FluentResource(f"game-name = {_plain_name(package)}"))
    for path in sources(language, package):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=False)
    return bundle


def _plain_name(package: str) -> str:
    """What a game without words is called: its id, as people would write it."""
    game = getattr(import_module(package), "GAME", None)
    return game.id.replace("-", " ").capitalize() if game else package


def prepare(package: str, language: str) -> None:
    """Read a package's messages, so that the first of them is said as fast as any other."""
    _bundle(language, package)


def has(package: str, message: str, language: str) -> bool:
    return bool(_bundle(language, package).has_message(message))


def say(package: str, message: str, args: Mapping[str, str | int] | None = None, language: str = "en") -> str:
    """A message of a game's package, in words. A missing message or argument is a bug, and raises."""
    return _said(package, message, language, tuple(args.items()) if args else ())


@lru_cache(REMEMBERED)
def _said(package: str, message: str, language: str, args: tuple[tuple[str, str | int], ...]) -> str:
    bundle = _bundle(language, package)
    pattern = bundle.get_message(message).value
    text, errors = bundle.format_pattern(pattern, dict(args))
    if errors:
        raise LookupError(f"{message} in {language}: {errors[0]}")
    return str(text)


@dataclass(frozen=True)
class Voice:
    """Says the messages of a game's package in one language: `voice("pay-metal", n=2)`."""

    package: str
    language: str

    def __call__(self, message: str, /, **args: str | int) -> str:
        return _said(self.package, message, self.language, tuple(args.items()))

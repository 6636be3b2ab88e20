"""The messages of Scythe, beside what tests/test_words.py asks of every game: no English is left."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from fabrica.engine.parts import folder_of
from fabrica.games.scythe.data.position import PACKAGE
from fabrica.games.scythe.words.phrases import SPOKEN
from fabrica.i18n.messages import LANGUAGES
from reading_words import read

HOME = folder_of(PACKAGE) / "words" / "locale"
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_translation = pytest.mark.parametrize("language", LANGUAGES[1:])

# Words that are the same in another language, in small letters: names, terms of the game, and what the languages share.
SHARED = {
    *("albion", "rusviet", "togawa", "crimea", "polania", "maifuku", "toka", "suiton", "ronin", "shinobi", "scythe"),
    *("automa", "autometta", "automaszyna", "ultimaszyna", "industrial", "metal", "mech", "mechs", "tundra"),
    *("popul", "normal"),
}


def texts(language: str) -> dict[str, str]:
    """The words of every message, without its arguments."""
    found = {}
    for path in sorted((HOME / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message) and entry.value is not None:
                found[entry.id.name] = FluentSerializer().serialize_entry(ftl.Message(ftl.Identifier("x"), entry.value))[3:]
    return found


def left_in_english(english: dict[str, str], other: dict[str, str]) -> list[str]:
    """The messages that read as the English ones, and are not of shared words only."""
    return [id for id, text in english.items() if other.get(id) == text and not_shared(text)]


def not_shared(text: str) -> set[str]:
    words = set(re.findall(r"[^\W\d_]{4,}", re.sub(r"\{ *\$\w+ *(->)?|\[\w+\]", "", text).lower()))
    return words - SHARED


@every_translation
def test_no_english_is_left(language: str) -> None:
    assert left_in_english(texts("en"), texts(language)) == []


def test_english_would_be_found() -> None:
    english, other = {"a": "Gain { $pay }", "b": "Rusviet"}, {"a": "Gain { $pay }", "b": "Rusviet"}
    assert left_in_english(english, other) == ["a"]
    assert left_in_english(english, {"a": "Paga { $pay }", "b": "Rusviet"}) == []


SENTENCES = ("moves.ftl", "log.ftl", "waiting.ftl")  # whose arguments come in words


def selects_on_words(path: Path) -> list[str]:
    """Messages that select on what is said: they would always say the last variant."""
    return [message.id for message in read(path) for arg in message.choices() if arg in SPOKEN]


@every_language
def test_nothing_selects_on_what_comes_in_words(language: str) -> None:
    assert [id for file in SENTENCES for id in selects_on_words(HOME / language / file)] == []


def test_a_selection_on_words_would_be_found(tmp_path: Path) -> None:
    path = tmp_path / "waiting.ftl"
    path.write_text("wait-top = { $section ->\n    [trade] Pay\n   *[produce] Produce\n}\n", encoding="utf-8")
    assert selects_on_words(path) == ["wait-top"]

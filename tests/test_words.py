"""Every language has all messages, with the same arguments and its own plurals; and nothing that the code never says."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from fabrica.engine.parts import folder_of
from fabrica.i18n.messages import HOME, HOUSE, LANGUAGES, folders, has, preferred, say, sources, spoken
from fabrica.registry import PACKAGES
from reading_words import Message, Sayings, bundle_of, faults, messages, problems, read, unformatted

GAMES = [*PACKAGES.values()]
HOMES = [HOUSE, *(folder_of(package) / "words" for package in GAMES)]


def translated(language: str) -> bool:
    return (HOUSE / "locale" / language).is_dir()


def waiting_for(language: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(not translated(language), reason=f"{language} is not translated yet")


every_language = pytest.mark.parametrize("language", [pytest.param(name, marks=waiting_for(name)) for name in LANGUAGES])
every_home = pytest.mark.parametrize("home", HOMES, ids=lambda home: home.parent.name)
every_package = pytest.mark.parametrize("package", GAMES)


@cache
def of(home: Path, language: str) -> dict[str, Message]:
    return messages(home / "locale" / language)


@cache
def said_in(folder: Path) -> Sayings:
    return Sayings(folder)


@every_language
@every_home
def test_a_language_says_all_that_english_says(home: Path, language: str) -> None:
    """The same messages with the same arguments and choices; plurals as the language has them."""
    assert of(home, "en")
    assert list(problems(of(home, "en"), of(home, language), language)) == []


@every_language
@pytest.mark.parametrize("package", [HOME, *GAMES])
def test_every_message_can_be_said(package: str, language: str) -> None:
    """With any arguments, and without spaces around it: the house's, and each game's own beside them."""
    bundle = bundle_of(sources(language, package), language)
    own = of(HOUSE if package == HOME else folder_of(package) / "words", language)
    assert own
    assert list(unformatted(own, {**of(HOUSE, language), **own}, bundle)) == []


@every_language
@every_package
def test_a_message_stands_in_one_file(package: str, language: str) -> None:
    ids = [message.id for path in sources(language, package) for message in read(path)]
    assert len(ids) == len(set(ids))


@every_home
def test_every_message_is_said_somewhere(home: Path) -> None:
    found = of(home, "en")
    code, mentioned = said_in(HOUSE.parent), {id for message in found.values() for id in message.mentions}
    assert [id for id in found if not code.has(id) and id not in mentioned] == []


# The door


def test_the_environment_chooses_a_language_that_is_spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fabrica.i18n.messages.spoken", lambda package: ("en", "pl"))
    package = GAMES[0]
    assert preferred(package, {"LANG": "pl_PL.UTF-8"}) == "pl"
    assert preferred(package, {"LANG": "es_ES.UTF-8"}) == "en"
    assert preferred(package, {"LC_ALL": "C", "LANG": "pl_PL"}) == "en"
    assert preferred(package, {}) == "en"


def test_a_language_is_spoken_where_every_file_is_translated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The house's file is not the package's, even if it has the same name."""
    monkeypatch.setattr("fabrica.i18n.messages.HOUSE", tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "hut").mkdir()
    (tmp_path / "hut/__init__.py").touch()
    hut = "hut/words/locale"
    for file in ("locale/en/a", "locale/pl/a", "locale/es/a", f"{hut}/en/a", f"{hut}/en/b", f"{hut}/pl/b"):
        path = tmp_path / f"{file}.ftl"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("hello = Hello\n")
    assert spoken.__wrapped__(HOME) == ("en", "pl", "es")
    assert spoken.__wrapped__("hut") == ("en",)
    (tmp_path / "hut/words/locale/pl/a.ftl").write_text("hello = Hello\n")
    assert spoken.__wrapped__("hut") == ("en", "pl")


def test_a_missing_message_or_argument_is_a_bug() -> None:
    package = GAMES[0]
    assert "en" in spoken(package)
    assert not has(package, "no-such-message", "en")
    with pytest.raises(LookupError):
        say(package, "no-such-message")
    with pytest.raises(LookupError):
        say(package, "terminal-hand")
    assert all(folder.is_dir() for folder in folders("en", package))


# The checks themselves: each sees what it is for

ENGLISH = """
cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
sweep = { $row ->
    [blueprints] Sweep the blueprints
   *[contractors] Sweep the contractors
}
hello = Hello, { $who }
"""
POLISH = """
cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
sweep = { $row ->
    [blueprints] Wymień plany
   *[contractors] Wymień fachowców
}
hello = Witaj, { $who }
"""
PLANTED = {
    "missing": ("hello = Witaj, { $who }\n", "", "hello is missing"),
    "unknown": ("hello =", "bye = Do widzenia\nhello =", "bye is not in English"),
    "argument": ("{ $who }", "{ $whom }", "uses ['whom'], the English ['who']"),
    "argument left out": (", { $who }", "", "uses [], the English ['who']"),
    "plural": ("    [few] { $n } karty\n", "", "plural of n has"),
    "plural of another language": ("[few]", "[two]", "plural of n has"),
    "misspelt variant": ("[blueprints]", "[bluprints]", "selects ['bluprints', 'contractors'] of row"),
    "function": ("Witaj, { $who }", "Witaj, { UPPER($who) }", "unknown function UPPER"),
}


def planted(tmp_path: Path, text: str) -> dict[str, Message]:
    (tmp_path / "words.ftl").write_text(text, encoding="utf-8")
    return messages(tmp_path)


def test_a_good_translation_has_no_problems(tmp_path: Path) -> None:
    assert list(problems(planted(tmp_path, ENGLISH), planted(tmp_path, POLISH), "pl")) == []


@pytest.mark.parametrize(("old", "new", "problem"), PLANTED.values(), ids=PLANTED)
def test_a_bad_translation_is_found(tmp_path: Path, old: str, new: str, problem: str) -> None:
    assert old in POLISH
    found = list(problems(planted(tmp_path, ENGLISH), planted(tmp_path, POLISH.replace(old, new)), "pl"))
    assert any(problem in line for line in found)


def test_what_cannot_be_said_is_found(tmp_path: Path) -> None:
    for broken in ("hello = Hello, { no-such-message }", 'hello = Hello, { $who } { "" }', 'hello = { "{" }'):
        found = planted(tmp_path, broken + "\n")
        bundle = bundle_of([tmp_path / "words.ftl"], "en")
        assert [line.partition(" ")[0] for line in unformatted(found, found, bundle)] == ["hello"]


def test_the_plurals_of_the_languages() -> None:
    few = Message("x", selectors=[("n", frozenset({"one", "few", "many", "other"}))])
    two = Message("x", selectors=[("n", frozenset({"one", "other"}))])
    three = Message("x", selectors=[("n", frozenset({"one", "many", "other"}))])
    exact = Message("x", selectors=[("n", frozenset({"0", "1", "other"}))])
    fits = {language: [not list(faults(message, language)) for message in (two, three, few, exact)] for language in LANGUAGES}
    assert fits == {
        "en": [True, False, False, True],
        "pt": [True, True, False, True],
        "pl": [False, False, True, True],
        "es": [True, True, False, True],
    }


def test_what_is_never_said_is_found(tmp_path: Path) -> None:
    (tmp_path / "code.py").write_text('say("hello"), say(f"tool-{tool}"), "card-" + card, say(f"about-{part}"), tell("kind")')
    code = Sayings(tmp_path)
    assert all(map(code.has, ("hello", "tool-hammer", "card-miner", "about-kind", "brief-kind")))
    assert not any(map(code.has, ("goodbye", "hell", "about-tool", "tool", "about-nothing")))

"""What came of a move beyond its words, told to a seat or a spectator, each as far as they may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fabrica.engine.entry import Entry
from fabrica.games.scythe.words.cards import option_text
from fabrica.games.scythe.words.facts import Fact, facts
from fabrica.games.scythe.words.names import amount, listed, objective_name, seat_name, somewhat, voice
from fabrica.games.scythe.words.phrases import in_words
from fabrica.games.scythe.words.readings import SEATS

PRIVATE = ("news-objectives",)  # told to nobody but the seat itself


def news(entry: Entry, viewer: int | None, names: Sequence[str], language: str) -> list[str]:
    """What came of a move, a sentence for each thing. `names` are those of the seats."""
    return [told(fact, viewer, names, language) for fact in facts(entry) if fact.id not in PRIVATE or fact.who == viewer]


def automa_news(entry: Entry, language: str) -> list[str]:
    """What the Automa did after a move, if anything."""
    found = [fact.id for fact in facts(entry)]
    first = next((at for at, id in enumerate(found) if id in ("news-automa-card", "news-automa-skips")), len(found))
    return [told(fact, 0, (), language) for fact in facts(entry)[first:]]


def told(fact: Fact, viewer: int | None, names: Sequence[str], language: str) -> str:
    args = spoken(fact, names, language)
    if fact.who is None:
        return voice(language)(fact.id, **args)
    if fact.who == viewer:
        return voice(language)(f"news-{fact.id.removeprefix('news-')}-you", **args)
    id = "news-scouted-from-you" if fact.id == "news-scouted" and fact.args["other"] == viewer else fact.id
    return voice(language)(id, who=seat_name(fact.who, names, language), **args)


def spoken(fact: Fact, names: Sequence[str], language: str) -> dict[str, str | int]:
    """The arguments of a fact in words."""
    said = {key: in_list(key, value, names, language) for key, value in fact.args.items()}
    if "values" in fact.args:
        said["n"] = len(fact.args["values"])
    if "option" in fact.args:
        said["text"] = option_text(fact.args["encounter"], fact.args["option"], language)
    return in_words(said, language)


def in_list(key: str, value: Any, names: Sequence[str], language: str) -> str | int:
    """Amounts, cards and seats in words; ids and numbers stay as they are."""
    match key:
        case "amounts":
            return somewhat(value, language)
        case "things":
            return listed([amount(n, unit, language) for unit, n in value.items()], language)
        case "values":
            return ", ".join(str(card) for card in sorted(value))
        case "objectives":
            return listed([objective_name(card, language) for card in sorted(value)], language)
    found: str | int = seat_name(value, names, language) if key in SEATS else value
    return found

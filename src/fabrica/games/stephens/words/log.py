"""What came of a move beyond its words, told to a seat or a spectator. Nothing in this game is hidden: only "you" differs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fabrica.engine.entry import Entry
from fabrica.games.stephens.words.facts import Fact, facts
from fabrica.games.stephens.words.names import (
    amount,
    automa_name,
    card_name,
    card_names,
    furnace_name,
    place_name,
    seat_name,
    somewhat,
    voice,
)


def news(entry: Entry, viewer: int | None, names: Sequence[str], language: str) -> list[str]:
    """What came of a move, a sentence for each thing. `names` are those of the seats."""
    return [told(fact, viewer, names, language) for fact in facts(entry)]


def automa_news(entry: Entry, language: str) -> list[str]:
    """What the Automa did after a move, if anything."""
    return [told(fact, None, (), language) for fact in facts(entry) if fact.id.startswith("news-automa")]


def told(fact: Fact, viewer: int | None, names: Sequence[str], language: str) -> str:
    args: dict[str, str | int] = {key: spoken(key, value, names, language) for key, value in fact.args.items()}
    if fact.who is None:
        return voice(language)(fact.id, **args)
    if fact.who == viewer:
        return voice(language)(f"news-{fact.id.removeprefix('news-')}-you", **args)
    return voice(language)(fact.id, who=seat_name(fact.who, names, language), **args)


def spoken(key: str, value: Any, names: Sequence[str], language: str) -> str | int:
    """An argument of a fact in words; ids to select on and numbers stay as they are."""
    match key:
        case "amounts":
            return somewhat(value, language)
        case "card":
            return card_name(value, language)
        case "cards":
            return card_names(value, language)
        case "automa":
            return automa_name(value, language)
        case "furnaces":
            return ", ".join(furnace_name(place, language) for place in value)
        case "seats":
            return ", ".join(seat_name(seat, names, language) for seat in value)
        case "scores":
            return ", ".join(f"{seat_name(seat, names, language)} {score}" for seat, score in enumerate(value))
        case "deliveries":
            return ", ".join(f"{place_name(place, language)} {amount(n, colour, language)}" for place, colour, n in value)
    found: str | int = value
    return found

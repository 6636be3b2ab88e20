"""What things are called."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from fabrica.games.fantastic_factories.data.position import PACKAGE
from fabrica.i18n import wording
from fabrica.i18n.messages import Voice, has
from fabrica.i18n.wording import Args

NAMED = ("card", "other", "contractor")  # arguments that are cards; all others stay as they are, for the messages to select on
LISTED = ("others",)  # lists of cards


def voice(language: str) -> Voice:
    return Voice(PACKAGE, language)


def card_name(card: str, language: str) -> str:
    """A blueprint or a contractor. One that nobody has named yet is called by its id."""
    message = "card-" + card.replace("_", "-")
    return voice(language)(message) if has(PACKAGE, message, language) else card.replace("_", " ").title()


def card_names(cards: Iterable[str], language: str) -> str:
    """Cards in a list, equal ones together: "Biolab, 2 × Obelisk"."""
    return wording.counted(card_name(card, language) for card in cards)


def tool_name(tool: str, language: str) -> str:
    return voice(language)(f"tool-{tool}")


def type_name(type: str, language: str) -> str:
    """A type of blueprints."""
    return voice(language)(f"type-{type}")


def floor_name(floor: str, language: str) -> str:
    """A floor of the headquarters."""
    return voice(language)(f"floor-{floor}")


def phase_name(phase: str, language: str) -> str:
    return voice(language)(f"phase-{phase}")


def level_name(level: str, language: str) -> str:
    """How strong The Machine is."""
    return voice(language)(f"level-{level}")


def resource_name(resource: str, language: str) -> str:
    """Metal, energy, goods, cards, dice, prestige or points."""
    return voice(language)(f"resource-{resource}")


def amount(n: int, resource: str, language: str) -> str:
    """So much of something: "1 good", "2 goods"."""
    return voice(language)(f"amount-{resource}", n=n)


def seat_name(seat: int, names: Sequence[str], language: str) -> str:
    """Who sits there; a seat without a name is called by its number."""
    return wording.seat_name(voice(language), seat, names)


def named(args: Args, language: str) -> dict[str, str | int]:
    """Arguments with the ids of cards as names."""
    return {key: _named(key, value, language) for key, value in args.items()}


def _named(key: str, value: str | int, language: str) -> str | int:
    if key in LISTED:
        return card_names(str(value).split(", "), language)
    return card_name(str(value), language) if key in NAMED else value

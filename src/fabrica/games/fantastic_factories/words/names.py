"""What things are called."""

from __future__ import annotations

from collections.abc import Iterable

from fabrica.games.fantastic_factories.data.position import PACKAGE
from fabrica.i18n import wording
from fabrica.i18n.messages import has
from fabrica.i18n.naming import Names
from fabrica.i18n.wording import Args

NAMED = ("card", "other", "contractor")  # arguments that are cards; all others stay as they are, for the messages to select on
LISTED = ("others",)  # lists of cards

NAMES = Names(PACKAGE)
voice, seat_name, amount = NAMES.voice, NAMES.seat_name, NAMES.amount
phase_name, level_name, resource_name = NAMES.phase_name, NAMES.level_name, NAMES.resource_name

tool_name = NAMES.by("tool-")
type_name = NAMES.by("type-")  # a type of blueprints
floor_name = NAMES.by("floor-")  # a floor of the headquarters


def card_name(card: str, language: str) -> str:
    """A blueprint or a contractor. One that nobody has named yet is called by its id."""
    message = "card-" + card.replace("_", "-")
    return voice(language)(message) if has(PACKAGE, message, language) else card.replace("_", " ").title()


def card_names(cards: Iterable[str], language: str) -> str:
    """Cards in a list, equal ones together: "Biolab, 2 × Obelisk"."""
    return wording.counted(card_name(card, language) for card in cards)


def named(args: Args, language: str) -> dict[str, str | int]:
    """Arguments with the ids of cards as names."""
    return {key: _named(key, value, language) for key, value in args.items()}


def _named(key: str, value: str | int, language: str) -> str | int:
    if key in LISTED:
        return card_names(str(value).split(", "), language)
    return card_name(str(value), language) if key in NAMED else value

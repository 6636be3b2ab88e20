"""What the terminal says of amounts and cards. Cards are called by the words that are typed, in sentences by their names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from fabrica.games.fantastic_factories import words as wording
from fabrica.games.fantastic_factories.components import BLUEPRINTS, CONTRACTORS
from fabrica.i18n.messages import Voice
from fabrica.terminal.display import View

BLUEPRINT = {card.id: card for card in BLUEPRINTS}
CONTRACTOR = {card.id: card for card in CONTRACTORS}


def topics(_: str) -> dict[str, str]:
    """The cards; they are called by their ids."""
    return {card: card for card in (*BLUEPRINT, *CONTRACTOR)}


def about(say: Voice, card: str) -> list[str]:
    """Everything about a card, a line for each thing."""
    return [f"{wording.card_name(card, say.language)} ({card})", *wording.describe(card, say.language)]


def amounts(say: Voice, of: View) -> list[str]:
    """What a player has: metal and energy, goods, points."""
    units = {"metal": "metal", "energy": "energy", "goods": "goods", "points": "score"}
    return [wording.amount(of[key], unit, say.language) for unit, key in units.items() if key in of]


def ids(say: Voice, cards: Iterable[str]) -> str:
    """Cards with their numbers: "biolab, 2 obelisk"."""
    found = sorted(Counter(cards).items())
    return ", ".join(f"{n} {card}" if n > 1 else card for card, n in found) or say("terminal-nothing")


def dice(say: Voice, faces: Iterable[int]) -> str:
    return " ".join(f"[{face}]" for face in faces) or say("terminal-nothing")

"""A hex that is taken from the Automa yields resources; on a hex that it takes, the player's go."""

from __future__ import annotations

from typing import Any

from fabrica.engine.telling import tell
from fabrica.games.scythe.rules.map_tables import MAKES_WORKERS, NO_TOKEN, PRODUCT
from fabrica.games.scythe.rules.news import TOLD_AUTOMA_TAKES
from fabrica.games.scythe.rules.rulings import bit_of, otherwise
from fabrica.games.scythe.rules.tracks import put_tokens, remove_tokens
from fabrica.games.scythe.solo_components import CARDS

CONQUERED = (0, *(card.conquered for card in CARDS))  # by number; none before the first card
BY_COMBAT_CARD = bit_of("conquest")
TOKENS_KEPT = bit_of("automa-tokens")


def conquer(s: Any, place: int, card: int) -> None:
    """As many tokens of the terrain's resource as a card says; none on villages, lakes and the Factory."""
    if CONQUERED[card] > 0 and PRODUCT[place] != NO_TOKEN and PRODUCT[place] != MAKES_WORKERS:
        put_tokens(s, place, PRODUCT[place], CONQUERED[card])


def card_of_conquest(s: Any) -> int:
    """After a combat: that of its last turn; by the other ruling the one drawn in the combat."""
    return s.combat_card if otherwise(s, BY_COMBAT_CARD) else s.automa_card


def automa_takes(s: Any, place: int) -> None:
    """Tokens go to the supply; by the other ruling they stay."""
    if not otherwise(s, TOKENS_KEPT):
        removed = remove_tokens(s, place)
        if removed > 0:
            tell(s, TOLD_AUTOMA_TAKES, place, removed)

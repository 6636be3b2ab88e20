"""Tokens that appear on a hex taken from the Automa."""

from __future__ import annotations

from scythe.oracle_automa_cards import AUTOMA_CARD
from scythe.oracle_data import PRODUCT, RESOURCES, TERRAIN
from scythe.oracle_game import Game, Owner, add_tokens, option


def conquest(g: Game, loser: Owner, place: str, fought_with: int | None = None) -> None:
    """As many as its last turn card says (with the option: the card of the combat), of the terrain's kind."""
    if loser != "automa":
        return
    card = g["automa"]["card"]
    if fought_with is not None and option(g, "conquest", "last-turn-card") == "combat-card":
        card = fought_with
    product = PRODUCT.get(TERRAIN[place])
    if card is not None and product in RESOURCES:
        add_tokens(g, place, product, AUTOMA_CARD[card]["yields"])

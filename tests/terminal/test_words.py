"""Every card is explained, from the data of the box."""

from __future__ import annotations

import pytest

from fabrica.fantastic_factories.components import BLUEPRINTS, CONTRACTORS, Blueprint, Contractor
from fabrica.fantastic_factories.moves import MOVES as ALL_MOVES
from fabrica.terminal.sentences import MOVES
from fabrica.terminal.words import brief, card_help, contractor_brief, move_help


@pytest.mark.parametrize("card", BLUEPRINTS, ids=lambda card: card.id)
def test_a_blueprint_is_explained(card: Blueprint) -> None:
    title, *lines = card_help(card.id)
    text = " ".join(lines)
    assert card.id in title
    assert f"{card.metal} metal" in text
    assert (f"{card.energy} energy" in text) or not card.energy
    for word in (card.tool.name.lower(), card.type.name.lower(), f"{card.prestige} prestige", f"{card.copies} in the box"):
        assert word in text
    assert len(lines) >= 3, "it says what the card does"


@pytest.mark.parametrize("card", BLUEPRINTS, ids=lambda card: card.id)
def test_what_a_blueprint_pays_and_gains_is_told(card: Blueprint) -> None:
    text = " ".join(card_help(card.id))
    for recipe in card.recipes:
        for unit, n in (*recipe.pay.items(), *recipe.gain.items()):
            if unit in ("metal", "energy") and isinstance(n, int):
                assert f"{n} {unit}" in text
            if unit == "goods":
                assert f"{n} good" in text


@pytest.mark.parametrize("card", CONTRACTORS, ids=lambda card: card.id)
def test_a_contractor_is_explained(card: Contractor) -> None:
    text = " ".join(card_help(card.id))
    assert "discard a card" in text
    assert (f"pay {card.energy} energy" in text) or not card.energy
    assert len(card_help(card.id)) >= 4
    assert contractor_brief(card)


def test_a_brief_fits_into_the_table_at_80_columns() -> None:
    assert max(len(brief(card)) for card in BLUEPRINTS) <= 36
    assert all(brief(card) for card in BLUEPRINTS)


def test_some_cards_in_words() -> None:
    assert card_help("biolab")[-1] == "Once a round: place a die showing 1 and pay 1 energy; you gain 1 good."
    assert card_help("gymnasium")[-1].endswith("it now shows X+1 and can still be placed.")
    assert "either 2 metal or 3 energy or 2 cards" in card_help("manufactory")[-1]


def test_every_kind_of_move_is_explained() -> None:
    assert {move.split()[0] for move in ALL_MOVES} == set(MOVES)
    assert all(move_help(verb) for verb in MOVES)

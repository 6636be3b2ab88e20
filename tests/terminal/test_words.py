"""Help for every card and every kind of move, and cards in a few signs that fit into the table."""

from __future__ import annotations

import pytest

from fabrica.fantastic_factories import wording
from fabrica.fantastic_factories.components import BLUEPRINTS, CONTRACTORS
from fabrica.fantastic_factories.moves import MOVES
from fabrica.terminal.words import card_help


@pytest.mark.parametrize("card", [card.id for card in (*BLUEPRINTS, *CONTRACTORS)])
def test_help_names_a_card_and_says_what_is_typed_for_it(card: str) -> None:
    title, *lines = card_help(card, "en")
    assert title == f"{wording.card_name(card, 'en')} ({card})"
    assert tuple(lines) == wording.describe(card, "en")


def test_a_brief_fits_into_the_table_at_80_columns() -> None:
    assert max(len(wording.brief(card.id, "en")) for card in BLUEPRINTS) <= 36


def test_every_kind_of_move_is_explained() -> None:
    assert {move.split()[0] for move in MOVES} == set(wording.VERBS)
    assert all(wording.move_help(verb, "en") for verb in wording.VERBS)

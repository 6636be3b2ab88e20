"""What the cards and pieces of Scythe do, in words: composed from the box, so that no number stands twice."""

from __future__ import annotations

import re

import pytest

from fabrica.games.scythe import words as wording
from fabrica.games.scythe.components import (
    ABILITIES,
    ENCOUNTERS,
    FACTORY_CARDS,
    MANY,
    MATS,
    OBJECTIVES,
    STRUCTURES,
    TILES,
    TRAP_LOSSES,
    TRAPS,
    Exchange,
    FactoryCard,
)
from fabrica.games.scythe.rules.tables import FACTION_IDS, MAT_IDS
from fabrica.games.scythe.solo_components import CARDS as AUTOMA_CARDS
from fabrica.games.scythe.words import cards, pieces
from fabrica.i18n.messages import LANGUAGES

every_language = pytest.mark.parametrize("language", LANGUAGES)
BENEFITS = ("upgrade", "deploy", "build", "enlist")  # said in words where there is one
CARDS = (
    *(f"encounter-{n}" for n in range(1, len(ENCOUNTERS) + 1)),
    *(f"factory-{n}" for n in range(1, len(FACTORY_CARDS) + 1)),
    *(f"objective-{n}" for n in range(1, len(OBJECTIVES) + 1)),
    *(f"tile-{n}" for n in range(1, len(TILES) + 1)),
    *(f"automa-{n}" for n in range(1, len(AUTOMA_CARDS) + 1)),
    *(f"ability-{id}" for id in ABILITIES),
    *(f"gift-{id}" for id in FACTION_IDS),
    *(f"structure-{id}" for id in STRUCTURES),
    *(f"trap-{id}" for id in TRAPS),
    *(f"mat-{id}" for id in MAT_IDS),
    *(f"faction-{id}" for id in FACTION_IDS),
)


def text(card: str, language: str = "en") -> str:
    return " ".join(wording.describe(card, language))


def numbers(text: str) -> list[int]:
    return sorted(int(number) for number in re.findall(r"\d+", text))


@every_language
def test_every_card_is_told_in_sentences(language: str) -> None:
    for card in CARDS:
        lines = wording.describe(card, language)
        assert lines
        assert all(line.endswith(".") and not re.search(r"[{}_]|  | [.,:;]|\.\.", line) for line in lines), lines
        assert set(wording.effects(card, language)) <= set(lines)
        brief = wording.brief(card, language)
        assert brief.strip() == brief != ""
        assert "{" not in brief


@every_language
def test_no_two_cards_do_the_same(language: str) -> None:
    """But for encounters that are equal in the box."""
    rest = [card for card in CARDS if not card.startswith("encounter")]
    assert len({text(card, language) for card in rest}) == len(rest)
    assert len({text(f"encounter-{n}", language) for n in range(1, 29)}) == len({repr(card) for card in ENCOUNTERS})


# The numbers are those of the box


def in_the_box(option: Exchange) -> list[int]:
    return sorted(n for bag in (option.cost, option.gain) for unit, n in bag.items() if unit not in BENEFITS)


@every_language
def test_an_option_says_the_numbers_of_its_card(language: str) -> None:
    for n, card in enumerate(ENCOUNTERS, 1):
        for option, exchange in enumerate(card, 1):
            assert numbers(wording.option_text(n, option, language)) == in_the_box(exchange)
            assert numbers(wording.option_brief(n, option, language)) == in_the_box(exchange)


@every_language
def test_an_objective_says_the_numbers_of_its_card(language: str) -> None:
    unsaid = ("the_factory", "power_lead", "sent_home", "factory_card", "workers_less_recruits")
    for n, card in enumerate(OBJECTIVES, 1):
        bounds = {name: low if high == MANY or low == high else high for name, (low, high) in card.requires.items()}
        said = {name: n for name, n in bounds.items() if name not in unsaid and (n or name in ("power", "coins"))}
        assert numbers(text(f"objective-{n}", language)) == sorted(said.values())


@every_language
def test_a_mat_and_a_trap_say_the_numbers_of_the_box(language: str) -> None:
    for mat in MATS:
        sections = [(section.cost, section.cost - section.slots, section.coins) for section in mat.sections]
        assert numbers(text(f"mat-{mat.id}", language)) == sorted(
            [mat.popularity, mat.coins, *(n for row in sections for n in row)]
        )
    for trap, loss in zip(TRAPS, TRAP_LOSSES, strict=True):
        assert numbers(text(f"trap-{trap}", language)) == [loss]


def test_another_box_is_told_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    """No number of a card stands in a message."""
    monkeypatch.setattr(cards, "FACTORY_CARDS", (FactoryCard({"oil": 11}, {"coins": 12}, or_gain={"enlist": 1}),))
    monkeypatch.setattr(cards, "STEPS_OF_FACTORY_CARD", 13)
    monkeypatch.setattr(pieces, "POWER_OF", {"artillery": 14})
    monkeypatch.setattr(pieces, "ARTILLERY_COST", 15)
    cards.effects.cache_clear()
    found = [wording.effects(card, "en") for card in ("factory-1", "ability-artillery")]
    cards.effects.cache_clear()
    assert found == [
        ("Top action: Pay 11 oil to gain 12 coins or a recruit.", "Bottom action: move one unit up to 13 steps."),
        ("Before a combat you may pay 15 power: your enemy loses 14 power.",),
    ]


# Examples


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("factory-7", "Top action: Pay 1 popularity to gain a mech or a structure."),
        ("objective-7", "when you have a Factory card, you have deployed at least 1 mech and you have at most 3 workers."),
        ("objective-18", "when your power is 0, you have at least 13 popularity and you have at least 5 workers."),
        ("tile-1", "you count the tunnels next to your structures and gain coins: 1 → 2, 2–3 → 4, 4–5 → 6, 6+ → 9."),
        ("faction-rusviet", "Riverwalk: Your character and mechs may cross rivers onto: farm, village."),
        ("mat-industrial", "Produce above Deploy: the bottom action costs 3 metal, with all upgrades 1, and brings 2 coins."),
        ("automa-7", "First scheme: with at least 5 power it attacks combat units (only Saxony), else a worker moves."),
        ("automa-7", "Autometta skips this card."),
    ],
)
def test_some_cards_in_words(card: str, told: str) -> None:
    assert told in text(card)


def test_an_objective_says_when_it_is_shown() -> None:
    assert text("objective-1").endswith("Only at the end of your turn.")
    assert text("objective-6").endswith("At the beginning of your turn, before the bottom action, or at the end of your turn.")


def test_cards_in_few_signs() -> None:
    assert wording.brief("encounter-25", "en") == "2 power + 1 popul.; $2 → 4 power; 2 popul. → upgrade + 2 any"
    assert wording.brief("factory-2", "es") == "1 popul. → mejora / recluta"
    assert wording.brief("tile-4", "pl") == "1 → 2, 2 → 4, 3+ → 6"

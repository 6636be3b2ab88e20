"""What is in the box: the sums that must come out, and every row of the table of facts where that is at hand."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import fabrica
from fabrica.games.fantastic_factories.components import BLUEPRINTS, CONTRACTORS, Blueprint, Contractor

ROOT = Path(__file__).resolve().parents[2]
FACTS = ROOT.parent / "shared" / "games" / "fantastic-factories.md"


def deck() -> list[Blueprint]:
    """Every single blueprint of the box."""
    return [card for card in BLUEPRINTS for _ in range(card.copies)]


def test_there_are_74_blueprints_of_32_names() -> None:
    """Each name once in the table."""
    assert len(deck()) == 74
    assert len({card.id for card in BLUEPRINTS}) == len(BLUEPRINTS) == 32


def test_the_tools_of_the_blueprints() -> None:
    """How many cards carry each."""
    assert Counter(card.tool.name.lower() for card in deck()) == {"shovel": 19, "gear": 19, "wrench": 18, "hammer": 18}


def test_the_types_of_the_blueprints() -> None:
    """How many cards are of each."""
    types = {"production": 25, "utility": 14, "special": 13, "monument": 12, "training": 10}
    assert Counter(card.type.name.lower() for card in deck()) == types


def test_the_build_costs_of_all_blueprints() -> None:
    """Their sums."""
    assert (sum(card.metal for card in deck()), sum(card.energy for card in deck())) == (147, 116)


def test_there_are_17_contractors_of_8_names() -> None:
    """Each with its copies."""
    copies = {
        "architect": 2,
        "electrician": 2,
        "engineer": 1,
        "foreman": 1,
        "hired_hands": 3,
        "investor": 3,
        "miner": 2,
        "specialist": 3,
    }
    assert {contractor.id: contractor.copies for contractor in CONTRACTORS} == copies
    assert sum(contractor.copies for contractor in CONTRACTORS) == 17


@pytest.mark.parametrize("seats", range(1, 6))
def test_a_game_holds_the_whole_box(seats: int) -> None:
    """No card is lost and none made, from the deal to a later round."""
    match = fabrica.Match("fantastic-factories", seats=seats, seed=seats)
    for _ in range(60 * seats):
        if match.over:
            break
        seat = match.active[-1]
        moves = match.moves(seat)
        match.play(moves[len(match.log) * 7 % len(moves)], seat)
        assert cards_seen(match) == {"blueprints": 74, "contractors": 17}


def cards_seen(match: fabrica.Match) -> dict[str, int]:
    """How many cards there are, wherever they lie."""
    view, position = match.view(None), match.position()
    found: dict[str, int] = {}
    for kind in ("blueprints", "contractors"):
        found[kind] = view["decks"][kind] + len(position["discards"][kind]) + sum(c is not None for c in position["market"][kind])
    owners = [*position["seats"], position["machine"] or {"compound": []}]
    found["blueprints"] += sum(len(owner["compound"]) + len(owner.get("hand", [])) for owner in owners)
    return found


# ----------------------------------------------------------------------------------------------------------------- the facts


def facts(section: int) -> list[list[str]]:
    """The cells of the table in a section of the facts, row by row."""
    if not FACTS.exists():
        pytest.skip(f"the facts are not at hand: there is no folder {FACTS.parent.parent.name} beside the repository")
    text = FACTS.read_text(encoding="utf-8")
    part = text.split(f"\n## {section}. ")[1].split("\n## ")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in part.splitlines() if line.startswith("|")]
    return rows[2:]  # after the head and its rule


def blueprint_row(card: Blueprint) -> list[str]:
    """A blueprint as the facts write it: id, type, copies, metal, energy, tool, prestige."""
    worth = [str(card.prestige + card.prestige_step * n) for n in range(card.copies if card.prestige_step else 1)]
    numbers = [str(card.copies), str(card.metal), str(card.energy)]
    return [card.id, card.type.name.lower(), *numbers, card.tool.name.lower(), "/".join(worth)]


def contractor_row(contractor: Contractor) -> list[str]:
    """A contractor as the facts write it: id, copies, extra energy."""
    return [contractor.id, str(contractor.copies), f"{contractor.energy}E" if contractor.energy else ""]


def test_every_blueprint_is_as_the_facts_say() -> None:
    """Type, copies, costs, tool and prestige of all 32, in their order."""
    assert [blueprint_row(card) for card in BLUEPRINTS] == [row[:7] for row in facts(1)]


def test_every_contractor_is_as_the_facts_say() -> None:
    """Copies and extra energy of all 8, in their order."""
    assert [contractor_row(contractor) for contractor in CONTRACTORS] == [row[:3] for row in facts(2)]

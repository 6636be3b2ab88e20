"""The engine against an independent oracle of the renewal phase and of final scoring: the same choices, positions and points."""

from __future__ import annotations

from collections import Counter

from stephens.agreement import compare_round, compared

ROUNDS = 30
POSITIONS = 450
MET = {
    *("column", "supply", "set", "accept", "fund", "skim", "create", "reinforce", "unlock", "fulfil", "substitute", "pay"),
    *("done", "draw", "automa_apprentice", "deck made anew", "final renewals", "shared wins"),
}


def test_renewals_and_scorings_agree_with_the_oracle() -> None:
    total: Counter[str] = Counter()
    for number in range(ROUNDS):
        total += compare_round(number)
    assert compared(total) >= POSITIONS
    assert {name for name in MET if not total[name]} == set()

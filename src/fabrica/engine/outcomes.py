"""The end of a game: who leads, and what that is worth to a seat. Rules, some over the contract's names."""

from __future__ import annotations

from typing import Any

from fabrica.engine.any_game import rival, score, winners
from fabrica.engine.backend import apart
from fabrica.engine.bit_sets import has, size

FULL_MARGIN = 20  # points ahead that are worth as much as winning


def leaders_with(leaders: int, seat: int, ahead: int) -> int:
    """Those who lead, after one more seat that is so far ahead of them: it takes their place, shares it, or neither."""
    if ahead > 0:
        return 1 << seat
    return leaders | 1 << seat if ahead == 0 else leaders


def share(winners: int, seat: int) -> float:
    """What a seat has of a win: the winners have equal parts."""
    return 1.0 / size(winners) if has(winners, seat) else 0.0


def half_by_margin(s: Any, seats: int, seat: int) -> float:
    """Half of the outcome, and half of how far ahead the seat is, from -1 to 1."""
    apart()
    ahead = max(-1.0, min(1.0, (score(s, seat) - best_other(s, seats, seat)) / FULL_MARGIN))
    return 0.5 * outcome(winners(s), seats, seat) + 0.5 * ahead


def best_other(s: Any, seats: int, seat: int) -> int:
    """The best score of the others; alone, that of the opponent that is no seat."""
    if seats == 1:
        return rival(s)
    best = score(s, (seat + 1) % seats)
    for i in range(2, seats):
        best = max(best, score(s, (seat + i) % seats))
    return best


def outcome(won: int, seats: int, seat: int) -> float:
    """The winners share 1 and the others share -1; a tie of all is 0. Alone: 1 or -1."""
    if seats == 1:
        return 1.0 if won != 0 else -1.0
    count = size(won)
    if count == seats:
        return 0.0
    return 1.0 / count if has(won, seat) else -1.0 / (seats - count)

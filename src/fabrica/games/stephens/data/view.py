"""What a seat may see: everything lies open but the order of the decks, which does not exist before a card is drawn."""

from __future__ import annotations

from typing import Any

from fabrica.engine.bit_sets import size
from fabrica.engine.chance import start_chance
from fabrica.engine.layout import copy
from fabrica.games.stephens.data.from_position import FIELDS, from_position
from fabrica.games.stephens.data.position import position
from fabrica.games.stephens.rules.ending import needed, score
from fabrica.games.stephens.rules.state import is_solo
from fabrica.games.stephens.rules.tables import BLUE_CARDS, RED_CARDS
from fabrica.games.stephens.solo_components import RANK_FROM, RANKS

RANK_STARTS = tuple(RANK_FROM.values())


def view(s: Any, viewer: int | None) -> dict[str, Any]:
    return {
        **position(s),
        "viewer": viewer,
        "decks": {
            "red": size(s.profession_deck & RED_CARDS),
            "blue": size(s.profession_deck & BLUE_CARDS),
            "contracts": size(s.contract_deck),
            "investments": size(s.investment_deck),
        },
        "scores": [score(s, seat) for seat in range(s.players)],
        "solo": {"needed": needed(s), "rank": rank(s)} if is_solo(s) else None,
    }


def rank(s: Any) -> str:
    """What the score of a solo game makes of the player, at its level."""
    return RANKS[sum(score(s, 0) >= start for start in RANK_STARTS[s.level]) - 1]


def resample(s: Any, viewer: int | None, key: tuple[int, ...]) -> Any:
    """The same state with its chance under another key: there is nothing else that a seat cannot know."""
    other = copy(s)
    start_chance(other, key)
    return other


def imagine(view: dict[str, Any], key: tuple[int, ...]) -> Any:
    """A state that looks like the view, chance starting under a key."""
    return from_position({field: view[field] for field in FIELDS if field in view}, key)

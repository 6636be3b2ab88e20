"""What a seat may see, made from a list of what lies open and its own hand; and dealing anew what it cannot see."""

from __future__ import annotations

import random
from typing import Any

from fabrica.engine.chance import start_chance
from fabrica.engine.layout import copy
from fabrica.engine.piles import move_all, put, remove
from fabrica.games.fantastic_factories.data.position import cards, members, public, public_seat
from fabrica.games.fantastic_factories.rules.ending import score
from fabrica.games.fantastic_factories.rules.machine import machine_score
from fabrica.games.fantastic_factories.rules.rounds import end_is_triggered
from fabrica.games.fantastic_factories.rules.state import is_solo


def view(s: Any, viewer: int | None) -> dict[str, Any]:
    seen = public(s)
    if is_solo(s):
        seen["machine"]["score"] = machine_score(s)
    return {
        **seen,
        "viewer": viewer,
        "decks": {"blueprints": s.blueprint_deck.size, "contractors": s.contractor_deck.size},
        "ending": bool(s.last_round) or end_is_triggered(s),
        "seats": [seen_seat(s, seat, viewer) for seat in range(s.players)],
    }


def seen_seat(s: Any, seat: int, viewer: int | None) -> dict[str, Any]:
    hand = s.seats[seat].hand
    return {
        **public_seat(s, seat),
        "hand": cards(hand) if seat == viewer else None,
        "cards": hand.size,
        "score": score(s, seat),
    }


def resample(s: Any, viewer: int | None, key: tuple[int, ...]) -> Any:
    """A state that looks the same to the viewer: other hands and the deck dealt anew, chance under another key."""
    other = copy(s)
    others = [seat for seat in range(s.players) if seat != viewer]
    for seat in others:
        move_all(other.seats[seat].hand, other.blueprint_deck)
    unseen = [kind for kind in members(other.blueprint_deck.kinds) for _ in range(other.blueprint_deck.count[kind])]
    random.Random(repr(key)).shuffle(unseen)  # noqa: S311 repeatable luck, no secret
    for seat in others:
        for _ in range(s.seats[seat].hand.size):
            card = unseen.pop()
            remove(other.blueprint_deck, card)
            put(other.seats[seat].hand, card)
    start_chance(other, key)
    return other
